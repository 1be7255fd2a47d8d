//! Messages for illegal turns, unreadable texts and impossible setups of Khalifa's game.

use ordo_rules::khalifa::{IllegalTurn, Impossible, ParseTurnError, Size};

use crate::codes;
use crate::message::{Arg, Message, color, found, number, squares, text};
use crate::outcome::outcome_message;

/// The message for an illegal turn.
pub(super) fn illegal(illegal: &IllegalTurn) -> Message {
    use IllegalTurn as I;
    match *illegal {
        I::GameOver(outcome) => codes::OVER.with([]).because(outcome_message(outcome)),
        I::StillPlacing { in_hand } => codes::K_STILL_PLACING.with([number(in_hand)]),
        I::NothingToPlace => codes::K_NOTHING_TO_PLACE.with([]),
        I::AlreadyPlaced {
            size: which,
            square,
        } => codes::K_ALREADY_PLACED
            .with([size(which), text(square)])
            .at([square]),
        I::Occupied { square, by } => codes::K_OCCUPIED
            .with([text(square), color(by.color), size(by.size)])
            .at([square]),
        I::InLine { square, own } => codes::K_IN_LINE.with([text(square), text(own)]).at([own]),
        I::NoPiece { square } => codes::K_NO_PIECE.with([text(square)]).at([square]),
        I::NotYours { square, owner } => codes::K_NOT_YOURS
            .with([text(square), color(owner)])
            .at([square]),
        I::SamePiece { square } => codes::K_SAME_PIECE.with([text(square)]).at([square]),
        I::ThirdStep { step } => codes::K_THIRD_STEP.with([text(step.from), text(step.to)]),
        I::NoStep { square } => codes::K_NO_STEP.with([text(square)]).at([square]),
        I::NotStraight { step } => codes::K_NOT_STRAIGHT
            .with([text(step.from), text(step.to)])
            .at([step.from, step.to]),
        I::Blocked { step, square, by } => codes::K_BLOCKED
            .with([
                text(step.from),
                text(step.to),
                text(square),
                color(by.color),
                size(by.size),
            ])
            .at([square]),
    }
}

fn size(size: Size) -> Arg {
    number(size.number().into())
}

/// The message for a text that is not a turn.
pub(super) fn unreadable(error: &ParseTurnError) -> Message {
    use ParseTurnError as E;
    match *error {
        E::ExpectedTurn { column, found: at } => {
            codes::K_TEXT_TURN.with([number(column), found(at)])
        }
        E::ExpectedSquare { column, found: at } => {
            codes::K_TEXT_SQUARE.with([number(column), found(at)])
        }
        E::ExpectedSeparator {
            column, found: at, ..
        } => codes::K_TEXT_SEPARATOR.with([number(column), found(at)]),
        E::ExpectedEnd { column, found: at } => codes::K_TEXT_END.with([number(column), found(at)]),
        E::NoSuchSize { number: which } => codes::K_TEXT_SIZE.with([number(which.into())]),
    }
}

/// The message for a setup that is not a position.
pub fn impossible(reason: &Impossible) -> Message {
    match *reason {
        Impossible::Twice { piece, squares: on } => codes::K_SETUP_TWICE
            .with([color(piece.color), size(piece.size), squares(on)])
            .at(on),
        Impossible::OutOfTurn { turn, own, others } => {
            codes::K_SETUP_OUT_OF_TURN.with([color(turn), number(own), number(others)])
        }
        Impossible::InLine {
            color: side,
            first,
            second,
        } => codes::K_SETUP_IN_LINE
            .with([color(side), text(first), text(second)])
            .at([first, second]),
        Impossible::NoOrder => codes::K_SETUP_NO_ORDER.with([]),
    }
}
