import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What names a cell of a table for the keyboard: its line and column, from 0. */
export const cellPlace = (line: number, column: number): string => `${line} ${column}`;

/** Moves the keyboard with the arrow keys from a button in a table to the next one that way; cells without a button are passed. */
export function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const table = event.currentTarget;
  const from = document.activeElement?.getAttribute("data-at")?.split(" ").map(Number);
  if (!step || !from) return;
  event.preventDefault();
  const [lines, columns] = [table.rows.length, table.rows[0]?.cells.length ?? 0];
  let [line = 0, column = 0] = from;
  while (line >= 0 && line < lines && column >= 0 && column < columns) {
    line += step[0];
    column += step[1];
    const next = table.querySelector<HTMLElement>(`[data-at="${cellPlace(line, column)}"]`);
    if (!next) continue;
    next.focus();
    return;
  }
}
