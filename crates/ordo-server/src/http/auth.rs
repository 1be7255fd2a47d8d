//! Who asks: a browser by its cookie, a program by its bearer token, or a stranger.

use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};

use crate::game::secret::{NoRandomness, Seat, Token};
use crate::http::error::ApiError;
use crate::http::peer::Peer;
use crate::http::state::AppState;
use crate::rooms::RoomError;

/// The cookie with the secret of a browser.
const COOKIE: &str = "ordo";

/// Who asks. Being one of these, a request has come from our own page or from a program, and not too often.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) seat: Option<Seat>,
    /// The secret of a browser, whose cookie is renewed whenever it sits down somewhere.
    cookie: Option<Token>,
    pub(crate) peer: Peer,
}

impl Session {
    /// The seat, or a new one, and the cookie that goes with it.
    pub(crate) fn seat_or_new(&self) -> Result<(Seat, Option<HeaderValue>), RoomError> {
        if let Some(seat) = self.seat {
            let renewed = self.cookie.as_ref();
            return Ok((
                seat,
                renewed.and_then(|token| cookie(token, self.peer.secure)),
            ));
        }
        let token = Token::random()?;
        Ok((token.seat(), cookie(&token, self.peer.secure)))
    }
}

/// The cookie for a secret: for our own pages' requests only, and out of their scripts' reach.
/// Where the way is encrypted, it is sent on no other.
fn cookie(token: &Token, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!(
        "{COOKIE}={}; Path=/api; Max-Age=31536000; HttpOnly; SameSite=Strict{secure}",
        token.reveal()
    );
    let mut value = HeaderValue::try_from(text).ok()?;
    value.set_sensitive(true);
    Some(value)
}

impl FromRequestParts<AppState> for Session {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Session, ApiError> {
        let unknown = Peer {
            address: IpAddr::from([0, 0, 0, 0]),
            secure: false,
            local: false,
        };
        let peer = parts.extensions.get().copied().unwrap_or(unknown);
        let upgrades = parts.headers.contains_key(header::UPGRADE);
        if (upgrades || !matches!(parts.method, Method::GET | Method::HEAD))
            && !same_origin(&parts.headers, peer.secure)
        {
            return Err(ApiError::OtherOrigin);
        }
        if !app.rates.take(peer.networks()) {
            app.metrics.too_many.inc();
            return Err(ApiError::TooMany);
        }
        let bearer = bearer(&parts.headers);
        let cookie = from_cookie(&parts.headers).and_then(Token::parse);
        let seat = match bearer {
            Some(token) => Token::parse(token).map(|token| token.seat()),
            None => cookie.as_ref().map(Token::seat),
        };
        Ok(Session {
            seat,
            cookie: cookie.filter(|_| bearer.is_none()),
            peer,
        })
    }
}

/// Whether a request comes from our own page: scheme, host and port of its origin are those that the request was sent to. A
/// browser says where a request comes from; a program need not.
fn same_origin(headers: &HeaderMap, secure: bool) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let (scheme, default_port) = if secure {
        ("https://", ":443")
    } else {
        ("http://", ":80")
    };
    let text = |value: &HeaderValue| value.to_str().ok().map(str::to_ascii_lowercase);
    let without_default_port = |authority: &str| {
        authority
            .strip_suffix(default_port)
            .unwrap_or(authority)
            .to_owned()
    };
    let host = headers.get(header::HOST).and_then(text);
    let origin = text(origin).and_then(|origin| origin.strip_prefix(scheme).map(str::to_owned));
    host.zip(origin)
        .is_some_and(|(host, origin)| without_default_port(&host) == without_default_port(&origin))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers
        .get(header::AUTHORIZATION)?
        .to_str()
        .ok()?
        .strip_prefix("Bearer ")
}

fn from_cookie(headers: &HeaderMap) -> Option<&str> {
    let lines = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok());
    let mut cookies = lines.flat_map(|line| line.split(';'));
    cookies.find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

impl From<NoRandomness> for ApiError {
    fn from(error: NoRandomness) -> ApiError {
        ApiError::Room(error.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        let same = |origin: &str, host: &str, secure: bool| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, origin.parse().unwrap());
            headers.insert(header::HOST, host.parse().unwrap());
            same_origin(&headers, secure)
        };
        for (origin, host, secure) in [
            ("http://ordo.example", "ordo.example", false),
            ("https://ordo.example", "ordo.example", true),
            ("https://ordo.example", "Ordo.Example:443", true),
            ("http://ordo.example:80", "ordo.example", false),
            ("http://[::1]:8080", "[::1]:8080", false),
        ] {
            assert!(same(origin, host, secure), "{origin} {host} {secure}");
            assert!(!same(origin, host, !secure), "{origin} {host} {secure}");
        }
        for (origin, host) in [
            ("http://ordo.example:8080", "ordo.example"),
            ("http://ordo.example", "ordo.example:443"),
            ("http://evil.example", "ordo.example"),
            ("ftp://ordo.example", "ordo.example"),
            ("ordo.example", "ordo.example"),
            ("null", "ordo.example"),
            ("", ""),
            ("http://", "ordo.example"),
        ] {
            assert!(!same(origin, host, false), "{origin} {host}");
        }
        assert!(same_origin(&HeaderMap::new(), false));
    }
}
