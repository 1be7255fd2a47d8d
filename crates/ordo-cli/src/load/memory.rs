//! What the server's process takes.

/// Bytes of memory that a process on this machine holds, where the system tells.
pub(super) fn of(pid: Option<u32>) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pid?)).ok()?;
    resident(&status)
}

fn resident(status: &str) -> Option<u64> {
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
    fn of_a_process() {
        assert_eq!(
            resident("Name:\tordo\nVmRSS:\t   12 kB\nThreads:\t2\n"),
            Some(12 * 1024)
        );
        assert_eq!(resident("Name:\tordo\n"), None);
        assert_eq!(of(None), None);
        if cfg!(target_os = "linux") {
            assert!(of(Some(std::process::id())).unwrap() > 100_000);
        }
    }
}
