//! The rules one by one, under their numbers.

use crate::{ADJACENT, GAPS, position};
use ordo_rules::khalifa::{Game, Phase, Piece, Position, Square, SquareSet, Turn};
use ordo_rules::record::Record;
use ordo_rules::{Color, Outcome, PlayError, Reason, Repetition, Rules};

fn turn(text: &str) -> Turn {
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The reason why a turn is illegal; `None` if it is legal.
fn why_not(position: &Position, text: &str) -> String {
    let judgement = position.explain(turn(text));
    judgement.map_or_else(|illegal| illegal.to_string(), |()| String::new())
}

fn after(position: &Position, text: &str) -> Position {
    assert_eq!(why_not(position, text), "", "{position}: {text}");
    position.after_unchecked(turn(text))
}

fn placed(texts: &str) -> Position {
    let start = Position::start();
    texts.split(' ').fold(start, |now, text| after(&now, text))
}

fn winner(position: &Position) -> Option<Color> {
    let outcome = position.outcome()?;
    assert_eq!(outcome.reason, Reason::Ordo);
    outcome.winner
}

#[test]
fn k1_eight_pieces_on_an_empty_board() {
    assert_eq!(Square::all().count(), 64);
    assert_eq!(Square::S34.to_string(), "34");
    assert_eq!((Square::S34.row(), Square::S34.column()), (2, 3));
    let letters: String = Piece::all().map(Piece::letter).collect();
    assert_eq!(letters, "ABCDabcd");
    assert_eq!(Position::start().to_string(), "8/8/8/8/8/8/8/8 w");
    assert!(Position::start().occupied().is_empty());
    assert_eq!(Position::start().in_hand(Color::Black).count(), 4);
}

#[test]
fn k2_the_other_side_starts_the_rematch() {
    let black_first = Position::start_with(Color::Black, ADJACENT);
    assert_eq!(black_first.to_string(), "8/8/8/8/8/8/8/8 b");
    let mut game = Game::from_position(black_first).with_repetition(Repetition::None);
    game.play(turn("1@11")).unwrap();
    assert_eq!(game.starter(), Color::Black);
    let next = game.rematch();
    assert_eq!(next.starter(), Color::White);
    assert_eq!(next.start(), &Position::start_with(Color::White, ADJACENT));
    assert_eq!(next.repetition(), Repetition::None);
    assert_eq!(next.rematch().starter(), Color::Black);
    // White placed one piece, so White moved first.
    let midway = Game::from_position(position("8/8/8/8/8/8/8/A7 b"));
    assert_eq!(midway.starter(), Color::White);
    let as_many = Game::from_position(position("8/8/8/8/8/8/8/Aa6 b"));
    assert_eq!(as_many.starter(), Color::Black);
}

#[test]
fn k3_players_alternate_placing_on_empty_squares() {
    let start = Position::start();
    assert_eq!(start.count_turns(), 4 * 64);
    let one = after(&start, "3@45");
    assert_eq!(one.turn(), Color::Black);
    assert_eq!(one.count_turns(), 4 * 63);
    assert_eq!(why_not(&one, "3@45"), "K3: 45 is occupied by White's 3");
    let two = after(&one, "3@11");
    assert_eq!(two.turn(), Color::White);
    assert_eq!(
        why_not(&two, "3@12"),
        "K3: your piece of size 3 is already placed, on 45"
    );
    assert_eq!(
        why_not(&two, "45-46"),
        "K3: 6 pieces are still to be placed; a placement is written as in 3@45"
    );
    assert_eq!(two.phase(), Phase::Placement);
    let all = placed("1@11 1@88 2@23 2@76 3@35 3@64 4@47 4@52");
    assert_eq!(all.phase(), Phase::Moving);
    assert_eq!(all.turn(), Color::White);
    assert!(all.placement_squares().is_empty());
    assert_eq!(
        why_not(&all, "4@12"),
        "K5: all eight pieces are placed; now one or two of them move"
    );
}

#[test]
fn k4_two_pieces_in_line_are_refused() {
    // A row, a column, a diagonal.
    let now = placed("1@33 1@88");
    for square in ["38", "83", "55", "11", "24"] {
        let words =
            format!("K4: {square} is in line with your piece on 33, and no enemy is between");
        assert_eq!(why_not(&now, &format!("2@{square}")), words);
    }
    assert_eq!(why_not(&now, "2@45"), "");
    assert!(
        !now.placement_squares()
            .intersects(SquareSet::lines(Square::S33) - SquareSet::lines(Square::S88))
    );
}

#[test]
fn k4_an_enemy_between_must_already_be_placed() {
    let now = placed("1@11 1@13");
    assert_eq!(why_not(&now, "2@15"), "");
    assert_ne!(why_not(&now, "2@12"), "");
    // Three on a line: each neighbouring pair must be separated.
    let now = placed("1@11 1@13 2@15 2@88");
    assert_eq!(
        why_not(&now, "3@17"),
        "K4: 17 is in line with your piece on 15, and no enemy is between"
    );
    assert_eq!(
        why_not(&now, "3@14"),
        "K4: 14 is in line with your piece on 15, and no enemy is between"
    );
    let now = placed("1@11 1@13 2@15 2@16");
    assert_eq!(why_not(&now, "3@17"), "");
}

#[test]
fn k4_holds_only_for_own_pieces() {
    let now = placed("1@11");
    assert_eq!(why_not(&now, "1@18"), "");
}

#[test]
fn k5_one_or_two_pieces_move_in_straight_lines() {
    let now = position("....c..D/..A...../d......./.....a../...b.B../......../......../...C.... w");
    for text in ["46-45", "46-47,14-24", "73-11", "88-55,73-83"] {
        let legal = now.is_legal(turn(text));
        assert_eq!(legal, !text.starts_with("73-11"), "{text}");
    }
    assert_eq!(
        why_not(&now, "73-11"),
        "K5: 73 and 11 are not in one row, column or diagonal"
    );
    assert_eq!(
        why_not(&now, "46-44"),
        "K5: 46-44 is blocked by Black's 2 on 44"
    );
    assert_eq!(
        why_not(&now, "46-42"),
        "K5: 46-42 is blocked by Black's 2 on 44"
    );
    assert_eq!(why_not(&now, "45-44"), "K5: there is no piece on 45");
    assert_eq!(
        why_not(&now, "44-45"),
        "K5: White is to move, and the piece on 44 is Black's"
    );
    for text in ["46-47,47-48", "46-47,46-45"] {
        assert_eq!(
            why_not(&now, text),
            "K5: the two steps must be of different pieces, and the one from 46 has already moved"
        );
    }
    assert_eq!(after(&now, "46-47,14-24").turn(), Color::Black);
}

#[test]
fn k5_the_first_step_opens_or_closes_the_path_of_the_second() {
    let now = position("badc4/8/8/8/8/8/8/DA4CB w");
    // 12 blocks 11, which can pass only after the piece there has moved.
    assert_eq!(
        why_not(&now, "11-14"),
        "K5: 11-14 is blocked by White's 1 on 12"
    );
    assert_eq!(why_not(&now, "12-22,11-14"), "");
    assert_eq!(why_not(&now, "12-22,11-12"), "");
    assert_eq!(
        why_not(&now, "11-14,12-22"),
        "K5: 11-14 is blocked by White's 1 on 12"
    );
    // 17-13 blocks row 1 for 12.
    assert_eq!(why_not(&now, "12-14"), "");
    assert_eq!(
        why_not(&now, "17-13,12-14"),
        "K5: 12-14 is blocked by White's 3 on 13"
    );
    // The two cannot get past each other on a line.
    assert!(!now.is_legal(turn("12-15,17-14")) && !now.is_legal(turn("17-14,12-15")));
}

#[test]
fn k5_a_turn_is_its_result() {
    let now = position("badc4/8/8/8/8/8/8/DA4CB w");
    // Both orders can be played: the smaller piece first.
    let (small_first, large_first) = (turn("12-22,11-21"), turn("11-21,12-22"));
    assert!(now.is_legal(small_first) && now.is_legal(large_first));
    assert_eq!(now.canonical(large_first), small_first);
    assert_eq!(now.canonical(small_first), small_first);
    assert_eq!(
        now.after_unchecked(large_first),
        now.after_unchecked(small_first)
    );
    let turns = now.legal_turns();
    assert!(turns.contains(&small_first) && !turns.contains(&large_first));
    // Only the order with the larger piece first can be played.
    let forced = turn("18-28,17-18");
    assert!(now.is_legal(forced) && now.canonical(forced) == forced);
    assert!(turns.contains(&forced));
}

#[test]
fn k5_records_are_brought_into_canonical_spelling() {
    let text = "[SetUp \"1\"]\n[FEN \"badc4/8/8/8/8/8/8/DA4CB w\"]\n\n1. 11-21,12-22 81-71 (1... 82-72,81-71) *\n";
    let record: Record = text.parse().unwrap();
    let canonical = record.canonical::<Position>().unwrap().to_string();
    assert!(
        canonical.contains("1. 12-22,11-21 81-71 (1... 82-72,81-71) *"),
        "{canonical}"
    );

    let placing: Record = "1. 3@45 3@11 2@13 *".parse().unwrap();
    let replay = placing.replay::<Position>().unwrap();
    assert_eq!(replay.end, placed("3@45 3@11 2@13"));
}

#[test]
fn k6_passing_is_not_allowed() {
    let now = position("badc4/8/8/8/8/8/8/DA4CB w");
    for text in ["11-11", "12-22,11-11"] {
        assert_eq!(
            why_not(&now, text),
            "K6: a step must leave 11; passing is not allowed"
        );
    }
    assert_eq!(now.partial_turn().turn(), None);
    let mut played = now;
    assert!(played.play(turn("11-11")).is_err());
    assert_eq!(played, now);
    assert_eq!(played.play(turn("11-21")), Ok(()));
    assert_eq!(played, after(&now, "11-21"));
}

#[test]
fn k7_an_ordo_in_a_row_a_column_or_a_diagonal_from_either_end() {
    for text in [
        "b1a1d1c1/8/8/8/8/8/8/ABCD4 b",
        "b1a1d1c1/8/8/8/8/8/8/4DCBA b",
        "b1a1d1cA/7B/7C/7D/8/8/8/8 b",
        "b1a1d1c1/8/8/8/3A4/2B5/1C6/D7 b",
    ] {
        assert_eq!(winner(&position(text)), Some(Color::White), "{text}");
    }
    for text in [
        "b1a1d1c1/8/8/8/8/8/8/ACBD4 b",
        "b1a1d1c1/8/8/8/8/8/A7/1BCD4 b",
        "b1a1d1c1/8/8/8/8/8/8/DABC4 b",
    ] {
        assert_eq!(position(text).outcome(), None, "{text}");
    }
}

#[test]
fn k7_gaps_are_allowed_unless_spacing_is_adjacent() {
    let gaps = position("b1a1d1c1/8/8/8/8/8/8/A1BC3D b");
    assert_eq!(gaps.options(), GAPS);
    assert_eq!(winner(&gaps), Some(Color::White));
    assert_eq!(gaps.ordo(Color::White).unwrap().len(), 8);
    assert_eq!(gaps.with_options(ADJACENT).outcome(), None);
    let close = position("b1a1d1c1/8/8/8/8/8/8/2ABCD2 b").with_options(ADJACENT);
    assert_eq!(winner(&close), Some(Color::White));
    assert_eq!(close.ordo(Color::White).unwrap().to_string(), "13 14 15 16");
    assert_eq!(close.ordo(Color::Black), None);
}

#[test]
fn k7_a_record_names_the_spacing() {
    let (gaps, adjacent) = (Position::start(), Position::start().with_options(ADJACENT));
    assert_eq!(gaps.option_tags(), []);
    assert_eq!(adjacent.option_tags(), [("Spacing", "adjacent")]);
    for position in [gaps, adjacent] {
        assert_eq!(position.with_option("Spacing", "gaps"), Some(gaps));
        assert_eq!(position.with_option("Spacing", "adjacent"), Some(adjacent));
        assert_eq!(position.with_option("Spacing", "wide"), None);
        assert_eq!(position.with_option("Other", "gaps"), None);
    }
}

#[test]
fn k7_an_enemy_between_prevents_an_ordo() {
    let between = position("b1a1d3/8/8/8/8/8/8/A1BcC2D b");
    assert_eq!(between.outcome(), None);
    let outside = position("b1a1d3/8/8/8/8/8/8/ABCDc3 b");
    assert_eq!(winner(&outside), Some(Color::White));
}

#[test]
fn k8_the_player_who_makes_an_ordo_wins() {
    let mut game = Game::from_position(position("b1a1d1c1/8/8/8/8/3D4/8/ABC5 w"));
    let wins = game.position().winning_turns();
    assert!(wins.contains(&turn("34-14")));
    assert!(wins.contains(&game.position().wins_in_one().unwrap()));
    game.play(turn("34-14")).unwrap();
    let outcome = Outcome::win(Color::White, Reason::Ordo);
    assert_eq!(game.outcome(), Some(outcome));
    assert!(game.position().legal_turns().is_empty());
    assert_eq!(game.position().count_turns(), 0);
    assert_eq!(game.position().wins_in_one_for(Color::White), None);
    assert_eq!(game.play(turn("81-71")), Err(PlayError::Over(outcome)));
    assert_eq!(
        why_not(game.position(), "81-71"),
        "K8: the game is over: White wins (ordo)"
    );
}

#[test]
fn k8_opening_the_line_of_the_opponents_ordo_loses() {
    let now = position("8/8/8/8/8/D6B/8/a1bAcd1C w");
    assert!(now.giving_turns().contains(&turn("14-24")));
    assert_eq!(winner(&after(&now, "14-24")), Some(Color::Black));
    // Along the line it stays between.
    let stays = turn("14-12");
    assert!(!now.is_legal(stays));
    assert!(!now.giving_turns().contains(&turn("31-41")));
}

#[test]
fn k8_if_both_have_an_ordo_the_mover_wins() {
    let now = position("8/8/8/8/8/3BCD2/8/a1bAcd2 w");
    let both = after(&now, "14-32");
    assert!(both.has_ordo(Color::White) && both.has_ordo(Color::Black));
    assert_eq!(winner(&both), Some(Color::White));
    assert!(now.winning_turns().contains(&turn("14-32")));
    assert!(!now.giving_turns().contains(&turn("14-32")));
}

/// Our reading: a turn is its result, even if its first step alone would win.
#[test]
fn k8_a_turn_may_continue_after_an_ordo() {
    let now = position("b1a1d1c1/8/8/8/8/3D4/8/ABC5 w");
    let half = now
        .partial_turn()
        .take(turn("34-14").steps().next().unwrap())
        .unwrap();
    assert!(half.wins() && half.is_complete());
    let spoiled = after(&now, "34-14,11-21");
    assert_eq!(spoiled.outcome(), None);
    assert!(
        now.legal_turns()
            .contains(&now.canonical(turn("34-14,11-21")))
    );
}

#[test]
fn k8_the_third_occurrence_is_a_draw() {
    let start = position("b1a1d1c1/8/8/8/8/3D4/8/AC5B w");
    let there_and_back = ["34-35", "81-71", "35-34", "71-81"];
    let play = |repetition| {
        let mut game = Game::from_position(start).with_repetition(repetition);
        for text in there_and_back.iter().cycle().take(8) {
            assert_eq!(game.outcome(), None);
            game.play(turn(text)).unwrap();
        }
        game.outcome()
    };
    assert_eq!(
        play(Repetition::Draw),
        Some(Outcome::draw(Reason::Repetition))
    );
    assert_eq!(play(Repetition::None), None);
}

#[test]
fn k7_records_keep_the_spacing_rule() {
    let start = Position::start_with(Color::White, ADJACENT);
    let record = Record::from_moves(&start, &[turn("1@11")]).unwrap();
    assert_eq!(record.tags.get("Spacing"), Some("adjacent"));
    assert_eq!(record.tags.get("FEN"), None);
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again.start::<Position>().unwrap(), start);
    let text = record.to_string().replace("adjacent", "wide");
    let error = text.parse::<Record>().unwrap().start::<Position>();
    assert_eq!(
        error.unwrap_err().to_string(),
        "the Spacing tag says `wide`, which this game does not know"
    );
}

#[test]
fn k7_a_threat_needs_the_squares_that_its_steps_end_on() {
    let threats = position("b1a1d1c1/8/8/8/8/8/7D/ABC5 w").threats(Color::White);
    assert!(!threats.is_empty());
    for threat in threats {
        for step in threat.turn.steps() {
            assert!(threat.squares().contains(step.to), "{}", threat.turn);
        }
    }
}
