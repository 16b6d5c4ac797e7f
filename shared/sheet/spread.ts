import type { TomlValue } from "../toml/index.js";

type ArrayValue = Extract<TomlValue, { kind: "array" }>;
type TableValue = Extract<TomlValue, { kind: "table" }>;

/** Whether the array is shown as one column per element: it holds scalars only, or nothing (SHEET-3). */
export const isSpreadArray = (value: TomlValue): value is ArrayValue =>
  value.kind === "array" && value.items.every((item) => item.kind !== "array" && item.kind !== "table");

/** Whether the table is shown as one column per member (SHEET-4). */
export const isSpreadTable = (value: TomlValue): value is TableValue =>
  value.kind === "table" && value.entries.size > 0;
