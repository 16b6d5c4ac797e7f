import { cellText } from "../../shared/sheet/index.js";
import { fromWire, readValue } from "../../shared/toml/index.js";
import type { CellMark, WireCell } from "../../shared/workspace/index.js";

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

type WaitingMark = Extract<CellMark, { readonly kind: "draft" | "failed" }>;

/** The mark of a text that waits in a cell beside its value: typed and not entered, or refused. */
export const waitingMark = (mark: CellMark | undefined): WaitingMark | undefined =>
  mark?.kind === "draft" || mark?.kind === "failed" ? mark : undefined;

/** The text of a cell as it stands: what waits in it, else what is saved. */
export const standingText = (cell: WireCell | undefined, mark: CellMark | undefined): string =>
  waitingMark(mark)?.text ?? textOfCell(cell);
