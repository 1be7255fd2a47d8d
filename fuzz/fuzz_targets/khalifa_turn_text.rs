#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ordo_fuzz::khalifa_turn_text(bytes));
