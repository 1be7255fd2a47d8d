//! The WebSocket of a game.

mod close;
mod session;
mod updates;
mod upgrade;

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::response::Response;
#[cfg(test)]
use ordo_api::GameId;

use crate::http::auth::Session;
use crate::http::connections::Connection;
use crate::http::error::ApiError;
use crate::http::games;
use crate::http::limits::sockets::Full;
#[cfg(test)]
use crate::http::openapi::{BadRequest, Forbidden, NotFound, TryLater};
use crate::http::state::AppState;
use crate::rooms::RoomError;

use session::SocketSession;
use upgrade::upgrade;

/// The WebSocket of a game
///
/// The client sends `ActionRequest`s, the server `ServerMessage`s, as text.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/games/{id}/socket",
    tag = "games",
    operation_id = "openSocket",
    security(("token" = []), ("cookie" = []), ()),
    params(("id" = GameId, Path, description = "The game.")),
    responses(
        (status = 101, description = "The socket is open."),
        BadRequest,
        Forbidden,
        NotFound,
        TryLater,
    )
))]
pub(crate) async fn open(
    State(app): State<AppState>,
    caller: Session,
    Path(id): Path<String>,
    mut request: Request,
) -> Result<Response, ApiError> {
    let (response, socket) = upgrade(&mut request)
        .map_err(|_| ApiError::bad("this endpoint accepts WebSocket connections only"))?;
    let id = games::game_id(&id)?;
    // An unknown game is reported before the socket opens.
    app.rooms.read_latest(&id, |_| ()).await?;
    let permit = app
        .sockets
        .acquire(caller.peer.networks())
        .map_err(|full| {
            app.metrics.too_many.inc();
            match full {
                Full::Total => ApiError::Room(RoomError::Full),
                Full::Address => ApiError::TooMany,
            }
        })?;
    let connection = request.extensions().get::<Arc<Connection>>().cloned();
    if let Some(connection) = &connection {
        connection.upgrade();
    }
    let tasks = app.tasks.clone();
    tasks.spawn(async move {
        let Some(socket) = socket.await else { return };
        let session = SocketSession::new(app, id, &caller, socket, permit, connection);
        session.run().await;
    });
    Ok(response)
}
