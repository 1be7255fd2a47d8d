//! One thread of a search: what it remembers, and how it goes from a position to the next.

use ordo_rules::stein::{Move, Position};
use ordo_rules::{Color, Rules};

use super::evaluation::Evaluate;
use super::group::LazyGroup;
use super::noise::Noise;
use super::order::{History, Scored};
use super::quiet::threatens_goal;
use super::table::Table;
use super::techniques::Techniques;
use crate::clock::Instant;
use crate::{Score, Stop};

/// No line is longer than this.
pub(super) const LONGEST: usize = 128;

/// One thread of a search.
pub(super) struct Worker<'a, E> {
    pub(super) evaluation: &'a E,
    pub(super) table: &'a Table,
    pub(super) history: History,
    pub(super) nodes: u64,
    /// The longest line of this depth.
    pub(super) longest: usize,
    /// The best line from each ply on.
    pub(super) lines: Vec<Vec<Move>>,
    /// The moves of the line being looked at.
    pub(super) path: Vec<Move>,
    /// The best score of the root so far, in a search that may yet be stopped.
    pub(super) root_score: Score,
    /// The keys of the game and of the line being looked at.
    pub(super) keys: Vec<u64>,
    /// Lists that are not in use.
    lists: Vec<Vec<Scored>>,
    stop: &'a Stop,
    deadline: Option<Instant>,
    node_limit: u64,
    pub(super) aborted: bool,
    /// Whether the search goes on although a limit is reached.
    pub(super) ignores_limits: bool,
    /// How weak to play.
    pub(super) noise: Noise,
    pub(super) techniques: Techniques,
    /// Moves that the root leaves out, because they lead better lines already.
    pub(super) excluded: Vec<Move>,
}

/// A position with the groups of its mover and of the other side.
#[derive(Clone, Copy)]
pub(super) struct Node<'n> {
    pub(super) position: &'n Position,
    pub(super) own: &'n LazyGroup,
    pub(super) enemy: &'n LazyGroup,
}

/// What a node is searched with.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
    pub(super) depth: i32,
    pub(super) ply: usize,
}

impl Window {
    /// Whether the exact score is asked for, not only a bound.
    pub(super) fn is_principal(self) -> bool {
        self.beta > self.alpha.plus(1)
    }
}

impl<'a, E: Evaluate> Worker<'a, E> {
    pub(super) fn new(
        evaluation: &'a E,
        table: &'a Table,
        stop: &'a Stop,
        deadline: Option<Instant>,
        node_limit: u64,
        keys: Vec<u64>,
        techniques: Techniques,
    ) -> Worker<'a, E> {
        Worker {
            evaluation,
            table,
            history: History::new(techniques.history, techniques.continuation),
            nodes: 0,
            longest: 0,
            lines: (0..=LONGEST).map(|_| Vec::with_capacity(LONGEST)).collect(),
            path: Vec::with_capacity(LONGEST + 1),
            root_score: Score::MIN,
            keys,
            lists: (0..=LONGEST).map(|_| Vec::with_capacity(256)).collect(),
            stop,
            deadline,
            node_limit,
            aborted: false,
            ignores_limits: false,
            noise: Noise::default(),
            techniques,
            excluded: Vec::new(),
        }
    }

    /// What the position is worth without looking ahead.
    pub(super) fn estimate(&self, node: Node<'_>) -> Score {
        let [own, enemy] = [node.own, node.enemy].map(|group| group.shape(self.evaluation));
        let estimate = self.evaluation.evaluate(node.position, own, enemy);
        Score::estimate(estimate + self.noise.at(node.position.key()))
    }

    /// Whether the quiescence search is skipped at this leaf: it is switched off, or the level overlooks the captures here.
    pub(super) fn is_blind_at(&self, node: Node<'_>) -> bool {
        !self.techniques.quiet || self.noise.overlooks(node.position.key())
    }

    /// The best line of the last search.
    pub(super) fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    pub(super) fn is_aborted(&self) -> bool {
        self.aborted
    }

    /// Looks at clock, limits and switch now and then.
    pub(super) fn should_stop(&mut self) -> bool {
        if self.ignores_limits {
            return false;
        }
        if self.nodes >= self.node_limit {
            self.aborted = true;
        } else if self.nodes.is_multiple_of(512) {
            let late = self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline);
            self.aborted |= late || self.stop.is_set();
        }
        self.aborted
    }

    pub(super) fn visit(&mut self, ply: usize) {
        self.nodes += 1;
        self.longest = self.longest.max(ply);
        self.lines[ply].clear();
    }

    /// The best line from here is `mv` and then the best line from there.
    pub(super) fn line_goes_on(&mut self, ply: usize, mv: Move) {
        let (here, rest) = self.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(mv);
        here[ply].extend_from_slice(&rest[0]);
    }

    pub(super) fn take_list(&mut self) -> Vec<Scored> {
        let mut list = self.lists.pop().unwrap_or_default();
        list.clear();
        list
    }

    pub(super) fn give_list_back(&mut self, list: Vec<Scored>) {
        self.lists.push(list);
    }

    /// The score if the game is over, or won with the next move.
    pub(super) fn end_of_game(&mut self, node: Node<'_>, window: Window) -> Option<Score> {
        let ply = window.ply;
        let position = node.position;
        let us = position.turn();
        if position.own().is_empty() || position.reached_goal() == Some(!us) {
            return Some(Score::loss_in(ply as u16));
        }
        if threatens_goal(position, node.own) {
            if window.is_principal() {
                self.lines[ply].extend(position.goal_moves(us).first());
            }
            return Some(Score::win_in(ply as u16 + 1));
        }
        None
    }

    /// Plays a move and hands what comes of it to `then`.
    pub(super) fn child<T>(
        &mut self,
        node: Node<'_>,
        mv: Move,
        then: impl FnOnce(&mut Self, Node<'_>) -> T,
    ) -> T {
        let us = node.position.turn();
        let position = &node.position.after_unchecked(mv);
        let enemy = &LazyGroup::connected(us, position.enemy());
        self.keys.push(position.key());
        self.path.push(mv);
        let captured;
        let own = if mv.is_capture() {
            captured = LazyGroup::after_loss(!us, position.own(), mv.to()); // it moved last, so it was connected (S5)
            &captured
        } else {
            node.enemy
        };
        let result = then(
            self,
            Node {
                position,
                own,
                enemy,
            },
        );
        self.keys.pop();
        self.path.pop();
        result
    }

    /// Whether the position stood before in this line, or twice in the game: then it can stand a third time.
    pub(super) fn is_repeated(&self, ply: usize) -> bool {
        let Some((now, before)) = self.keys.split_last() else {
            return false;
        };
        // The same side is to move every other ply, and four plies are the least to come back.
        let mut earlier = before.iter().rev().skip(3).step_by(2);
        let in_line = ply.saturating_sub(2) / 2;
        earlier.by_ref().take(in_line).any(|key| key == now)
            || earlier.filter(|&key| key == now).count() >= 2
    }

    /// The last of `tried` was good enough to stop; the quiet ones before it were not.
    pub(super) fn remember_cutoff(&mut self, us: Color, depth: i32, tried: &[Scored]) {
        let Some((&(mv, _), before)) = tried.split_last() else {
            return;
        };
        if mv.is_capture() {
            return;
        }
        let bonus = (depth * depth * 4).min(1200);
        let last = self.path.last().copied();
        self.history.update(us, last, mv, bonus);
        for (other, _) in before.iter().filter(|(other, _)| !other.is_capture()) {
            self.history.update(us, last, *other, -bonus);
        }
    }
}

/// The keys of a game up to where it stands.
pub(super) fn keys_of(positions: &[Position]) -> Vec<u64> {
    positions.iter().map(Rules::key).collect()
}
