import type { DerivedColumn } from "../../shared/metadata/index.js";
import type { ColumnSchema } from "../../shared/sheet/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { columnSchemaOf } from "../arrangement/index.js";
import { derivedOf } from "../derived/index.js";
import { derivedColumnId } from "../../shared/derived/index.js";
import { languageOfSheet } from "../state/index.js";

/** A value of a row, as its form has it. */
export type FormField =
  | {
      readonly kind: "value";
      readonly key: string;
      readonly title: string;
      readonly column: ColumnView;
      readonly schema: ColumnSchema | undefined;
    }
  | { readonly kind: "derived"; readonly key: string; readonly title: string; readonly derived: DerivedColumn };

/** The fields of a sheet's rows: those that the sheet shows, in its order, then those that it hides. */
export interface FormFields {
  readonly shown: readonly FormField[];
  readonly hidden: readonly FormField[];
}

/**
 * The fields of a form. `order` are the columns on screen, by their ids in the grid. Texts that the editor of rules texts has
 * are not among them.
 */
export function fieldsOf(sheet: SheetView, order: readonly string[]): FormFields {
  const written = new Set(languageOfSheet(sheet)?.cells.map(({ at }) => sheet.columns[at]?.key));
  const all = new Map<string, FormField>();
  for (const column of sheet.columns) {
    if (written.has(column.key)) continue;
    const { key, title } = column;
    all.set(key, { kind: "value", key, title, column, schema: columnSchemaOf(sheet, column) });
  }
  for (const derived of derivedOf(sheet).columns) {
    const key = derivedColumnId(derived.name);
    all.set(key, { kind: "derived", key, title: derived.name, derived });
  }
  const shown = order.flatMap((key) => all.get(key) ?? []);
  const isShown = new Set(shown);
  return { shown, hidden: [...all.values()].filter((field) => field.kind === "value" && !isShown.has(field)) };
}
