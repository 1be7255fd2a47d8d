//! The embedded files of the web app.

use std::io::Read;
use std::path::Path;

use crate::client::{Answer, Running, start};

const FOREVER: &str = "public, max-age=31536000, immutable";

/// A file of the bundle, or one that is not bundled.
fn on_disk(path: &str) -> Vec<u8> {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let bundled = std::fs::read(web.join("dist").join(path));
    bundled.or_else(|_| std::fs::read(web.join(path))).unwrap()
}

fn unpacked(answer: &Answer) -> Vec<u8> {
    let mut content = Vec::new();
    match answer.header("content-encoding") {
        Some("br") => brotli::Decompressor::new(&answer.body[..], 4096).read_to_end(&mut content),
        Some("gzip") => flate2::read::GzDecoder::new(&answer.body[..]).read_to_end(&mut content),
        None => answer.body.as_slice().read_to_end(&mut content),
        other => panic!("{other:?}"),
    }
    .unwrap();
    content
}

async fn list(server: &Running) -> serde_json::Value {
    serde_json::from_slice(&server.get("/assets.json").await.body).unwrap()
}

#[tokio::test]
async fn files_are_served_in_every_content_encoding() {
    let server = start().await;
    let list = list(&server).await;
    let base = list["base"].as_str().unwrap();
    assert_eq!(base, format!("/v/{}/", list["version"].as_str().unwrap()));
    let files = list["files"].as_array().unwrap();
    assert!(files.len() > 10);
    let mut compressed = 0;
    for file in files {
        let file = file.as_str().unwrap();
        let address = format!("{base}{file}");
        let plain = server.get(&address).await;
        assert_eq!(plain.status, 200, "{address}");
        assert!(plain.body == on_disk(file), "{address}");
        assert_eq!(plain.header("cache-control"), Some(FOREVER), "{address}");
        assert_eq!(plain.header("vary"), Some("accept-encoding"));
        let kind = match file.rsplit_once('.').unwrap().1 {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "json" => "application/json",
            "webmanifest" => "application/manifest+json",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "ico" => "image/x-icon",
            "woff2" => "font/woff2",
            "txt" => "text/plain; charset=utf-8",
            other => panic!("unexpected extension .{other}"),
        };
        assert_eq!(plain.header("content-type"), Some(kind), "{file}");
        for coding in ["br", "gzip"] {
            let packed = server
                .request("GET", &address, &[("Accept-Encoding", coding)])
                .await;
            assert!(unpacked(&packed) == plain.body, "{address} in {coding}");
            assert_eq!(packed.header("content-type"), Some(kind));
            assert_eq!(packed.header("vary"), Some("accept-encoding"));
            if packed.header("content-encoding").is_some() {
                compressed += 1;
                assert!(packed.body.len() < plain.body.len());
                assert_ne!(packed.header("etag"), plain.header("etag"));
            }
        }
        // The address without a version is revalidated.
        let address = format!("/{file}");
        let now = server.get(&address).await;
        assert_eq!(now.body, plain.body, "{address}");
        assert_eq!(now.header("cache-control"), Some("no-cache"));
    }
    assert!(compressed > files.len(), "{compressed}");
}

#[tokio::test]
async fn ending_tables_are_served_on_demand() {
    let server = start().await;
    let list = list(&server).await;
    let file = "engine/stein-tables.pack";
    let hash = list["onDemand"][file].as_str().unwrap();
    let files = list["files"].as_array().unwrap();
    assert!(!files.iter().any(|listed| listed == file));
    let versioned = format!("{}{file}", list["base"].as_str().unwrap());
    for (address, caching) in [
        (versioned.as_str(), FOREVER),
        ("/engine/stein-tables.pack", "no-cache"),
    ] {
        let answer = server
            .request("GET", address, &[("Accept-Encoding", "gzip, br")])
            .await;
        assert_eq!(answer.status, 200, "{address}");
        assert!(answer.body == ordo_tables::EMBEDDED, "{address}");
        assert_eq!(answer.header("cache-control"), Some(caching));
        assert_eq!(answer.header("content-encoding"), None);
        assert_eq!(
            answer.header("content-type"),
            Some("application/octet-stream")
        );
        assert_eq!(answer.header("etag"), Some(format!("\"{hash}\"").as_str()));
    }
}

#[tokio::test]
async fn scripts_are_served_compressed() {
    let server = start().await;
    for (accepted, coding) in [
        ("gzip, deflate, br, zstd", Some("br")),
        ("gzip, deflate", Some("gzip")),
        ("br;q=0.1, gzip;q=0.9", Some("gzip")),
        ("zstd", None),
    ] {
        let answer = server
            .request("GET", "/app/app.js", &[("Accept-Encoding", accepted)])
            .await;
        assert_eq!(answer.header("content-encoding"), coding, "{accepted}");
        assert!(unpacked(&answer) == on_disk("app/app.js"));
    }
}

#[tokio::test]
async fn unchanged_files_are_not_sent_again() {
    let server = start().await;
    for coding in ["br", "gzip", "identity"] {
        let accept = ("Accept-Encoding", coding);
        let first = server.request("GET", "/app/app.js", &[accept]).await;
        let tag = first.header("etag").unwrap();
        for known in [
            tag.to_owned(),
            format!("W/{tag}"),
            format!("\"x\", {tag}"),
            "*".to_owned(),
        ] {
            let again = server
                .request("GET", "/app/app.js", &[accept, ("If-None-Match", &known)])
                .await;
            assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
            assert_eq!(again.header("etag"), Some(tag));
            assert_eq!(again.header("cache-control"), Some("no-cache"));
            assert_eq!(again.header("vary"), Some("accept-encoding"));
        }
        let other = server
            .request("GET", "/app/app.js", &[accept, ("If-None-Match", "\"x\"")])
            .await;
        assert_eq!(other.status, 200);
    }
}

#[tokio::test]
async fn every_route_serves_the_page_with_versioned_links() {
    let server = start().await;
    let base = list(&server).await["base"].as_str().unwrap().to_owned();
    let home = server.get("/").await;
    assert_eq!(home.status, 200);
    assert_eq!(
        home.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(home.header("cache-control"), Some("no-cache"));
    assert!(
        home.text().contains(&format!("src=\"{base}app/app.js\"")),
        "{}",
        home.text()
    );
    assert!(
        home.text()
            .contains(&format!("href=\"{base}app/style.css\"")),
        "{}",
        home.text()
    );
    for path in [
        "/play",
        "/analyse",
        "/learn",
        "/puzzles",
        "/puzzles/s4k0zt9",
        "/editor",
        "/rules",
        "/friend",
        "/lobby",
        "/mine",
        "/archive",
        "/g/Abc123",
        "/play/",
        "/index.html",
        "/?game=stein",
    ] {
        assert_eq!(server.get(path).await.body, home.body, "{path}");
    }
}

#[tokio::test]
async fn head_answers_like_get_without_a_body() {
    let server = start().await;
    for path in ["/", "/app/app.js", "/healthz", "/assets.json", "/nothing"] {
        let get = server.get(path).await;
        let head = server.request("HEAD", path, &[]).await;
        assert_eq!((head.status, head.body.len()), (get.status, 0), "{path}");
        assert_eq!(
            head.header("content-length"),
            Some(get.body.len().to_string().as_str()),
            "{path}"
        );
        assert_eq!(head.header("etag"), get.header("etag"));
    }
}

#[tokio::test]
async fn other_methods_are_not_allowed() {
    let server = start().await;
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
        for path in ["/", "/play", "/app/app.js", "/healthz", "/nothing"] {
            let answer = server.request(method, path, &[]).await;
            assert_eq!(answer.status, 405, "{method} {path}");
            assert_eq!(answer.header("allow"), Some("GET,HEAD"), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn every_response_has_the_security_headers() {
    let server = start().await;
    for (method, path) in [
        ("GET", "/"),
        ("GET", "/app/app.js"),
        ("GET", "/nothing"),
        ("POST", "/"),
        ("GET", "/healthz"),
        ("GET", "/api/x"),
    ] {
        let answer = server.request(method, path, &[]).await;
        let policy = answer.header("content-security-policy").unwrap();
        for part in [
            "default-src 'none'",
            "style-src 'self'",
            "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(
                policy.split("; ").any(|found| found == part),
                "{part} in {policy}"
            );
        }
        let scripts = policy
            .split("; ")
            .find_map(|part| part.strip_prefix("script-src 'self' 'wasm-unsafe-eval' "))
            .unwrap();
        assert!(
            scripts.starts_with("'sha256-") && !scripts.contains(' '),
            "one inline script: {scripts}"
        );
        assert!(
            !policy.contains("unsafe-inline")
                && !policy.contains("'unsafe-eval'")
                && !policy.contains(" *")
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        assert_eq!(
            answer.header("cross-origin-opener-policy"),
            Some("same-origin")
        );
        assert_eq!(
            answer.header("cross-origin-embedder-policy"),
            Some("require-corp")
        );
        assert_eq!(
            answer.header("cross-origin-resource-policy"),
            Some("same-origin")
        );
        assert!(
            answer
                .header("permissions-policy")
                .unwrap()
                .contains("camera=()")
        );
    }
}

#[tokio::test]
async fn healthz_answers_ok() {
    let answer = start().await.get("/healthz").await;
    assert_eq!((answer.status, answer.text()), (200, "ok\n"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}
