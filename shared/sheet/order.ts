import type { Result } from "../base/index.js";
import {
  nodeAt,
  printDocument,
  setSource,
  valueAt,
  writeValue,
  type Edited,
  type TomlDocument,
} from "../toml/index.js";
import { fileTitle } from "./title.js";

const path = ["order"];

/** The sheets that `sheets.toml` lists, in order and without extension, whichever way they are written there (SHEET-10). */
export function sheetOrderIn(document: TomlDocument): string[] {
  const value = valueAt(document, path);
  if (value?.kind !== "array") return [];
  return value.items.flatMap((item) => (item.kind === "string" ? [fileTitle(item.value)] : []));
}

/** As people count: `set-2` before `set-10`. */
const byName = new Intl.Collator("en", { numeric: true });

/** Sheets in tab order: those listed where they are listed first, then the others by their names (SHEET-10). */
export function inSheetOrder<Sheet>(
  sheets: readonly Sheet[],
  nameOf: (sheet: Sheet) => string,
  order: readonly string[],
): Sheet[] {
  const places = new Map(order.map((name, at) => [name, at] as const).reverse());
  const named = sheets.map((sheet) => {
    const name = nameOf(sheet);
    return { sheet, name, place: places.get(name) ?? order.length };
  });
  // Names that count as equal, such as `set-1` and `set-01`, keep one order too.
  const compare = (a: string, b: string): number => byName.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
  return named.sort((a, b) => a.place - b.place || compare(a.name, b.name)).map(({ sheet }) => sheet);
}

/**
 * Writes a new order of tabs. Names in the file that `names` lacks stay behind the name they followed: their sheets may come
 * back. Where names have lines of their own, comments move with them.
 */
export function setSheetOrder(document: TomlDocument, names: readonly string[]): Result<Edited> {
  const old = sheetOrderIn(document);
  const wanted = withMissing([...new Set(names.map(fileTitle))], old);
  const newline = printDocument(document).includes("\r\n") ? "\r\n" : "\n";
  const layout = layoutOf(document, old);
  return setSource(document, path, layout ? layout(wanted, newline) : oneEach(wanted, newline));
}

function withMissing(names: readonly string[], old: readonly string[]): string[] {
  const result = [...names];
  old.forEach((name, at) => {
    if (!result.includes(name)) result.splice(at === 0 ? 0 : result.indexOf(old[at - 1] ?? "") + 1, 0, name);
  });
  return result;
}

const spelled = (name: string): string => writeValue({ kind: "string", value: name });

const oneEach = (names: readonly string[], newline: string): string =>
  `[${newline}${names.map((name) => `    ${spelled(name)},${newline}`).join("")}]`;

type Layout = (names: readonly string[], newline: string) => string;

/** How the list in the file is to be rewritten; undefined where there is none, or it is not a plain list of names. */
function layoutOf(document: TomlDocument, old: readonly string[]): Layout | undefined {
  const found = nodeAt(document, path);
  const items = found?.node.items;
  if (!found || !items || items.length !== new Set(old).size || items.length === 0) return undefined;
  const source = found.chunk.text.slice(found.node.from, found.node.to);
  const tokens = items.map(({ from, to }) => ({ from: from - found.node.from, to: to - found.node.from }));
  return ownLines(source, tokens, old) ?? inSlots(source, tokens);
}

interface Token {
  readonly from: number;
  readonly to: number;
}

/** The lines of each name, with the comments above and behind it; undefined where names share lines. */
function ownLines(source: string, tokens: readonly Token[], old: readonly string[]): Layout | undefined {
  const lines = source.split(/(?<=\n)/);
  const lineOf = (at: number): number => source.slice(0, at).split("\n").length - 1;
  const places = tokens.map(({ from }) => lineOf(from));
  const isRegular =
    places.every((place, at) => place > (places[at - 1] ?? 0)) &&
    tokens.every(({ from, to }) => lineOf(from) === lineOf(to)) &&
    (places.at(-1) ?? 0) < lines.length - 1;
  if (!isRegular) return undefined;
  const blocks = new Map<string, (token: string) => string>();
  tokens.forEach((token, at) => {
    const first = (places[at - 1] ?? 0) + 1;
    const start = lines.slice(0, places[at]).join("").length;
    const line = lines[places[at] ?? 0] ?? "";
    const above = lines.slice(first, places[at]).join("");
    const before = line.slice(0, token.from - start);
    const behind = line.slice(token.to - start).replace(/^\s*,/, "");
    blocks.set(old[at] ?? "", (spelling) => `${above}${before}${spelling},${behind}`);
  });
  const indent = /^[ \t]*/.exec(lines[places[0] ?? 1] ?? "")?.[0] ?? "    ";
  const tail = lines.slice((places.at(-1) ?? 0) + 1).join("");
  return (names, newline) => {
    const body = names.map((name) => blocks.get(name)?.(spelled(name)) ?? `${indent}${spelled(name)},${newline}`);
    return `${lines[0] ?? "["}${body.join("")}${tail}`;
  };
}

/** The names put in each other's places, new ones behind the last. */
function inSlots(source: string, tokens: readonly Token[]): Layout {
  return (names) => {
    let result = "";
    let at = 0;
    tokens.forEach(({ from, to }, slot) => {
      result += source.slice(at, from) + spelled(names[slot] ?? "");
      at = to;
    });
    const added = names.slice(tokens.length).map((name) => `, ${spelled(name)}`);
    return result + added.join("") + source.slice(at);
  };
}
