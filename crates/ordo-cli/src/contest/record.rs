use ordo_rules::Color;
use ordo_rules::Rules;
use ordo_rules::record::{Record, Score};

use super::Played;
use crate::failure::Failure;

/// The record of a game of a match. `names` are White's and Black's.
pub(crate) fn record_of<P: Rules>(
    played: &Played<P>,
    names: [&str; 2],
    round: &str,
    limits: &str,
) -> Result<Record, Failure> {
    let game = &played.game;
    let mut record = Record::from_moves(game.start(), game.moves()).map_err(Failure::input)?;
    let score = match played.ending.winner {
        Some(Color::White) => Score::WhiteWins,
        Some(Color::Black) => Score::BlackWins,
        None => Score::Draw,
    };
    record.set_score(score).map_err(Failure::input)?;
    let tags = [
        ("Event", "ordo match"),
        ("Round", round),
        ("White", names[0]),
        ("Black", names[1]),
        ("TimeControl", limits),
        ("Termination", &played.ending.reason),
    ];
    for (name, value) in tags {
        // What an external program says may hold anything.
        let value: String = value.chars().filter(|c| !c.is_control()).collect();
        record.tags.set(name, &value).map_err(Failure::input)?;
    }
    record.tags.fill_roster().map_err(Failure::input)?;
    Ok(record)
}
