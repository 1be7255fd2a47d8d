//! The subcommands, one per file.

pub(crate) mod admin;
pub(crate) mod analyze;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod best;
pub(crate) mod bot;
pub(crate) mod calibrate;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod export;
pub(crate) mod load;
pub(crate) mod man;
pub(crate) mod match_games;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod selfplay;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod suite;
pub(crate) mod tune;
pub(crate) mod ugi;
