//! Headers of every response.

use axum::http::{HeaderName, HeaderValue, Response, header};

/// Nothing from other origins and nothing inline, except that WebAssembly may be compiled, and that the analysis board may connect
/// to an engine on the visitor's own machine (`ordo ugi --websocket`). `script-src` comes last, so that hashes can be appended.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data: blob:; \
    font-src 'self'; media-src 'self'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
    script-src 'self' 'wasm-unsafe-eval'";

/// The last three isolate the pages from other origins, so that the workers of the analysis may share memory.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// The headers of every response.
#[derive(Clone)]
pub(crate) struct SecurityHeaders {
    policy: HeaderValue,
}

impl SecurityHeaders {
    /// The headers with a policy that allows only inline scripts with these hashes.
    pub(crate) fn new(inline_scripts: &[&str]) -> SecurityHeaders {
        let mut policy = CONTENT_SECURITY_POLICY.to_owned();
        for source in inline_scripts {
            policy.push(' ');
            policy.push_str(source);
        }
        let policy = HeaderValue::try_from(policy);
        SecurityHeaders {
            policy: policy.unwrap_or(HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
        }
    }

    /// Adds the headers to a response.
    pub(crate) fn add<B>(&self, mut response: Response<B>) -> Response<B> {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        for (name, value) in HEADERS {
            headers.insert(name, HeaderValue::from_static(value));
        }
        response
    }
}
