// The names of the boards (themes.css) and of the piece sets (piece-faces.js); the first of each is the default.

export const BOARDS = /** @type {const} */ (["wood", "sage", "slate"]);
export const PIECE_SETS = /** @type {const} */ (["discs", "blocks", "gems"]);

/** @typedef {typeof PIECE_SETS[number]} PieceSetName */
