//! Limits on open challenges, and floods of them.

use ordo_api::{ErrorCode, GameId, ListName, Snapshot, Status};
use ordo_client::reqwest::Method;
use ordo_server::OnlineLimits;
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use super::challenge::challenge;
use super::player::send;
use super::servers::{behind_proxy, online, online_within, open_rates, single};
use crate::client::{Running, eventually, start_with};

/// Creates a challenge from this address.
async fn create_from(server: &Running, from: &str) -> Result<GameId, ErrorCode> {
    let request = server.client().request(Method::POST, "/api/games");
    let request = request.header("X-Forwarded-For", from);
    let made: Snapshot = send(request.json(&challenge().public().build())).await?;
    Ok(made.id)
}

async fn is_open(server: &Running, id: &GameId) -> bool {
    server.snapshot(id).await.state.status == Status::Open
}

#[tokio::test]
async fn open_challenges_are_limited_per_player() {
    let folder = TempDir::new().unwrap();
    let server = online(folder.path()).await;
    let ada = server.player().await;
    let offer = challenge().build();
    for _ in 0..10 {
        ada.try_create(&server, &offer).await.unwrap();
    }
    let refused = ada.try_create(&server, &offer).await.unwrap_err();
    assert_eq!(refused, ErrorCode::ManyChallenges);
}

#[tokio::test]
async fn open_challenges_are_limited_per_address_and_in_total() {
    let per_address = OnlineLimits {
        challenges_per_address: 3,
        ..open_rates()
    };
    let total = OnlineLimits {
        challenges: 3,
        ..open_rates()
    };
    for limits in [per_address, total] {
        let folder = TempDir::new().unwrap();
        let server = start_with(single(&folder, limits)).await;
        let offer = challenge();
        // A new player each time, from the same address.
        let mut made = Vec::new();
        for _ in 0..3 {
            let player = server.player().await;
            made.push(player.create(&server, offer.clone()).await.id);
        }
        let client = server.player().await.client(&server);
        let offer = offer.build();
        for refused in [
            client.create(&offer).await,
            client.quick_match(&offer).await,
        ] {
            let code = refused.unwrap_err().code();
            assert_eq!(code, Some(ErrorCode::ManyChallenges));
        }
        // A joined challenge frees its slot.
        client.join(&made[0], "Bob").await.unwrap();
        let ada = server.player().await;
        let public = ada.create(&server, challenge().public()).await;
        // Joining an existing challenge needs no slot.
        let paired = client.quick_match(&offer).await.unwrap();
        assert_eq!(paired.id, public.id);
    }
}

#[tokio::test]
async fn addresses_of_one_ipv6_network_share_a_limit() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        challenges_per_address: 2,
        ..open_rates()
    };
    let server = behind_proxy(&folder, limits).await;
    for subnet in 0..20 {
        let made = create_from(&server, &format!("2001:db8:1:{subnet:x}::1")).await;
        // Four times the limit of one address.
        assert_eq!(made.is_ok(), subnet < 8, "{subnet}");
    }
    let refused = create_from(&server, "2001:db8:1:ffff::1").await;
    assert_eq!(refused, Err(ErrorCode::ManyChallenges));
    assert!(create_from(&server, "2001:db8:2::1").await.is_ok());
}

#[tokio::test]
async fn challenges_of_disconnected_clients_count_towards_the_limit() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        challenges_per_address: 3,
        ..open_rates()
    };
    let server = online_within(folder.path(), limits).await;
    let body = challenge().public().json();
    let request = format!(
        "POST /api/games HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    );
    for _ in 0..60 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        // Disconnects before the response.
        drop(stream);
    }
    // Requests are handled in order.
    let offer = challenge().build();
    eventually("a challenge is refused", async || {
        let made = server.player().await.try_create(&server, &offer).await;
        made == Err(ErrorCode::ManyChallenges)
    })
    .await;
    let open = server.list(ListName::Lobby).await.len();
    let per_server = if server.other.is_some() { 6 } else { 3 };
    assert!(open <= per_server, "{open} challenges");
}

#[tokio::test]
async fn a_full_server_evicts_the_largest_network_for_newcomers() {
    let folder = TempDir::new().unwrap();
    let limits = OnlineLimits {
        challenges: 10,
        ..open_rates()
    };
    let server = behind_proxy(&folder, limits).await;
    let honest = create_from(&server, "192.0.2.1").await.unwrap();
    let mut flood = Vec::new();
    for n in 0..9 {
        let made = create_from(&server, &format!("2001:db8:1:{n:x}::1")).await;
        flood.push(made.unwrap());
    }
    let refused = create_from(&server, "2001:db8:1:ff::1").await;
    assert!(refused.is_err(), "the flooding network is refused");
    for n in 2..5 {
        let made = create_from(&server, &format!("192.0.2.{n}")).await.unwrap();
        assert!(is_open(&server, &made).await);
    }
    assert!(is_open(&server, &honest).await);
    let mut left = 0;
    for id in &flood {
        left += u32::from(is_open(&server, id).await);
    }
    assert_eq!(left, 6, "three were evicted");
}
