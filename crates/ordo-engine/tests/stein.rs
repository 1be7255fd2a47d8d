//! The engine for Stein's game.

use ordo_engine::stein::{SteinEngine, Techniques};
use ordo_engine::{SearchLimits, SearchResult, Stop};
use ordo_lab::exhaustive::wins_within;
use ordo_rules::SplitMix64;
use ordo_rules::stein::{Game, Move, Position};

fn search(engine: &mut SteinEngine, game: &Game, limits: &SearchLimits) -> SearchResult<Move> {
    let found = engine.search(game, limits, &Stop::default(), |_| {});
    found.expect("the game is not over")
}

fn to_depth(depth: u32) -> SearchLimits {
    SearchLimits {
        depth: Some(depth),
        ..SearchLimits::default()
    }
}

/// Calls `check` with every fifth position of random games, from ply 30 on.
fn random_late_games(seed: u64, games: usize, mut check: impl FnMut(&Game)) {
    let mut random = SplitMix64::new(seed);
    for _ in 0..games {
        let mut game = Game::new();
        while game.outcome().is_none() {
            let plies = game.moves().len();
            if plies >= 30 && plies.is_multiple_of(5) {
                check(&game);
            }
            let moves = game.position().legal_moves();
            game.play(*random.choose(&moves).unwrap()).unwrap();
        }
    }
}

/// The number of own moves to the win that a search to depth 4 announces, if these are at most two.
fn announced_moves(engine: &mut SteinEngine, game: &Game) -> Option<u32> {
    let score = search(engine, game, &to_depth(4)).lines[0].score;
    let plies = score.plies_to_win().filter(|&plies| plies <= 3)?;
    Some(u32::from(plies) / 2 + 1)
}

#[test]
fn announced_wins_are_correct() {
    let mut engine = SteinEngine::new(4);
    let mut announced = 0;
    random_late_games(7, 12, |game| {
        if let Some(moves) = announced_moves(&mut engine, game) {
            announced += 1;
            assert!(wins_within(game.position(), moves), "{}", game.position());
        }
    });
    assert!(announced > 10, "{announced}");
}

/// Selective techniques may miss a win at this depth, so they are off.
#[test]
fn a_full_width_search_finds_the_shortest_win() {
    let mut engine = SteinEngine::new(4);
    engine.set_techniques(Techniques {
        reverse_futility: false,
        lmr: false,
        lmp: false,
        ..Techniques::ALL
    });
    let missed_by_pruning =
        "6b3/bb2b1b3/2b1b1bww1/w2b1bw3/wwbb1bw3/w1wwb1www1/3w1w1w2/4w5 b".parse();
    let game = Game::from_position(missed_by_pruning.unwrap());
    assert_eq!(announced_moves(&mut engine, &game), Some(2));

    let mut found = [0; 3];
    random_late_games(7, 12, |game| {
        let shortest = (1..=2).find(|&moves| wins_within(game.position(), moves));
        let announced = announced_moves(&mut engine, game);
        assert_eq!(announced, shortest, "{}", game.position());
        found[shortest.unwrap_or(0) as usize] += 1;
    });
    assert!(found.iter().all(|&found| found > 5), "{found:?}");
}

#[test]
fn single_threaded_searches_are_reproducible() {
    let play = || {
        let mut engine = SteinEngine::new(4);
        let found = search(&mut engine, &Game::new(), &to_depth(5));
        (found.best, found.nodes, found.lines[0].score)
    };
    assert_eq!(play(), play());
}

/// The positions of `data/tactics.txt` with the number of own moves to the win.
fn tactics() -> Vec<(Position, u32)> {
    let text = include_str!("data/tactics.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (position, moves) = line.split_once("; #").unwrap();
            (position.parse().unwrap(), moves.parse().unwrap())
        })
        .collect()
}

#[test]
fn the_tactical_suite_is_proved() {
    let tactics = tactics();
    assert!(tactics.len() >= 300);
    for (position, moves) in tactics {
        assert!(wins_within(&position, moves), "{position}");
        assert!(!wins_within(&position, moves - 1), "{position}");
    }
}

/// Uses a tenth of the nodes that the engine searches in a second.
#[test]
fn the_tactical_suite_is_solved() {
    let limits = SearchLimits {
        nodes: Some(100_000),
        ..SearchLimits::default()
    };
    let mut engine = SteinEngine::new(4);
    let mut counts = [(0, 0); 4];
    for (position, moves) in tactics() {
        engine.clear();
        let game = Game::from_position(position);
        let plies = search(&mut engine, &game, &limits).lines[0]
            .score
            .plies_to_win();
        let (all, solved) = &mut counts[moves as usize];
        *all += 1;
        *solved += u32::from(plies.map(u32::from) == Some(2 * moves - 1));
    }
    let share = |moves: usize| f64::from(counts[moves].1) / f64::from(counts[moves].0);
    assert!(
        share(1) >= 1.0 && share(2) >= 0.99 && share(3) >= 0.95,
        "{counts:?}"
    );
}

#[test]
fn a_search_stops_within_512_nodes() {
    for told_at in [3, 5, 7] {
        let stop = Stop::default();
        let mut nodes = 0;
        let mut engine = SteinEngine::new(4);
        let found = engine.search(&Game::new(), &SearchLimits::default(), &stop, |lines| {
            if lines[0].depth == told_at {
                stop.set();
                nodes = lines[0].nodes;
            }
        });
        let found = found.unwrap();
        // The stop flag is checked every 512 nodes.
        assert!(
            nodes > 0 && found.nodes - nodes <= 512,
            "{nodes} {}",
            found.nodes
        );
    }
}

/// White is ahead by a little; scores of all depths, odd and even, agree.
#[test]
fn white_is_a_little_ahead_at_the_start_at_every_depth() {
    let mut engine = SteinEngine::new(4);
    for depth in 1..=8 {
        let score = search(&mut engine, &Game::new(), &to_depth(depth)).lines[0].score;
        let chance = score.winning_chance();
        assert!((0.5..0.75).contains(&chance), "depth {depth}: {chance}");
    }
}
