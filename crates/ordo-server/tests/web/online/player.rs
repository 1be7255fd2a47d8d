//! Players, and what they do over HTTP.

use ordo_api::{
    Action, ActionRequest, Challenge, ErrorBody, ErrorCode, GameId, GameSummary, ListName,
    ListParams, RuleSet, Side, SideChoice, Snapshot,
};
use ordo_client::reqwest::RequestBuilder;
use ordo_client::{Client, ClientError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::time::timeout;

use super::challenge::{ChallengeBuilder, challenge};
use super::socket::Socket;
use crate::client::{Answer, Running, SOON, server_url};

/// A player with their secret.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) token: String,
}

/// A move.
pub(crate) fn mv(ply: u32, text: &str) -> Action {
    Action::Move {
        text: text.to_owned(),
        ply,
    }
}

/// An action with an idempotency key.
pub(crate) fn with_key(key: &str, action: Action) -> ActionRequest {
    ActionRequest::new(key.to_owned().try_into().unwrap(), action)
}

/// The code of a refusal. Any other failure fails the test.
fn refusal(error: &ClientError) -> ErrorCode {
    let code = error.code();
    code.unwrap_or_else(|| panic!("{error}"))
}

/// Reads a value, and fails if the JSON has fewer or more fields than the type: a missing field would be read as `None`.
pub(crate) fn read_strictly<T: Serialize + DeserializeOwned>(json: &[u8]) -> T {
    let json: Value = serde_json::from_slice(json).unwrap();
    let value: T = serde_json::from_value(json.clone()).unwrap();
    assert_eq!(serde_json::to_value(&value).unwrap(), json);
    value
}

/// Sends a request that `ordo-client` has no method for, and reads its answer.
pub(crate) async fn send<T: Serialize + DeserializeOwned>(
    request: RequestBuilder,
) -> Result<T, ErrorCode> {
    let response = timeout(SOON, request.send()).await.expect("no answer");
    let answer = Answer::of(response.unwrap()).await;
    if answer.status < 300 {
        return Ok(read_strictly(&answer.body));
    }
    let code = answer.error();
    assert_eq!(answer.status, code.status());
    Err(code)
}

impl Answer {
    /// The code of an error.
    pub(crate) fn error(&self) -> ErrorCode {
        let ErrorBody { error } = read_strictly(&self.body);
        error.code
    }
}

impl Running {
    /// Sends a request with any method, headers and body.
    pub(crate) async fn call(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        let mut request = self
            .client()
            .request(method.parse().unwrap(), path)
            .header("Connection", "close");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(body) = body {
            request = request
                .header("Content-Type", "application/json")
                .body(body.to_owned());
        }
        let response = timeout(SOON, request.send()).await.expect("no answer");
        Answer::of(response.unwrap()).await
    }

    /// A client without a secret, at each of the servers in turn.
    pub(crate) fn client(&self) -> Client {
        self.client.at(server_url(self.node()))
    }

    pub(crate) async fn player(&self) -> Player {
        let mut client = self.client();
        client.register().await.unwrap();
        Player {
            token: client.token().unwrap().to_owned(),
        }
    }

    /// A public game that has started, between two new players: Ada has White, Bob has Black.
    pub(crate) async fn start_game(&self, game: RuleSet, clock: &str) -> (GameId, Player, Player) {
        let (white, black) = (self.player().await, self.player().await);
        let offer = challenge().game(game).clock(clock).public().name("Ada");
        let id = white.create(self, offer.side(SideChoice::White)).await.id;
        let joined = black.join(self, &id, "Bob").await.unwrap();
        assert_eq!(joined.you, Some(Side::Black));
        (id, white, black)
    }

    /// The public games of a list.
    pub(crate) async fn list(&self, list: ListName) -> Vec<GameSummary> {
        self.search(&ListParams::new(list)).await
    }

    pub(crate) async fn search(&self, params: &ListParams) -> Vec<GameSummary> {
        self.client().list(params).await.unwrap().games
    }

    /// Returns `false` if the game does not exist or cannot be read.
    pub(crate) async fn has_game(&self, id: &GameId) -> bool {
        self.client().game(id).await.is_ok()
    }

    /// The game as a spectator sees it.
    pub(crate) async fn snapshot(&self, id: &GameId) -> Snapshot {
        self.client().game(id).await.unwrap()
    }
}

impl Player {
    /// The player's client, at each of the servers in turn.
    pub(crate) fn client(&self, server: &Running) -> Client {
        server.client().with_token(&self.token)
    }

    /// The value of the header that identifies the player.
    pub(crate) fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }

    pub(crate) async fn try_create(
        &self,
        server: &Running,
        challenge: &Challenge,
    ) -> Result<Snapshot, ErrorCode> {
        let created = self.client(server).create(challenge).await;
        created.map_err(|error| refusal(&error))
    }

    pub(crate) async fn create(&self, server: &Running, challenge: ChallengeBuilder) -> Snapshot {
        self.try_create(server, &challenge.build()).await.unwrap()
    }

    pub(crate) async fn quick_match(
        &self,
        server: &Running,
        challenge: ChallengeBuilder,
    ) -> Snapshot {
        let client = self.client(server);
        client.quick_match(&challenge.build()).await.unwrap()
    }

    pub(crate) async fn join(
        &self,
        server: &Running,
        id: &GameId,
        name: &str,
    ) -> Result<Snapshot, ErrorCode> {
        let joined = self.client(server).join(id, name).await;
        joined.map_err(|error| refusal(&error))
    }

    /// Acts, and returns the number of the event.
    pub(crate) async fn act(
        &self,
        server: &Running,
        id: &GameId,
        action: impl Into<ActionRequest>,
    ) -> Result<u32, ErrorCode> {
        let done = self.client(server).act(id, &action.into()).await;
        done.map(|done| done.seq).map_err(|error| refusal(&error))
    }

    /// Takes an action that must succeed.
    pub(crate) async fn does(&self, server: &Running, id: &GameId, action: Action) {
        let done = self.act(server, id, action.clone()).await;
        assert!(done.is_ok(), "{action:?}: {done:?}");
    }

    /// Plays a move that must be accepted.
    pub(crate) async fn plays(&self, server: &Running, id: &GameId, ply: u32, text: &str) {
        self.does(server, id, mv(ply, text)).await;
    }

    /// Tries an action that must be refused, and returns the code.
    pub(crate) async fn is_refused(
        &self,
        server: &Running,
        id: &GameId,
        action: impl Into<ActionRequest>,
    ) -> ErrorCode {
        self.act(server, id, action).await.unwrap_err()
    }

    /// The game as the player sees it.
    pub(crate) async fn snapshot(&self, server: &Running, id: &GameId) -> Snapshot {
        self.client(server).game(id).await.unwrap()
    }

    /// The player's own games.
    pub(crate) async fn games(&self, server: &Running) -> Vec<GameSummary> {
        let params = ListParams::new(ListName::Mine);
        self.client(server).list(&params).await.unwrap().games
    }

    pub(crate) async fn socket(&self, server: &Running, id: &GameId) -> Socket {
        Socket::open(server, id, &[("Authorization", &self.bearer())])
            .await
            .unwrap()
    }
}
