//! Playing each other, over real sockets and a real database.

mod archive;
mod attacks;
mod backends;
mod ends;
mod floods;
mod frames;
mod games;
mod limits;
mod lists;
mod matchmaking;
mod nodes;
mod operators;
mod place;
mod player;
mod restarts;
mod storage_faults;
