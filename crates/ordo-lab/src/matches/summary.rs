//! Results of a match, as text and JSON.

use core::fmt;
use std::collections::BTreeMap;

use ordo_rules::{Color, Rules};
use serde_json::{Value, json};

use super::{Elo, FinishedGame, Sprt, SprtDecision, Tally};
use crate::counted;

/// Results of a match so far.
pub struct MatchSummary {
    names: [String; 2],
    tally: Tally,
    sprt: Option<Sprt>,
    white_wins: u64,
    black_wins: u64,
    plies: u64,
    /// Number of games by the way they ended.
    endings: BTreeMap<String, u64>,
    /// True if the match was interrupted.
    pub interrupted: bool,
}

/// The colour of the first player in each game of a pair.
const FIRST_PLAYER: [Color; 2] = [Color::White, Color::Black];

impl MatchSummary {
    pub(super) fn new(names: [String; 2], sprt: Option<Sprt>) -> MatchSummary {
        MatchSummary {
            names,
            tally: Tally::default(),
            sprt,
            white_wins: 0,
            black_wins: 0,
            plies: 0,
            endings: BTreeMap::new(),
            interrupted: false,
        }
    }

    /// Adds a game pair; the first player was White in the first game.
    pub(super) fn add_pair<P: Rules>(&mut self, games: &[FinishedGame<P>; 2]) {
        for FinishedGame { game, ending, .. } in games {
            self.white_wins += u64::from(ending.winner == Some(Color::White));
            self.black_wins += u64::from(ending.winner == Some(Color::Black));
            self.plies += game.moves().len() as u64;
            *self.endings.entry(ending.kind().to_owned()).or_default() += 1;
        }
        let winners = games.each_ref().map(|game| game.ending.winner);
        self.tally
            .add_pair([(FIRST_PLAYER[0], winners[0]), (FIRST_PLAYER[1], winners[1])]);
    }

    /// Number of finished games.
    pub fn games(&self) -> u64 {
        self.tally.games()
    }

    /// Decision of the SPRT, if any.
    pub fn decision(&self) -> Option<SprtDecision> {
        self.llr().and_then(Sprt::decision)
    }

    /// True if the first player scored more than half, and an SPRT did not reject it.
    pub fn is_better(&self) -> bool {
        self.score_rate() > 0.5 && self.decision() != Some(SprtDecision::Rejected)
    }

    /// Score of the first player, 0 to 1.
    pub fn score_rate(&self) -> f64 {
        self.tally.score()
    }

    /// The Elo difference and its 95 % interval; `None` before the first pair.
    pub fn elo(&self) -> Option<Elo> {
        Elo::of(&self.tally)
    }

    fn llr(&self) -> Option<f64> {
        self.sprt.map(|sprt| sprt.llr(&self.tally))
    }

    /// The result in one line.
    pub fn line(&self) -> String {
        let Tally {
            wins,
            draws,
            losses,
            ..
        } = self.tally;
        let score = 100.0 * self.tally.score();
        let elo = Elo::of(&self.tally).map(|elo| format!("Elo {elo}"));
        let bound = Sprt::bound();
        let llr = self
            .llr()
            .map(|llr| format!("LLR {llr:.2} (-{bound:.2} to {bound:.2})"));
        let parts = [
            Some(format!("+{wins} ={draws} -{losses}")),
            Some(format!("{score:.1} %")),
            elo,
            llr,
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn mean_plies(&self) -> f64 {
        self.plies as f64 / self.games().max(1) as f64
    }

    /// The results as JSON.
    pub fn json(&self) -> Value {
        let elo = Elo::of(&self.tally);
        let sprt = self.sprt.map(|sprt| {
            json!({
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "llr": self.llr(),
                "bound": Sprt::bound(),
                "accepted": self.decision().map(|decision| decision == SprtDecision::Accepted),
            })
        });
        json!({
            "players": self.names,
            "games": self.games(),
            "interrupted": self.interrupted,
            "wins": self.tally.wins,
            "draws": self.tally.draws,
            "losses": self.tally.losses,
            "pairs": self.tally.pairs,
            "score_rate": self.tally.score(),
            // Infinite bounds become null.
            "elo": elo.map(|elo| json!({ "value": elo.value, "low": elo.low, "high": elo.high })),
            "sprt": sprt,
            "white_wins": self.white_wins,
            "black_wins": self.black_wins,
            "mean_plies": self.mean_plies(),
            "endings": self.endings,
        })
    }
}

impl fmt::Display for MatchSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.names;
        let games = self.games();
        let interrupted = if self.interrupted {
            ", interrupted"
        } else {
            ""
        };
        writeln!(
            f,
            "{first} against {second}, {}{interrupted}",
            counted(games, "game", "games")
        )?;
        if games == 0 {
            return Ok(());
        }
        writeln!(f, "  {}", self.line())?;
        let pairs = self.tally.pairs.map(|count| count.to_string()).join(" ");
        writeln!(f, "  pairs with 0, ½, 1, 1½, 2 points: {pairs}")?;
        let (white, black) = (self.white_wins, self.black_wins);
        let plies = self.mean_plies();
        writeln!(
            f,
            "  White won {white}, Black {black}; {plies:.1} plies a game"
        )?;
        let endings = self.endings.iter();
        let endings: Vec<String> = endings.map(|(name, n)| format!("{name} {n}")).collect();
        writeln!(f, "  endings: {}", endings.join(", "))?;
        match (self.sprt, self.decision()) {
            (Some(sprt), Some(SprtDecision::Accepted)) => writeln!(
                f,
                "  accepted: {first} is stronger by more than {:+} Elo",
                sprt.elo0
            ),
            (Some(sprt), Some(SprtDecision::Rejected)) => writeln!(
                f,
                "  rejected: {first} is not stronger by {:+} Elo",
                sprt.elo1
            ),
            (Some(_), None) => writeln!(f, "  undecided"),
            (None, _) => Ok(()),
        }
    }
}
