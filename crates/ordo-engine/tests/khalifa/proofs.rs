//! Proved wins, replayed against all legal replies with the reference implementation of the rules.

use ordo_engine::khalifa::{Proof, Prover};
use ordo_engine::{SearchLimits, Stop};
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Position, Spacing};
use ordo_testkit::khalifa::{anywhere, placed};
use ordo_testkit::slow::khalifa::{Board, SlowSpacing};

/// Replays the tree of a proof, and counts the boards with the defender to move.
struct Replay<'a> {
    prover: &'a Prover,
    options: GameOptions,
    attacker: char,
    boards: usize,
}

impl Replay<'_> {
    /// Asserts that the attacker, who is to move, wins within `plies` plies against every defence.
    fn wins(&mut self, board: &Board, plies: u16) {
        let text = board.to_text();
        assert!(plies > 0, "{text}: the proof is too short");
        let position: Position = text.parse().unwrap();
        let position = position.with_options(self.options);
        let turn = self.prover.winning_turn(&position);
        let turn = turn.unwrap_or_else(|| panic!("{text}: no answer to this"));
        let after = board.walk(&turn.to_string());
        let after = after.unwrap_or_else(|| panic!("{text}: {turn} is illegal"));
        if let Some((winner, _)) = after.outcome() {
            assert_eq!(winner, Some(self.attacker), "{text}: {turn}");
            return;
        }
        self.boards += 1;
        for reply in after.replies() {
            match reply.outcome() {
                Some((winner, _)) => assert_eq!(winner, Some(self.attacker), "{text}"),
                None => self.wins(&reply, plies.saturating_sub(2)),
            }
        }
    }
}

fn replay(prover: &Prover, position: &Position, proof: &Proof) -> usize {
    let spacing = match position.options().spacing {
        Spacing::Gaps => SlowSpacing::Gaps,
        Spacing::Adjacent => SlowSpacing::Adjacent,
    };
    let board = Board::parse(&position.to_string()).unwrap();
    let mut replay = Replay {
        prover,
        options: position.options(),
        attacker: position.turn().letter(),
        boards: 0,
    };
    replay.wins(&board.with_spacing(spacing), proof.plies);
    replay.boards
}

/// Asserts that the line of a proof is a game that the attacker wins within the announced plies.
fn check_line(position: &Position, proof: &Proof) {
    let mut now = *position;
    for &turn in &proof.line {
        now.play(turn)
            .unwrap_or_else(|e| panic!("{position}: {turn}: {e}"));
    }
    let winner = now.outcome().and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(position.turn()), "{position}: {proof:?}");
    assert!(
        proof.line.len() <= proof.plies.into(),
        "{position}: {proof:?}"
    );
}

/// Proves a board with few nodes; large trees would take the reference implementation too long.
fn prove(prover: &mut Prover, position: &Position) -> Option<Proof> {
    prover.clear();
    let limits = SearchLimits {
        nodes: Some(12),
        ..SearchLimits::default()
    };
    let proof = prover.prove(position, &limits, &Stop::default())?;
    check_line(position, &proof);
    (proof.plies > 1).then_some(proof)
}

#[test]
fn two_hundred_proofs_hold_against_every_reply() {
    let mut rng = SplitMix64::new(31);
    let mut prover = Prover::new(16);
    let (mut proofs, mut boards, mut long) = (0, 0, 0);
    while proofs < 200 {
        let spacing = [Spacing::Gaps, Spacing::Adjacent][proofs % 2];
        let position = match proofs % 4 {
            0 | 1 => placed(&mut rng, GameOptions { spacing }),
            _ => anywhere(&mut rng, GameOptions { spacing }),
        };
        let Some(proof) = prove(&mut prover, &position) else {
            continue;
        };
        if boards > 2 * proofs && proof.plies > 3 {
            continue; // keep a share of longer proofs
        }
        boards += replay(&prover, &position, &proof);
        proofs += 1;
        long += usize::from(proof.plies > 3);
    }
    assert!(long > 20, "{long} longer than two turns, {boards} boards");
}
