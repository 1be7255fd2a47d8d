//! The exported functions: requests and answers are JSON in UTF-8, passed through memory.
//!
//! The page allocates a buffer with `reserve`, writes a request to it, calls `call`, and reads the answer at the address that
//! `answer` returns. A file of ending tables is written to the buffer, too, and loaded with `tables`. The page provides the time
//! (`now`, in milliseconds) and receives the lines of a search as they are found (`info`).

#![allow(unsafe_code)]

use std::cell::RefCell;
#[cfg(feature = "engine")]
use std::time::Duration;

use crate::Ordo;

#[link(wasm_import_module = "ordo")]
unsafe extern "C" {
    #[cfg(feature = "engine")]
    safe fn now() -> f64;
    safe fn info(start: *const u8, length: usize);
}

/// The state of the module.
#[derive(Default)]
struct Instance {
    ordo: Ordo,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    static INSTANCE: RefCell<Instance> = RefCell::default();
}

/// Allocates `length` bytes for a request and returns their address; null if there is not enough memory.
#[unsafe(no_mangle)]
extern "C" fn reserve(length: usize) -> *mut u8 {
    INSTANCE.with_borrow_mut(|instance| {
        instance.answer = String::new();
        instance.request = Vec::new();
        if instance.request.try_reserve_exact(length).is_err() {
            return std::ptr::null_mut();
        }
        instance.request.resize(length, 0);
        instance.request.as_mut_ptr()
    })
}

/// Makes this thread, which has its own instance and stack on the shared memory, a helper of the searches in that
/// memory. It never returns.
#[cfg(target_feature = "atomics")]
#[unsafe(no_mangle)]
extern "C" fn help() {
    ordo_engine::helpers::serve()
}

/// Answers the request and returns the length of the answer in bytes.
#[unsafe(no_mangle)]
extern "C" fn call() -> usize {
    #[cfg(feature = "engine")]
    ordo_engine::clock::set_source(|| {
        Duration::try_from_secs_f64(now() / 1000.0).unwrap_or_default()
    });
    INSTANCE.with_borrow_mut(|instance| {
        let request = std::mem::take(&mut instance.request);
        instance.answer = instance
            .ordo
            .answer(&request, |line| info(line.as_ptr(), line.len()));
        instance.answer.len()
    })
}

/// Loads the reserved bytes as a file of ending tables, and returns the length of the answer in bytes.
#[cfg(feature = "engine")]
#[unsafe(no_mangle)]
extern "C" fn tables() -> usize {
    INSTANCE.with_borrow_mut(|instance| {
        let packed = std::mem::take(&mut instance.request);
        instance.answer = instance.ordo.load_tables(packed);
        instance.answer.len()
    })
}

/// The address of the answer.
#[unsafe(no_mangle)]
extern "C" fn answer() -> *const u8 {
    INSTANCE.with_borrow(|instance| instance.answer.as_ptr())
}
