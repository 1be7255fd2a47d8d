// Browser storage. If it is full or denied, values are kept in memory for this visit, and the event `ordo-storage` is
// sent once to the window.

/** @type {Map<string, string>} */
const memory = new Map();
let reported = false;

/** @param {string} key @returns {string | null} */
function readText(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @returns {unknown} the stored value; null if there is none or it cannot be read */
export function load(key) {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {() => boolean} [makeRoom] called while the storage is full; deletes something less important, and returns
 *   false if there is nothing left to delete
 * @returns {boolean} true if the value is stored permanently
 */
export function save(key, value, makeRoom = () => false) {
  const text = JSON.stringify(value);
  do {
    try {
      localStorage.setItem(key, text);
      memory.delete(key);
      return true;
    } catch {
      // full or denied
    }
  } while (makeRoom());
  memory.set(key, text);
  if (!reported) {
    reported = true;
    window.dispatchEvent(new CustomEvent("ordo-storage"));
  }
  return false;
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // storage denied: nothing to remove
  }
}

/** @param {string} prefix @returns {string[]} */
export function keys(prefix) {
  const inMemory = [...memory.keys()].filter((key) => key.startsWith(prefix));
  return [...new Set([...inMemory, ...permanentKeys(prefix)])];
}

/** The keys of permanently stored values. @param {string} prefix @returns {string[]} */
export function permanentKeys(prefix) {
  /** @type {string[]} */
  const found = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(prefix)) found.push(key);
    }
  } catch {
    // storage denied
  }
  return found;
}
