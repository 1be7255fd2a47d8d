//! One TLS configuration for HTTP and WebSockets: the system's certificates, and ring.

use std::io;
use std::sync::{Arc, OnceLock};

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};

/// The configuration, read once. Servers without TLS need no certificates.
pub(crate) fn config(secure: bool) -> io::Result<Arc<ClientConfig>> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if !secure {
        return build(RootCertStore::empty());
    }
    if let Some(config) = CONFIG.get() {
        return Ok(Arc::clone(config));
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(io::Error::other("this system has no root certificates"));
    }
    let config = build(roots)?;
    Ok(Arc::clone(CONFIG.get_or_init(|| config)))
}

fn build(roots: RootCertStore) -> io::Result<Arc<ClientConfig>> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}
