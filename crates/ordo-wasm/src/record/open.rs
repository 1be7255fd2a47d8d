//! Opens texts of any format: records, bare moves, positions, games of other programs.

use ordo_describe::message::{number, text};
use ordo_describe::{Message, codes};
use ordo_rules::record::import::{self, Imported};
use ordo_rules::record::{Format, Ply, Reader, Record};
use ordo_rules::{Game, PlayError, Repetition, RuleSet, with_rules};
use serde::Serialize;

use super::read::{check_size, tree};
use super::tree::Tree;
use super::{Cursor, MAX_GAME, messages};
use crate::game::{GameView, MAX_MOVES, excerpt, over};
use crate::request::Options;

/// The games of a text that was opened, at least one.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Opened {
    /// The games.
    games: Vec<OpenedGame>,
    /// The reason why a game of the text is missing; of the first such game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    fault: Option<Message>,
}

/// A game as far as it can be played.
#[derive(Serialize, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct OpenedGame {
    /// The game.
    record: Tree,
    /// The reason why the rest cannot be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    fault: Option<Message>,
}

/// Reads a text in any format that [`Format`] knows. Fails if no game of it can be shown.
pub(crate) fn open(source: &str) -> Result<Opened, Message> {
    check_size(source)?;
    let mut opened = Opened {
        games: Vec::new(),
        fault: None,
    };
    match Format::detect(source) {
        Format::Record => opened.records(source),
        Format::Positions => opened.positions(source),
        Format::AbstractPlay => opened.imported(import::abstract_play(source)),
        Format::Boardspace => opened.imported(import::boardspace(source)),
        _ => opened.moves(source),
    }
    if opened.games.is_empty() {
        return Err(opened
            .fault
            .unwrap_or_else(|| codes::RECORD_NO_GAME.with([])));
    }
    Ok(opened)
}

impl Opened {
    fn records(&mut self, source: &str) {
        let mut reader = Reader::new(source.as_bytes()).max_game_bytes(MAX_GAME);
        for nth in 1.. {
            match reader.next() {
                None => break,
                Some(Ok(record)) => self.game(nth, &record, None),
                Some(Err(error)) => {
                    let partial = reader.take_partial().unwrap_or_default();
                    self.game(nth, &partial, Some(messages::unreadable(&error)));
                }
            }
        }
    }

    /// Reads one game per line.
    fn moves(&mut self, source: &str) {
        let lines = source.lines().filter(|line| !line.trim().is_empty());
        for (nth, line) in (1..).zip(lines) {
            let mut record = Record::default();
            let mut fault = None;
            for word in line.split_whitespace() {
                match Ply::new(word) {
                    Ok(ply) => record.main.plies.push(ply),
                    Err(invalid) => {
                        fault = Some(messages::invalid(invalid, &excerpt(word)));
                        break;
                    }
                }
            }
            self.game(nth, &record, fault);
        }
    }

    /// Reads one position per line.
    fn positions(&mut self, source: &str) {
        let lines = source
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty());
        for (nth, line) in (1..).zip(lines) {
            let likely = if line.contains(['a', 'c', 'd', 'A', 'C', 'D']) {
                RuleSet::Khalifa
            } else {
                RuleSet::Stein
            };
            let read = position(likely, line).or_else(|reason| {
                let mut others = RuleSet::ALL.iter().filter(|&&other| other != likely);
                let read = others.find_map(|&other| position(other, line).ok());
                read.ok_or(reason)
            });
            match read {
                Ok(record) => self.games.push(OpenedGame {
                    record,
                    fault: None,
                }),
                Err(reason) => {
                    let place = [number(nth), text(excerpt(line))];
                    let message = codes::RECORD_START.with(place);
                    let message = reason.into_iter().fold(message, Message::because);
                    self.fault.get_or_insert(message);
                }
            }
        }
    }

    fn imported(&mut self, games: Vec<Imported>) {
        for (nth, Imported { record, fault }) in (1..).zip(games) {
            let fault = fault.map(|fault| messages::import(&fault, nth));
            self.game(nth, &record, fault);
        }
    }

    /// Adds a game, with the fault that its reader found. A faulty game without moves and without a starting position is left out.
    fn game(&mut self, nth: usize, record: &Record, fault: Option<Message>) {
        let played = tree(record, nth).map(|(mut tree, illegal)| {
            let over = cut_where_over(&mut tree, nth);
            if tree.nodes.len() < record.main.plies.len() {
                forget_result(&mut tree);
            }
            (tree, over.or(illegal).or(fault.clone()))
        });
        match played {
            Ok((tree, Some(fault))) if tree.nodes.is_empty() && tree.start.is_none() => {
                self.fault.get_or_insert(fault);
            }
            Ok((record, fault)) => self.games.push(OpenedGame { record, fault }),
            Err(message) => {
                self.fault.get_or_insert(fault.unwrap_or(message));
            }
        }
    }
}

/// Removes the result of a game that was cut short.
fn forget_result(tree: &mut Tree) {
    "*".clone_into(&mut tree.result);
    tree.tags
        .retain(|(name, _)| name != "Result" && name != "Termination");
}

/// The tree of a position, or the first reason why it is not one.
fn position(rule_set: RuleSet, line: &str) -> Result<Tree, Option<Message>> {
    let start = with_rules!(rule_set, P => {
        P::read(line, Options::default()).map(|start| start.to_string())
    });
    let start = start.map_err(|reasons| reasons.into_iter().next())?;
    Ok(Tree {
        tags: Vec::new(),
        game: rule_set,
        start: Some(start),
        options: Options::default(),
        result: "*".to_owned(),
        comment: String::new(),
        nodes: Vec::new(),
    })
}

/// Ends the main line where the game is over by repetition, or has more moves than can be shown.
fn cut_where_over(tree: &mut Tree, nth: usize) -> Option<Message> {
    with_rules!(tree.game, P => cut::<P>(tree, nth))
}

fn cut<P: GameView>(tree: &mut Tree, nth: usize) -> Option<Message> {
    let moves = tree.nodes.len();
    let start = match &tree.start {
        Some(start) => P::read(start, tree.options).ok()?,
        None => P::usual_start(tree.options),
    };
    let repetition = match tree.options.repetition {
        Some(false) => Repetition::None,
        _ => Repetition::Draw,
    };
    let mut at = Cursor {
        position: start.clone(),
        game: nth,
        number: 1,
    };
    let mut game = Game::from_position(start).with_repetition(repetition);
    for (ply, node) in tree.nodes.iter().take(MAX_MOVES).enumerate() {
        let mv = P::parse_move(&node.r#move).ok()?;
        if let Err(PlayError::Over(outcome)) = game.play(mv) {
            let fault = at.refused(&node.r#move, over(&at.position, outcome));
            tree.nodes.truncate(ply);
            return Some(fault);
        }
        at.play(&node.r#move).ok()?;
    }
    tree.nodes.truncate(MAX_MOVES);
    (moves > MAX_MOVES).then(|| codes::LIMIT_MOVES.with([number(moves), number(MAX_MOVES)]))
}
