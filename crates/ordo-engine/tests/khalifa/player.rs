//! The engine for Khalifa's game.

use ordo_engine::khalifa::{KhalifaEngine, Level, Prover};
use ordo_engine::{SearchLimits, SearchResult, Stop};
use ordo_lab::baseline::Greedy;
use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{Game, GameOptions, Phase, Position, Spacing, Turn};
use ordo_rules::{Color, Repetition};
use ordo_testkit::khalifa::{GAPS, anywhere, placed};

fn search(
    engine: &mut KhalifaEngine,
    game: &Game,
    nodes: u64,
    multipv: usize,
) -> SearchResult<Turn> {
    let limits = SearchLimits {
        nodes: Some(nodes),
        multipv,
        ..SearchLimits::default()
    };
    let found = engine.search(game, &limits, &Stop::default(), |_| {});
    found.expect("the game is not over")
}

/// Every level plays legal, reproducible turns in both phases under both spacing rules.
#[test]
fn turns_are_legal_and_reproducible() {
    let mut rng = SplitMix64::new(41);
    for number in 1..=10 {
        let spacing = [Spacing::Gaps, Spacing::Adjacent][usize::from(number) % 2];
        let mut position = placed(&mut rng, GameOptions { spacing });
        let mut games = vec![Game::from_position(position)];
        position = Position::start_with(Color::Black, position.options());
        for _ in 0..8 {
            games.push(Game::from_position(position));
            let turn = *rng.choose(&position.legal_turns()).unwrap();
            position.play(turn).unwrap();
        }
        for game in games {
            let chosen = || {
                let mut engine = KhalifaEngine::new(4);
                engine.set_level(Level::new(number).unwrap(), 7);
                search(&mut engine, &game, 60, 1)
            };
            let found = chosen();
            let best = found.best;
            assert!(
                game.position().is_legal(best),
                "{}: {best}",
                game.position()
            );
            assert_eq!(chosen().best, best, "{}", game.position());
        }
    }
}

/// Checks wins in one and losses in two by trying all turns, and plays the lines to the end of the game.
#[test]
fn proved_scores_are_correct_and_their_lines_end_the_game() {
    let mut rng = SplitMix64::new(42);
    let mut engine = KhalifaEngine::new(16);
    let (mut wins, mut losses) = (0, 0);
    let mut boards = Vec::new();
    for n in 0..120 {
        let spacing = [Spacing::Gaps, Spacing::Adjacent][n % 2];
        boards.push(anywhere(&mut rng, GameOptions { spacing }));
    }
    // If a win is proved, the board after its first turn is checked too: it is lost for the other side.
    while let Some(position) = boards.pop() {
        engine.clear();
        let found = search(&mut engine, &Game::from_position(position), 40, 1);
        let info = &found.lines[0];
        let at_once = position.wins_in_one().is_some();
        assert_eq!(info.score.plies_to_win() == Some(1), at_once, "{position}");
        if at_once {
            continue;
        }
        let no_defence = position.safe_turns().is_empty();
        assert_eq!(
            info.score.plies_to_loss() == Some(2),
            no_defence,
            "{position}"
        );
        let winner = match (info.score.plies_to_win(), info.score.plies_to_loss()) {
            (Some(_), _) => position.turn(),
            (_, Some(_)) => !position.turn(),
            _ => continue,
        };
        if winner == position.turn() {
            boards.push(position.after_unchecked(info.pv[0]));
        }
        let mut now = position;
        for &turn in &info.pv {
            now.play(turn).unwrap();
        }
        let outcome = now
            .outcome()
            .unwrap_or_else(|| panic!("{position}: {info:?}"));
        assert_eq!(outcome.winner, Some(winner), "{position}: {info:?}");
        wins += i32::from(winner == position.turn());
        losses += i32::from(winner != position.turn());
    }
    assert!(wins > 20 && losses > 20, "{wins} {losses}");
}

/// A game can be lost after five placements: the opponent has an answer to every sixth one.
#[test]
fn losses_are_proved_during_placement() {
    let mut game = Game::new();
    for text in ["4@25", "2@17", "2@44", "4@54", "3@56"] {
        game.play(text.parse().unwrap()).unwrap();
    }
    let position = *game.position();
    let found = search(&mut KhalifaEngine::new(64), &game, 50_000, 1);
    let plies = found.lines[0].score.plies_to_loss().unwrap();
    let enough = SearchLimits {
        nodes: Some(50_000),
        ..SearchLimits::default()
    };
    for third in position.legal_turns().into_iter().step_by(9) {
        let after = position.after_unchecked(third);
        let found = search(
            &mut KhalifaEngine::new(64),
            &Game::from_position(after),
            50_000,
            1,
        );
        assert!(found.lines[0].score.plies_to_win().is_some(), "{after}");
        let closed = after.after_unchecked(found.best);
        for last in closed.legal_turns() {
            let whole = closed.after_unchecked(last);
            let mut prover = Prover::new(16);
            let proof = prover.prove(&whole, &enough, &Stop::default());
            assert!(proof.is_some(), "{whole}");
        }
    }
    assert!(plies > 6, "{plies}");
}

#[test]
fn multipv_lines_are_distinct_and_sorted() {
    let mut rng = SplitMix64::new(43);
    let mut engine = KhalifaEngine::new(16);
    for n in 0..16 {
        let mut position = placed(&mut rng, GAPS);
        if n % 2 == 0 {
            // During placement too, with 0, 1, 2 … pieces on the board.
            position = Position::start();
            for _ in 0..n / 2 {
                let turn = *rng.choose(&position.legal_turns()).unwrap();
                position.play(turn).unwrap();
            }
        }
        engine.clear();
        let found = search(&mut engine, &Game::from_position(position), 200, 4);
        assert!(
            position.phase() == Phase::Moving || found.lines.len() == 4,
            "{position}"
        );
        let scores: Vec<_> = found.lines.iter().map(|info| info.score).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{position}: {scores:?}");
        let mut firsts: Vec<_> = found.lines.iter().map(|info| info.pv[0]).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), found.lines.len(), "{position}");
    }
}

/// The third occurrence of a board is a draw, so a board that occurred twice is no part of a proof.
#[test]
fn repetitions_are_not_proved_wins() {
    let mut rng = SplitMix64::new(44);
    let mut checked = 0;
    for _ in 0..200 {
        let start = placed(&mut rng, GAPS);
        let mut engine = KhalifaEngine::new(16);
        let found = search(&mut engine, &Game::from_position(start), 30, 1);
        let proved = found.lines[0].score.plies_to_win();
        if proved != Some(3) {
            continue;
        }
        // A game in which the board after the winning turn occurred twice.
        let Some(round) = round_trip(start, found.best) else {
            continue;
        };
        let [forth, reply, back, reply_back] = round;
        let mut game = Game::from_position(start.after_unchecked(forth));
        for turn in [reply, back, reply_back, forth, reply, back, reply_back] {
            game.play(turn).unwrap();
        }
        assert_eq!(*game.position(), start);
        checked += 1;
        let found = search(&mut engine, &game, 30, 1);
        let after = game.position().after_unchecked(found.best);
        let occurrences = game
            .positions()
            .iter()
            .filter(|&past| *past == after)
            .count();
        assert!(occurrences < 2, "{start}: {} is a draw", found.best);
        let free = game.clone().with_repetition(Repetition::None);
        let again = search(&mut engine, &free, 30, 1);
        assert!(again.lines[0].score.plies_to_win().is_some(), "{start}");
        if checked == 3 {
            return;
        }
    }
    panic!("only {checked} games");
}

/// Four turns that start with a given one and return to the same position, if each can be reversed at once.
fn round_trip(start: Position, turn: Turn) -> Option<[Turn; 4]> {
    let back = |turn: Turn| -> Option<Turn> {
        let reversed = |step: ordo_rules::khalifa::Step| ordo_rules::khalifa::Step {
            from: step.to,
            to: step.from,
        };
        match turn {
            Turn::One(step) => Some(Turn::One(reversed(step))),
            Turn::Two(first, second) => Some(Turn::Two(reversed(second), reversed(first))),
            Turn::Place { .. } => None,
        }
    };
    let after = start.after_unchecked(turn);
    let reply = after.legal_turns().into_iter().find(|&reply| {
        let undone = back(turn).is_some_and(|undo| after.after_unchecked(reply).is_legal(undo));
        after.after_unchecked(reply).outcome().is_none() && undone
    })?;
    let turns = [turn, reply, back(turn)?, back(reply)?];
    let mut game = Game::from_position(start);
    for turn in turns {
        game.play(turn).ok()?;
    }
    (*game.position() == start).then_some(turns)
}

type AnyEngine = dyn ordo_engine::Engine<Position = Position>;

#[test]
fn the_engine_beats_greedy() {
    let limits = SearchLimits {
        nodes: Some(60),
        ..SearchLimits::default()
    };
    for seed in 0..4 {
        let mut engine = KhalifaEngine::new(8);
        let mut greedy = Greedy::<Position>::new();
        let color = Color::ALL[seed as usize % 2];
        let [white, black]: [&mut AnyEngine; 2] = match color {
            Color::White => [&mut engine, &mut greedy],
            Color::Black => [&mut greedy, &mut engine],
        };
        let mut game = Game::new();
        white.new_game(seed);
        black.new_game(seed + 100);
        while game.outcome().is_none() {
            let engine: &mut AnyEngine = match game.position().turn() {
                Color::White => &mut *white,
                Color::Black => &mut *black,
            };
            let result = engine.search(&game, &limits, &Stop::default(), &mut |_| {});
            game.play(result.unwrap().best).unwrap();
            assert!(game.moves().len() < 200, "{}", game.position());
        }
        assert_eq!(
            game.outcome().unwrap().winner,
            Some(color),
            "{:?}",
            game.moves()
        );
    }
}
