use std::sync::Arc;

use ordo_tables::{Class, EMBEDDED, Solver, Table, TableError, Tables, compress};

/// The table file of two pieces against one, in blocks of 1,000 entries.
fn file() -> Vec<u8> {
    let mut solver = Solver::new();
    for class in [Class { own: 1, enemy: 1 }, Class { own: 1, enemy: 2 }] {
        solver.solve(class, 1, &|_, _| {}).unwrap();
    }
    let class = Class { own: 2, enemy: 1 };
    let table = solver.table(class).unwrap().to_vec();
    compress(&solver.index(class), &table, 1_000, 2, &|_, _| {})
}

fn open(file: Vec<u8>) -> Result<Table, TableError> {
    Table::open(Box::new(file))
}

/// Reads everything in the file.
fn read(file: Vec<u8>) -> Result<Vec<u8>, TableError> {
    open(file)?.read_all()
}

#[test]
fn a_table_is_read_as_it_was_written() {
    let table = open(file()).unwrap();
    assert_eq!(table.class(), Class { own: 2, enemy: 1 });
    assert_eq!(table.header().block_count(), 9);
    assert_eq!(table.header().file_len(), file().len() as u64);
    let mut tables = Tables::new();
    tables.insert(table).unwrap();
    let position = "10/10/10/10/4b5/10/4ww4/10 w".parse().unwrap();
    let embedded = Tables::embedded().probe_connected(&position);
    assert!(embedded.is_some());
    assert_eq!(tables.probe_connected(&position), embedded);
}

#[test]
fn truncated_files_are_refused() {
    let file = file();
    for len in 0..file.len() {
        let error = open(file[..len].to_vec()).err();
        let expected = if len < 28 {
            TableError::NotATable
        } else {
            TableError::Truncated
        };
        assert_eq!(error, Some(expected), "{len} bytes");
    }
}

#[test]
fn damaged_files_are_refused() {
    let file = file();
    for place in 0..file.len() {
        let mut damaged = file.clone();
        damaged[place] ^= 4;
        let error = read(damaged.clone()).unwrap_err();
        let checked = open(damaged).and_then(|table| table.check_blocks());
        assert_eq!(checked, Err(error.clone()), "{place}");
        match place {
            0..8 => assert_eq!(error, TableError::NotATable),
            8..10 => assert!(matches!(error, TableError::Version(_))),
            10..104 => assert!(matches!(error, TableError::Header | TableError::Truncated)),
            _ => assert!(matches!(error, TableError::Block(_)), "{place}: {error}"),
        }
    }
}

#[test]
fn a_table_of_the_wrong_size_is_refused() {
    let mut solver = Solver::new();
    let index = solver.index(Class { own: 1, enemy: 1 });
    let table = open(compress(&index, &[0; 2_449], 1_000, 1, &|_, _| {})).unwrap();
    let error = Tables::new().insert(table).unwrap_err();
    let expected = "the table of 1v1 has 2449 entries, and 2450 are expected";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_packed_file_is_read_from_shared_bytes() {
    let packed: Arc<[u8]> = EMBEDDED.into();
    let tables = Tables::unpack(Arc::clone(&packed)).unwrap();
    assert_eq!(tables.pieces(), 7);
    for table in tables.iter() {
        table.check_blocks().unwrap();
    }
    for len in [0, 7, packed.len() / 2, packed.len() - 1] {
        let cut: Arc<[u8]> = packed[..len].into();
        let error = Tables::unpack(cut).err();
        assert!(error.is_some(), "{len} bytes");
    }
}
