//! Group commit: all writes that arrive while a commit waits for the disk are committed together.

use ordo_api::GameId;
use std::sync::{Arc, Mutex};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::game::change::{Change, NewGame};
use crate::game::secret::Seat;
use crate::store::{Block, StoreError, Written};

/// Capacity of the queue. When it is full, callers wait.
const QUEUE: usize = 1024;
/// Maximum number of writes in one batch.
const MAX_BATCH: usize = 256;

/// A write.
#[derive(Clone)]
pub(super) enum Job {
    Create(Box<NewGame>),
    Append(Box<Change>),
    Block(Box<Block>),
    Unblock(Seat, GameId),
    /// Deletes unplayed games.
    Delete(Vec<GameId>),
    /// Writes and deletes a row, as a readiness probe.
    Probe,
}

pub(super) type Answer = oneshot::Sender<Result<Written, StoreError>>;

/// The queue of writes.
pub(super) struct WriteQueue {
    jobs: Mutex<Option<mpsc::Sender<(Job, Answer)>>>,
    writers: Mutex<Vec<JoinHandle<()>>>,
}

/// The receiving end of the queue, shared by the writers.
#[derive(Clone)]
pub(super) struct BatchReceiver(Arc<tokio::sync::Mutex<mpsc::Receiver<(Job, Answer)>>>);

impl BatchReceiver {
    /// All waiting writes, at least one; none when the queue is closed.
    pub(super) async fn next(&self) -> Option<(Vec<Job>, Vec<Answer>)> {
        let mut jobs = Vec::new();
        let mut waiting = self.0.lock().await;
        match waiting.recv_many(&mut jobs, MAX_BATCH).await {
            0 => None,
            _ => Some(jobs.into_iter().unzip()),
        }
    }
}

impl WriteQueue {
    /// A queue with its writer tasks.
    pub(super) fn start<F>(
        writers: impl IntoIterator<Item = impl FnOnce(BatchReceiver) -> F>,
    ) -> WriteQueue
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        let waiting = BatchReceiver(Arc::new(tokio::sync::Mutex::new(waiting)));
        let start = |writer: _| start(writer, &waiting);
        WriteQueue {
            jobs: Mutex::new(Some(jobs)),
            writers: Mutex::new(writers.into_iter().map(start).collect()),
        }
    }

    pub(super) async fn write(&self, job: Job) -> Result<Written, StoreError> {
        let jobs = self.jobs.lock().map_err(|_| StoreError::Closed)?.clone();
        let (answer, answered) = oneshot::channel();
        let jobs = jobs.ok_or(StoreError::Closed)?;
        jobs.send((job, answer))
            .await
            .map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Timeout)?
    }

    /// Closes the queue, and waits until everything is written.
    pub(super) async fn close(&self) {
        if let Ok(mut jobs) = self.jobs.lock() {
            jobs.take();
        }
        let writers = self
            .writers
            .lock()
            .map(|mut writers| std::mem::take(&mut *writers));
        for writer in writers.unwrap_or_default() {
            let _ = writer.await;
        }
    }
}

fn start<F>(writer: impl FnOnce(BatchReceiver) -> F, waiting: &BatchReceiver) -> JoinHandle<()>
where
    F: Future<Output = ()> + Send + 'static,
{
    tokio::spawn(writer(waiting.clone()))
}
