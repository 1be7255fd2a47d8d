//! Where a request comes from. Behind a proxy, the connection is the proxy's, and headers tell the rest.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderName};

/// The other end of a request: the connection's address, or what a trusted proxy says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    /// Whether the way to the client is encrypted.
    pub(crate) secure: bool,
}

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

impl Peer {
    /// The headers count only if the operator says that a proxy sets them: else anybody could be anybody.
    pub(crate) fn of(connection: SocketAddr, headers: &HeaderMap, trust_proxy: bool) -> Peer {
        let plain = Peer {
            address: connection.ip(),
            secure: false,
        };
        if !trust_proxy {
            return plain;
        }
        Peer {
            address: last(headers, &FORWARDED_FOR)
                .and_then(address)
                .unwrap_or(plain.address),
            secure: last(headers, &FORWARDED_PROTO) == Some("https"),
        }
    }

    /// What limits are counted by.
    pub(crate) fn key(&self) -> ClientKey {
        ClientKey::of(self.address)
    }

    /// The address that rate limits are counted by: IPv6 clients are limited per /64.
    pub(crate) fn household(&self) -> IpAddr {
        self.key().address
    }
}

/// What limits are counted by: one customer of a provider has at least an IPv6 /64, and can easily have a /48.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ClientKey {
    /// The IPv4 address, or the first address of the IPv6 /64.
    pub(crate) address: IpAddr,
    /// The IPv4 address, or the first address of the IPv6 /48.
    pub(crate) network: IpAddr,
}

impl ClientKey {
    pub(crate) fn of(address: IpAddr) -> ClientKey {
        let prefix = |bits: u32| match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => {
                let host = 128 - bits;
                Ipv6Addr::from_bits(address.to_bits() >> host << host).into()
            }
        };
        ClientKey {
            address: prefix(64),
            network: prefix(48),
        }
    }
}

/// The last value: the proxy adds its own at the end, what stands before may be the client's invention.
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
    fn only_a_trusted_proxy_is_believed() {
        let told = [(FORWARDED_FOR, "203.0.113.9"), (FORWARDED_PROTO, "https")];
        assert_eq!(of(&told, false), ("192.0.2.7".to_owned(), false));
        assert_eq!(of(&told, true), ("203.0.113.9".to_owned(), true));
        assert_eq!(of(&[], true), ("192.0.2.7".to_owned(), false));
    }

    #[test]
    fn the_last_address_is_the_proxys_word() {
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
    fn ipv6_clients_are_counted_by_prefix() {
        let key = |text: &str| {
            let key = ClientKey::of(text.parse().unwrap());
            (key.address.to_string(), key.network.to_string())
        };
        let pair = |address: &str, network: &str| (address.to_owned(), network.to_owned());
        assert_eq!(
            key("2001:db8:1:2:3:4:5:6"),
            pair("2001:db8:1:2::", "2001:db8:1::")
        );
        assert_eq!(key("::ffff:192.0.2.1"), pair("192.0.2.1", "192.0.2.1"));
    }
}
