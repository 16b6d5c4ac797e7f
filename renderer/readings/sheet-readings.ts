import { isEqual } from "../../shared/base/index.js";
import type { CellTexts } from "../../shared/text/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { languageOfSheet, onRows, rowsOf, sheetKey, standingText, type GridRow } from "../state/index.js";
import { RowReadings } from "./row-readings.js";

/** A cell of the language, with the column that holds it now. */
interface ReadColumn {
  readonly name: string;
  readonly at: number;
  readonly key: string;
}

interface Kept {
  /** What the readings depend on besides the rows: a sheet whose columns move is read again. */
  readonly shape: { readonly game: string; readonly columns: readonly ReadColumn[] };
  readonly readings: RowReadings;
  readonly stop: () => void;
}

const kept = new Map<string, Kept>();

/** The readings of a sheet's rows, kept while the page is open; undefined where the sheet has no language. */
export function readingsOf(sheet: Pick<SheetView, "ref" | "binding" | "columns">): RowReadings | undefined {
  const found = languageOfSheet(sheet);
  const key = sheetKey(sheet.ref);
  const before = kept.get(key);
  if (!found) return undefined;
  const { game, language, cells } = found;
  const columns: readonly ReadColumn[] = cells.map(({ name, at }) => ({ name, at, key: sheet.columns[at]?.key ?? "" }));
  const shape = { game: game.id, columns };
  if (before && before.readings.language === language && isEqual(before.shape, shape)) return before.readings;
  before?.stop();
  const textsOf = (row: GridRow): CellTexts => {
    const rows = rowsOf(key);
    return Object.fromEntries(
      columns.map(({ name, at, key: column }) => {
        return [name, standingText(row.cells[at], rows?.mark(row.key, column))];
      }),
    );
  };
  const readings = new RowReadings(language, game.meaning ?? {}, textsOf);
  const stop = onRows(key, (change) => {
    if (change.kind === "marks") readings.forget(change.keys);
  });
  kept.set(key, { shape, readings, stop });
  return readings;
}
