import type { Pair, Section, StringStyle, ValueNode } from "../nodes.js";
import { writeKey } from "../write.js";

/** `key = value` in the canonical spelling (TOML-9), without what is before and after it on its lines. */
export const spellPair = (text: string, { keys, node }: Pair): string =>
  `${spellKeys(keys)} = ${spellValue(text, node)}`;

/** The header of a section in the canonical spelling. */
export function spellHeader({ path, kind }: Section): string {
  const keys = spellKeys(path);
  return kind === "array" ? `[[${keys}]]` : `[${keys}]`;
}

const spellKeys = (keys: readonly string[]): string => keys.map(writeKey).join(".");

/** The source of a value in the canonical spelling. Texts with escapes, dates and notations of integers stay as they are. */
function spellValue(text: string, node: ValueNode): string {
  const source = text.slice(node.from, node.to);
  switch (node.value.kind) {
    case "string":
      return spellString(source, node.style);
    case "integer":
      return source.replace(/^\+/u, "");
    case "float":
      return source.replace(/^\+/u, "").replace("E", "e");
    case "array":
      return spellArray(text, node);
    case "table":
      return spellInlineTable(text, node);
    case "boolean":
    case "date":
      return source;
  }
}

/** A literal string becomes a basic one where that needs no escape; texts of several lines stay, such as scripts. */
function spellString(source: string, style: StringStyle | undefined): string {
  const body = source.slice(1, -1);
  return style === "literal" && !/["\\]/u.test(body) ? `"${body}"` : source;
}

/** An array on one line has a blank behind each comma; the lines of another, and comments in it, stay. */
function spellArray(text: string, { from, to, items = [] }: ValueNode): string {
  const gaps: string[] = [];
  let at = from + 1;
  for (const item of items) {
    gaps.push(text.slice(at, item.from));
    at = item.to;
  }
  gaps.push(text.slice(at, to - 1));
  const spelled = items.map((item) => spellValue(text, item));
  if (!gaps.some((gap) => gap.includes("\n"))) return `[${spelled.join(", ")}]`;
  return `[${gaps.map((gap, place) => gap + (spelled[place] ?? "")).join("")}]`;
}

function spellInlineTable(text: string, { pairs = [] }: ValueNode): string {
  return pairs.length === 0 ? "{}" : `{ ${pairs.map((pair) => spellPair(text, pair)).join(", ")} }`;
}
