//! Generates what the web app needs of the API: TypeScript declarations of all types, and the limits of time controls.

use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS};

use crate::rule_set::RuleSetName;
use crate::*;

/// The codes as a union of strings.
impl TS for ErrorCode {
    type WithoutGenerics = ErrorCode;
    type OptionInnerType = ErrorCode;

    fn docs() -> Option<String> {
        Some("/** The reason for which a request or an action was refused. */\n".to_owned())
    }

    fn name(_: &Config) -> String {
        "ErrorCode".to_owned()
    }

    fn inline(_: &Config) -> String {
        let codes = ErrorCode::ALL.iter().map(|code| format!("\"{code}\""));
        codes.collect::<Vec<_>>().join(" | ")
    }

    fn decl(config: &Config) -> String {
        format!("type ErrorCode = {};", ErrorCode::inline(config))
    }
}

fn declaration<T: TS>(config: &Config) -> String {
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

fn declarations() -> String {
    let config = Config::new().with_large_int("number");
    let mut text = String::from(
        "// Generated from crates/ordo-api; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-api rewrites it.\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => { $(text += &declaration::<$type>(&config);)* };
    }
    declare!(
        Action,
        ActionDone,
        ActionRequest,
        Block,
        BlockList,
        BlockStatus,
        BySide<String>,
        Challenge,
        Clocks,
        CurrentState,
        Ending,
        ErrorBody,
        ErrorCode,
        ErrorDetail,
        EventKind,
        GameEvent,
        GameId,
        ListedGames,
        GameResult,
        GameSummary,
        IdempotencyKey,
        Join,
        ListName,
        ListParams,
        Offers,
        Phrase,
        PlayedMove,
        RuleSetName,
        ServerMessage,
        Side,
        SideChoice,
        Snapshot,
        Status,
        TimeControl,
        Token,
    );
    text
}

fn limits() -> String {
    format!(
        "// Generated from crates/ordo-api; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-api rewrites it.\n\n\
         /** The most minutes a player can have for a game. */\nexport const MAX_MINUTES = {MAX_MINUTES};\n\
         /** The most seconds that can be added per move. */\nexport const MAX_INCREMENT_SECONDS = {MAX_INCREMENT_SECONDS};\n\
         /** The most days a player can have per move. */\nexport const MAX_DAYS = {MAX_DAYS};\n"
    )
}

/// Compares a generated file with the committed one, or rewrites it.
fn check(path: &str, generated: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    if env::var_os("ORDO_GENERATED").is_some_and(|value| value == "overwrite") {
        fs::write(&path, generated).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == generated,
        "{} is stale: run ORDO_GENERATED=overwrite cargo test -p ordo-api",
        path.display()
    );
}

#[test]
fn generated_typescript_is_up_to_date() {
    check("web/features/online/types.d.ts", &declarations());
    check("web/features/online/limits.js", &limits());
}
