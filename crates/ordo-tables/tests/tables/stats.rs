use ordo_rules::Color;
use ordo_rules::stein::{Position, Setup, SquareSet, is_connected};
use ordo_tables::{Class, ClassStats, Groups, Tables, Value};

fn position(white: SquareSet, black: SquareSet, turn: Color) -> Position {
    let mut setup = Setup::EMPTY;
    for (color, pieces) in [(Color::White, white), (Color::Black, black)] {
        for square in pieces {
            setup.set(square, Some(color));
        }
    }
    setup.set_turn(turn);
    setup.into_position().unwrap()
}

/// White's result: 1, 0 or −1.
fn result(tables: &Tables, position: &Position) -> i8 {
    let value = tables.probe(position).unwrap().unwrap();
    match position.turn() {
        Color::White => value.result(),
        Color::Black => -value.result(),
    }
}

/// Counts all pairs of groups one by one, with the rules' own positions.
fn counted(tables: &Tables, class: Class) -> [u64; 7] {
    let (own, enemy) = (Groups::new(class.own), Groups::new(class.enemy));
    let mut counts = [0; 7];
    for white in (0..own.len() as u32).map(|rank| own.pieces(rank)) {
        for black in (0..enemy.len() as u32).map(|rank| enemy.pieces(rank).flipped()) {
            if white.intersects(black) {
                continue;
            }
            let now = result(tables, &position(white, black, Color::White));
            let passed = result(tables, &position(white, black, Color::Black));
            let wins_without_a_piece = || {
                let fewer = white.into_iter().map(|square| white.without(square));
                let mut fewer = fewer.filter(|&left| !left.is_empty() && is_connected(left));
                fewer.any(|left| result(tables, &position(left, black, Color::White)) == 1)
            };
            let is_so = [
                true,
                now == 1,
                now == -1,
                now == 1 && passed == -1,
                now == -1 && passed == 1,
                passed > now,
                now == -1 && wins_without_a_piece(),
            ];
            for (count, is_so) in counts.iter_mut().zip(is_so) {
                *count += u64::from(is_so);
            }
        }
    }
    counts
}

#[test]
fn stats_equal_a_plain_count() {
    let tables = Tables::embedded();
    for (own, enemy) in [(1, 2), (2, 1), (2, 2), (3, 2)] {
        let class = Class { own, enemy };
        let stats = tables.stats(class).unwrap().unwrap();
        let counts = [
            stats.positions,
            stats.won,
            stats.lost,
            stats.first_wins,
            stats.zugzwangs,
            stats.passing_helps,
            stats.burdens,
        ];
        assert_eq!(counts, counted(&tables, class), "{class}");
        check_examples(&tables, &stats);
    }
}

fn check_examples(tables: &Tables, stats: &ClassStats) {
    let value = |position: &Position| tables.probe(position).unwrap().unwrap();
    let (plies, longest) = stats.longest_win.unwrap();
    assert_eq!(value(&longest), Value::Win(plies));
    assert_eq!(stats.zugzwang.is_some(), stats.zugzwangs > 0);
    if let Some(zugzwang) = stats.zugzwang {
        assert_eq!(value(&zugzwang).result(), -1);
        assert_eq!(value(&zugzwang.null_move().unwrap()).result(), -1);
    }
    assert_eq!(stats.burden.is_some(), stats.burdens > 0);
    if let Some(burden) = stats.burden {
        assert_eq!(value(&burden).result(), -1);
    }
}
