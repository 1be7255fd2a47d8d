//! The content coding a client prefers, by its `Accept-Encoding`.

/// A content coding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Coding {
    Brotli,
    Gzip,
    Identity,
}

impl Coding {
    /// All codings, best first.
    const ALL: [Coding; 3] = [Coding::Brotli, Coding::Gzip, Coding::Identity];

    pub(super) fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
            Coding::Identity => "identity",
        }
    }
}

/// The coding that the client prefers among the available ones; identity if it accepts none of them.
pub(super) fn choose(accepted: &str, available: impl Fn(Coding) -> bool) -> Coding {
    let mut best = (Coding::Identity, 0);
    for coding in Coding::ALL {
        let weight = weight(accepted, coding);
        if weight > best.1 && available(coding) {
            best = (coding, weight);
        }
    }
    best.0
}

/// The weight of a coding in thousandths; 0 means not acceptable. A named coding takes precedence over `*`.
fn weight(accepted: &str, coding: Coding) -> u32 {
    let mut any = None;
    for item in accepted.split(',') {
        let (name, rest) = item.split_once(';').unwrap_or((item, ""));
        let name = name.trim();
        if name.eq_ignore_ascii_case(coding.name()) {
            return quality(rest);
        }
        if name == "*" {
            any = Some(quality(rest));
        }
    }
    // Identity is acceptable by default, but any named coding is better.
    let unnamed = u32::from(coding == Coding::Identity);
    any.unwrap_or(unnamed)
}

/// `q=0.5` as 500; an invalid value is 0.
fn quality(parameters: &str) -> u32 {
    let value = parameters.split(';').find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then(|| value.trim())
    });
    match value.map(str::parse::<f32>) {
        None => 1000,
        Some(Ok(quality)) if (0.0..=1.0).contains(&quality) => (quality * 1000.0) as u32,
        Some(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_coding_is_chosen() {
        for (accepted, coding) in [
            ("gzip, deflate, br, zstd", Coding::Brotli),
            ("gzip", Coding::Gzip),
            ("GZIP;q=0.5", Coding::Gzip),
            ("", Coding::Identity),
            ("deflate", Coding::Identity),
            ("br;q=0, gzip;q=0.1", Coding::Gzip),
            ("br;q=0.2, gzip;q=0.8", Coding::Gzip),
            ("*", Coding::Brotli),
            ("br;q=0, *;q=0.5", Coding::Gzip),
            ("identity, br;q=0.5", Coding::Identity),
            ("br;q=nonsense", Coding::Identity),
            ("br;q=7", Coding::Identity),
            ("br ; q = 1", Coding::Brotli),
            ("*;q=0", Coding::Identity),
            (",;,=;q,", Coding::Identity),
        ] {
            assert_eq!(choose(accepted, |_| true), coding, "{accepted:?}");
        }
    }

    #[test]
    fn unavailable_codings_are_not_chosen() {
        assert_eq!(
            choose("br, gzip", |coding| coding != Coding::Brotli),
            Coding::Gzip
        );
        assert_eq!(
            choose("br", |coding| coding == Coding::Identity),
            Coding::Identity
        );
    }
}
