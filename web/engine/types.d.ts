// What the rules and the engine say to the page. One place for the shapes; everything else refers to them by JSDoc.

export type GameName = "stein" | "khalifa";
export type Color = "w" | "b";
/** As in the game's notation: "e4" in Stein's game, "34" (row digit first) in Khalifa's. */
export type Square = string;
export type Size = 1 | 2 | 3 | 4;

export interface Options {
  /** S10.5 and its sibling: is a position that comes for the third time a draw? Yes unless told. */
  repetition?: boolean;
  /** Khalifa's game only, K7. */
  spacing?: "gaps" | "adjacent";
}

/** A game so far. The rules keep nothing: every question brings its game along. */
export interface GameInput {
  game: GameName;
  /** Position string; the usual start unless told. */
  start?: string | null;
  moves: string[];
  options?: Options;
}

export interface Piece {
  square: Square;
  color: Color;
  /** Khalifa's game only. */
  size?: Size;
}

/** What can be said in the user's language: a key of the catalogue and what to put into it. */
export interface Message {
  code: string;
  /** The rule's number, such as "S5". */
  rule?: string;
  args?: Record<string, string | number | Square[]>;
  /** Squares to mark on the board. */
  squares?: Square[];
  /** What lies behind it: of "game.move" the reason why the move cannot be played. */
  cause?: Message;
}

/** What a failure throws (`web/ordo/rules.js` exports the class). */
export interface OrdoError extends Error {
  detail: Message;
}

/** A code that a message can have, and the names of its arguments. Colours are "w" and "b". */
export interface CodeEntry {
  code: string;
  rule?: string;
  args: string[];
}

export interface Outcome {
  winner: Color | null;
  reason: Message;
}

/** Stein's move or Khalifa's turn, ready for a board. */
export interface MoveView {
  /** Canonical notation. */
  text: string;
  from: Square[];
  /** In the order of `from`. */
  to: Square[];
  captures: Square[];
  wins: boolean;
}

export interface PositionView {
  game: GameName;
  position: string;
  turn: Color;
  phase: "placing" | "moving";
  /** Half-moves played. */
  ply: number;
  pieces: Piece[];
  outcome: Outcome | null;
  /** Stein's game: every legal move. Khalifa's game has thousands: ask `steps`. */
  moves: MoveView[];
  /** Stein's game: the connected parts of each side, largest first. */
  groups: Record<Color, Square[][]>;
  /** Khalifa's game: the sizes not yet placed. */
  tray: Record<Color, Size[]>;
  /** How many times this position has been there, this one included. */
  repetitions: number;
  /** The last move, canonical, with its squares. */
  last: MoveView | null;
}

export type Explanation = { legal: true; move: MoveView } | { legal: false; message: Message };

/** Khalifa's game: what can be done now, in the middle of a turn or before it. */
export interface Steps {
  /** The position as it would stand after the steps made so far. */
  pieces: Piece[];
  /** Placing: size → squares. Moving: square → squares. */
  targets: Record<string, Square[]>;
  /** Those of them that win at once, if the turn ends there. */
  wins: Record<string, Square[]>;
  /** Placing: size → squares that are free and forbidden, with the reason. */
  forbidden: Record<string, { square: Square; message: Message }[]>;
  /** The turn that ends here, if it may end here. */
  turn: MoveView | null;
}

export interface Lens {
  /** Stein: pieces whose loss splits the group. */
  cuts: Record<Color, Square[]>;
  /** Stein: captures of either side that would split the other: the parts that would be left, largest first. */
  splits: { move: string; square: Square; parts: Square[][]; by: Color }[];
  /** Stein: moves that reach the home row now, of either side. */
  goals: Record<Color, MoveView[]>;
  /** Khalifa: stretches without an enemy on which two or more pieces stand as an ordo needs them, from end to end. */
  lines: Record<Color, Square[][]>;
  /** Khalifa: turns that win next, of either side. */
  threats: Record<Color, MoveView[]>;
}

export interface SetupCheck {
  /** The canonical position string, if it is a position. */
  position: string | null;
  /** Every reason why not. */
  reasons: Message[];
}

/** A game record, with its tree of variations. */
export interface RecordTree {
  tags: [string, string][];
  game: GameName;
  start: string | null;
  options: Options;
  result: "1-0" | "0-1" | "1/2-1/2" | "*";
  /** Before the first move. */
  comment?: string;
  nodes: RecordNode[];
}
export interface RecordNode {
  move: string;
  comment?: string;
  /** Before the first move of a variation, or after the variations of the move before. */
  commentBefore?: string;
  nags?: number[];
  /** Seconds. */
  clock?: number;
  /** As in `[%eval …]`, from White's side. */
  eval?: string;
  /** What was played instead, each a line of its own. */
  variations?: RecordNode[][];
}

/** What a text holds that somebody opens: at least one game. */
export interface Opened {
  games: OpenedGame[];
  /** Why a game of the text is not among them; of the first such game. */
  fault?: Message;
}
/** A game as far as it can be played. */
export interface OpenedGame {
  record: RecordTree;
  /** What is wrong with the rest. */
  fault?: Message;
}

export interface Score {
  /** The lead of the side to move, in hundredths: 100 wins three games of four; null if proved. */
  hundredths: number | null;
  /** Own moves to a proved win (positive) or loss (negative); null if not proved. */
  win: number | null;
}

export interface Info {
  depth: number;
  /** 1 is the best line. */
  line: number;
  score: Score;
  nodes: number;
  /** Milliseconds. */
  time: number;
  moves: string[];
}

/** Without a limit, and without a level below 10, a search goes on until it is stopped. */
export interface Limits {
  movetime?: number;
  nodes?: number;
  depth?: number;
  /** How many best lines. */
  lines?: number;
  /** 1 to 10. */
  level?: number;
  /** Below level 10, another seed is another player of about the same strength; by lot for each engine unless told. */
  seed?: number;
  /** Forget what earlier searches found: then the same question has the same answer on every device, unless time is a limit. */
  fresh?: boolean;
}

export interface Found {
  best: string | null;
  lines: Info[];
  nodes: number;
}

/** `loadRules` of `web/ordo/rules.js`: answers at once, on the page's own thread. A failure throws `OrdoError`. */
export interface Rules {
  view(input: GameInput): PositionView;
  /** The position string after each ply, the start first. */
  positions(input: GameInput): string[];
  explain(input: GameInput, move: string): Explanation;
  /** As it would stand after a move that need not be legal: for the net that redraws while a move is considered. */
  preview(input: GameInput, move: string): { pieces: Piece[]; groups: Record<Color, Square[][]> };
  steps(input: GameInput, made: string[]): Steps;
  lens(input: GameInput): Lens;
  check(game: GameName, position: string, options?: Options): SetupCheck;
  /** Khalifa's rule K2: who starts the next game. */
  rematchStarter(input: GameInput, winner: Color | null): Color;
  readRecords(text: string): RecordTree[];
  /** Records, bare moves, positions, and games of Abstract Play and Boardspace. */
  open(text: string): Opened;
  writeRecord(record: RecordTree): string;
  /** Every code there is. */
  codes(): CodeEntry[];
}

/** `createEngine` of `web/ordo/engine.js`: thinks in a worker. A failure rejects with `OrdoError`. */
export interface Engine {
  /** Ends a search that is going on, and begins another. The best lines of every depth are reported together, the best first. */
  search(input: GameInput, limits: Limits, report?: (lines: Info[]) => void): Promise<Found>;
  /** Ends the search; its promise resolves with the best found so far. */
  stop(): void;
  /** Ends the worker for good. */
  close(): void;
}
