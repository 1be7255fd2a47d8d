//! The codes of all messages. The catalogues have a sentence for each in every language; a test compares them.

use serde::Serialize;

use crate::message::Code;

macro_rules! codes {
    ($($constant:ident = $name:literal $([$rule:literal])? ($($arg:literal),*);)*) => {
        $(#[doc = concat!("`", $name, "`")]
        pub const $constant: Code<{ <[&str]>::len(&[$($arg),*]) }> = Code {
            name: $name,
            rule: codes!(@rule $($rule)?),
            args: [$($arg),*],
        };)*

        /// Every code, with its rule and the names of its arguments.
        pub const ALL: &[CodeEntry] = &[$(CodeEntry {
            code: $name,
            rule: codes!(@rule $($rule)?),
            args: &[$($arg),*],
        },)*];
    };
    (@rule) => { None };
    (@rule $rule:literal) => { Some($rule) };
}

/// A code of messages.
#[derive(Clone, Copy, Serialize, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CodeEntry {
    /// The key of the translations.
    pub code: &'static str,
    /// The rule it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<&'static str>,
    /// Names of the arguments. Sides are `w` and `b`.
    pub args: &'static [&'static str],
}

codes! {
    // Outcomes. Draws have no winner.
    HOME_ROW = "outcome.homeRow" ["S10"] ("winner");
    NO_PIECES = "outcome.noPieces" ["S10"] ("winner");
    CANNOT_RECONNECT = "outcome.cannotReconnect" ["S10"] ("winner");
    NO_MOVES = "outcome.noMoves" ["S10"] ("winner");
    ORDO = "outcome.ordo" ["K8"] ("winner");
    REPETITION = "outcome.repetition" ();
    AGREEMENT = "outcome.agreement" ();
    RESIGNATION = "outcome.resignation" ("winner");
    TIME = "outcome.time" ("winner");

    // A move of a game that is over; the outcome is the cause.
    OVER = "illegal.over" ();

    // Stein's game: illegal moves.
    S_NO_PIECE = "stein.noPiece" ["S6"] ("square");
    S_GAP = "stein.gap" ["S7"] ("square");
    S_NOT_YOURS = "stein.notYours" ["S3"] ("square", "owner");
    S_NO_STEP = "stein.noStep" ["S3"] ();
    S_NOT_STRAIGHT = "stein.notStraight" ["S6"] ("from", "to");
    S_NOT_ACROSS_RANK = "stein.notAcrossRank" ["S7"] ();
    S_NOT_ACROSS_FILE = "stein.notAcrossFile" ["S7"] ();
    S_BACKWARD = "stein.backward" ["S8"] ("color");
    S_BLOCKED = "stein.blocked" ["S6"] ("square", "by");
    S_ORDO_BLOCKED = "stein.ordoBlocked" ["S7"] ("square", "by");
    S_OWN_PIECE = "stein.ownPiece" ["S6"] ("square");
    S_ORDO_CAPTURES = "stein.ordoCaptures" ["S7"] ("square");
    S_ORDO_WRITTEN_AS_CAPTURE = "stein.ordoWrittenAsCapture" ["S7"] ("written");
    S_NOTHING_TO_CAPTURE = "stein.nothingToCapture" ["S6"] ("square", "written");
    S_IS_CAPTURE = "stein.isCapture" ["S6"] ("square", "written");
    S_SPLITS = "stein.splits" ["S5"] ("pieces");
    S_STAYS_SPLIT = "stein.staysSplit" ["S9"] ("pieces");

    // Stein's game: texts that are not moves. `found` is empty at the end of the text.
    S_TEXT_SQUARE = "stein.text.square" ("column", "found");
    S_TEXT_SEPARATOR = "stein.text.separator" ("column", "found");
    S_TEXT_END = "stein.text.end" ("column", "found");
    S_TEXT_NOT_IN_LINE = "stein.text.notInLine" ["S7"] ("first", "last");
    S_TEXT_ONE_SQUARE = "stein.text.oneSquare" ["S7"] ("square");
    S_TEXT_OFF_BOARD = "stein.text.offBoard" ["S1"] ("run", "end", "to");

    // Stein's game: setups that are not positions.
    S_SETUP_TOO_MANY = "stein.setup.tooMany" ["S2"] ("color", "count", "most");
    S_SETUP_NO_PIECES = "stein.setup.noPieces" ["S3"] ("color");
    S_SETUP_SPLIT = "stein.setup.split" ["S5"] ("color", "parts");
    S_SETUP_BOTH_ON_GOAL = "stein.setup.bothOnGoal" ["S10"] ("white", "black");

    // Khalifa's game: illegal turns.
    K_STILL_PLACING = "khalifa.stillPlacing" ["K3"] ("left");
    K_NOTHING_TO_PLACE = "khalifa.nothingToPlace" ["K5"] ();
    K_ALREADY_PLACED = "khalifa.alreadyPlaced" ["K3"] ("size", "square");
    K_OCCUPIED = "khalifa.occupied" ["K3"] ("square", "by", "size");
    K_IN_LINE = "khalifa.inLine" ["K4"] ("square", "own");
    K_NO_PIECE = "khalifa.noPiece" ["K5"] ("square");
    K_NOT_YOURS = "khalifa.notYours" ["K5"] ("square", "owner");
    K_SAME_PIECE = "khalifa.samePiece" ["K5"] ("square");
    K_THIRD_STEP = "khalifa.thirdStep" ["K5"] ("from", "to");
    K_TURN_IS_OVER = "khalifa.turnIsOver" ["K3"] ("step");
    K_NO_STEP = "khalifa.noStep" ["K6"] ("square");
    K_NOT_STRAIGHT = "khalifa.notStraight" ["K5"] ("from", "to");
    K_BLOCKED = "khalifa.blocked" ["K5"] ("from", "to", "square", "by", "size");

    // Khalifa's game: texts that are not turns. `found` is empty at the end of the text.
    K_TEXT_TURN = "khalifa.text.turn" ("column", "found");
    K_TEXT_SQUARE = "khalifa.text.square" ("column", "found");
    K_TEXT_SEPARATOR = "khalifa.text.separator" ("column", "found");
    K_TEXT_END = "khalifa.text.end" ("column", "found");
    K_TEXT_SIZE = "khalifa.text.size" ["K1"] ("number");

    // Khalifa's game: setups that are not positions.
    K_SETUP_TWICE = "khalifa.setup.twice" ["K1"] ("color", "size", "squares");
    K_SETUP_OUT_OF_TURN = "khalifa.setup.outOfTurn" ["K3"] ("turn", "own", "others");
    K_SETUP_IN_LINE = "khalifa.setup.inLine" ["K4"] ("color", "first", "second");
    K_SETUP_NO_ORDER = "khalifa.setup.noOrder" ["K4"] ();

    // Texts that are not setups, in either game.
    POSITION_CHARACTER = "position.character" ("column", "found");
    POSITION_NUMBER = "position.number" ("column", "most");
    POSITION_ROW_LENGTH = "position.rowLength" ("row", "squares", "expected");
    POSITION_ROW_COUNT = "position.rowCount" ("rows", "expected");
    POSITION_NO_TURN = "position.noTurn" ();
    POSITION_TURN = "position.turn" ("column", "found");
    POSITION_TRAILING = "position.trailing" ("column");

    // A game that cannot be replayed; the cause says why.
    GAME_START = "game.start" ("position");
    GAME_MOVE = "game.move" ("ply", "move");
    GAME_NO_STEPS = "game.noSteps" ();

    // Faults of records, with their places.
    RECORD_NO_GAME = "record.noGame" ();
    RECORD_NO_RESULT = "record.noResult" ("line", "column");
    RECORD_COMMENT_NOT_CLOSED = "record.commentNotClosed" ("line", "column");
    RECORD_COMMENT_NOT_OPENED = "record.commentNotOpened" ("line", "column");
    RECORD_VARIATION_NOT_CLOSED = "record.variationNotClosed" ("line", "column");
    RECORD_VARIATION_NOT_OPENED = "record.variationNotOpened" ("line", "column");
    RECORD_VARIATION_BEFORE_MOVE = "record.variationBeforeMove" ("line", "column");
    RECORD_ANNOTATION_BEFORE_MOVE = "record.annotationBeforeMove" ("line", "column");
    RECORD_UNKNOWN_ANNOTATION = "record.unknownAnnotation" ("line", "column", "found");
    RECORD_TAG_WITHOUT_NAME = "record.tagWithoutName" ("line", "column");
    RECORD_TAG_WITHOUT_VALUE = "record.tagWithoutValue" ("line", "column", "tag");
    RECORD_TAG_VALUE_NOT_CLOSED = "record.tagValueNotClosed" ("line", "column", "tag");
    RECORD_TAG_NOT_CLOSED = "record.tagNotClosed" ("line", "column", "tag");
    RECORD_TAG_TWICE = "record.tagTwice" ("line", "column", "tag");
    RECORD_TAG_AMONG_MOVES = "record.tagAmongMoves" ("line", "column");
    RECORD_BAD_CLOCK = "record.badClock" ("line", "column", "found");
    RECORD_BAD_EVAL = "record.badEval" ("line", "column", "found");
    RECORD_COMMAND_TWICE = "record.commandTwice" ("line", "column", "command");
    RECORD_UNREADABLE = "record.unreadable" ("line", "column");
    // The cause names the value that no record can hold.
    RECORD_INVALID = "record.invalid" ("line", "column");
    // The cause says why the move cannot be played.
    RECORD_MOVE = "record.move" ("game", "number", "color", "move");
    RECORD_START = "record.start" ("game", "position");
    RECORD_NO_POSITION = "record.noPosition" ("game");
    RECORD_UNKNOWN_GAME = "record.unknownGame" ("game", "name");
    RECORD_OPTION = "record.option" ("game", "tag", "value");

    // Games of other programs.
    IMPORT_JSON = "import.json" ("line", "column");
    IMPORT_FIELD = "import.field" ("game", "field");
    IMPORT_OTHER_GAME = "import.otherGame" ("game", "name");
    IMPORT_SGF = "import.sgf" ("line", "column", "found");
    IMPORT_NOT_CLOSED = "import.notClosed" ("line", "column", "opening");
    IMPORT_ACTION = "import.action" ("line", "column", "action");
    // The cause is the outcome by the rules.
    IMPORT_RESULT = "import.result" ("game", "result");

    // Values that no record can hold.
    INVALID_MOVE = "invalid.move" ("move");
    INVALID_COMMENT_BRACE = "invalid.commentBrace" ();
    INVALID_COMMENT_CONTROL = "invalid.commentControl" ();
    INVALID_COMMENT_COMMAND = "invalid.commentCommand" ();
    INVALID_COMMENT_TAG = "invalid.commentTag" ();
    INVALID_TAG_NAME = "invalid.tagName" ();
    INVALID_TAG_CONTROL = "invalid.tagControl" ();
    INVALID_TOO_MANY_TAGS = "invalid.tooManyTags" ("most");
    INVALID_EMPTY_VARIATION = "invalid.emptyVariation" ();
    INVALID_TOO_DEEP = "invalid.tooDeep" ("most");
    INVALID_CLOCK = "invalid.clock" ();
    INVALID_EVAL = "invalid.eval" ("eval");
    INVALID_RESULT = "invalid.result" ();

    // Puzzles: a damaged file, an unknown theme, a text that is no day.
    PUZZLE_UNREADABLE = "puzzle.unreadable" ("line");
    PUZZLE_THEME = "puzzle.theme" ();
    PUZZLE_DAY = "puzzle.day" ();

    // Limits.
    LIMIT_TEXT = "limit.text" ("bytes", "most");
    LIMIT_GAME = "limit.game" ("line", "most");
    LIMIT_MOVES = "limit.moves" ("moves", "most");
    NO_MEMORY = "limit.memory" ("megabytes");

    // A file of ending tables that cannot be used.
    TABLES_DAMAGED = "tables.damaged" ();

    // Invalid requests.
    REQUEST_UNREADABLE = "request.unreadable" ("column");
    REQUEST_RANGE = "request.range" ("name", "least", "most");
}

/// Codes that the JavaScript of the web app uses: the WebAssembly file cannot be loaded, it is not a WebAssembly module, the
/// engine crashed, the ending tables cannot be loaded.
pub const PAGE_CODES: &[CodeEntry] = &[
    CodeEntry {
        code: "load.missing",
        rule: None,
        args: &["status"],
    },
    CodeEntry {
        code: "load.broken",
        rule: None,
        args: &[],
    },
    CodeEntry {
        code: "engine.died",
        rule: None,
        args: &[],
    },
    CodeEntry {
        code: "tables.missing",
        rule: None,
        args: &[],
    },
];
