//! The client of a request: the connection's address, or the one in a trusted proxy's headers.

use std::net::{IpAddr, SocketAddr};

use axum::http::header::FORWARDED;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};

use crate::network::Networks;

/// The client of a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// The connection to the client is encrypted.
    pub(crate) secure: bool,
    /// The client runs on this machine, and the request is not forwarded by a proxy.
    pub(crate) local: bool,
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

impl Peer {
    /// The client. Headers are trusted only if the operator says that a proxy sets them, because clients can set them, too.
    pub(crate) fn of(connection: SocketAddr, headers: &HeaderMap, trust_proxy: bool) -> Peer {
        let forwarded = headers.contains_key(&FORWARDED_FOR) || headers.contains_key(FORWARDED);
        let plain = Peer {
            address: connection.ip(),
            secure: false,
            local: connection.ip().to_canonical().is_loopback() && !forwarded,
        };
        if !trust_proxy {
            return plain;
        }
        Peer {
            address: last(headers, &FORWARDED_FOR)
                .and_then(address)
                .unwrap_or(plain.address),
            secure: last(headers, &FORWARDED_PROTO) == Some("https"),
            local: plain.local,
        }
    }

    /// The client of a request whose connection the server has registered.
    pub(crate) fn of_request(parts: &Parts) -> Peer {
        let unknown = Peer {
            address: IpAddr::from([0, 0, 0, 0]),
            secure: false,
            local: false,
        };
        parts.extensions.get().copied().unwrap_or(unknown)
    }

    /// The networks that this client is counted in.
    pub(crate) fn networks(&self) -> Networks {
        Networks::of(self.address)
    }
}

/// The last value of a header. The proxy appends its own; earlier ones may be forged.
fn last<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next().map(str::trim)
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
        .unwrap_or(text);
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    bare.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(headers: &[(HeaderName, &str)], trust: bool) -> (String, bool) {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.clone(), value.parse().unwrap()))
            .collect();
        let peer = Peer::of("192.0.2.7:1234".parse().unwrap(), &headers, trust);
        (peer.address.to_string(), peer.secure)
    }

    #[test]
    fn headers_count_only_behind_a_trusted_proxy() {
        let headers = [(FORWARDED_FOR, "203.0.113.9"), (FORWARDED_PROTO, "https")];
        assert_eq!(of(&headers, false), ("192.0.2.7".to_owned(), false));
        assert_eq!(of(&headers, true), ("203.0.113.9".to_owned(), true));
        assert_eq!(of(&[], true), ("192.0.2.7".to_owned(), false));
    }

    #[test]
    fn the_last_forwarded_address_counts() {
        for (line, address) in [
            ("198.51.100.1, 203.0.113.9", "203.0.113.9"),
            ("203.0.113.9:555", "203.0.113.9"),
            ("[2001:db8::1]:555", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("nonsense", "192.0.2.7"),
            ("203.0.113.9,", "192.0.2.7"),
        ] {
            assert_eq!(of(&[(FORWARDED_FOR, line)], true).0, address, "{line}");
        }
        let mut headers = HeaderMap::new();
        headers.append(FORWARDED_FOR, "198.51.100.1".parse().unwrap());
        headers.append(FORWARDED_FOR, "203.0.113.9".parse().unwrap());
        let peer = Peer::of("192.0.2.7:1".parse().unwrap(), &headers, true);
        assert_eq!(peer.address.to_string(), "203.0.113.9");
    }

    #[test]
    fn only_direct_loopback_clients_are_local() {
        let local = |from: &str, headers: &[(HeaderName, &str)]| {
            let headers = headers
                .iter()
                .map(|(name, value)| (name.clone(), value.parse().unwrap()))
                .collect();
            [false, true].map(|trust| Peer::of(from.parse().unwrap(), &headers, trust).local)
        };
        assert_eq!(local("127.0.0.1:1", &[]), [true; 2]);
        assert_eq!(local("[::1]:1", &[]), [true; 2]);
        assert_eq!(local("[::ffff:127.0.0.1]:1", &[]), [true; 2]);
        assert_eq!(local("192.0.2.7:1", &[]), [false; 2]);
        // A proxy on this machine may forward requests from elsewhere.
        for header in [
            (FORWARDED_FOR, "203.0.113.9"),
            (FORWARDED_FOR, "127.0.0.1"),
            (FORWARDED, "for=203.0.113.9"),
        ] {
            assert_eq!(local("127.0.0.1:1", &[header]), [false; 2]);
        }
    }
}
