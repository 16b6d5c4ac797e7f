import type { Path, WireValue } from "../toml/index.js";

/** A cell as pages hold it; null: the row has no such key. */
export type CellView = WireValue | null;

/** A cell as it crosses a boundary, where no type can express that lists and tables of TOML hold no null. */
export type SheetCell = null | string | number | boolean | readonly SheetCell[] | { readonly [key: string]: SheetCell };

/** The number a cell is: integers beyond 2^53 come near it, `nan` is one; undefined for everything that is not a number. */
export function numberOfCell(cell: SheetCell): number | undefined {
  if (typeof cell === "number") return cell;
  if (typeof cell !== "object" || cell === null) return undefined;
  const [entry, more] = Object.entries(cell);
  if (!entry || more || typeof entry[1] !== "string") return undefined;
  const [mark, text] = entry;
  if (mark === "$int") return Number(text);
  if (mark !== "$float") return undefined;
  return text === "nan" ? Number.NaN : text === "-inf" ? -Infinity : Infinity;
}

/** The text of a cell for comparing: a string as it is, numbers and booleans as written, dates by their source, the rest as JSON. */
export function textOfView(cell: SheetCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if (typeof cell !== "object") return String(cell);
  const [entry, more] = Object.entries(cell);
  if (entry && !more && /^\$(?:int|float|date)$/u.test(entry[0]) && typeof entry[1] === "string") return entry[1];
  return JSON.stringify(cell);
}

/** Whether a cell holds nothing to read: it is absent, or the empty text. */
export const isBlankCell = (cell: SheetCell): boolean => cell === null || cell === "";

/** The value at the end of the steps inside a cell; null where they lead nowhere. */
export function viewWithin(cell: CellView, steps: Path = []): CellView {
  return steps.reduce<CellView>((current, step) => {
    if (typeof current !== "object" || current === null) return null;
    if (isList(current)) return typeof step === "number" ? (current[step] ?? null) : null;
    return typeof step === "string" && Object.hasOwn(current, step) ? (current[step] ?? null) : null;
  }, cell);
}

const isList = (view: CellView): view is readonly WireValue[] => Array.isArray(view);
