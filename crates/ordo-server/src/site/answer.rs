//! Responses with files: content coding, caching, conditional requests.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::coding::{self, Coding};
use super::file::File;

/// The response with a file in the coding that the client prefers, or 304 if the client has it.
pub(super) fn found(file: &File, headers: &HeaderMap) -> Response {
    let accepted = joined(headers, header::ACCEPT_ENCODING);
    let coding = coding::choose(&accepted, |coding| file.coded(coding).is_some());
    let content = file.coded(coding).unwrap_or(&file.identity).clone();
    let tag = match coding {
        Coding::Identity => format!("\"{}\"", file.hash),
        _ => format!("\"{}-{}\"", file.hash, coding.name()),
    };
    let known = is_known(headers, &tag);
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(Body::from(content))
    };
    let to = response.headers_mut();
    if !known {
        to.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static(file.content_type),
        );
        if coding != Coding::Identity {
            to.insert(
                header::CONTENT_ENCODING,
                HeaderValue::from_static(coding.name()),
            );
        }
    }
    let caching = if file.immutable {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    to.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    to.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        to.insert(header::ETAG, tag);
    }
    response
}

/// The response for an unknown page: the app, which shows a message.
pub(super) fn no_such_page(page: &File) -> Response {
    let mut response = found(page, &HeaderMap::new());
    *response.status_mut() = StatusCode::NOT_FOUND;
    let no_store = HeaderValue::from_static("no-store");
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, no_store);
    response
}

/// The response for an unknown file.
pub(super) fn not_found() -> Response {
    const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width\">\n<title>Not here · Ordo</title>\n\
        <h1>There is nothing here.</h1>\n<p>The board is <a href=\"/\">this way</a>.</p>\n</html>\n";
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (StatusCode::NOT_FOUND, headers, PAGE).into_response()
}

/// All values of a list header.
fn joined(headers: &HeaderMap, name: header::HeaderName) -> String {
    let lines = headers.get_all(name).iter();
    let lines: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).collect();
    lines.join(",")
}

/// Checks an `If-None-Match` for this tag; weak and strong tags compare equal.
pub(crate) fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    joined(headers, header::IF_NONE_MATCH)
        .split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}
