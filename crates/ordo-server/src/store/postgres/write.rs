//! The writers. Each commits the waiting writes, the changes of many games in one statement; the database detects conflicts.

use ordo_api::{EventKind, GameEvent};
use std::time::Instant;

use backon::Retryable;
use futures_util::FutureExt;
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::time::timeout;
use tracing::error;

use crate::game::change::Change;
use crate::store::batch::{BatchReceiver, Job};
use crate::store::postgres::{
    Failover, RETRY_TIMEOUT, backoff, batch, connect, is_read_only, is_transient, log_once, single,
};
use crate::store::{StoreError, Written};

/// Commits waiting writes until the queue is closed. A broken connection is replaced.
pub(super) async fn run(options: PgConnectOptions, failover: Failover, waiting: BatchReceiver) {
    // Connects early, so that the first write does not wait.
    let mut connection = connect(&options).await.ok();
    while let Some((work, answers)) = waiting.next().await {
        match write(&options, &failover, &mut connection, &work).await {
            Ok(written) => {
                for (answer, written) in answers.into_iter().zip(written) {
                    let _ = answer.send(written);
                }
            }
            Err(error) => {
                // It is unknown whether it was committed: the callers load their games again.
                error!(%error, "cannot commit");
                drop(answers);
            }
        }
    }
    if let Some(connection) = connection {
        let _ = PgConnection::close(connection).await;
    }
}

/// Commits all jobs, and retries if the database becomes unreachable. Events committed by an earlier attempt are not written
/// twice, because the optimistic-concurrency check then fails.
async fn write(
    options: &PgConnectOptions,
    failover: &Failover,
    connection: &mut Option<PgConnection>,
    work: &[Job],
) -> Result<Vec<Result<Written, StoreError>>, StoreError> {
    let started = Instant::now();
    let (mut again, mut logged) = (false, false);
    let attempt = || {
        let left = RETRY_TIMEOUT.saturating_sub(started.elapsed());
        // A connection on which an attempt failed is not used again.
        let connection = connection.take();
        let commit = commit(
            options,
            connection,
            work,
            std::mem::replace(&mut again, true),
        );
        timeout(left, commit).map(|done| done.unwrap_or(Err(StoreError::Timeout)))
    };
    let (open, written) = attempt
        .retry(backoff())
        .when(is_transient)
        .notify(|error, _| {
            if is_read_only(error) {
                failover.record();
            }
            log_once(error, &mut logged);
        })
        .await?;
    *connection = Some(open);
    Ok(written)
}

async fn commit(
    options: &PgConnectOptions,
    connection: Option<PgConnection>,
    work: &[Job],
    again: bool,
) -> Result<(PgConnection, Vec<Result<Written, StoreError>>), StoreError> {
    let mut connection = match connection {
        Some(connection) => connection,
        None => connect(options).await?,
    };
    let many: Vec<&Change> = work.iter().filter_map(batchable).collect();
    let changed = match batch::commit(&mut connection, &many).await {
        Ok(changed) => Some(changed),
        Err(error) if is_transient(&error) => return Err(error),
        // One of the changes makes the statement fail: commit each separately.
        Err(_) => None,
    };
    let mut written = Vec::with_capacity(work.len());
    for job in work {
        let done = match (batchable(job), &changed) {
            (Some(append), Some(changed)) if changed.contains(append.id.as_str()) => {
                Ok(Written::Committed)
            }
            (Some(_), Some(_)) => Ok(Written::Conflict),
            _ => match single::commit(&mut connection, job).await {
                // The first attempt created the game.
                Ok(Written::Conflict) if again && matches!(job, Job::Create(_)) => {
                    Ok(Written::Committed)
                }
                Err(error) if is_transient(&error) => return Err(error),
                done => done,
            },
        };
        written.push(done);
    }
    Ok((connection, written))
}

/// Changes that can be batched: those without takebacks and rematches.
fn batchable(job: &Job) -> Option<&Change> {
    let Job::Append(append) = job else {
        return None;
    };
    let is_takeback = |event: &GameEvent| matches!(event.kind, EventKind::TakenBack { .. });
    let separate = append.rematch.is_some() || append.events.iter().any(is_takeback);
    (!separate).then_some(append)
}
