//! Tools for the tests that generate TypeScript: this crate's own, and those of `ordo-wasm`.

use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS};

/// The settings of all generated declarations.
pub fn config() -> Config {
    Config::new().with_large_int("number")
}

/// The exported declaration of a type, with its documentation.
pub fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("\n{}", tidy(&format!("{docs}export {}\n", T::decl(config))))
}

/// Puts short comments on one line, indents fields, and gives each member of a union a line.
fn tidy(text: &str) -> String {
    let text = text.replace("/**\n * ", "/** ").replace("\n */\n", " */\n");
    let (docs, body) = text.split_at(text.find("export ").unwrap_or(0));
    let body = body
        .replace("{ \n", "{\n")
        .replace(", \n", ",\n")
        .replace(", }", ",\n}")
        .replace("\"type\"", "type")
        .replace("} | {", "}\n| {");
    let mut tidy = docs.to_owned();
    let mut depth = 0;
    for line in body.lines() {
        let closes = line.starts_with('}');
        let indent = if closes { depth - 1 } else { depth };
        tidy += &"  ".repeat(indent);
        tidy += line.trim_end();
        tidy.push('\n');
        depth = depth + line.matches('{').count() - line.matches('}').count();
    }
    tidy
}

/// Compares a generated file, given by its path in the repository, with the committed one. With
/// `ORDO_GENERATED=overwrite` in the environment, writes it.
pub fn check(path: &str, generated: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    if env::var_os("ORDO_GENERATED").is_some_and(|value| value == "overwrite") {
        fs::write(&path, generated).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == generated,
        "{} is stale: run the test with ORDO_GENERATED=overwrite",
        path.display()
    );
}
