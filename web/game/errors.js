// The message of an `OrdoError`; a generic one for any other error.

/** @typedef {import("../engine/types.d.ts").Message} Message */

/**
 * @param {unknown} error
 * @returns {Message}
 */
export function messageOf(error) {
  if (error && typeof error === "object") {
    for (const value of Object.values(error)) {
      if (value && typeof value === "object" && "code" in value && typeof value.code === "string") {
        return /** @type {Message} */ (value);
      }
    }
  }
  return { code: "app.unexpected" };
}
