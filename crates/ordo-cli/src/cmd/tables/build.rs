use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use ordo_tables::{BLOCK, Class, Solver};

use crate::failure::Failure;
use crate::progress::Progress;
use crate::table_files::{FolderArg, damaged, file_name, open_file};

/// Solve all endings up to a number of pieces
///
/// Tables that are already in the folder are checked and used, so an interrupted build can be continued. Up to 8 pieces need about
/// 200 MB of memory and 10 MB of disk space; each piece more multiplies time, memory and disk space by about six.
#[derive(clap::Args, Debug)]
pub(super) struct Args {
    /// Number of pieces
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(2..=10))]
    pieces: u8,
    #[command(flatten)]
    folder: FolderArg,
    /// Number of threads [default: all processors]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = args.folder.path()?;
    fs::create_dir_all(&folder).map_err(|error| file_failure(&folder, error))?;
    let builder = Builder {
        folder,
        threads: super::threads(args.threads.map(usize::from)),
    };
    builder.build(usize::from(args.pieces), out)
}

struct Builder {
    folder: PathBuf,
    threads: usize,
}

impl Builder {
    fn build(&self, pieces: usize, out: &mut dyn Write) -> Result<(), Failure> {
        let started = Instant::now();
        let mut solver = Solver::new();
        let pairs: Vec<Class> = Class::up_to(pieces)
            .filter(|class| class.own <= class.enemy)
            .collect();
        let mut total = 0;
        for &class in &pairs {
            total += entries(&mut solver, class);
        }
        let progress = Progress::bar("positions", 0, total);
        let (mut done, mut solved) = (0, 0);
        for class in pairs {
            // Captures never lead to a class with the most pieces.
            let is_needed = class.pieces() < pieces;
            if self.load(class, is_needed, &mut solver)? {
                done += entries(&mut solver, class);
                progress.set_done(done);
                continue;
            }
            let started = Instant::now();
            // Solving a position is half of the work, compressing it the other half.
            let report = |solved: u64, _| progress.set_done(done + solved / 2);
            let result = solver.solve(class, self.threads, &report);
            result.map_err(Failure::input)?;
            let half = entries(&mut solver, class) / 2;
            let report = |compressed: u64| progress.set_done(done + half + compressed / 2);
            let bytes = self.save(class, &mut solver, &report)?;
            if !is_needed {
                solver.remove(class);
                solver.remove(class.reversed());
            }
            done += entries(&mut solver, class);
            solved += 1;
            let (seconds, megabytes) = (started.elapsed().as_secs_f64(), bytes as f64 / 1e6);
            progress.note(&format!("{class}: {seconds:.1} s, {megabytes:.2} MB"));
        }
        drop(progress);
        let bytes = self.size(pieces)?;
        let (seconds, megabytes) = (started.elapsed().as_secs_f64(), bytes as f64 / 1e6);
        let folder = self.folder.display();
        let pairs = ordo_lab::counted(solved, "pair of classes", "pairs of classes");
        writeln!(
            out,
            "{pairs} solved in {seconds:.1} s, {megabytes:.1} MB up to {pieces} pieces in {folder}"
        )?;
        Ok(())
    }

    fn path(&self, class: Class) -> PathBuf {
        self.folder.join(file_name(class))
    }

    /// Checks a pair of classes, if both have a file, and loads it if others need it.
    fn load(&self, class: Class, is_needed: bool, solver: &mut Solver) -> Result<bool, Failure> {
        let classes = both(class);
        if !classes.iter().all(|&class| self.path(class).exists()) {
            return Ok(false);
        }
        for class in classes {
            let path = self.path(class);
            let table = open_file(&path)?;
            if table.class() != class {
                let problem = format!("{}: this is the table of {}", path.display(), table.class());
                return Err(Failure::Input(problem));
            }
            let entries = table.check_entries(&solver.index(class));
            let entries = entries.and_then(|()| table.read_all());
            let entries = entries.map_err(|error| damaged(&path, &error))?;
            if is_needed {
                solver.insert(class, entries);
            }
        }
        Ok(true)
    }

    /// Writes a pair of classes; returns the number of bytes. `report` receives the number of compressed entries.
    fn save(
        &self,
        class: Class,
        solver: &mut Solver,
        report: &(dyn Fn(u64) + Sync),
    ) -> Result<u64, Failure> {
        let (mut bytes, mut before) = (0, 0);
        for class in both(class) {
            let report = |compressed, _| report(before + compressed);
            let file = solver.compressed(class, BLOCK, self.threads, &report);
            let file = file.ok_or_else(|| Failure::Input(format!("{class} is not solved")))?;
            write_whole(&self.path(class), &file)?;
            bytes += file.len() as u64;
            before += solver.index(class).len() as u64;
        }
        Ok(bytes)
    }

    /// The size of all files up to a number of pieces.
    fn size(&self, pieces: usize) -> Result<u64, Failure> {
        let mut bytes = 0;
        for class in Class::up_to(pieces) {
            let path = self.path(class);
            let data = fs::metadata(&path).map_err(|error| file_failure(&path, error))?;
            bytes += data.len();
        }
        Ok(bytes)
    }
}

/// A class and its reverse, once if they are the same.
fn both(class: Class) -> Vec<Class> {
    let mut classes = vec![class, class.reversed()];
    classes.dedup();
    classes
}

/// The number of table entries of a pair of classes.
fn entries(solver: &mut Solver, class: Class) -> u64 {
    let count = |class| solver.index(class).len() as u64;
    both(class).into_iter().map(count).sum()
}

/// Writes a file that is either complete or missing.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let partial = path.with_extension("partial");
    let write = || {
        let mut file = File::create(&partial)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&partial, path)
    };
    write().map_err(|error| file_failure(path, error))
}

fn file_failure(path: &Path, error: std::io::Error) -> Failure {
    Failure::File {
        path: path.display().to_string(),
        error,
    }
}
