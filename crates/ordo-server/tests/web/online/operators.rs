//! Readiness, metrics, and the OpenAPI description.

use std::collections::BTreeSet;

use ordo_api::{Action, ErrorCode, RuleSet};
use ordo_server::Config;
use serde_json::Value;
use tempfile::TempDir;

use super::challenge::challenge;
use super::player::{mv, with_key};
use super::servers::{online, open_rates, single};
use crate::client::{start, start_with};

#[tokio::test]
async fn readiness_and_metrics_follow_the_games() {
    let folder = TempDir::new().unwrap();
    let server = start_with(single(&folder, open_rates())).await;
    assert_eq!(server.get("/readyz").await.status, 200);
    let (id, white, black) = server.start_game(RuleSet::Stein, "none").await;
    for _ in 0..3 {
        let first = with_key("x", mv(1, "a3-a4"));
        white.act(&server, &id, first).await.unwrap();
    }
    white.is_refused(&server, &id, mv(1, "a3-a4")).await;
    black.does(&server, &id, Action::Resign).await;
    for player in [&white, &black] {
        player.does(&server, &id, Action::OfferRematch).await;
    }
    white.create(&server, challenge().clock("3d")).await;
    let metrics = server.get("/metrics").await;
    assert_eq!(
        metrics.header("content-type"),
        Some("application/openmetrics-text; version=1.0.0; charset=utf-8")
    );
    for line in [
        "ordo_moves_total 1",
        "ordo_refused_total 1",
        "ordo_failed_total 0",
        "ordo_challenges_total 2",
        "ordo_games_begun_total 2",
        "ordo_games_ended_total{reason=\"resignation\"} 1",
        "ordo_games_playing 1",
        "ordo_challenges_open 1",
        "ordo_sockets 0",
        "ordo_action_seconds_count 6",
        "ordo_http_responses_total{class=\"4xx\"} 1",
    ] {
        assert!(
            metrics.text().lines().any(|found| found == line),
            "{line}\n{}",
            metrics.text()
        );
    }
    assert!(!metrics.text().contains(id.as_str()), "numbers, no games");
}

#[tokio::test]
async fn servers_without_online_play_are_ready() {
    let server = start().await;
    assert_eq!(server.get("/readyz").await.status, 200);
    let metrics = server.get("/metrics").await;
    assert!(metrics.text().contains("ordo_build_info{version="));
    let answer = server.get("/api/games?list=live").await;
    assert_eq!(answer.status, 404);
    assert_eq!(answer.error(), ErrorCode::NoSuchCall);
}

/// A request as a proxy forwards it for another machine.
const FORWARDED: (&str, &str) = ("X-Forwarded-For", "203.0.113.9");

#[tokio::test]
async fn metrics_are_local_by_default() {
    for trust_proxy in [false, true] {
        let server = start_with(Config {
            trust_proxy,
            ..Config::default()
        })
        .await;
        for path in ["/metrics", "/readyz"] {
            assert_eq!(server.get(path).await.status, 200, "{path}");
            let forwarded = server.request("GET", path, &[FORWARDED]).await;
            assert_eq!(forwarded.status, 403, "{path}");
            assert!(forwarded.text().contains("--metrics-token"));
        }
        let forwarded = server.request("GET", "/healthz", &[FORWARDED]).await;
        assert_eq!(forwarded.status, 200);
    }
}

#[tokio::test]
async fn metrics_are_readable_with_the_token() {
    let server = start_with(Config {
        metrics_token: Some("secret".to_owned()),
        ..Config::default()
    })
    .await;
    for path in ["/metrics", "/readyz"] {
        for (authorization, status) in [
            ("Bearer secret", 200),
            ("Bearer Secret", 401),
            ("Bearer secret2", 401),
            ("Bearer ", 401),
            ("secret", 401),
        ] {
            let headers = [FORWARDED, ("Authorization", authorization)];
            let answer = server.request("GET", path, &headers).await;
            assert_eq!(answer.status, status, "{path} {authorization}");
            let asks = (status == 401).then_some("Bearer");
            assert_eq!(answer.header("www-authenticate"), asks);
        }
        let without = server.request("GET", path, &[FORWARDED]).await;
        assert_eq!(without.status, 401, "{path}");
        assert_eq!(
            server.get(path).await.status,
            200,
            "this machine needs none"
        );
    }
}

#[tokio::test]
async fn metrics_can_have_a_separate_listen_address() {
    for (token, status) in [(None, 200), (Some("secret".to_owned()), 401)] {
        let server = start_with(Config {
            metrics_listen: Some("127.0.0.1:0".parse().unwrap()),
            metrics_token: token,
            ..Config::default()
        })
        .await;
        let metrics = server.metrics_address.unwrap();
        assert_eq!(server.get("/healthz").await.status, 200);
        for path in ["/metrics", "/readyz"] {
            assert_eq!(server.get(path).await.status, 404, "{path}");
            let own = crate::client::get_at(metrics, path, &[]).await;
            assert_eq!(own.status, 200, "{path}");
            let forwarded = crate::client::get_at(metrics, path, &[FORWARDED]).await;
            assert_eq!(forwarded.status, status, "{path}");
        }
        let healthz = crate::client::get_at(metrics, "/healthz", &[FORWARDED]).await;
        assert_eq!(healthz.status, 200);
        for path in ["/", "/app/app.js", "/api/openapi.json"] {
            let other = crate::client::get_at(metrics, path, &[]).await;
            assert_eq!(other.status, 404, "{path}");
        }
        server.stop.send(()).unwrap();
        server.ended.await.unwrap();
        let closed = tokio::net::TcpStream::connect(metrics).await;
        assert!(closed.is_err(), "the port is closed");
    }
}

#[tokio::test]
async fn metrics_are_rate_limited() {
    let server = start().await;
    let mut refused = None;
    for _ in 0..1000 {
        let answer = server.get("/metrics").await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.unwrap();
    assert_eq!(refused.status, 429);
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(server.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn every_described_call_exists() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let description = server.get("/api/openapi.json").await;
    let description: Value = serde_json::from_slice(&description.body).unwrap();
    assert_eq!(description["openapi"], "3.1.0");
    let mut described = BTreeSet::new();
    for (path, calls) in description["paths"].as_object().unwrap() {
        let methods = calls.as_object().unwrap().keys();
        for method in methods.filter(|key| *key != "parameters") {
            described.insert((path.clone(), method.clone()));
        }
    }
    assert!(described.len() > 10, "{described:?}");
    for (path, method) in &described {
        let path = format!("/api{}", path.replace("{id}", "222222222222"));
        let answer = server
            .call(&method.to_uppercase(), &path, &[], Some("{}"))
            .await;
        if answer.status >= 400 {
            let code = answer.error();
            assert_ne!(code, ErrorCode::NoSuchCall, "{method} {path}");
            assert_ne!(code, ErrorCode::NoSuchMethod, "{method} {path}");
        }
        let wrong = server.call("PATCH", &path, &[], None).await;
        assert_eq!(wrong.status, 405);
        assert_eq!(wrong.error(), ErrorCode::NoSuchMethod);
        assert!(
            wrong
                .header("allow")
                .unwrap()
                .contains(&method.to_uppercase())
        );
    }
}

#[test]
fn openapi_references_resolve() {
    let text = include_str!("../../../openapi.json");
    let description: Value = serde_json::from_str(text).unwrap();
    let mut all = vec![&description];
    let mut found = 0;
    while let Some(value) = all.pop() {
        if let Some(reference) = value.get("$ref").and_then(Value::as_str) {
            let pointer = reference.strip_prefix('#').unwrap();
            assert!(description.pointer(pointer).is_some(), "{reference}");
            found += 1;
        }
        match value {
            Value::Array(values) => all.extend(values),
            Value::Object(values) => all.extend(values.values()),
            _ => (),
        }
    }
    assert!(found > 50);
}
