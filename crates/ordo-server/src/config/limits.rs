//! Limits for clients.

use std::time::Duration;

/// A token bucket: a burst, and a refill per second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Capacity; a new bucket is full.
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

/// Limits on HTTP connections. Clients that exceed them are disconnected.
#[derive(Clone, Debug)]
pub struct ConnectionLimits {
    /// Concurrent connections, including WebSockets. At the limit, the oldest idle one is closed to admit a new one.
    pub connections: usize,
    /// Concurrent connections of one address; an IPv6 /48 may have four times as many. Not counted behind a trusted proxy.
    pub connections_per_address: usize,
    /// Time to send the head of the next request; also the idle timeout.
    pub head: Duration,
    /// Time after which clients that do not read are disconnected.
    pub send_timeout: Duration,
    /// Time limit for starting a response.
    pub answer: Duration,
    /// Maximum size of a request head in bytes.
    pub head_bytes: usize,
    /// Drain timeout: the time that a shutdown waits for open connections.
    pub drain: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            connections: 12_000,
            connections_per_address: 200,
            head: Duration::from_secs(30),
            send_timeout: Duration::from_secs(30),
            answer: Duration::from_secs(30),
            head_bytes: 16 * 1024,
            drain: Duration::from_secs(10),
        }
    }
}

/// Limits on online play.
#[derive(Clone, Debug)]
pub struct OnlineLimits {
    /// Requests from one address.
    pub requests: Rate,
    /// Messages on one socket, including pings and pongs.
    pub messages: Rate,
    /// Messages on all sockets of one address; an IPv6 /48 gets four times as many.
    pub messages_per_address: Rate,
    /// Concurrent sockets.
    pub sockets: usize,
    /// Concurrent sockets of one address.
    pub sockets_per_address: usize,
    /// Open challenges in total.
    pub challenges: usize,
    /// Open challenges of one address.
    pub challenges_per_address: usize,
    /// A challenge expires after this time if its creator never opens its page.
    pub unopened_timeout: Duration,
    /// A real-time challenge expires after its creator has been absent for this long.
    pub absent_timeout: Duration,
    /// Interval between sweeps for abandoned challenges.
    pub sweep_interval: Duration,
    /// Heartbeat (ping) interval.
    pub heartbeat_interval: Duration,
    /// Idle timeout: sockets that are silent for longer are closed.
    pub idle_timeout: Duration,
    /// Clients that do not read a message within this time are disconnected.
    pub send_timeout: Duration,
    /// Time that the creator of a quick-match challenge has to open its page.
    pub arrival_timeout: Duration,
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
            unopened_timeout: Duration::from_mins(10),
            absent_timeout: Duration::from_hours(1),
            sweep_interval: Duration::from_secs(20),
            heartbeat_interval: Duration::from_secs(15),
            idle_timeout: Duration::from_secs(40),
            send_timeout: Duration::from_secs(10),
            arrival_timeout: Duration::from_secs(15),
            keep_unplayed: Duration::from_hours(7 * 24),
        }
    }
}
