//! Runs the console examples of the README and the documentation.
//!
//! An example is a line that starts with `$ ` in a fenced block of the language `console`, and the lines below it are what it
//! prints; without such lines it only has to succeed. The examples of a block share a shell, the blocks of a page share an empty
//! folder, from which the files of the repository can be reached by their usual paths. In expected output `…` stands for
//! anything within a line, and a line of `…` for any number of lines.
//!
//! A block that cannot be run here says why: `console not-run: starts a server`.
//!
//! `ORDO_DOCS=overwrite cargo test -p ordo-cli --test docs` writes what the program prints now into the pages.
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
fn examples_print_what_the_pages_say() {
    let overwrite = env::var_os("ORDO_DOCS").is_some_and(|value| value == "overwrite");
    let mut wrong = String::new();
    for mut page in pages() {
        let problems = shell::run(&mut page);
        if overwrite {
            page.write();
        } else {
            wrong += &problems;
        }
    }
    assert!(
        wrong.is_empty(),
        "{wrong}\nORDO_DOCS=overwrite cargo test -p ordo-cli --test docs writes the new output into the pages."
    );
}

#[test]
fn every_command_is_an_example_and_every_exception_has_a_reason() {
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
