//! A connection to a server, plain or through TLS.

use std::io;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Address;

/// How long a server may take to answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(30);

/// Bytes both ways.
pub(super) trait Bytes: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Bytes for T {}

pub(super) async fn connect(to: &Address) -> io::Result<Box<dyn Bytes>> {
    timeout(PATIENCE, connected(to))
        .await
        .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

async fn connected(to: &Address) -> io::Result<Box<dyn Bytes>> {
    let stream = TcpStream::connect((to.name(), to.port)).await?;
    stream.set_nodelay(true)?;
    if !to.secure {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(to.name().to_owned()).map_err(io::Error::other)?;
    let stream = TlsConnector::from(trust()?).connect(name, stream).await?;
    Ok(Box::new(stream))
}

/// Whom the system trusts, read once.
fn trust() -> io::Result<Arc<ClientConfig>> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(trust) = TRUST.get() {
        return Ok(Arc::clone(trust));
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(io::Error::other(
            "this machine has no certificates to trust",
        ));
    }
    let config = ClientConfig::builder()
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::clone(TRUST.get_or_init(|| Arc::new(config))))
}
