//! The board of Stein's game: a run of pieces is selected, then its target.

use ordo_describe::Describe;
use ordo_rules::stein::{FILES, Move, Position, RANKS, Run, Square};

use super::{BoardGame, Cell, Chosen, MoveEntry, Piece};

impl BoardGame for Position {
    const COLUMNS: u8 = FILES;
    const ROWS: u8 = RANKS;
    const HOME_ROWS: bool = true;
    const LINKS: bool = true;
    const NODES: u64 = 100_000;
    const JUDGES_ESTIMATES: bool = true;

    type Entry = RunEntry;

    fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let color = self.get(square(cell)?)?;
        Some(Piece { color, size: None })
    }

    fn name_of(cell: Cell) -> String {
        square(cell).map_or_else(String::new, |square| square.to_string())
    }

    fn column_label(column: u8) -> char {
        char::from(b'a' + column)
    }
}

fn square(cell: Cell) -> Option<Square> {
    Square::new(cell.column, cell.row)
}

fn cell(square: Square) -> Cell {
    Cell {
        column: square.file(),
        row: square.rank(),
    }
}

/// A run of own pieces, from the piece selected first to the one selected last.
#[derive(Clone, Debug, Default)]
pub(crate) struct RunEntry {
    ends: Option<(Square, Square)>,
}

impl RunEntry {
    fn run(&self) -> Option<Run> {
        let (first, last) = self.ends?;
        Run::new(first, last)
    }

    /// The move of the selected run that lands on a square, legal or not: a single piece goes there; an ordo goes across its
    /// line, and any of its pieces may be the one that lands there.
    fn move_to(run: Run, position: &Position, to: Square) -> Option<Move> {
        let capture = position.get(to) == Some(!position.turn()) && !run.is_ordo();
        if !run.is_ordo() {
            return Move::new(run, to, capture);
        }
        let across = run.iter().find_map(|from| {
            let (files, ranks) = difference(from, to);
            let target = run.first().offset(files, ranks)?;
            let landing = run.moved_to(target)?;
            let straight = files == 0 || ranks == 0;
            let outside = !run.squares().contains(to);
            (straight && outside && landing.squares().contains(to) && !overlaps(run, landing))
                .then_some(target)
        });
        let target = across.or_else(|| {
            let (files, ranks) = difference(run.first(), to);
            run.first().offset(files, ranks)
        })?;
        Move::new(run, target, false)
    }
}

fn overlaps(run: Run, landing: Run) -> bool {
    !(run.squares() & landing.squares()).is_empty()
}

fn difference(from: Square, to: Square) -> (i8, i8) {
    (
        to.file() as i8 - from.file() as i8,
        to.rank() as i8 - from.rank() as i8,
    )
}

impl MoveEntry<Position> for RunEntry {
    fn choose(&mut self, position: &Position, at: Cell) -> Chosen<Move> {
        let Some(to) = square(at) else {
            return Chosen::Nothing;
        };
        let own = position.get(to) == Some(position.turn());
        let Some(run) = self.run() else {
            if own {
                self.ends = Some((to, to));
                return Chosen::Selected;
            }
            let illegal = Move::new(Run::single(to), to, false);
            return match illegal.map(|mv| position.explain(mv)) {
                Some(Err(illegal)) => Chosen::Illegal(Position::illegal_message(&illegal)),
                _ => Chosen::Nothing,
            };
        };
        if own {
            // The selected piece again drops the selection, another one replaces it.
            let again = run.squares().contains(to);
            self.ends = (!again).then_some((to, to));
            return Chosen::Selected;
        }
        let Some(mv) = RunEntry::move_to(run, position, to) else {
            return Chosen::Nothing;
        };
        match position.explain(mv) {
            Ok(()) => {
                self.ends = None;
                Chosen::Play(mv)
            }
            Err(illegal) => Chosen::Illegal(Position::illegal_message(&illegal)),
        }
    }

    fn extend(&mut self, position: &Position, cursor: Cell, step: (i8, i8)) -> Option<Cell> {
        let is_own = |square: Square| position.get(square) == Some(position.turn());
        let Some((first, last)) = self.ends else {
            let start = square(cursor).filter(|&square| is_own(square))?;
            self.ends = Some((start, start));
            return self.extend(position, cursor, step);
        };
        let next = last.offset(step.0, step.1)?;
        let run = Run::new(first, next)?;
        if !run.iter().all(is_own) {
            return None;
        }
        self.ends = Some((first, next));
        Some(cell(next))
    }

    fn cancel(&mut self) -> bool {
        self.ends.take().is_some()
    }

    fn selected(&self) -> Vec<Cell> {
        self.run()
            .map_or_else(Vec::new, |run| run.iter().map(cell).collect())
    }

    fn targets(&self, position: &Position) -> Vec<Cell> {
        let Some(run) = self.run() else {
            return Vec::new();
        };
        let own = position.get(run.first()) == Some(position.turn());
        if !own || position.outcome().is_some() {
            return Vec::new();
        }
        let landings = position.targets(run).into_iter();
        let landings = landings.filter_map(|to| run.moved_to(to));
        landings
            .flat_map(|landing| landing.iter().map(cell).collect::<Vec<_>>())
            .collect()
    }

    fn advice(&self, position: &Position) -> Option<&'static str> {
        let split = !position.group(position.turn()).is_connected();
        (self.ends.is_none() && split).then_some("play.split")
    }
}

#[cfg(test)]
mod tests {
    use ordo_rules::Color;

    use super::*;

    fn at(name: &str) -> Cell {
        Position::cell_named(name).unwrap()
    }

    fn names(cells: &[Cell]) -> Vec<String> {
        let mut names: Vec<String> = cells.iter().map(|&cell| Position::name_of(cell)).collect();
        names.sort();
        names
    }

    #[test]
    fn single_pieces_are_selected_and_moved() {
        let position = Position::start();
        let mut entry = RunEntry::default();
        assert_eq!(entry.choose(&position, at("a3")), Chosen::Selected);
        assert_eq!(names(&entry.selected()), ["a3"]);
        let targets = names(&entry.targets(&position));
        assert!(targets.contains(&"a4".to_owned()), "{targets:?}");
        let mv = "a3-a4".parse().unwrap();
        assert_eq!(entry.choose(&position, at("a4")), Chosen::Play(mv));
        assert!(entry.selected().is_empty());
    }

    #[test]
    fn every_target_plays_a_legal_move_and_no_other_square_does() {
        let position: Position =
            "2bb2bb2/1bbb1bbbb1/bb2b1b1bb/3b6/1ww1w5/w3ww2ww/1wwwwwwwww/2ww2w3 w"
                .parse()
                .unwrap();
        let mut found = Vec::new();
        for start in Square::all() {
            for step in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                let mut entry = RunEntry::default();
                if position.get(start) != Some(Color::White) {
                    continue;
                }
                entry.choose(&position, cell(start));
                loop {
                    for to in Square::all() {
                        let lit = entry.targets(&position).contains(&cell(to));
                        if position.get(to) == Some(Color::White) {
                            continue;
                        }
                        match entry.clone().choose(&position, cell(to)) {
                            Chosen::Play(mv) => {
                                assert!(lit && position.is_legal(mv), "{mv}");
                                found.push(mv);
                            }
                            _ => assert!(!lit, "{:?} {to}", entry.selected()),
                        }
                    }
                    let last = entry.ends.unwrap().1;
                    if entry.extend(&position, cell(last), step).is_none() {
                        break;
                    }
                }
            }
        }
        found.sort();
        found.dedup();
        let mut legal = position.legal_moves();
        legal.sort();
        assert_eq!(found, legal, "every legal move can be entered");
    }

    #[test]
    fn ordos_are_extended_and_moved_by_any_of_their_pieces() {
        let position: Position = "9b/10/10/10/1w2w5/2ww6/10/10 w".parse().unwrap();
        let mv: Move = "c3:d3-c5".parse().unwrap();
        for target in ["c5", "d5"] {
            let mut entry = RunEntry::default();
            assert_eq!(entry.extend(&position, at("d3"), (-1, 0)), Some(at("c3")));
            assert_eq!(entry.extend(&position, at("c3"), (-1, 0)), None);
            assert_eq!(names(&entry.selected()), ["c3", "d3"]);
            assert_eq!(entry.choose(&position, at(target)), Chosen::Play(mv));
        }
    }

    #[test]
    fn illegal_moves_give_their_reason() {
        let position = Position::start();
        let mut entry = RunEntry::default();
        let Chosen::Illegal(message) = entry.choose(&position, at("a6")) else {
            panic!("the piece is Black's");
        };
        assert_eq!(message.code, "stein.notYours");
        entry.choose(&position, at("a3"));
        let Chosen::Illegal(message) = entry.choose(&position, at("a5")) else {
            panic!("the piece would be cut off");
        };
        assert_eq!(message.rule, Some("S5"));
        assert!(entry.cancel() && !entry.cancel());
    }
}
