//! The file format of a network.
//!
//! | bytes | content |
//! | --- | --- |
//! | 0–7 | `ORDONET1` |
//! | 8–13 | inputs of a side (80), size of a view (at most 128), sets of output weights (8): two bytes each |
//! | 14–15 | 0 |
//! | 16–19 | CRC-32 of the rest |
//! | 20– | rows by square (a1, b1 …), biases, output weights: signed 16 bits each; output biases: signed 32 bits each |
//!
//! Numbers are little-endian. Smaller views are filled up with zeros.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use core::fmt;
use std::sync::Arc;

use ordo_rules::stein::Square;

use super::{BUCKETS, HIDDEN, INPUTS, Layers, Network};

/// The weights of a network, unquantised layers rounded to integers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetworkWeights {
    /// Row of each square, in the order of [`Square::index`]: for the owner's view, then for the opponent's.
    pub rows: Vec<[[i16; HIDDEN]; 2]>,
    /// Biases of a view.
    pub bias: [i16; HIDDEN],
    /// Output weights for the view of the side to move, then for the other.
    pub outputs: [[[i16; HIDDEN]; 2]; BUCKETS],
    /// Output biases.
    pub output_biases: [i32; BUCKETS],
}

/// The reason why bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NetworkError {
    /// The file does not begin like a network of this program.
    Header,
    /// The file is too short or too long.
    Length,
    /// The weights do not match the checksum.
    Checksum,
    /// A weight is so large that sums could overflow.
    Range,
}

/// The start of a file with views of this size.
const fn magic(hidden: u16) -> [u8; 16] {
    let mut magic = *b"ORDONET1\0\0\0\0\0\0\0\0";
    magic[8] = INPUTS as u8;
    [magic[10], magic[11]] = hidden.to_le_bytes();
    magic[12] = BUCKETS as u8;
    magic
}

/// The size of a view in a file that starts with these bytes, if this program can read it.
fn view_size(start: &[u8; 16]) -> Option<usize> {
    let hidden = u16::from_le_bytes([start[10], start[11]]);
    let is_known = *start == magic(hidden) && (1..=HIDDEN).contains(&hidden.into());
    is_known.then_some(hidden.into())
}

/// Length of the header.
const HEADER: usize = 20;

/// Largest absolute row weight and bias: 41 of them, a bias and 40 pieces, fit into 16 bits.
pub(super) const MAX_ROW_WEIGHT: u16 = 799;
/// Largest absolute output weight: times an activation it fits into 16 bits.
pub(super) const MAX_OUTPUT_WEIGHT: u16 = 127;
/// Largest absolute output bias.
const MAX_OUTPUT_BIAS: u32 = 1_000_000;

impl NetworkWeights {
    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows = self.rows.as_flattened().as_flattened();
        let outputs = self.outputs.as_flattened().as_flattened();
        let weights = rows.iter().chain(&self.bias).chain(outputs);
        let mut payload: Vec<u8> = weights.flat_map(|weight| weight.to_le_bytes()).collect();
        payload.extend(
            self.output_biases
                .iter()
                .flat_map(|bias| bias.to_le_bytes()),
        );
        [
            &magic(HIDDEN as u16)[..],
            &crc32(&payload).to_le_bytes(),
            &payload,
        ]
        .concat()
    }

    /// Reads a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<NetworkWeights, NetworkError> {
        let (start, rest) = bytes.split_first_chunk().ok_or(NetworkError::Header)?;
        let hidden = view_size(start).ok_or(NetworkError::Header)?;
        let (&checksum, payload) = rest.split_first_chunk().ok_or(NetworkError::Length)?;
        let mut reader = Reader(payload);
        let mut weights = NetworkWeights {
            rows: vec![[[0; HIDDEN]; 2]; INPUTS],
            bias: [0; HIDDEN],
            outputs: [[[0; HIDDEN]; 2]; BUCKETS],
            output_biases: [0; BUCKETS],
        };
        let views = weights.rows.as_flattened_mut().iter_mut();
        let outputs = weights.outputs.as_flattened_mut().iter_mut();
        for view in views.chain([&mut weights.bias]).chain(outputs) {
            let used = view.iter_mut().take(hidden);
            reader.read(used, i16::from_le_bytes)?;
        }
        reader.read(weights.output_biases.iter_mut(), i32::from_le_bytes)?;
        if !reader.0.is_empty() {
            return Err(NetworkError::Length);
        }
        if u32::from_le_bytes(checksum) != crc32(payload) {
            return Err(NetworkError::Checksum);
        }
        if !weights.are_in_range() {
            return Err(NetworkError::Range);
        }
        Ok(weights)
    }

    fn are_in_range(&self) -> bool {
        let rows = self.rows.as_flattened().as_flattened();
        let mut views = rows.iter().chain(&self.bias);
        let mut outputs = self.outputs.as_flattened().as_flattened().iter();
        views.all(|weight| weight.unsigned_abs() <= MAX_ROW_WEIGHT)
            && outputs.all(|weight| weight.unsigned_abs() <= MAX_OUTPUT_WEIGHT)
            && self
                .output_biases
                .iter()
                .all(|bias| bias.unsigned_abs() <= MAX_OUTPUT_BIAS)
    }
}

impl Network {
    /// Reads the file of a network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let weights = NetworkWeights::from_bytes(bytes)?;
        #[expect(clippy::large_stack_arrays, reason = "64 KB, once per network")]
        let mut rows = Box::new([[[0; HIDDEN]; 2]; 128]);
        for (square, row) in Square::all().zip(&weights.rows) {
            if let Some(slot) = rows.get_mut(usize::from(square.bit())) {
                *slot = *row;
            }
        }
        Ok(Network(Arc::new(Layers {
            rows,
            bias: weights.bias,
            outputs: weights.outputs,
            output_biases: weights.output_biases,
            checksum: crc32(bytes.get(HEADER..).unwrap_or_default()),
        })))
    }
}

impl Network {
    /// The weights, as in a file.
    pub fn weights(&self) -> NetworkWeights {
        let row = |square: Square| self.0.rows.get(usize::from(square.bit())).copied();
        NetworkWeights {
            rows: Square::all().filter_map(row).collect(),
            bias: self.0.bias,
            outputs: self.0.outputs,
            output_biases: self.0.output_biases,
        }
    }
}

/// Bytes that have not been read yet.
struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn read<'t, T: 't, const N: usize>(
        &mut self,
        into: impl Iterator<Item = &'t mut T>,
        convert: fn([u8; N]) -> T,
    ) -> Result<(), NetworkError> {
        for slot in into {
            let (&bytes, rest) = self.0.split_first_chunk().ok_or(NetworkError::Length)?;
            *slot = convert(bytes);
            self.0 = rest;
        }
        Ok(())
    }
}

/// The CRC-32 of zlib and PNG.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            crc >> 1 ^ if crc & 1 == 1 { 0xedb8_8320 } else { 0 }
        })
    })
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            NetworkError::Header => "it is not a network of this program's version",
            NetworkError::Length => "it is too short or too long for a network",
            NetworkError::Checksum => "it is damaged: its weights do not match the checksum",
            NetworkError::Range => "it has a weight that is too large",
        })
    }
}

impl core::error::Error for NetworkError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crc_is_that_of_zlib() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }
}
