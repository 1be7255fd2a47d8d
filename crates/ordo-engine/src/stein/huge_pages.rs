//! Huge pages for the transposition table.

#![allow(unsafe_code)]

/// Asks the system to back the spare capacity of a vector with huge pages. Call it before the memory is first written.
///
/// With 4 KB pages, most probes of a large table miss the TLB. The request is only a hint: it affects speed, not results.
#[cfg(target_os = "linux")]
pub(super) fn request<T>(table: &mut Vec<T>) {
    use rustix::mm::{Advice, madvise};

    const PAGE: usize = 4096;
    let spare = table.spare_capacity_mut();
    // Whole pages only: the advice is for addresses that are multiples of the page size.
    let start = spare.as_mut_ptr() as usize;
    let first = start.next_multiple_of(PAGE);
    let len = (start + size_of_val(spare)).saturating_sub(first) / PAGE * PAGE;
    if len > 0 {
        let pages = spare.as_mut_ptr().wrapping_byte_add(first - start);
        // SAFETY: the range lies within memory that the vector owns, and the advice changes neither its contents nor its
        // protection. An error only means that there are no huge pages.
        let _ = unsafe { madvise(pages.cast(), len, Advice::LinuxHugepage) };
    }
}

/// Other systems have no such request.
#[cfg(not(target_os = "linux"))]
pub(super) fn request<T>(_: &mut Vec<T>) {}

#[cfg(test)]
mod tests {
    #[test]
    fn any_size_can_be_requested() {
        for len in [0, 1, 63, 64, 1_000, 100_000] {
            let mut table: Vec<u64> = Vec::with_capacity(len);
            super::request(&mut table);
            table.resize(len, 7);
            assert!(table.iter().all(|&entry| entry == 7));
        }
    }
}
