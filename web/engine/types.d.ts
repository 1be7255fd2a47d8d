// Generated from crates/ordo-wasm; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-wasm rewrites it.

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

/** A rule set. */
export type RuleSet = "stein" | "khalifa";

/** The answers by the names of their requests. */
export type Answers = { view: PositionView, positions: Array<string>, explain: Explanation, preview: Preview, steps: Steps, lens: Lens, check: SetupCheck, rematchStarter: Color, readRecords: Array<RecordTree>, open: Opened, writeRecord: string, codes: Array<CodeEntry>,
};

/** An argument of a message. */
export type Arg = number | string | Array<string>;

/** A position to check. */
export type Check = {
  /** The rule set. */
  game: RuleSet,
  /** The position string. */
  position: string,
  /** Options of the rules. */
  options?: Options,
};

/** A code of messages. */
export type CodeEntry = {
  /** The key of the translations. */
  code: string,
  /** The rule it is about. */
  rule?: string,
  /** Names of the arguments. Sides are `w` and `b`. */
  args: Array<string>,
};

/** The answers by the names of their requests. */
export type EngineAnswers = { search: SearchResult, probe: Probe | null, puzzles: Array<PuzzleEntry>, dailyPuzzle: PuzzleEntry | null, puzzle: PuzzleView, judgePuzzle: PuzzleVerdict, hintPuzzle: PuzzleHint, missedWin: PuzzleView | null,
};

/** A request that only the module with the engine answers: `{"engine": {"search": {…}}}`. */
export type EngineRequest = { "search": { input: GameInput, limits: Limits,
  } }
| { "probe": GameInput }
| { "puzzles": PuzzleChoice }
| { "dailyPuzzle": { data: string, day: string,
  } }
| { "puzzle": string }
| { "judgePuzzle": { point: PuzzlePoint, move: string,
  } }
| { "hintPuzzle": PuzzlePoint }
| { "missedWin": GameInput };

/** A legal move, or the reason why it is illegal. */
export type Explanation = { legal: true, move: MoveView,
}
| { legal: false, message: Message,
};

/** A free square on which a piece must not be placed. */
export type Forbidden = {
  /** The square. */
  square: string,
  /** The reason. */
  message: Message,
};

/** The result of a search; empty if the game is over. */
export type SearchResult = {
  /** The best move. */
  best: string | null,
  /** The best lines. */
  lines: Array<Info>,
  /** Nodes searched. */
  nodes: number,
};

/** A game so far. The module keeps no games: every request contains its own. */
export type GameInput = {
  /** The rule set. */
  game: RuleSet,
  /** Starting position; the usual one if absent. */
  start?: string | null,
  /** The moves from the start. */
  moves: Array<string>,
  /** Options of the rules. */
  options?: Options,
};

/** A line of a search. */
export type Info = {
  /** Search depth in plies. */
  depth: number,
  /** Rank of the line; 1 is the best. */
  line: number,
  /** The evaluation. */
  score: Score,
  /** Nodes searched. */
  nodes: number,
  /** Milliseconds. */
  time: number,
  /** The principal variation. */
  moves: Array<string>,
};

/** Features of a position that strong players see. */
export type Lens = {
  /** Stein's game: articulation points, whose loss splits the group. */
  cuts: Sides<Array<string>>,
  /** Stein's game: captures of either side that split the opponent. */
  splits: Array<Split>,
  /** Stein's game: moves of either side that reach the home row now. */
  goals: Sides<Array<MoveView>>,
  /** Khalifa's game: segments without an opposing piece on which two or more pieces fit an ordo. */
  lines: Sides<Array<Array<string>>>,
  /** Khalifa's game: turns of either side that win next. */
  threats: Sides<Array<MoveView>>,
};

/** Search limits. Without a limit and at level 10, the search runs until it is stopped. */
export type Limits = {
  /** Milliseconds. */
  movetime?: number,
  /** Nodes to search. */
  nodes?: number,
  /** Depth to search. */
  depth?: number,
  /** Number of best lines (MultiPV). */
  lines?: number,
  /** Playing strength, 1 to 10. */
  level?: number,
  /** Below level 10, each seed plays differently at about the same strength; random for each engine if absent. */
  seed?: number,
  /** Size of the transposition table in megabytes. */
  table?: number,
  /** Number of search threads, where the host has started them; a module without threads uses one. */
  threads?: number,
  /** Clears the transposition table first, so that the result depends on the request alone. */
  fresh?: boolean,
};

/** A message for the user: a key of the translations and its arguments. */
export type Message = {
  /** The key. */
  code: string,
  /** The rule it is about, such as `S5`. */
  rule?: string,
  /** The arguments. */
  args?: Record<string, Arg>,
  /** Squares to mark on the board. */
  squares?: Array<string>,
  /** The cause: for `game.move`, the reason why the move cannot be played. */
  cause?: Message,
};

/** A move of Stein's game or a turn of Khalifa's, ready for a board. */
export type MoveView = {
  /** Canonical notation. */
  text: string,
  /** Origin squares. */
  from: Array<string>,
  /** Destination squares, in the order of `from`. */
  to: Array<string>,
  /** Captured squares. */
  captures: Array<string>,
  /** The move wins the game. */
  wins: boolean,
};

/** A move of a record with its annotations. */
export type RecordNode = {
  /** The move. */
  move: string,
  /** Comment after the move. */
  comment?: string,
  /** Comment before the first move of a variation, or after the variations of the previous move. */
  commentBefore?: string,
  /** Numeric annotation glyphs. */
  nags?: Array<number>,
  /** Remaining time in seconds. */
  clock?: number,
  /** As in `[%eval …]`, from White's side. */
  eval?: string,
  /** Alternatives to the move. */
  variations?: Array<Array<RecordNode>>,
};

/** The games of a text that was opened, at least one. */
export type Opened = {
  /** The games. */
  games: Array<OpenedGame>,
  /** The reason why a game of the text is missing; of the first such game. */
  fault?: Message,
};

/** A game as far as it can be played. */
export type OpenedGame = {
  /** The game. */
  record: RecordTree,
  /** The reason why the rest cannot be played. */
  fault?: Message,
};

/** Options of the rules. */
export type Options = {
  /** The third occurrence of a position is a draw; true if absent. */
  repetition?: boolean,
  /** Khalifa's game: permission of gaps in an ordo (K7). */
  spacing?: Spacing,
};

/** A result and its reason. */
export type Outcome = {
  /** The winner; null for a draw. */
  winner: Color | null,
  /** The reason. */
  reason: Message,
};

/** A piece on the board. */
export type Piece = {
  /** Its square. */
  square: string,
  /** Its side. */
  color: Color,
  /** Khalifa's game only. */
  size?: Size,
};

/** Everything a board shows. */
export type PositionView = {
  /** The rule set. */
  game: RuleSet,
  /** The position string. */
  position: string,
  /** The side to move. */
  turn: Color,
  /** Khalifa's game has a placement phase. */
  phase: "placing" | "moving",
  /** Number of plies played. */
  ply: number,
  /** The pieces on the board. */
  pieces: Array<Piece>,
  /** The result, if the game is over. */
  outcome: Outcome | null,
  /** Stein's game: all legal moves. Khalifa's game has thousands: ask `steps`. */
  moves: Array<MoveView>,
  /** Stein's game: the groups of each side, largest first. */
  groups: Sides<Array<Array<string>>>,
  /** Khalifa's game: the sizes not yet placed. */
  tray: Sides<Array<Size>>,
  /** Number of occurrences of the position, including this one. */
  repetitions: number,
  /** The last move. */
  last: MoveView | null,
};

/** The board after a move that may be illegal. */
export type Preview = {
  /** The pieces. */
  pieces: Array<Piece>,
  /** Stein's game: the groups of each side. */
  groups: Sides<Array<Array<string>>>,
};

/** The result of a position with perfect play and of its legal moves, from ending tables. */
export type Probe = {
  /** The result for the side to move. */
  value: "win" | "draw" | "loss",
  /** Plies to the end of the game; null for a draw. */
  plies: number | null,
  /** The legal moves, best first. */
  moves: Array<ProbedMove>,
};

/** A legal move and the result that it leads to. */
export type ProbedMove = {
  /** The move. */
  move: string,
  /** The result for the side that makes the move. */
  value: "win" | "draw" | "loss",
  /** Plies to the end of the game, this move included; null for a draw. */
  plies: number | null,
};

/** The choice of puzzles from a file. */
export type PuzzleChoice = {
  /** The text of the file. */
  data: string,
  /** Names of themes, of which a puzzle needs one; any if empty. */
  themes?: Array<string>,
  /** The lowest rating. */
  least?: number | null,
  /** The highest rating. */
  most?: number | null,
};

/** A puzzle in a list. */
export type PuzzleEntry = {
  /** The identifier. */
  id: string,
  /** The rule set. */
  game: RuleSet,
  /** The rating; null if it was not measured. */
  rating: number | null,
  /** To win, or to find the only move that does not lose at once. */
  goal: "win" | "hold",
  /** The names of the themes. */
  themes: Array<string>,
  /** Moves to find. */
  moves: number,
  /** The line of the file, for the requests about this puzzle. */
  line: string,
};

/** The next move of the solution: first show `from`, then the move. */
export type PuzzleHint = {
  /** The move; its `from` is empty if a piece is placed. */
  move: MoveView,
  /** The next move ends the game, and others may do so as well. */
  last: boolean,
};

/** A point in a puzzle. */
export type PuzzlePoint = {
  /** The line of the file. */
  line: string,
  /** The number of the solver's moves that were found. */
  found: number,
};

/** The answer to a move of the solver. */
export type PuzzleVerdict = { "verdict": "accepted", move: MoveView,
  /** The most stubborn reply; null if the puzzle is solved. */
  reply: MoveView | null, solved: boolean,
}
| { "verdict": "wrong", move: MoveView,
  /** Moves that refute it, the opponent's reply first; empty if the move itself loses the game. */
  refutation: Array<string>,
}
| { "verdict": "illegal", message: Message,
};

/** A puzzle with its solution. */
export type PuzzleView = {
  /** The puzzle as in a list. */
  entry: PuzzleEntry,
  /** The position string. */
  position: string,
  /** The solver's side. */
  turn: Color,
  /** The solver's moves and the most stubborn replies, in turns. */
  solution: Array<string>,
  /** No other first move wins within this many plies; null if none wins at all. */
  within: number | null,
};

/** A request. In JSON its name is the key of the only field: `{"view": {…}}`. */
export type Request = { "view": GameInput }
| { "positions": GameInput }
| { "explain": { input: GameInput, move: string,
  } }
| { "preview": { input: GameInput, move: string,
  } }
| { "steps": { input: GameInput, made: Array<string>,
  } }
| { "lens": GameInput }
| { "check": Check }
| { "rematchStarter": GameInput }
| { "readRecords": string }
| { "open": string }
| { "writeRecord": RecordTree }
| { "codes": Record<symbol, never> }
| { "engine": EngineRequest };

/** The evaluation of a position for the side to move. */
export type Score = {
  /** The lead in hundredths: 100 wins three games of four; null if the result is proved. */
  hundredths: number | null,
  /** Own moves to a proved win (positive) or loss (negative); null if not proved. */
  win: number | null,
};

/** A position, or all reasons why a text is not one. */
export type SetupCheck = {
  /** The canonical position string, if it is a position. */
  position: string | null,
  /** All reasons why not. */
  reasons: Array<Message>,
};

/** A value for each side. */
export type Sides<T> = {
  /** White's value. */
  w: T,
  /** Black's value. */
  b: T,
};

/** Spacing of the pieces of an ordo. */
export type Spacing = "gaps" | "adjacent";

/** A capture that splits the opponent's group. */
export type Split = {
  /** The move. */
  move: string,
  /** The captured square. */
  square: string,
  /** The remaining groups, largest first. */
  parts: Array<Array<string>>,
  /** The capturing side. */
  by: Color,
};

/** Khalifa's game: the possible steps, at the start of a turn or within it. */
export type Steps = {
  /** The pieces after the steps so far. */
  pieces: Array<Piece>,
  /** Placement: size to squares. Moving: square to squares. */
  targets: Record<string, Array<Square>>,
  /** The targets that win if the turn ends there. */
  wins: Record<string, Array<Square>>,
  /** Placement: size to free squares that are forbidden, with the reason. */
  forbidden: Record<string, Array<Forbidden>>,
  /** The turn that ends here, if it may end here. */
  turn: MoveView | null,
};

/** The answer to a file of ending tables. */
export type TablesLoaded = {
  /** The largest number of pieces on the board for which there are tables. */
  pieces: number,
};

/** A game record with its variations. */
export type RecordTree = {
  /** Names and values of the tags. */
  tags: Array<[string, string]>,
  /** The rule set. */
  game: RuleSet,
  /** Starting position; null for the usual one. */
  start: string | null,
  /** Options of the rules. */
  options: Options,
  /** The result. */
  result: "1-0" | "0-1" | "1/2-1/2" | "*",
  /** Comment before the first move. */
  comment?: string,
  /** The main line. */
  nodes: Array<RecordNode>,
};
