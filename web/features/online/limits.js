// Generated from crates/ordo-api; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-api rewrites it.

/** The most minutes a player can have for a game. */
export const MAX_MINUTES = 180;
/** The most seconds that can be added per move. */
export const MAX_INCREMENT_SECONDS = 180;
/** The most days a player can have per move. */
export const MAX_DAYS = 14;
