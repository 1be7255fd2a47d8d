//! The subcommands, one per file.

pub mod admin;
pub mod analyze;
pub mod backup;
pub mod bench;
pub mod best;
pub mod bot;
pub mod calibrate;
pub mod check;
pub mod completions;
pub mod convert;
pub mod export;
pub mod load;
pub mod man;
pub mod match_games;
pub mod moves;
pub mod perft;
pub mod replay;
pub mod restore;
pub mod rules;
pub mod selfplay;
pub mod serve;
pub mod show;
pub mod solve;
pub mod suite;
pub mod tune;
pub mod ugi;
