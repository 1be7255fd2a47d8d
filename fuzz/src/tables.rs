use ordo_tables::{Table, Tables};

/// Any bytes are a table file or an error. So are any bytes as the only block of a file whose checksums match.
pub fn table_file(bytes: &[u8]) {
    opens_or_fails(bytes.to_vec());
    if let Some((len, block)) = bytes.split_first_chunk::<2>() {
        opens_or_fails(file_with(block, u16::from_le_bytes(*len)));
    }
}

fn opens_or_fails(file: Vec<u8>) {
    let len = file.len() as u64;
    let table = match Table::open(Box::new(file)) {
        Ok(table) => table,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    assert!(table.header().file_len() <= len);
    match table.read_all() {
        Ok(entries) => assert_eq!(entries.len() as u64, table.header().entries),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    // Larger classes would take long to number.
    if table.class().pieces() <= 4 {
        let mut tables = Tables::new();
        let is_whole = tables.insert(table).is_ok();
        let position = "10/10/4b5/10/10/10/4w5/10 w";
        let probe = position.parse().map(|position| tables.probe(&position));
        assert!(probe.is_ok_and(|probe| is_whole || probe == Ok(None)));
    }
}

/// A file of the class 1v1 with one block and valid checksums (docs/TABLES.md).
fn file_with(block: &[u8], entries: u16) -> Vec<u8> {
    let mut file = b"ORDOTABL".to_vec();
    file.extend(1u16.to_le_bytes());
    file.extend([1, 1]);
    file.extend((1u32 << 16).to_le_bytes());
    file.extend(u64::from(entries.max(1)).to_le_bytes());
    file.extend(1u32.to_le_bytes());
    file.extend((block.len() as u32).to_le_bytes());
    file.extend(crc32fast::hash(block).to_le_bytes());
    file.extend(crc32fast::hash(&file).to_le_bytes());
    file.extend(block);
    file
}
