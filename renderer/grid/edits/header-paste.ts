import { cellsByHeader, type HeaderMatch } from "../../../shared/sheet/index.js";
import type { ColumnView } from "../../../shared/workspace/index.js";
import type { Box, Extent } from "../selection/selection.js";
import { headerTexts as texts } from "../texts.js";
import type { PastePlan } from "./paste-plan.js";

/** Where the texts below a header go: the rows from `top` on, in the columns that it names, and new rows for the rest. */
export function planByHeader(
  pasted: readonly (readonly string[])[],
  match: HeaderMatch,
  { top }: Pick<Box, "top">,
  extent: Extent,
): PastePlan {
  const rows = cellsByHeader(pasted, match);
  const fitting = rows.slice(0, Math.max(0, extent.rows - top));
  const below = rows.slice(fitting.length);
  const lastWritten = below.findLastIndex((row) => row.some(({ text }) => text !== ""));
  const places = match.places.filter((place) => place !== undefined);
  return {
    cells: fitting.flatMap((row, at) => row.map((cell) => ({ row: top + at, ...cell }))),
    box: {
      top,
      bottom: top + Math.max(0, fitting.length - 1),
      left: Math.min(...places),
      right: Math.max(...places),
    },
    newRows: below.slice(0, lastWritten + 1).map((row) => row.filter(({ text }) => text !== "")),
    columnsBeyond: 0,
  };
}

/** Whether a text is of the kind that a column holds; of the others any text is. */
function fits(text: string, { editor, options }: ColumnView): boolean {
  if (text.trim() === "") return true;
  if (options) return options.some(({ value }) => value === text);
  if (editor === "number") return Number.isFinite(Number(text)) || text === "*";
  return editor !== "checkbox" || /^(?:true|false|1|0)$/iu.test(text);
}

/**
 * What is shown before a paste by column names: where each goes and over which rows, what is of another kind, and what has no
 * column.
 * @param over the titles of the rows that have values from it
 */
export function describeHeaderPaste(
  pasted: readonly (readonly string[])[],
  { places, unknown }: HeaderMatch,
  columns: readonly (ColumnView | undefined)[],
  over: readonly string[],
): string {
  const [header = []] = pasted;
  const named = places.flatMap((place, at) => {
    const column = place === undefined ? undefined : columns[place];
    if (!column) return [];
    const odd = pasted.slice(1).filter((row) => !fits(row[at] ?? "", column)).length;
    return [{ name: header[at] ?? "", title: column.title, odd }];
  });
  const odd = named.filter((each) => each.odd > 0);
  return [
    texts.goesTo(named.map(({ name, title }) => (name === title ? title : `${name} → ${title}`)).join(", ")),
    ...over.slice(0, 1).map((first) => texts.overRows(over.length, first)),
    ...odd.map((each) => texts.oddValues(each.title, each.odd)),
    ...(unknown.length > 0 ? [texts.leftOut(unknown.join(", "))] : []),
  ].join(" ");
}
