use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use ordo_lab::counted;
use ordo_rules::stein::{Position, is_connected};
use ordo_tables::{Class, Table, Tables};

use crate::failure::Failure;
use crate::progress::Progress;
use crate::table_files::{FolderArg, damaged, file_name, read_folder};

/// Check all tables of a folder
///
/// Reads every block and compares its checksum. Then draws random positions, and checks that their values follow from those of
/// their legal moves, and agree with those of the mirror image and of swapped colours.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    #[command(flatten)]
    folder: FolderArg,
    /// Number of random positions, spread evenly over the classes
    #[arg(long, default_value_t = 10_000)]
    positions: u64,
    /// Seed of the random positions
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Leave out classes with fewer pieces
    #[arg(long, default_value_t = 2)]
    min_pieces: usize,
    /// Number of threads [default: all processors]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = args.folder.path()?;
    let tables = read_folder(&folder)?;
    let count = tables.iter().count() as u64;
    if count == 0 {
        return Err(Failure::Input(format!(
            "{} has no tables",
            folder.display()
        )));
    }
    let progress = Progress::bar("tables", 0, count);
    let mut entries = 0;
    for table in tables.iter() {
        for block in 0..table.header().block_count() {
            let path = folder.join(file_name(table.class()));
            table
                .decompress(block)
                .map_err(|error| damaged(&path, &error))?;
        }
        entries += table.header().entries;
        progress.advance();
    }
    drop(progress);
    writeln!(
        out,
        "{}, {entries} entries: all checksums match",
        counted(count, "table", "tables")
    )?;
    let Checked {
        positions,
        splitting,
    } = check_positions(args, &tables)?;
    let positions = counted(positions, "random position", "random positions");
    writeln!(
        out,
        "{positions}, {splitting} with a capture that splits the opponent: all values follow from those of the moves"
    )?;
    Ok(())
}

/// Numbers of checked positions.
#[derive(Default)]
struct Checked {
    positions: u64,
    /// Those with a capture after which the opponent must reconnect.
    splitting: u64,
}

/// Checks random positions of all classes whose successors are complete.
fn check_positions(args: &Args, tables: &Tables) -> Result<Checked, Failure> {
    // Captures lead to classes with fewer pieces, other moves to the reversed class.
    let most = tables.pieces() + 1;
    let classes = tables.iter().map(Table::class);
    let classes: Vec<Class> = classes
        .filter(|class| (args.min_pieces..=most).contains(&class.pieces()))
        .filter(|class| tables.get(class.reversed()).is_some())
        .collect();
    if classes.is_empty() {
        return Ok(Checked::default());
    }
    let progress = Progress::bar("positions", 0, args.positions);
    let (next, splitting) = (AtomicU64::new(0), AtomicU64::new(0));
    let problem = Mutex::new(None);
    let work = || {
        while let number = next.fetch_add(1, Ordering::Relaxed)
            && number < args.positions
        {
            let class = classes[(number % classes.len() as u64) as usize];
            let position = random_position(tables, class, args.seed ^ number << 20);
            splitting.fetch_add(u64::from(can_split(&position)), Ordering::Relaxed);
            let found = match tables.is_consistent(&position) {
                Ok(Some(true)) => None,
                Ok(Some(false)) => Some(format!(
                    "{position}: the value contradicts those of its moves"
                )),
                Ok(None) => Some(format!("{position}: a table is missing")),
                Err(error) => Some(format!("{position}: {error}")),
            };
            if let Some(found) = found {
                let mut problem = problem
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                problem.get_or_insert(found);
                next.store(args.positions, Ordering::Relaxed);
            }
            progress.advance();
        }
    };
    thread::scope(|scope| {
        for _ in 1..super::threads(args.threads.map(usize::from)) {
            scope.spawn(work);
        }
        work();
    });
    drop(progress);
    let problem = problem
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    match problem {
        Some(problem) => Err(Failure::Input(problem)),
        None => Ok(Checked {
            positions: args.positions,
            splitting: splitting.into_inner(),
        }),
    }
}

/// True if a legal move leaves the opponent split.
fn can_split(position: &Position) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|mv| !is_connected(position.after_unchecked(mv).own()))
}

/// A random position of a class, with either side to move.
fn random_position(tables: &Tables, class: Class, seed: u64) -> Position {
    let entries = tables.index(class).len() as u64;
    let mut random = seed;
    loop {
        random = mixed(random);
        let number = (random >> 8) % entries;
        if let Some(position) = tables.position(class, number as usize) {
            return if random & 1 == 0 {
                position
            } else {
                position.color_swapped()
            };
        }
    }
}

/// The next number of `SplitMix64`.
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
