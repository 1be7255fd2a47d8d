//! The web app's files: the bundle in the binary, or the sources in a folder for development.

mod answer;
#[cfg(test)]
mod bundle;
mod coding;
mod embedded;
mod file;
mod folder;
mod layout;

use std::io;
use std::path::Path;

use axum::http::HeaderMap;
use axum::response::Response;

use file::File;

pub(crate) use answer::is_known;
pub(crate) use layout::hash;

/// Paths of the app's pages. All get `index.html`, whose router selects the page by its URL.
const PAGES: [&str; 12] = [
    "", "play", "history", "analyse", "learn", "puzzles", "editor", "rules", "friend", "lobby",
    "mine", "archive",
];
/// Prefixes of the pages of online games and puzzles. The page is served for any id; the API and the page know which exist.
const PREFIXES: [&str; 2] = ["g/", "puzzles/"];
/// Maximum length of an id.
const MAX_ID: usize = 64;

/// The source of the files.
pub(crate) enum Site {
    /// The binary: every file has a versioned URL whose content never changes.
    Embedded(embedded::Embedded),
    /// A folder that is read with every request.
    Folder(folder::Folder),
}

impl Site {
    /// The files in the binary, or those in a folder.
    pub(crate) fn new(web_dir: Option<&Path>) -> io::Result<Site> {
        Ok(match web_dir {
            None => Site::Embedded(embedded::Embedded::new()),
            Some(folder) => Site::Folder(folder::Folder::new(folder)?),
        })
    }

    /// The answer to a request for `path`, which begins with `/`.
    pub(crate) async fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let path = path.strip_prefix('/').unwrap_or(path);
        if let Some(file) = self.find(file_of(path)).await {
            return answer::found(&file, headers);
        }
        // For unknown pages the app shows a translated message; unknown files are plain 404s.
        let is_file = path
            .rsplit('/')
            .next()
            .is_some_and(|name| name.contains('.'));
        match self.find(layout::INDEX).await {
            Some(page) if !is_file => answer::no_such_page(&page),
            _ => answer::not_found(),
        }
    }

    /// The hashes of the page's inline scripts, as sources of a content security policy. The page in a folder has none.
    pub(crate) fn inline_scripts(&self) -> &'static [&'static str] {
        match self {
            Site::Embedded(_) => embedded::Embedded::inline_scripts(),
            Site::Folder(_) => &[],
        }
    }

    async fn find(&self, file: &str) -> Option<File> {
        match self {
            Site::Embedded(site) => site.find(file),
            Site::Folder(site) => site.find(file).await,
        }
    }
}

/// The file of a path.
fn file_of(path: &str) -> &str {
    let page = path.strip_suffix('/').unwrap_or(path);
    let mut ids = PREFIXES
        .iter()
        .filter_map(|prefix| page.strip_prefix(prefix));
    if PAGES.contains(&page) || ids.any(is_id) {
        layout::INDEX
    } else {
        path
    }
}

/// Checks that a text can be the id of a game or a puzzle.
fn is_id(text: &str) -> bool {
    (1..=MAX_ID).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The list of files for the service worker, which caches them for offline use.
const LIST: &str = "assets.json";

/// The content of the list: the base URL, the paths of the files, and those that are cached once a page has requested them,
/// with the hashes of their content.
fn list<'a>(
    version: &str,
    base: &str,
    files: impl Iterator<Item = &'a str>,
    tables: &File,
) -> File {
    let files: Vec<&str> = files.filter(|file| !layout::is_fixed(file)).collect();
    let pages: Vec<String> = PAGES.iter().map(|page| format!("/{page}")).collect();
    let json = serde_json::json!({
        "version": version, "base": base, "files": files, "pages": pages,
        "onDemand": { layout::TABLES: tables.hash },
    });
    File::plain(LIST, json.to_string().into_bytes())
}
