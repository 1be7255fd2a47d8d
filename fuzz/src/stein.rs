use ordo_rules::stein::{
    Direction, Game, Group, Move, Packed, ParsePositionError, Position, Run, Setup, Square,
    SquareSet,
};
use ordo_rules::{Color, PlayError, Repetition};

use super::choices::{Choices, text_and_choices};
use super::laws::{self, Symmetry};

const SYMMETRIES: [Symmetry<Position>; 2] = [
    Symmetry {
        name: "mirror",
        position: Position::mirrored,
        mv: Move::mirrored,
        swaps_colors: false,
    },
    Symmetry {
        name: "colour swap",
        position: Position::color_swapped,
        mv: Move::flipped,
        swaps_colors: true,
    },
];

/// Games from bytes are no longer than this.
const MOST_PLIES: usize = 150;

/// A text is a position, an impossible setup or no setup; whatever can be read can be written, packed and read again.
pub fn stein_position_text(bytes: &[u8]) {
    if let Some(&packed) = bytes.first_chunk() {
        unpacked_packs_alike(Packed(packed));
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
    assert_eq!(Packed::from(&setup).unpack(), Some(setup));
    match setup.into_position() {
        Ok(possible) => {
            assert_eq!(position, Ok(possible));
            assert_eq!(possible.setup(), setup);
            laws::check(&possible, &SYMMETRIES, []);
        }
        Err(error) => {
            assert_eq!(error.setup, setup);
            assert!(!error.reasons.is_empty() && !error.to_string().is_empty());
            assert_eq!(position, Err(ParsePositionError::Impossible(error)));
        }
    }
}

/// There is only one way to pack a setup.
fn unpacked_packs_alike(packed: Packed) {
    if let Some(setup) = packed.unpack() {
        assert_eq!(Packed::from(&setup), packed);
    }
}

/// A text is a move that can be written and read again, or none. A zero byte ends it; the bytes after it build a position
/// that judges the move.
pub fn stein_move_text(bytes: &[u8]) {
    let (text, mut choices) = text_and_choices(bytes);
    let mv: Move = match text.parse() {
        Ok(mv) => mv,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert_eq!(mv.to_string().parse(), Ok(mv));
    assert_eq!(mv.mirrored().mirrored(), mv);
    assert_eq!(mv.flipped().flipped(), mv);
    for position in [Position::start(), built(&mut choices)] {
        judged_as_generated(&position, &position.legal_moves(), mv);
    }
}

/// A game whose moves the bytes choose, from the start or from a position they build, and nonsense in between: what is
/// generated is what is legal, what is kept up to date is what would be computed anew, and all can be taken back.
pub fn stein_legal(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let start = match choices.flag() {
        false => Position::start(),
        true => built(&mut choices),
    };
    let repetition = match choices.flag() {
        false => Repetition::Draw,
        true => Repetition::None,
    };
    let mut game = Game::from_position(start).with_repetition(repetition);
    let mut past = Vec::new();
    let mut groups = Color::ALL.map(|color| start.group(color));
    while let position = *game.position()
        && game.outcome().is_none()
        && past.len() < MOST_PLIES
        && !choices.is_over()
    {
        let moves = position.legal_moves();
        groups_say_the_same(&position, &groups, moves.len());
        if let Some(mv) = any_move(&position, &mut choices) {
            judged_as_generated(&position, &moves, mv);
            if !moves.contains(&mv) {
                let before = game.clone();
                assert!(matches!(game.play(mv), Err(PlayError::Illegal(_))));
                assert_eq!(game, before, "{position}: {mv}");
            }
        }
        let mv = choices.pick(moves.iter().copied()).expect("no outcome");
        past.push((position, game.occurrences(), mv));
        game.play(mv).expect("a legal move");
        assert_eq!(*game.position(), position.after_unchecked(mv));
        assert_eq!(game.position().key(), game.position().computed_key());
        hand_on(&mut groups, game.position(), mv);
    }
    let candidates = (0..8).filter_map(|_| any_move(game.position(), &mut choices));
    laws::check(game.position(), &SYMMETRIES, candidates);
    while let Some((position, occurrences, mv)) = past.pop() {
        assert_eq!(game.undo(), Some(mv));
        assert_eq!(
            (*game.position(), game.occurrences()),
            (position, occurrences)
        );
        assert_eq!(game.outcome(), None);
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game, Game::from_position(start).with_repetition(repetition));
}

fn judged_as_generated(position: &Position, moves: &[Move], mv: Move) {
    let judgement = position.explain(mv);
    assert_eq!(moves.contains(&mv), judgement.is_ok(), "{position}: {mv}");
    if let Err(illegal) = judgement {
        assert!(!illegal.to_string().is_empty());
    }
}

/// The groups that were handed on know what a new analysis of the position knows.
fn groups_say_the_same(position: &Position, groups: &[Group; 2], count: usize) {
    let own = &groups[position.turn() as usize];
    assert_eq!(own.pieces(), position.own(), "{position}");
    assert_eq!(position.count_moves_with(own), count, "{position}");
    assert_eq!(position.count_moves(), count, "{position}");
    assert_eq!(position.has_moves(), count > 0, "{position}");
    assert_eq!(position.outcome_with(own), position.outcome(), "{position}");
    let mut in_sets = 0;
    position.each_move_set_with(own, |set| in_sets += set.len());
    assert_eq!(in_sets, count, "{position}");
}

/// After a move to `position`: only a capture changes the group of the side that did not move.
fn hand_on(groups: &mut [Group; 2], position: &Position, mv: Move) {
    let turn = position.turn();
    groups[!turn as usize] = Group::connected(!turn, position.enemy());
    if mv.is_capture() {
        groups[turn as usize] = Group::new(turn, position.own());
    }
}

/// A move that may be nonsense, though with some luck it is legal.
fn any_move(position: &Position, choices: &mut Choices) -> Option<Move> {
    let kind = choices.byte();
    let first = match kind & 3 {
        0 => choices.pick(SquareSet::FULL.into_iter())?,
        _ => choices.pick(position.own().into_iter())?,
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
    let claims_capture = position.enemy().contains(to) != (kind >> 6 == 3);
    Move::new(Run::new(first, last?)?, to, claims_capture)
}

/// A position: the side that has just moved is one group, the side to move is any number of them.
fn built(choices: &mut Choices) -> Position {
    let turn = if choices.flag() {
        Color::Black
    } else {
        Color::White
    };
    // Most positions are to be lived in: nobody has reached the far row.
    let finished = choices.below(8) == 7;
    let closed = |color, finished| match finished {
        false => SquareSet::goal_row(color),
        true => SquareSet::EMPTY,
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
    setup.into_position().expect("built to be possible")
}

/// A connected set of up to `most` squares, none of them closed.
fn grown(choices: &mut Choices, closed: SquareSet, most: usize) -> SquareSet {
    let mut group = SquareSet::EMPTY;
    for _ in 0..(1 + choices.below(20)).min(most) {
        let edge = match group.is_empty() {
            true => !closed,
            false => group.neighbours() - group - closed,
        };
        let next: Option<Square> = choices.pick(edge.into_iter());
        group = next.map_or(group, |square| group.with(square));
    }
    group
}
