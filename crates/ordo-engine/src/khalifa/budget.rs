use std::time::Duration;

use crate::clock::Instant;
use crate::{SearchLimits, Stop, TimeLeft};

/// How much a search has used, and whether it may go on. The only place that looks at the clock.
pub(super) struct Budget<'a> {
    started: Instant,
    budget: Option<Duration>,
    most_nodes: u64,
    nodes: u64,
    stop: &'a Stop,
    is_over: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(
        limits: &SearchLimits,
        most_nodes: Option<u64>,
        stop: &'a Stop,
    ) -> Budget<'a> {
        let by_clock = limits.time_left.map(TimeLeft::budget);
        let nodes = [limits.nodes, most_nodes];
        Budget {
            started: Instant::now(),
            budget: [limits.movetime, by_clock].into_iter().flatten().min(),
            most_nodes: nodes.into_iter().flatten().min().unwrap_or(u64::MAX),
            nodes: 0,
            stop,
            is_over: false,
        }
    }

    /// Counts a node, a position of which all turns are looked at.
    pub(super) fn count(&mut self) {
        self.nodes += 1;
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn time(&self) -> Duration {
        self.started.elapsed()
    }

    /// Whether the search must end now. Once over it stays over.
    pub(super) fn is_over(&mut self) -> bool {
        self.is_over |= self.nodes >= self.most_nodes
            || self.stop.is_set()
            || self.budget.is_some_and(|budget| self.time() >= budget);
        self.is_over
    }

    /// The part of the time or of the nodes that is used up, from 0 to 1; 0 if there is no limit.
    pub(super) fn used(&self) -> f64 {
        let nodes = self.nodes as f64 / self.most_nodes as f64;
        let time = self.budget.map_or(0.0, |budget| {
            self.time().as_secs_f64() / budget.as_secs_f64().max(1e-9)
        });
        nodes.max(time).min(1.0)
    }
}
