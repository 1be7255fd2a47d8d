//! What waits to be written. A commit waits for the disk, so all that has come in meanwhile is committed together.

use std::sync::{Arc, Mutex};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::game::change::{Change, NewGame};
use crate::game::secret::{GameId, Seat};
use crate::store::{Block, StoreError, Written};

/// What waits to be written, at most; who comes on top waits before.
const QUEUE: usize = 1024;
/// What is committed together, at most.
const TOGETHER: usize = 256;

/// Something to write.
#[derive(Clone)]
pub(super) enum Job {
    Create(Box<NewGame>),
    Append(Box<Change>),
    Block(Box<Block>),
    Unblock(Seat, GameId),
    /// Games that nobody played.
    Delete(Vec<GameId>),
    /// Something that is stored and deleted at once, to see whether that works.
    Probe,
}

pub(super) type Answer = oneshot::Sender<Result<Written, StoreError>>;

/// Where what is to be written is handed in.
pub(super) struct WriteQueue {
    jobs: Mutex<Option<mpsc::Sender<(Job, Answer)>>>,
    writers: Mutex<Vec<JoinHandle<()>>>,
}

/// Where it comes out again, for one of the writers.
#[derive(Clone)]
pub(super) struct BatchReceiver(Arc<tokio::sync::Mutex<mpsc::Receiver<(Job, Answer)>>>);

impl BatchReceiver {
    /// All that waits, at least one; nothing when the queue is closed.
    pub(super) async fn next(&self) -> Option<(Vec<Job>, Vec<Answer>)> {
        let mut jobs = Vec::new();
        let mut waiting = self.0.lock().await;
        match waiting.recv_many(&mut jobs, TOGETHER).await {
            0 => None,
            _ => Some(jobs.into_iter().unzip()),
        }
    }
}

impl WriteQueue {
    /// A queue with the tasks that write what comes out of it.
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

    /// Takes no more, and waits until all is written.
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
