//! `ordo ugi --websocket`, with a real WebSocket client.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket, client};

use crate::ordo::ordo;

/// A running `ordo ugi --websocket`, killed on drop.
struct Bridge {
    child: Child,
    address: String,
}

impl Bridge {
    fn start(args: &[&str]) -> Bridge {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ordo"))
            .args(["ugi", "--websocket", "0"])
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line
            .strip_prefix("The engine is at ws://")
            .and_then(|rest| rest.strip_suffix(" (stop with Ctrl-C)\n"))
            .unwrap_or_else(|| panic!("{line}"));
        Bridge {
            address: address.to_owned(),
            child,
        }
    }

    fn connect(&self, origin: Option<&str>) -> Result<Client, Box<Error>> {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let mut request = format!("ws://{}", self.address)
            .into_client_request()
            .unwrap();
        if let Some(origin) = origin {
            let origin = origin.parse().unwrap();
            request.headers_mut().insert("origin", origin);
        }
        match client(request, stream) {
            Ok((socket, _)) => Ok(Client(socket)),
            Err(tokio_tungstenite::tungstenite::HandshakeError::Failure(error)) => {
                Err(Box::new(error))
            }
            Err(error) => panic!("{error}"),
        }
    }

    fn interrupt(&mut self) -> Option<i32> {
        let kill = Command::new("kill")
            .args(["-INT".to_owned(), self.child.id().to_string()])
            .status();
        assert!(kill.unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Client(WebSocket<TcpStream>);

impl Client {
    fn send(&mut self, lines: &str) {
        self.0.send(Message::text(lines)).unwrap();
    }

    /// The next line with this prefix, and the lines before it.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            match self.0.read().unwrap() {
                Message::Text(line) => lines.push(line.to_string()),
                Message::Ping(_) => continue,
                other => panic!("{other:?} after {lines:?}"),
            }
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    fn close_code(&mut self) -> CloseCode {
        loop {
            match self.0.read() {
                Ok(Message::Close(Some(frame))) => return frame.code,
                Ok(_) => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
}

#[test]
fn every_connection_has_its_own_session() {
    let bridge = Bridge::start(&[]);
    let mut one = bridge.connect(None).unwrap();
    let mut two = bridge.connect(Some("http://localhost:8080")).unwrap();
    one.send("ugi");
    let hello = one.until("ugiok");
    assert!(hello[0].starts_with("id name Ordo "), "{hello:?}");
    assert!(hello.iter().all(|line| !line.contains('\n')), "{hello:?}");
    one.send("position startpos moves a3-a4\nquery p1turn");
    assert_eq!(one.until("response"), ["response false"]);
    two.send("query p1turn\n");
    assert_eq!(two.until("response"), ["response true"]);
    one.send("setoption name MultiPV value 2");
    one.send("go infinite");
    one.until("info depth 2 ");
    one.send("stop");
    let best = one.until("bestmove").pop().unwrap();
    assert_ne!(best, "bestmove none");
    one.send("quit");
    assert_eq!(one.close_code(), CloseCode::Normal);
}

#[test]
fn pages_of_other_sites_are_refused() {
    let bridge = Bridge::start(&["--allow-origin", "https://ordo.example"]);
    for origin in ["https://ordo.example", "http://127.0.0.1:8080"] {
        assert!(bridge.connect(Some(origin)).is_ok(), "{origin}");
    }
    for origin in ["https://evil.example", "http://ordo.example", "null"] {
        match bridge.connect(Some(origin)).err().map(|error| *error) {
            Some(Error::Http(answer)) => assert_eq!(answer.status(), 403, "{origin}"),
            other => panic!("{origin}: {other:?}"),
        }
    }
}

#[test]
fn long_and_binary_messages_close_the_connection() {
    let bridge = Bridge::start(&[]);
    let mut client = bridge.connect(None).unwrap();
    client.send(&format!("position {}", "x".repeat(70_000)));
    assert_eq!(client.close_code(), CloseCode::Size);
    let mut client = bridge.connect(None).unwrap();
    client.0.send(Message::binary(vec![0_u8, 1])).unwrap();
    assert_eq!(client.close_code(), CloseCode::Unsupported);
    let mut client = bridge.connect(None).unwrap();
    client.send("nonsense");
    assert_eq!(
        client.until("info string"),
        ["info string error: unknown command \"nonsense\""]
    );
}

#[test]
fn interrupt_closes_connections_and_ends_searches() {
    let mut bridge = Bridge::start(&[]);
    let mut client = bridge.connect(None).unwrap();
    client.send("go movetime 600000");
    client.until("info depth 1 ");
    assert_eq!(bridge.interrupt(), Some(0));
    assert_eq!(client.close_code(), CloseCode::Away);
}

#[test]
fn another_program_is_bridged() {
    let command = format!("'{}' ugi --game khalifa", env!("CARGO_BIN_EXE_ordo"));
    let bridge = Bridge::start(&["--engine", &command]);
    let mut client = bridge.connect(None).unwrap();
    client.send("d\nisready");
    let board = client.until("readyok");
    assert!(board.contains(&"8/8/8/8/8/8/8/8 w".to_owned()), "{board:?}");
    client.send("quit");
    assert_eq!(client.close_code(), CloseCode::Normal);
    let missing = Bridge::start(&["--engine", "/no/such/program"]);
    let mut client = missing.connect(None).unwrap();
    let line = client.until("info string error: cannot start").pop();
    assert!(line.unwrap().contains("/no/such/program"));
    assert_eq!(client.close_code(), CloseCode::Normal);
}

#[test]
fn options_of_the_websocket_are_checked() {
    for args in [
        &["ugi", "--allow-origin", "https://ordo.example"][..],
        &["ugi", "--engine", "cat"],
        &["ugi", "--websocket", "nowhere"],
        &["ugi", "--websocket", "0", "--allow-origin", "ordo.example"],
        &["ugi", "--websocket", "0", "--engine", "'open"],
        &["ugi", "--websocket", "203.0.113.1:1"],
    ] {
        let run = ordo(args, "");
        assert_eq!(run.code, 2, "{args:?}");
        assert_eq!(run.err.lines().count(), 1, "{args:?}: {}", run.err);
    }
}
