//! The review of a finished game: every move is judged by the winning chance it lost, as in the web app.

use ordo_engine::Score;
use ordo_rules::record::Nag;
use ordo_rules::{Color, Game, Rules};

use crate::tui::board::BoardGame;

/// The engine's result for a position, from White's point of view.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Judged<M> {
    chance: f64,
    proved: bool,
    best: Option<M>,
}

/// The judgement of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Judgement {
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Judgement {
    /// The annotation in records.
    pub(crate) fn nag(self) -> Nag {
        Nag(match self {
            Judgement::Inaccuracy => 6,
            Judgement::Mistake => 2,
            Judgement::Blunder => 4,
        })
    }

    /// The sign after the move.
    pub(crate) fn sign(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "?!",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        }
    }

    /// The key of the sentence.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "analyse.review.inaccuracy",
            Judgement::Mistake => "analyse.review.mistake",
            Judgement::Blunder => "analyse.review.blunder",
        }
    }
}

/// A review in progress, or complete.
#[derive(Clone, Debug)]
pub(crate) struct Review<P: Rules> {
    game: Game<P>,
    judged: Vec<Judged<P::Move>>,
}

impl<P: BoardGame> Review<P> {
    /// A review of a game, with no position analysed.
    pub(crate) fn new(game: Game<P>) -> Review<P> {
        Review {
            game,
            judged: Vec::new(),
        }
    }

    /// The next position to search, and the number of plies before it. Finished positions are judged without a search.
    pub(crate) fn next(&mut self) -> Option<(usize, Game<P>)> {
        loop {
            let plies = self.judged.len();
            let position = self.game.positions().get(plies)?;
            let Some(outcome) = position.outcome() else {
                return Some((plies, Game::from_position(position.clone())));
            };
            self.judged.push(Judged {
                chance: match outcome.winner {
                    Some(Color::White) => 1.0,
                    Some(Color::Black) => 0.0,
                    None => 0.5,
                },
                proved: true,
                best: None,
            });
        }
    }

    /// Adds the engine's result for the next position.
    pub(crate) fn add(&mut self, score: Score, best: P::Move) {
        let Some(position) = self.game.positions().get(self.judged.len()) else {
            return;
        };
        let own = score.winning_chance();
        self.judged.push(Judged {
            chance: match position.turn() {
                Color::White => own,
                Color::Black => 1.0 - own,
            },
            proved: score.is_proved(),
            best: Some(best),
        });
    }

    /// The number of positions analysed, and of all.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.judged.len(), self.game.positions().len())
    }

    /// The mistake of the move after this many plies, and the better move.
    pub(crate) fn mistake(&self, ply: usize) -> Option<(Judgement, P::Move)> {
        let (before, after) = (self.judged.get(ply)?, self.judged.get(ply + 1)?);
        let position = self.game.positions().get(ply)?;
        let played = *self.game.moves().get(ply)?;
        let better = before.best.filter(|&best| best != played)?;
        if !P::JUDGES_ESTIMATES && !before.proved && !after.proved {
            return None;
        }
        let lost = match position.turn() {
            Color::White => before.chance - after.chance,
            Color::Black => after.chance - before.chance,
        };
        let judgement = match lost {
            0.3.. => Judgement::Blunder,
            0.18.. => Judgement::Mistake,
            0.1.. => Judgement::Inaccuracy,
            _ => return None,
        };
        Some((judgement, better))
    }

    /// The number of inaccuracies, mistakes and blunders of a side.
    pub(crate) fn tally(&self, color: Color) -> [usize; 3] {
        let mut counts = [0; 3];
        for ply in 0..self.game.moves().len() {
            if self.game.positions()[ply].turn() == color
                && let Some((mistake, _)) = self.mistake(ply)
            {
                counts[mistake as usize] += 1;
            }
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::stein;

    use super::*;

    #[test]
    fn moves_are_judged_by_the_chance_they_lose() {
        let mut game = stein::Game::new();
        for mv in ["a3-a4", "j6-j5", "e3-e4"] {
            game.play(mv.parse().unwrap()).unwrap();
        }
        let mut review = Review::new(game);
        let best: stein::Move = "b3-b4".parse().unwrap();
        // White's move keeps the balance, Black's gives nine of ten to White, White's next loses half of that.
        for hundredths in [0, 0, 200, -50] {
            assert!(review.next().is_some());
            review.add(Score::estimate(hundredths), best);
        }
        assert!(review.next().is_none());
        assert_eq!(review.progress(), (4, 4));
        let mistakes: Vec<_> = (0..4).map(|ply| review.mistake(ply)).collect();
        assert_eq!(mistakes[0], None);
        assert_eq!(mistakes[1], Some((Judgement::Blunder, best)));
        assert_eq!(mistakes[2], Some((Judgement::Mistake, best)));
        assert_eq!(mistakes[3], None);
        assert_eq!(review.tally(Color::White), [0, 1, 0]);
        assert_eq!(review.tally(Color::Black), [0, 0, 1]);
    }
}
