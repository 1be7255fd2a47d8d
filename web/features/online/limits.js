// Generated from crates/ordo-api; do not edit. ORDO_GENERATED=overwrite cargo test -p ordo-api rewrites it.

/** Maximum initial time in minutes. */
export const MAX_MINUTES = 180;
/** Maximum increment in seconds. */
export const MAX_INCREMENT_SECONDS = 180;
/** Maximum number of days per move. */
export const MAX_DAYS = 14;
