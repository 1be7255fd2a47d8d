use ordo_engine::baseline::{Evaluation, Player};
use ordo_engine::{Limits, Stop};
use ordo_rules::{Color, Game, Rules};

use crate::wording::counted;

/// A player with the limits that it plays by.
pub(crate) struct Seat<'a, P: Rules> {
    pub(crate) player: &'a mut dyn Player<P>,
    pub(crate) limits: &'a Limits,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Played<P: Rules> {
    pub(crate) game: Game<P>,
    /// The mover's evaluation of each move; none for the moves of the opening.
    pub(crate) evaluations: Vec<Option<Evaluation>>,
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
    seats: [Seat<'_, P>; 2],
    max_plies: usize,
    stop: &Stop,
) -> Option<Played<P>> {
    let [mut white, mut black] = seats;
    let mut evaluations = vec![None; game.moves().len()];
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
                reason: format!(
                    "adjudication: a draw after {}",
                    counted(max_plies as u64, "ply", "plies")
                ),
                is_forfeit: false,
            };
        }
        if stop.is_set() {
            return None;
        }
        let turn = game.position().turn();
        let Seat { player, limits } = match turn {
            Color::White => &mut white,
            Color::Black => &mut black,
        };
        let chosen = player.think(&game, limits, stop);
        if stop.is_set() {
            return None; // a search that was cut short proves nothing
        }
        let problem = match chosen {
            Ok(choice) => match game.play(choice.mv) {
                Ok(()) => {
                    evaluations.push(choice.evaluation);
                    continue;
                }
                Err(error) => format!("illegal move {}: {error}", choice.mv),
            },
            Err(forfeit) => forfeit.to_string(),
        };
        break Ending {
            winner: Some(!turn),
            reason: format!("forfeit by {turn}: {problem}"),
            is_forfeit: true,
        };
    };
    Some(Played {
        game,
        evaluations,
        ending,
    })
}

#[cfg(test)]
mod tests {
    use ordo_engine::baseline::{Forfeit, Random};
    use ordo_rules::stein::{Game, Move, Position};

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

    fn seats<'a>(
        white: &'a mut dyn Player,
        black: &'a mut dyn Player,
        limits: &'a Limits,
    ) -> [Seat<'a, Position>; 2] {
        [white, black].map(|player| Seat { player, limits })
    }

    fn against_random(says: Says, max_plies: usize) -> Ending {
        let mut says = says;
        let mut random = Random::default();
        let played = play(
            Game::new(),
            seats(&mut random, &mut says, &Limits::default()),
            max_plies,
            &Stop::default(),
        );
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
        assert_eq!(ending.reason, "adjudication: a draw after 1 ply");
        assert_eq!(ending.kind(), "adjudication");
    }

    #[test]
    fn a_stopped_game_has_no_result() {
        let stop = Stop::default();
        stop.set();
        let (mut a, mut b) = (Random::default(), Random::default());
        let limits = Limits::default();
        assert!(play(Game::new(), seats(&mut a, &mut b, &limits), 9, &stop).is_none());
    }
}
