//! Messages for errors in records, with their places.

use ordo_describe::message::{number, text};
use ordo_describe::{Arg, Message, codes, outcome_message};
use ordo_rules::record::import::ImportError;
use ordo_rules::record::{Invalid, MAX_TAGS, RecordError, RecordErrorKind};

use super::{MAX_GAME, MAX_NESTING};
use crate::game::excerpt;

/// The message for a record that cannot be parsed.
pub(super) fn unreadable(error: &RecordError) -> Message {
    use RecordErrorKind as P;
    let (line, column) = (
        Arg::Number(error.location.line),
        Arg::Number(error.location.column),
    );
    let plain = match &error.kind {
        P::NoGame | P::SecondGame => return codes::RECORD_NO_GAME.with([]),
        P::TooLong { .. } => return codes::LIMIT_GAME.with([line, number(MAX_GAME)]),
        P::Invalid(invalid) => {
            let cause = self::invalid(*invalid, "");
            return codes::RECORD_INVALID.with([line, column]).because(cause);
        }
        P::UnknownAnnotation(found) => {
            return codes::RECORD_UNKNOWN_ANNOTATION.with([line, column, text(found)]);
        }
        P::TagWithoutValue(tag) => {
            return codes::RECORD_TAG_WITHOUT_VALUE.with([line, column, text(tag)]);
        }
        P::TagValueNotClosed(tag) => {
            return codes::RECORD_TAG_VALUE_NOT_CLOSED.with([line, column, text(tag)]);
        }
        P::TagNotClosed(tag) => {
            return codes::RECORD_TAG_NOT_CLOSED.with([line, column, text(tag)]);
        }
        P::TagTwice(tag) => return codes::RECORD_TAG_TWICE.with([line, column, text(tag)]),
        P::BadClock(found) => return codes::RECORD_BAD_CLOCK.with([line, column, text(found)]),
        P::BadEval(found) => return codes::RECORD_BAD_EVAL.with([line, column, text(found)]),
        P::CommandTwice(command) => {
            return codes::RECORD_COMMAND_TWICE.with([line, column, text(command)]);
        }
        P::NoResult => codes::RECORD_NO_RESULT,
        P::CommentNotClosed => codes::RECORD_COMMENT_NOT_CLOSED,
        P::CommentNotOpened => codes::RECORD_COMMENT_NOT_OPENED,
        P::VariationNotClosed => codes::RECORD_VARIATION_NOT_CLOSED,
        P::VariationNotOpened => codes::RECORD_VARIATION_NOT_OPENED,
        P::VariationBeforeMove => codes::RECORD_VARIATION_BEFORE_MOVE,
        P::AnnotationBeforeMove => codes::RECORD_ANNOTATION_BEFORE_MOVE,
        P::TagWithoutName => codes::RECORD_TAG_WITHOUT_NAME,
        P::TagAmongMoves => codes::RECORD_TAG_AMONG_MOVES,
        _ => codes::RECORD_UNREADABLE,
    };
    plain.with([line, column])
}

/// The message for a value that no record can hold; `what` is the value if it is a move.
pub(super) fn invalid(invalid: Invalid, what: &str) -> Message {
    use Invalid as I;
    match invalid {
        I::CommentBrace => codes::INVALID_COMMENT_BRACE.with([]),
        I::CommentControl(_) => codes::INVALID_COMMENT_CONTROL.with([]),
        I::CommentCommand => codes::INVALID_COMMENT_COMMAND.with([]),
        I::CommentTag => codes::INVALID_COMMENT_TAG.with([]),
        I::TagName => codes::INVALID_TAG_NAME.with([]),
        I::TagControl(_) => codes::INVALID_TAG_CONTROL.with([]),
        I::TooManyTags => codes::INVALID_TOO_MANY_TAGS.with([number(MAX_TAGS)]),
        I::EmptyVariation => codes::INVALID_EMPTY_VARIATION.with([]),
        I::TooDeep => codes::INVALID_TOO_DEEP.with([number(MAX_NESTING)]),
        _ => codes::INVALID_MOVE.with([text(what)]),
    }
}

/// The message for the `nth` game of a text in another program's format.
pub(super) fn import(error: &ImportError, nth: usize) -> Message {
    use ImportError as E;
    let nth = number(nth);
    match error {
        E::Json { location, .. } => {
            codes::IMPORT_JSON.with([Arg::Number(location.line), Arg::Number(location.column)])
        }
        E::Field(path) => codes::IMPORT_FIELD.with([nth, text(excerpt(path))]),
        E::OtherGame(name) => codes::IMPORT_OTHER_GAME.with([nth, text(excerpt(name))]),
        E::Sgf { location, found } => codes::IMPORT_SGF.with([
            Arg::Number(location.line),
            Arg::Number(location.column),
            text(found),
        ]),
        E::NotClosed { location, opening } => codes::IMPORT_NOT_CLOSED.with([
            Arg::Number(location.line),
            Arg::Number(location.column),
            text(opening),
        ]),
        E::Action { location, action } => codes::IMPORT_ACTION.with([
            Arg::Number(location.line),
            Arg::Number(location.column),
            text(action),
        ]),
        E::Result { stated, outcome } => codes::IMPORT_RESULT
            .with([nth, text(stated)])
            .because(outcome_message(*outcome)),
        E::Invalid(invalid) => self::invalid(*invalid, ""),
        _ => codes::RECORD_NO_GAME.with([]),
    }
}
