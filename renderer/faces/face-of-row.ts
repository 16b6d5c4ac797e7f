import type { FaceLayout } from "../../shared/face/index.js";
import { layOutCard, type SheetFace } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import { cellsByKey, rowsOf, sheetKey, waitingMark, type GridRow } from "../state/index.js";

/** The face of a row as it is on screen, with what is being typed into it. */
export function faceOfRow(sheet: SheetView, face: SheetFace, row: GridRow): FaceLayout {
  const rows = rowsOf(sheetKey(sheet.ref));
  const cells = row.cells.map((cell, at) => {
    const mark = rows?.mark(row.key, sheet.columns[at]?.key ?? "");
    return waitingMark(mark)?.text ?? cell;
  });
  const reading = readingsOf(sheet)?.reading(row);
  const rules = reading?.abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n");
  return layOutCard(face, { cells: cellsByKey(sheet.columns, cells), rules });
}
