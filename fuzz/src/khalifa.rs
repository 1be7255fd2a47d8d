use ordo_rules::Color;
use ordo_rules::khalifa::{
    GameOptions, PackedPosition, ParsePositionError, Piece, Position, Setup, Size, Spacing, Square,
    SquareSet, Step, Symmetry, Turn,
};

use crate::choices::Choices;
use crate::game::{self, Playable};
use ordo_testkit::laws;

/// Any text is a position, an impossible setup or an error; positions and setups round-trip as text, and positions packed.
pub fn khalifa_position_text(bytes: &[u8]) {
    if let Some(&packed) = bytes.first_chunk() {
        packed_forms_are_unique(PackedPosition(u64::from_le_bytes(packed)));
    }
    let text = String::from_utf8_lossy(bytes);
    let position = text.parse::<Position>();
    let setup = match text.parse::<Setup>() {
        Ok(setup) => setup,
        Err(error) => {
            assert!(!error.faults.is_empty() && !error.to_string().is_empty());
            assert_eq!(position, Err(ParsePositionError::Unreadable(error)));
            return;
        }
    };
    assert_eq!(setup.to_string().parse(), Ok(setup));
    match setup.into_position() {
        Ok(possible) => {
            assert_eq!(position, Ok(possible));
            assert_eq!(possible.setup(), setup);
            assert_eq!(PackedPosition::from(&possible).unpack(), Some(setup));
            possible.check(&possible.legal_turns());
            laws::check(&possible, &[], []);
        }
        Err(error) => {
            assert_eq!(error.setup, setup);
            assert!(!error.reasons.is_empty() && !error.to_string().is_empty());
            assert_eq!(position, Err(ParsePositionError::Impossible(error)));
        }
    }
}

/// Packed forms are unique: unpacking and packing gives the same number.
fn packed_forms_are_unique(packed: PackedPosition) {
    let setup = packed.unpack();
    if let Some(Ok(position)) = setup.map(Setup::into_position) {
        assert_eq!(PackedPosition::from(&position), packed);
    }
}

/// Any text is a turn or an error, and a turn is accepted exactly where it is generated. A zero byte ends the text; the
/// bytes after it build a position.
pub fn khalifa_turn_text(bytes: &[u8]) {
    if let Some(turn) = game::move_text::<Position>(bytes) {
        assert_eq!(turn.swapped().swapped(), turn);
    }
}

/// Plays a game whose turns the bytes choose: generated turns are the accepted ones, also step by step, incremental state
/// equals recomputed state, winning turns are found, and undo restores every position.
pub fn khalifa_legal(bytes: &[u8]) {
    let game = game::played::<Position>(bytes);
    for (position, &turn) in game.positions().iter().zip(game.moves()) {
        steps_make_the_turn(position, turn);
    }
    let last = game.position();
    let (form, symmetry) = last.canonical_form();
    assert_eq!(symmetry.position(last), form, "{last}");
    for symmetry in [QUARTER_TURN, OTHER_SIDE] {
        let (same, _) = symmetry.position(last).canonical_form();
        assert_eq!(same, form, "{last}: {symmetry:?}");
    }
    game::undo_restores_positions(game);
}

fn steps_make_the_turn(position: &Position, turn: Turn) {
    let mut half = position.partial_turn();
    for step in turn.steps() {
        assert!(half.movable().contains(step.from), "{position}: {turn}");
        assert!(half.targets(step.from).contains(step.to));
        let next = half.take(step).expect("a legal step");
        assert_eq!(next.undo(), half, "{position}: {turn}");
        half = next;
    }
    if turn.steps().count() > 0 {
        assert_eq!(half.turn(), Some(turn), "{position}");
        let wins = position.after_unchecked(turn).has_ordo(position.turn());
        assert_eq!(half.wins(), wins, "{position}: {turn}");
    }
}

const QUARTER_TURN: Symmetry = Symmetry {
    transpose: true,
    flip: true,
    mirror: false,
    swap_colors: false,
    reverse: [false; 2],
};

const OTHER_SIDE: Symmetry = Symmetry {
    transpose: false,
    flip: false,
    mirror: true,
    swap_colors: true,
    reverse: [true; 2],
};

impl Playable for Position {
    // Both colours' sizes are reversed or none, so it does not matter whose turn it is.
    const SYMMETRIES: &[laws::NamedSymmetry<Position>] = &[
        laws::NamedSymmetry {
            name: "quarter turn",
            position: |position| QUARTER_TURN.position(position),
            mv: |turn| QUARTER_TURN.turn(Color::White, turn),
            swaps_colors: false,
        },
        laws::NamedSymmetry {
            name: "mirror, colour swap and sizes reversed",
            position: |position| OTHER_SIDE.position(position),
            mv: |turn| OTHER_SIDE.turn(Color::White, turn),
            swaps_colors: true,
        },
    ];

    /// An empty board, or all eight pieces anywhere, many of them in line.
    fn built(choices: &mut Choices) -> Position {
        let turn = if choices.flag() {
            Color::Black
        } else {
            Color::White
        };
        let spacing = if choices.flag() {
            Spacing::Adjacent
        } else {
            Spacing::Gaps
        };
        let options = GameOptions { spacing };
        if choices.below(8) == 7 {
            return Position::start_with(turn, options);
        }
        let mut setup = Setup::EMPTY;
        setup.set_turn(turn);
        let mut previous: Option<Square> = None;
        for piece in Piece::all() {
            let free = !(setup.pieces(Color::White) | setup.pieces(Color::Black));
            let near = previous.filter(|_| choices.flag());
            let squares = near.map_or(free, |square| free & in_line(square));
            let square = choices.pick(squares.into_iter());
            previous = square.or(free.first());
            if let Some(square) = previous {
                setup.set(square, Some(piece));
            }
        }
        let position = setup.into_position_with(options);
        position.expect("any arrangement of eight pieces is possible")
    }

    fn any_move(&self, choices: &mut Choices) -> Option<Turn> {
        let kind = choices.byte();
        if kind & 7 == 7 || self.occupied().len() < 8 && kind & 7 > 0 {
            let size = choices.pick(Size::ALL.into_iter())?;
            let square = choices.pick(Square::all())?;
            return Some(Turn::Place { size, square });
        }
        let first = any_step(self, kind >> 3, choices)?;
        if kind & 1 == 0 {
            return Some(Turn::One(first));
        }
        let second = any_step(self, kind >> 5, choices)?;
        Some(Turn::Two(first, second))
    }

    fn check(&self, turns: &[Turn]) {
        assert_eq!(self.key(), self.computed_key(), "{self}");
        let mut in_sets = 0;
        self.each_turn_set(|set| in_sets += set.len());
        assert_eq!(in_sets, turns.len(), "{self}");

        let (us, them) = (self.turn(), !self.turn());
        let mut winning = Vec::new();
        let mut giving = Vec::new();
        for &turn in turns {
            let after = self.after_unchecked(turn);
            if after.has_ordo(us) {
                winning.push(turn);
            } else if after.has_ordo(them) {
                giving.push(turn);
            }
        }
        let found = self.wins_in_one();
        assert_eq!(found.is_some(), !winning.is_empty(), "{self}: {found:?}");
        assert!(found.is_none_or(|turn| winning.contains(&turn)), "{self}");
        assert_eq!(self.winning_turns(), winning, "{self}");
        assert_eq!(self.giving_turns(), giving, "{self}");
    }
}

fn any_step(position: &Position, kind: u8, choices: &mut Choices) -> Option<Step> {
    let own = position.pieces(position.turn());
    let from = match kind & 3 {
        0 => choices.pick(Square::all())?,
        _ => choices.pick(own.into_iter())?,
    };
    let to = match kind & 4 {
        0 => choices.pick(in_line(from).into_iter())?,
        _ => choices.pick(Square::all())?,
    };
    Some(Step { from, to })
}

/// The squares in one row, column or diagonal with a square.
fn in_line(square: Square) -> SquareSet {
    let offsets = (-7..=7).flat_map(|n| [(n, 0), (0, n), (n, n), (n, -n)]);
    let squares = offsets.filter_map(|(rows, columns)| square.offset(rows, columns));
    squares.filter(|&other| other != square).collect()
}
