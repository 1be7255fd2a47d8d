//! The web app served from a directory, for development.

use std::fs;
use std::path::Path;

use ordo_server::{Config, Server, StartError};
use tempfile::TempDir;

use crate::client::{Running, start_with};

fn folder_with(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (path, content) in files {
        put(folder.path(), path, content);
    }
    folder
}

fn put(folder: &Path, path: &str, content: &str) {
    let file = folder.join(path);
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, content).unwrap();
}

async fn serve(folder: &TempDir) -> Running {
    let web_dir = Some(folder.path().to_owned());
    start_with(Config {
        web_dir,
        ..Config::default()
    })
    .await
}

#[tokio::test]
async fn changed_files_are_served_at_once() {
    let folder = folder_with(&[("index.html", "one"), ("lib/a.js", "1")]);
    let server = serve(&folder).await;
    let first = server.get("/lib/a.js").await;
    assert_eq!((first.status, first.text()), (200, "1"));
    assert_eq!(first.header("cache-control"), Some("no-cache"));
    put(folder.path(), "lib/a.js", "2");
    put(folder.path(), "b.css", "3");
    let tag = first.header("etag").unwrap();
    let second = server
        .request("GET", "/lib/a.js", &[("If-None-Match", tag)])
        .await;
    assert_eq!((second.status, second.text()), (200, "2"));
    assert_eq!(server.get("/b.css").await.text(), "3");
    assert_eq!(server.get("/play").await.text(), "one");
}

#[tokio::test]
async fn content_types_follow_the_file_extension() {
    let types = [
        ("a.html", "text/html; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.json", "application/json"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.wasm", "application/wasm"),
        ("a.svg", "image/svg+xml"),
        ("a.png", "image/png"),
        ("a.ico", "image/x-icon"),
        ("a.woff2", "font/woff2"),
        ("a.txt", "text/plain; charset=utf-8"),
    ];
    let folder = folder_with(&types);
    let server = serve(&folder).await;
    for (file, kind) in types {
        let answer = server.get(&format!("/{file}")).await;
        assert_eq!(answer.header("content-type"), Some(kind), "{file}");
    }
}

#[tokio::test]
async fn development_files_are_not_served() {
    let files = [
        "package.json",
        "package-lock.json",
        "tsconfig.json",
        "engine/ordo.wasm.json",
        "game/a.test.js",
        "test/a.js",
        "node_modules/x/a.js",
        "scripts/a.js",
        "types.d.ts",
        "notes.md",
        ".secret.js",
        ".git/a.json",
        "lib/.a.js",
        "a.unknown",
        "plain",
    ];
    let folder = folder_with(&files.map(|file| (file, "x")));
    let server = serve(&folder).await;
    for file in files {
        assert_eq!(server.get(&format!("/{file}")).await.status, 404, "{file}");
    }
    let list: serde_json::Value =
        serde_json::from_slice(&server.get("/assets.json").await.body).unwrap();
    assert_eq!(list["files"].as_array().unwrap().len(), 0);
}

#[tokio::test]
async fn pages_use_absolute_links_and_the_worker_knows_the_version() {
    let page = "<link rel=\"manifest\" href=\"./app.webmanifest\"><script src=\"./lib/a.js\"></script>\
        <link href=\"a.css\"><script src=\"/b.js\"></script><a href=\"/play\">";
    let folder = folder_with(&[
        ("index.html", page),
        ("lib/a.js", ""),
        ("a.css", ""),
        ("b.js", ""),
        ("app.webmanifest", ""),
        ("sw.js", "const VERSION = '__ORDO_VERSION__';"),
    ]);
    let server = serve(&folder).await;
    assert_eq!(
        server.get("/").await.text(),
        "<link rel=\"manifest\" href=\"./app.webmanifest\"><script src=\"/lib/a.js\"></script>\
         <link href=\"/a.css\"><script src=\"/b.js\"></script><a href=\"/play\">"
    );
    let list = server.get("/assets.json").await;
    let list: serde_json::Value = serde_json::from_slice(&list.body).unwrap();
    let version = list["version"].as_str().unwrap();
    assert_eq!(
        server.get("/sw.js").await.text(),
        format!("const VERSION = '{version}';")
    );
    assert_eq!(list["base"], "/");
    let files: Vec<_> = list["files"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|file| file.as_str())
        .collect();
    assert_eq!(files, ["a.css", "app.webmanifest", "b.js", "lib/a.js"]);

    put(folder.path(), "b.js", "other");
    assert!(
        !server.get("/sw.js").await.text().contains(version),
        "a changed file changes the version"
    );
}

#[tokio::test]
async fn ending_tables_come_from_the_program() {
    let folder = folder_with(&[("index.html", "")]);
    let server = serve(&folder).await;
    let answer = server.get("/engine/stein-tables.pack").await;
    assert!(answer.body == ordo_tables::EMBEDDED);
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    let list = server.get("/assets.json").await;
    let list: serde_json::Value = serde_json::from_slice(&list.body).unwrap();
    let hash = list["onDemand"]["engine/stein-tables.pack"]
        .as_str()
        .unwrap();
    assert_eq!(answer.header("etag"), Some(format!("\"{hash}\"").as_str()));
}

#[cfg(unix)]
#[tokio::test]
async fn symlinks_out_of_the_directory_are_not_followed() {
    let outside = folder_with(&[("secret.txt", "secret")]);
    let folder = folder_with(&[("index.html", ""), ("lib/inside.txt", "inside")]);
    let link = |target: &Path, name: &str| {
        std::os::unix::fs::symlink(target, folder.path().join(name)).unwrap();
    };
    link(&outside.path().join("secret.txt"), "out.txt");
    link(outside.path(), "out");
    link(&folder.path().join("lib/inside.txt"), "in.txt");
    let server = serve(&folder).await;
    assert_eq!(server.get("/out.txt").await.status, 404);
    assert_eq!(server.get("/out/secret.txt").await.status, 404);
    assert_eq!(server.get("/in.txt").await.text(), "inside");
}

#[tokio::test]
async fn missing_directories_are_reported() {
    let web_dir = Some("no/such/folder".into());
    let error = Server::bind(Config {
        port: 0,
        web_dir,
        ..Config::default()
    })
    .await
    .unwrap_err();
    assert!(matches!(error, StartError::WebDir(..)));
    assert!(
        error
            .to_string()
            .starts_with("cannot read the web app in no/such/folder: "),
        "{error}"
    );
}
