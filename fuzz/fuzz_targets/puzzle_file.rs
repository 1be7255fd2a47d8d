#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ordo_fuzz::puzzle_file(bytes));
