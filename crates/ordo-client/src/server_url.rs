use std::fmt;
use std::str::FromStr;

use url::{Host, Url};

/// The address of a server: `http://127.0.0.1:8080`, `https://ordo.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerUrl(Url);

impl ServerUrl {
    /// Returns `true` if connections are encrypted.
    pub fn is_secure(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// Host and port.
    pub fn authority(&self) -> &str {
        self.0.authority()
    }

    /// The address of a path on the server.
    pub fn join(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// The address of a WebSocket on the server.
    pub(crate) fn web_socket(&self, path: &str) -> String {
        let scheme = if self.is_secure() { "wss" } else { "ws" };
        format!("{scheme}://{}{path}", self.authority())
    }
}

impl fmt::Display for ServerUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.0.scheme(), self.authority())
    }
}

/// Error when parsing an invalid server address.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a server address such as http://127.0.0.1:8080")]
pub struct InvalidServerUrl(String);

impl FromStr for ServerUrl {
    type Err = InvalidServerUrl;

    fn from_str(text: &str) -> Result<ServerUrl, InvalidServerUrl> {
        let invalid = || InvalidServerUrl(text.to_owned());
        let url = Url::parse(text).map_err(|_| invalid())?;
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic())
            && matches!(url.scheme(), "http" | "https")
            && matches!(
                url.host(),
                Some(Host::Domain(_) | Host::Ipv4(_) | Host::Ipv6(_))
            )
            && url.path() == "/"
            && url.username().is_empty()
            && url.password().is_none()
            && url.query().is_none()
            && url.fragment().is_none();
        if plain {
            Ok(ServerUrl(url))
        } else {
            Err(invalid())
        }
    }
}

/// A game to join: its whole link, or its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLink {
    /// The server, if the link names it.
    pub server: Option<ServerUrl>,
    /// The id of the game, which the server checks.
    pub id: String,
}

/// Error when parsing an invalid link to a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a link to a game such as http://127.0.0.1:8080/g/aBcD2345eFgH")]
pub struct InvalidLink(String);

impl FromStr for GameLink {
    type Err = InvalidLink;

    fn from_str(text: &str) -> Result<GameLink, InvalidLink> {
        let invalid = || InvalidLink(text.to_owned());
        let trimmed = text.trim();
        let (server, id) = match trimmed.split_once("/g/") {
            Some(("", id)) => (None, id),
            Some((server, id)) => (Some(server.parse().map_err(|_| invalid())?), id),
            None => (None, trimmed),
        };
        let id = id.split(['?', '#']).next().unwrap_or_default();
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(invalid());
        }
        Ok(GameLink {
            server,
            id: id.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn server_urls_round_trip() {
        for (text, written, socket) in [
            (
                "http://127.0.0.1:8080",
                "http://127.0.0.1:8080",
                "ws://127.0.0.1:8080/x",
            ),
            (
                "http://[::1]:8080/",
                "http://[::1]:8080",
                "ws://[::1]:8080/x",
            ),
            ("http://[::1]", "http://[::1]", "ws://[::1]/x"),
            (
                "https://ordo.example/",
                "https://ordo.example",
                "wss://ordo.example/x",
            ),
            (
                "https://ordo.example:8443",
                "https://ordo.example:8443",
                "wss://ordo.example:8443/x",
            ),
        ] {
            let server: ServerUrl = text.parse().unwrap();
            assert_eq!(server.to_string(), written);
            assert_eq!(server.web_socket("/x"), socket);
            assert_eq!(written.parse::<ServerUrl>().unwrap(), server);
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
            "http://user@a",
            "http://a?b",
        ] {
            assert!(text.parse::<ServerUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn links_name_a_game_and_perhaps_a_server() {
        let link: GameLink = "http://127.0.0.1:8080/g/abc?x#y".parse().unwrap();
        assert_eq!(
            (link.server.unwrap().to_string().as_str(), link.id.as_str()),
            ("http://127.0.0.1:8080", "abc")
        );
        for text in ["abc", "/g/abc", " abc\n"] {
            let link: GameLink = text.parse().unwrap();
            assert_eq!((link.server, link.id.as_str()), (None, "abc"));
        }
        for text in ["", "/g/", "http://x/", "x/g/abc", "../abc", "a b"] {
            assert!(text.parse::<GameLink>().is_err(), "{text}");
        }
    }
}
