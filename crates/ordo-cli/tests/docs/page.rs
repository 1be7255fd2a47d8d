//! A Markdown page and its examples.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::root;

/// A page, split into text and blocks.
pub(crate) struct Page {
    path: PathBuf,
    parts: Vec<Part>,
}

enum Part {
    /// Lines outside of fenced blocks, and the fences.
    Text(String),
    Block(Block),
}

/// A fenced block.
pub(crate) struct Block {
    /// `docs/ENGINE.md:12`
    pub(crate) place: String,
    pub(crate) language: String,
    /// The text after the language.
    pub(crate) attributes: Option<String>,
    pub(crate) examples: Vec<Example>,
}

/// A command and the lines below it; lines above the first command have an empty one.
#[derive(Default)]
pub(crate) struct Example {
    pub(crate) command: String,
    pub(crate) output: Vec<String>,
}

impl Page {
    pub(crate) fn read(path: PathBuf) -> Page {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(root()).unwrap().display().to_string();
        let mut parts = Vec::new();
        let mut lines = (1..).zip(text.lines());
        while let Some((number, line)) = lines.next() {
            parts.push(Part::Text(format!("{line}\n")));
            let Some(info) = line.trim_start().strip_prefix("```") else {
                continue;
            };
            let (language, attributes) = match info.split_once(' ') {
                Some((language, attributes)) => (language, Some(attributes.to_owned())),
                None => (info, None),
            };
            let mut block = Block {
                place: format!("{name}:{number}"),
                language: language.to_owned(),
                attributes,
                examples: Vec::new(),
            };
            let mut closing = None;
            for (_, line) in lines.by_ref() {
                if line.trim_start().starts_with("```") {
                    closing = Some(format!("{line}\n"));
                    break;
                }
                block.line(line);
            }
            let closing = closing.unwrap_or_else(|| panic!("{}: never closed", block.place));
            parts.push(Part::Block(block));
            parts.push(Part::Text(closing));
        }
        let page = Page { path, parts };
        assert_eq!(page.text(), text, "{name} reads back");
        page
    }

    pub(crate) fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.parts.iter().filter_map(|part| match part {
            Part::Block(block) => Some(block),
            Part::Text(_) => None,
        })
    }

    /// The blocks that are run.
    pub(crate) fn runnable(&mut self) -> impl Iterator<Item = &mut Block> {
        self.parts.iter_mut().filter_map(|part| match part {
            Part::Block(block) if block.language == "console" && block.attributes.is_none() => {
                Some(block)
            }
            _ => None,
        })
    }

    pub(crate) fn write(&self) {
        fs::write(&self.path, self.text()).unwrap();
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for part in &self.parts {
            match part {
                Part::Text(lines) => text += lines,
                Part::Block(block) => {
                    for example in &block.examples {
                        if !example.command.is_empty() {
                            let _ = writeln!(text, "$ {}", example.command);
                        }
                        for line in &example.output {
                            let _ = writeln!(text, "{line}");
                        }
                    }
                }
            }
        }
        text
    }
}

impl Block {
    fn line(&mut self, line: &str) {
        if let Some(command) = line.strip_prefix("$ ") {
            self.examples.push(Example {
                command: command.to_owned(),
                output: Vec::new(),
            });
            return;
        }
        if self.examples.is_empty() {
            self.examples.push(Example::default());
        }
        if let Some(example) = self.examples.last_mut() {
            example.output.push(line.to_owned());
        }
    }
}
