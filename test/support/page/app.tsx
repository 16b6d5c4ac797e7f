import { openFolder, closeFolder, type PageFolder } from "./folder.js";
import { eachOnNewPage } from "./page.js";
import { cleanup, render } from "@testing-library/react";
import { beforeAll, beforeEach, expect, vi } from "vitest";
import { App } from "../../../renderer/app/App.js";
import { lateParts } from "../../../renderer/app/late-parts.js";
import { activeGrid } from "../../../renderer/grid/index.js";
import { getApp } from "../../../renderer/state/index.js";
import { fetchAhead, returnKeyboardTo } from "../../../renderer/ui/index.js";

export type { PageFolder } from "./folder.js";
export { addressesOf, answerCalls, person, requestsOf, session } from "./page.js";

/** Every test has the whole page as at its start, with no folder open and all of its code loaded. */
export function eachOnNewApp(): void {
  eachOnNewPage();
  beforeAll(() => fetchAhead(lateParts));
  beforeEach(() => {
    returnKeyboardTo(() => activeGrid()?.focus());
    const stop = measureByOwnStyle();
    return () => {
      closeFolder();
      cleanup();
      stop();
    };
  });
}

const computedStyle = window.getComputedStyle.bind(window);

/**
 * The grid measures its viewports dozens of times a test. The DOM of the tests has no layout, so that all it finds is what they
 * have of their own, and a computed style looks through all elements around them for that. Returns how to stop.
 */
function measureByOwnStyle(): () => void {
  window.getComputedStyle = (element, pseudo) =>
    element instanceof HTMLElement && /\bag-\S*viewport\b/u.test(element.className)
      ? element.style
      : computedStyle(element, pseudo);
  return () => {
    window.getComputedStyle = computedStyle;
  };
}

/** Stubs a size for every element: the DOM of the tests has no layout, and the grid closes an editor over a cell without a size. */
export function eachOnSizedCells(): void {
  beforeEach(() => {
    const size = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(8, 8, 80, 24));
    return () => size.mockRestore();
  });
}

/** Opens a folder in the whole page and waits until its first sheet is on screen with the keyboard in it. */
export async function openApp(...folder: Parameters<typeof openFolder>): Promise<PageFolder> {
  const opened = openFolder(...folder);
  render(<App />);
  await expect.poll(() => document.activeElement?.matches(".ag-cell") ?? false).toBe(true);
  return opened;
}

/** The drawn cell of a row, counted from 0, and a column by its key. */
export function cellAt(row: number, column: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.ag-row[row-index="${row}"] .ag-cell[col-id="${column}"]`);
  if (!found) throw new Error(`No cell ${column} in row ${row}. ${drawnNow()}`);
  return found;
}

/** What the grid holds and has drawn of it, on one line, for messages: rows that were never drawn have been seen in whole runs alone. */
function drawnNow(): string {
  const rows = [...document.querySelectorAll<HTMLElement>(".ag-row")].map((row) => {
    const cells = [...row.querySelectorAll(".ag-cell")].map((cell) => cell.getAttribute("col-id"));
    return `${row.getAttribute("row-index")} at ${row.style.transform || row.style.top}: ${cells.join(" ")}`;
  });
  const scrolled = [...document.querySelectorAll(".ag-grid-viewport")].map(({ scrollTop }) => scrollTop);
  const held = activeGrid()?.rows.length ?? "no grid";
  return `Held: ${held}; scrolled: ${scrolled.join(", ")}; drawn: ${rows.join("; ") || "none"}`;
}

/** What is on screen in a column, from top to bottom. */
export const columnTexts = (column: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(`.ag-row .ag-cell[col-id="${column}"]`)]
    .sort((a, b) => rowOf(a) - rowOf(b))
    .map(({ textContent }) => textContent);

const rowOf = (cell: HTMLElement): number => Number(cell.closest(".ag-row")?.getAttribute("row-index"));

/** Where the person is: row, counted from 0, and column of the active cell. */
export function placeNow(): string {
  const { rowKey, column } = getApp().place;
  const row = activeGrid()?.rows.findIndex(({ key }) => key === rowKey) ?? -1;
  return `${row} ${column ?? "nowhere"}`;
}
