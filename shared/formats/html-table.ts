import { decodeEntities } from "./html-text.js";

/** A tag of a piece of HTML, or the text between two. */
type Token =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open" | "close"; readonly name: string; readonly attributes: string };

/** More columns than a spreadsheet has are a mistake, and so are cells that reach over more. */
const widest = 16_384;

/**
 * The cells of the one table that a spreadsheet put on the clipboard as HTML, as texts that can be typed; undefined where there
 * is no table, or more than one. Numbers are those of the cell, not as it shows them: Excel keeps them in `x:num`, LibreOffice
 * in `sdval`, Google Sheets in `data-sheets-value`. Cells that reach over several places have their text in the first.
 */
export function readHtmlTable(html: string): string[][] | undefined {
  const rows: string[][] = [];
  /** Rows that cells from above still reach into, by column. */
  const covered: number[] = [];
  let tables = 0;
  let depth = 0;
  let row: string[] | undefined;
  let cell: OpenCell | undefined;

  const endCell = (): void => {
    if (!cell || !row) return;
    put(row, covered, cell);
    cell = undefined;
  };
  const endRow = (): void => {
    endCell();
    if (!row) return;
    skipCovered(row, covered);
    rows.push(row);
    row = undefined;
  };
  for (const token of tokensOf(html)) {
    if (token.kind === "text") {
      cell?.parts.push(token.text);
      continue;
    }
    const { name } = token;
    if (name === "table") {
      depth += token.kind === "open" ? 1 : -1;
      if (token.kind === "open") tables += 1;
      else if (depth === 0) endRow();
    } else if (depth !== 1) {
      continue;
    } else if (name === "tr") {
      endRow();
      if (token.kind === "open") row = [];
    } else if (name === "td" || name === "th") {
      endCell();
      if (token.kind === "open") {
        row ??= [];
        cell = openCell(token.attributes);
      }
    } else if (cell && (name === "br" || (token.kind === "close" && (name === "p" || name === "div")))) {
      cell.parts.push("\n");
    }
  }
  endRow();
  return tables === 1 && rows.length > 0 ? rows : undefined;
}

interface OpenCell {
  /** Texts, and line ends of its own. */
  readonly parts: string[];
  readonly value: string | undefined;
  readonly columns: number;
  readonly rows: number;
}

function openCell(attributes: string): OpenCell {
  const span = (name: string): number => Math.min(widest, Math.max(1, Number(attributeOf(attributes, name)) || 1));
  return { parts: [], value: valueOf(attributes), columns: span("colspan"), rows: span("rowspan") };
}

function put(row: string[], covered: number[], { parts, value, columns, rows }: OpenCell): void {
  skipCovered(row, covered);
  for (let at = 0; at < columns && row.length < widest; at += 1) {
    covered[row.length] = rows - 1;
    row.push(at === 0 ? (value ?? textOf(parts)) : "");
  }
}

/** Leaves the places empty that cells from above reach into. */
function skipCovered(row: string[], covered: number[]): void {
  for (let left = covered[row.length] ?? 0; left > 0; left = covered[row.length] ?? 0) {
    covered[row.length] = left - 1;
    row.push("");
  }
}

/** The text of a cell: line ends in the source are blanks, those of its own stay. */
function textOf(parts: readonly string[]): string {
  const lines: string[] = [""];
  for (const part of parts) {
    if (part === "\n") lines.push("");
    else lines.push(`${lines.pop() ?? ""}${part.replace(/[\t\n\r ]+/gu, " ")}`);
  }
  return lines
    .map((line) => decodeEntities(line.replace(/^ | $/gu, "")))
    .join("\n")
    .replace(/^\n+|\n+$/gu, "");
}

/** The value that a cell holds where it shows another text. */
function valueOf(attributes: string): string | undefined {
  const number = attributeOf(attributes, "x:num") ?? attributeOf(attributes, "sdval");
  if (number !== undefined && number !== "" && attributeOf(attributes, "sdnum") === undefined) return number;
  if (number !== undefined && number !== "") return isDate(attributes) ? undefined : number;
  const sheets = attributeOf(attributes, "data-sheets-value");
  return sheets === undefined ? undefined : sheetsValue(sheets);
}

/** LibreOffice names the format of a cell behind two language codes: dates, times and yes or no are shown as they are. */
const isDate = (attributes: string): boolean =>
  /;[^;]*;.*(?:[DMYHS]{2}|BOOLEAN)/u.test(attributeOf(attributes, "sdnum") ?? "");

/** `{"1":3,"3":1234.5}`: a number; `{"1":2,"2":"…"}`: a text; `{"1":4,"4":1}`: yes or no. */
function sheetsValue(json: string): string | undefined {
  const number = /^\{"1":3,"3":(-?\d[\d.eE+-]*)\}$/u.exec(json)?.[1];
  if (number !== undefined) return number;
  const truth = /^\{"1":4,"4":([01])\}$/u.exec(json)?.[1];
  return truth === undefined ? undefined : truth === "1" ? "true" : "false";
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|$)`, "iu").exec(
    attributes,
  );
  if (!found) return undefined;
  return decodeEntities(found[1] ?? found[2] ?? found[3] ?? "");
}

const tagName = /<(\/?)([a-z][a-z0-9:-]*)/iuy;
/** Their contents are no text. */
const silent: ReadonlySet<string> = new Set(["style", "script", "head", "title"]);

/** Where the tag ends whose name ends at `from`: behind its `>`, which may stand in quotes too. -1 where it never ends. */
function tagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ">") return at;
  }
  return -1;
}

/** Tags and the texts between them; comments and what is no text are left out. Nothing follows a tag that never ends. */
function* tokensOf(html: string): Generator<Token> {
  const lower = html.toLowerCase();
  const placeOf = (text: string, from: number): number => {
    const found = lower.indexOf(text, from);
    return found === -1 ? html.length : found;
  };
  let at = 0;
  while (at < html.length) {
    if (html.startsWith("<!--", at)) {
      at = placeOf("-->", at + 4) + 3;
      continue;
    }
    tagName.lastIndex = at;
    const found = html.charAt(at) === "<" ? tagName.exec(html) : null;
    if (!found) {
      const end = placeOf("<", at + 1);
      yield { kind: "text", text: html.slice(at, end) };
      at = end;
      continue;
    }
    const [start, slash, name = ""] = found;
    const end = tagEnd(html, at + start.length);
    if (end === -1) return;
    const token = { name: name.toLowerCase(), attributes: html.slice(at + start.length, end).replace(/\/$/u, "") };
    at = slash === "" && silent.has(token.name) ? placeOf(`</${token.name}`, end) : end + 1;
    if (!silent.has(token.name)) yield { kind: slash === "" ? "open" : "close", ...token };
  }
}
