//! The boards that the dfpn knows.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use ordo_rules::khalifa::Turn;

use super::board::Board;

/// A board in the store.
pub(super) type Id = u32;

/// Without bound: what is proved has no disproof, and the other way round.
pub(super) const INFINITE: u32 = 1 << 28;

/// A board with the attacker to move. It is proved if he wins by threats alone.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) board: Board,
    /// How many boards must at least be proved to prove this one; 0 if it is proved.
    pub(super) proof: u32,
    /// How many must at least be disproved to disprove it; 0 if it is disproved.
    pub(super) disproof: u32,
    /// The number of plies in which a proved board is won, at most.
    pub(super) plies: u16,
    /// The attacker's turns that threaten; of a proved board only the one that wins.
    pub(super) edges: Vec<Edge>,
    pub(super) state: State,
}

/// How much is known of a node's turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Nothing yet.
    New,
    /// The most promising ones are listed.
    Begun,
    /// All are listed.
    Listed,
}

/// A threatening turn of the attacker.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) turn: Turn,
    pub(super) proof: u32,
    pub(super) disproof: u32,
    /// All safe replies; none before they are listed.
    pub(super) replies: Option<Box<[Reply]>>,
}

/// A safe reply of the defender, and the board it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) turn: Turn,
    pub(super) node: Id,
}

/// The edge to look at next, and what all edges together say.
pub(super) struct Choice {
    pub(super) best: usize,
    pub(super) proof: u32,
    /// The proof number of the second best.
    pub(super) second: u32,
    pub(super) disproof: u32,
}

impl Choice {
    pub(super) fn of(edges: &[Edge]) -> Choice {
        let mut choice = Choice {
            best: 0,
            proof: INFINITE,
            second: INFINITE,
            disproof: 0,
        };
        for (i, edge) in edges.iter().enumerate() {
            if edge.disproof == 0 {
                continue;
            }
            choice.disproof = (choice.disproof + edge.disproof).min(INFINITE);
            if edge.proof < choice.proof {
                choice.second = choice.proof;
                choice.proof = edge.proof;
                choice.best = i;
            } else {
                choice.second = choice.second.min(edge.proof);
            }
        }
        choice
    }
}

impl Node {
    pub(super) fn is_proved(&self) -> bool {
        self.proof == 0
    }

    pub(super) fn is_disproved(&self) -> bool {
        self.disproof == 0
    }
}

/// All nodes, found by their boards.
#[derive(Default, Debug)]
pub(super) struct PnTable {
    nodes: Vec<Node>,
    by_key: HashMap<u64, Id, BuildHasherDefault<KeyHasher>>,
    /// Edges and replies that were made, as a measure of the room they take.
    parts: usize,
}

impl PnTable {
    pub(super) fn get(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn get_mut(&mut self, id: Id) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub(super) fn find(&self, board: Board) -> Option<Id> {
        self.by_key.get(&board.key()).copied()
    }

    /// The node of a board, made if there is none.
    pub(super) fn node(&mut self, board: Board) -> Id {
        let next = self.nodes.len() as Id;
        let id = *self.by_key.entry(board.key()).or_insert(next);
        if id == next {
            self.nodes.push(Node {
                board,
                proof: 1,
                disproof: 1,
                plies: 0,
                edges: Vec::new(),
                state: State::New,
            });
        }
        id
    }

    /// Takes note of edges or replies that were made.
    pub(super) fn grow(&mut self, parts: usize) {
        self.parts += parts;
    }

    /// The room that is taken, about, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.len() * (size_of::<Node>() + 24) + self.parts * size_of::<Edge>()
    }

    pub(super) fn clear(&mut self) {
        *self = PnTable::default();
    }

    /// Forgets all that is not proved.
    pub(super) fn keep_proofs(&mut self) {
        let old = core::mem::take(self);
        let mut new_ids = vec![Id::MAX; old.nodes.len()];
        let proved = || old.nodes.iter().filter(|node| node.is_proved());
        for node in proved() {
            if let Some(id) = old.find(node.board) {
                new_ids[id as usize] = self.node(node.board);
            }
        }
        let mut nodes = core::mem::take(&mut self.nodes).into_iter();
        self.nodes = old
            .nodes
            .into_iter()
            .filter(Node::is_proved)
            .zip(&mut nodes)
            .map(|(mut node, _)| {
                for edge in &mut node.edges {
                    for reply in edge.replies.iter_mut().flatten() {
                        reply.node = new_ids[reply.node as usize];
                    }
                    self.parts += 1 + edge.replies.as_ref().map_or(0, |replies| replies.len());
                }
                node
            })
            .collect();
    }
}

/// Boards' keys are different numbers already; they only have to be spread (Fibonacci hashing).
#[derive(Default)]
pub(super) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(self.0 ^ u64::from(byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        let spread = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = spread ^ spread >> 32;
    }
}
