//! Engines, ending tables and puzzles.

mod answers;
mod puzzles;
mod request;
mod search;
mod shapes;
mod tables;
#[cfg(test)]
mod typescript;

use ordo_describe::Message;
use ordo_engine::EngineOf;
use ordo_rules::{RuleSet, khalifa, stein};

pub(crate) use self::request::EngineRequest;
use self::search::EngineSlot;
use self::shapes::{Info, TablesLoaded};
use self::tables::LoadedTables;
use crate::game;
use crate::ordo::{json_of, ok};

/// The engines of both games and the ending tables, kept between requests.
#[derive(Default)]
pub(crate) struct Engines {
    stein: EngineSlot<EngineOf<stein::Position>>,
    khalifa: EngineSlot<EngineOf<khalifa::Position>>,
    tables: Option<LoadedTables>,
}

impl Engines {
    /// The answer to a request as JSON. A search passes the lines that it finds to `report`.
    pub(crate) fn answer(
        &mut self,
        request: EngineRequest,
        report: &mut dyn FnMut(&str),
    ) -> Result<String, Message> {
        Ok(match request {
            EngineRequest::Search { input, limits } => {
                let mut report = |lines: &[Info]| report(&json_of(&lines));
                match input.game {
                    RuleSet::Stein => {
                        let game = game::play(&input)?;
                        let tables = self.tables.as_ref().map(|tables| tables.handle.clone());
                        let found = self.stein.search(&game, &limits, tables, &mut report);
                        ok::<answers::Search>(&found?)
                    }
                    RuleSet::Khalifa => {
                        let game = game::play(&input)?;
                        let found = self.khalifa.search(&game, &limits, None, &mut report);
                        ok::<answers::Search>(&found?)
                    }
                }
            }
            EngineRequest::Probe(input) => {
                ok::<answers::Probe>(&match (input.game, &self.tables) {
                    (RuleSet::Stein, Some(tables)) => tables.probe(&game::play(&input)?)?,
                    _ => None,
                })
            }
            EngineRequest::Puzzles(choice) => ok::<answers::Puzzles>(&puzzles::list(&choice)?),
            EngineRequest::DailyPuzzle { data, day } => {
                ok::<answers::DailyPuzzle>(&puzzles::daily(&data, &day)?)
            }
            EngineRequest::Puzzle(line) => ok::<answers::Puzzle>(&puzzles::view(&line)?),
            EngineRequest::JudgePuzzle { point, r#move } => {
                ok::<answers::JudgePuzzle>(&puzzles::judge(&point, &r#move)?)
            }
            EngineRequest::HintPuzzle(point) => ok::<answers::HintPuzzle>(&puzzles::hint(&point)?),
            EngineRequest::MissedWin(input) => {
                ok::<answers::MissedWin>(&puzzles::missed_win(&input)?)
            }
        })
    }

    /// Replaces the ending tables of Stein's game by those of a packed file; if it is damaged, nothing changes.
    pub(crate) fn load_tables(&mut self, packed: Vec<u8>) -> Result<TablesLoaded, Message> {
        let tables = LoadedTables::new(packed)?;
        let pieces = tables.pieces();
        self.tables = Some(tables);
        Ok(TablesLoaded { pieces })
    }
}
