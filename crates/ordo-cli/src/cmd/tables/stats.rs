use std::io::Write;

use ordo_rules::stein::Position;
use ordo_tables::{Class, ClassStats};
use serde::Serialize;

use crate::failure::Failure;
use crate::json::{fail, write_line};
use crate::table_files::FolderArg;

/// Count won, lost and drawn positions of every class
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    folder: FolderArg,
    /// Largest number of pieces [default: all tables]
    #[arg(long)]
    pieces: Option<usize>,
    /// Print JSON, one class per line
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct StatsJson {
    own: usize,
    enemy: usize,
    positions: u64,
    won: u64,
    lost: u64,
    drawn: u64,
    first_wins: u64,
    zugzwangs: u64,
    passing_helps: u64,
    burdens: u64,
    longest_win: Option<LongestJson>,
    longest_loss: Option<LongestJson>,
    zugzwang: Option<String>,
    burden: Option<String>,
}

#[derive(Serialize)]
struct LongestJson {
    plies: u8,
    position: String,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    print(args, out).or_else(|failure| fail(out, args.json, failure))
}

fn print(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let tables = args.folder.tables()?;
    if !args.json {
        writeln!(
            out,
            "class   positions     won    lost   drawn  longest win"
        )?;
    }
    let limit = args.pieces.unwrap_or(usize::MAX);
    let mut classes: Vec<Class> = tables.iter().map(ordo_tables::Table::class).collect();
    classes.retain(|class| class.pieces() <= limit);
    classes.sort_by_key(|class| (class.pieces(), class.own));
    for class in classes {
        let Some(stats) = tables.stats(class).map_err(Failure::input)? else {
            continue;
        };
        if args.json {
            write_line(out, &StatsJson::from(&stats))?;
        } else {
            write_row(out, &stats)?;
        }
        out.flush()?;
    }
    Ok(())
}

fn write_row(out: &mut dyn Write, stats: &ClassStats) -> Result<(), Failure> {
    let percent = |count: u64| format!("{:.2}%", 100.0 * count as f64 / stats.positions as f64);
    let longest = match &stats.longest_win {
        Some((plies, position)) => format!("{plies:>3}  {position}"),
        None => "  -".to_owned(),
    };
    let ClassStats {
        class, positions, ..
    } = stats;
    let class = class.to_string();
    let [won, lost, drawn] = [stats.won, stats.lost, stats.drawn].map(percent);
    writeln!(
        out,
        "{class:<5} {positions:>11} {won:>7} {lost:>7} {drawn:>7}  {longest}"
    )?;
    Ok(())
}

impl From<&ClassStats> for StatsJson {
    fn from(stats: &ClassStats) -> StatsJson {
        let longest = |longest: &Option<(u8, Position)>| {
            longest.map(|(plies, position)| LongestJson {
                plies,
                position: position.to_string(),
            })
        };
        StatsJson {
            own: stats.class.own,
            enemy: stats.class.enemy,
            positions: stats.positions,
            won: stats.won,
            lost: stats.lost,
            drawn: stats.drawn,
            first_wins: stats.first_wins,
            zugzwangs: stats.zugzwangs,
            passing_helps: stats.passing_helps,
            burdens: stats.burdens,
            longest_win: longest(&stats.longest_win),
            longest_loss: longest(&stats.longest_loss),
            zugzwang: stats.zugzwang.map(|position| position.to_string()),
            burden: stats.burden.map(|position| position.to_string()),
        }
    }
}
