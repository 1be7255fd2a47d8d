//! Runs the console examples of the README and the documentation.
//!
//! An example is a line that starts with `$ ` in a fenced block of the language `console`, followed by its expected output;
//! without output it only has to succeed. The examples of a block share a shell, and the blocks of a page share an empty
//! folder with links to the files of the repository. In expected output `…` matches anything within a line, and a line of
//! `…` matches any number of lines.
//!
//! A block that cannot be run states the reason: `console not-run: starts a server`.
//!
//! `ORDO_DOCS=overwrite cargo test -p ordo-cli --test docs` updates the pages with the current output.
#![cfg(unix)]

mod expected;
mod page;
mod shell;

use std::path::{Path, PathBuf};
use std::{env, fs};

use page::Page;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The README and every page of `docs/`.
fn pages() -> Vec<Page> {
    let docs = fs::read_dir(root().join("docs")).unwrap();
    let docs = docs.map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = docs
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .chain(["README.md", "CONTRIBUTING.md"].map(|name| root().join(name)))
        .collect();
    paths.sort();
    paths.into_iter().map(Page::read).collect()
}

#[test]
fn console_examples_print_what_the_pages_say() {
    let overwrite = env::var_os("ORDO_DOCS").is_some_and(|value| value == "overwrite");
    let mut wrong = String::new();
    let mut examples = 0;
    for mut page in pages() {
        examples += page
            .runnable()
            .map(|block| block.examples.len())
            .sum::<usize>();
        let problems = shell::run(&mut page);
        if overwrite {
            page.write();
        } else {
            wrong += &problems;
        }
    }
    assert!(examples > 20, "{examples}");
    assert!(
        wrong.is_empty(),
        "{wrong}\nORDO_DOCS=overwrite cargo test -p ordo-cli --test docs writes the new output into the pages."
    );
}

#[test]
fn commands_are_in_console_blocks_and_exceptions_have_a_reason() {
    for page in pages() {
        for block in page.blocks() {
            let has_command = block
                .examples
                .iter()
                .any(|example| !example.command.is_empty());
            if block.language != "console" {
                assert!(
                    !has_command,
                    "{}: commands belong into console blocks",
                    block.place
                );
            } else if let Some(attributes) = &block.attributes {
                let reason = attributes.strip_prefix("not-run: ").unwrap_or_default();
                assert!(reason.len() > 5, "{}: {attributes:?}", block.place);
            } else {
                assert!(has_command, "{}: there is no command", block.place);
            }
        }
    }
}
