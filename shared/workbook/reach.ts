import { unzipSync } from "fflate";
import { failed, ok, type Fault, type Result } from "../base/index.js";

/** The parts of a larger workbook are not unpacked: so many bytes, all of them together. */
const mostBytes = 256 * 1024 * 1024;

/** Cells of a sheet up to its last one, the empty ones among them: each takes memory once it is read. */
const mostCells = 5_000_000;

/** Parts of an unpacked workbook, by their paths in it. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>;

/** Where a workbook lists its sheets in their order, and where it says which parts these are. */
export const sheetList = "xl/workbook.xml";
export const sheetParts = "xl/_rels/workbook.xml.rels";
export const isSheet = (path: string): boolean => /^xl\/worksheets\/.*\.xml$/iu.test(path);

/**
 * The sheets of a workbook and their list. Refuses a workbook that would fill the memory: one that is much larger unpacked,
 * or that has a cell far away from the others. What is no workbook is for its reader to say.
 */
export function unpacked(workbook: Uint8Array): Result<WorkbookParts> {
  let bytes = 0;
  unzipSync(workbook, {
    filter: ({ originalSize }) => {
      bytes += originalSize;
      return false;
    },
  });
  if (bytes > mostBytes) return failed(tooMuch);
  const parts = unzipSync(workbook, {
    filter: ({ name }) => isSheet(name) || name === sheetList || name === sheetParts,
  });
  const sheets = Object.keys(parts).filter(isSheet);
  const isWithin = sheets.every((name) => reachOf(new TextDecoder().decode(parts[name])) <= mostCells);
  return isWithin ? ok(parts) : failed(tooFar);
}

/** How many cells there are from the first to the last of a sheet; infinite where a place is written as nobody writes it. */
function reachOf(xml: string): number {
  let columns = 1;
  let rows = 1;
  for (const [, place = ""] of xml.matchAll(/\br\s*=\s*["']([^"']{0,40})/gu)) {
    if (place.includes("&")) return Number.POSITIVE_INFINITY;
    const [, letters = "", digits = ""] = /^\s*([A-Za-z]*)(\d+)/u.exec(place) ?? [];
    columns = Math.max(columns, columnOf(letters));
    rows = Math.max(rows, Number(digits));
  }
  return columns * rows;
}

/** The number of a column: A is 1, Z 26 and AA 27. */
const columnOf = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const tooMuch: Fault = {
  code: "exchange/too-large",
  message: `Unpacked the workbook has more than ${mostBytes / 1024 / 1024} MB, which is not read.`,
};
const tooFar: Fault = {
  code: "exchange/too-large",
  message:
    `A sheet of the workbook has a cell so far away that it spans more than ${mostCells.toLocaleString("en")} cells. ` +
    "Delete the rows and columns behind the cards, or save the sheet as CSV.",
};
