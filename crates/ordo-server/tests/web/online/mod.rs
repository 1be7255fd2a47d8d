//! Playing each other, over real sockets and a real database.

mod attacks;
mod ends;
mod games;
mod limits;
mod lists;
mod operators;
mod player;
mod restarts;
