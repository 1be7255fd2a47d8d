//! Generates `web/engine/types.d.ts` from the types of requests and answers.

use ordo_api::generated::{check, config, declaration};
use ordo_describe::codes::CodeEntry;
use ordo_describe::{Arg, Lens, Message, MoveView, Sides, Split};
use ordo_rules::RuleSet;

use super::answers::EngineAnswers;
use super::puzzles::{
    PuzzleChoice, PuzzleEntry, PuzzleHint, PuzzlePoint, PuzzleVerdict, PuzzleView,
};
use super::request::{EngineRequest, Limits};
use super::shapes::{Info, Probe, ProbedMove, Score, SearchResult, TablesLoaded};
use crate::answers::Answers;
use crate::record::{Node, Opened, OpenedGame, Tree};
use crate::request::{Check, GameInput, Options, Request, Spacing};
use crate::shapes::{
    Explanation, Forbidden, Outcome, Piece, PositionView, Preview, SetupCheck, Steps,
};

const HEADER: &str = r#"// Generated from crates/ordo-wasm; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-wasm rewrites it.

export type Color = "w" | "b";
/** In the notation of the game: "e4" in Stein's game, "34" (row first) in Khalifa's. */
export type Square = string;
export type Size = 1 | 2 | 3 | 4;

/** The value of a request, by its name. */
export type Question<K extends keyof Answers> = Extract<Request, { [key in K]: unknown }>[K];
/** The value of a request to the engine, by its name. */
export type EngineQuestion<K extends keyof EngineAnswers> = Extract<EngineRequest, { [key in K]: unknown }>[K];

/** The rules on the main thread. A failure throws `OrdoError`. */
export type Rules = Awaited<ReturnType<typeof import("./rules.js").loadRules>>;
/** The engine in a worker. A failure rejects with `OrdoError`. */
export type Engine = import("./engine.js").Engine;
/** The error of both, with a message for the user. */
export type OrdoError = import("./module.js").OrdoError;
"#;

fn declarations() -> String {
    let config = config();
    let names: Vec<_> = RuleSet::ALL
        .iter()
        .map(|rules| format!("\"{rules}\""))
        .collect();
    let mut text = format!(
        "{HEADER}\n/** A rule set. */\nexport type RuleSet = {};\n",
        names.join(" | ")
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => { $(text += &declaration::<$type>(&config);)* };
    }
    declare!(
        Answers,
        Arg,
        Check,
        CodeEntry,
        EngineAnswers,
        EngineRequest,
        Explanation,
        Forbidden,
        SearchResult,
        GameInput,
        Info,
        Lens,
        Limits,
        Message,
        MoveView,
        Node,
        Opened,
        OpenedGame,
        Options,
        Outcome,
        Piece,
        PositionView,
        Preview,
        Probe,
        ProbedMove,
        PuzzleChoice,
        PuzzleEntry,
        PuzzleHint,
        PuzzlePoint,
        PuzzleVerdict,
        PuzzleView,
        Request,
        Score,
        SetupCheck,
        Sides<String>,
        Spacing,
        Split,
        Steps,
        TablesLoaded,
        Tree,
    );
    text
}

#[test]
fn generated_typescript_is_up_to_date() {
    check("web/engine/types.d.ts", &declarations());
}
