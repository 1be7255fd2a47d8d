//! Search results of both engines: there is always a line with a score, and lines are sorted.

use std::time::Duration;

use ordo_engine::{Configure, SearchLimits, Stop, khalifa, stein};
use ordo_rules::SplitMix64;
use ordo_rules::{Game, Rules, khalifa as khalifa_rules, stein as stein_rules};

/// Positions of random games, every few plies.
fn positions<P: Rules>(seed: u64, games: usize) -> Vec<Game<P>> {
    let mut rng = SplitMix64::new(seed);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut game = Game::from_position(P::start());
        while game.outcome().is_none() && game.moves().len() < 120 {
            if rng.below(6) == 0 {
                positions.push(game.clone());
            }
            let mv = *rng.choose(&game.position().legal_moves()).unwrap();
            game.play(mv).unwrap();
        }
    }
    positions
}

/// Limits that leave no time to search.
fn tight_limits() -> [SearchLimits; 3] {
    let multipv = 1;
    [
        SearchLimits {
            nodes: Some(1),
            multipv,
            ..SearchLimits::default()
        },
        SearchLimits {
            movetime: Some(Duration::ZERO),
            multipv: 3,
            ..SearchLimits::default()
        },
        SearchLimits {
            depth: Some(0),
            multipv,
            ..SearchLimits::default()
        },
    ]
}

/// Asserts that searches with the tightest limits, or stopped before they begin, report a line that starts with the best move.
fn assert_has_line<E: Configure>(game: &Game<E::Position>) {
    for level in 1..=10 {
        for limits in tight_limits() {
            let mut engine = E::new(1);
            engine.set_level(level, 5);
            let stop = Stop::default();
            stop.set();
            let mut last = None;
            let found = engine.search(game, &limits, &stop, &mut |lines| {
                last = Some(lines.to_vec());
            });
            let found = found.expect("the game is not over");
            assert_eq!(last.as_deref(), Some(&*found.lines), "{limits:?}");
            assert!(game.clone().play(found.best).is_ok());
        }
    }
}

#[test]
fn every_search_returns_a_line() {
    for game in positions(1, 1) {
        assert_has_line::<stein::SteinEngine>(&game);
    }
    for game in positions(2, 1) {
        assert_has_line::<khalifa::KhalifaEngine>(&game);
    }
    // Regression test: with many captures, low levels spent all nodes on the first move.
    let text = "2bb2bb2/bbbbbbbbbb/1b2b1wbw1/b5wwb1/6w3/ww2www3/ww1www4/2ww2ww2 b";
    let position: stein_rules::Position = text.parse().unwrap();
    assert_has_line::<stein::SteinEngine>(&Game::from_position(position));
}

#[test]
fn a_finished_game_has_no_result() {
    let text = "w9/9b/10/10/10/10/10/10 b";
    let position: stein_rules::Position = text.parse().unwrap();
    let game = Game::from_position(position);
    let found = stein::SteinEngine::new(1).search(
        &game,
        &SearchLimits::default(),
        &Stop::default(),
        |_| {},
    );
    assert_eq!(found, None);
    let text = "8/8/8/8/7d/a1b5/7c/A1B1C2D w";
    let position: khalifa_rules::Position = text.parse().unwrap();
    let game = Game::from_position(position);
    let found = khalifa::KhalifaEngine::new(1).search(
        &game,
        &SearchLimits::default(),
        &Stop::default(),
        |_| {},
    );
    assert_eq!(found, None);
}

/// Asserts that every report is sorted and numbered, and that the last one is the result.
fn assert_sorted_lines<E: Configure>(game: &Game<E::Position>, limits: &SearchLimits, level: u8) {
    let mut engine = E::new(1);
    engine.set_level(level, 5);
    let mut last = Vec::new();
    let found = engine.search(game, limits, &Stop::default(), &mut |lines| {
        assert!(lines.iter().map(|info| info.multipv).eq(1..=lines.len()));
        assert!(lines.is_sorted_by(|a, b| a.score >= b.score), "{lines:?}");
        let mut firsts: Vec<_> = lines.iter().map(|info| *info.pv.first()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), lines.len(), "{lines:?}");
        last = lines.to_vec();
    });
    let found = found.expect("the game is not over");
    assert_eq!(*found.lines, last[..]);
    assert_eq!(found.best, *last[0].pv.first());
}

#[test]
fn several_lines_are_sorted_by_score() {
    for (n, game) in positions(3, 2).iter().enumerate() {
        for depth in [1, 2, 4 + n as u32 % 2] {
            let limits = SearchLimits {
                depth: Some(depth),
                multipv: 2 + n % 4,
                ..SearchLimits::default()
            };
            assert_sorted_lines::<stein::SteinEngine>(game, &limits, 10);
        }
    }
    for (n, game) in positions(4, 1).iter().enumerate() {
        for nodes in [1, 10, 150] {
            let limits = SearchLimits {
                nodes: Some(nodes),
                multipv: 2 + n % 4,
                ..SearchLimits::default()
            };
            assert_sorted_lines::<khalifa::KhalifaEngine>(game, &limits, 1 + n as u8 % 10);
        }
    }
}

/// Regression test: in the start position, line 3 scored better than line 1.
#[test]
fn lines_of_the_start_are_sorted_at_every_depth() {
    let limits = SearchLimits {
        depth: Some(6),
        multipv: 3,
        ..SearchLimits::default()
    };
    let start = Game::from_position(stein_rules::Position::start());
    assert_sorted_lines::<stein::SteinEngine>(&start, &limits, 10);
}
