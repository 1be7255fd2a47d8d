//! Mining, proving and rating of puzzles.

use std::fs;
use std::path::Path;

use ordo_engine::Stop;
use ordo_lab::puzzles::{
    Measurer, MineSettings, PuzzleFile, RateSettings, Refuted, Verifier, Verify, mine, rate,
};
use ordo_puzzles::{Collection, Goal, Puzzle, PuzzleGame, PuzzleProof, embedded};
use ordo_rules::{SplitMix64, khalifa, stein};
use tempfile::TempDir;

/// All puzzles of the program for a game, in random order.
fn shuffled<P: PuzzleGame>(seed: u64) -> Vec<Puzzle<P>> {
    let collection = Collection::read(embedded(P::RULE_SET)).unwrap();
    let mut entries = collection.entries().to_vec();
    SplitMix64::new(seed).shuffle(&mut entries);
    let puzzles = entries.iter().map(|entry| entry.puzzle().unwrap());
    puzzles.collect()
}

fn prove_sample<P: Verify>(count: usize, bound: u16) {
    let mut verifier = Verifier::default();
    let mut proved = 0;
    for puzzle in shuffled::<P>(1) {
        // Larger bounds take minutes without optimization; `ordo puzzles verify` proves all.
        let is_quick = match puzzle.proof() {
            PuzzleProof::Exact => true,
            PuzzleProof::Within(plies) => plies <= bound,
        };
        if !is_quick || proved == count {
            continue;
        }
        assert_eq!(verifier.check(&puzzle), Ok(()), "{puzzle}");
        proved += 1;
    }
    assert_eq!(proved, count);
}

#[test]
fn a_sample_of_steins_puzzles_is_proved_again() {
    prove_sample::<stein::Position>(12, 5);
}

#[test]
fn a_sample_of_khalifas_puzzles_is_proved_again() {
    prove_sample::<khalifa::Position>(12, 3);
}

#[test]
fn wrong_puzzles_are_refuted() {
    let mut verifier = Verifier::default();
    let mut checked = 0;
    for puzzle in shuffled::<stein::Position>(2) {
        let is_quick = puzzle.proof() == PuzzleProof::Within(5) && puzzle.line().len() == 3;
        if !is_quick || checked == 3 {
            continue;
        }
        // The defence is not the most stubborn one, but every defence loses: the line is still a proof.
        let [first, _, _] = puzzle.line() else {
            unreachable!("three moves");
        };
        let position = *puzzle.position();
        let after = position.after_unchecked(*first);
        // Another first move with the same end is no solution.
        for mv in position.legal_moves() {
            let other = position.after_unchecked(mv);
            if mv == *first || other.outcome().is_some() {
                continue;
            }
            let line = other.legal_moves().into_iter().find_map(|reply| {
                let next = other.after_unchecked(reply);
                let win = ordo_puzzles::Tactics::immediate_wins(&next);
                Some([mv, reply, *win.first()?])
            });
            let Some(line) = line else { continue };
            let wrong = Puzzle::new(position, Goal::Win, &line, PuzzleProof::Within(5)).unwrap();
            let refuted = verifier.check(&wrong).unwrap_err();
            assert!(
                matches!(
                    refuted,
                    Refuted::NoWin { number: 1, .. } | Refuted::AnotherWin { number: 1, .. }
                ),
                "{wrong}: {refuted}"
            );
            checked += 1;
            break;
        }
        assert!(after.outcome().is_none());
    }
    assert_eq!(checked, 3);
}

#[test]
fn a_defence_that_is_not_the_only_one_is_refuted() {
    let position: khalifa::Position = "8/8/3b4/2a5/3c4/7d/6D1/A1B1C3 b".parse().unwrap();
    let turn = position.legal_turns()[0];
    let puzzle = Puzzle::new(position, Goal::Hold, &[turn], PuzzleProof::Exact).unwrap();
    let refuted = Verifier::default().check(&puzzle).unwrap_err();
    assert!(
        matches!(refuted, Refuted::Defences(n) if n != 1),
        "{refuted}"
    );
}

fn mined(path: &Path, games: u64, threads: usize) -> String {
    let settings = MineSettings {
        puzzles: 1_000,
        games,
        seed: 7,
        threads,
    };
    let mined = mine::<stein::Position, _>(path, settings, &Stop::default(), |_| ()).unwrap();
    let text = fs::read_to_string(path).unwrap();
    assert_eq!(
        Collection::read(&text).unwrap().entries().len(),
        mined.puzzles
    );
    text
}

#[test]
fn mining_continues_a_file_and_does_not_depend_on_threads() {
    let folder = TempDir::new().unwrap();
    let (parts, whole) = (folder.path().join("parts"), folder.path().join("whole"));
    mined(&parts, 20, 1);
    // As if it had been interrupted while writing.
    let text = fs::read_to_string(&parts).unwrap();
    fs::write(&parts, text.clone() + "s0000").unwrap();
    let continued = mined(&parts, 40, 1);
    assert!(continued.starts_with(&text) && continued.len() > text.len());
    assert_eq!(mined(&whole, 40, 2), continued);
    let file = PuzzleFile::<stein::Position>::open(&parts).unwrap();
    assert_eq!(file.games(), 40);
    for puzzle in file.puzzles() {
        assert_eq!(puzzle.rating(), None);
    }
}

#[test]
fn files_of_the_other_game_are_refused() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("puzzles");
    fs::write(&path, embedded(ordo_rules::RuleSet::Khalifa)).unwrap();
    assert!(PuzzleFile::<stein::Position>::open(&path).is_err());
}

#[test]
fn ratings_are_kept_unless_measured_again() {
    let folder = TempDir::new().unwrap();
    let (from, to) = (folder.path().join("from"), folder.path().join("to"));
    let mut text = Puzzle::<khalifa::Position>::file_header() + "\n";
    let puzzles = shuffled::<khalifa::Position>(3);
    for (n, puzzle) in puzzles.iter().take(3).enumerate() {
        let rating = (n > 0).then_some(2_795);
        text = text + &puzzle.clone().with_rating(rating).to_string() + "\n";
    }
    fs::write(&from, &text).unwrap();
    let settings = RateSettings {
        attempts: 1,
        threads: 1,
        again: false,
    };
    let run =
        |settings| rate::<khalifa::Position, _>(&from, &to, settings, &Stop::default(), |_| ());
    let measured = |table: &ordo_lab::puzzles::RateTable| -> usize {
        table.bands().iter().map(|band| band.puzzles).sum()
    };
    assert_eq!(measured(&run(settings).unwrap()), 1);
    assert_eq!(fs::read_to_string(&from).unwrap(), text);
    let rated = PuzzleFile::<khalifa::Position>::open(&to).unwrap();
    let ratings: Vec<_> = rated.puzzles().iter().map(Puzzle::rating).collect();
    assert!(ratings.is_sorted() && ratings[0].is_some_and(|rating| rating < 2_795));
    assert_eq!(ratings[1..], [Some(2_795); 2]);
    assert_eq!(measured(&run(settings).unwrap()), 0);
    let again = RateSettings {
        again: true,
        ..settings
    };
    assert_eq!(measured(&run(again).unwrap()), 3);
}

/// Low levels solve easy puzzles more often than hard ones; the command `ordo puzzles rate` measures all.
#[test]
fn solving_rates_fall_with_the_rating() {
    let mut puzzles = shuffled::<stein::Position>(4);
    puzzles.sort_by_key(Puzzle::rating);
    let third = puzzles.len() / 3;
    let mut measurer = Measurer::default();
    let mut solved = |puzzles: &[Puzzle<stein::Position>]| -> u32 {
        let puzzles = puzzles.iter().take(25);
        puzzles
            .map(|puzzle| {
                (2..=5)
                    .map(|level| measurer.solved_by(puzzle, level, 1))
                    .sum::<u32>()
            })
            .sum()
    };
    let easy = solved(&puzzles[..third]);
    let middle = solved(&puzzles[third..2 * third]);
    let hard = solved(&puzzles[2 * third..]);
    assert!(easy > middle && middle > hard, "{easy} {middle} {hard}");
}

#[test]
fn winning_moves_are_those_that_end_the_game() {
    let mut rng = SplitMix64::new(17);
    let mut wins = 0;
    for _ in 0..60 {
        let mut position = stein::Position::start();
        while position.outcome().is_none() {
            let moves = position.legal_moves();
            let ends_game = |mv: &stein::Move| {
                let outcome = position.after_unchecked(*mv).outcome();
                outcome.is_some_and(|outcome| outcome.winner == Some(position.turn()))
            };
            let is_won = moves.iter().any(ends_game);
            assert_eq!(position.has_winning_move(), is_won, "{position}");
            wins += usize::from(is_won);
            position.play_unchecked(moves[rng.below(moves.len())]);
        }
    }
    assert!(wins > 60);
}
