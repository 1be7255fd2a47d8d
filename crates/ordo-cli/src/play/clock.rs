//! The clocks of a local game.

use std::time::{Duration, Instant};

use ordo_api::TimeControl;
use ordo_rules::Color;

/// Both players' clocks. A side's clock first runs on its second move, as in online games.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    control: TimeControl,
    increment: Duration,
    left: [Duration; 2],
    running: Option<(Color, Instant)>,
    /// The times before each move, so that moves can be taken back.
    before: Vec<[Duration; 2]>,
}

impl Clock {
    /// Clocks for a time control; `None` without time limits. Days per move have no clock on one screen.
    pub(crate) fn new(control: TimeControl) -> Option<Clock> {
        let TimeControl::RealTime { initial, increment } = control else {
            return None;
        };
        let millis = |time: i64| Duration::from_millis(time.max(0) as u64);
        // With an increment only, the first move has the increment.
        let start = if initial == 0 { increment } else { initial };
        Some(Clock {
            control,
            increment: millis(increment),
            left: [millis(start); 2],
            running: None,
            before: Vec::new(),
        })
    }

    /// The time control.
    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    /// Time added with each move.
    pub(crate) fn increment(&self) -> Duration {
        self.increment
    }

    /// The same clocks with the given times.
    #[must_use]
    pub(crate) fn with_times(mut self, left: [Duration; 2]) -> Clock {
        self.left = left;
        self
    }

    /// Remaining time of a side.
    pub(crate) fn left(&self, color: Color, now: Instant) -> Duration {
        let left = self.left[color as usize];
        match self.running {
            Some((side, since)) if side == color => {
                left.saturating_sub(now.saturating_duration_since(since))
            }
            _ => left,
        }
    }

    /// The side whose clock runs.
    pub(crate) fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// The side whose time has run out.
    pub(crate) fn flagged(&self, now: Instant) -> Option<Color> {
        let color = self.running()?;
        self.left(color, now).is_zero().then_some(color)
    }

    /// Records a move of a side.
    pub(crate) fn moved(&mut self, color: Color, now: Instant) {
        self.before.push(self.left);
        let ran = self.running() == Some(color);
        self.stop(now);
        if ran {
            self.left[color as usize] += self.increment;
        }
    }

    /// Takes back a move: the times are those before it.
    pub(crate) fn taken_back(&mut self, now: Instant) {
        self.stop(now);
        if let Some(left) = self.before.pop() {
            self.left = left;
        }
    }

    /// The remaining times after each move, if all moves were made with these clocks; `first` moved first.
    pub(crate) fn after_moves(&self, first: Color, plies: usize) -> Vec<Duration> {
        if self.before.len() != plies {
            return Vec::new();
        }
        let later = self.before.iter().skip(1).chain([&self.left]);
        let movers = [first, !first].into_iter().cycle();
        later
            .zip(movers)
            .map(|(left, mover)| left[mover as usize])
            .collect()
    }

    /// Starts the clock of a side.
    pub(crate) fn start(&mut self, color: Color, now: Instant) {
        if self.running.is_none() {
            self.running = Some((color, now));
        }
    }

    /// Stops the clocks.
    pub(crate) fn stop(&mut self, now: Instant) {
        if let Some((color, _)) = self.running {
            self.left[color as usize] = self.left(color, now);
            self.running = None;
        }
    }
}

/// A time such as `4:59`, `0:09.3` or `1:02:03`.
pub(crate) fn show(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        return format!("{hours}:{minutes:02}:{rest:02}");
    }
    if seconds < 10 {
        return format!("0:{rest:02}.{}", time.subsec_millis() / 100);
    }
    format!("{minutes}:{rest:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn time_runs_for_the_side_to_move_and_comes_back_with_its_move() {
        let mut clock = Clock::new("5+3".parse().unwrap()).unwrap();
        let start = Instant::now();
        clock.moved(Color::White, start);
        assert_eq!(
            clock.left(Color::White, start),
            secs(300),
            "not running yet"
        );
        clock.start(Color::White, start);
        let later = start + secs(10);
        assert_eq!(clock.left(Color::White, later), secs(290));
        assert_eq!(clock.left(Color::Black, later), secs(300));
        clock.moved(Color::White, later);
        assert_eq!(
            clock.left(Color::White, later),
            secs(293),
            "with the increment"
        );
        clock.taken_back(later);
        assert_eq!(clock.left(Color::White, later + secs(5)), secs(300));
    }

    #[test]
    fn flags_fall() {
        let mut clock = Clock::new("1+0".parse().unwrap()).unwrap();
        let start = Instant::now();
        clock.start(Color::Black, start);
        assert_eq!(clock.flagged(start + secs(59)), None);
        assert_eq!(clock.flagged(start + secs(61)), Some(Color::Black));
        clock.stop(start + secs(30));
        assert_eq!(clock.flagged(start + secs(90)), None);
        assert!(Clock::new(TimeControl::Unlimited).is_none());
    }

    #[test]
    fn times_are_short() {
        let shown = |millis| show(Duration::from_millis(millis));
        assert_eq!(shown(299_900), "4:59");
        assert_eq!(shown(9_340), "0:09.3");
        assert_eq!(shown(3_723_000), "1:02:03");
    }
}
