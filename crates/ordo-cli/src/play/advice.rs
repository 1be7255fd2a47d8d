//! Explanations of the engine's suggestions, from features of the position before and after the move.

use ordo_describe::Lens;
use ordo_engine::{PvInfo, Score};
use ordo_rules::{Color, Game};

use crate::language::{Texts, list, number, text};
use crate::tui::board::BoardGame;

/// The suggestion of a move, with the reasons for it.
pub(crate) fn hint<P: BoardGame>(texts: &Texts, game: &Game<P>, line: &PvInfo<P::Move>) -> String {
    let mv = *line.pv.first();
    let mut sentences = vec![texts.with("play.hintIs", &[("move", text(mv))])];
    sentences.extend(reasons(texts, game.position(), mv, line));
    sentences.join(" ")
}

fn reasons<P: BoardGame>(
    texts: &Texts,
    position: &P,
    mv: P::Move,
    line: &PvInfo<P::Move>,
) -> Vec<String> {
    let mover = position.turn();
    let after = position.after_unchecked(mv);
    if let Some(outcome) = after.outcome() {
        return vec![texts.outcome(outcome)];
    }
    let (before, then) = (position.lens(), after.lens());
    let view = position.move_view(mv);
    let mut reasons = Vec::new();
    let split = before.splits.iter().find(|split| split.r#move == view.text);
    if let Some(split) = split {
        let cut_off: Vec<&String> = split.parts.iter().skip(1).flatten().collect();
        reasons.push(texts.with("term.hint.splits", &[("squares", list(cut_off))]));
    } else if let Some(square) = view.captures.first() {
        reasons.push(texts.with("term.hint.captures", &[("square", text(square))]));
    }
    let stopped = winning_moves(&before, !mover);
    let left = winning_moves(&then, !mover);
    if let Some(threat) = stopped.first().filter(|_| left.is_empty()) {
        reasons.push(texts.with("term.hint.stops", &[("move", text(threat))]));
    }
    if let Some(threat) = winning_moves(&then, mover).first() {
        reasons.push(texts.with("term.hint.threatens", &[("move", text(threat))]));
    }
    reasons.push(verdict::<P>(texts, line.score));
    if let Some(reply) = line.pv.get(1) {
        reasons.push(texts.with("term.hint.reply", &[("move", text(reply))]));
    }
    reasons
}

/// The moves of a side that would win at once.
fn winning_moves(features: &Lens, color: Color) -> Vec<&String> {
    let (goals, threats) = (features.goals.get(color), features.threats.get(color));
    goals.iter().chain(threats).map(|mv| &mv.text).collect()
}

fn verdict<P: BoardGame>(texts: &Texts, score: Score) -> String {
    match score.moves_to_end() {
        Some(moves) if moves > 0 => {
            texts.with("term.hint.winsIn", &[("count", number(moves as usize))])
        }
        Some(_) => texts.get("term.hint.loses"),
        None if P::JUDGES_ESTIMATES => {
            let percent = (100.0 * score.winning_chance()).round() as usize;
            texts.with("term.hint.chance", &[("percent", number(percent))])
        }
        None => texts.get("term.hint.unproved"),
    }
}

/// The features of a position, one sentence each.
pub(crate) fn lens<P: BoardGame>(texts: &Texts, position: &P) -> Vec<String> {
    if let Some(squares) = position.placement_squares() {
        // No line can become an ordo before all pieces are placed.
        let color = text(position.turn().letter());
        let args = [("color", color), ("count", number(squares))];
        return vec![
            texts.get("analyse.lens.placing"),
            texts.with("analyse.lens.squares", &args),
        ];
    }
    let lens = position.lens();
    let mut sentences = Vec::new();
    for color in Color::ALL {
        let letter = color.letter();
        if P::LINKS {
            let cuts = lens.cuts.get(color);
            sentences.push(if cuts.is_empty() {
                texts.get(&format!("analyse.lens.noKeyPieces.{letter}"))
            } else {
                let key = format!("analyse.lens.keyPieces.{letter}");
                texts.with(&key, &[("squares", list(cuts))])
            });
        } else {
            let lines = number(lens.lines.get(color).len());
            let key = format!("analyse.lens.lines.{letter}");
            sentences.push(texts.with(&key, &[("count", lines)]));
        }
    }
    for color in Color::ALL {
        let winning = winning_moves(&lens, color);
        if !winning.is_empty() {
            let kind = if P::LINKS { "homeRow" } else { "threats" };
            let key = format!("analyse.lens.{kind}.{}", color.letter());
            // A few examples are enough.
            let some = list(winning.into_iter().take(3));
            sentences.push(texts.with(&key, &[("moves", some)]));
        }
    }
    for split in lens.splits.iter().take(3) {
        let cut_off = list(split.parts.iter().skip(1).flatten());
        let args = [("move", text(&split.r#move)), ("squares", cut_off)];
        sentences.push(texts.with("analyse.lens.split", &args));
    }
    sentences
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ordo_engine::NonEmpty;
    use ordo_rules::{khalifa, stein};

    use super::*;
    use crate::language::Language;

    fn hint_for<P: BoardGame>(position: &str, moves: &[&str], score: Score) -> String {
        let position: P = position.parse().ok().unwrap();
        let pv: Vec<P::Move> = moves.iter().map(|mv| mv.parse().ok().unwrap()).collect();
        let line = PvInfo {
            depth: 1,
            seldepth: 1,
            multipv: 1,
            score,
            nodes: 1,
            time: Duration::ZERO,
            hashfull: 0,
            tbhits: 0,
            pv: NonEmpty::new(pv).unwrap(),
        };
        hint(
            &Texts::new(Language::En),
            &Game::from_position(position),
            &line,
        )
    }

    #[test]
    fn hints_say_why() {
        let start = stein::Position::start().to_string();
        let quiet = hint_for::<stein::Position>(&start, &["a3-a4", "j6-j5"], Score::estimate(0));
        assert_eq!(
            quiet,
            "Try a3-a4. Your winning chance is then 50%. The best reply is j6-j5."
        );
        let winning = "8/8/3b4/2a5/3c4/7d/4C1D1/A1B5 w";
        let wins = hint_for::<khalifa::Position>(winning, &["25-15,27-17"], Score::win_in(1));
        assert_eq!(wins, "Try 25-15,27-17. White has an ordo and wins.");
        let capture = "10/4bb4/3ww5/10/10/10/10/10 w";
        let captures = hint_for::<stein::Position>(capture, &["d6xe7"], Score::win_in(3));
        assert!(captures.contains("wins in 2"), "{captures}");
        assert!(captures.contains("e7"), "{captures}");
    }

    #[test]
    fn the_lens_names_key_pieces_and_threats() {
        let texts = Texts::new(Language::En);
        let position: stein::Position = "9b/10/10/10/1w2w5/2ww6/10/10 w".parse().unwrap();
        let sentences = lens(&texts, &position).join("\n");
        assert!(
            sentences.contains("White’s key pieces: c3 and d3"),
            "{sentences}"
        );
        assert!(
            sentences.contains("Black has no key pieces."),
            "{sentences}"
        );
        let position: khalifa::Position = "8/8/3b4/2a5/3c4/7d/4C1D1/A1B5 w".parse().unwrap();
        let sentences = lens(&texts, &position).join("\n");
        assert!(
            sentences.contains("White threatens to win: "),
            "{sentences}"
        );
        let placing: khalifa::Position = "8/8/8/8/8/8/8/A7 b".parse().unwrap();
        assert_eq!(
            lens(&texts, &placing)[1],
            "Black can place on 63 squares.",
            "K4 concerns own pieces only"
        );
    }
}
