use std::sync::{Arc, LazyLock};

use crate::tables::Tables;

/// The tables that are part of the program, as a packed file. The example `pack` writes it.
pub static EMBEDDED: &[u8] = include_bytes!("../data/small.pack");

impl Tables {
    /// The tables that are part of the program: all classes with up to seven pieces.
    pub fn embedded() -> Arc<Tables> {
        static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| {
            let tables = Tables::unpack(EMBEDDED);
            // A test reads the file.
            Arc::new(tables.unwrap_or_default())
        });
        Arc::clone(&TABLES)
    }
}
