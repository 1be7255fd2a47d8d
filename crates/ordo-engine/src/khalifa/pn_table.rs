//! The table of the proof-number search.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use ordo_rules::khalifa::Turn;

use super::board::Board;

/// Index of a node in the table.
pub(super) type Id = u32;

/// Infinite proof or disproof number: a proved node has an infinite disproof number, and vice versa.
pub(super) const INFINITE: u32 = 1 << 28;

/// An OR node: a board with the attacker to move, proved if they win by threats alone.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) board: Board,
    /// Proof number: the least number of leaves to prove for a proof of this node; 0 if it is proved.
    pub(super) proof: u32,
    /// Disproof number: the least number of leaves to disprove for a disproof; 0 if it is disproved.
    pub(super) disproof: u32,
    /// Upper bound of the plies to the win of a proved node.
    pub(super) plies: u16,
    /// The attacker's threats; only the winning one for a proved node.
    pub(super) edges: Vec<Edge>,
    pub(super) state: State,
}

/// Progress of move generation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// No threats generated.
    New,
    /// The most promising threats are generated.
    Partial,
    /// All threats are generated.
    Complete,
}

/// An AND node: a threat of the attacker, with the defender to reply.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) turn: Turn,
    pub(super) proof: u32,
    pub(super) disproof: u32,
    /// All safe replies; `None` before they are generated.
    pub(super) replies: Option<Box<[Reply]>>,
}

/// A safe reply of the defender, and the node it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply {
    pub(super) turn: Turn,
    pub(super) node: Id,
}

/// Proof and disproof numbers of an OR node, and its best edge.
pub(super) struct Choice {
    pub(super) best: usize,
    pub(super) proof: u32,
    /// Proof number of the second best edge.
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

/// All nodes, by board.
#[derive(Default, Debug)]
pub(super) struct PnTable {
    nodes: Vec<Node>,
    by_key: HashMap<u64, Id, BuildHasherDefault<KeyHasher>>,
    /// Number of edges and replies, to estimate the memory in use.
    edges_and_replies: usize,
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

    /// The node of a board, created if necessary.
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

    /// Counts new edges or replies.
    pub(super) fn grow(&mut self, count: usize) {
        self.edges_and_replies += count;
    }

    /// Estimated memory in use, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.len() * (size_of::<Node>() + 24) + self.edges_and_replies * size_of::<Edge>()
    }

    pub(super) fn clear(&mut self) {
        *self = PnTable::default();
    }

    /// Removes all nodes that are not proved.
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
                    self.edges_and_replies +=
                        1 + edge.replies.as_ref().map_or(0, |replies| replies.len());
                }
                node
            })
            .collect();
    }
}

/// Fibonacci hashing: the keys of boards are distinct and only need to be spread.
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
