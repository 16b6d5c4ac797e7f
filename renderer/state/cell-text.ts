import { cellText } from "../../shared/sheet/index.js";
import { fromWire, readValue } from "../../shared/toml/index.js";
import type { WireCell } from "../../shared/workspace/index.js";

/** The text of a cell for editors, the clipboard and search: a string as it is, other values as TOML; absent is empty. */
export function textOfCell(cell: WireCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell;
  const value = fromWire(cell);
  return value.ok ? cellText(value.value) : "";
}

/** TOML source as people read it: a string without its quotes, everything else as it is written. */
export function textOfSource(source: string | null): string | null {
  if (source === null) return null;
  const value = readValue(source);
  return value.ok && value.value.kind === "string" ? value.value.value : source;
}
