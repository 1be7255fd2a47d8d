//! A game with its players, clocks, and moves that were taken back.

use std::time::Instant;

use ordo_rules::{Color, Game, Outcome, PlayError, Reason, Rules};

use super::clock::Clock;

/// The one who moves a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// A person at this keyboard.
    Person,
    /// The engine.
    Computer {
        /// Playing strength, from 1 to 10.
        level: u8,
    },
    /// The opponent, or any player of a watched game, on a server.
    Remote,
}

/// A game with its players.
#[derive(Clone, Debug)]
pub(crate) struct Session<P: Rules> {
    game: Game<P>,
    players: [Player; 2],
    clock: Option<Clock>,
    /// Moves that were taken back, the next one last.
    undone: Vec<P::Move>,
}

impl<P: Rules> Session<P> {
    /// A session of a game, whose clocks start with the next moves.
    pub(crate) fn new(game: Game<P>, players: [Player; 2], clock: Option<Clock>) -> Session<P> {
        Session {
            game,
            players,
            clock,
            undone: Vec::new(),
        }
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game<P> {
        &self.game
    }

    /// The clocks, if there are any.
    pub(crate) fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The player of a side.
    pub(crate) fn player(&self, color: Color) -> Player {
        self.players[color as usize]
    }

    /// The side to move.
    pub(crate) fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// The outcome, if the game is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// True if a person at this keyboard is to move.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.outcome().is_none() && self.player(self.turn()) == Player::Person
    }

    /// The level of the computer if it is to move.
    pub(crate) fn computers_turn(&self) -> Option<u8> {
        match self.player(self.turn()) {
            Player::Computer { level } if self.outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// The only side of a person at this keyboard.
    pub(crate) fn only_person(&self) -> Option<Color> {
        let mut people = Color::ALL
            .into_iter()
            .filter(|&color| self.player(color) == Player::Person);
        match (people.next(), people.next()) {
            (Some(color), None) => Some(color),
            _ => None,
        }
    }

    /// Plays a move. Moves that were taken back are forgotten, unless it is the next of them.
    pub(crate) fn play(&mut self, mv: P::Move, now: Instant) -> Result<(), PlayError<P::Illegal>> {
        self.check_time(now);
        let mover = self.turn();
        self.game.play(mv)?;
        if self.undone.pop() != self.game.moves().last().copied() {
            self.undone.clear();
        }
        if let Some(clock) = &mut self.clock {
            clock.moved(mover, now);
        }
        self.start_clock(now);
        Ok(())
    }

    fn start_clock(&mut self, now: Instant) {
        let (over, turn) = (self.outcome().is_some(), self.turn());
        let Some(clock) = &mut self.clock else {
            return;
        };
        if over {
            clock.stop(now);
        } else if self.game.moves().len() >= 2 {
            clock.start(turn, now);
        }
    }

    /// Ends the game if a player's time has run out; true if it did.
    pub(crate) fn check_time(&mut self, now: Instant) -> bool {
        let flagged = self.clock.as_ref().and_then(|clock| clock.flagged(now));
        let Some(loser) = flagged else {
            return false;
        };
        let ended = self.game.run_out_of_time(loser).is_ok();
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
        ended
    }

    /// Takes back the last move, and with a computer as opponent all moves up to a person's turn. Returns the number of moves.
    pub(crate) fn undo(&mut self, now: Instant) -> usize {
        let person = self.only_person();
        let mut taken = 0;
        // Without an earlier turn of the person there is nothing to take back.
        let reachable = |plies: usize| {
            let turn = self.game.positions().get(plies).map(Rules::turn);
            person.is_none() || turn == person
        };
        let plies = self.game.moves().len();
        let Some(target) = (0..plies).rev().find(|&plies| reachable(plies)) else {
            return 0;
        };
        while self.game.moves().len() > target {
            let Some(mv) = self.game.undo() else { break };
            self.undone.push(mv);
            if let Some(clock) = &mut self.clock {
                clock.taken_back(now);
            }
            taken += 1;
        }
        self.start_clock(now);
        taken
    }

    /// Plays moves again that were taken back, up to a person's turn. Returns the number of moves.
    pub(crate) fn redo(&mut self, now: Instant) -> usize {
        let person = self.only_person();
        let mut played = 0;
        while let Some(&mv) = self.undone.last() {
            if self.play(mv, now).is_err() {
                self.undone.clear();
                break;
            }
            played += 1;
            if person.is_none_or(|person| person == self.turn()) {
                break;
            }
        }
        played
    }

    /// Ends the game by resignation of a side.
    pub(crate) fn resign(
        &mut self,
        loser: Color,
        now: Instant,
    ) -> Result<(), PlayError<P::Illegal>> {
        self.game.resign(loser)?;
        self.start_clock(now);
        Ok(())
    }

    /// Ends the game by agreement.
    pub(crate) fn agree_on_draw(&mut self, now: Instant) -> Result<(), PlayError<P::Illegal>> {
        self.game.agree_on_draw()?;
        self.start_clock(now);
        Ok(())
    }

    /// Ends the game as another decided: a server.
    pub(crate) fn decide(&mut self, outcome: Outcome, now: Instant) {
        // A game that is over by the rules stays so.
        let _ = match (outcome.winner, outcome.reason) {
            (Some(winner), Reason::Time) => self.game.run_out_of_time(!winner),
            (Some(winner), _) => self.game.resign(!winner),
            (None, _) => self.game.agree_on_draw(),
        };
        self.start_clock(now);
    }

    /// Stops the clocks, as while the game is put away.
    pub(crate) fn pause(&mut self, now: Instant) {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
    }

    /// Replaces moves so that they are those of a server; false if they cannot be played.
    pub(crate) fn follow(&mut self, moves: &[String]) -> bool {
        let known = self.game.moves().iter().map(ToString::to_string);
        let same = known.zip(moves).take_while(|(a, b)| a == *b).count();
        while self.game.moves().len() > same {
            self.game.undo();
        }
        moves.iter().skip(same).all(|text| {
            let mv = text.parse().ok();
            mv.is_some_and(|mv| self.game.play(mv).is_ok())
        })
    }

    /// Replaces the players.
    pub(crate) fn set_players(&mut self, players: [Player; 2]) {
        self.players = players;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ordo_rules::stein;

    use super::*;

    const COMPUTER: Player = Player::Computer { level: 1 };

    fn session(players: [Player; 2], moves: &[&str]) -> Session<stein::Position> {
        let clock = Clock::new("1+0".parse().unwrap());
        let mut session = Session::new(Game::new(), players, clock);
        play(&mut session, moves);
        session
    }

    fn play(session: &mut Session<stein::Position>, moves: &[&str]) {
        for mv in moves {
            session.play(mv.parse().unwrap(), Instant::now()).unwrap();
        }
    }

    fn moves(session: &Session<stein::Position>) -> Vec<String> {
        session
            .game()
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn two_people_take_back_one_move_at_a_time() {
        let now = Instant::now();
        let mut session = session([Player::Person; 2], &["a3-a4", "j6-j5"]);
        assert_eq!(session.undo(now), 1);
        assert_eq!(session.undo(now), 1);
        assert_eq!(session.undo(now), 0);
        assert_eq!(session.redo(now), 1);
        assert_eq!(moves(&session), ["a3-a4"]);
        assert_eq!(session.redo(now), 1);
        assert_eq!(session.redo(now), 0);
        assert_eq!(moves(&session), ["a3-a4", "j6-j5"]);
    }

    #[test]
    fn against_the_computer_two_moves_come_back() {
        let now = Instant::now();
        let mut session = session([Player::Person, COMPUTER], &["a3-a4", "j6-j5"]);
        assert_eq!(session.undo(now), 2);
        assert!(session.is_persons_turn());
        assert_eq!(session.redo(now), 2);
        play(&mut session, &["e3-e4"]);
        assert_eq!(session.undo(now), 1, "the computer has not replied");
        play(&mut session, &["i3-i4"]);
        assert_eq!(session.redo(now), 0, "another move was played");
    }

    #[test]
    fn the_computers_first_move_stays() {
        let now = Instant::now();
        let mut session = session([COMPUTER, Player::Person], &["a3-a4"]);
        assert_eq!(session.undo(now), 0);
        assert_eq!(session.only_person(), Some(Color::Black));
        play(&mut session, &["j6-j5", "e3-e4"]);
        assert_eq!(session.undo(now), 2);
        assert_eq!(moves(&session), ["a3-a4"]);
    }

    #[test]
    fn flags_end_the_game_and_decisions_can_be_taken_back() {
        let mut session = session([Player::Person; 2], &["a3-a4", "j6-j5"]);
        let late = Instant::now() + Duration::from_secs(61);
        assert!(session.check_time(late) && !session.check_time(late));
        let outcome = session.outcome().unwrap();
        assert_eq!(outcome, Outcome::win(Color::Black, Reason::Time));
        assert_eq!(session.undo(late), 1);
        assert_eq!(session.outcome(), None);
        session.resign(Color::Black, late).unwrap();
        assert!(session.resign(Color::Black, late).is_err());
        assert!(session.agree_on_draw(late).is_err());
    }

    #[test]
    fn a_session_follows_the_moves_of_a_server() {
        let mut session = session([Player::Person, Player::Remote], &["a3-a4", "j6-j5"]);
        let texts = |moves: &[&str]| moves.iter().map(|&mv| mv.to_owned()).collect::<Vec<_>>();
        assert!(session.follow(&texts(&["a3-a4", "e6-e5", "e3-e4"])));
        assert_eq!(moves(&session), ["a3-a4", "e6-e5", "e3-e4"]);
        assert!(session.follow(&texts(&["a3-a4"])));
        assert_eq!(moves(&session), ["a3-a4"]);
        assert!(!session.follow(&texts(&["a3-a4", "nonsense"])));
    }
}
