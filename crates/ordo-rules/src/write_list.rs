use core::fmt;

/// Writes things one after the other, with `; ` between: several reasons in one line.
pub(crate) fn write_list(f: &mut fmt::Formatter<'_>, things: &[impl fmt::Display]) -> fmt::Result {
    for (i, thing) in things.iter().enumerate() {
        let separator = if i == 0 { "" } else { "; " };
        write!(f, "{separator}{thing}")?;
    }
    Ok(())
}
