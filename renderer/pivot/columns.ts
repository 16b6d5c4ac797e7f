import { derivedColumnId, derivedIn } from "../../shared/derived/index.js";
import { columnKey, columnSource } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";

/** What a pivot table can ask about: a column of the sheet, an array as a whole, a computed one, or what the rules texts say. */
export interface PivotColumn {
  readonly key: string;
  readonly title: string;
  readonly isComputed: boolean;
  /** Whether its cells can be measured; of computed columns nobody knows before. */
  readonly isNumeric: boolean;
}

/** The columns of a sheet that group or measure its rows, in their order. Nested values do neither. */
export function pivotColumns(sheet: SheetView): readonly PivotColumn[] {
  const own = new Map<string, PivotColumn>();
  for (const { id, key, title, editor } of sheet.columns) {
    if (editor === "structure" || id.inner) continue;
    const isElement = id.index !== undefined;
    const path = { path: id.path };
    const whole = isElement ? columnKey(path) : key;
    if (own.has(whole)) continue;
    const isNumeric = editor === "number";
    own.set(whole, { key: whole, title: isElement ? columnSource(path) : title, isComputed: false, isNumeric });
  }
  const computed = derivedIn(sheet).map(({ name }) => ({
    key: derivedColumnId(name),
    title: name,
    isComputed: true,
    isNumeric: true,
  }));
  return [...own.values(), ...computed];
}
