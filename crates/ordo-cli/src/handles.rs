//! The limit on open files; every socket counts as one.

/// Raises the soft limit on open files to the hard limit, and returns the new limit.
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

/// Does nothing: other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn raise() -> Option<u64> {
    None
}
