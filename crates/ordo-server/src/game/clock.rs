//! The clocks of a game, computed from stored times: Unix times and durations in milliseconds.

use crate::game::lag::LagQuota;
use ordo_api::{BySide, Millis, Side, TimeControl};

/// The clocks of a game that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GameClock {
    control: TimeControl,
    /// Remaining time of each side when the turn began.
    left: BySide<Millis>,
    /// When the turn began.
    since: Millis,
    /// Number of moves; real-time clocks start after both first moves.
    plies: usize,
    /// The remaining lag-compensation quota of each side.
    lag: BySide<LagQuota>,
}

impl GameClock {
    pub(crate) fn new(control: TimeControl, at: Millis) -> GameClock {
        let each = match control {
            TimeControl::Unlimited => 0,
            // Without initial time, the first move has one increment.
            TimeControl::RealTime { initial, increment } => initial.max(increment),
            TimeControl::Correspondence { per_move } => per_move,
        };
        GameClock {
            control,
            left: BySide {
                white: each,
                black: each,
            },
            since: at,
            plies: 0,
            lag: BySide {
                white: LagQuota::new(control),
                black: LagQuota::new(control),
            },
        }
    }

    /// Returns `true` if the time of the side to move is running.
    pub(crate) fn runs(&self) -> bool {
        self.runs_after(self.plies)
    }

    fn runs_after(&self, plies: usize) -> bool {
        match self.control {
            TimeControl::Unlimited => false,
            TimeControl::RealTime { .. } => plies >= 2,
            TimeControl::Correspondence { .. } => true,
        }
    }

    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// Remaining time of each side when the turn began.
    pub(crate) fn left(&self) -> Option<BySide<Millis>> {
        (self.control != TimeControl::Unlimited).then_some(self.left)
    }

    /// Time since the turn began.
    pub(crate) fn elapsed(&self, now: Millis) -> Millis {
        (now - self.since).max(0)
    }

    /// The lag compensation of `side` for a move that arrives now, if its estimated lag is `lag`: never more than the elapsed
    /// time, and never more than its quota.
    pub(crate) fn compensation(&self, side: Side, now: Millis, lag: Millis) -> Millis {
        if !self.runs() {
            return 0;
        }
        let most = self.lag.of(side).available().min(self.elapsed(now));
        lag.clamp(0, most)
    }

    /// Returns `true` if the flag of `turn` has fallen, for a player whose estimated lag is `lag`.
    pub(crate) fn has_fallen(&self, turn: Side, now: Millis, lag: Millis) -> bool {
        let spent = self.elapsed(now) - self.compensation(turn, now, lag);
        self.runs() && spent > *self.left.of(turn)
    }

    /// The time after which the flag of `turn` falls even if a move is under way.
    pub(crate) fn falls_at(&self, turn: Side) -> Option<Millis> {
        let grace = self.lag.of(turn).available();
        self.runs().then(|| self.since + self.left.of(turn) + grace)
    }

    /// `side` played a move that took `spent`, after deducting the lag compensation `lag`.
    pub(crate) fn moved(&mut self, side: Side, spent: Millis, lag: Millis, at: Millis) {
        let runs = self.runs();
        if runs {
            self.lag.of_mut(side).spend(lag);
        }
        let left = self.left.of_mut(side);
        match self.control {
            TimeControl::RealTime { increment, .. } if runs => {
                *left = (*left - spent).max(0) + increment;
            }
            _ => (),
        }
        self.plies += 1;
        self.since = at;
    }

    /// Moves were taken back after `side` had thought for `spent`. No time is restored, and the increments of those moves are lost.
    pub(crate) fn taken_back(&mut self, side: Side, spent: Millis, plies: usize, at: Millis) {
        if let TimeControl::RealTime { increment, .. } = self.control {
            let take = |left: &mut Millis, time: Millis| *left = (*left - time).max(0);
            if self.runs() {
                take(self.left.of_mut(side), spent);
            }
            let mut mover = side;
            for before in (plies..self.plies).rev() {
                mover = mover.other();
                if self.runs_after(before) {
                    take(self.left.of_mut(mover), increment);
                }
            }
        }
        self.plies = plies;
        self.since = at;
    }

    /// The game ended while `side` was to move: the clocks stop.
    pub(crate) fn stopped(&mut self, side: Side, at: Millis) {
        if self.runs() {
            let elapsed = self.elapsed(at);
            let left = self.left.of_mut(side);
            *left = (*left - elapsed).max(0);
        }
        self.since = at;
    }
}

#[cfg(test)]
mod tests {
    use ordo_api::{DAY, MINUTE, SECOND};

    use super::*;
    use crate::game::lag::MAX_LAG;

    #[test]
    fn real_time_runs_from_the_third_move() {
        let mut clock = GameClock::new("1+2".parse().unwrap(), 0);
        assert_eq!(clock.falls_at(Side::White), None);
        clock.moved(Side::White, 30 * SECOND, 0, 30 * SECOND);
        clock.moved(Side::Black, 30 * SECOND, 0, MINUTE);
        assert_eq!(
            clock.left(),
            Some(BySide {
                white: MINUTE,
                black: MINUTE
            })
        );
        assert_eq!(clock.falls_at(Side::White), Some(2 * MINUTE + MAX_LAG));
        assert!(!clock.has_fallen(Side::White, 2 * MINUTE, 0));
        assert!(clock.has_fallen(Side::White, 2 * MINUTE + 1, 0));
        assert!(
            !clock.has_fallen(Side::White, 2 * MINUTE + MAX_LAG, MAX_LAG),
            "sent in time"
        );
        assert!(
            clock.has_fallen(Side::White, 2 * MINUTE + MAX_LAG + 1, DAY),
            "no lag is that long"
        );
        let lag = clock.compensation(Side::White, MINUTE + 10 * SECOND, 300);
        assert_eq!(lag, 300);
        let spent = clock.elapsed(MINUTE + 10 * SECOND) - lag;
        clock.moved(Side::White, spent, lag, MINUTE + 10 * SECOND);
        assert_eq!(clock.left().unwrap().white, 52 * SECOND + 300);
    }

    #[test]
    fn without_initial_time_the_first_move_has_one_increment() {
        let clock = GameClock::new("0+90".parse().unwrap(), 0);
        assert_eq!(clock.left().unwrap().white, 90 * SECOND);
    }

    #[test]
    fn takebacks_remove_the_increments_of_their_moves() {
        let mut clock = GameClock::new("1+10".parse().unwrap(), 0);
        let mut side = Side::White;
        for at in [0, 0, 5, 11] {
            let spent = clock.elapsed(at * SECOND);
            clock.moved(side, spent, 0, at * SECOND);
            side = side.other();
        }
        let left = |clock: &GameClock| {
            clock
                .left()
                .map(|left| (left.white / SECOND, left.black / SECOND))
        };
        assert_eq!(left(&clock), Some((65, 64)));
        // White asks for its move back after four seconds of its next turn: Black's answer goes too.
        clock.taken_back(Side::White, 4 * SECOND, 2, 15 * SECOND);
        assert_eq!(left(&clock), Some((51, 54)));
        // The first two moves added nothing.
        clock.taken_back(Side::White, SECOND, 0, 16 * SECOND);
        assert_eq!(left(&clock), Some((50, 54)));
        assert!(!clock.runs());
    }

    #[test]
    fn the_clocks_of_a_finished_game_are_stopped() {
        let mut clock = GameClock::new("1+0".parse().unwrap(), 0);
        clock.stopped(Side::White, 30 * SECOND);
        assert_eq!(clock.left().unwrap().white, MINUTE, "it did not run yet");
        clock.moved(Side::White, 0, 0, 30 * SECOND);
        clock.moved(Side::Black, 0, 0, 30 * SECOND);
        clock.stopped(Side::White, 40 * SECOND);
        let left = clock.left().unwrap();
        assert_eq!((left.white, left.black), (50 * SECOND, MINUTE));
        clock.stopped(Side::White, 10 * MINUTE);
        assert_eq!(clock.left().unwrap().white, 0, "never negative");
    }

    #[test]
    fn correspondence_time_restarts_with_every_move() {
        let mut clock = GameClock::new("2d".parse().unwrap(), 0);
        assert!(clock.has_fallen(Side::White, 2 * DAY + 1, 0));
        clock.moved(Side::White, DAY, 0, DAY);
        assert_eq!(clock.falls_at(Side::Black), Some(3 * DAY + MAX_LAG));
        clock.moved(Side::Black, DAY, 0, 2 * DAY);
        assert_eq!(clock.falls_at(Side::White), Some(4 * DAY + MAX_LAG));
    }

    #[test]
    fn takebacks_give_no_time_back() {
        let mut clock = GameClock::new("1+0".parse().unwrap(), 0);
        for (side, at) in [
            (Side::White, 0),
            (Side::Black, 0),
            (Side::White, 20 * SECOND),
        ] {
            let spent = clock.elapsed(at);
            clock.moved(side, spent, 0, at);
        }
        clock.taken_back(Side::Black, 5 * SECOND, 2, 25 * SECOND);
        assert_eq!(
            clock.left(),
            Some(BySide {
                white: 40 * SECOND,
                black: 55 * SECOND
            })
        );
        assert_eq!(clock.falls_at(Side::White), Some(65 * SECOND + MAX_LAG));
    }

    /// Plays moves that each take `think` with an estimated lag of `lag`, until the flag falls or `moves` are played.
    fn moves_before_the_flag(control: &str, think: Millis, lag: Millis, moves: usize) -> usize {
        let mut clock = GameClock::new(control.parse().unwrap(), 0);
        clock.moved(Side::White, 0, 0, 0);
        clock.moved(Side::Black, 0, 0, 0);
        let mut now = 0;
        for played in 0..moves {
            now += think;
            if clock.has_fallen(Side::White, now, lag) {
                return played;
            }
            let given = clock.compensation(Side::White, now, lag);
            clock.moved(Side::White, clock.elapsed(now) - given, given, now);
            clock.moved(Side::Black, 0, 0, now);
        }
        moves
    }

    #[test]
    fn late_pongs_gain_a_bounded_amount_of_time() {
        // A client that claims half a second of lag and takes 0.48 s a move would otherwise never run out of time.
        let honest = moves_before_the_flag("1+0", 480, 0, 10_000);
        let cheat = moves_before_the_flag("1+0", 480, 500, 10_000);
        assert_eq!(honest, 125);
        assert!(cheat <= 125 * 130 / 100, "{cheat} moves");
        // A 1 s increment, 1.3 s per move and a claimed lag of 0.5 s: the flag falls.
        let cheat = moves_before_the_flag("0+1", 1300, 500, 10_000);
        assert!(cheat < 10, "{cheat} moves");
    }

    #[test]
    fn compensation_never_exceeds_the_elapsed_time() {
        let mut clock = GameClock::new("1+0".parse().unwrap(), 0);
        clock.moved(Side::White, 0, 0, 0);
        clock.moved(Side::Black, 0, 0, 0);
        assert_eq!(clock.compensation(Side::White, 120, 500), 120);
        assert_eq!(clock.compensation(Side::White, 120, 30), 30);
        assert_eq!(clock.compensation(Side::White, -5, 500), 0);
    }
}
