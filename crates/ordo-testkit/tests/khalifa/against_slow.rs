//! The implementation compared with the slow reference implementation.

use ordo_rules::SplitMix64;
use ordo_rules::khalifa::{GameOptions, Phase, Position, Spacing, Turn};
use ordo_rules::{Color, Rules};
use ordo_testkit::khalifa::{ADJACENT, GAPS, moving, near_an_ordo, position};
use ordo_testkit::laws::random_games;
use ordo_testkit::slow::khalifa::{Board, SlowSpacing};

fn slow(position: &Position) -> Board {
    let text = position.to_string();
    let board = Board::parse(&text).unwrap();
    assert_eq!(board.to_text(), text);
    board.with_spacing(match position.options().spacing {
        Spacing::Gaps => SlowSpacing::Gaps,
        Spacing::Adjacent => SlowSpacing::Adjacent,
    })
}

fn texts(turns: &[Turn]) -> Vec<String> {
    turns.iter().map(Turn::to_string).collect()
}

fn compare(position: &Position) {
    let board = slow(position);
    let [moves, winning, giving] = board.moves_winning_giving();
    assert_eq!(position.count_turns(), moves.len(), "{position}");
    assert_eq!(texts(&position.legal_turns()), moves, "{position}");
    assert_eq!(texts(&position.winning_turns()), winning, "{position}");
    assert_eq!(texts(&position.giving_turns()), giving, "{position}");
    match position.wins_in_one() {
        Some(turn) => assert!(winning.contains(&turn.to_string()), "{position}: {turn}"),
        None => assert!(winning.is_empty(), "{position}"),
    }
    let outcome = position
        .outcome()
        .map(|o| (o.winner.map(Color::letter), o.reason.text()));
    assert_eq!(outcome, board.outcome(), "{position}");
}

/// The threats of the other side are its winning moves if it were to move.
fn compare_threats(position: &Position) {
    let mut setup = position.setup();
    setup.set_turn(!position.turn());
    let passed = setup.into_position_with(position.options()).unwrap();
    let threats = position.threats(passed.turn());
    let threats: Vec<Turn> = threats.iter().map(|threat| threat.turn).collect();
    // Both may have an ordo, and then the game is over for either.
    assert_eq!(texts(&threats), slow(&passed).winning(), "{position}");
    let one = position.wins_in_one_for(passed.turn());
    assert_eq!(one.is_some(), !threats.is_empty(), "{position}");
}

/// Games with random placements and a few turns, since the reference implementation is slow at turns.
fn random_play(options: GameOptions, seed: u64, positions: usize) -> [usize; 2] {
    let mut seen = [0; 2];
    let mut choice = SplitMix64::new(seed);
    let mut start = Position::start_with(Color::White, options);
    while seen[0] + seen[1] < positions {
        let mut left = 10;
        random_games(
            &start,
            left,
            |_, turns| *choice.choose(turns).unwrap(),
            |position| {
                compare(position);
                seen[usize::from(position.phase() == Phase::Moving)] += 1;
                left -= 1;
            },
        );
        start = Position::start_with(!start.turn(), options);
    }
    seen
}

#[test]
fn random_games_with_gaps_agree_with_the_slow_rules() {
    let [placing, moving] = random_play(GAPS, 1998, 2_200);
    assert!(placing >= 1_700 && moving >= 400, "{placing} {moving}");
}

#[test]
fn random_games_without_gaps_agree_with_the_slow_rules() {
    let [placing, moving] = random_play(ADJACENT, 1999, 2_200);
    assert!(placing >= 1_700 && moving >= 400, "{placing} {moving}");
}

#[test]
fn crowded_and_nearly_won_boards_agree_with_the_slow_rules() {
    let mut random = SplitMix64::new(2005);
    let (mut won, mut giving) = (0, 0);
    for n in 0..1_200 {
        let options = [GAPS, ADJACENT][n % 2];
        let position = match n % 3 {
            0 => near_an_ordo(&mut random, options),
            _ => moving(&mut random, options),
        };
        compare(&position);
        if n % 8 == 0 {
            compare_threats(&position);
        }
        won += usize::from(position.wins_in_one().is_some());
        giving += usize::from(!position.giving_turns().is_empty());
    }
    assert!(won > 100, "{won}");
    assert!(giving > 0, "{giving}");
}

/// A board with few turns, because the reference implementation takes minutes for others.
#[test]
fn perft_of_a_narrow_board_agrees_with_the_slow_rules() {
    let start = position("8/8/8/8/8/dcba4/7D/5CBA w");
    assert_eq!(start.perft(1), slow(&start).perft(1));
    assert_eq!(start.perft(2), slow(&start).perft(2));
}
