//! Playing each other, over real sockets and a real database.

mod attacks;
mod ends;
mod games;
mod lists;
mod player;
mod restarts;
