//! What a proof says: the winner's turns, and the line.

use ordo_rules::khalifa::Turn;

use super::board::Board;
use super::dfpn::DfPn;

impl DfPn {
    /// The attacker's turn on a proved board.
    pub(super) fn winning_turn(&self, board: Board) -> Option<Turn> {
        if let Some(turn) = self.threats.wins_in_one(board) {
            return Some(turn);
        }
        let node = self.table.get(self.table.find(board)?);
        node.edges
            .first()
            .filter(|_| node.is_proved())
            .map(|edge| edge.turn)
    }

    /// The line of a proved board: the attacker's turns and the replies that hold out longest.
    pub(super) fn line(&self, board: Board) -> Vec<Turn> {
        let mut line = Vec::new();
        let mut board = board;
        while let Some(turn) = self.winning_turn(board) {
            line.push(turn);
            if self.threats.wins_in_one(board).is_some() {
                break;
            }
            let id = self.table.find(board);
            let edge = id.and_then(|id| self.table.get(id).edges.first());
            let replies = edge.and_then(|edge| edge.replies.as_deref()).unwrap_or(&[]);
            let longest = replies
                .iter()
                .max_by_key(|reply| self.table.get(reply.node).plies);
            let Some(reply) = longest else {
                // Any reply loses at once now; this one leaves the fewest ways to win.
                let after = board.after(turn);
                let reply = self.threats.stubborn_turn(after);
                let last = reply.and_then(|reply| self.threats.wins_in_one(after.after(reply)));
                line.extend(reply.filter(|_| last.is_some()));
                line.extend(last);
                break;
            };
            line.push(reply.turn);
            board = self.table.get(reply.node).board;
        }
        line
    }
}
