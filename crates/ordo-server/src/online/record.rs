//! A game as a record.

use std::time::Duration;

use ordo_rules::record::{Comment, Score};

use super::board::Board;
use super::event::What;
use super::side::Side;
use super::table::Table;
use super::time::{Clock, Control, DAY, Millis, SECOND};

/// The record of a game so far, with what the clocks showed after each move.
pub(crate) fn of(table: &Table) -> Option<String> {
    let mut record = table.board.record()?;
    for (ply, clock) in record.main.plies.iter_mut().zip(clocks(table)) {
        ply.comments.extend(clock.map(Comment::of_clock));
    }
    let score = match table.result() {
        Some("1-0") => Score::WhiteWins,
        Some("0-1") => Score::BlackWins,
        Some("1/2-1/2") => Score::Draw,
        _ => Score::Unknown,
    };
    record.set_score(score).ok()?;
    let names = table.names();
    let name = |name: Option<&str>| {
        name.filter(|name| !name.is_empty())
            .unwrap_or("?")
            .to_owned()
    };
    let mut tags = vec![
        ("Event", "Online game".to_owned()),
        ("Site", format!("/g/{}", table.origin.id)),
        ("Date", date(table.origin.created)),
        ("White", name(names.map(|names| names.white))),
        ("Black", name(names.map(|names| names.black))),
        ("TimeControl", time_control(table.origin.settings.clock)),
    ];
    if let Some(ending) = &table.ending {
        tags.push(("Termination", ending.reason.clone()));
    }
    for (tag, value) in tags {
        record.tags.set(tag, &value).ok()?;
    }
    record.tags.fill_roster().ok()?;
    Some(record.to_string())
}

/// What the mover's clock showed after each move that stands.
fn clocks(table: &Table) -> Vec<Option<Duration>> {
    let mut shown = Vec::new();
    let mut clock = Clock::new(table.origin.settings.clock, table.origin.created);
    let real_time = matches!(table.origin.settings.clock, Control::RealTime { .. });
    let mut board = Board::new(table.origin.settings.game, table.starter);
    for event in &table.events {
        match &event.what {
            What::Move {
                text, spent, lag, ..
            } => {
                let side = event.by.unwrap_or(Side::White);
                clock.moved(side, *spent, *lag, event.at);
                let _ = board.play(text);
                let left = clock
                    .left()
                    .filter(|_| real_time)
                    .map(|left| *left.of(side));
                shown.push(left.map(|left| Duration::from_millis(left.max(0) as u64)));
            }
            What::TakenBack { to, spent } => {
                clock.taken_back(board.turn(), *spent, *to as usize, event.at);
                board.take_back_to(*to as usize);
                shown.truncate(*to as usize);
            }
            _ => (),
        }
    }
    shown
}

/// As in PGN: seconds and increment, seconds a move, or a dash.
fn time_control(control: Control) -> String {
    match control {
        Control::None => "-".to_owned(),
        Control::RealTime { initial, increment } => {
            format!("{}+{}", initial / SECOND, increment / SECOND)
        }
        Control::Correspondence { a_move } => format!("1/{}", a_move / SECOND),
    }
}

/// `2026.11.15`, the day in Greenwich.
fn date(at: Millis) -> String {
    // Days from the first of March of the year 0, in years that end with February; eras of 400 years.
    let days = at.div_euclid(DAY) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (days, text) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (10_957, "2000.01.01"),
            (11_016, "2000.02.29"),
            (20_772, "2026.11.15"),
        ] {
            assert_eq!(date(days * DAY + 1), text);
        }
    }
}
