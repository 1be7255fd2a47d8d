//! How many boards of Khalifa's game that were placed by chance are proved won for the side to move.

use std::io::Write;

use ordo_engine::baseline::Dice;
use ordo_engine::khalifa::Prover;
use ordo_engine::{Limits, Stop};
use ordo_rules::Color;
use ordo_rules::khalifa::{Options, Phase, Position, Spacing};
use serde_json::json;

use crate::failure::Failure;
use crate::json::write_line;
use crate::progress::Progress;
use crate::wording::counted;

/// Megabytes for the prover.
const TABLE: usize = 256;
/// Another seed is another set of boards.
const SEED: u64 = 1;

/// Proves what it can, each board within the same limits and with an empty memory.
pub(super) fn run(
    count: u32,
    limits: &Limits,
    spacing: Spacing,
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut dice = Dice::new(SEED);
    let mut prover = Prover::new(TABLE);
    let (mut won, mut longest) = (0u32, None);
    let progress = Progress::bar("placements", 0, count.into());
    for _ in 0..count {
        let position = placed(&mut dice, Options { spacing });
        prover.clear();
        let proof = prover.prove(&position, limits, &Stop::default());
        if let Some(proof) = proof {
            won += 1;
            if longest.is_none_or(|(plies, _)| proof.plies > plies) {
                longest = Some((proof.plies, position));
            }
        }
        progress.advance();
    }
    drop(progress);
    let share = 100.0 * f64::from(won) / f64::from(count.max(1));
    let milliseconds = limits.movetime.map(|time| time.as_millis() as u64);
    if json {
        let longest = longest
            .map(|(plies, position)| json!({ "plies": plies, "position": position.to_string() }));
        let answer = json!({
            "placements": count,
            "movetime_ms": milliseconds,
            "nodes": limits.nodes,
            "proved": won,
            "longest": longest,
        });
        return write_line(out, &answer);
    }
    let each = match (milliseconds, limits.nodes) {
        (Some(time), _) => format!("{time} ms"),
        (None, nodes) => counted(nodes.unwrap_or_default(), "node", "nodes"),
    };
    writeln!(
        out,
        "{won} of {count} random placements proved won for the side to move in {each} each, {share:.1} %"
    )?;
    if let Some((plies, position)) = longest {
        let plies = counted(plies.into(), "ply", "plies");
        writeln!(out, "longest: {plies}, {position}")?;
    }
    Ok(())
}

/// A board that the players placed by chance, White first (K3, K4).
fn placed(dice: &mut Dice, options: Options) -> Position {
    let mut position = Position::start_with(Color::White, options);
    while position.phase() == Phase::Placement {
        let Some(turn) = dice.pick(&position.legal_turns()) else {
            break; // three pieces never see the whole board
        };
        position.play_unchecked(turn);
    }
    position
}
