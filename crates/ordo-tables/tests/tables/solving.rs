use ordo_rules::Color;
use ordo_rules::stein::{Position, SquareSet, is_connected};
use ordo_tables::{Class, Solver, Tables, Value};

use crate::plain;

/// A solver that has solved everything up to a number of pieces.
fn solve(pieces: usize, threads: usize) -> Solver {
    let mut solver = Solver::new();
    for class in Class::up_to(pieces).filter(|class| class.own <= class.enemy) {
        solver.solve(class, threads, &|_, _| {}).unwrap();
    }
    solver
}

#[test]
fn every_position_up_to_four_pieces_equals_the_plain_solver() {
    let plain = plain::solve(4);
    let tables = Tables::embedded();
    let mut counts = [0; 3];
    for (position, &value) in &plain {
        let is_over = position.outcome().is_some();
        let found = tables.probe(position).unwrap().unwrap();
        assert_eq!(found, value, "{position}");
        let kinds = [is_over, !is_connected(position.own()), true];
        let kind = kinds.iter().position(|&is_kind| is_kind).unwrap();
        counts[kind] += 1;
    }
    // Positions that are over, split, and connected: both solvers know all of the last kind.
    let [over, split, connected] = counts;
    assert!(over > 1_000 && split > 500, "{counts:?}");
    let entries: usize = Class::up_to(4).map(count_positions).sum();
    assert_eq!(connected, entries);
}

/// The number of positions of a class, mirror images counted apart.
fn count_positions(class: Class) -> usize {
    let [own, enemy] = [class.own, class.enemy].map(ordo_tables::Groups::new);
    let ranks = |groups: &ordo_tables::Groups| 0..groups.len() as u32;
    let enemies: Vec<SquareSet> = ranks(&enemy)
        .map(|rank| enemy.pieces(rank).flipped())
        .collect();
    let disjoint = |own: SquareSet| {
        enemies
            .iter()
            .filter(|enemy| !enemy.intersects(own))
            .count()
    };
    ranks(&own).map(|rank| disjoint(own.pieces(rank))).sum()
}

#[test]
fn the_embedded_tables_are_those_that_the_solver_finds() {
    let solver = solve(5, 2);
    let tables = Tables::embedded();
    assert_eq!(tables.pieces(), 7);
    for class in Class::up_to(5) {
        let solved = solver.table(class).unwrap();
        let embedded = tables.get(class).unwrap().read_all().unwrap();
        let index = tables.index(class);
        for (number, (solved, embedded)) in solved.iter().zip(&embedded).enumerate() {
            let (own, enemy) = index.pieces(number);
            assert!(
                solved == embedded || own.intersects(enemy),
                "{class} {number}"
            );
        }
    }
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let (one, many) = (solve(5, 1), solve(5, 4));
    for class in Class::up_to(5) {
        assert_eq!(one.table(class), many.table(class), "{class}");
    }
}

#[test]
fn a_class_needs_those_with_fewer_pieces() {
    let mut solver = solve(3, 1);
    let error = solver.solve(Class { own: 2, enemy: 3 }, 1, &|_, _| {});
    assert_eq!(
        error.unwrap_err().to_string(),
        "2v3 needs the table of 1v3 first"
    );
}

#[test]
fn s10_5_what_nobody_can_force_is_a_draw() {
    let tables = Tables::embedded();
    let index = tables.index(Class { own: 2, enemy: 2 });
    let draws = (0..index.len()).filter_map(|number| {
        let (own, enemy) = index.pieces(number);
        let position = position(own, enemy)?;
        let probe = tables.probe_moves(&position).unwrap()?;
        (probe.value == Value::Draw).then_some(probe)
    });
    let draws: Vec<_> = draws.collect();
    assert_eq!(draws.len(), 3_236);
    for probe in draws {
        assert!(
            probe
                .moves
                .iter()
                .all(|(_, value)| !matches!(value, Value::Win(_)))
        );
    }
}

/// The position with White to move, unless the groups overlap.
fn position(white: SquareSet, black: SquareSet) -> Option<Position> {
    let mut setup = ordo_rules::stein::Setup::EMPTY;
    for (color, pieces) in [(Color::White, white), (Color::Black, black)] {
        for square in pieces {
            setup.set(square, Some(color));
        }
    }
    (!white.intersects(black)).then(|| setup.into_position().unwrap())
}
