use bytes::Bytes;

use super::coding::Coding;
use super::layout;

/// A file with its compressed forms.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) content_type: &'static str,
    /// A name for the content.
    pub(super) hash: String,
    pub(super) identity: Bytes,
    pub(super) br: Option<Bytes>,
    pub(super) gzip: Option<Bytes>,
    /// The content at this URL never changes.
    pub(super) immutable: bool,
}

impl File {
    /// A file without compressed forms.
    pub(super) fn plain(path: &str, content: Vec<u8>) -> File {
        File {
            content_type: layout::content_type(path).unwrap_or("application/octet-stream"),
            hash: layout::hash(&content),
            identity: content.into(),
            br: None,
            gzip: None,
            immutable: false,
        }
    }

    /// The ending tables of Stein's game. They are compressed already.
    pub(super) fn tables(hash: String) -> File {
        File {
            content_type: "application/octet-stream",
            hash,
            identity: Bytes::from_static(ordo_tables::EMBEDDED),
            br: None,
            gzip: None,
            immutable: false,
        }
    }

    /// The content in a coding, if there is one.
    pub(super) fn coded(&self, coding: Coding) -> Option<&Bytes> {
        match coding {
            Coding::Brotli => self.br.as_ref(),
            Coding::Gzip => self.gzip.as_ref(),
            Coding::Identity => Some(&self.identity),
        }
    }

    /// The same file at a versioned URL.
    pub(super) fn immutable(self) -> File {
        File {
            immutable: true,
            ..self
        }
    }
}
