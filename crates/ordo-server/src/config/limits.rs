//! Limits for clients.

use std::time::Duration;

/// A token bucket: a burst, and a refill per second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Tokens at the start, and at most.
    pub burst: f64,
    /// Tokens refilled per second.
    pub per_second: f64,
}

impl Rate {
    pub(crate) fn times(self, factor: u32) -> Rate {
        Rate {
            burst: self.burst * f64::from(factor),
            per_second: self.per_second * f64::from(factor),
        }
    }
}

/// Limits of HTTP connections. Clients that exceed them are disconnected.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// Concurrent connections, WebSockets included. At the limit, the oldest idle one is closed for a new one.
    pub connections: usize,
    /// Concurrent connections of one address; an IPv6 /48 may have four times as many. Not counted behind a trusted proxy.
    pub connections_per_address: usize,
    /// Time to send the head of the next request; also the idle timeout.
    pub head: Duration,
    /// Time after which clients that do not read are disconnected.
    pub stalled: Duration,
    /// Time until a response must begin.
    pub answer: Duration,
    /// Bytes of a request's head.
    pub head_bytes: usize,
    /// Drain timeout: time that open connections have to finish when the server stops.
    pub drain: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            connections: 12_000,
            connections_per_address: 200,
            head: Duration::from_secs(30),
            stalled: Duration::from_secs(30),
            answer: Duration::from_secs(30),
            head_bytes: 16 * 1024,
            drain: Duration::from_secs(10),
        }
    }
}

/// Limits of online play.
#[derive(Clone, Debug)]
pub struct OnlineLimits {
    /// Requests of one address.
    pub requests: Rate,
    /// Messages of one socket, pings and pongs included.
    pub messages: Rate,
    /// Messages of all sockets of one address; four times as many for an IPv6 /48.
    pub messages_per_address: Rate,
    /// Concurrent sockets.
    pub sockets: usize,
    /// Concurrent sockets of one address.
    pub sockets_per_address: usize,
    /// Open challenges in total.
    pub challenges: usize,
    /// Open challenges of one address.
    pub challenges_per_address: usize,
    /// A challenge expires after this time if its creator never comes to its page.
    pub unseen: Duration,
    /// A challenge with a clock in minutes expires after this time without its creator.
    pub absent: Duration,
    /// Interval between two sweeps of such challenges.
    pub sweep: Duration,
    /// Interval of heartbeats (pings).
    pub ping: Duration,
    /// Idle timeout: sockets that are silent for longer are closed.
    pub silence: Duration,
    /// Clients that do not read a message within this time are disconnected.
    pub stalled: Duration,
    /// Time that the creator of a quick-match challenge has to open its page.
    pub arriving: Duration,
    /// Unplayed games are deleted this long after their end.
    pub keep_unplayed: Duration,
}

impl Default for OnlineLimits {
    fn default() -> OnlineLimits {
        OnlineLimits {
            requests: Rate {
                burst: 60.0,
                per_second: 10.0,
            },
            messages: Rate {
                burst: 20.0,
                per_second: 5.0,
            },
            messages_per_address: Rate {
                burst: 200.0,
                per_second: 50.0,
            },
            sockets: 11_000,
            sockets_per_address: 100,
            challenges: 20_000,
            challenges_per_address: 50,
            unseen: Duration::from_mins(10),
            absent: Duration::from_hours(1),
            sweep: Duration::from_secs(20),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(40),
            stalled: Duration::from_secs(10),
            arriving: Duration::from_secs(15),
            keep_unplayed: Duration::from_hours(7 * 24),
        }
    }
}
