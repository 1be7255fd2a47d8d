//! Files as answers: codings, caching, conditions.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::coding::{self, Coding};
use super::file::File;

/// A file that is there: the coding the client likes best, or the word that it has it already.
pub(super) fn found(file: &File, headers: &HeaderMap) -> Response {
    let accepted = joined(headers, header::ACCEPT_ENCODING);
    let coding = coding::choose(&accepted, |coding| file.coded(coding).is_some());
    let content = file.coded(coding).unwrap_or(&file.identity).clone();
    let tag = match coding {
        Coding::Identity => format!("\"{}\"", file.hash),
        _ => format!("\"{}-{}\"", file.hash, coding.name()),
    };
    let known = has_it_already(&joined(headers, header::IF_NONE_MATCH), &tag);
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

/// The app, at an address that is none of its pages.
pub(super) fn no_such_page(page: &File) -> Response {
    let mut response = found(page, &HeaderMap::new());
    *response.status_mut() = StatusCode::NOT_FOUND;
    let no_store = HeaderValue::from_static("no-store");
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, no_store);
    response
}

/// The answer for a missing file.
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

/// A list header in one piece, however many lines it came in.
fn joined(headers: &HeaderMap, name: header::HeaderName) -> String {
    let lines = headers.get_all(name).iter();
    let lines: Vec<&str> = lines.filter_map(|line| line.to_str().ok()).collect();
    lines.join(",")
}

/// Checks an `If-None-Match` for this tag; weak and strong tags compare equal.
fn has_it_already(known: &str, tag: &str) -> bool {
    known
        .split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}
