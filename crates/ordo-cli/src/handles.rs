//! File handles: every socket takes one, and the system's usual allowance is for a handful of files.

/// Asks the system for as many file handles as it gives this user, and says how many that are.
#[cfg(unix)]
pub(crate) fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    if setrlimit(Resource::Nofile, raised).is_ok() {
        maximum
    } else {
        current
    }
}

/// Other systems have no such limit, or another way to set it.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<u64> {
    None
}
