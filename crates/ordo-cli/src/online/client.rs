//! Calls: JSON up, JSON down, over one connection that is kept.

use std::io;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use thiserror::Error;
use tokio::time::timeout;

use super::Address;
use super::wire::{PATIENCE, connect};

/// Why a call did not do what it should.
#[derive(Debug, Error)]
pub(crate) enum Problem {
    #[error("cannot reach {0}: {1}")]
    Unreachable(Address, io::Error),
    #[error("{0} hung up")]
    HungUp(Address),
    #[error("{0} does not play Ordo online")]
    NoOrdo(Address),
    /// The server allows one address less than was asked for; the options of `ordo serve` that allow more.
    #[error(
        "the server allows one address less than this load: start it with higher {0}, or ask for less"
    )]
    TooMany(&'static str),
    /// The server's own words.
    #[error("{message}")]
    Refused { code: String, message: String },
}

impl Problem {
    /// Whether it may go well the next time.
    pub(crate) fn is_passing(&self) -> bool {
        match self {
            Problem::Unreachable(..) | Problem::HungUp(_) => true,
            Problem::NoOrdo(_) | Problem::TooMany(_) => false,
            Problem::Refused { code, .. } => {
                matches!(code.as_str(), "try-again" | "too-many-requests")
            }
        }
    }
}

/// Somebody who makes calls.
pub(crate) struct Client {
    pub(crate) server: Address,
    pub(crate) token: Option<String>,
    kept: Option<SendRequest<Full<Bytes>>>,
}

/// Bytes of an answer; none is that long.
const LONGEST: usize = 4 << 20;

impl Client {
    pub(crate) fn new(server: Address, token: Option<String>) -> Client {
        Client {
            server,
            token,
            kept: None,
        }
    }

    /// Asks for a secret and keeps it.
    pub(crate) async fn become_somebody(&mut self) -> Result<(), Problem> {
        let answer = self.post("/api/tokens", &json!({})).await?;
        let token = answer.get("token").and_then(Value::as_str);
        let token = token.ok_or_else(|| Problem::NoOrdo(self.server.clone()))?;
        self.token = Some(token.to_owned());
        Ok(())
    }

    pub(crate) async fn get(&mut self, path: &str) -> Result<Value, Problem> {
        self.call(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Problem> {
        self.call(Method::POST, path, Some(body)).await
    }

    async fn call(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Value, Problem> {
        let hung_up = || Problem::HungUp(self.server.clone());
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.authority());
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request
            .body(Full::new(Bytes::from(body)))
            .map_err(|_| hung_up())?;
        let mut sender = match self.kept.take().filter(|kept| !kept.is_closed()) {
            Some(sender) => sender,
            None => self.connect().await?,
        };
        let asking = async {
            sender.ready().await.ok()?;
            let answer = sender.send_request(request).await.ok()?;
            let status = answer.status();
            let body = http_body_util::Limited::new(answer.into_body(), LONGEST);
            Some((status, body.collect().await.ok()?.to_bytes()))
        };
        let answered = timeout(PATIENCE, asking).await.ok().flatten();
        let (status, body) = answered.ok_or_else(|| Problem::HungUp(self.server.clone()))?;
        self.kept = Some(sender);
        self.read(status, &body)
    }

    async fn connect(&self) -> Result<SendRequest<Full<Bytes>>, Problem> {
        let stream = connect(&self.server)
            .await
            .map_err(|error| Problem::Unreachable(self.server.clone(), error))?;
        let (sender, connection) = handshake(TokioIo::new(stream))
            .await
            .map_err(|_| Problem::HungUp(self.server.clone()))?;
        tokio::spawn(connection);
        Ok(sender)
    }

    fn read(&self, status: StatusCode, body: &[u8]) -> Result<Value, Problem> {
        let value: Option<Value> = serde_json::from_slice(body).ok();
        match value {
            Some(value) if status.is_success() => Ok(value),
            Some(Value::Object(mut value)) => match value.remove("error") {
                Some(Value::Object(error)) => {
                    let text = |name| {
                        let text = error.get(name).and_then(Value::as_str);
                        text.unwrap_or_default().to_owned()
                    };
                    Err(Problem::Refused {
                        code: text("code"),
                        message: text("message"),
                    })
                }
                _ => Err(Problem::NoOrdo(self.server.clone())),
            },
            // A proxy may answer for a server that is away for a moment.
            _ if status.is_server_error() => Err(Problem::HungUp(self.server.clone())),
            _ => Err(Problem::NoOrdo(self.server.clone())),
        }
    }
}
