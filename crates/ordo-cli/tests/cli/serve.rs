//! `ordo serve` and `ordo admin`.

use std::io::{BufRead, BufReader, Read};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::http::{get, get_from};
use crate::ordo::ordo;

/// A running `ordo serve`, killed on drop.
pub(crate) struct Serving {
    pub(crate) child: Child,
    out: BufReader<std::process::ChildStdout>,
    /// The data directory of the user.
    home: TempDir,
}

impl Serving {
    pub(crate) fn start(args: &[&str]) -> Serving {
        let home = TempDir::new().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_ordo"))
            .args(args)
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("XDG_DATA_HOME", home.path())
            .env_remove("ORDO_DATABASE")
            .env_remove("ORDO_NATS")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        Serving { child, out, home }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line
    }

    /// The address printed on the first line.
    pub(crate) fn address(&mut self) -> String {
        let line = self.line();
        let address = line
            .strip_prefix("Listening on http://")
            .unwrap_or_else(|| panic!("{line}"));
        address
            .strip_suffix(" (stop with Ctrl-C)\n")
            .unwrap()
            .to_owned()
    }

    fn signal(&mut self, name: &str) -> Option<i32> {
        let kill = Command::new("kill")
            .args([format!("-{name}"), self.child.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn serve_stops_on_signals() {
    for signal in ["INT", "TERM"] {
        let mut serving = Serving::start(&["serve", "--port", "0"]);
        let address = serving.address();
        assert!(address.starts_with("127.0.0.1:"), "{address}");
        assert!(get(&address, "/healthz").status == 200);
        assert!(get(&address, "/").text.contains("<title>Ordo</title>"));
        assert_eq!(serving.signal(signal), Some(0), "{signal}");
        assert!(TcpStream::connect(&address).is_err());
    }
}

#[test]
fn unspecified_addresses_are_shown_as_localhost() {
    let mut serving = Serving::start(&["serve", "--port", "0", "--bind", "0.0.0.0"]);
    assert!(serving.address().starts_with("localhost:"));
}

#[test]
fn serve_checks_host_names_and_separates_metrics() {
    let mut serving = Serving::start(&[
        "serve",
        "--port",
        "0",
        "--host",
        "ordo.example",
        "--host",
        "www.ordo.example",
        "--metrics-listen",
        "127.0.0.1:0",
    ]);
    let address = serving.address();
    let line = serving.line();
    let metrics = line.strip_prefix("Metrics are at http://").unwrap();
    let metrics = metrics.strip_suffix("/metrics\n").unwrap();
    assert!(
        get(metrics, "/metrics")
            .text
            .contains("\nordo_connections 0\n")
    );
    assert!(get(&address, "/metrics").status == 404);
    for (host, status) in [("www.ordo.example", 200), ("evil.example", 421)] {
        assert_eq!(get_from(&address, host, "/").status, status, "{host}");
    }
}

#[test]
fn serve_reads_the_app_from_a_directory() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web");
    let mut serving = Serving::start(&["serve", "--port", "0", "--web-dir", folder]);
    let address = serving.address();
    assert!(get(&address, "/play").text.contains("src=\"/app/app.js\""));
}

#[cfg(target_os = "linux")]
#[test]
fn open_prints_the_address_without_a_desktop() {
    let mut serving = Serving::start(&["serve", "--port", "0", "--open"]);
    let address = serving.address();
    let line = serving.line();
    assert_eq!(
        line,
        format!("Open http://{address} in your browser: no desktop found\n")
    );
    assert!(get(&address, "/healthz").status == 200);
}

#[test]
fn start_errors_are_one_line() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listener.local_addr().unwrap().to_string();
    let port = listener.local_addr().unwrap().port().to_string();
    let run = ordo(&["serve", "--port", &port], "");
    assert_eq!(run.code, 2);
    assert!(
        run.err.starts_with(&format!(
            "ordo: port {port} on 127.0.0.1 is already in use: "
        )),
        "{}",
        run.err
    );
    assert!(run.err.contains("--port "), "{}", run.err);
    for args in [
        &["serve", "--port", &port][..],
        &["serve", "--port", "70000"],
        &["serve", "--bind", "here"],
        &["serve", "--bind", "192.0.2.1"],
        &["serve", "--web-dir", "no/such/folder"],
        &["serve", "--nonsense"],
        &["serve", "--port", "0", "--host", "http://ordo.example"],
        &["serve", "--port", "0", "--metrics-listen", "9090"],
        &["serve", "--port", "0", "--metrics-listen", &taken],
        &["serve", "--port", "0", "--metrics-token", "two words"],
        &[
            "serve",
            "--port",
            "0",
            "--database",
            "/no/such/folder/games.db",
        ],
        &["serve", "--port", "0", "--database", "postgres://x:y@[z"],
        &[
            "serve",
            "--port",
            "0",
            "--database",
            "none.db",
            "--nats",
            "nats://:x:",
        ],
    ] {
        let run = ordo(args, "");
        assert_eq!(
            (run.code, run.out.as_str(), run.err.lines().count()),
            (2, "", 1),
            "{args:?}: {}",
            run.err
        );
    }
}

#[test]
fn database_option_chooses_where_games_are_stored() {
    let mut serving = Serving::start(&["serve", "--port", "0"]);
    let address = serving.address();
    assert!(
        get(&address, "/api/games?list=lobby")
            .text
            .ends_with("{\"games\":[]}")
    );
    assert!(serving.home.path().join("ordo/games.db").exists());
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("other.db");
    let named = format!("sqlite:{}", file.display());
    let mut serving = Serving::start(&["serve", "--port", "0", "--database", &named]);
    let address = serving.address();
    assert!(
        get(&address, "/api/games?list=lobby")
            .text
            .ends_with("{\"games\":[]}")
    );
    assert!(file.exists());
    let mut serving = Serving::start(&["serve", "--port", "0", "--database", "none"]);
    let address = serving.address();
    assert!(get(&address, "/api/games?list=lobby").status == 404);
}

#[test]
fn a_database_file_is_locked_until_its_server_dies() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let args = ["serve", "--port", "0", "--database", file.to_str().unwrap()];
    let mut first = Serving::start(&args);
    first.address();
    let second = ordo(&args, "");
    assert_eq!((second.code, second.out.as_str()), (2, ""));
    let expected = format!(
        "ordo: cannot open the database {}: another server is using it; stop that one first, or use PostgreSQL to run \
         several servers",
        file.display()
    );
    assert_eq!(second.err.lines().last(), Some(expected.as_str()));
    // A killed server leaves no lock behind.
    assert_eq!(first.signal("KILL"), None);
    let mut third = Serving::start(&args);
    assert!(get(&third.address(), "/readyz").status == 200);
}

#[test]
fn prune_works_while_a_server_runs() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db");
    let file = file.to_str().unwrap();
    let mut serving = Serving::start(&["serve", "--port", "0", "--database", file]);
    serving.address();
    let prune = |more: &[&str]| {
        let args = [&["admin", "prune", "--database", file], more].concat();
        ordo(&args, "")
    };
    for more in [&[][..], &["--keep", "0"]] {
        let run = prune(more);
        assert_eq!(
            (run.code, run.out.as_str()),
            (0, "0 games deleted\n"),
            "{}",
            run.err
        );
    }
    for more in [
        &["--keep", "-1"][..],
        &["--keep", "x"],
        &["--database", "none"],
    ] {
        let run = prune(more);
        assert_eq!(
            (run.code, run.out.as_str(), run.err.lines().count()),
            (2, "", 1),
            "{}",
            run.err
        );
    }
    let missing = ["admin", "prune", "--database", "no/such/games.db"];
    let run = ordo(&missing, "");
    assert_eq!(run.err, "ordo: there is no file no/such/games.db\n");
}

#[test]
fn ordo_without_arguments_serves() {
    // The default port may be taken on this machine.
    let mut serving = Serving::start(&[]);
    let line = serving.line();
    if line.is_empty() {
        let mut err = String::new();
        serving
            .child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut err)
            .unwrap();
        assert!(
            err.starts_with("ordo: port 8080 on 127.0.0.1 is already in use: "),
            "{err}"
        );
    } else {
        assert_eq!(
            line,
            "Listening on http://127.0.0.1:8080 (stop with Ctrl-C)\n"
        );
    }
}
