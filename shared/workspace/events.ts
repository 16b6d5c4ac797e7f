import type { RowKey } from "./identity.js";

/** How the rows of a sheet changed, for the page's patch. `reset`: fetch them anew. */
export type RowEvent =
  | { readonly kind: "set"; readonly table: readonly string[]; readonly key: RowKey }
  | { readonly kind: "insert"; readonly table: readonly string[]; readonly key: RowKey; readonly at: number }
  | { readonly kind: "remove"; readonly table: readonly string[]; readonly key: RowKey }
  | { readonly kind: "move"; readonly table: readonly string[]; readonly key: RowKey; readonly to: number }
  | { readonly kind: "reset"; readonly table: readonly string[] };

/** A change of one row. */
export type TouchedRow = Exclude<RowEvent, { kind: "reset" }>;
