use ordo_describe::message::{number, text};
use ordo_describe::{Message, codes};
use ordo_rules::record::{Comment, Invalid, MoveLine, Ply, Reader, Record};
use ordo_rules::{RuleSet, khalifa, with_rules};

use super::tree::{Node, Tree};
use super::{Cursor, MAX_GAME, MAX_NESTING, MAX_TEXT, messages};
use crate::game::{GameView, excerpt};
use crate::request::{Options, Spacing};

/// The games of a text, at least one. Every move is checked, those of variations too, and spelled canonically.
pub(crate) fn read(games: &str) -> Result<Vec<Tree>, Message> {
    check_size(games)?;
    let reader = Reader::new(games.as_bytes()).max_game_bytes(MAX_GAME);
    let trees: Vec<Tree> = reader
        .zip(1..)
        .map(|(record, nth)| {
            let record = record.map_err(|error| messages::unreadable(&error))?;
            match tree(&record, nth)? {
                (_, Some(fault)) => Err(fault),
                (tree, None) => Ok(tree),
            }
        })
        .collect::<Result<_, _>>()?;
    if trees.is_empty() {
        return Err(codes::RECORD_NO_GAME.with([]));
    }
    Ok(trees)
}

pub(super) fn check_size(text: &str) -> Result<(), Message> {
    if text.len() > MAX_TEXT {
        return Err(codes::LIMIT_TEXT.with([number(text.len()), number(MAX_TEXT)]));
    }
    Ok(())
}

/// A record's tree up to the first fault of each line, with the first fault of all. Fails without a rule set or start position.
pub(super) fn tree(record: &Record, nth: usize) -> Result<(Tree, Option<Message>), Message> {
    let rule_set = game_of(record, nth)?;
    with_rules!(rule_set, P => tree_of::<P>(record, rule_set, nth))
}

/// The game that a record's tag names; without one, the game whose notation it is written in.
fn game_of(record: &Record, nth: usize) -> Result<RuleSet, Message> {
    if let Some(name) = record.tags.get("Rules") {
        return name
            .parse()
            .map_err(|_| codes::RECORD_UNKNOWN_GAME.with([number(nth), text(excerpt(name))]));
    }
    let first = record.main.plies.first().map(Ply::text);
    let is_turn = first.is_some_and(|first| first.parse::<khalifa::Turn>().is_ok());
    let fen = record.tags.get("FEN");
    let is_setup = fen.is_some_and(|fen| fen.parse::<khalifa::Setup>().is_ok());
    Ok(if is_turn || is_setup {
        RuleSet::Khalifa
    } else {
        RuleSet::Stein
    })
}

fn tree_of<P: GameView>(
    record: &Record,
    game: RuleSet,
    nth: usize,
) -> Result<(Tree, Option<Message>), Message> {
    let options = options(record, game, nth)?;
    let fen = record.tags.get("FEN");
    if fen.is_none() && record.tags.get("SetUp") == Some("1") {
        return Err(codes::RECORD_NO_POSITION.with([number(nth)]));
    }
    let start = fen.map(|fen| P::read(fen, options)).transpose();
    let start = start.map_err(|reasons| {
        let fen = excerpt(fen.unwrap_or_default());
        let message = codes::RECORD_START.with([number(nth), text(fen)]);
        reasons.into_iter().take(1).fold(message, Message::because)
    })?;
    let at = Cursor {
        position: start.clone().unwrap_or_else(|| P::usual_start(options)),
        game: nth,
        number: 1,
    };
    let mut fault = None;
    let nodes = nodes(&record.main, at, 0, &mut fault)?;
    let tree = Tree {
        tags: record
            .tags
            .iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        game,
        start: start.map(|start| start.to_string()),
        options,
        result: record.result.to_string(),
        comment: words(&record.main.comments),
        nodes,
    };
    Ok((tree, fault))
}

/// The options that a record's tags name.
fn options(record: &Record, game: RuleSet, nth: usize) -> Result<Options, Message> {
    let unknown = |tag: &str, value: &str| {
        Err(codes::RECORD_OPTION.with([number(nth), text(tag), text(excerpt(value))]))
    };
    let repetition = match record.tags.get("Repetition") {
        None => None,
        Some("draw") => Some(true),
        Some("none") => Some(false),
        Some(other) => return unknown("Repetition", other),
    };
    let spacing = match record.tags.get("Spacing") {
        Some("gaps") if game == RuleSet::Khalifa => Some(Spacing::Gaps),
        Some("adjacent") if game == RuleSet::Khalifa => Some(Spacing::Adjacent),
        Some(other) if game == RuleSet::Khalifa => return unknown("Spacing", other),
        _ => None,
    };
    Ok(Options {
        repetition,
        spacing,
    })
}

/// The moves of a line, up to the first that cannot be played; the first such move of all is the fault. A comment after a
/// variation belongs before the next move, or after this one if there is no next.
fn nodes<P: GameView>(
    line: &MoveLine,
    mut at: Cursor<P>,
    depth: usize,
    fault: &mut Option<Message>,
) -> Result<Vec<Node>, Message> {
    if depth > MAX_NESTING {
        return Err(messages::invalid(Invalid::TooDeep, ""));
    }
    let mut nodes: Vec<Node> = Vec::with_capacity(line.plies.len());
    let mut before = String::new();
    for ply in &line.plies {
        let here = at.clone();
        let played = match at.play(ply.text()) {
            Ok(played) => played,
            Err(message) => {
                fault.get_or_insert(message);
                break;
            }
        };
        let mut node = Node {
            r#move: played,
            comment: words(&ply.comments),
            comment_before: std::mem::take(&mut before),
            nags: ply.nags.iter().map(|nag| nag.0).collect(),
            clock: ply.clock().map(|clock| clock.as_secs_f64()),
            eval: ply.eval().map(|eval| eval.to_string()),
            variations: Vec::with_capacity(ply.variations.len()),
        };
        for variation in &ply.variations {
            let mut nodes = self::nodes(variation.line(), here.clone(), depth + 1, fault)?;
            if let Some(first) = nodes.first_mut() {
                first.comment_before = words(&variation.line().comments);
                node.variations.push(nodes);
            }
            join(&mut before, &words(&variation.after));
        }
        nodes.push(node);
    }
    if let Some(last) = nodes.last_mut() {
        join(&mut last.comment, &before);
    }
    Ok(nodes)
}

/// The texts of comments, joined with spaces.
fn words(comments: &[Comment]) -> String {
    let mut words = String::new();
    for comment in comments {
        join(&mut words, comment.text());
    }
    words
}

fn join(words: &mut String, more: &str) {
    if !words.is_empty() && !more.is_empty() {
        words.push(' ');
    }
    words.push_str(more);
}
