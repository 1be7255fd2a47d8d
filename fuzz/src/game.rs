use ordo_rules::{Game, PlayError, Repetition, Rules};

use super::choices::{Choices, text_and_choices};
use super::laws::{self, Symmetry};

/// Games are no longer than this.
const MOST_PLIES: usize = 100;

/// A game that bytes can play.
pub(crate) trait Playable: Rules {
    const SYMMETRIES: &[Symmetry<Self>];

    /// A position that may well be out of reach for a game of some length.
    fn built(choices: &mut Choices) -> Self;

    /// A move that may be nonsense, though with some luck it is legal.
    fn any_move(&self, choices: &mut Choices) -> Option<Self::Move>;

    /// Checks the laws of this game only, given the legal moves.
    fn check(&self, moves: &[Self::Move]);
}

/// A text is a move that can be written and read again, or none. A zero byte ends it; the bytes after it build a position,
/// which judges the move.
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
        judged_as_generated(&position, &position.legal_moves(), mv);
    }
    Some(mv)
}

/// A game whose moves the bytes choose, from the start or from a position they build, with attempts to play nonsense in
/// between.
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
    // The whole law suite takes longer than all the rest.
    let suite = choices.below(8) == 0;
    let mut game = Game::from_position(start).with_repetition(repetition);
    while !choices.is_over() && game.outcome().is_none() && game.moves().len() < MOST_PLIES {
        let position = game.position().clone();
        let moves = position.legal_moves();
        assert_eq!(position.count_moves(), moves.len(), "{position}");
        position.check(&moves);
        if let Some(mv) = position.any_move(&mut choices)
            && !judged_as_generated(&position, &moves, mv)
        {
            let before = game.clone();
            assert!(matches!(game.play(mv), Err(PlayError::Illegal(_))));
            assert_eq!(game, before, "{position}: {mv}");
        }
        let mv = choices.pick(moves.iter().copied());
        let mv = mv.unwrap_or_else(|| panic!("{position}: neither over nor with a move"));
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

/// A move is legal exactly when it was generated, in its one spelling; says whether it is.
fn judged_as_generated<P: Rules>(position: &P, moves: &[P::Move], mv: P::Move) -> bool {
    let judgement = position.explain(mv);
    let spelled = match &judgement {
        Ok(()) => position.canonical(mv),
        Err(illegal) => {
            assert!(!illegal.to_string().is_empty());
            mv
        }
    };
    let generated = moves.binary_search(&spelled).is_ok();
    assert_eq!(generated, judgement.is_ok(), "{position}: {mv}");
    generated
}

/// Move by move the game goes back to where it came from.
pub(crate) fn can_be_taken_back<P: Rules>(mut game: Game<P>) {
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
