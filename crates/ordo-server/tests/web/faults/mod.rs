//! Databases that fail.

mod postgres;
mod sqlite;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::client::{Running, SOON};
use crate::online::challenge::challenge;
use crate::online::player::Player;

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
async fn challenge_until_refused(server: &Running) -> Vec<String> {
    let mut made = Vec::new();
    for _ in 0..1000 {
        match create_challenge(server).await {
            Ok(id) => made.push(id),
            Err(status) => {
                assert_eq!(status, 503);
                return made;
            }
        }
    }
    panic!("1000 challenges were stored on a full disk");
}

async fn create_challenge(server: &Running) -> Result<String, u16> {
    let player = server.player().await;
    let wish = challenge().clock("1d").name("Ada").json();
    let (status, made) = player.post(server, "/api/games", &wish).await;
    match status {
        201 => Ok(made["id"].as_str().unwrap().to_owned()),
        other => Err(other),
    }
}

pub(crate) async fn exists(server: &Running, id: &str) -> bool {
    server.get(&format!("/api/games/{id}")).await.status == 200
}

/// Waits until `/readyz` answers with this status.
async fn until_ready(server: &Running, status: u16) {
    for _ in 0..100 {
        if server.get("/readyz").await.status == status {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("/readyz never answered {status}");
}

/// The status of the answer to White's first move.
async fn acknowledged(server: &Running, id: &str, white: &Player) -> u16 {
    let mv = json!({"type": "move", "ply": 1, "move": "a3-a4"});
    white.act(server, id, mv).await.0
}

pub(crate) async fn stop(server: Running) {
    if let Some(other) = server.other {
        other.stop.send(()).unwrap();
        timeout(SOON, other.ended).await.unwrap().unwrap();
    }
    server.stop.send(()).unwrap();
    timeout(SOON, server.ended).await.unwrap().unwrap();
}
