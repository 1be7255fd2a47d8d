#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ordo_fuzz::record_import(bytes));
