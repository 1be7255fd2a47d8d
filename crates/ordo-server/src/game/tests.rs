//! Requests that are granted and refused: seats, moves, offers and rematches.

mod moves;
mod offers;
mod rematches;
mod rows;
mod seats;
mod views;
