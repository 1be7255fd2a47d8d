//! The files of `web/` that belong to the app, and their URLs in its page. The build script and the server share this file, so
//! that the sources in a folder and the bundle in the binary are served alike.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use sha2::{Digest, Sha256};

/// The one page of the app.
pub(crate) const INDEX: &str = "index.html";
/// The service worker: its scope is the whole site, so it stays at the root.
pub(crate) const SERVICE_WORKER: &str = "sw.js";
/// The ending tables of Stein's game, which are a part of `ordo-tables`. The page requests them when it needs them.
pub(crate) const TABLES: &str = "engine/stein-tables.pack";
/// The placeholder for the version in the service worker, so that a new version is a new worker.
const VERSION_MARK: &str = "__ORDO_VERSION__";

/// Folders of `web/` that are not served with the sources.
const NOT_APP_FOLDERS: [&str; 4] = ["dist", "node_modules", "scripts", "test"];
/// Suffixes of other files that only developers need.
const NOT_APP_SUFFIXES: [&str; 5] = [
    ".test.js",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    ".wasm.json",
];

/// The media type of a file by its extension; none if it does not belong to the app.
pub(crate) fn content_type(path: &str) -> Option<&'static str> {
    let (_, extension) = path.rsplit_once('.')?;
    Some(match extension {
        "html" => "text/html; charset=utf-8",
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
        _ => return None,
    })
}

/// Returns `true` if a path relative to `web/` is a file of the app. Its parts must be plain names that do not begin with a dot,
/// which also prevents path traversal.
pub(crate) fn is_app_file(path: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let mut parts = path.split('/');
    let names = parts.all(|part| {
        let starts_plain = part.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        starts_plain && part.chars().all(plain) && !NOT_APP_FOLDERS.contains(&part)
    });
    names && !NOT_APP_SUFFIXES.iter().any(|end| path.ends_with(end)) && content_type(path).is_some()
}

/// All files of the app in a folder, by path.
pub(crate) fn read_all(folder: &Path) -> io::Result<BTreeMap<String, Vec<u8>>> {
    let mut found = BTreeMap::new();
    collect(folder, "", &mut found)?;
    Ok(found)
}

fn collect(folder: &Path, above: &str, found: &mut BTreeMap<String, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let Some(name) = name.to_str() else { continue };
        let path = format!("{above}{name}");
        if entry.file_type()?.is_dir() {
            if !NOT_APP_FOLDERS.contains(&name) && !name.starts_with('.') {
                collect(&entry.path(), &format!("{path}/"), found)?;
            }
        } else if is_app_file(&path) {
            found.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

/// A short hash of a file's content.
pub(crate) fn hash(content: &[u8]) -> String {
    short(Sha256::new_with_prefix(content))
}

/// A short hash of all files.
pub(crate) fn version<'a>(files: impl Iterator<Item = (&'a str, &'a [u8])>) -> String {
    let mut digest = Sha256::new();
    for part in files.flat_map(|(path, content)| [path.as_bytes(), content]) {
        digest.update((part.len() as u64).to_le_bytes());
        digest.update(part);
    }
    short(digest)
}

fn short(digest: Sha256) -> String {
    let digest: [u8; 32] = digest.finalize().into();
    let first = digest.first_chunk().copied().unwrap_or_default();
    format!("{:016x}", u64::from_be_bytes(first))
}

/// Returns `true` for the files that have unversioned URLs only: the page and its service worker.
pub(crate) fn is_fixed(path: &str) -> bool {
    path == INDEX || path == SERVICE_WORKER
}

/// The content of a file as it is served: the page refers to the files under `base`, the service worker contains the version.
pub(crate) fn finish<'a>(
    path: &str,
    content: Vec<u8>,
    all: impl Iterator<Item = &'a str>,
    base: &str,
    version: &str,
) -> Vec<u8> {
    if !is_fixed(path) {
        return content;
    }
    let Ok(mut text) = String::from_utf8(content.clone()) else {
        return content;
    };
    if path == SERVICE_WORKER {
        return text.replace(VERSION_MARK, version).into_bytes();
    }
    // The manifest's URL identifies an installed app, so it does not change.
    for file in all.filter(|file| !is_fixed(file) && !file.ends_with(".webmanifest")) {
        for (attribute, dots) in [
            ("src", "/"),
            ("src", "./"),
            ("src", ""),
            ("href", "/"),
            ("href", "./"),
            ("href", ""),
        ] {
            text = text.replace(
                &format!("{attribute}=\"{dots}{file}\""),
                &format!("{attribute}=\"{base}{file}\""),
            );
        }
    }
    text.into_bytes()
}
