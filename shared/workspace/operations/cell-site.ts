import { valueAt, type TomlValue } from "../../toml/index.js";
import type { ColumnId } from "../../sheet/index.js";
import { cellPath, sourceOf } from "../content/content.js";
import type { Content } from "../state.js";
import { findRow } from "./row-site.js";
import type { Location } from "./spec.js";

/** What a cell holds in a version of its file; undefined where the row is not there, or has no such key. */
export function valueIn(content: Content, row: Location, column: ColumnId): TomlValue | undefined {
  const site = findRow(content, row);
  return site && valueAt(content.document, cellPath(row.table, site.place, column));
}

/** Its TOML source, likewise; null where there is none. */
export function sourceIn(content: Content, row: Location, column: ColumnId): string | null {
  const site = findRow(content, row);
  return site ? sourceOf(content.document, cellPath(row.table, site.place, column)) : null;
}
