//! Proofs of wins by threats: depth-first proof-number search over the attacker's threatening turns and the defender's safe
//! replies. What is proved holds against every legal reply, for the others lose at once.

use std::collections::HashSet;

use ordo_rules::khalifa::{Spacing, Turn};

use super::board::Board;
use super::budget::Budget;
use super::pn_table::{Choice, Edge, INFINITE, Id, PnTable, Reply, State};
use super::threats::{Outlook, ThreatFinder};

/// How many of a board's threatening turns are listed at first: those with the fewest defences.
const AT_FIRST: usize = 48;

/// How many nodes are looked at before the size of the store is.
const BEFORE_ROOM_IS_MADE: u64 = 500;

/// Proves wins, and remembers what it has found.
#[derive(Debug)]
pub(super) struct DfPn {
    pub(super) threats: ThreatFinder,
    pub(super) table: PnTable,
    /// The most bytes that the store may take.
    room: usize,
    /// The boards on the way to the one that is looked at.
    pub(super) path: Vec<Id>,
    /// Boards that end the game as a draw if they come up once more.
    drawn: HashSet<Board>,
}

impl DfPn {
    pub(super) fn new(spacing: Spacing, megabytes: usize) -> DfPn {
        DfPn {
            threats: ThreatFinder::new(spacing),
            table: PnTable::default(),
            room: megabytes.max(1) << 20,
            path: Vec::new(),
            drawn: HashSet::new(),
        }
    }

    pub(super) fn spacing(&self) -> Spacing {
        self.threats.spacing
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.table.clear();
    }

    /// Says which boards would be a draw by repetition. If they change, what is known is forgotten.
    pub(super) fn set_drawn(&mut self, drawn: HashSet<Board>) {
        if drawn != self.drawn {
            self.table.clear();
            self.drawn = drawn;
        }
    }

    /// How full the store is, in thousandths.
    pub(super) fn fullness(&self) -> u32 {
        (self.table.bytes() * 1000 / self.room).min(1000) as u32
    }

    /// Looks for a proof that the side to move wins by threats, with at most so many nodes more: the number of plies in which
    /// it does at most.
    pub(super) fn attack(&mut self, board: Board, nodes: u64, budget: &mut Budget<'_>) -> Verdict {
        if self.is_drawn(board) {
            return Verdict::Disproved;
        }
        let end = budget.nodes().saturating_add(nodes);
        loop {
            self.make_room();
            let root = self.table.node(board);
            let before = budget.nodes();
            let mut work = NodeBudget {
                most: end.min(before + BEFORE_ROOM_IS_MADE),
                budget,
            };
            self.path.clear();
            self.path.push(root);
            self.search_node(root, INFINITE, INFINITE, &mut work);
            let verdict = self.verdict(root);
            let stuck = budget.nodes() == before;
            if verdict != Verdict::Open || stuck || budget.nodes() >= end || budget.is_over() {
                return verdict;
            }
        }
    }

    /// If the store is too large, forgets what is not proved, and everything if that is not enough.
    fn make_room(&mut self) {
        if self.table.bytes() > self.room {
            self.table.keep_proofs();
            if self.table.bytes() > self.room / 2 {
                self.table.clear();
            }
        }
    }

    fn verdict(&self, id: Id) -> Verdict {
        let node = self.table.get(id);
        if node.is_proved() {
            Verdict::Proved(node.plies)
        } else if node.is_disproved() {
            Verdict::Disproved
        } else {
            Verdict::Open
        }
    }

    /// Looks at a node until it is decided or its numbers reach the bounds.
    fn search_node(
        &mut self,
        id: Id,
        most_proof: u32,
        most_disproof: u32,
        work: &mut NodeBudget<'_, '_>,
    ) {
        if self.table.get(id).state == State::New {
            if work.is_over() {
                return;
            }
            self.expand(id, AT_FIRST, work);
        }
        loop {
            let choice = Choice::of(&self.table.get(id).edges);
            let node = self.table.get_mut(id);
            if node.is_proved() || node.is_disproved() {
                return;
            }
            (node.proof, node.disproof) = (choice.proof, choice.disproof);
            if choice.disproof == 0 && node.state == State::Begun {
                // All that looked promising failed: the others, then.
                (node.proof, node.disproof) = (1, 1);
                if work.is_over() {
                    return;
                }
                self.expand(id, usize::MAX, work);
                continue;
            }
            if choice.proof == 0 {
                self.prove(id, choice.best);
                return;
            }
            if choice.disproof == 0 {
                let node = self.table.get_mut(id);
                node.proof = INFINITE;
                node.edges = Vec::new();
                return;
            }
            if choice.proof >= most_proof || choice.disproof >= most_disproof || work.is_over() {
                return;
            }
            let edge = &self.table.get(id).edges[choice.best];
            let proof = most_proof.min(choice.second.saturating_add(1 + choice.second / 4));
            let disproof = most_disproof
                .saturating_sub(choice.disproof)
                .saturating_add(edge.disproof);
            self.search_edge(id, choice.best, proof, disproof, work);
        }
    }

    /// Looks at a turn of the attacker until it is decided or its numbers reach the bounds.
    fn search_edge(
        &mut self,
        id: Id,
        edge: usize,
        most_proof: u32,
        most_disproof: u32,
        work: &mut NodeBudget<'_, '_>,
    ) {
        self.list_replies(id, edge);
        loop {
            let mut proof = 0u32;
            let (mut disproof, mut second) = (INFINITE, INFINITE);
            let mut hardest = None;
            for reply in self.table.get(id).edges[edge].replies.iter().flatten() {
                let node = self.table.get(reply.node);
                let (p, d) = if node.is_proved() {
                    continue;
                } else if self.path.contains(&reply.node) || self.is_drawn(node.board) {
                    (INFINITE, 0) // the defender may go round in circles
                } else {
                    (node.proof, node.disproof)
                };
                proof = proof.saturating_add(p).min(INFINITE);
                if d < disproof {
                    second = disproof;
                    disproof = d;
                    hardest = Some((reply.node, p));
                } else {
                    second = second.min(d);
                }
            }
            let entry = &mut self.table.get_mut(id).edges[edge];
            (entry.proof, entry.disproof) = (proof, disproof);
            let Some((child, child_proof)) = hardest else {
                return; // all replies lose
            };
            if disproof == 0 || proof >= most_proof || disproof >= most_disproof || work.is_over() {
                return;
            }
            let child_most = most_proof.saturating_sub(proof).saturating_add(child_proof);
            self.path.push(child);
            self.search_node(
                child,
                child_most.min(INFINITE),
                most_disproof.min(second.saturating_add(1)),
                work,
            );
            self.path.pop();
            if self.table.get(child).is_proved() {
                self.try_on_others(id, edge, child);
            }
        }
    }

    /// Whether a board would end the game as a draw.
    pub(super) fn is_drawn(&self, board: Board) -> bool {
        !self.drawn.is_empty() && self.drawn.contains(&board)
    }

    /// Whether a board is a draw, or the side to move can make it one with its next turn.
    pub(super) fn can_be_drawn(&self, board: Board) -> bool {
        let reply = |drawn: &Board| drawn.own == board.enemy && board.reaches(drawn.enemy);
        self.is_drawn(board) || self.drawn.iter().any(reply)
    }

    /// Lists a node's threatening turns, the ones with the fewest defences first.
    fn expand(&mut self, id: Id, most: usize, work: &mut NodeBudget<'_, '_>) {
        work.budget.count();
        let board = self.table.get(id).board;
        let threats = match self.threats.outlook(board) {
            Outlook::Wins => {
                let node = self.table.get_mut(id);
                (node.proof, node.disproof, node.plies) = (0, INFINITE, 1);
                node.state = State::Listed;
                return;
            }
            Outlook::Threats(mut threats) => {
                threats.retain(|threat| !self.can_be_drawn(board.after(threat.turn)));
                threats.sort_by_key(|threat| threat.defences);
                threats
            }
        };
        let state = if threats.len() > most {
            State::Begun
        } else {
            State::Listed
        };
        let node = self.table.get_mut(id);
        // What was listed before comes first, with all that is known of it.
        let listed = node.edges.len();
        let new = threats.into_iter().take(most).skip(listed);
        node.edges.extend(new.map(|threat| Edge {
            turn: threat.turn,
            proof: threat.defences.min(INFINITE),
            disproof: if threat.defences == 0 { INFINITE } else { 1 },
            replies: None,
        }));
        node.state = state;
        let parts = node.edges.len() - listed;
        self.table.grow(parts);
    }

    /// Lists the safe replies to a turn.
    fn list_replies(&mut self, id: Id, edge: usize) {
        let node = self.table.get(id);
        if node.edges[edge].replies.is_some() {
            return;
        }
        let after = node.board.after(node.edges[edge].turn);
        let turns = self.threats.safe_turns(after);
        let replies: Box<[Reply]> = turns
            .into_iter()
            .map(|turn| Reply {
                turn,
                node: self.table.node(after.after(turn)),
            })
            .collect();
        self.table.grow(replies.len());
        self.table.get_mut(id).edges[edge].replies = Some(replies);
    }

    /// Takes note of a turn that leaves no reply, found elsewhere; false if the reply can be a draw.
    pub(super) fn note(&mut self, board: Board, turn: Turn) -> bool {
        if self.is_drawn(board) || self.can_be_drawn(board.after(turn)) {
            return false;
        }
        let id = self.table.node(board);
        let node = self.table.get_mut(id);
        if !node.is_proved() {
            (node.proof, node.disproof, node.plies) = (0, INFINITE, 3);
            node.state = State::Listed;
            node.edges = vec![Edge {
                turn,
                proof: 0,
                disproof: INFINITE,
                replies: Some(Box::default()),
            }];
        }
        true
    }

    /// Writes down that a turn wins.
    fn prove(&mut self, id: Id, edge: usize) {
        self.list_replies(id, edge);
        let node = self.table.get(id);
        let replies = node.edges[edge].replies.iter().flatten();
        let longest = replies.map(|reply| self.table.get(reply.node).plies).max();
        let node = self.table.get_mut(id);
        (node.proof, node.disproof) = (0, INFINITE);
        node.plies = 2 + longest.unwrap_or(1);
        node.edges = vec![node.edges.swap_remove(edge)];
    }
}

/// What came of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The side to move wins in at most so many plies.
    Proved(u16),
    /// It has no win by threats alone.
    Disproved,
    /// Nobody knows yet.
    Open,
}

/// How far an attack may go.
struct NodeBudget<'w, 'm> {
    budget: &'w mut Budget<'m>,
    most: u64,
}

impl NodeBudget<'_, '_> {
    fn is_over(&mut self) -> bool {
        self.budget.nodes() >= self.most || self.budget.is_over()
    }
}
