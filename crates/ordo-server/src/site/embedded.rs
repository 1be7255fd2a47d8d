//! The files in the binary.

use std::collections::HashMap;

use bytes::Bytes;

use super::file::File;
use super::{LIST, layout, list};

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// A file embedded by the build script.
struct Packed {
    path: &'static str,
    hash: &'static str,
    identity: &'static [u8],
    br: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// All files by path.
pub(crate) struct Embedded {
    files: HashMap<String, File>,
}

impl Embedded {
    /// Every file has its plain path, at which it may change with the next version, and one under `/v/<version>/`, at which it
    /// never changes. The page refers to versioned files, and modules import each other by relative paths.
    pub(super) fn new() -> Embedded {
        let base = format!("v/{VERSION}/");
        let mut files = HashMap::new();
        for packed in FILES {
            let file = File::from(packed);
            if !layout::is_fixed(packed.path) {
                files.insert(format!("{base}{}", packed.path), file.clone().immutable());
            }
            files.insert(packed.path.to_owned(), file);
        }
        let tables = File::tables(TABLES_HASH.to_owned());
        files.insert(
            format!("{base}{}", layout::TABLES),
            tables.clone().immutable(),
        );
        let paths = FILES.iter().map(|file| file.path);
        let list = list(VERSION, &format!("/{base}"), paths, &tables);
        files.insert(LIST.to_owned(), list);
        files.insert(layout::TABLES.to_owned(), tables);
        Embedded { files }
    }

    /// The hashes of the page's inline scripts, as sources of a content security policy.
    pub(super) fn inline_scripts() -> &'static [&'static str] {
        INLINE_SCRIPTS
    }

    pub(super) fn find(&self, path: &str) -> Option<File> {
        self.files.get(path).cloned()
    }
}

impl From<&Packed> for File {
    fn from(packed: &Packed) -> File {
        File {
            content_type: layout::content_type(packed.path).unwrap_or("application/octet-stream"),
            hash: packed.hash.to_owned(),
            identity: Bytes::from_static(packed.identity),
            br: packed.br.map(Bytes::from_static),
            gzip: packed.gzip.map(Bytes::from_static),
            immutable: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::bundle;
    use std::path::Path;

    /// The build script watches the files that it embeds, and `dist/`; this test finds a new file elsewhere.
    #[test]
    fn embedded_files_match_the_folder() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        let folder = bundle::read(&web).unwrap();
        let embedded: Vec<&str> = FILES.iter().map(|file| file.path).collect();
        let paths: Vec<&String> = folder.keys().collect();
        assert_eq!(
            embedded, paths,
            "build again: touch crates/ordo-server/build.rs"
        );
        let version = layout::version(
            folder
                .iter()
                .map(|(path, content)| (path.as_str(), &content[..]))
                .chain([(layout::TABLES, ordo_tables::EMBEDDED)]),
        );
        assert_eq!(version, VERSION);
        assert_eq!(layout::hash(ordo_tables::EMBEDDED), TABLES_HASH);
    }
}
