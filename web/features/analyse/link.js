// Links to whole analyses: `#r=` and the record's text, compressed and base64url-encoded. Games without variations and
// comments use the plain form of `game/share.js`.

/** Maximum length of the decompressed text, against decompression bombs. */
const MAX_LENGTH = 1_000_000;

/**
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function compress(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The text of a compressed link; null if it is damaged or too long.
 * @param {string} packed
 * @returns {Promise<string | null>}
 */
export async function decompress(packed) {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > MAX_LENGTH) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}
