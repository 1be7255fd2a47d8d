//! The surface that a browser sees: bytes in memory, JSON in UTF-8.
//!
//! The page asks for room (`reserve`), writes a question there, calls `call`, and reads the answer where `answer` says.
//! It provides the time (`now`, in milliseconds) and hears the lines of a search as they are found (`info`).

#![allow(unsafe_code)]

use std::cell::RefCell;
use std::time::Duration;

use crate::Ordo;

#[link(wasm_import_module = "ordo")]
unsafe extern "C" {
    safe fn now() -> f64;
    safe fn info(start: *const u8, length: usize);
}

#[derive(Default)]
struct Desk {
    ordo: Ordo,
    question: Vec<u8>,
    answer: String,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Makes room for a question of so many bytes and says where; nowhere if there is not so much memory.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.answer = String::new();
        desk.question = Vec::new();
        if desk.question.try_reserve_exact(length).is_err() {
            return std::ptr::null_mut();
        }
        desk.question.resize(length, 0);
        desk.question.as_mut_ptr()
    })
}

/// Answers the question and says how many bytes the answer has.
#[unsafe(no_mangle)]
extern "C" fn call() -> usize {
    ordo_engine::clock::set_source(|| {
        Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default()
    });
    DESK.with_borrow_mut(|desk| {
        let question = std::mem::take(&mut desk.question);
        desk.answer = desk
            .ordo
            .answer(&question, |line| info(line.as_ptr(), line.len()));
        desk.answer.len()
    })
}

/// Says where the answer is.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    DESK.with_borrow(|desk| desk.answer.as_ptr())
}
