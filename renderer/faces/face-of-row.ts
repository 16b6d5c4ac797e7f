import type { FaceLayout } from "../../shared/face/index.js";
import { layOutCard, rulesOnCard, type SheetFace } from "../../shared/games/index.js";
import { cellText } from "../../shared/sheet/index.js";
import { languageOfKind, type TextReading } from "../../shared/text/index.js";
import type { TomlValue } from "../../shared/toml/index.js";
import type { SheetView, WireCell } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import {
  cellsByKey,
  earlierRow,
  gameOfSheet,
  languageOfSheet,
  rowsOf,
  sheetKey,
  textOfCell,
  waitingMark,
  type GridRow,
} from "../state/index.js";

/** The face of a row as it is on screen, with what is being typed into it. */
export function faceOfRow(sheet: SheetView, face: SheetFace, row: GridRow): FaceLayout {
  const rows = rowsOf(sheetKey(sheet.ref));
  const cells = row.cells.map((cell, at) => {
    const mark = rows?.mark(row.key, sheet.columns[at]?.key ?? "");
    return waitingMark(mark)?.text ?? cell;
  });
  return layOut(sheet, face, cells, readingsOf(sheet)?.reading(row));
}

/** The face of a row as it was in the version that changes are marked by; undefined where it is the same, or was not there. */
export function earlierFace(sheet: SheetView, face: SheetFace, row: GridRow): FaceLayout | undefined {
  const cells = earlierRow(sheet, row);
  const found = languageOfSheet(sheet);
  const texts = found?.cells.map(({ name, at }) => [name, textOfCell(cells?.[at])] as const);
  return cells && layOut(sheet, face, cells, texts && found?.language.read(Object.fromEntries(texts)));
}

/** The face of a card that is given by its cells; they need not be those of a row on screen. */
export function faceOfCells(
  sheet: Pick<SheetView, "binding">,
  face: SheetFace,
  cells: ReadonlyMap<string, TomlValue>,
): FaceLayout {
  const { binding } = sheet;
  const language = binding && languageOfKind(gameOfSheet(sheet)?.languages, binding.kind, binding.lexicon);
  const textOf = (key: string): string => {
    const value = cells.get(key);
    return value === undefined ? "" : cellText(value);
  };
  const texts = language?.cells.map(({ name, column }) => [name, textOf(column)] as const);
  return layOutCard(face, { cells, rules: rulesOf(texts && language?.read(Object.fromEntries(texts))) });
}

const rulesOf = (reading: TextReading | undefined): string | undefined => reading && rulesOnCard(reading);

function layOut(
  { columns }: SheetView,
  face: SheetFace,
  cells: readonly WireCell[],
  reading: TextReading | undefined,
): FaceLayout {
  return layOutCard(face, { cells: cellsByKey(columns, cells), rules: rulesOf(reading) });
}
