//! The token of the player's seats on a server, so that a game goes on after the terminal was closed.

use std::fs;
use std::path::PathBuf;

use ordo_client::ServerUrl;

/// The file of a server's token; readable by the user only.
fn file(server: &ServerUrl) -> Option<PathBuf> {
    let name: String = server
        .to_string()
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || c == '.' {
                c
            } else {
                '_'
            }
        })
        .collect();
    Some(
        dirs::data_local_dir()?
            .join("ordo")
            .join("seats")
            .join(name),
    )
}

/// The token of earlier games.
pub(super) fn load(server: &ServerUrl) -> Option<String> {
    let token = fs::read_to_string(file(server)?).ok()?;
    let token = token.trim();
    let plain = !token.is_empty() && token.bytes().all(|byte| byte.is_ascii_graphic());
    plain.then(|| token.to_owned())
}

/// Saves the token. A failure means only that the next game has another one.
pub(super) fn save(server: &ServerUrl, token: &str) {
    let Some(file) = file(server) else {
        return;
    };
    if let Some(folder) = file.parent()
        && fs::create_dir_all(folder).is_ok()
    {
        // A temporary file is readable by its owner only.
        if let Ok(temporary) = tempfile::NamedTempFile::new_in(folder)
            && fs::write(temporary.path(), token).is_ok()
        {
            let _ = temporary.persist(file);
        }
    }
}
