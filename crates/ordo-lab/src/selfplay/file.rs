//! The self-play file format: one or more shards, each a header followed by samples, game by game. Files can be concatenated.
//!
//! | bytes | header |
//! | --- | --- |
//! | 0–7 | `ORDOSELF` |
//! | 8–9 | version, 2 |
//! | 10–11 | size of a sample, 20 |
//! | 12–13 | largest number of random plies at the start of each game |
//! | 14–15 | one move in this many is random |
//! | 16–18 | 0 |
//! | 19 | 255 |
//! | 20–27 | seed |
//! | 28–31 | nodes per move |
//! | 32–35 | number of the first game |
//! | 36–39 | checksum of the network; 0 for the hand-made evaluation |
//!
//! | bytes | sample |
//! | --- | --- |
//! | 0–15 | position, as `ordo_rules::stein::PackedPosition` |
//! | 16–17 | score for the side to move, signed, in hundredths; 32000 - n is a win in n plies |
//! | 18 | result for the side to move: 0 lost, 1 drawn, 2 won |
//! | 19 | bit 0: last sample of a game; bit 1: a random move follows later in the game |
//!
//! Numbers are little-endian.

use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::SelfPlaySettings;
use super::sample::{SAMPLE_BYTES, Sample};
use super::settings::{HEADER_BYTES, HEADER_MARK};

const _: () = assert!(HEADER_BYTES == 2 * SAMPLE_BYTES);

/// A file opened for adding games.
#[derive(Debug)]
pub(super) struct SampleFile {
    file: File,
    games: u64,
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
        let (mut games, mut samples, mut whole) = (0, 0_u64, 0);
        let shards = read_from(&file, |sample| {
            samples += 1;
            if sample.is_last {
                games += 1;
                whole = samples;
            }
        })?;
        match shards[..] {
            [found] if found == settings => {}
            [found] => {
                return Err(invalid(&format!(
                    "it was made with {found}; use the same settings or another file"
                )));
            }
            _ => {
                return Err(invalid(
                    "it has several shards, and only one can be extended",
                ));
            }
        }
        let end = HEADER_BYTES as u64 + whole * SAMPLE_BYTES as u64;
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

/// Passes all samples of a file to `each`, and returns the settings of its shards. An incomplete sample at the end is ignored.
pub fn read(path: &Path, each: impl FnMut(Sample)) -> io::Result<Vec<SelfPlaySettings>> {
    read_from(&File::open(path)?, each)
}

fn read_from(file: &File, mut each: impl FnMut(Sample)) -> io::Result<Vec<SelfPlaySettings>> {
    let mut reader = BufReader::new(file);
    let mut shards = Vec::new();
    let mut number = 0;
    while let Some(record) = next(&mut reader)? {
        if shards.is_empty() || record[HEADER_MARK.0] == HEADER_MARK.1 {
            let rest = next(&mut reader)?
                .ok_or_else(|| invalid("it is too short for a self-play file"))?;
            let mut header = [0; HEADER_BYTES];
            header[..SAMPLE_BYTES].copy_from_slice(&record);
            header[SAMPLE_BYTES..].copy_from_slice(&rest);
            shards.push(SelfPlaySettings::from_bytes(&header).map_err(invalid)?);
            continue;
        }
        number += 1;
        let sample = Sample::from_bytes(&record);
        each(sample.ok_or_else(|| invalid(&format!("sample {number} is damaged")))?);
    }
    if shards.is_empty() {
        return Err(invalid("it is too short for a self-play file"));
    }
    Ok(shards)
}

/// The next record; `None` at the end of the file or at an incomplete record.
fn next(reader: &mut impl Read) -> io::Result<Option<[u8; SAMPLE_BYTES]>> {
    let mut bytes = [0; SAMPLE_BYTES];
    match reader.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(bytes)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

fn invalid(problem: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, problem)
}
