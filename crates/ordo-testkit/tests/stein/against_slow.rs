//! The implementation compared with the slow reference implementation.

use ordo_rules::stein::{Move, Position, Square, SquareSet};
use ordo_rules::{Color, SplitMix64};
use ordo_testkit::laws::random_games;
use ordo_testkit::slow::stein::Board;
use ordo_testkit::stein::grown_position;

/// The number of compared positions from random games.
const POSITIONS: usize = 100_000;
/// The number of compared positions with grown groups.
const GROWN: usize = 30_000;

fn compare(position: &Position) {
    let text = position.to_string();
    let board = Board::parse(&text).unwrap();
    assert_eq!(board.to_text(), text);

    let moves: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
    assert_eq!(moves, board.moves(), "{text}");
    assert_eq!(position.count_moves(), moves.len(), "{text}");
    let outcome = position
        .outcome()
        .map(|o| (o.winner.map(Color::letter), o.reason.text()));
    assert_eq!(outcome, board.outcome(), "{text}");
    assert_eq!(position.has_moves(), !moves.is_empty(), "{text}");
}

/// Compares the functions for the engine and the board view, on fewer positions.
fn compare_groups(position: &Position) {
    let text = position.to_string();
    let board = Board::parse(&text).unwrap();
    for color in Color::ALL {
        let group = position.group(color);
        let set = |squares: Vec<(i32, i32)>| -> SquareSet {
            let squares = squares.into_iter();
            squares
                .map(|(file, rank)| Square::new(file as u8, rank as u8).unwrap())
                .collect()
        };
        assert_eq!(
            group.is_connected(),
            board.connected(color.letter()),
            "{text}"
        );
        assert_eq!(
            group.articulation_points(),
            set(board.articulation_points(color.letter())),
            "{text}"
        );
    }
}

fn is_split(position: &Position) -> bool {
    !position.group(position.turn()).is_connected()
}

#[test]
fn random_games_agree_with_the_slow_rules() {
    let mut random = SplitMix64::new(2009);
    let mut seen = Seen::default();
    // Uniformly random moves; captures first, which leads to few pieces; and both alternately.
    for style in 0..3 {
        let mut random_choice = SplitMix64::new(style);
        random_games(
            &Position::start(),
            POSITIONS / 3 + 1,
            |_, moves| {
                let captures: Vec<Move> =
                    moves.iter().copied().filter(|mv| mv.is_capture()).collect();
                let greedy = style == 1 || style == 2 && random_choice.below(2) == 0;
                if greedy && !captures.is_empty() {
                    *random_choice.choose(&captures).unwrap()
                } else {
                    *random_choice.choose(moves).unwrap()
                }
            },
            |position| {
                compare(position);
                seen.note(position);
                if seen.positions.is_multiple_of(10) {
                    compare_groups(position);
                }
            },
        );
    }
    // Randomly grown groups: chains, clusters, split groups, single pieces.
    while seen.positions < POSITIONS + GROWN {
        let position = grown_position(&mut random);
        compare(&position);
        seen.note(&position);
        if seen.positions.is_multiple_of(10) {
            compare_groups(&position);
        }
    }
    assert!(seen.split > POSITIONS / 20, "{seen:?}");
    assert!(seen.single > POSITIONS / 100, "{seen:?}");
    assert!(seen.thin > POSITIONS / 20, "{seen:?}");
    assert!(seen.finished > POSITIONS / 100, "{seen:?}");
}

#[derive(Default, Debug)]
struct Seen {
    positions: usize,
    split: usize,
    single: usize,
    thin: usize,
    finished: usize,
}

impl Seen {
    fn note(&mut self, position: &Position) {
        self.positions += 1;
        self.split += usize::from(is_split(position));
        self.single += usize::from(position.own().len() == 1);
        self.thin += usize::from(position.group(position.turn()).articulation_points().len() >= 4);
        self.finished += usize::from(position.outcome().is_some());
    }
}
