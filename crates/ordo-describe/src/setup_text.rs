//! Texts that are not setups, in either game.

use ordo_rules::{ParseSetupError, SetupFault};

use crate::codes;
use crate::message::{Message, number, text};

/// Every fault of a text that should be a position.
pub fn setup_faults(error: &ParseSetupError) -> Vec<Message> {
    error.faults.iter().map(fault).collect()
}

fn fault(fault: &SetupFault) -> Message {
    match *fault {
        SetupFault::Character { column, found, .. } => {
            codes::POSITION_CHARACTER.with([number(column), text(found)])
        }
        SetupFault::Number { column, shape } => {
            codes::POSITION_NUMBER.with([number(column), number(shape.columns.into())])
        }
        SetupFault::RowLength {
            row,
            squares,
            shape,
        } => codes::POSITION_ROW_LENGTH.with([
            number(row),
            number(squares),
            number(shape.columns.into()),
        ]),
        SetupFault::RowCount { rows, shape } => {
            codes::POSITION_ROW_COUNT.with([number(rows), number(shape.rows.into())])
        }
        SetupFault::NoTurn => codes::POSITION_NO_TURN.with([]),
        SetupFault::Turn { column, found } => {
            codes::POSITION_TURN.with([number(column), text(found)])
        }
        SetupFault::Trailing { column } => codes::POSITION_TRAILING.with([number(column)]),
    }
}
