#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ordo_server::test_support::online_messages(bytes));
