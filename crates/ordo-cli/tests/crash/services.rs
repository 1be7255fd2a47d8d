//! The processes under test: `ordo serve`, and PostgreSQL and NATS from `scripts/services`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/services");

/// A running `ordo serve`.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) async fn start(args: &[&str]) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ordo"));
        command
            .args(["serve", "--port", "0", "--rate", "1000000"])
            .args(["--messages-per-address", "1000000"])
            .args(args)
            .env("ORDO_LOG", "off")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        let start = move || {
            let mut child = command.spawn().unwrap();
            let mut line = String::new();
            let out = child.stdout.take().unwrap();
            BufReader::new(out).read_line(&mut line).unwrap();
            let address = line.strip_prefix("Listening on http://");
            let address = address.and_then(|line| line.split(' ').next()?.parse().ok());
            let address = address.unwrap_or_else(|| panic!("the server does not start: {line:?}"));
            Server { child, address }
        };
        tokio::task::spawn_blocking(start).await.unwrap()
    }

    /// Kills the server with SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Running PostgreSQL and NATS servers, stopped on drop.
pub(crate) struct Services {
    folder: PathBuf,
    pub(crate) postgres: String,
    pub(crate) nats: String,
}

impl Services {
    pub(crate) fn start(folder: &Path) -> Services {
        let started = Command::new(SCRIPT)
            .arg("start")
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            // Not a pipe, because the services would keep it open.
            .stderr(fs::File::create(folder.with_extension("log")).unwrap())
            .status()
            .unwrap();
        if !started.success() {
            let log = fs::read_to_string(folder.with_extension("log")).unwrap();
            panic!("scripts/services start failed: {log}");
        }
        let env = fs::read_to_string(folder.join("env")).unwrap();
        let value = |name: &str| {
            let mut lines = env.lines();
            let line = lines.find_map(|line| line.strip_prefix(&format!("export {name}=")));
            line.unwrap().to_owned()
        };
        Services {
            folder: folder.to_owned(),
            postgres: value("ORDO_TEST_POSTGRES"),
            nats: value("ORDO_TEST_NATS"),
        }
    }

    /// Runs a command of `scripts/services`.
    pub(crate) async fn command(&self, words: &[&str]) {
        let (word, more) = words.split_first().unwrap();
        let mut command = Command::new(SCRIPT);
        command
            .arg(word)
            .arg(&self.folder)
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        let run = move || command.status().unwrap();
        let status = tokio::task::spawn_blocking(run).await.unwrap();
        assert!(status.success(), "{words:?}");
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        let _ = Command::new(SCRIPT)
            .arg("stop")
            .arg(&self.folder)
            .stdin(Stdio::null())
            .status();
    }
}
