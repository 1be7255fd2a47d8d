//! The OpenAPI description of the API, collected from the handlers and the types of `ordo-api`.

use std::collections::BTreeMap;

use ordo_api::{ErrorBody, ListName, ServerMessage, Snapshot};
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::link::Link;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::AdditionalProperties;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, OpenApi as Description, Ref, RefOr, Schema};
use utoipa::{IntoResponses, Modify, OpenApi, ToSchema};

/// The parts of the description that belong to no handler.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ordo online",
        version = "1",
        description = "Online play: challenges, games, spectators; and ending tables. `docs/API.md` explains how to connect. Times are in \
                       milliseconds, moments are Unix times. Requests for a host name that is not the server's are \
                       answered with 421, as text.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/api")),
    components(schemas(ErrorBody, ListName, ServerMessage)),
    modifiers(&Security),
)]
pub(super) struct Frame;

struct Security;

impl Modify for Security {
    fn modify(&self, description: &mut Description) {
        let components = description.components.get_or_insert_default();
        let token = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("A secret of POST /tokens."))
            .build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
        let cookie = ApiKeyValue::with_description("ordo", "The session cookie of a browser.");
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// Declares that objects have only the described fields, so that tools find undocumented ones. Requests declare this themselves.
pub(super) fn close_objects(description: &mut Description) {
    fn close(schema: &mut RefOr<Schema>) {
        match schema {
            RefOr::T(Schema::Object(object)) if !object.properties.is_empty() => {
                object
                    .additional_properties
                    .get_or_insert_with(|| Box::new(AdditionalProperties::FreeForm(false)));
            }
            RefOr::T(Schema::OneOf(one_of)) => one_of.items.iter_mut().for_each(close),
            _ => (),
        }
    }
    let components = description.components.get_or_insert_default();
    for (name, schema) in &mut components.schemas {
        // Flattened into others, which have more fields.
        if !matches!(name.as_str(), "Action" | "EventKind") {
            close(schema);
        }
    }
}

/// The response of calls that create a game, with links to the calls for that game.
pub(super) struct GameCreated;

impl IntoResponses for GameCreated {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let cookie = HeaderBuilder::new()
            .description(Some("The session cookie of a browser that had none."))
            .build();
        let snapshot = Ref::from_schema_name(Snapshot::name());
        let mut response = ResponseBuilder::new()
            .description("The game, with a free seat or started.")
            .content("application/json", Content::new(Some(snapshot)))
            .header("Set-Cookie", cookie);
        for operation in ["getGame", "joinGame", "act", "getRecord"] {
            let link = Link::builder()
                .operation_id(operation)
                .parameter("id", "$response.body#/id");
            response = response.link(operation, link.build());
        }
        BTreeMap::from([("201".to_owned(), response.build().into())])
    }
}

/// Declares the error responses of one status each, for the descriptions of handlers.
macro_rules! error_responses {
    ($($name:ident = $status:literal, $description:literal;)*) => {
        $(
            #[derive(IntoResponses)]
            #[response(status = $status, description = $description)]
            #[expect(dead_code, reason = "only described, never constructed")]
            pub(super) struct $name(ErrorBody);
        )*
    };
}

error_responses! {
    BadRequest = 400, "The request is malformed.";
    Forbidden = 403, "The client has no seat in the game or is blocked, or the request comes from another site's page.";
    NotFound = 404, "The game does not exist.";
    NoTable = 404, "No ending table has the position.";
    Conflict = 409, "The state of the game does not allow it.";
    TooLarge = 413, "The request is larger than 4 KB.";
    BadMove = 422, "The move is unreadable or illegal.";
}

/// The errors of every call: limits, and a server that cannot answer now.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described, never constructed")]
pub(super) enum TryLater {
    #[response(
        status = 429,
        description = "Too many requests, sockets or open challenges."
    )]
    TooMany(ErrorBody),
    #[response(status = 503, description = "The server cannot answer now.")]
    Unavailable(ErrorBody),
}
