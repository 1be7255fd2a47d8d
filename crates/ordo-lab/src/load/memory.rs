//! Memory of the server's process.

/// Resident memory of a process on this machine, in bytes; Linux only.
pub(super) fn resident(pid: Option<u32>) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    parse_resident(&status)
}

fn parse_resident(status: &str) -> Option<u64> {
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resident_memory_is_read_from_the_status_file() {
        assert_eq!(
            parse_resident("Name:\tordo\nVmRSS:\t   12 kB\nThreads:\t2\n"),
            Some(12 * 1024)
        );
        assert_eq!(parse_resident("Name:\tordo\n"), None);
        assert_eq!(resident(None), None);
        if cfg!(target_os = "linux") {
            assert!(resident(Some(std::process::id())).unwrap() > 100_000);
        }
    }
}
