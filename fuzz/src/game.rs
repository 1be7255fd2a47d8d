use ordo_rules::{Game, PlayError, Repetition, Rules};

use crate::choices::{Choices, text_and_choices};
use ordo_testkit::laws::{self, NamedSymmetry};

/// The maximum length of a game.
const MAX_PLIES: usize = 100;

/// A game that bytes can play.
pub(crate) trait Playable: Rules {
    /// Symmetries for the law suite.
    const SYMMETRIES: &[NamedSymmetry<Self>];

    /// A possible position, which games may not reach.
    fn built(choices: &mut Choices) -> Self;

    /// A move that is often illegal.
    fn any_move(&self, choices: &mut Choices) -> Option<Self::Move>;

    /// Checks the laws of this game only, given the legal moves.
    fn check(&self, moves: &[Self::Move]);
}

/// Checks that a text is a move, which round-trips, or an error. A zero byte ends the text; the bytes after it build a
/// position, in which the move is legal exactly if it is generated.
pub(crate) fn move_text<P: Playable>(bytes: &[u8]) -> Option<P::Move> {
    let (text, mut choices) = text_and_choices(bytes);
    let mv: P::Move = match text.parse() {
        Ok(mv) => mv,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return None;
        }
    };
    let again: Option<P::Move> = mv.to_string().parse().ok();
    assert_eq!(again, Some(mv));
    for position in [P::start(), P::built(&mut choices)] {
        accepted_as_generated(&position, &position.legal_moves(), mv);
    }
    Some(mv)
}

/// Plays a game whose moves the bytes choose, from the start or from a position that they build, with attempts to play
/// illegal moves in between.
pub(crate) fn played<P: Playable>(bytes: &[u8]) -> Game<P> {
    let mut choices = Choices::new(bytes);
    let start = if choices.flag() {
        P::built(&mut choices)
    } else {
        P::start()
    };
    let repetition = if choices.flag() {
        Repetition::None
    } else {
        Repetition::Draw
    };
    // The law suite takes longer than everything else.
    let suite = choices.below(8) == 0;
    let mut game = Game::from_position(start).with_repetition(repetition);
    while !choices.is_over() && game.outcome().is_none() && game.moves().len() < MAX_PLIES {
        let position = game.position().clone();
        let moves = position.legal_moves();
        assert_eq!(position.count_moves(), moves.len(), "{position}");
        position.check(&moves);
        if let Some(mv) = position.any_move(&mut choices)
            && !accepted_as_generated(&position, &moves, mv)
        {
            let before = game.clone();
            assert!(matches!(game.play(mv), Err(PlayError::Illegal(_))));
            assert_eq!(game, before, "{position}: {mv}");
        }
        let mv = choices.pick(moves.iter().copied());
        let mv = mv.unwrap_or_else(|| panic!("{position}: not over, but no legal moves"));
        game.play(mv).expect("a legal move");
        assert_eq!(*game.position(), position.after_unchecked(mv));
    }
    let last = game.position();
    last.check(&last.legal_moves());
    if suite {
        let candidates = (0..8).filter_map(|_| last.any_move(&mut choices));
        laws::check(last, P::SYMMETRIES, candidates);
    }
    game
}

/// Asserts that a move is accepted exactly if its canonical form was generated; true if so.
fn accepted_as_generated<P: Rules>(position: &P, moves: &[P::Move], mv: P::Move) -> bool {
    let verdict = position.explain(mv);
    let canonical = match &verdict {
        Ok(()) => position.canonical(mv),
        Err(illegal) => {
            assert!(!illegal.to_string().is_empty());
            mv
        }
    };
    let generated = moves.binary_search(&canonical).is_ok();
    assert_eq!(generated, verdict.is_ok(), "{position}: {mv}");
    generated
}

/// Asserts that undoing move by move restores every position.
pub(crate) fn undo_restores_positions<P: Rules>(mut game: Game<P>) {
    let fresh = Game::from_position(game.start().clone()).with_repetition(game.repetition());
    let positions = game.positions().to_vec();
    let moves = game.moves().to_vec();
    for (before, mv) in positions.iter().zip(moves).rev() {
        assert_eq!(game.undo(), Some(mv));
        assert_eq!(game.position(), before);
        assert_eq!(game.outcome(), None, "{before}");
    }
    assert_eq!(game.undo(), None);
    assert_eq!(game, fresh);
}
