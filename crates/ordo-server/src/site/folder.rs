//! Files of a folder, read with every request, so that developers see changes after a reload.

use std::io;
use std::path::{Path, PathBuf};

use super::file::File;
use super::{LIST, layout, list};

/// A folder with the web app.
pub(crate) struct Folder {
    root: PathBuf,
    /// The ending tables, which are not in the folder.
    tables: File,
}

impl Folder {
    pub(super) fn new(root: &Path) -> io::Result<Folder> {
        let root = root.canonicalize()?;
        if root.is_dir() {
            let tables = File::tables(layout::hash(ordo_tables::EMBEDDED));
            Ok(Folder { root, tables })
        } else {
            Err(io::ErrorKind::NotADirectory.into())
        }
    }

    pub(super) async fn find(&self, path: &str) -> Option<File> {
        if path == LIST || layout::is_fixed(path) {
            // Their content depends on all files.
            let root = self.root.clone();
            let all = tokio::task::spawn_blocking(move || layout::read_all(&root)).await;
            let all = all.ok()?.ok()?;
            let version = layout::version(
                all.iter()
                    .map(|(path, content)| (path.as_str(), &content[..])),
            );
            let paths = all.keys().map(String::as_str);
            if path == LIST {
                return Some(list(&version, "/", paths, &self.tables));
            }
            let content = layout::finish(path, all.get(path)?.clone(), paths, "/", &version);
            return Some(File::plain(path, content));
        }
        if path == layout::TABLES {
            return Some(self.tables.clone());
        }
        if !layout::is_app_file(path) {
            return None;
        }
        // A symbolic link may lead out of the folder.
        let file = tokio::fs::canonicalize(self.root.join(path)).await.ok()?;
        if !file.starts_with(&self.root) {
            return None;
        }
        let content = tokio::fs::read(file).await.ok()?;
        Some(File::plain(path, content))
    }
}
