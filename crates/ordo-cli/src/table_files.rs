//! Folders of table files.

use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use ordo_engine::stein::TablesHandle;
use ordo_tables::{Class, Source, Table, TableError, Tables};

use crate::failure::Failure;

/// The folder of the tables.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FolderArg {
    /// Folder of the tables [default: tables in the user's data directory]
    #[arg(long, value_name = "DIR", env = "ORDO_TABLES")]
    dir: Option<PathBuf>,
}

impl FolderArg {
    /// The folder, which may not exist.
    pub(crate) fn path(&self) -> Result<PathBuf, Failure> {
        let default = || Some(dirs::data_local_dir()?.join("ordo").join("tables"));
        let path = self.dir.clone().or_else(default);
        path.ok_or_else(|| Failure::input("there is no data directory; use --dir DIR"))
    }

    /// The tables of the program and of the folder. The default folder may be missing.
    pub(crate) fn tables(&self) -> Result<Arc<Tables>, Failure> {
        match self.path() {
            Ok(path) if self.dir.is_some() || path.is_dir() => open(&path),
            _ => Ok(Tables::embedded()),
        }
    }
}

/// The tables that an engine probes.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct EngineTablesArg {
    /// Stein's game: folder of ending tables, in addition to the built-in ones (see ordo tables)
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// Stein's game: search without ending tables
    #[arg(long, conflicts_with = "tables")]
    no_tables: bool,
}

impl EngineTablesArg {
    /// The tables that the engine probes; `None` with `--no-tables`.
    pub(crate) fn handle(&self) -> Result<Option<TablesHandle>, Failure> {
        if self.no_tables {
            return Ok(None);
        }
        let tables = match &self.tables {
            Some(folder) => open(folder)?,
            None => Tables::embedded(),
        };
        Ok(Some(tables.handle()))
    }
}

/// Opens the folder of the protocol's option `Tables`.
pub(crate) fn open_for_engine(folder: &str) -> Result<TablesHandle, String> {
    let tables = open(Path::new(folder));
    tables
        .map(Tables::handle)
        .map_err(|failure| failure.to_string())
}

/// The name of the file of a class.
pub(crate) fn file_name(class: Class) -> String {
    format!("stein-{class}.ordotable")
}

/// The tables of the program and of a folder. A table of the folder is used in place of the one with the same class.
pub(crate) fn open(folder: &Path) -> Result<Arc<Tables>, Failure> {
    let mut tables = read_folder(folder)?;
    tables.add_missing(&Tables::embedded());
    Ok(Arc::new(tables))
}

/// The tables of a folder alone.
pub(crate) fn read_folder(folder: &Path) -> Result<Tables, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| failure(folder, error))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(|error| failure(folder, error))?.path());
    }
    paths.retain(|path| {
        path.extension()
            .is_some_and(|extension| extension == "ordotable")
    });
    paths.sort_unstable();
    let mut tables = Tables::new();
    for path in paths {
        let table = open_file(&path)?;
        tables
            .insert(table)
            .map_err(|error| damaged(&path, &error))?;
    }
    Ok(tables)
}

/// The table in a file.
pub(crate) fn open_file(path: &Path) -> Result<Table, Failure> {
    let file = File::open(path).map_err(|error| failure(path, error))?;
    Table::open(Box::new(FileSource(Mutex::new(file)))).map_err(|error| damaged(path, &error))
}

fn failure(path: &Path, error: io::Error) -> Failure {
    Failure::File {
        path: path.display().to_string(),
        error,
    }
}

pub(crate) fn damaged(path: &Path, error: &TableError) -> Failure {
    Failure::Input(format!("{}: {error}", path.display()))
}

/// Reads blocks from an open file.
struct FileSource(Mutex<File>);

impl Source for FileSource {
    fn read(&self, offset: u64, len: usize) -> Result<Cow<'_, [u8]>, TableError> {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let length = file.metadata().map_or(u64::MAX, |data| data.len());
        if offset.saturating_add(len as u64) > length {
            return Err(TableError::Truncated); // before memory is reserved for what a damaged header claims
        }
        let mut bytes = vec![0; len];
        let read = file
            .seek(SeekFrom::Start(offset))
            .and_then(|_| file.read_exact(&mut bytes));
        match read {
            Ok(()) => Ok(Cow::Owned(bytes)),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Err(TableError::Truncated)
            }
            Err(error) => Err(TableError::Unreadable(error.to_string())),
        }
    }
}
