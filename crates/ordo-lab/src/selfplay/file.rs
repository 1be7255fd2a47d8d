//! The self-play file format: a header, then samples, game by game.
//!
//! | bytes | header |
//! | --- | --- |
//! | 0–7 | `ORDOSELF` |
//! | 8–9 | version, 1 |
//! | 10–11 | size of a sample, 20 |
//! | 12–15 | random plies at the start of each game |
//! | 16–23 | seed |
//! | 24–31 | nodes per move |
//!
//! | bytes | sample |
//! | --- | --- |
//! | 0–15 | position, as `ordo_rules::stein::PackedPosition` |
//! | 16–17 | score for the side to move, signed, in hundredths; 32000 - n is a win in n plies |
//! | 18 | result for the side to move: 0 lost, 1 drawn, 2 won |
//! | 19 | 1 for the last sample of a game, else 0 |
//!
//! Numbers are little-endian.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::sample::{LAST_OFFSET, SAMPLE_BYTES, Sample};

const MAGIC: [u8; 8] = *b"ORDOSELF";
const VERSION: u16 = 1;
const HEADER_BYTES: usize = 32;

/// Settings of all games in a file; its header.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfPlaySettings {
    /// Random plies at the start of each game.
    pub opening_plies: u32,
    /// Seed of the openings.
    pub seed: u64,
    /// Nodes per move.
    pub nodes: u64,
}

/// A file opened for adding games.
#[derive(Debug)]
pub(super) struct SampleFile {
    file: File,
    games: u64,
}

impl SelfPlaySettings {
    fn to_bytes(self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..10].copy_from_slice(&VERSION.to_le_bytes());
        bytes[10..12].copy_from_slice(&(SAMPLE_BYTES as u16).to_le_bytes());
        bytes[12..16].copy_from_slice(&self.opening_plies.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.seed.to_le_bytes());
        bytes[24..].copy_from_slice(&self.nodes.to_le_bytes());
        bytes
    }

    fn read(from: &mut impl Read) -> io::Result<SelfPlaySettings> {
        let mut bytes = [0; HEADER_BYTES];
        from.read_exact(&mut bytes)
            .map_err(|_| invalid("it is too short for a self-play file"))?;
        let (mut n4, mut n8, mut nodes) = ([0; 4], [0; 8], [0; 8]);
        n4.copy_from_slice(&bytes[12..16]);
        n8.copy_from_slice(&bytes[16..24]);
        nodes.copy_from_slice(&bytes[24..]);
        let header = SelfPlaySettings {
            opening_plies: u32::from_le_bytes(n4),
            seed: u64::from_le_bytes(n8),
            nodes: u64::from_le_bytes(nodes),
        };
        if bytes[..8] != MAGIC {
            return Err(invalid("it is not a self-play file"));
        }
        if header.to_bytes() != bytes {
            return Err(invalid("it has an unsupported format version"));
        }
        Ok(header)
    }
}

impl SampleFile {
    /// Opens a file to add games, or creates it. An incomplete game at the end is cut off. Fails if the file was made with other
    /// settings.
    pub(super) fn open(path: &Path, settings: SelfPlaySettings) -> io::Result<SampleFile> {
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        if file.metadata()?.len() == 0 {
            file.write_all(&settings.to_bytes())?;
            return Ok(SampleFile { file, games: 0 });
        }
        let mut reader = BufReader::new(&file);
        let found = SelfPlaySettings::read(&mut reader)?;
        if found != settings {
            return Err(invalid(&format!(
                "it was made with --seed {} --nodes {} --openings {}; use the same settings or another file",
                found.seed, found.nodes, found.opening_plies
            )));
        }
        let (games, samples) = whole_games(&mut reader)?;
        let end = HEADER_BYTES as u64 + samples * SAMPLE_BYTES as u64;
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok(SampleFile { file, games })
    }

    /// Number of complete games.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// Adds a game in one write.
    pub(super) fn add(&mut self, samples: &[Sample]) -> io::Result<()> {
        let bytes: Vec<u8> = samples
            .iter()
            .flat_map(|sample| sample.to_bytes())
            .collect();
        self.file.write_all(&bytes)?;
        self.games += 1;
        Ok(())
    }
}

/// Number of complete games, and of their samples.
fn whole_games(reader: &mut impl Read) -> io::Result<(u64, u64)> {
    let (mut games, mut whole) = (0, 0);
    let mut samples = 0;
    while let Some(bytes) = next(reader)? {
        samples += 1;
        if bytes[LAST_OFFSET] == 1 {
            games += 1;
            whole = samples;
        }
    }
    Ok((games, whole))
}

/// Bytes of the next sample; `None` at the end of the file or at an incomplete sample.
fn next(reader: &mut impl Read) -> io::Result<Option<[u8; SAMPLE_BYTES]>> {
    let mut bytes = [0; SAMPLE_BYTES];
    match reader.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

/// Passes all samples of a file to `each`, and returns its settings.
pub fn read(path: &Path, mut each: impl FnMut(Sample)) -> io::Result<SelfPlaySettings> {
    let mut reader = BufReader::new(File::open(path)?);
    let header = SelfPlaySettings::read(&mut reader)?;
    for number in 1.. {
        let Some(bytes) = next(&mut reader)? else {
            break;
        };
        let sample = Sample::from_bytes(&bytes);
        each(sample.ok_or_else(|| invalid(&format!("sample {number} is damaged")))?);
    }
    Ok(header)
}

fn invalid(problem: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, problem)
}
