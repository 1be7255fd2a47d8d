use ordo_rules::Color;
use ordo_rules::stein::{
    Direction, Game, Group, Move, PackedPosition, ParsePositionError, Position, Run, Setup, Square,
    SquareSet,
};

use crate::choices::Choices;
use crate::game::{self, Playable};
use ordo_testkit::laws::{self, NamedSymmetry};

/// Any text is a position, an impossible setup or an error; positions and setups round-trip as text and packed.
pub fn stein_position_text(bytes: &[u8]) {
    if let Some(&packed) = bytes.first_chunk() {
        packed_forms_are_unique(PackedPosition(packed));
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
    assert_eq!(PackedPosition::from(&setup).unpack(), Some(setup));
    match setup.into_position() {
        Ok(possible) => {
            assert_eq!(position, Ok(possible));
            assert_eq!(possible.setup(), setup);
            laws::check(&possible, Position::SYMMETRIES, []);
        }
        Err(error) => {
            assert_eq!(error.setup, setup);
            assert!(!error.reasons.is_empty() && !error.to_string().is_empty());
            assert_eq!(position, Err(ParsePositionError::Impossible(error)));
        }
    }
}

/// Packed forms are unique: unpacking and packing gives the same bytes.
fn packed_forms_are_unique(packed: PackedPosition) {
    if let Some(setup) = packed.unpack() {
        assert_eq!(PackedPosition::from(&setup), packed);
    }
}

/// Any text is a move or an error, and a move is accepted exactly where it is generated. A zero byte ends the text; the
/// bytes after it build a position.
pub fn stein_move_text(bytes: &[u8]) {
    if let Some(mv) = game::move_text::<Position>(bytes) {
        assert_eq!(mv.mirrored().mirrored(), mv);
        assert_eq!(mv.flipped().flipped(), mv);
    }
}

/// Plays a game whose moves the bytes choose: generated moves are the accepted ones, incremental state equals recomputed
/// state, and undo restores every position.
pub fn stein_legal(bytes: &[u8]) {
    let game = game::played::<Position>(bytes);
    groups_can_be_reused(&game);
    game::undo_restores_positions(game);
}

/// A group that is reused from position to position equals a new analysis.
fn groups_can_be_reused(game: &Game) {
    let mut groups = Color::ALL.map(|color| game.start().group(color));
    let mut moves = game.moves().iter();
    for position in game.positions() {
        let turn = position.turn();
        let own = &groups[turn as usize];
        let count = position.count_moves();
        assert_eq!(own.pieces(), position.own(), "{position}");
        assert_eq!(position.count_moves_with(own), count, "{position}");
        assert_eq!(position.outcome_with(own), position.outcome(), "{position}");
        let mut in_sets = 0;
        position.each_move_set_with(own, |set| in_sets += set.len());
        assert_eq!(in_sets, count, "{position}");
        if let Some(mv) = moves.next() {
            let next = position.after_unchecked(*mv);
            groups[turn as usize] = Group::connected_unchecked(turn, next.enemy());
            // Only a capture changes the group of the side that did not move.
            if mv.is_capture() {
                groups[!turn as usize] = Group::new(!turn, next.own());
            }
        }
    }
}

impl Playable for Position {
    const SYMMETRIES: &[NamedSymmetry<Position>] = &ordo_testkit::stein::SYMMETRIES;

    /// The side that has just moved is connected; the side to move has up to three parts.
    fn built(choices: &mut Choices) -> Position {
        let turn = if choices.flag() {
            Color::Black
        } else {
            Color::White
        };
        // Most positions should not be finished: no piece is on its goal row.
        let finished = choices.below(8) == 7;
        let closed = |color, finished| {
            if finished {
                SquareSet::EMPTY
            } else {
                SquareSet::goal_row(color)
            }
        };
        let waiting = grown(choices, closed(!turn, finished), 20);
        let won = waiting.intersects(SquareSet::goal_row(!turn));
        let mut moving = SquareSet::EMPTY;
        for _ in 0..choices.below(4) {
            let closed = closed(turn, finished && !won) | waiting | moving;
            moving |= grown(choices, closed, 20 - moving.len());
        }
        let mut setup = Setup::EMPTY;
        setup.set_turn(turn);
        for (squares, color) in [(waiting, !turn), (moving, turn)] {
            for square in squares {
                setup.set(square, Some(color));
            }
        }
        setup
            .into_position()
            .expect("the setup is possible by construction")
    }

    fn any_move(&self, choices: &mut Choices) -> Option<Move> {
        let kind = choices.byte();
        let first = match kind & 3 {
            0 => choices.pick(SquareSet::FULL.into_iter())?,
            _ => choices.pick(self.own().into_iter())?,
        };
        let length = match kind >> 2 & 3 {
            0 | 1 => 0,
            2 => 1,
            _ => choices.below(9) as i8,
        };
        let last = match kind >> 4 & 1 {
            0 => first.offset(length, 0),
            _ => first.offset(0, length),
        };
        let to = match kind >> 5 & 1 {
            0 => {
                let direction = choices.pick(Direction::ALL.into_iter())?;
                let distance = 1 + choices.below(9) as i8;
                first.offset(direction.files() * distance, direction.ranks() * distance)?
            }
            _ => choices.pick(SquareSet::FULL.into_iter())?,
        };
        let claims_capture = self.enemy().contains(to) != (kind >> 6 == 3);
        Move::new(Run::new(first, last?)?, to, claims_capture)
    }

    fn check(&self, moves: &[Move]) {
        assert_eq!(self.key(), self.computed_key(), "{self}");
        assert_eq!(self.has_moves(), !moves.is_empty(), "{self}");
    }
}

/// A connected set of up to `most` squares, none of them in `closed`.
fn grown(choices: &mut Choices, closed: SquareSet, most: usize) -> SquareSet {
    let mut group = SquareSet::EMPTY;
    for _ in 0..(1 + choices.below(20)).min(most) {
        let edge = if group.is_empty() {
            !closed
        } else {
            group.neighbours() - group - closed
        };
        let next: Option<Square> = choices.pick(edge.into_iter());
        group = next.map_or(group, |square| group.with(square));
    }
    group
}
