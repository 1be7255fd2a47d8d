use std::time::Duration;

/// A benchmark case.
pub(crate) struct Case {
    pub(crate) name: String,
    /// The unit: leaves, games …
    pub(crate) unit: &'static str,
    /// The case whose speed this one is compared with.
    pub(crate) against: Option<&'static str>,
    /// The target ratio, if any.
    pub(crate) target: Option<f64>,
    /// Does the work and returns its amount, in units.
    pub(crate) work: Box<dyn FnMut() -> u64>,
}

/// Interleaved benchmark cases.
pub(crate) struct Rounds {
    count: usize,
    /// Run the minimum, as a smoke test.
    pub(crate) is_test: bool,
    cases: Vec<(Case, f64)>,
}

impl Rounds {
    pub(crate) fn new(count: usize, is_test: bool) -> Rounds {
        Rounds {
            count,
            is_test,
            cases: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, case: Case) {
        self.cases.push((case, 0.0));
    }

    /// Measures everything and prints a table.
    pub(crate) fn run(mut self) {
        for round in 1..=self.count {
            eprint!("\rround {round} of {}", self.count);
            for (case, best) in &mut self.cases {
                let started = cpu_time();
                let amount = (case.work)();
                let elapsed = cpu_time().saturating_sub(started);
                *best = best.max(amount as f64 / elapsed.as_secs_f64());
            }
        }
        eprintln!();
        println!("{:<52} {:>12}  {:>7}  target", "", "a second", "ratio");
        for (case, speed) in &self.cases {
            let base = case.against.and_then(|name| self.speed(name));
            let ratio = base.map_or(String::new(), |base| readable_ratio(speed / base));
            let target = case
                .target
                .map_or(String::new(), |target| format!("≥ {target}"));
            let name = format!("{} ({})", case.name, case.unit);
            println!("{name:<52} {:>12}  {ratio:>7}  {target}", readable(*speed));
        }
    }

    fn speed(&self, name: &str) -> Option<f64> {
        let found = self.cases.iter().find(|(case, _)| case.name == name);
        found.map(|(_, speed)| *speed)
    }
}

/// The CPU time of this thread: other processes on a shared machine don't count.
#[cfg(unix)]
fn cpu_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The time since the first call.
#[cfg(not(unix))]
fn cpu_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

fn readable(speed: f64) -> String {
    if speed >= 1e6 {
        format!("{:.1} M", speed / 1e6)
    } else {
        format!("{:.1} k", speed / 1e3)
    }
}

fn readable_ratio(ratio: f64) -> String {
    if ratio >= 1.0 {
        format!("{ratio:.2}")
    } else {
        format!("{ratio:.3}")
    }
}
