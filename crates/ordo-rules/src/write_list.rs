use core::fmt;

/// Writes items separated by `; `.
pub(crate) fn write_list(f: &mut fmt::Formatter<'_>, items: &[impl fmt::Display]) -> fmt::Result {
    for (i, item) in items.iter().enumerate() {
        let separator = if i == 0 { "" } else { "; " };
        write!(f, "{separator}{item}")?;
    }
    Ok(())
}
