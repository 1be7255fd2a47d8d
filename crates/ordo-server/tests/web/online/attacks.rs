//! Forbidden actions, cross-origin requests, and malformed messages.

use ordo_server::{Config, OnlineLimits, Rate};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::backend::Backend;
use super::challenge::challenge;
use super::player::{Player, Socket, online};
use crate::client::start_with;

#[tokio::test]
async fn only_the_seated_player_moves_and_only_in_turn() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    let first = json!({"type": "move", "ply": 1, "move": "a3-a4"});
    let eve = server.player().await;
    let guess = Player {
        token: "2".repeat(32),
    };
    let nonsense = Player {
        token: "nonsense".to_owned(),
    };
    for stranger in [&eve, &guess, &nonsense] {
        assert_eq!(
            stranger.is_refused(&server, &id, first.clone()).await,
            "no-seat"
        );
        assert_eq!(
            stranger
                .is_refused(&server, &id, json!({"type": "resign"}))
                .await,
            "no-seat"
        );
    }
    let (status, _) = server
        .call(
            "POST",
            &format!("/api/games/{id}/actions"),
            &[],
            Some(&first),
        )
        .await;
    assert_eq!(status, 403);
    let mut watcher = Socket::open(&server, &id, &[]).await.unwrap();
    assert_eq!(watcher.ask("x", first.clone()).await["code"], "no-seat");

    assert_eq!(
        black.is_refused(&server, &id, first.clone()).await,
        "not-your-turn"
    );
    assert_eq!(
        white
            .is_refused(
                &server,
                &id,
                json!({"type": "move", "ply": 2, "move": "a3-a4"})
            )
            .await,
        "stale"
    );
    assert_eq!(
        white
            .is_refused(
                &server,
                &id,
                json!({"type": "move", "ply": 0, "move": "a3-a4"})
            )
            .await,
        "stale"
    );
    let (status, answer) = white
        .act(
            &server,
            &id,
            json!({"type": "move", "ply": 1, "move": "a3:b3-a5"}),
        )
        .await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (422, &json!("illegal-move"))
    );
    assert!(
        answer["error"]["message"]
            .as_str()
            .unwrap()
            .starts_with("S5: "),
        "{answer}"
    );
    for text in ["", "a3", "45-47", "a3-a9", "\u{0}", &"a".repeat(1000)] {
        let mv = json!({"type": "move", "ply": 1, "move": text});
        assert_eq!(
            white.is_refused(&server, &id, mv).await,
            "unreadable-move",
            "{text}"
        );
    }
    white.moves(&server, &id, 1, "a3-a4").await;
    assert_eq!(
        white.is_refused(&server, &id, first).await,
        "stale",
        "played already"
    );
    assert_eq!(white.view(&server, &id).await["state"]["plies"], 1);
}

#[tokio::test]
async fn retries_with_the_same_idempotency_key_are_not_applied_again() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    let mv = json!({"type": "move", "ply": 1, "move": "a3-a4", "id": "one"});
    let first = white.act(&server, &id, mv.clone()).await;
    assert_eq!(first.0, 200);
    for _ in 0..3 {
        assert_eq!(white.act(&server, &id, mv.clone()).await, first);
    }
    let mut socket = white.socket(&server, &id).await;
    assert_eq!(
        socket.ask("one", mv.clone()).await["seq"],
        first.1["seq"],
        "over a socket as well"
    );
    // Idempotency keys belong to a player.
    assert_eq!(black.is_refused(&server, &id, mv).await, "stale");
    black
        .act(
            &server,
            &id,
            json!({"type": "move", "ply": 2, "move": "a6-a5", "id": "one"}),
        )
        .await;
    let view = white.view(&server, &id).await;
    assert_eq!(view["state"]["plies"], 2);
    for id in [
        String::new(),
        "x".repeat(65),
        "é".to_owned(),
        "a b".to_owned(),
    ] {
        let bad = json!({"type": "offer-draw", "id": id});
        assert_eq!(
            white
                .is_refused(&server, view["id"].as_str().unwrap(), bad)
                .await,
            "bad-request"
        );
    }
}

#[tokio::test]
async fn one_of_many_concurrent_moves_succeeds() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.game("stein", "none").await;
    let tries = ["a3-a4", "b3-b4", "e3-e4", "f3-f4", "i3-i4", "j3-j4"].map(|mv| {
        let (server, id, white) = (&server, &id, &white);
        async move {
            white
                .act(server, id, json!({"type": "move", "ply": 1, "move": mv}))
                .await
                .0
        }
    });
    let [a, b, c, d, e, f] = tries;
    let (a, b, c, d, e, f) = tokio::join!(a, b, c, d, e, f);
    let done = [a, b, c, d, e, f]
        .into_iter()
        .filter(|status| *status == 200)
        .count();
    assert_eq!(done, 1);
    assert_eq!(white.view(&server, &id).await["state"]["plies"], 1);

    // The same for the free seat.
    let (_, made) = white.post(&server, "/api/games", &challenge().json()).await;
    let path = format!("/api/games/{}/join", made["id"].as_str().unwrap());
    let (eve, bob) = (server.player().await, server.player().await);
    let body = json!({});
    let (eve, bob) = tokio::join!(
        eve.post(&server, &path, &body),
        bob.post(&server, &path, &body)
    );
    let mut both = [eve.0, bob.0];
    both.sort_unstable();
    assert_eq!(both, [200, 409]);
}

#[tokio::test]
async fn cross_origin_requests_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.game("stein", "none").await;
    let bearer = format!("Bearer {}", white.token);
    let own = format!("http://{}", server.address);
    let other_scheme = format!("https://{}", server.address);
    for origin in [
        "https://evil.example",
        "null",
        "",
        "http://127.0.0.1:1",
        &other_scheme,
    ] {
        let headers = [("Authorization", bearer.as_str()), ("Origin", origin)];
        let (status, answer) = server
            .call(
                "POST",
                &format!("/api/games/{id}/actions"),
                &headers,
                Some(&json!({"type": "resign"})),
            )
            .await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (403, &json!("other-origin")),
            "{origin}"
        );
        assert!(
            Socket::open(&server, &id, &[("Origin", origin)])
                .await
                .is_err(),
            "{origin}"
        );
    }
    assert!(
        Socket::open_at(server.address, &id, &[("Origin", &own)])
            .await
            .is_ok()
    );
    assert_eq!(white.view(&server, &id).await["state"]["status"], "playing");
    // An HTML form cannot send JSON.
    let form = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 34\r\n\r\n{}",
        server.address, "{\"game\":\"stein\",\"clock\":\"none\"}   "
    );
    assert_eq!(
        crate::client::Answer::read(&server.raw(form.as_bytes()).await).status,
        400
    );
}

#[tokio::test]
async fn seat_tokens_are_never_sent_or_stored() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, black) = server.game("stein", "none").await;
    let mut watcher = Socket::open(&server, &id, &[]).await.unwrap();
    let mut seen = vec![watcher.until("game").await.to_string()];
    white.moves(&server, &id, 1, "a3-a4").await;
    black.does(&server, &id, "resign").await;
    seen.push(watcher.until_event("over").await.to_string());
    seen.push(
        server
            .get(&format!("/api/games/{id}"))
            .await
            .text()
            .to_owned(),
    );
    seen.push(
        server
            .get(&format!("/api/games/{id}/record"))
            .await
            .text()
            .to_owned(),
    );
    seen.push(
        server
            .get("/api/games?list=archive")
            .await
            .text()
            .to_owned(),
    );
    let stored = Backend::of(folder.path()).await.stored(folder.path()).await;
    for secret in [&white.token, &black.token] {
        assert!(seen.iter().all(|text| !text.contains(secret.as_str())));
        let found = |bytes: &[u8]| bytes == secret.as_bytes();
        assert!(!stored.windows(secret.len()).any(found), "stored");
    }
    assert!(stored.windows(3).any(|bytes| bytes == b"Ada"));
    assert!(seen.iter().all(|text| !text.contains("seat")));
}

#[tokio::test]
async fn malformed_and_oversized_messages_are_refused() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let (id, white, _) = server.game("stein", "none").await;
    let actions = format!("/api/games/{id}/actions");
    let big = format!(
        "{{\"type\":\"move\",\"ply\":1,\"move\":\"{}\"}}",
        "a".repeat(100_000)
    );
    let deep = "[".repeat(3000);
    let bearer = format!("Bearer {}", white.token);
    for body in [
        "",
        "{",
        "null",
        "[]",
        "{}",
        "\"move\"",
        "{\"type\":\"nonsense\"}",
        "{\"type\":\"move\"}",
        "{\"type\":\"move\",\"ply\":-1,\"move\":\"a\"}",
        "{\"type\":\"move\",\"ply\":1e99,\"move\":\"a\"}",
        "{\"type\":1}",
        "\u{feff}",
        &big,
        &deep,
    ] {
        let answer = server
            .call_raw("POST", &actions, &[("Authorization", &bearer)], Some(body))
            .await;
        let expected = if body.len() > 4096 { 413 } else { 400 };
        assert_eq!(answer.status, expected, "{}", &body[..body.len().min(50)]);
    }
    for wish in [
        json!({}),
        challenge().game("chess").json(),
        json!({"game": "stein"}),
        json!({"game": "stein", "clock": "9999+0"}),
        json!({"game": "stein", "clock": "none", "side": "x"}),
        json!({"game": "stein", "clock": "none", "more": 1}),
        json!({"game": "stein", "clock": 5}),
    ] {
        assert_eq!(
            white.post(&server, "/api/games", &wish).await.0,
            400,
            "{wish}"
        );
    }
    for path in [
        "/api/games/x",
        "/api/games/..%2f..",
        "/api/games/222222222222",
        "/api/games/22222222222%00",
        "/api/nothing",
        "/api/",
    ] {
        assert_eq!(server.get(path).await.status, 404, "{path}");
    }
    let mut socket = white.socket(&server, &id).await;
    for text in ["", "nonsense", "{}", "[1,2,3]", "{\"type\":\"move\"}"] {
        socket.send_text(text.to_owned()).await;
        assert_eq!(socket.until("refused").await["code"], "bad-request");
    }
    for length in [2049, 16_000] {
        let mut socket = white.socket(&server, &id).await;
        socket.send_text("x".repeat(length)).await;
        assert_eq!(socket.closed().await, Some(1009), "{length}");
    }
    // Closing with unread data may reset the connection before the close code arrives.
    socket.send_text("x".repeat(100_000)).await;
    assert!(matches!(socket.closed().await, Some(1009) | None));
    assert_eq!(white.view(&server, &id).await["state"]["status"], "playing");
}

#[tokio::test]
async fn names_are_sanitized() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let ada = server.player().await;
    let (_, made) = ada
        .post(
            &server,
            "/api/games",
            &challenge().name(" \u{202e}Ada\n\"]<b> ").json(),
        )
        .await;
    assert_eq!(made["creator"], "Ada \"]<b>");
    let id = made["id"].as_str().unwrap();
    let bob = server.player().await;
    bob.post(
        &server,
        &format!("/api/games/{id}/join"),
        &json!({"name": "\\\"x"}),
    )
    .await;
    let record = server.get(&format!("/api/games/{id}/record")).await;
    let record: ordo_rules::record::Record = record.text().parse().unwrap();
    let names = [
        record.tags.get("White").unwrap(),
        record.tags.get("Black").unwrap(),
    ];
    assert!(names.contains(&"Ada \"]<b>") && names.contains(&"\\\"x"));
}

#[tokio::test]
async fn requests_messages_and_challenges_are_limited() {
    let folder = TempDir::new().unwrap();
    let requests = Rate {
        burst: 12.0,
        per_second: 0.0,
    };
    let online_limits = OnlineLimits {
        requests,
        ..OnlineLimits::default()
    };
    let database = Some(folder.path().join("games.db").into());
    let server = start_with(Config {
        database,
        online: online_limits,
        ..Config::default()
    })
    .await;
    let mut statuses: Vec<u16> = Vec::new();
    for _ in 0..15 {
        statuses.push(
            server
                .call("GET", "/api/games?list=lobby", &[], None)
                .await
                .0,
        );
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 12);
    assert_eq!(statuses.last(), Some(&429));
    assert_eq!(
        server.get("/healthz").await.status,
        200,
        "other pages are not affected"
    );

    let folder = TempDir::new().unwrap();
    let database = Some(folder.path().join("games.db").into());
    let server = start_with(Config {
        database,
        ..Config::default()
    })
    .await;
    let (id, white, _) = server.game("stein", "none").await;
    let mut socket = white.socket(&server, &id).await;
    for _ in 0..100 {
        socket.send(&json!({"type": "decline-draw"})).await;
    }
    assert_eq!(socket.closed().await, Some(1008));

    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let ada = server.player().await;
    let mut statuses: Vec<(u16, Value)> = Vec::new();
    for _ in 0..11 {
        statuses.push(ada.post(&server, "/api/games", &challenge().json()).await);
    }
    assert!(statuses[..10].iter().all(|(status, _)| *status == 201));
    assert_eq!(
        (statuses[10].0, &statuses[10].1["error"]["code"]),
        (429, &json!("many-challenges"))
    );
}
