use std::time::Duration;

use ordo_describe::message::{number, text};
use ordo_describe::{Message, codes};
use ordo_rules::record::{
    Comment, Eval, GameResult, Invalid, MoveLine, Nag, Ply, Record, Variation,
};
use ordo_rules::{RuleSet, with_rules};

use super::tree::{Node, Tree};
use super::{Cursor, MAX_NESTING, messages};
use crate::game::{GameView, excerpt};
use crate::request::Spacing;

/// The text of a record. Every move is checked. Game, start, options and result override the tags of the tree.
pub(crate) fn write(tree: &Tree) -> Result<String, Message> {
    let record = with_rules!(tree.game, P => record::<P>(tree));
    Ok(record?.to_string())
}

fn record<P: GameView>(tree: &Tree) -> Result<Record, Message> {
    let mut record = Record::default();
    let start = tree
        .start
        .as_ref()
        .map(|start| P::read(start, tree.options));
    let start = start.transpose().map_err(|reasons| {
        let start = excerpt(tree.start.as_deref().unwrap_or_default());
        let message = codes::RECORD_START.with([number(1), text(start)]);
        reasons.into_iter().take(1).fold(message, Message::because)
    })?;
    tags::<P>(tree, start.as_ref(), &mut record).map_err(refused)?;
    let score: GameResult = tree
        .result
        .parse()
        .map_err(|_| codes::INVALID_RESULT.with([]))?;
    record.set_result(score).map_err(refused)?;
    let at = Cursor {
        position: start.unwrap_or_else(|| P::usual_start(tree.options)),
        game: 1,
        number: 1,
    };
    record.main = line(&tree.nodes, at, 0)?;
    if !tree.comment.is_empty() {
        let comment = Comment::new(&tree.comment).map_err(refused)?;
        record.main.comments.insert(0, comment);
    }
    Ok(record)
}

fn tags<P: GameView>(tree: &Tree, start: Option<&P>, record: &mut Record) -> Result<(), Invalid> {
    let tags = &mut record.tags;
    for (name, value) in &tree.tags {
        tags.set(name, value)?;
    }
    tags.set("Rules", P::NAME)?;
    let spacing = tree.options.spacing.map(|spacing| match spacing {
        Spacing::Gaps => "gaps",
        Spacing::Adjacent => "adjacent",
    });
    let repetition = tree
        .options
        .repetition
        .map(|draw| if draw { "draw" } else { "none" });
    let start = start.map(P::to_string);
    let overrides = [
        ("SetUp", start.as_ref().map(|_| "1")),
        ("FEN", start.as_deref()),
        ("Repetition", repetition),
        ("Spacing", spacing),
    ];
    for (name, value) in overrides {
        match value {
            Some(value) => tags.set(name, value)?,
            // Not a tag of Stein's game: kept as it is.
            None if name == "Spacing" && tree.game == RuleSet::Stein => {}
            None => {
                tags.remove(name);
            }
        }
    }
    Ok(())
}

fn line<P: GameView>(nodes: &[Node], mut at: Cursor<P>, depth: usize) -> Result<MoveLine, Message> {
    if depth > MAX_NESTING {
        return Err(refused(Invalid::TooDeep));
    }
    let mut line = MoveLine::default();
    for node in nodes {
        if !node.comment_before.is_empty() {
            let comment = Comment::new(&node.comment_before).map_err(refused)?;
            before_next(&mut line).push(comment);
        }
        let here = at.clone();
        let canonical = at.play(&node.r#move)?;
        let mut ply =
            Ply::new(&canonical).map_err(|invalid| messages::invalid(invalid, &canonical))?;
        ply.nags = node.nags.iter().copied().map(Nag).collect();
        ply.comments.extend(comment(node)?);
        for nodes in &node.variations {
            let line = self::line(nodes, here.clone(), depth + 1)?;
            ply.variations.push(Variation::new(line).map_err(refused)?);
        }
        line.plies.push(ply);
    }
    Ok(line)
}

/// The list to which comments before the next move belong.
fn before_next(line: &mut MoveLine) -> &mut Vec<Comment> {
    match line.plies.last_mut() {
        None => &mut line.comments,
        Some(ply) => match ply.variations.last_mut() {
            None => &mut ply.comments,
            Some(variation) => &mut variation.after,
        },
    }
}

/// The comment of a move: clock, evaluation and text.
fn comment(node: &Node) -> Result<Option<Comment>, Message> {
    let mut comment = Comment::new(&node.comment).map_err(refused)?;
    comment.clock = node.clock.map(clock).transpose()?;
    comment.eval = node.eval.as_deref().map(eval).transpose()?;
    Ok((comment != Comment::default()).then_some(comment))
}

fn clock(seconds: f64) -> Result<Duration, Message> {
    Duration::try_from_secs_f64(seconds).map_err(|_| codes::INVALID_CLOCK.with([]))
}

fn eval(eval: &str) -> Result<Eval, Message> {
    Eval::parse(eval).ok_or_else(|| codes::INVALID_EVAL.with([text(excerpt(eval))]))
}

fn refused(invalid: Invalid) -> Message {
    messages::invalid(invalid, "")
}
