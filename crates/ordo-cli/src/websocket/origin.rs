use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// Scheme, host and port of a web page, as browsers send them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    scheme: String,
    host: String,
    port: Option<u16>,
}

/// Error when parsing an invalid origin.
#[derive(Debug)]
pub(crate) struct ParseOriginError;

impl fmt::Display for ParseOriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected http:// or https://, a host, and a port unless it is the default one")
    }
}

impl std::error::Error for ParseOriginError {}

impl FromStr for Origin {
    type Err = ParseOriginError;

    fn from_str(text: &str) -> Result<Origin, ParseOriginError> {
        let lower = text.to_ascii_lowercase();
        let (scheme, rest) = lower.split_once("://").ok_or(ParseOriginError)?;
        let usual = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return Err(ParseOriginError),
        };
        // A colon within brackets belongs to an IPv6 address.
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                (host, Some(port.parse().map_err(|_| ParseOriginError)?))
            }
            _ => (rest, None),
        };
        let is_name = |c: char| c.is_ascii_alphanumeric() || ".-_:[]".contains(c);
        if host.is_empty() || !host.chars().all(is_name) {
            return Err(ParseOriginError);
        }
        Ok(Origin {
            scheme: scheme.to_owned(),
            host: host.to_owned(),
            port: port.filter(|&port| port != usual),
        })
    }
}

impl Origin {
    /// True for pages served by this machine. No other site can have these host names.
    pub(super) fn is_local(&self) -> bool {
        let address = self.host.trim_start_matches('[').trim_end_matches(']');
        self.host == "localhost"
            || self.host.ends_with(".localhost")
            || address
                .parse()
                .is_ok_and(|ip: IpAddr| ip.to_canonical().is_loopback())
    }
}

/// True if a page of this origin may connect. Programs other than browsers send no origin and may connect too.
pub(super) fn is_allowed(sent: Option<&str>, allowed: &[Origin]) -> bool {
    sent.is_none_or(|sent| {
        sent.parse()
            .is_ok_and(|origin: Origin| origin.is_local() || allowed.contains(&origin))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_this_machine_and_named_sites_may_connect() {
        let allowed = ["https://Ordo.example:443".parse().unwrap()];
        for origin in [
            "http://localhost",
            "http://localhost:8080",
            "https://app.localhost",
            "http://127.0.0.1:8080",
            "http://[::1]:8080",
            "http://[::1]",
            "https://ordo.example",
        ] {
            assert!(is_allowed(Some(origin), &allowed), "{origin}");
        }
        assert!(is_allowed(None, &[]));
        for origin in [
            "https://ordo.example:8443",
            "http://ordo.example",
            "https://evil.example",
            "https://localhost.evil.example",
            "https://127.0.0.1.evil.example",
            "https://notlocalhost",
            "http://10.0.0.1",
            "null",
            "file://",
            "",
        ] {
            assert!(!is_allowed(Some(origin), &allowed), "{origin}");
        }
    }

    #[test]
    fn texts_that_are_not_origins_are_refused() {
        for text in [
            "ordo.example",
            "ftp://x",
            "https://",
            "https://a/b",
            "https://a:x",
            "*",
        ] {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }
}
