use ordo_rules::Color;
use ordo_rules::stein::{Position, Setup, SquareSet};

use crate::class::{Class, Index};
use crate::file::TableError;
use crate::tables::Tables;
use crate::value::Value;

/// Counts over all positions of a class. Mirror images are counted apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassStats {
    /// The class.
    pub class: Class,
    /// All positions.
    pub positions: u64,
    /// Positions that the side to move wins.
    pub won: u64,
    /// Positions that the side to move loses.
    pub lost: u64,
    /// Positions that are drawn.
    pub drawn: u64,
    /// Positions that are won for whichever side is to move.
    pub first_wins: u64,
    /// Positions that are lost for whichever side is to move: mutual zugzwang.
    pub zugzwangs: u64,
    /// Positions in which the side to move would have a better result if the opponent were to move; `zugzwangs` are among them.
    pub passing_helps: u64,
    /// Positions that the side to move loses, and would win without one of its pieces.
    pub burdens: u64,
    /// The longest win of the side to move, in plies, and a position; `None` if there is no win.
    pub longest_win: Option<(u8, Position)>,
    /// The longest loss of the side to move, in plies, and a position; `None` if there is no loss.
    pub longest_loss: Option<(u8, Position)>,
    /// A mutual zugzwang.
    pub zugzwang: Option<Position>,
    /// A position of `burdens`.
    pub burden: Option<Position>,
}

impl ClassStats {
    fn new(class: Class) -> ClassStats {
        ClassStats {
            class,
            positions: 0,
            won: 0,
            lost: 0,
            drawn: 0,
            first_wins: 0,
            zugzwangs: 0,
            passing_helps: 0,
            burdens: 0,
            longest_win: None,
            longest_loss: None,
            zugzwang: None,
            burden: None,
        }
    }
}

impl Tables {
    /// Counts the positions of a class; `None` if its table is missing, or that with the other side to move, or that with an own piece
    /// less.
    pub fn stats(&self, class: Class) -> Result<Option<ClassStats>, TableError> {
        let reversed = class.reversed();
        let (Some(table), Some(other)) = (self.get(class), self.get(reversed)) else {
            return Ok(None);
        };
        let (entries, others) = (table.read_all()?, other.read_all()?);
        let (index, other_index) = (self.index(class), self.index(reversed));
        let Some(lighter) = self.lighter(class)? else {
            return Ok(None);
        };
        let mut stats = ClassStats::new(class);
        for (place, row) in entries.chunks(index.enemy.len()).enumerate() {
            let rank = index.own.canonical_rank(place);
            let own = index.own.pieces(rank);
            // Both a position and its mirror image have an entry only if the own group is its own mirror image.
            let weight = if index.own.mirrored(rank) == rank {
                1
            } else {
                2
            };
            let lighter_rows = lighter.rows(own);
            for (enemy_rank, &byte) in (0..).zip(row) {
                let enemy = index.enemy.pieces(enemy_rank).flipped();
                if own.intersects(enemy) {
                    continue;
                }
                let passed = others[other_index.of_ranks(enemy_rank, rank)];
                let values = [byte, passed].map(Value::from_byte);
                let position = || white_to_move(own, enemy);
                stats.add(values, weight, position);
                if matches!(values[0], Value::Loss(_)) && lighter.wins(&lighter_rows, enemy_rank) {
                    stats.burdens += weight;
                    stats.burden = stats.burden.or_else(position);
                }
            }
        }
        Ok(Some(stats))
    }

    /// The positions of a class without one of the own pieces; `None` if the table is missing.
    fn lighter(&self, class: Class) -> Result<Option<Lighter<'_>>, TableError> {
        if class.own == 1 {
            return Ok(Some(Lighter {
                index: self.index(class),
                entries: Vec::new(),
            }));
        }
        let class = Class {
            own: class.own - 1,
            ..class
        };
        let Some(table) = self.get(class) else {
            return Ok(None);
        };
        Ok(Some(Lighter {
            index: self.index(class),
            entries: table.read_all()?,
        }))
    }
}

/// A class with one own piece less than the class that is counted.
struct Lighter<'a> {
    index: Index<'a>,
    /// The table; empty if no piece would be left.
    entries: Vec<u8>,
}

/// The entries of a group without one of its pieces.
struct LighterRow {
    start: usize,
    /// The enemy's groups are mirrored in this row.
    is_mirrored: bool,
}

impl Lighter<'_> {
    /// A row for each piece that can be missing without splitting the group.
    fn rows(&self, own: SquareSet) -> Vec<LighterRow> {
        if self.entries.is_empty() {
            return Vec::new();
        }
        let fewer = own.into_iter().map(|square| own.without(square));
        let ranks = fewer.filter_map(|pieces| self.index.own.rank(pieces));
        let rows = ranks.map(|rank| {
            let canonical = self.index.own.canonical(rank);
            LighterRow {
                start: canonical.place as usize * self.index.enemy.len(),
                is_mirrored: canonical.is_mirrored,
            }
        });
        rows.collect()
    }

    /// True if the side to move wins in one of the rows.
    fn wins(&self, rows: &[LighterRow], enemy: u32) -> bool {
        rows.iter().any(|row| {
            let enemy = if row.is_mirrored {
                self.index.enemy.mirrored(enemy)
            } else {
                enemy
            };
            let byte = self.entries[row.start + enemy as usize];
            matches!(Value::from_byte(byte), Value::Win(_))
        })
    }
}

impl ClassStats {
    /// Adds a position, given its values with the one and the other side to move.
    fn add(&mut self, values: [Value; 2], weight: u64, position: impl Fn() -> Option<Position>) {
        self.positions += weight;
        let longer = |longest: &Option<(u8, Position)>, plies: u8| {
            longest.is_none_or(|(longest, _)| plies > longest)
        };
        match values[0] {
            Value::Win(plies) => {
                self.won += weight;
                if longer(&self.longest_win, plies) {
                    self.longest_win = position().map(|position| (plies, position));
                }
            }
            Value::Loss(plies) => {
                self.lost += weight;
                if longer(&self.longest_loss, plies) {
                    self.longest_loss = position().map(|position| (plies, position));
                }
            }
            Value::Draw => self.drawn += weight,
        }
        match values {
            [Value::Win(_), Value::Win(_)] => self.first_wins += weight,
            [Value::Loss(_), Value::Loss(_)] => {
                self.zugzwangs += weight;
                self.zugzwang = self.zugzwang.or_else(position);
            }
            _ => {}
        }
        let [now, passed] = values.map(Value::result);
        if -passed > now {
            self.passing_helps += weight;
        }
    }
}

/// The position with White to move and these groups.
pub(crate) fn white_to_move(white: SquareSet, black: SquareSet) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    for (color, pieces) in [(Color::White, white), (Color::Black, black)] {
        for square in pieces {
            setup.set(square, Some(color));
        }
    }
    setup.into_position().ok()
}
