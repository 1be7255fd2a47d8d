//! Starting and playing games of any rule set.

use ordo_api::Side;
use ordo_rules::{AnyGame, Game, PlayTextError, RuleSet, khalifa};

/// Error when playing a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum MoveError {
    /// The text is not a move in the notation of the game.
    Unreadable(String),
    /// The move is illegal; the text names the rule.
    Illegal(String),
}

/// The longest text that can be a move, with room to spare.
const MAX_MOVE: usize = 32;

/// The start of a game. In Stein's game White begins (S3), in Khalifa's `starter` (K2).
pub(crate) fn new_game(rule_set: RuleSet, starter: Side) -> AnyGame {
    match rule_set {
        RuleSet::Stein => AnyGame::new(rule_set),
        RuleSet::Khalifa => {
            let options = khalifa::GameOptions::default();
            let start = khalifa::Position::start_with(starter.into(), options);
            Game::from_position(start).into()
        }
    }
}

/// Plays a move and returns its canonical text.
pub(crate) fn play(game: &mut AnyGame, text: &str) -> Result<String, MoveError> {
    #[cfg(test)]
    CHECKED.set(CHECKED.get() + 1);
    if text.len() > MAX_MOVE {
        return Err(MoveError::Unreadable(
            "that is too long for a move".to_owned(),
        ));
    }
    game.play(text).map_err(|error| match error {
        PlayTextError::Unreadable(why) => MoveError::Unreadable(why),
        illegal => MoveError::Illegal(illegal.to_string()),
    })
}

#[cfg(test)]
thread_local! {
    static CHECKED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// The number of moves that the rules have checked on this thread.
#[cfg(test)]
pub(crate) fn checked() -> usize {
    CHECKED.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_refused_without_being_read() {
        let refused = |length: usize| {
            let mut game = new_game(RuleSet::Stein, Side::White);
            play(&mut game, &"a".repeat(length)).unwrap_err()
        };
        let too_long = MoveError::Unreadable("that is too long for a move".to_owned());
        assert_ne!(refused(MAX_MOVE), too_long);
        assert_eq!(refused(MAX_MOVE + 1), too_long);
        assert_eq!(refused(1000), too_long);
    }
}
