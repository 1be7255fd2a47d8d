//! Metrics for Prometheus, in the `OpenMetrics` text format.

use std::time::{SystemTime, UNIX_EPOCH};

use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};

/// The prefix of all metric names.
const PREFIX: &str = "ordo";
/// The media type of the metrics.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// Upper bounds of the histogram buckets, in seconds.
const BUCKETS: [f64; 12] = [
    0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 5.0,
];
/// Classes of HTTP status codes, by their first digit.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// A counter for each value of one label.
type Labelled<V> = Family<[(&'static str, V); 1], Counter>;

/// The server's counters.
pub(crate) struct Metrics {
    registry: Registry,
    responses: Labelled<&'static str>,
    /// Seconds from an action's message to its acknowledgement.
    pub(crate) actions: Histogram,
    pub(crate) moves: Counter,
    pub(crate) refused: Counter,
    /// Actions that failed because of the server.
    pub(crate) failed: Counter,
    /// Requests, messages, sockets and connections beyond a limit.
    pub(crate) too_many: Counter,
    /// Idle connections closed to make room for others.
    pub(crate) connections_shed: Counter,
    /// Sockets closed because the client did not read.
    pub(crate) stalled: Counter,
    pub(crate) challenges: Counter,
    games_begun: Counter,
    games_ended: Labelled<String>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = gauges();
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "Version of the server", version);
        let started = SystemTime::now().duration_since(UNIX_EPOCH);
        registry.register_with_unit(
            "start_time",
            "Unix time at which the server started",
            Unit::Seconds,
            ConstGauge::new(started.unwrap_or_default().as_secs_f64()),
        );
        let responses = Labelled::default();
        for class in CLASSES {
            drop(responses.get_or_create(&[("class", class)]));
        }
        let help = "HTTP responses by class of status code";
        registry.register("http_responses", help, responses.clone());
        let games_ended = Labelled::default();
        let help = "Ended games and challenges by reason";
        registry.register("games_ended", help, games_ended.clone());
        let actions = Histogram::new(BUCKETS);
        let help = "Time from an action's message to its acknowledgement, including the commit";
        registry.register_with_unit("action", help, Unit::Seconds, actions.clone());
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        Metrics {
            moves: counter("moves", "Stored moves"),
            refused: counter("refused", "Refused actions"),
            failed: counter("failed", "Actions that failed because of the server"),
            too_many: counter(
                "too_many",
                "Requests, messages, sockets and connections beyond a limit",
            ),
            connections_shed: counter(
                "connections_shed",
                "Idle connections closed to make room for others",
            ),
            stalled: counter("stalled", "Sockets closed because the client did not read"),
            challenges: counter("challenges", "Created challenges"),
            games_begun: counter("games_begun", "Started games"),
            responses,
            games_ended,
            actions,
            registry,
        }
    }

    pub(crate) fn game_started(&self) {
        self.games_begun.inc();
    }

    /// Counts a game or challenge that ended, by its reason.
    pub(crate) fn game_ended(&self, reason: &str) {
        let reason = [("reason", reason.to_owned())];
        self.games_ended.get_or_create(&reason).inc();
    }

    /// Counts a response by its status code.
    pub(crate) fn count_response(&self, status: u16) {
        let class = usize::from(status / 100).checked_sub(1);
        if let Some(class) = class.and_then(|class| CLASSES.get(class)) {
            self.responses.get_or_create(&[("class", *class)]).inc();
        }
    }

    /// All metrics as text, with these gauges.
    pub(crate) fn encode(&self, gauges: &Registry) -> String {
        let mut text = String::with_capacity(4096);
        // Writing to a string cannot fail.
        let _ = encode_registry(&mut text, gauges);
        let _ = encode_registry(&mut text, &self.registry);
        let _ = encode_eof(&mut text);
        text
    }
}

/// An empty registry for gauges computed at each scrape.
pub(crate) fn gauges() -> Registry {
    Registry::with_prefix(PREFIX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_metrics_are_encoded() {
        let metrics = Metrics::new();
        metrics.count_response(200);
        metrics.count_response(204);
        metrics.count_response(503);
        metrics.count_response(999);
        metrics.moves.inc();
        metrics.game_started();
        metrics.game_ended("time");
        for millis in [0, 3, 3, 700, 60_000] {
            metrics.actions.observe(millis as f64 / 1000.0);
        }
        let mut gauges = gauges();
        gauges.register("sockets", "Open sockets", ConstGauge::new(7));
        let text = metrics.encode(&gauges);
        for line in [
            "ordo_sockets 7",
            "ordo_moves_total 1",
            "ordo_games_begun_total 1",
            "ordo_games_ended_total{reason=\"time\"} 1",
            "ordo_http_responses_total{class=\"2xx\"} 2",
            "ordo_http_responses_total{class=\"5xx\"} 1",
            "ordo_action_seconds_bucket{le=\"0.001\"} 1",
            "ordo_action_seconds_bucket{le=\"0.005\"} 3",
            "ordo_action_seconds_bucket{le=\"1.0\"} 4",
            "ordo_action_seconds_bucket{le=\"+Inf\"} 5",
            "ordo_action_seconds_sum 60.706",
            "ordo_action_seconds_count 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        // Each metric is described once, before its samples.
        let helps = text
            .lines()
            .filter(|line| line.starts_with("# HELP "))
            .count();
        let types = text
            .lines()
            .filter(|line| line.starts_with("# TYPE "))
            .count();
        assert_eq!((helps, types), (14, 14));
    }
}
