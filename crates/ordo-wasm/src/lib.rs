//! Ordo in the browser: rules, engine and puzzles of both games behind one small surface.
//!
//! The crate is built twice. Without the feature `engine` it is a small module with the rules, which a page needs before the
//! first move; with it, a module that also answers the requests in `engine`.
//!
//! Requests and answers are JSON; an answer is `{"ok": …}`, or `{"error": …}` with a message. `web/engine/types.d.ts` is
//! generated from their types, and `web/engine/` has the JavaScript side. The module keeps nothing between requests except the
//! engines' transposition tables, and ending tables once they are loaded: every request contains its game.
//!
//! ```
//! use ordo_wasm::Ordo;
//!
//! let request = br#"{"explain": {"input": {"game": "stein", "moves": []}, "move": "a3:b3-a5"}}"#;
//! let answer = Ordo::default().answer(request, |_| {});
//! assert!(answer.starts_with(r#"{"ok":{"legal":false,"message":{"code":"stein.splits","rule":"S5""#));
//! ```
//!
//! Messages are codes with arguments, which the web app translates: [`ordo_describe::codes`] lists them all.
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

#[cfg(target_arch = "wasm32")]
mod abi;
mod answers;
#[cfg(feature = "engine")]
mod engine;
mod game;
mod khalifa;
mod ordo;
mod record;
mod request;
mod shapes;
mod stein;

pub use ordo::Ordo;
