//! The only writer: `SQLite` allows one at a time.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tracing::{error, info};

use super::commit::commit;
use crate::store::batch::{BatchReceiver, Job};
use crate::store::sqlite::file::{OpenedFile, beside};
use crate::store::{StoreError, Written};

/// The one connection that writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    file: OpenedFile,
    /// The write-ahead log, which exists while readers have it open.
    log: Option<OpenedFile>,
    /// None after a failed commit: the next commit opens a new connection.
    connection: Option<SqliteConnection>,
    failing: bool,
}

impl Writer {
    pub(super) async fn new(
        options: SqliteConnectOptions,
        file: OpenedFile,
    ) -> Result<Writer, StoreError> {
        let mut writer = Writer::read_only(options, file);
        writer.connection = Some(writer.connect().await?);
        Ok(writer)
    }

    /// A placeholder for a file opened read-only: it never writes.
    pub(super) fn read_only(options: SqliteConnectOptions, file: OpenedFile) -> Writer {
        Writer {
            options,
            file,
            log: None,
            connection: None,
            failing: false,
        }
    }

    async fn connect(&mut self) -> Result<SqliteConnection, StoreError> {
        // A new log beside the one that the readers have open would damage the file.
        self.check()?;
        let mut connection = self.options.connect().await?;
        // The first query opens the log.
        sqlx::query("SELECT id FROM games LIMIT 1")
            .fetch_optional(&mut connection)
            .await?;
        if self.log.is_none() {
            let log = beside(self.options.get_filename(), "-wal");
            self.log = Some(OpenedFile::new(log)?);
        }
        Ok(connection)
    }

    /// Fails if the file or its log was deleted or replaced: further writes would be lost.
    fn check(&self) -> Result<(), StoreError> {
        self.file.check()?;
        self.log.as_ref().map_or(Ok(()), OpenedFile::check)
    }

    /// Commits all jobs, and checks that the file still exists.
    ///
    /// A connection that failed is not used again: `SQLite` may have rolled back on its own, and sqlx keeps counting its
    /// transaction.
    async fn write(
        &mut self,
        work: &[Job],
    ) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let written = commit(&mut connection, work).await?;
        self.check()?;
        self.connection = Some(connection);
        Ok(written)
    }

    /// Logs when writes begin to fail, and when they succeed again.
    fn report(&mut self, failed: Option<&StoreError>) {
        match failed {
            Some(error) if !self.failing => error!(%error, "games cannot be stored"),
            None if self.failing => info!("games can be stored again"),
            _ => (),
        }
        self.failing = failed.is_some();
    }
}

/// Commits waiting writes until the queue is closed.
pub(super) async fn run(mut writer: Writer, waiting: BatchReceiver) {
    while let Some((work, answers)) = waiting.next().await {
        let written = writer.write(&work).await;
        writer.report(written.as_ref().err());
        // After a failure it is unknown what was committed: dropping the channels makes all callers load their games again.
        for (answer, written) in answers.into_iter().zip(written.unwrap_or_default()) {
            let _ = answer.send(written);
        }
    }
    if let Some(connection) = writer.connection {
        let _ = connection.close().await;
    }
}
