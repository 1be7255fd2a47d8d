use core::fmt;

/// Settings of a shard: a range of games that were played the same way. A game is determined by the settings, the seed and
/// its number, so shards of different ranges can be played anywhere and concatenated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SelfPlaySettings {
    /// Largest number of random plies at the start of a game; see [`MIN_OPENING_PLIES`].
    pub opening_plies: u16,
    /// In two of three games, one move in this many is random before ply 90; 0 for none.
    pub random_interval: u16,
    /// Seed of all games.
    pub seed: u64,
    /// Nodes per move.
    pub nodes: u32,
    /// Number of the first game.
    pub first: u32,
    /// Checksum of the network; 0 for the hand-made evaluation.
    pub network: u32,
}

/// Smallest number of random plies at the start of a game, unless fewer are set.
pub const MIN_OPENING_PLIES: u16 = 4;

const MAGIC: [u8; 8] = *b"ORDOSELF";
const VERSION: u16 = 2;
/// Size of a header: two samples, so that concatenated shards stay aligned.
pub(super) const HEADER_BYTES: usize = 40;
/// Offset and value of the byte that tells a header from a sample.
pub(super) const HEADER_MARK: (usize, u8) = (19, 255);

impl SelfPlaySettings {
    pub(super) fn to_bytes(self) -> [u8; HEADER_BYTES] {
        let mut bytes = [0; HEADER_BYTES];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..10].copy_from_slice(&VERSION.to_le_bytes());
        bytes[10..12].copy_from_slice(&(HEADER_BYTES as u16 / 2).to_le_bytes());
        bytes[12..14].copy_from_slice(&self.opening_plies.to_le_bytes());
        bytes[14..16].copy_from_slice(&self.random_interval.to_le_bytes());
        bytes[HEADER_MARK.0] = HEADER_MARK.1;
        bytes[20..28].copy_from_slice(&self.seed.to_le_bytes());
        bytes[28..32].copy_from_slice(&self.nodes.to_le_bytes());
        bytes[32..36].copy_from_slice(&self.first.to_le_bytes());
        bytes[36..].copy_from_slice(&self.network.to_le_bytes());
        bytes
    }

    /// The settings in a header, or the reason why it is none.
    pub(super) fn from_bytes(bytes: &[u8; HEADER_BYTES]) -> Result<SelfPlaySettings, &'static str> {
        if bytes[..8] != MAGIC {
            return Err("it is not a self-play file");
        }
        let settings = SelfPlaySettings {
            opening_plies: u16::from_le_bytes(field(bytes, 12)),
            random_interval: u16::from_le_bytes(field(bytes, 14)),
            seed: u64::from_le_bytes(field(bytes, 20)),
            nodes: u32::from_le_bytes(field(bytes, 28)),
            first: u32::from_le_bytes(field(bytes, 32)),
            network: u32::from_le_bytes(field(bytes, 36)),
        };
        if settings.to_bytes() != *bytes {
            return Err("it has an unsupported format version");
        }
        Ok(settings)
    }
}

fn field<const N: usize>(bytes: &[u8; HEADER_BYTES], at: usize) -> [u8; N] {
    std::array::from_fn(|i| bytes[at + i])
}

/// The options of `ordo selfplay`.
impl fmt::Display for SelfPlaySettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "--seed {} --nodes {} --openings {} --random {} --first {}",
            self.seed, self.nodes, self.opening_plies, self.random_interval, self.first
        )?;
        match self.network {
            0 => f.write_str(" and the hand-made evaluation"),
            checksum => write!(f, " and the network {checksum:08x}"),
        }
    }
}
