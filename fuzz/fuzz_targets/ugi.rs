#![no_main]

#[path = "../src/ugi.rs"]
mod law;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| law::ugi(bytes));
