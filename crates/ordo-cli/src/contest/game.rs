use ordo_engine::baseline::Player;
use ordo_engine::{Limits, Stop};
use ordo_rules::{Color, Game, Rules};

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Played<P: Rules> {
    pub(crate) game: Game<P>,
    pub(crate) ending: Ending,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ending {
    /// Who won; `None` is a draw.
    pub(crate) winner: Option<Color>,
    /// Why, in words for the `Termination` tag.
    pub(crate) reason: String,
    /// Whether a player broke down: a crash, silence, an illegal move. That player lost.
    pub(crate) is_forfeit: bool,
}

impl Ending {
    /// What the game is counted as in a summary.
    pub(crate) fn kind(&self) -> &str {
        if self.is_forfeit {
            return "forfeit";
        }
        let end = self.reason.find(':').unwrap_or(self.reason.len());
        &self.reason[..end]
    }
}

/// Plays a game on from where it stands, White first among the players. After `max_plies` plies in all it is a draw by
/// adjudication. `None` if it was stopped from outside.
pub(crate) fn play<P: Rules>(
    mut game: Game<P>,
    players: [&mut dyn Player<P>; 2],
    limits: &Limits,
    max_plies: usize,
    stop: &Stop,
) -> Option<Played<P>> {
    let [white, black] = players;
    let ending = loop {
        if let Some(outcome) = game.outcome() {
            break Ending {
                winner: outcome.winner,
                reason: outcome.reason.to_string(),
                is_forfeit: false,
            };
        }
        if game.moves().len() >= max_plies {
            break Ending {
                winner: None,
                reason: format!("adjudication: a draw after {max_plies} plies"),
                is_forfeit: false,
            };
        }
        if stop.is_set() {
            return None;
        }
        let turn = game.position().turn();
        let player: &mut dyn Player<P> = match turn {
            Color::White => &mut *white,
            Color::Black => &mut *black,
        };
        let problem = match player.choose(&game, limits) {
            Ok(mv) => match game.play(mv) {
                Ok(()) => continue,
                Err(error) => format!("illegal move {mv}: {error}"),
            },
            Err(forfeit) => forfeit.to_string(),
        };
        break Ending {
            winner: Some(!turn),
            reason: format!("forfeit by {turn}: {problem}"),
            is_forfeit: true,
        };
    };
    Some(Played { game, ending })
}

#[cfg(test)]
mod tests {
    use ordo_engine::baseline::{Forfeit, Random};
    use ordo_rules::stein::{Game, Move};

    use super::*;

    struct Says(Result<&'static str, &'static str>);

    impl Player for Says {
        fn name(&self) -> String {
            "says".to_owned()
        }
        fn new_game(&mut self, _seed: u64) {}
        fn choose(&mut self, _: &Game, _: &Limits) -> Result<Move, Forfeit> {
            match self.0 {
                Ok(text) => Ok(text.parse().unwrap()),
                Err(reason) => Err(Forfeit::Failed(reason.to_owned())),
            }
        }
    }

    fn against_random(says: Says, max_plies: usize) -> Ending {
        let mut says = says;
        let mut random = Random::default();
        let limits = Limits::default();
        let players: [&mut dyn Player; 2] = [&mut random, &mut says];
        let played = play(Game::new(), players, &limits, max_plies, &Stop::default());
        played.unwrap().ending
    }

    #[test]
    fn who_breaks_down_loses() {
        let ending = against_random(Says(Err("no answer")), 100);
        assert_eq!(ending.winner, Some(Color::White));
        assert_eq!(ending.reason, "forfeit by Black: no answer");
        let ending = against_random(Says(Ok("a3-a4")), 100);
        assert_eq!(ending.winner, Some(Color::White));
        let start = "forfeit by Black: illegal move a3-a4: S";
        assert!(ending.reason.starts_with(start), "{}", ending.reason);
        assert_eq!(ending.kind(), "forfeit");
    }

    #[test]
    fn long_games_are_drawn() {
        let ending = against_random(Says(Err("")), 1);
        assert_eq!((ending.winner, ending.is_forfeit), (None, false));
        assert_eq!(ending.reason, "adjudication: a draw after 1 plies");
        assert_eq!(ending.kind(), "adjudication");
    }

    #[test]
    fn a_stopped_game_has_no_result() {
        let stop = Stop::default();
        stop.set();
        let (mut a, mut b) = (Random::default(), Random::default());
        let players: [&mut dyn Player; 2] = [&mut a, &mut b];
        assert!(play(Game::new(), players, &Limits::default(), 9, &stop).is_none());
    }
}
