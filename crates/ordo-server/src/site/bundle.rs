//! The files that are embedded in the binary, for the build script and for a test that compares them.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use super::layout;

/// The folder of `web/` with the bundle: scripts, styles and the page, built by `npm run --prefix web bundle`.
pub(crate) const FOLDER: &str = "dist";
/// Extensions of bundled files.
const BUNDLED: [&str; 3] = [".js", ".css", ".html"];

/// The files of the bundle, and those beside it that are not bundled, by path.
pub(crate) fn read(web: &Path) -> io::Result<BTreeMap<String, Vec<u8>>> {
    let mut files = layout::read_all(web)?;
    files.retain(|path, _| !is_bundled(path));
    files.append(&mut layout::read_all(&web.join(FOLDER))?);
    Ok(files)
}

/// Returns `true` for files of the bundle, as opposed to images and texts.
pub(crate) fn is_bundled(path: &str) -> bool {
    BUNDLED.iter().any(|end| path.ends_with(end))
}
