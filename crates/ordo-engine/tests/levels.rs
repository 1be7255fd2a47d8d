//! Playing strength and style of the levels of Stein's game.

use ordo_engine::stein::{Level, SteinEngine};
use ordo_engine::{SearchLimits, SearchResult, Stop};
use ordo_rules::stein::{Game, Move, Position};

fn engine(level: u8, seed: u64) -> SteinEngine {
    let mut engine = SteinEngine::new(1);
    engine.set_level(Level::new(level).unwrap(), seed);
    engine
}

fn search(engine: &mut SteinEngine, game: &Game) -> SearchResult<Move> {
    let found = engine.search(game, &SearchLimits::default(), &Stop::default(), |_| {});
    found.expect("the game is not over")
}

/// Levels up to this one are quick enough for a test.
const QUICK: u8 = 7;

#[test]
fn every_level_plays_a_win_in_one() {
    let text = include_str!("data/tactics.txt");
    let wins = text.lines().filter_map(|line| line.strip_suffix("; #1"));
    for (seed, position) in (0..).zip(wins) {
        let position: Position = position.parse().unwrap();
        for level in 1..=QUICK {
            let found = search(&mut engine(level, seed), &Game::from_position(position));
            let outcome = position.after_unchecked(found.best).outcome();
            let winner = outcome.and_then(|outcome| outcome.winner);
            assert_eq!(winner, Some(position.turn()), "level {level}: {position}");
            assert_eq!(found.lines[0].score.plies_to_win(), Some(1), "{position}");
        }
    }
}

/// Regression test: captures after the first move used up the node limit, and the first legal move was played.
#[test]
fn every_level_searches_every_move() {
    let text = "2bb2bb2/bbbbbbbbbb/1b2b1wbw1/b5wwb1/6w3/ww2www3/ww1www4/2ww2ww2 b";
    let position: Position = text.parse().unwrap();
    let game = Game::from_position(position);
    for level in 1..=QUICK {
        let mut chosen: Vec<Move> = (0..20)
            .map(|seed| search(&mut engine(level, seed), &game).best)
            .collect();
        chosen.sort_unstable();
        chosen.dedup();
        assert!(chosen.len() > 1, "level {level}: {chosen:?}");
        let nodes = search(&mut engine(level, 0), &game).nodes;
        assert!(nodes > position.count_moves() as u64, "level {level}");
    }
}

/// True if a move reverses the mover's last one.
fn takes_back(last: Move, mv: Move) -> bool {
    let is_step = !last.is_capture() && !mv.is_capture();
    is_step && last.from() == mv.to() && last.to() == mv.from()
}

/// Weak levels make progress: reversals of the last move are rare and never consecutive, and games end.
#[test]
fn low_levels_do_not_shuffle() {
    for level in 1..=3 {
        let (mut moves, mut taken_back) = (0, 0);
        for seed in 0..20 {
            let mut players = [engine(level, 2 * seed), engine(level, 2 * seed + 1)];
            let mut game = Game::new();
            let mut in_a_row = [0; 2];
            while game.outcome().is_none() {
                let side = game.moves().len() % 2;
                let mv = search(&mut players[side], &game).best;
                let last = game.moves().iter().rev().nth(1).copied();
                let is_back = last.is_some_and(|last| takes_back(last, mv));
                in_a_row[side] = if is_back { in_a_row[side] + 1 } else { 0 };
                assert!(in_a_row[side] < 3, "level {level}: {}", game.position());
                moves += 1;
                taken_back += u32::from(is_back);
                game.play(mv).unwrap();
                assert!(game.moves().len() < 250, "{}", game.position());
            }
        }
        let share = f64::from(taken_back) / f64::from(moves);
        assert!(share < 0.02, "level {level}: {share}");
    }
}
