//! Simulation (Kawano): the proof of one position is tried on similar ones. A threat that wins against one reply often wins
//! against others, too.

use super::board::Board;
use super::dfpn::DfPn;
use super::pn_table::{Edge, INFINITE, Id, Reply, State};

impl DfPn {
    /// Tries the proof for one reply on its undecided siblings.
    pub(super) fn simulate_on_siblings(&mut self, id: Id, edge: usize, proved: Id) {
        let replies = self.table.get(id).edges[edge].replies.iter().flatten();
        let undecided: Vec<Id> = replies
            .map(|reply| reply.node)
            .filter(|&other| {
                let node = self.table.get(other);
                !node.is_proved() && !node.is_disproved()
            })
            .collect();
        for other in undecided {
            self.simulate(other, proved);
        }
    }

    /// Tries to prove a board with the proof of another one.
    pub(super) fn simulate_board(&mut self, board: Board, proved: Board) {
        self.path.clear();
        let (id, proved) = (self.table.node(board), self.table.node(proved));
        if self.table.get(proved).is_proved() {
            self.simulate(id, proved);
        }
    }

    /// Tries to prove a node with the proof of another one. Returns true on success.
    fn simulate(&mut self, id: Id, proved: Id) -> bool {
        let node = self.table.get(id);
        if node.is_proved() {
            return true;
        }
        if node.is_disproved() || self.path.contains(&id) || self.is_drawn(node.board) {
            return false;
        }
        let board = node.board;
        if self.threats.wins_in_one(board).is_some() {
            let node = self.table.get_mut(id);
            (node.proof, node.disproof, node.plies) = (0, INFINITE, 1);
            node.state = State::Complete;
            return true;
        }
        let Some(model) = self.table.get(proved).edges.first() else {
            return false;
        };
        let turn = model.turn;
        let models: Vec<Reply> = model.replies.iter().flatten().copied().collect();
        let after = board.after(turn);
        if !self.threats.is_safe_threat(board, turn) || self.can_be_drawn(after) {
            return false;
        }
        let mut replies = Vec::new();
        for reply in self.threats.safe_turns(after) {
            let node = self.table.node(after.after(reply));
            let is_proved = self.table.get(node).is_proved()
                || models
                    .iter()
                    .find(|model| model.turn == reply)
                    .is_some_and(|model| self.simulate(node, model.node));
            if !is_proved {
                return false;
            }
            replies.push(Reply { turn: reply, node });
        }
        self.table.grow(replies.len() + 1);
        let longest = replies
            .iter()
            .map(|reply| self.table.get(reply.node).plies)
            .max();
        let node = self.table.get_mut(id);
        (node.proof, node.disproof) = (0, INFINITE);
        node.plies = 2 + longest.unwrap_or(1);
        node.state = State::Complete;
        node.edges = vec![Edge {
            turn,
            proof: 0,
            disproof: INFINITE,
            replies: Some(replies.into()),
        }];
        true
    }
}
