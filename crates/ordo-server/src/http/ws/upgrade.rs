//! The WebSocket handshake, and a stream that bounds the memory of a socket, whatever its client sends or fails to read.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, ReadBuf};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// Maximum size of a message in bytes. It exceeds the protocol's limit, so that clients whose messages are too long get a close
/// code.
const MAX_MESSAGE: usize = 16 * 1024;
const READ_BUFFER: usize = 4096;
/// Maximum number of bytes per message, including frame headers, so that endless empty fragments are an error.
const MAX_ON_WIRE: usize = MAX_MESSAGE + READ_BUFFER;
/// Maximum number of bytes waiting to be sent, pongs included. The longest game is far smaller.
const MAX_WRITE_BUFFER: usize = 1024 * 1024;
/// Maximum number of bytes read and discarded after the socket was closed.
const MAX_DISCARDED: usize = 256 * 1024;

/// A client's socket.
pub(super) type Socket = WebSocketStream<Metered<TokioIo<Upgraded>>>;

/// The response to a request for a WebSocket, and the socket, which is ready once the response is sent.
pub(super) fn upgrade(
    request: &mut Request,
) -> Result<(Response, impl Future<Output = Option<Socket>> + use<>), Error> {
    let response = create_response_with_body(request, Body::empty)?;
    let upgrade = hyper::upgrade::on(request);
    let socket = async {
        let stream = Metered::new(TokioIo::new(upgrade.await.ok()?));
        let config = WebSocketConfig::default()
            .max_message_size(Some(MAX_MESSAGE))
            .max_frame_size(Some(MAX_MESSAGE))
            .read_buffer_size(READ_BUFFER)
            .write_buffer_size(0)
            .max_write_buffer_size(MAX_WRITE_BUFFER);
        Some(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await)
    };
    Ok((response, socket))
}

/// A stream that fails with [`io::ErrorKind::FileTooLarge`] when a message takes too many bytes.
#[derive(Debug)]
pub(super) struct Metered<S> {
    stream: S,
    left: usize,
}

impl<S> Metered<S> {
    fn new(stream: S) -> Metered<S> {
        Metered {
            stream,
            left: MAX_ON_WIRE,
        }
    }

    /// Resets the count at the end of a message.
    pub(super) fn message_complete(&mut self) {
        self.left = MAX_ON_WIRE;
    }
}

impl<S: AsyncRead + Unpin> Metered<S> {
    /// Reads and discards data until the client closes the connection, too. Closing a connection with data unread would reset it, and the
    /// client might not see the close frame.
    pub(super) async fn discard(&mut self) {
        let mut buffer = [0; READ_BUFFER];
        let mut left = MAX_DISCARDED;
        while let Ok(read) = self.stream.read(&mut buffer).await {
            left = left.saturating_sub(read);
            if read == 0 || left == 0 {
                return;
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let read = buffer.filled().len().saturating_sub(before);
        match self.left.checked_sub(read) {
            Some(left) => {
                self.left = left;
                Poll::Ready(Ok(()))
            }
            None => Poll::Ready(Err(io::ErrorKind::FileTooLarge.into())),
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
