use std::time::Duration;

use backon::ExponentialBuilder;
use ordo_api::{
    ActionDone, ActionRequest, BlockList, BlockStatus, Challenge, ErrorBody, GameId, Join,
    ListParams, ListedGames, Snapshot, TableAnswer, TableParams, Token,
};
use reqwest::redirect::Policy;
use reqwest::{Method, RequestBuilder, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::root_cause;
use crate::{ClientError, GameSocket, ServerUrl, tls};

/// Timeout for connecting, and for a whole call.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(30);
/// Maximum size of a response in bytes.
const MAX_ANSWER: usize = 4 << 20;

/// Exponential backoff for retries, for two minutes.
pub fn backoff() -> ExponentialBuilder {
    ExponentialBuilder::new()
        .with_min_delay(Duration::from_millis(100))
        .with_max_delay(Duration::from_secs(5))
        .with_total_delay(Some(Duration::from_mins(2)))
        .without_max_times()
        .with_jitter()
}

/// A client of one server, with its token.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    server: ServerUrl,
    token: Option<Token>,
}

impl Client {
    /// A client without a token, which can only watch.
    pub fn new(server: ServerUrl) -> Result<Client, ClientError> {
        let unreachable = |error: &(dyn std::error::Error + 'static)| {
            ClientError::Unreachable(server.clone(), root_cause(error))
        };
        let tls = tls::config(server.is_secure()).map_err(|error| unreachable(&error))?;
        let http = reqwest::Client::builder()
            .tls_backend_preconfigured((*tls).clone())
            .redirect(Policy::none())
            .no_proxy()
            .connect_timeout(TIMEOUT)
            .timeout(TIMEOUT)
            .tcp_nodelay(true)
            .build()
            .map_err(|error| unreachable(&error))?;
        Ok(Client {
            http,
            server,
            token: None,
        })
    }

    /// The same client with this token.
    #[must_use]
    pub fn with_token(mut self, token: impl Into<String>) -> Client {
        self.token = Some(Token {
            token: token.into(),
        });
        self
    }

    /// The same client at another server of the cluster.
    #[must_use]
    pub fn at(&self, server: ServerUrl) -> Client {
        Client {
            server,
            ..self.clone()
        }
    }

    /// The server.
    pub fn server(&self) -> &ServerUrl {
        &self.server
    }

    /// The token, if the client has one.
    pub fn token(&self) -> Option<&str> {
        self.token.as_ref().map(|token| token.token.as_str())
    }

    /// Requests a token and keeps it.
    pub async fn register(&mut self) -> Result<(), ClientError> {
        self.token = Some(self.call(Method::POST, "/api/tokens", NO_BODY).await?);
        Ok(())
    }

    /// Creates a challenge.
    pub async fn create(&self, challenge: &Challenge) -> Result<Snapshot, ClientError> {
        self.call(Method::POST, "/api/games", Some(challenge)).await
    }

    /// Joins a matching public challenge, or creates one.
    pub async fn quick_match(&self, challenge: &Challenge) -> Result<Snapshot, ClientError> {
        self.call(Method::POST, "/api/quick", Some(challenge)).await
    }

    /// Takes the free seat of a game.
    pub async fn join(&self, id: &GameId, name: &str) -> Result<Snapshot, ClientError> {
        let join = Join {
            name: name.to_owned(),
        };
        self.call(Method::POST, &game_path(id, "/join"), Some(&join))
            .await
    }

    /// The whole game.
    pub async fn game(&self, id: &GameId) -> Result<Snapshot, ClientError> {
        self.call(Method::GET, &game_path(id, ""), NO_BODY).await
    }

    /// Acts in a game.
    pub async fn act(
        &self,
        id: &GameId,
        request: &ActionRequest,
    ) -> Result<ActionDone, ClientError> {
        self.call(Method::POST, &game_path(id, "/actions"), Some(request))
            .await
    }

    /// The game as a record.
    pub async fn record(&self, id: &GameId) -> Result<String, ClientError> {
        let (status, body) = self
            .send(self.request(Method::GET, &game_path(id, "/record")))
            .await?;
        if status.is_success() {
            String::from_utf8(body).map_err(|_| ClientError::NotOrdo(self.server.clone()))
        } else {
            Err(self.refusal(status, &body))
        }
    }

    /// A list of games.
    pub async fn list(&self, params: &ListParams) -> Result<ListedGames, ClientError> {
        let request = self.request(Method::GET, "/api/games").query(params);
        self.answer(request).await
    }

    /// The value of a position in the server's ending tables.
    pub async fn look_up(&self, params: &TableParams) -> Result<TableAnswer, ClientError> {
        let request = self.request(Method::GET, "/api/tables").query(params);
        self.answer(request).await
    }

    /// Blocks the opponent of a game.
    pub async fn block(&self, id: &GameId) -> Result<BlockStatus, ClientError> {
        self.call(Method::PUT, &game_path(id, "/block"), NO_BODY)
            .await
    }

    /// Unblocks the opponent of a game.
    pub async fn unblock(&self, id: &GameId) -> Result<BlockStatus, ClientError> {
        self.call(Method::DELETE, &game_path(id, "/block"), NO_BODY)
            .await
    }

    /// The blocked players.
    pub async fn blocks(&self) -> Result<BlockList, ClientError> {
        self.call(Method::GET, "/api/blocks", NO_BODY).await
    }

    /// Opens the WebSocket of a game.
    pub async fn open_socket(&self, id: &GameId) -> Result<GameSocket, ClientError> {
        GameSocket::open(&self.server, id, self.token()).await
    }

    /// A request to any path of the server, with the client's token.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, self.server.join(path));
        match self.token() {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn call<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&(impl Serialize + Sync)>,
    ) -> Result<T, ClientError> {
        let mut request = self.request(method, path);
        if let Some(body) = body {
            request = request.json(body);
        }
        self.answer(request).await
    }

    async fn answer<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T, ClientError> {
        let (status, body) = self.send(request).await?;
        if !status.is_success() {
            return Err(self.refusal(status, &body));
        }
        serde_json::from_slice(&body).map_err(|_| ClientError::NotOrdo(self.server.clone()))
    }

    /// Sends a request and reads the whole response, up to a size limit.
    async fn send(&self, request: RequestBuilder) -> Result<(StatusCode, Vec<u8>), ClientError> {
        let disconnected = || ClientError::Disconnected(self.server.clone());
        let mut response = request.send().await.map_err(|error| {
            if error.is_connect() {
                ClientError::Unreachable(self.server.clone(), root_cause(&error))
            } else {
                disconnected()
            }
        })?;
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(|_| disconnected())? {
            body.extend_from_slice(&chunk);
            if body.len() > MAX_ANSWER {
                return Err(ClientError::NotOrdo(self.server.clone()));
            }
        }
        Ok((response.status(), body))
    }

    fn refusal(&self, status: StatusCode, body: &[u8]) -> ClientError {
        match serde_json::from_slice::<ErrorBody>(body) {
            Ok(body) => body.error.into(),
            // A proxy may respond on behalf of a server that is restarting.
            Err(_) if status.is_server_error() => ClientError::Disconnected(self.server.clone()),
            Err(_) => ClientError::NotOrdo(self.server.clone()),
        }
    }
}

const NO_BODY: Option<&()> = None;

fn game_path(id: &GameId, rest: &str) -> String {
    format!("/api/games/{id}{rest}")
}
