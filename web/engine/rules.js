// The rules of both games on the main thread: every call is synchronous. Ending tables and puzzles are added later.
import { Instance, compileRules } from "./module.js";

export { OrdoError } from "./module.js";

/** @typedef {import("./types.d.ts").Answers} Answers */
/** @typedef {import("./types.d.ts").EngineAnswers} EngineAnswers */
/** @typedef {import("./types.d.ts").GameInput} GameInput */
/** @typedef {import("./types.d.ts").RuleSet} RuleSet */
/** @typedef {import("./types.d.ts").Options} Options */
/** @typedef {import("./types.d.ts").RecordTree} RecordTree */

/**
 * Loads the rules. Rejects with an `OrdoError` if the module cannot be loaded.
 * @param {BufferSource} [bytes] the module, if already loaded
 */
export async function loadRules(bytes) {
  const instance = new Instance(await compileRules(bytes));
  /** An instance that also answers requests to the engine. */
  let solver = instance.hasEngine ? instance : null;
  let hasTables = false;
  /**
   * @template {keyof Answers} K
   * @param {K} name @param {import("./types.d.ts").Question<K>} value
   * @returns {Answers[K]}
   */
  const ask = (name, value) => instance.ask({ [name]: value });
  const solving = () => solver ?? missing();
  /**
   * @template {keyof EngineAnswers} K
   * @param {K} name @param {import("./types.d.ts").EngineQuestion<K>} value
   * @returns {EngineAnswers[K]}
   */
  const askSolver = (name, value) => solving().ask({ engine: { [name]: value } });
  return {
    /** @param {GameInput} input */
    view: (input) => ask("view", plain(input)),
    /** The position string after each ply, the start first. @param {GameInput} input */
    positions: (input) => ask("positions", plain(input)),
    /** @param {GameInput} input @param {string} move */
    explain: (input, move) => ask("explain", { input: plain(input), move }),
    /**
     * The board after a move that may be illegal, to redraw the groups while a move is considered.
     * @param {GameInput} input @param {string} move
     */
    preview: (input, move) => ask("preview", { input: plain(input), move }),
    /** @param {GameInput} input @param {string[]} made */
    steps: (input, made) => ask("steps", { input: plain(input), made }),
    /** @param {GameInput} input */
    lens: (input) => ask("lens", plain(input)),
    /** @param {RuleSet} game @param {string} position @param {Options} [options] */
    check: (game, position, options = {}) => ask("check", { game, position, options }),
    /**
     * The side that starts the next game: in Khalifa's game the one that did not start this one (K2), whoever won.
     * @param {GameInput} input
     */
    rematchStarter: (input) => ask("rematchStarter", plain(input)),
    /** @param {string} text */
    readRecords: (text) => ask("readRecords", text),
    /** Reads records, bare moves, positions, and games of Abstract Play and Boardspace. @param {string} text */
    open: (text) => ask("open", text),
    /** @param {RecordTree} record */
    writeRecord: (record) => ask("writeRecord", record),
    /** Adds ending tables and puzzles. @param {WebAssembly.Module} module the module with the engine */
    addSolver: (module) => {
      solver ??= new Instance(module);
    },
    /**
     * The proved results of a position and its moves; null if no ending table has them.
     * @param {GameInput} input
     */
    probe: (input) => (hasTables ? askSolver("probe", plain(input)) : null),
    /** Loads ending tables of Stein's game. @param {Uint8Array} packed */
    loadTables: (packed) => {
      const loaded = solving().loadTables(packed);
      hasTables = true;
      return loaded;
    },
    /**
     * The puzzles of a file that match themes and ratings.
     * @param {import("./types.d.ts").PuzzleChoice} choice
     */
    puzzles: (choice) => askSolver("puzzles", choice),
    /** The puzzle of a day ("2026-11-18"), the same for everyone. @param {string} data @param {string} day */
    dailyPuzzle: (data, day) => askSolver("dailyPuzzle", { data, day }),
    /** A puzzle with its solution. @param {string} line */
    puzzle: (line) => askSolver("puzzle", line),
    /**
     * Judges a move; takes a few hundredths of a second if it is wrong, to find the refutation.
     * @param {import("./types.d.ts").PuzzlePoint} point @param {string} move
     */
    judgePuzzle: (point, move) => askSolver("judgePuzzle", { point, move }),
    /** @param {import("./types.d.ts").PuzzlePoint} point */
    hintPuzzle: (point) => askSolver("hintPuzzle", point),
    /**
     * A puzzle from the current position, if one move alone wins by force; takes up to some seconds.
     * @param {GameInput} input
     */
    missedWin: (input) => askSolver("missedWin", plain(input)),
    /** All codes of messages. */
    codes: () => ask("codes", {}),
  };
}

/** @returns {never} */
function missing() {
  throw new Error("addSolver was not called");
}

/**
 * The game without additional properties of the caller's object.
 * @param {GameInput} input
 * @returns {GameInput}
 */
export function plain({ game, start, moves, options = {} }) {
  const { repetition, spacing } = options;
  return { game, start, moves, options: { repetition, spacing } };
}
