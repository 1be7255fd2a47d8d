use std::time::Duration;

use crate::clock::Instant;
use crate::{SearchLimits, Stop};

/// The limits of a search and their use. Only this type reads the clock.
pub(super) struct Budget<'a> {
    started: Instant,
    max_time: Option<Duration>,
    max_nodes: u64,
    nodes: u64,
    stop: &'a Stop,
    is_over: bool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &SearchLimits, max_nodes: Option<u64>, stop: &'a Stop) -> Budget<'a> {
        let nodes = [limits.nodes, max_nodes];
        Budget {
            started: Instant::now(),
            max_time: limits.time_budget(),
            max_nodes: nodes.into_iter().flatten().min().unwrap_or(u64::MAX),
            nodes: 0,
            stop,
            is_over: false,
        }
    }

    /// Counts a node: a position of which all turns are generated.
    pub(super) fn count_node(&mut self) {
        self.nodes += 1;
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn time(&self) -> Duration {
        self.started.elapsed()
    }

    /// True if a limit is reached. Once true, it stays true.
    pub(super) fn is_over(&mut self) -> bool {
        self.is_over |= self.nodes >= self.max_nodes
            || self.stop.is_set()
            || self.max_time.is_some_and(|budget| self.time() >= budget);
        self.is_over
    }

    /// Share of the time or nodes used, from 0 to 1; 0 without limits.
    pub(super) fn share_used(&self) -> f64 {
        let nodes = self.nodes as f64 / self.max_nodes as f64;
        let time = self.max_time.map_or(0.0, |budget| {
            self.time().as_secs_f64() / budget.as_secs_f64().max(1e-9)
        });
        nodes.max(time).min(1.0)
    }
}
