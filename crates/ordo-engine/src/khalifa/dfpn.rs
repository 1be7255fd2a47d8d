//! Proofs of wins by threats: depth-first proof-number search (df-pn) over the attacker's threats (OR nodes) and the defender's
//! safe replies (AND nodes). A proof holds against every legal reply, because all others lose at once.
//!
//! The thresholds follow Nagai's df-pn, with the 1 + ε trick of Pawlewicz and Lew at OR nodes.

use std::collections::HashSet;

use ordo_rules::khalifa::{Spacing, Turn};

use super::board::Board;
use super::budget::Budget;
use super::pn_table::{Choice, Edge, INFINITE, Id, PnTable, Reply, State};
use super::threats::{Outlook, ThreatFinder};

/// Number of threats generated at first: those with the fewest defences.
const FIRST_THREATS: usize = 48;

/// Nodes between two checks of the table size.
const NODES_PER_SIZE_CHECK: u64 = 500;

/// A df-pn solver with its table.
#[derive(Debug)]
pub(super) struct DfPn {
    pub(super) threats: ThreatFinder,
    pub(super) table: PnTable,
    /// Maximum size of the table, in bytes.
    max_bytes: usize,
    /// Boards from the root to the current node.
    pub(super) path: Vec<Id>,
    /// Boards whose next occurrence is a draw by repetition.
    drawn: HashSet<Board>,
}

impl DfPn {
    pub(super) fn new(spacing: Spacing, megabytes: usize) -> DfPn {
        DfPn {
            threats: ThreatFinder::new(spacing),
            table: PnTable::default(),
            max_bytes: megabytes.max(1) << 20,
            path: Vec::new(),
            drawn: HashSet::new(),
        }
    }

    pub(super) fn spacing(&self) -> Spacing {
        self.threats.spacing()
    }

    /// Empties the table.
    pub(super) fn clear(&mut self) {
        self.table.clear();
    }

    /// Sets the boards that would be a draw by repetition. If they change, the table is emptied.
    pub(super) fn set_drawn(&mut self, drawn: HashSet<Board>) {
        if drawn != self.drawn {
            self.table.clear();
            self.drawn = drawn;
        }
    }

    /// Size of the table, per mille of its maximum.
    pub(super) fn hashfull(&self) -> u32 {
        (self.table.bytes() * 1000 / self.max_bytes).min(1000) as u32
    }

    /// Searches for a proof that the side to move wins by threats, with at most `nodes` more nodes.
    pub(super) fn prove_win(
        &mut self,
        board: Board,
        nodes: u64,
        budget: &mut Budget<'_>,
    ) -> Verdict {
        if self.is_drawn(board) {
            return Verdict::Disproved;
        }
        let end = budget.nodes().saturating_add(nodes);
        loop {
            self.shrink_table();
            let root = self.table.node(board);
            let before = budget.nodes();
            let mut work = NodeLimit {
                nodes: end.min(before + NODES_PER_SIZE_CHECK),
                budget,
            };
            self.path.clear();
            self.path.push(root);
            self.search_node(root, Thresholds::INFINITE, &mut work);
            let verdict = self.verdict(root);
            let is_stuck = budget.nodes() == before;
            if verdict != Verdict::Unknown || is_stuck || budget.nodes() >= end || budget.is_over()
            {
                return verdict;
            }
        }
    }

    /// Removes unproved nodes if the table is too large, and everything if that is not enough.
    fn shrink_table(&mut self) {
        if self.table.bytes() > self.max_bytes {
            self.table.keep_proofs();
            if self.table.bytes() > self.max_bytes / 2 {
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
            Verdict::Unknown
        }
    }

    /// Searches an OR node, with the attacker to move, until it is decided or reaches its thresholds.
    fn search_node(&mut self, id: Id, thresholds: Thresholds, work: &mut NodeLimit<'_, '_>) {
        if self.table.get(id).state == State::New {
            if work.is_reached() {
                return;
            }
            self.expand(id, FIRST_THREATS, work);
        }
        loop {
            let choice = Choice::of(&self.table.get(id).edges);
            let node = self.table.get_mut(id);
            if node.is_proved() || node.is_disproved() {
                return;
            }
            (node.proof, node.disproof) = (choice.proof, choice.disproof);
            if choice.disproof == 0 && node.state == State::Partial {
                // The most promising threats all failed: generate the others.
                (node.proof, node.disproof) = (1, 1);
                if work.is_reached() {
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
            if thresholds.are_reached(choice.proof, choice.disproof) || work.is_reached() {
                return;
            }
            let edge = &self.table.get(id).edges[choice.best];
            let child = thresholds.of_attack(&choice, edge.disproof);
            self.search_edge(id, choice.best, child, work);
        }
    }

    /// Searches an AND node, a threat of the attacker with the defender to move, until it is decided or reaches its
    /// thresholds.
    fn search_edge(
        &mut self,
        id: Id,
        edge: usize,
        thresholds: Thresholds,
        work: &mut NodeLimit<'_, '_>,
    ) {
        self.generate_replies(id, edge);
        loop {
            let replies = self.sum_replies(id, edge);
            let entry = &mut self.table.get_mut(id).edges[edge];
            (entry.proof, entry.disproof) = (replies.proof, replies.disproof);
            let Some((child, child_proof)) = replies.best else {
                return; // all replies lose
            };
            if replies.disproof == 0
                || thresholds.are_reached(replies.proof, replies.disproof)
                || work.is_reached()
            {
                return;
            }
            self.path.push(child);
            let child_thresholds = thresholds.of_reply(&replies, child_proof);
            self.search_node(child, child_thresholds, work);
            self.path.pop();
            if self.table.get(child).is_proved() {
                self.simulate_on_siblings(id, edge, child);
            }
        }
    }

    /// Proof and disproof numbers of an AND node, from its replies.
    fn sum_replies(&self, id: Id, edge: usize) -> ReplySum {
        let mut sum = ReplySum {
            proof: 0,
            disproof: INFINITE,
            second_disproof: INFINITE,
            best: None,
        };
        for reply in self.table.get(id).edges[edge].replies.iter().flatten() {
            let node = self.table.get(reply.node);
            let (proof, disproof) = if node.is_proved() {
                continue;
            } else if self.path.contains(&reply.node) || self.is_drawn(node.board) {
                (INFINITE, 0) // the defender can repeat the position
            } else {
                (node.proof, node.disproof)
            };
            sum.proof = sum.proof.saturating_add(proof).min(INFINITE);
            if disproof < sum.disproof {
                sum.second_disproof = sum.disproof;
                sum.disproof = disproof;
                sum.best = Some((reply.node, proof));
            } else {
                sum.second_disproof = sum.second_disproof.min(disproof);
            }
        }
        sum
    }

    /// True if reaching a board would be a draw by repetition.
    pub(super) fn is_drawn(&self, board: Board) -> bool {
        !self.drawn.is_empty() && self.drawn.contains(&board)
    }

    /// True if a board is a draw, or the side to move can reach one with its next turn.
    pub(super) fn can_be_drawn(&self, board: Board) -> bool {
        let reply = |drawn: &Board| drawn.own == board.enemy && board.reaches(drawn.enemy);
        self.is_drawn(board) || self.drawn.iter().any(reply)
    }

    /// Generates up to `max` threats of a node, those with the fewest defences first.
    fn expand(&mut self, id: Id, max: usize, work: &mut NodeLimit<'_, '_>) {
        work.budget.count_node();
        let board = self.table.get(id).board;
        let threats = match self.threats.outlook(board) {
            Outlook::Wins => {
                let node = self.table.get_mut(id);
                (node.proof, node.disproof, node.plies) = (0, INFINITE, 1);
                node.state = State::Complete;
                return;
            }
            Outlook::Threats(mut threats) => {
                threats.retain(|threat| !self.can_be_drawn(board.after(threat.turn)));
                threats.sort_by_key(|threat| threat.defences);
                threats
            }
        };
        let state = if threats.len() > max {
            State::Partial
        } else {
            State::Complete
        };
        let node = self.table.get_mut(id);
        // Earlier threats keep their places and numbers.
        let known = node.edges.len();
        let new = threats.into_iter().take(max).skip(known);
        node.edges.extend(new.map(|threat| Edge {
            turn: threat.turn,
            proof: threat.defences.min(INFINITE),
            disproof: if threat.defences == 0 { INFINITE } else { 1 },
            replies: None,
        }));
        node.state = state;
        let new_edges = node.edges.len() - known;
        self.table.grow(new_edges);
    }

    /// Generates the safe replies to a threat.
    fn generate_replies(&mut self, id: Id, edge: usize) {
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

    /// Records a turn that leaves no safe reply; false if a reply can be a draw.
    pub(super) fn record_win(&mut self, board: Board, turn: Turn) -> bool {
        if self.is_drawn(board) || self.can_be_drawn(board.after(turn)) {
            return false;
        }
        let id = self.table.node(board);
        let node = self.table.get_mut(id);
        if !node.is_proved() {
            (node.proof, node.disproof, node.plies) = (0, INFINITE, 3);
            node.state = State::Complete;
            node.edges = vec![Edge {
                turn,
                proof: 0,
                disproof: INFINITE,
                replies: Some(Box::default()),
            }];
        }
        true
    }

    /// Marks a node as proved by one of its edges.
    fn prove(&mut self, id: Id, edge: usize) {
        self.generate_replies(id, edge);
        let node = self.table.get(id);
        let replies = node.edges[edge].replies.iter().flatten();
        let longest = replies.map(|reply| self.table.get(reply.node).plies).max();
        let node = self.table.get_mut(id);
        (node.proof, node.disproof) = (0, INFINITE);
        node.plies = 2 + longest.unwrap_or(1);
        node.edges = vec![node.edges.swap_remove(edge)];
    }
}

/// Result of a proof search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The side to move wins in at most this many plies.
    Proved(u16),
    /// There is no win by threats alone.
    Disproved,
    /// The limits were reached.
    Unknown,
}

/// Proof and disproof numbers at which the search of a node returns to its parent.
#[derive(Clone, Copy)]
struct Thresholds {
    proof: u32,
    disproof: u32,
}

impl Thresholds {
    const INFINITE: Thresholds = Thresholds {
        proof: INFINITE,
        disproof: INFINITE,
    };

    fn are_reached(self, proof: u32, disproof: u32) -> bool {
        proof >= self.proof || disproof >= self.disproof
    }

    /// Thresholds of the best threat of an OR node: until the second best has a lower proof number, with a margin of a
    /// quarter against switching too often.
    fn of_attack(self, choice: &Choice, edge_disproof: u32) -> Thresholds {
        let margin = 1 + choice.second / 4;
        Thresholds {
            proof: self.proof.min(choice.second.saturating_add(margin)),
            disproof: self
                .disproof
                .saturating_sub(choice.disproof)
                .saturating_add(edge_disproof),
        }
    }

    /// Thresholds of the best reply of an AND node: until the second best has a lower disproof number.
    fn of_reply(self, replies: &ReplySum, child_proof: u32) -> Thresholds {
        let proof = self.proof.saturating_sub(replies.proof);
        Thresholds {
            proof: proof.saturating_add(child_proof).min(INFINITE),
            disproof: self.disproof.min(replies.second_disproof.saturating_add(1)),
        }
    }
}

/// Numbers of an AND node.
struct ReplySum {
    /// Sum of the replies' proof numbers.
    proof: u32,
    /// Smallest disproof number of a reply.
    disproof: u32,
    /// Second smallest disproof number.
    second_disproof: u32,
    /// The reply with the smallest disproof number, and its proof number; `None` if all replies are proved lost.
    best: Option<(Id, u32)>,
}

/// Node limit of one call, within the budget of the whole search.
struct NodeLimit<'w, 'm> {
    budget: &'w mut Budget<'m>,
    nodes: u64,
}

impl NodeLimit<'_, '_> {
    fn is_reached(&mut self) -> bool {
        self.budget.nodes() >= self.nodes || self.budget.is_over()
    }
}
