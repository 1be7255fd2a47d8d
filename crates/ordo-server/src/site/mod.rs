//! The web app's files: the bundle in the binary, or the sources in a folder for those who work on it.

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

/// Paths that are pages of the app: each is handed the one page there is, which then looks at its address.
const PAGES: [&str; 10] = [
    "", "play", "analyse", "learn", "editor", "rules", "friend", "lobby", "mine", "archive",
];
/// Under this, every game of online play has its page. Whether there is such a game is for the API to say.
const GAMES: &str = "g/";
/// No game has a longer name.
const LONGEST_ID: usize = 64;

/// The source of the files.
pub(crate) enum Site {
    /// The binary: every file has an address with the version in it, which never changes its content.
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
        if let Some(file) = self.find(wanted(path)).await {
            return answer::found(&file, headers);
        }
        // The app says in the reader's language that there is no such page; files it has none of are just not there.
        let is_file = path
            .rsplit('/')
            .next()
            .is_some_and(|name| name.contains('.'));
        match self.find(layout::INDEX).await {
            Some(page) if !is_file => answer::no_such_page(&page),
            _ => answer::not_found(),
        }
    }

    /// The hashes of the page's inline scripts, as sources of a content security policy. The sources have none.
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

/// The file a path asks for.
fn wanted(path: &str) -> &str {
    let page = path.strip_suffix('/').unwrap_or(path);
    if PAGES.contains(&page) || page.strip_prefix(GAMES).is_some_and(is_id) {
        layout::INDEX
    } else {
        path
    }
}

/// Checks that a text can be a game id.
fn is_id(text: &str) -> bool {
    (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The list of files for the service worker, which fetches them all while there is a network.
const LIST: &str = "assets.json";

/// The list's content: where the files are, and their names.
fn list<'a>(version: &str, base: &str, files: impl Iterator<Item = &'a str>) -> File {
    let files: Vec<&str> = files.filter(|file| !layout::is_fixed(file)).collect();
    let pages: Vec<String> = PAGES.iter().map(|page| format!("/{page}")).collect();
    let json = serde_json::json!({
        "version": version, "base": base, "files": files, "pages": pages,
    });
    File::plain(LIST, json.to_string().into_bytes())
}
