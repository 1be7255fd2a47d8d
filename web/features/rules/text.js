// Parses the rules texts, which `ordo rules` prints unchanged. They are plain text with conventions: underlined
// headings, rules that start with their number, diagrams drawn with letters, numbered captions.

/** @typedef {{ label: string, cells: string[] }} Row */
/** @typedef {{ number: string, rows: Row[], columns: string[] }} Figure */
/**
 * @typedef {{ kind: "title" | "heading" | "text", text: string }} Line
 * @typedef {{ kind: "rule", number: string, title: string, text: string }} Rule
 * @typedef {{ kind: "list", ordered: boolean, items: string[] }} List
 * @typedef {{ kind: "captions", items: { number: string, text: string }[] }} Captions
 * @typedef {{ kind: "figures", figures: Figure[] }} Figures
 * @typedef {{ kind: "pairs", pairs: [string, string][] }} Pairs
 * @typedef {Line | Rule | List | Captions | Figures | Pairs} Part
 */

/**
 * @param {string} text
 * @returns {Part[]}
 */
export function readRules(text) {
  return text
    .replaceAll("\r", "")
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .flatMap(readBlock);
}

/**
 * @param {string[]} lines
 * @returns {Part[]}
 */
function readBlock(lines) {
  const first = lines[0] ?? "";
  const second = lines[1] ?? "";
  if (/^=+$/.test(second)) return [{ kind: "title", text: first }];
  if (/^-+$/.test(second)) return [{ kind: "heading", text: first }];
  if (/^(\s*\[\d+\])+$/.test(first)) return [{ kind: "figures", figures: readFigures(lines) }];
  if (/^- /.test(first)) return [{ kind: "list", ordered: false, items: items(lines, /^- /) }];
  const rule = /^([SK]\d+)\s+([^.]+)\. *(.*)$/.exec(first);
  if (rule) {
    const [, number = "", title = "", start = ""] = rule;
    const [text, ...rest] = readProse([start, ...lines.slice(1)]);
    const body = text?.kind === "text" ? text.text : "";
    return [{ kind: "rule", number, title, text: body }, ...(text && text.kind !== "text" ? [text] : []), ...rest];
  }
  if (/^ {4}\S+( \S+)* {2,}\S/.test(first)) return [{ kind: "pairs", pairs: lines.flatMap(readPairs) }];
  return readProse(lines);
}

/**
 * A paragraph and the numbered items or captions that follow it.
 * @param {string[]} lines
 * @returns {Part[]}
 */
function readProse(lines) {
  const point = /^\s*\d\. /;
  const caption = /^\s*\[\d+\] /;
  const stop = lines.findIndex((line) => point.test(line) || caption.test(line));
  const running = (stop < 0 ? lines : lines.slice(0, stop))
    .map((line) => line.trim())
    .join(" ")
    .trim();
  /** @type {Part[]} */
  const parts = running ? [{ kind: "text", text: running }] : [];
  if (stop < 0) return parts;
  const rest = lines.slice(stop);
  if (point.test(rest[0] ?? "")) return [...parts, { kind: "list", ordered: true, items: items(rest, point) }];
  const captions = items(rest, /^\s*(?=\[\d+\] )/).map((text) => {
    const [, number = "", words = ""] = /^\[(\d+)\] (.*)$/.exec(text) ?? [];
    return { number, text: words };
  });
  return [...parts, { kind: "captions", items: captions }];
}

/**
 * Joins lines into items; each starts at a line that matches `sign`.
 * @param {string[]} lines
 * @param {RegExp} sign
 */
function items(lines, sign) {
  /** @type {string[]} */
  const found = [];
  for (const line of lines) {
    if (sign.test(line)) found.push(line.replace(sign, "").trim());
    else found.push(`${found.pop() ?? ""} ${line.trim()}`.trim());
  }
  return found;
}

/**
 * Diagrams side by side under their numbers.
 * @param {string[]} lines
 * @returns {Figure[]}
 */
function readFigures(lines) {
  const [numbers = "", ...rows] = lines;
  const labels = [...numbers.matchAll(/\[(\d+)\]/g)];
  return labels.map((label, index) => {
    const from = label.index;
    const to = labels[index + 1]?.index ?? Infinity;
    const cut = rows.map((row) => row.slice(from, to)).filter((row) => row.trim());
    const columns = cut.pop()?.trim().split(/\s+/) ?? [];
    return {
      number: label[1] ?? "",
      columns,
      rows: cut.map((row) => {
        const [name = "", ...cells] = row.trim().split(/\s+/);
        return { label: name, cells };
      }),
    };
  });
}

/**
 * Definitions of a line: `a3-a4       the piece on a3 goes to a4`, one or more.
 * @param {string} line
 * @returns {[string, string][]}
 */
function readPairs(line) {
  const words = line.trim().split(/ {2,}/);
  /** @type {[string, string][]} */
  const pairs = [];
  for (let i = 0; i < words.length; i += 2) pairs.push([words[i] ?? "", words[i + 1] ?? ""]);
  return pairs;
}
