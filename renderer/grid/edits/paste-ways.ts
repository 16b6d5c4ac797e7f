import type { PastePlan } from "./paste-plan.js";

/** How texts are pasted: as they are, rows as columns, only what is not blank, or added to the numbers that are there. */
export const pasteWays = ["plain", "transposed", "filled", "added"] as const;
export type PasteWay = (typeof pasteWays)[number];

/** Rows as columns; short rows have blanks at their end. */
export function transposed(texts: readonly (readonly string[])[]): string[][] {
  const width = texts.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, column) => texts.map((row) => row[column] ?? ""));
}

const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/u;

/** The sum of two numbers as people write them, without the digits that binary fractions add; undefined where one is none. */
export function sumOf(before: string, added: string): string | undefined {
  if (!number.test(before.trim()) || !number.test(added.trim())) return undefined;
  return String(Number((Number(before) + Number(added)).toPrecision(15)));
}

/** What a plan comes to in another way, and how many of its cells are left as they are; `textAt` is what a cell holds now. */
export function pastedIn(
  plan: PastePlan,
  way: PasteWay,
  textAt: (row: number, column: number) => string,
): { readonly plan: PastePlan; readonly left: number } {
  if (way === "plain" || way === "transposed") return { plan, left: 0 };
  const written = plan.cells.filter(({ text }) => text !== "");
  if (way === "filled") return { plan: { ...plan, cells: written }, left: 0 };
  const cells = written.flatMap((cell) => {
    const text = sumOf(textAt(cell.row, cell.column), cell.text);
    return text === undefined ? [] : [{ ...cell, text }];
  });
  return { plan: { ...plan, cells }, left: written.length - cells.length };
}
