#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ordo_testkit::ugi::check_session(bytes));
