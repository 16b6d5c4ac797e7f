import { failed, ok, type Result } from "../base/index.js";
import { isSheet, sheetList, sheetParts, type WorkbookParts } from "./reach.js";

/** So many cells are named; others are counted. */
const mostNamed = 5;

/** What an error shows is found in so many characters of its cell, behind its formula. */
const longestContent = 8_192;

/**
 * Refuses a workbook whose first sheet has cells with errors, such as `#REF!`, or formulas that no spreadsheet has computed
 * yet, as programs write them: they have no value, and a card would lose the one that it has.
 */
export function checkErrors(parts: WorkbookParts): Result<null> {
  const sheet = firstSheet(parts);
  const xml = sheet === undefined ? "" : textOf(sheet);
  const wrong = errorCells(xml);
  if (wrong.length > 0) {
    return failed({
      code: "exchange/error-cells",
      message: `The sheet has cells with errors instead of values: ${listed(wrong)}.`,
      suggestion: "correct or clear them in the spreadsheet first",
    });
  }
  const open = openFormulas(xml);
  if (open.length === 0) return ok(null);
  return failed({
    code: "exchange/open-formulas",
    message: `The sheet has formulas that were not computed yet: ${listed(open)}. Open and save it in a spreadsheet first.`,
  });
}

const listed = (cells: readonly string[]): string =>
  cells.slice(0, mostNamed).join(", ") + (cells.length > mostNamed ? ` and ${cells.length - mostNamed} others` : "");

/** The part of the sheet that comes first in the workbook; the only one there is where that cannot be told. */
function firstSheet(parts: WorkbookParts): Uint8Array | undefined {
  const book = textOf(parts[sheetList]);
  const [, id] = /<(?:\w+:)?sheet\s[^<>]*\br:id\s*=\s*["']([^"']*)/u.exec(book) ?? [];
  for (const [relation] of textOf(parts[sheetParts]).matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/gu)) {
    if (attribute(relation, "Id") !== id) continue;
    const target = attribute(relation, "Target") ?? "";
    return parts[target.startsWith("/") ? target.slice(1) : `xl/${target}`];
  }
  const sheets = Object.keys(parts).filter(isSheet);
  return sheets.length === 1 ? parts[sheets[0] ?? ""] : undefined;
}

/** The places of cells with errors, each with what it shows. */
function errorCells(xml: string): readonly string[] {
  const found: string[] = [];
  for (const { 0: cell, index } of xml.matchAll(/<(?:\w+:)?c\s[^<>]*>/gu)) {
    if (attribute(cell, "t") !== "e") continue;
    const content = xml.slice(index + cell.length, index + cell.length + longestContent);
    const [, shown = "an error"] = /<(?:\w+:)?v>([^<]{1,20})</u.exec(content) ?? [];
    found.push(`${attribute(cell, "r") ?? "one"} (${shown})`);
  }
  return found;
}

const openFormula =
  /<(?:\w+:)?c(\s[^<>]*[^<>/])><(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/|<\/(?:\w+:)?c>)/gu;

/** The places of cells with a formula and no value; one whose value is the empty text says so by its type. */
function openFormulas(xml: string): readonly string[] {
  return [...xml.matchAll(openFormula)].flatMap(([, attributes = ""]) =>
    attribute(attributes, "t") === "str" ? [] : [attribute(attributes, "r") ?? "one"],
  );
}

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`, "u").exec(element)?.[1];

const textOf = (part: Uint8Array | undefined): string => new TextDecoder().decode(part);
