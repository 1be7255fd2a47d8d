//! A partial turn: the possible next steps, and the forbidden ones.

use ordo_describe::message::{names, text};
use ordo_describe::{Describe, Message, codes};
use ordo_rules::khalifa::{IllegalTurn, PartialTurn, Phase, Position, Step, Turn};

use crate::game::GameView;
use crate::shapes::{Forbidden, Map, Steps};

/// The possible steps after those made so far.
pub(super) fn after(position: &Position, made: &[String]) -> Result<Steps, Message> {
    match position.phase() {
        Phase::Placement => placing(position, made),
        Phase::Moving => moving(position, made),
    }
}

fn placing(position: &Position, made: &[String]) -> Result<Steps, Message> {
    let Some((first, rest)) = made.split_first() else {
        return Ok(before_placing(position));
    };
    let turn = Position::parse_move(first)?;
    position
        .explain(turn)
        .map_err(|illegal| Position::illegal_message(&illegal))?;
    if let Some(step) = rest.first() {
        // A placement turn has one step.
        let next = Position::parse_move(step)?;
        let after = position.after_unchecked(turn);
        return Err(after.explain(next).err().map_or_else(
            || codes::K_TURN_IS_OVER.with([text(next)]),
            |illegal| Position::illegal_message(&illegal),
        ));
    }
    Ok(Steps {
        pieces: position.after_unchecked(turn).shown_pieces(),
        turn: Some(position.move_view(turn)),
        ..Steps::default()
    })
}

/// Every size in hand may go to the same squares (K4); the other free squares are forbidden to all of them.
fn before_placing(position: &Position) -> Steps {
    let allowed = position.placement_squares();
    let free = !position.occupied() - allowed;
    let mut steps = Steps {
        pieces: position.shown_pieces(),
        ..Steps::default()
    };
    for size in position.in_hand(position.turn()) {
        let forbidden = free.into_iter().filter_map(|square| {
            let illegal = position.explain(Turn::Place { size, square }).err()?;
            Some(Forbidden {
                square: square.to_string(),
                message: Position::illegal_message(&illegal),
            })
        });
        steps
            .forbidden
            .insert(size.to_string(), forbidden.collect());
        steps.targets.insert(size.to_string(), names(allowed));
    }
    steps
}

fn moving(position: &Position, made: &[String]) -> Result<Steps, Message> {
    let mut partial = position.partial_turn();
    for step in made {
        partial = match Position::parse_move(step)? {
            Turn::One(step) => partial.take(step),
            Turn::Place { .. } => Err(IllegalTurn::NothingToPlace),
            Turn::Two(first, second) => {
                partial.take(first).and_then(|partial| partial.take(second))
            }
        }
        .map_err(|illegal| Position::illegal_message(&illegal))?;
    }
    let now = partial.steps().fold(*position, stepped);
    Ok(Steps {
        pieces: now.shown_pieces(),
        targets: targets(&partial, |_| true),
        wins: targets(&partial, |step| {
            partial.take(step).is_ok_and(|after| after.wins())
        }),
        forbidden: Map::new(),
        turn: partial.turn().map(|turn| position.move_view(turn)),
    })
}

/// The squares that each piece can reach with the next step, filtered by `wanted`.
fn targets(partial: &PartialTurn, wanted: impl Fn(Step) -> bool) -> Map<Vec<String>> {
    let mut map = Map::new();
    for from in partial.movable() {
        let to = partial.targets(from).into_iter();
        let to = names(to.filter(|&to| wanted(Step { from, to })));
        if !to.is_empty() {
            map.insert(from.to_string(), to);
        }
    }
    map
}

/// The position after a step, with the same side to move.
fn stepped(position: Position, step: Step) -> Position {
    let after = position.after_unchecked(Turn::One(step));
    let mut setup = after.setup();
    setup.set_turn(position.turn());
    setup
        .into_position_with(position.options())
        .unwrap_or(position)
}
