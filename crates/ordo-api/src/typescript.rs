//! Generates files for the web app: TypeScript declarations of all types, and the limits of time controls.

use ts_rs::{Config, TS};

use crate::described::{GameResultName, RuleSetName};
use crate::generated::{check, config, declaration};
use crate::*;

/// The codes as a union of strings.
impl TS for ErrorCode {
    type WithoutGenerics = ErrorCode;
    type OptionInnerType = ErrorCode;

    fn docs() -> Option<String> {
        Some("/** The reason for refusing a request or an action. */\n".to_owned())
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

fn declarations() -> String {
    let config = config();
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
        GameResultName,
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
        TableAnswer,
        TableCategory,
        TableMove,
        TableParams,
        TimeControl,
        Token,
    );
    text
}

fn limits() -> String {
    format!(
        "// Generated from crates/ordo-api; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-api rewrites it.\n\n\
         /** Maximum initial time in minutes. */\nexport const MAX_MINUTES = {MAX_MINUTES};\n\
         /** Maximum increment in seconds. */\nexport const MAX_INCREMENT_SECONDS = {MAX_INCREMENT_SECONDS};\n\
         /** Maximum number of days per move. */\nexport const MAX_DAYS = {MAX_DAYS};\n"
    )
}

#[test]
fn generated_typescript_is_up_to_date() {
    check("web/features/online/types.d.ts", &declarations());
    check("web/features/online/limits.js", &limits());
}
