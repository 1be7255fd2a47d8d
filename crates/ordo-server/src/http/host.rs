//! Checks the host names of requests, to prevent DNS rebinding: if another site's name resolves to this server, requests from
//! that site's pages carry its name and are refused.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::config::HostName;

/// The hosts that requests may name.
#[derive(Clone, Debug)]
pub(crate) enum Hosts {
    /// Any host: the server is public, and no names are configured.
    Any,
    /// These names, `localhost`, and IP addresses; the latter two cannot belong to another site.
    Named(Arc<[HostName]>),
}

impl Hosts {
    /// The hosts by configuration. Without configured names, only a server that this machine alone can reach checks them.
    pub(crate) fn new(names: Vec<HostName>, bind: IpAddr, trust_proxy: bool) -> Hosts {
        if names.is_empty() && (trust_proxy || !bind.to_canonical().is_loopback()) {
            Hosts::Any
        } else {
            Hosts::Named(names.into())
        }
    }

    /// Returns `true` if the request's host is allowed. Requests without a host are, since browsers always send one.
    fn allow(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let Hosts::Named(names) = self else {
            return true;
        };
        let allowed = |authority: &str| {
            let host = host_of(authority);
            if host.parse::<IpAddr>().is_ok() {
                return true;
            }
            host.parse().is_ok_and(|host: HostName| {
                host.0 == "localhost" || host.0.ends_with(".localhost") || names.contains(&host)
            })
        };
        uri.authority()
            .is_none_or(|authority| allowed(authority.as_str()))
            && headers
                .get_all(header::HOST)
                .iter()
                .all(|host| host.to_str().is_ok_and(allowed))
    }
}

/// The host of a `Host` header, without port and without the brackets of an IPv6 address.
fn host_of(authority: &str) -> &str {
    if let Some(rest) = authority.strip_prefix('[') {
        return rest.split_once(']').map_or(authority, |(host, _)| host);
    }
    authority
        .rsplit_once(':')
        .map_or(authority, |(host, _)| host)
}

/// Refuses requests for hosts that are not allowed.
pub(crate) async fn check(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    if hosts.allow(request.uri(), request.headers()) {
        return next.run(request).await;
    }
    (
        StatusCode::MISDIRECTED_REQUEST,
        [(header::CACHE_CONTROL, "no-store")],
        "Unknown host name. The operator of the server can add it with --host.\n",
    )
        .into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::ParseHostNameError;
    use ordo_rules::SplitMix64;

    const LOOPBACK: &str = "127.0.0.1";

    fn allowed(names: &[&str], bind: &str, trust_proxy: bool, host: &str) -> bool {
        let names = names.iter().map(|name| name.parse().unwrap()).collect();
        let hosts = Hosts::new(names, bind.parse().unwrap(), trust_proxy);
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        hosts.allow(&Uri::from_static("/"), &headers)
    }

    #[test]
    fn a_loopback_server_accepts_local_names_only() {
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "localhost.:8080",
            "ordo.localhost",
            "127.0.0.1",
            "127.0.0.1:8080",
            "[::1]:8080",
            "[::1]",
            "192.0.2.1",
        ] {
            assert!(allowed(&[], LOOPBACK, false, host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8080",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evillocalhost",
            "[evil.example]:80",
            "[",
            "",
            ":8080",
            "127.0.0.1:8080:evil.example",
            "a b",
        ] {
            assert!(!allowed(&[], LOOPBACK, false, host), "{host}");
        }
    }

    #[test]
    fn configured_names_are_checked() {
        for (bind, proxy, any) in [
            (LOOPBACK, false, false),
            ("::1", false, false),
            (LOOPBACK, true, true),
            ("0.0.0.0", false, true),
            ("::", false, true),
            ("192.0.2.1", false, true),
        ] {
            assert_eq!(allowed(&[], bind, proxy, "x.example"), any, "{bind}");
            let names = ["Ordo.Example", "www.ordo.example"];
            for good in ["ordo.example", "www.ordo.example:443", "localhost"] {
                assert!(allowed(&names, bind, proxy, good), "{bind} {good}");
            }
            for bad in ["x.example", "x.ordo.example", "ordo.example.evil"] {
                assert!(!allowed(&names, bind, proxy, bad), "{bind} {bad}");
            }
        }
    }

    #[test]
    fn the_host_header_and_the_uri_are_checked() {
        let hosts = Hosts::new(Vec::new(), LOOPBACK.parse().unwrap(), false);
        let mut headers = HeaderMap::new();
        assert!(hosts.allow(&Uri::from_static("/"), &headers));
        assert!(!hosts.allow(&Uri::from_static("http://evil.example/"), &headers));
        headers.append(header::HOST, "localhost".parse().unwrap());
        assert!(!hosts.allow(&Uri::from_static("http://evil.example/"), &headers));
        headers.append(header::HOST, "evil.example".parse().unwrap());
        assert!(!hosts.allow(&Uri::from_static("/"), &headers));
    }

    #[test]
    fn host_names() {
        for good in ["ordo.example", "ORDO", "a-b_c.example."] {
            assert!(good.parse::<HostName>().is_ok(), "{good}");
        }
        let long = "a".repeat(64);
        for bad in [
            "",
            ".",
            "a..b",
            "http://ordo.example",
            "ordo.example:80",
            "ordo.example/",
            "*.example",
            "é",
            &long,
        ] {
            assert_eq!(bad.parse::<HostName>(), Err(ParseHostNameError), "{bad}");
        }
    }

    #[test]
    fn random_bytes_are_accepted_only_if_they_are_local() {
        let mut rng = SplitMix64::new(1);
        let alphabet = b"[]:.@/%a1\xff localhost127.0.0.1::";
        let hosts = Hosts::new(Vec::new(), LOOPBACK.parse().unwrap(), false);
        for _ in 0..50_000 {
            let length = rng.below(24);
            let bytes: Vec<u8> = (0..length)
                .map(|_| alphabet[rng.below(alphabet.len())])
                .collect();
            let Ok(value) = axum::http::HeaderValue::from_bytes(&bytes) else {
                continue;
            };
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, value);
            if hosts.allow(&Uri::from_static("/"), &headers) {
                let text = std::str::from_utf8(&bytes).unwrap();
                let host = host_of(text);
                let own = host.parse::<IpAddr>().is_ok()
                    || host.to_ascii_lowercase().trim_end_matches('.') == "localhost"
                    || host.ends_with(".localhost");
                assert!(own, "{text}");
            }
        }
    }
}
