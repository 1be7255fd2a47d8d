//! Messages for illegal moves, unreadable texts and impossible setups of Stein's game.

use ordo_rules::stein::{Axis, IllegalMove, Impossible, PIECES, ParseMoveError, Square, SquareSet};

use crate::codes;
use crate::message::{Message, color, found, number, squares, text};
use crate::outcome::outcome_message;

/// The message for an illegal move.
pub(super) fn illegal(illegal: &IllegalMove) -> Message {
    use IllegalMove as I;
    match *illegal {
        I::GameOver(outcome) => codes::OVER.with([]).because(outcome_message(outcome)),
        I::NoPiece { square } => codes::S_NO_PIECE.with([text(square)]).at([square]),
        I::Gap { square } => codes::S_GAP.with([text(square)]).at([square]),
        I::NotYours { square, owner } => codes::S_NOT_YOURS
            .with([text(square), color(owner)])
            .at([square]),
        I::NoStep => codes::S_NO_STEP.with([]),
        I::NotStraight { from, to } => codes::S_NOT_STRAIGHT
            .with([text(from), text(to)])
            .at([from, to]),
        I::NotAcross { axis: Axis::Rank } => codes::S_NOT_ACROSS_RANK.with([]),
        I::NotAcross { axis: Axis::File } => codes::S_NOT_ACROSS_FILE.with([]),
        I::Backward { color: mover, .. } => codes::S_BACKWARD.with([color(mover)]),
        I::Blocked { run, square, by } => {
            let code = if run.is_ordo() {
                codes::S_ORDO_BLOCKED
            } else {
                codes::S_BLOCKED
            };
            code.with([text(square), color(by)]).at([square])
        }
        I::OwnPiece { square } => codes::S_OWN_PIECE.with([text(square)]).at([square]),
        I::OrdoCaptures { square, .. } => codes::S_ORDO_CAPTURES.with([text(square)]).at([square]),
        I::OrdoWrittenAsCapture { written } => {
            codes::S_ORDO_WRITTEN_AS_CAPTURE.with([text(written)])
        }
        I::NothingToCapture { square, written } => codes::S_NOTHING_TO_CAPTURE
            .with([text(square), text(written)])
            .at([square]),
        I::IsCapture { square, written } => codes::S_IS_CAPTURE
            .with([text(square), text(written)])
            .at([square]),
        I::Splits { cut_off } => codes::S_SPLITS.with([sorted(cut_off)]).at(cut_off),
        I::StaysSplit { cut_off } => codes::S_STAYS_SPLIT.with([sorted(cut_off)]).at(cut_off),
    }
}

/// Squares in the order of their names.
fn sorted(set: SquareSet) -> crate::message::Arg {
    let mut list: Vec<Square> = set.into_iter().collect();
    list.sort_unstable();
    squares(list)
}

/// The message for a text that is not a move.
pub(super) fn unreadable(error: &ParseMoveError) -> Message {
    use ParseMoveError as E;
    match *error {
        E::ExpectedSquare { column, found: at } => {
            codes::S_TEXT_SQUARE.with([number(column), found(at)])
        }
        E::ExpectedSeparator {
            column, found: at, ..
        } => codes::S_TEXT_SEPARATOR.with([number(column), found(at)]),
        E::ExpectedEnd { column, found: at } => codes::S_TEXT_END.with([number(column), found(at)]),
        E::NotInLine { first, last } => codes::S_TEXT_NOT_IN_LINE
            .with([text(first), text(last)])
            .at([first, last]),
        E::OneSquare { square } => codes::S_TEXT_ONE_SQUARE.with([text(square)]).at([square]),
        E::OffBoard { run, end, to } => {
            codes::S_TEXT_OFF_BOARD.with([text(run), text(end), text(to)])
        }
    }
}

/// The message for a setup that is not a position.
pub fn impossible(reason: &Impossible) -> Message {
    match reason {
        Impossible::TooManyPieces { color: side, count } => {
            codes::S_SETUP_TOO_MANY.with([color(*side), number(*count), number(PIECES)])
        }
        Impossible::NoPieces { color: side } => codes::S_SETUP_NO_PIECES.with([color(*side)]),
        Impossible::Split { color: side, parts } => {
            let all = parts.iter().fold(SquareSet::EMPTY, |all, &part| all | part);
            let largest = super::parts(all).first().copied().unwrap_or_default();
            codes::S_SETUP_SPLIT
                .with([color(*side), number(parts.len())])
                .at(all - largest)
        }
        Impossible::BothOnGoalRows { white, black } => codes::S_SETUP_BOTH_ON_GOAL
            .with([sorted(*white), sorted(*black)])
            .at(*white | *black),
    }
}
