//! Databases that fail.

mod postgres;
mod sqlite;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ordo_api::{ErrorCode, GameId};
use tempfile::TempDir;

use crate::client::{Running, eventually};
use crate::online::challenge::challenge;
use crate::online::player::{Player, mv};

/// A mounted tmpfs, unmounted on drop.
struct SmallDisk(TempDir);

impl SmallDisk {
    fn mount(size: &str) -> SmallDisk {
        let folder = TempDir::new().unwrap();
        let size = format!("size={size},mode=777");
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "tmpfs"])
            .arg(folder.path())
            .output()
            .unwrap();
        let error = String::from_utf8_lossy(&mount.stderr);
        assert!(mount.status.success(), "cannot mount a tmpfs: {error}");
        SmallDisk(folder)
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills the disk with a file, and returns its path.
    fn fill(&self) -> PathBuf {
        let ballast = self.path().join("ballast");
        let mut file = fs::File::create(&ballast).unwrap();
        let block = [0; 4096];
        while std::io::Write::write_all(&mut file, &block).is_ok() {}
        ballast
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// Creates challenges until one is refused; returns the acknowledged ones.
async fn challenge_until_refused(server: &Running) -> Vec<GameId> {
    let mut made = Vec::new();
    for _ in 0..1000 {
        match create_challenge(server).await {
            Ok(id) => made.push(id),
            Err(code) => {
                assert_eq!(code, ErrorCode::TryAgain);
                return made;
            }
        }
    }
    panic!("1000 challenges were stored on a full disk");
}

async fn create_challenge(server: &Running) -> Result<GameId, ErrorCode> {
    let player = server.player().await;
    let offer = challenge().clock("1d").name("Ada").build();
    Ok(player.try_create(server, &offer).await?.id)
}

/// Waits until `/readyz` answers with this status.
async fn until_ready(server: &Running, status: u16) {
    eventually(&format!("/readyz answers {status}"), async || {
        server.get("/readyz").await.status == status
    })
    .await;
}

/// White's first move.
async fn first_move(server: &Running, id: &GameId, white: &Player) -> Result<u32, ErrorCode> {
    white.act(server, id, mv(1, "a3-a4")).await
}
