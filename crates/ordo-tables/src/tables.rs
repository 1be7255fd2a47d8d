use core::fmt;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use ordo_rules::Color;
use ordo_rules::stein::{Move, Position, SquareSet, is_connected};

use crate::class::{Class, Index, MOST_PIECES};
use crate::file::{Table, TableError, unpack};
use crate::groups::Groups;
use crate::look_through::position_value;
use crate::stats::white_to_move;
use crate::value::Value;

/// A set of tables, and the groups that number their positions.
///
/// ```
/// use ordo_rules::stein::Position;
/// use ordo_tables::{Tables, Value};
///
/// let tables = Tables::embedded();
/// let position: Position = "10/10/4bb4/10/10/4w5/4w5/10 w".parse()?;
/// let value = tables.probe(&position)?;
/// assert!(matches!(value, Some(Value::Win(_) | Value::Loss(_) | Value::Draw)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Tables {
    tables: BTreeMap<Class, Arc<Table>>,
    /// The groups of each size, found when they are needed.
    groups: [OnceLock<Groups>; MOST_PIECES],
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.tables.keys()).finish()
    }
}

/// The value of a position and of its legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Probe {
    /// The value for the side to move.
    pub value: Value,
    /// The legal moves, best first, with the value that each of them gives the side to move.
    pub moves: Vec<(Move, Value)>,
}

impl Tables {
    /// No tables.
    pub fn new() -> Tables {
        Tables::default()
    }

    /// The tables of a packed file: a part of the program, or shared bytes (`Arc<[u8]>`).
    pub fn unpack(
        packed: impl AsRef<[u8]> + Clone + Send + Sync + 'static,
    ) -> Result<Tables, TableError> {
        let mut tables = Tables::new();
        for table in unpack(&packed)? {
            // Packed files are made by this crate; a wrong size would be noticed by a probe.
            tables.tables.insert(table.class(), Arc::new(table));
        }
        Ok(tables)
    }

    /// Adds tables that may already be in use elsewhere, where there are none.
    pub fn add_missing(&mut self, others: &Tables) {
        for (&class, table) in &others.tables {
            self.tables
                .entry(class)
                .or_insert_with(|| Arc::clone(table));
        }
    }

    /// Adds the table of a class, in place of another one.
    pub fn insert(&mut self, table: Table) -> Result<(), TableError> {
        table.check_entries(&self.index(table.class()))?;
        self.tables.insert(table.class(), Arc::new(table));
        Ok(())
    }

    /// The numbers of a class.
    pub fn index(&self, class: Class) -> Index<'_> {
        Index::new(self.groups(class.own), self.groups(class.enemy))
    }

    fn groups(&self, size: usize) -> &Groups {
        self.groups[size - 1].get_or_init(|| Groups::new(size))
    }

    /// The tables, in the order of their classes.
    pub fn iter(&self) -> impl Iterator<Item = &Table> {
        self.tables.values().map(AsRef::as_ref)
    }

    /// The table of a class.
    pub fn get(&self, class: Class) -> Option<&Table> {
        self.tables.get(&class).map(AsRef::as_ref)
    }

    /// The largest number of pieces for which all classes have a table; 0 or 1 if there are none.
    pub fn pieces(&self) -> usize {
        let is_complete = |&pieces: &usize| {
            let mut classes = Class::with_pieces(pieces);
            classes.all(|class| self.tables.contains_key(&class))
        };
        (2..=MOST_PIECES)
            .take_while(is_complete)
            .last()
            .unwrap_or(0)
    }

    /// The value of a position for the side to move; `None` if a table is missing.
    pub fn probe(&self, position: &Position) -> Result<Option<Value>, TableError> {
        if let Some(outcome) = position.outcome() {
            let is_loss = outcome.winner != Some(position.turn());
            return Ok(Some(if is_loss {
                Value::Loss(0)
            } else {
                Value::Win(0)
            }));
        }
        let mut error = None;
        let (own, enemy) = (position.own(), position.enemy());
        let byte = position_value(position.turn(), own, enemy, &mut |own, enemy| {
            self.byte(own, enemy).unwrap_or_else(|problem| {
                error = Some(problem);
                None
            })
        });
        match error {
            Some(error) => Err(error),
            None => Ok(byte.map(Value::from_byte)),
        }
    }

    /// The value of a position with connected groups in which nobody has reached the goal row, without looking further;
    /// `None` for all other positions, and if the table is missing or damaged. For a search, which looks through splits itself.
    #[inline]
    pub fn probe_connected(&self, position: &Position) -> Option<Value> {
        let class = Class {
            own: position.own().len(),
            enemy: position.enemy().len(),
        };
        if class.pieces() > MOST_PIECES || !is_connected(position.own()) {
            return None;
        }
        let (own, enemy) = (position.own(), position.enemy());
        let byte = match position.turn() {
            Color::White => self.byte(own, enemy),
            Color::Black => self.byte(own.flipped(), enemy.flipped()),
        };
        byte.ok().flatten().map(Value::from_byte)
    }

    /// The value of a position and of its legal moves; `None` if a table is missing.
    pub fn probe_moves(&self, position: &Position) -> Result<Option<Probe>, TableError> {
        let Some(value) = self.probe(position)? else {
            return Ok(None);
        };
        let mut moves = Vec::new();
        for mv in position.legal_moves() {
            let Some(after) = self.probe(&position.after_unchecked(mv))? else {
                return Ok(None);
            };
            moves.push((mv, after.before()));
        }
        moves.sort_by_key(|&(mv, value)| (std::cmp::Reverse(value.preference()), mv));
        Ok(Some(Probe { value, moves }))
    }

    /// The position of a number of a class, with White to move; `None` if the groups overlap.
    pub fn position(&self, class: Class, number: usize) -> Option<Position> {
        let (own, enemy) = self.index(class).pieces(number);
        let position = white_to_move(own, enemy);
        position.filter(|_| !own.intersects(enemy))
    }

    /// True if the value of a position follows from its legal moves by the rules, and is that of its mirror image and of the
    /// position with swapped colours; `None` if a table is missing.
    pub fn is_consistent(&self, position: &Position) -> Result<Option<bool>, TableError> {
        let Some(probe) = self.probe_moves(position)? else {
            return Ok(None);
        };
        let best = probe.moves.first().map(|&(_, value)| value);
        let mut is_consistent = best == Some(probe.value);
        for reflected in [position.mirrored(), position.color_swapped()] {
            is_consistent &= self.probe(&reflected)? == Some(probe.value);
        }
        Ok(Some(is_consistent))
    }

    /// The byte of a position with connected groups, seen by the side to move, which moves up.
    fn byte(&self, own: SquareSet, enemy: SquareSet) -> Result<Option<u8>, TableError> {
        let class = Class {
            own: own.len(),
            enemy: enemy.len(),
        };
        let Some(table) = self.tables.get(&class) else {
            return Ok(None);
        };
        let Some(number) = self.index(class).of(own, enemy) else {
            return Ok(None);
        };
        table.entry(number).map(Some)
    }
}
