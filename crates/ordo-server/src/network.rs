//! Networks as rate-limit keys: IPv4 clients are limited per address, IPv6 clients per /64 and per /48.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// A block of addresses that counts as one client.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network {
    address: IpAddr,
    prefix: u8,
}

impl Network {
    /// A whole IPv6 /48 gets this many times the limit of one address.
    const SITE_SHARE: u32 = 4;

    fn smallest(address: IpAddr) -> Network {
        match address.to_canonical() {
            IpAddr::V4(address) => Network {
                address: address.into(),
                prefix: 32,
            },
            IpAddr::V6(address) => Network::v6(address, 64),
        }
    }

    fn v6(address: Ipv6Addr, prefix: u8) -> Network {
        let host_bits = 128 - u32::from(prefix);
        Network {
            address: Ipv6Addr::from_bits(address.to_bits() >> host_bits << host_bits).into(),
            prefix,
        }
    }

    /// The multiple of one address's limit that this network gets.
    pub(crate) fn share(self) -> u32 {
        if self.prefix == 48 {
            Network::SITE_SHARE
        } else {
            1
        }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

/// The networks that an address is counted in: an IPv4 address by itself, an IPv6 address by its /64 and its /48.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Networks {
    smallest: Network,
    site: Option<Network>,
}

impl Networks {
    pub(crate) fn of(address: IpAddr) -> Networks {
        let site = match address.to_canonical() {
            IpAddr::V4(_) => None,
            IpAddr::V6(address) => Some(Network::v6(address, 48)),
        };
        Networks {
            smallest: Network::smallest(address),
            site,
        }
    }

    /// The largest of them: the /48 of an IPv6 address.
    pub(crate) fn largest(self) -> Network {
        self.site.unwrap_or(self.smallest)
    }
}

impl IntoIterator for Networks {
    type Item = Network;
    type IntoIter = std::iter::Flatten<std::array::IntoIter<Option<Network>, 2>>;

    fn into_iter(self) -> Self::IntoIter {
        [Some(self.smallest), self.site].into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ipv6_addresses_are_counted_by_64_and_48_bits() {
        let networks = |text: &str| -> Vec<(String, u8, u32)> {
            Networks::of(text.parse().unwrap())
                .into_iter()
                .map(|network| (network.address.to_string(), network.prefix, network.share()))
                .collect()
        };
        let expected = |list: &[(&str, u8, u32)]| -> Vec<(String, u8, u32)> {
            list.iter()
                .map(|(address, prefix, share)| ((*address).to_owned(), *prefix, *share))
                .collect()
        };
        assert_eq!(
            networks("2001:db8:1:2:3::4"),
            expected(&[("2001:db8:1:2::", 64, 1), ("2001:db8:1::", 48, 4)])
        );
        let v4 = expected(&[("192.0.2.1", 32, 1)]);
        assert_eq!(networks("192.0.2.1"), v4);
        assert_eq!(networks("::ffff:192.0.2.1"), v4);
    }
}
