//! Playing each other, over real sockets and a real database.

mod archive;
mod attacks;
mod backends;
mod ends;
mod games;
mod lists;
mod nodes;
mod place;
mod player;
mod restarts;
