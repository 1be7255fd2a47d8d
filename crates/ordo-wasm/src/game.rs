//! Requests that are answered alike for both games.

use ordo_describe::message::{number, text};
use ordo_describe::{Describe, Message, Sides, codes, outcome_message};
use ordo_rules::{Color, Game, PlayError, Repetition};

use crate::request::{GameInput, Options};
use crate::shapes::{Explanation, Outcome, Piece, PositionView, Preview, SetupCheck, Steps};

/// A position that a page can show.
pub(crate) trait GameView: Describe {
    /// Parses a position, or returns every reason why the text is not one.
    fn read(text: &str, options: Options) -> Result<Self, Vec<Message>>;
    /// The usual start.
    fn usual_start(options: Options) -> Self;
    /// `placing` or `moving`.
    fn phase_name(&self) -> &'static str;
    /// All pieces on the board.
    fn shown_pieces(&self) -> Vec<Piece>;
    /// The connected parts of each side.
    fn groups(&self) -> Sides<Vec<Vec<String>>>;
    /// The moves that a view lists; none where there are too many.
    fn listed(&self) -> Vec<Self::Move>;
    /// The board after a move that need not be legal.
    fn preview(&self, mv: Self::Move) -> Preview;
    /// The possible next steps of a turn, after the steps in `made`.
    fn steps(&self, made: &[String]) -> Result<Steps, Message>;
    /// The side that starts a rematch.
    fn next_starter(game: &Game<Self>) -> Color;
}

/// Maximum number of moves of a game. Each position is compared with all earlier ones, so replaying takes quadratic time.
pub(crate) const MAX_MOVES: usize = 4_000;

/// Plays the moves of a game.
pub(crate) fn play<P: GameView>(input: &GameInput) -> Result<Game<P>, Message> {
    if input.moves.len() > MAX_MOVES {
        return Err(codes::LIMIT_MOVES.with([number(input.moves.len()), number(MAX_MOVES)]));
    }
    let start = match &input.start {
        None => P::usual_start(input.options),
        Some(position) => P::read(position, input.options).map_err(|reasons| {
            let message = codes::GAME_START.with([text(excerpt(position))]);
            reasons
                .into_iter()
                .next()
                .into_iter()
                .fold(message, Message::because)
        })?,
    };
    let repetition = match input.options.repetition {
        Some(false) => Repetition::None,
        _ => Repetition::Draw,
    };
    let mut game = Game::from_position(start).with_repetition(repetition);
    for (ply, move_text) in (1..).zip(&input.moves) {
        let message = |cause| {
            let message = codes::GAME_MOVE.with([number(ply), text(excerpt(move_text))]);
            message.because(cause)
        };
        let mv = P::parse_move(move_text).map_err(message)?;
        game.play(mv)
            .map_err(|error| message(refusal(&game, &error)))?;
    }
    Ok(game)
}

/// The message for a move that was not played.
fn refusal<P: GameView>(game: &Game<P>, error: &PlayError<P::Illegal>) -> Message {
    match error {
        PlayError::Over(outcome) => over(game.position(), *outcome),
        PlayError::Illegal(illegal) => P::illegal_message(illegal),
    }
}

/// The message for a move in a finished game.
pub(crate) fn over<P: GameView>(position: &P, outcome: ordo_rules::Outcome) -> Message {
    codes::OVER.with([]).because(reason(position, outcome))
}

/// The start of a text from outside, short enough for a sentence.
pub(crate) fn excerpt(text: &str) -> String {
    const SHOWN: usize = 80;
    let mut chars = text.chars();
    let mut shown: String = chars.by_ref().take(SHOWN).collect();
    if chars.next().is_some() {
        shown.push('…');
    }
    shown
}

fn reason<P: GameView>(position: &P, outcome: ordo_rules::Outcome) -> Message {
    outcome_message(outcome).at(position.decisive(outcome))
}

pub(crate) fn view<P: GameView>(game: &Game<P>) -> PositionView {
    let position = game.position();
    let outcome = game.outcome();
    let last = game.moves().last().zip(game.positions().iter().nth_back(1));
    let moves = if outcome.is_some() {
        Vec::new()
    } else {
        position.listed()
    };
    PositionView {
        game: P::NAME,
        position: position.to_string(),
        turn: position.turn().letter(),
        phase: position.phase_name(),
        ply: game.moves().len(),
        pieces: position.shown_pieces(),
        outcome: outcome.map(|outcome| Outcome {
            winner: outcome.winner.map(Color::letter),
            reason: reason(position, outcome),
        }),
        moves: moves.into_iter().map(|mv| position.move_view(mv)).collect(),
        groups: position.groups(),
        tray: Sides::of(|color| position.in_tray(color)),
        repetitions: game.occurrences(),
        last: last.map(|(&mv, before)| before.move_view(mv)),
    }
}

pub(crate) fn positions<P: GameView>(game: &Game<P>) -> Vec<String> {
    game.positions().iter().map(P::to_string).collect()
}

pub(crate) fn explain<P: GameView>(game: &Game<P>, move_text: &str) -> Explanation {
    let position = game.position();
    let checked = match game.outcome() {
        Some(outcome) => Err(over(position, outcome)),
        None => P::parse_move(move_text).and_then(|mv| match position.explain(mv) {
            Ok(()) => Ok(position.canonical(mv)),
            Err(illegal) => Err(P::illegal_message(&illegal)),
        }),
    };
    match checked {
        Ok(mv) => Explanation::Legal {
            legal: true,
            r#move: position.move_view(mv),
        },
        Err(message) => Explanation::Illegal {
            legal: false,
            message,
        },
    }
}

pub(crate) fn steps<P: GameView>(game: &Game<P>, made: &[String]) -> Result<Steps, Message> {
    match game.outcome() {
        Some(outcome) => Err(over(game.position(), outcome)),
        None => game.position().steps(made),
    }
}

pub(crate) fn check<P: GameView>(position: &str, options: Options) -> SetupCheck {
    match P::read(position, options) {
        Ok(position) => SetupCheck {
            position: Some(position.to_string()),
            reasons: Vec::new(),
        },
        Err(reasons) => SetupCheck {
            position: None,
            reasons,
        },
    }
}
