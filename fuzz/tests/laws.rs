//! The laws of the fuzz targets without a fuzzer, on the targets' seeds, on mutated seeds and on noise. The inputs are the
//! same in every run.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, thread};

use ordo_rules::SplitMix64;

/// One test per law: its name and its number of inputs.
macro_rules! laws {
    ($($name:ident: $inputs:literal,)*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];

        $(
            #[test]
            fn $name() {
                holds(stringify!($name), ordo_fuzz::$name, $inputs);
            }
        )*
    };
}

laws! {
    khalifa_legal: 300,
    khalifa_position_text: 5_000,
    khalifa_turn_text: 30_000,
    puzzle_file: 20_000,
    record_import: 20_000,
    record_reader: 50_000,
    record_replay: 30_000,
    stein_legal: 3_000,
    stein_move_text: 100_000,
    stein_position_text: 10_000,
    table_file: 20_000,
}

#[test]
fn every_target_is_tested_and_has_seeds() {
    let targets: BTreeSet<String> = files(&fuzz_folder().join("fuzz_targets"))
        .iter()
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .filter(|name| name != "ugi" && name != "online_messages") // tested by the engine and the server
        .collect();
    assert!(targets.iter().eq(NAMES), "{targets:?}");
    for name in NAMES {
        assert!(!seeds(name).is_empty(), "{name}");
    }
}

fn fuzz_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files in a folder, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn seeds(name: &str) -> Vec<Vec<u8>> {
    let files = files(&fuzz_folder().join("seeds").join(name));
    files.iter().map(|path| fs::read(path).unwrap()).collect()
}

fn holds(name: &str, law: fn(&[u8]), inputs: usize) {
    let seeds = seeds(name);
    for seed in &seeds {
        check_input(law, seed);
    }
    let mut random = SplitMix64::new(1);
    for nth in 0..inputs {
        let input = if nth % 8 == 0 {
            noise(&mut random)
        } else {
            mutated(&seeds, &mut random)
        };
        check_input(law, &input);
    }
}

/// Prints the input if the law does not hold.
fn check_input(law: fn(&[u8]), input: &[u8]) {
    struct Shown<'a>(&'a [u8]);
    impl Drop for Shown<'_> {
        fn drop(&mut self) {
            if thread::panicking() {
                eprintln!("the input: b\"{}\"", self.0.escape_ascii());
            }
        }
    }
    let _shown = Shown(input);
    law(input);
}

fn noise(random: &mut SplitMix64) -> Vec<u8> {
    let length = random.below(200);
    (0..length).map(|_| random.next_u64() as u8).collect()
}

/// A seed with a few bytes replaced, inserted or removed, or with a part of another seed spliced in.
fn mutated(seeds: &[Vec<u8>], random: &mut SplitMix64) -> Vec<u8> {
    let mut input = random.choose(seeds).unwrap().clone();
    for _ in 0..=random.below(4) {
        let at = random.below(input.len() + 1);
        let end = (at + random.below(8)).min(input.len());
        let piece = match random.below(5) {
            0 => Vec::new(),
            1 => vec![random.next_u64() as u8],
            2 => vec![
                *random
                    .choose(b" \n\0_-:x./%{}()[]$!?;\"\\*0123456789abwj")
                    .unwrap(),
            ],
            3 => input[at..end].repeat(2),
            _ => {
                let other = random.choose(seeds).unwrap();
                let from = random.below(other.len() + 1);
                let to = (from + random.below(40)).min(other.len());
                other[from..to].to_vec()
            }
        };
        input.splice(at..end, piece);
    }
    input
}
