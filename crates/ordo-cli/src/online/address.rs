//! Where a server is, and which game a link names.

use core::fmt;
use core::str::FromStr;

/// A server of online play: `http://127.0.0.1:8080`, `https://ordo.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address {
    pub(crate) secure: bool,
    pub(crate) host: String,
    pub(crate) port: u16,
}

impl Address {
    /// Host and port, as requests name them.
    pub(crate) fn authority(&self) -> String {
        let usual = if self.secure { 443 } else { 80 };
        if self.port == usual {
            self.host.clone()
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// The host as the system looks it up: an address of the sixth version without its brackets.
    pub(crate) fn name(&self) -> &str {
        let bare = self.host.strip_prefix('[');
        bare.and_then(|host| host.strip_suffix(']'))
            .unwrap_or(&self.host)
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority())
    }
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        let problem =
            || format!("{text:?} is no address of a server, such as http://127.0.0.1:8080");
        let (secure, rest) = match text.split_once("://") {
            Some(("http", rest)) => (false, rest),
            Some(("https", rest)) => (true, rest),
            _ => return Err(problem()),
        };
        let rest = rest.strip_suffix('/').unwrap_or(rest);
        // A colon inside brackets belongs to the host.
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                (host, port.parse().map_err(|_| problem())?)
            }
            _ => (rest, if secure { 443 } else { 80 }),
        };
        let good = |c: char| c.is_ascii_alphanumeric() || ".-_[]:".contains(c);
        if host.is_empty() || !host.chars().all(good) {
            return Err(problem());
        }
        Ok(Address {
            secure,
            host: host.to_owned(),
            port,
        })
    }
}

/// A game that somebody shares: its whole link, or its id alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// The server, if the link names it.
    pub(crate) server: Option<Address>,
    pub(crate) id: String,
}

impl FromStr for Link {
    type Err = String;

    fn from_str(text: &str) -> Result<Link, String> {
        let problem = || {
            format!("{text:?} is no link to a game, such as http://127.0.0.1:8080/g/aBcD2345eFgH")
        };
        let text = text.trim();
        let (server, id) = match text.split_once("/g/") {
            Some(("", id)) => (None, id),
            Some((server, id)) => (Some(server.parse().map_err(|_| problem())?), id),
            None => (None, text),
        };
        let id = id.split(['?', '#']).next().unwrap_or_default();
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(problem());
        }
        Ok(Link {
            server,
            id: id.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        for (text, host, port, secure) in [
            ("http://127.0.0.1:8080", "127.0.0.1", 8080, false),
            ("http://[::1]:8080/", "::1", 8080, false),
            ("http://[::1]", "::1", 80, false),
            ("https://ordo.example/", "ordo.example", 443, true),
            ("https://ordo.example:8443", "ordo.example", 8443, true),
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(
                (address.name(), address.port, address.secure),
                (host, port, secure)
            );
            assert_eq!(
                address.to_string().parse::<Address>().unwrap(),
                address,
                "{text}"
            );
        }
        for text in [
            "",
            "here",
            "127.0.0.1:8080",
            "ftp://x",
            "http://",
            "http://:80",
            "http://x:y",
            "http://x:70000",
            "http://a/b",
            "http://a b",
            "http://a\r\nX: y",
        ] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }

    #[test]
    fn links() {
        let link: Link = "http://127.0.0.1:8080/g/abc?x#y".parse().unwrap();
        assert_eq!((link.server.unwrap().port, link.id.as_str()), (8080, "abc"));
        for text in ["abc", "/g/abc", " abc\n"] {
            let link: Link = text.parse().unwrap();
            assert_eq!((link.server, link.id.as_str()), (None, "abc"));
        }
        for text in ["", "/g/", "http://x/", "x/g/abc", "../abc", "a b"] {
            assert!(text.parse::<Link>().is_err(), "{text}");
        }
    }
}
