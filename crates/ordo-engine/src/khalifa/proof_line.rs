//! Winning turns and lines of proved boards.

use ordo_rules::khalifa::Turn;

use super::board::Board;
use super::dfpn::DfPn;

impl DfPn {
    /// The attacker's winning turn on a proved board.
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

    /// The principal variation of a proved board: the attacker's turns and the replies that delay the loss longest.
    pub(super) fn proof_line(&self, board: Board) -> Vec<Turn> {
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
                // Every reply loses at once; this one leaves the fewest winning paths.
                let after = board.after(turn);
                let reply = self.threats.best_losing_turn(after);
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
