//! Authentication: browsers send a session cookie, programs a bearer token. Either identifies a seat; a request without one
//! is anonymous.

use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use axum_extra::headers::HeaderMapExt;
use axum_extra::headers::authorization::{Authorization, Bearer};

use crate::game::secret::{NoRandomness, Seat, Token};
use crate::http::error::ApiError;
use crate::http::peer::Peer;
use crate::http::state::AppState;
use crate::rooms::RoomError;

/// The name of the session cookie, whose value is a seat token.
const COOKIE: &str = "ordo";
const COOKIE_LIFETIME: Duration = Duration::from_hours(365 * 24);

/// The client of an API request. Extracting it checks the request's origin and takes a token from the rate limiter.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) seat: Option<Seat>,
    /// The token from a browser's cookie, which is renewed when it creates or joins a game.
    cookie: Option<Token>,
    pub(crate) peer: Peer,
}

impl Session {
    /// The seat, or a new one, and the cookie to set.
    pub(crate) fn seat_or_new(&self) -> Result<(Seat, Option<HeaderValue>), RoomError> {
        if let Some(seat) = self.seat {
            let renewed = self.cookie.as_ref();
            return Ok((
                seat,
                renewed.and_then(|token| session_cookie(token, self.peer.secure)),
            ));
        }
        let token = Token::random()?;
        Ok((token.seat(), session_cookie(&token, self.peer.secure)))
    }
}

/// The `Set-Cookie` header for a seat token. Only requests of our own pages carry the cookie, and scripts cannot read it.
fn session_cookie(token: &Token, secure: bool) -> Option<HeaderValue> {
    let cookie = Cookie::build((COOKIE, token.reveal()))
        .path("/api")
        .max_age(COOKIE_LIFETIME.try_into().ok()?)
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(secure);
    let mut value = HeaderValue::try_from(cookie.to_string()).ok()?;
    value.set_sensitive(true);
    Some(value)
}

impl FromRequestParts<AppState> for Session {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Session, ApiError> {
        let peer = Peer::of_request(parts);
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
        let bearer: Option<Authorization<Bearer>> = parts.headers.typed_get();
        let cookies = CookieJar::from_headers(&parts.headers);
        let cookie = cookies
            .get(COOKIE)
            .and_then(|cookie| Token::parse(cookie.value()));
        let seat = match &bearer {
            Some(bearer) => Token::parse(bearer.token()).map(|token| token.seat()),
            None => cookie.as_ref().map(Token::seat),
        };
        Ok(Session {
            seat,
            cookie: cookie.filter(|_| bearer.is_none()),
            peer,
        })
    }
}

/// True if scheme, host and port of the `Origin` header are those that the request was sent to. Browsers send the header with
/// every request that may change something; programs need not.
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
