//! What clients may use.

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
    /// Connections at a time, sockets of online play included. When there are as many, the oldest idle one is closed for a new one.
    pub connections: usize,
    /// Connections of one address at a time; an IPv6 /48 may have four times as many. Not counted behind a trusted proxy.
    pub connections_per_address: usize,
    /// How long a connection may take to send the head of its next request, also while it is idle.
    pub head: Duration,
    /// How long a client may take none of what is sent to it.
    pub stalled: Duration,
    /// How long an answer may take to begin.
    pub answer: Duration,
    /// Bytes of a request's head.
    pub head_bytes: usize,
    /// How long open connections may go on when the server is asked to stop.
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

/// What online play may use up.
#[derive(Clone, Debug)]
pub struct OnlineLimits {
    /// Requests of one address.
    pub requests: Rate,
    /// Messages of one socket, pings and pongs included.
    pub messages: Rate,
    /// Messages of all sockets of one address; four times as many for an IPv6 /48.
    pub messages_per_address: Rate,
    /// Sockets at a time.
    pub sockets: usize,
    /// Sockets of one address at a time.
    pub sockets_per_address: usize,
    /// Challenges that wait for somebody, in all.
    pub challenges: usize,
    /// Challenges of one address that wait for somebody.
    pub challenges_per_address: usize,
    /// A challenge expires after this time if its creator never comes to its page.
    pub unseen: Duration,
    /// A challenge with a clock in minutes expires after this time without its creator.
    pub absent: Duration,
    /// Time between two looks for such challenges.
    pub sweep: Duration,
    /// How often a socket is asked whether somebody is still there.
    pub ping: Duration,
    /// How long a socket may be silent.
    pub silence: Duration,
    /// How long a message may take to be taken.
    pub stalled: Duration,
    /// How long somebody who wants a quick match may take to open the page where he waits.
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
