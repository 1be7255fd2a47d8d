//! The database file: its lock, and its identity, which changes if it is replaced.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use backon::{ConstantBuilder, Retryable};
use tracing::{info, warn};

use crate::store::StoreError;

/// A new server waits 5 s for an old one that is stopping.
const LOCK_RETRIES: ConstantBuilder = ConstantBuilder::new()
    .with_delay(Duration::from_millis(100))
    .with_max_times(50);

/// Takes the lock that one server at a time holds on this file. The system releases it when the process ends.
///
/// The lock is on a file beside the database: `SQLite` loses its own locks if the process closes the database elsewhere.
pub(super) async fn lock(database: &Path) -> Result<File, StoreError> {
    let path = beside(&real_path(database), ".lock");
    let failed = |error| StoreError::Lock(path.clone(), error);
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&path)
        .map_err(failed)?;
    let mut logged = false;
    let locked = (|| std::future::ready(file.try_lock()))
        .retry(LOCK_RETRIES)
        .when(|error| matches!(error, TryLockError::WouldBlock))
        .notify(|_, _| {
            if !std::mem::replace(&mut logged, true) {
                info!(database = %database.display(), "waiting for another server to release the database");
            }
        })
        .await;
    match locked {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
            warn!(%error, "the database cannot be locked: make sure that no second server uses it");
            Ok(file)
        }
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// The path without symbolic links, so that each file has one lock.
fn real_path(path: &Path) -> PathBuf {
    if let Ok(real) = fs::canonicalize(path) {
        return real;
    }
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let folder = fs::canonicalize(folder.unwrap_or(Path::new(".")));
    match (folder, path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    }
}

/// The path with a suffix appended to its file name.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(end);
    path.into()
}

/// The device and the inode of a file.
type FileId = (u64, u64);

#[cfg(unix)]
fn id(path: &Path) -> io::Result<FileId> {
    use std::os::unix::fs::MetadataExt;
    let metadata = fs::metadata(path)?;
    Ok((metadata.dev(), metadata.ino()))
}

/// Elsewhere an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
fn id(path: &Path) -> io::Result<FileId> {
    fs::metadata(path).map(|_| (0, 0))
}

/// A file that was opened, recognised by its device and inode.
#[derive(Clone, Debug)]
pub(super) struct OpenedFile {
    path: PathBuf,
    id: FileId,
}

impl OpenedFile {
    pub(super) fn new(path: PathBuf) -> Result<OpenedFile, StoreError> {
        match id(&path) {
            Ok(id) => Ok(OpenedFile { path, id }),
            Err(_) => Err(StoreError::Moved(path)),
        }
    }

    /// Fails if the path no longer leads to this file.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match id(&self.path) {
            Ok(id) if id == self.id => Ok(()),
            _ => Err(StoreError::Moved(self.path.clone())),
        }
    }
}
