import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt, isSaved } from "../support/app/sheet-page.js";
import { columnNames, habits, rowCount, valueAt, type Habit, type Place } from "../support/habits/acts.js";

const cards = Array.from({ length: rowCount }, (_, row) =>
  ["[[cards]]", ...columnNames.map((name, at) => `${name} = ${at === 0 ? `"${valueAt(row, at)}"` : valueAt(row, at)}`)]
    .join("\n")
    .concat("\n"),
);
const widths = columnNames.map((name) => `[[metadata.columns]]\nkey = "${name}"\nwidth = 160\n`);
const text = [...cards, ...widths].join("\n");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": text }, (opened) => ({ page, folder } = opened));

/** What the page shows of the active cell and of the selection, read at one moment; runs in the page. */
function look(): string {
  const [cell, ...more] = document.querySelectorAll<HTMLElement>(".ag-cell-focus");
  if (!cell || more.length > 0) return `${cell ? more.length + 1 : 0} outlines`;
  const pane = document.querySelector(".ag-grid-viewport")?.getBoundingClientRect();
  const head = document.querySelector(".ag-header")?.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  const isInSight =
    pane && head && box.top >= head.bottom - 1 && box.bottom <= pane.bottom + 1 && box.left >= pane.left - 1;
  const isWhole = pane && box.right <= pane.right + 1;
  const editor = document.querySelector(".editor");
  const hasKeyboard = editor ? editor.contains(document.activeElement) : document.activeElement === cell;
  // The editor of a text lies over its cell, and is larger than it.
  const covers = (element: Element): boolean => {
    const over = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return over.left <= x && x <= over.right && over.top <= y && y <= over.bottom;
  };
  const count = /([\d,]+) cells selected/u.exec(document.querySelector(".status-line, footer")?.textContent ?? "")?.[1];
  return [
    `${cell.closest(".ag-row")?.getAttribute("row-index")},${cell.getAttribute("col-id")}`,
    `${count?.replaceAll(",", "") ?? 1} cells`,
    ...(cell.classList.contains("in-selection") ? [] : ["not selected"]),
    ...(isInSight && isWhole ? [] : ["out of sight"]),
    ...(hasKeyboard ? [] : [`${document.activeElement?.className} has the keyboard`]),
    ...(editor ? [covers(editor) ? "editing" : "editing another cell"] : []),
  ].join("; ");
}

/** The row a page below the first. */
let pageRow = 0;
const placeOf = (place: Place): readonly [row: number, column: string] => {
  const [row = "", column = ""] = place.split(",");
  return [row === "page" ? pageRow : Number(row), columnNames[Number(column)] ?? ""];
};
const named = (place: Place): string => placeOf(place).join(",");
const cell = (place: Place) => cellAt(page, ...placeOf(place));

async function act(what: string): Promise<void> {
  const [kind = "", where = ""] = what.split(":");
  const number = () => page.locator(`.ag-row[row-index="${where}"] .row-number`);
  switch (kind) {
    case "click":
      return cell(where).click();
    case "shift-click":
      return cell(where).click({ modifiers: ["Shift"] });
    case "double-click":
      return cell(where).dblclick();
    case "row":
      return number().click();
    case "shift-row":
      return number().click({ modifiers: ["Shift"] });
    case "drag": {
      const [from = "", to = ""] = where.split(">");
      return cell(from).dragTo(cell(to));
    }
    default:
      return page.keyboard.press(what);
  }
}

/** Goes to a cell: by a click near the first one and by keys, as what is out of sight cannot be clicked. */
async function goTo(place: Place): Promise<void> {
  const [row, column] = placeOf(place);
  await page.keyboard.press("Control+Home");
  if (row < 10) await cellAt(page, row, "name").click();
  else {
    await page.keyboard.press("Control+ArrowDown");
    for (let at = rowCount - 1; at > row; at -= 1) await page.keyboard.press("ArrowUp");
  }
  for (let at = 0; at < columnNames.indexOf(column); at += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(look)).toBe(`${row},${column}; 1 cells`);
}

async function holds({ from, acts, to, cells = 1, shows = {}, isEditing }: Habit): Promise<void> {
  await goTo(from);
  for (const each of acts.split(" ")) await act(each);
  const expected = `${named(to)}; ${cells} cells${isEditing ? "; editing" : ""}`;
  await expect.poll(() => page.evaluate(look), { message: `${acts} at ${from}` }).toBe(expected);
  for (const [place, value] of Object.entries(shows)) {
    const shown = () => cell(place).locator(".cell-value").textContent();
    await expect.poll(shown, { message: `${place} after ${acts} at ${from}` }).toBe(value);
  }
  // What is typed next goes into the active cell.
  if (!isEditing) await page.keyboard.press("q");
  await expect
    .poll(() => page.evaluate(look), { message: `typing after ${acts} at ${from}` })
    .toMatch(new RegExp(`^${named(to)}; .*; editing$`, "u"));
  await page.keyboard.press("Escape");
  await expect
    .poll(
      async () => {
        // What was done may not be on disk yet.
        if ((await isSaved(page)) && folder.read() === text) return true;
        await page.keyboard.press("Control+z");
        return false;
      },
      { message: `undo after ${acts} at ${from}`, interval: 200 },
    )
    .toBe(true);
}

describe("a habit from other spreadsheets", () => {
  it.each(Object.entries(habits))(
    "holds for focus, selection, what is in sight and where typing goes: %s",
    async (_, group) => {
      await cellAt(page, 0, "name").click();
      await page.keyboard.press("PageDown");
      await expect.poll(() => page.evaluate(look)).not.toMatch(/^0,/u);
      pageRow = Number((await page.evaluate(look)).split(",")[0]);
      for (const habit of group) await holds(habit);
    },
  );
});
