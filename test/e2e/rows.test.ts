import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const onDisk = (part: string) => expect.poll(() => folder.read()).toContain(part);
/** A cell of a row kept in sight. */
const frozenCell = (row: number, column: string) =>
  page.locator(`.ag-row[row-index="t-${row}"] .ag-cell[col-id="${column}"]`);
const rowMenu = async (title: string, item: string): Promise<void> => {
  const row = page.locator(".ag-row", { hasText: title });
  await row.locator(".row-number").click({ button: "right" });
  await page.getByRole("menu").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("menuitem", { name: item }).click();
};
const bar = () => page.getByRole("region", { name: "View settings of the sheet" });
const focusedTitle = () =>
  page.evaluate(() => document.querySelector(".ag-cell-focus")?.closest(".ag-row")?.textContent ?? "");

describe("rows kept in sight", () => {
  it("are chosen at their numbers, edited and visited like all others, and removed by undo", async () => {
    await rowMenu("Tide Bell", "Freeze up to this row");
    await frozenCell(1, "name").waitFor();
    await expect.poll(() => bar().innerText()).toContain("Only for you: frozen rows");
    expect(folder.read()).toBe(deckText);
    await bar().getByRole("button", { name: "Save to file" }).click();
    await onDisk("\n[metadata.rows]\nfrozen_rows = 3\n");
    await expect.poll(() => bar().count()).toBe(0);
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toContain("Salt Widow");
    await frozenCell(1, "cost").click();
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await onDisk("cost = 7");
    await expect.poll(focusedTitle).toContain("5");
    await page.keyboard.press("Control+ArrowUp");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(() => page.locator(".status").innerText()).toContain("3 cells");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    await expect.poll(() => bar().innerText()).toContain("frozen rows");
    await page.keyboard.press("Control+z");
    await expect.poll(() => frozenCell(0, "name").count()).toBe(0);
  });

  it("have the keyboard again when their editor is left by a click beside the sheet", async () => {
    await rowMenu("Lantern Keeper", "Freeze up to this row");
    await frozenCell(0, "cost").dblclick();
    await page.keyboard.type("7");
    await page.locator(".status").click();
    await onDisk("cost = 7 # cheap");
    await frozenCell(0, "cost").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    await onDisk("cost = 7 # cheap\nis-fast = false");
  });
});

describe("rows that are dragged", () => {
  const numberOf = (row: number) => page.locator(`.ag-row[row-index="${row}"] .row-number`);
  const centre = async (row: number): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await numberOf(row).boundingBox();
    if (!box) throw new Error(`row ${row} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  it.each([
    ["nowhere where a sort hides the order of the file by then", "Control+z", deckText],
    ["nowhere where they are gone by then", "Control+Delete", undefined],
  ])("are moved %s", async (_where, keys, text) => {
    const head = page.locator('.ag-header-cell[col-id="name"] .ag-header-cell-text');
    await head.click();
    await expect.poll(() => bar().innerText()).toContain("Name");
    await bar().getByRole("button", { name: "Clear" }).first().click();
    await expect.poll(() => bar().count()).toBe(0);
    await numberOf(0).click();
    const [from, to] = [await centre(0), await centre(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 4, { steps: 5 });
    await page.keyboard.press(keys);
    if (text === undefined) await expect.poll(() => folder.read()).not.toContain("Lantern Keeper");
    else await expect.poll(() => bar().innerText()).toContain("Name");
    const held = text ?? folder.read();
    // Below the last row, wherever that is by now.
    const last = await centre(text === undefined ? 1 : 2);
    await page.mouse.move(last.x, last.y + 4, { steps: 3 });
    await page.mouse.up();
    await typeCell(page, 0, "cost", "9");
    await onDisk("cost = 9");
    expect(folder.read().replace(/cost = \d+/gu, "")).toBe(held.replace(/cost = \d+/gu, ""));
  });
});

describe("single rows", () => {
  const rowOf = (title: string) => page.locator(".ag-row", { hasText: title }).first();
  const heightOf = async (title: string) => (await rowOf(title).boundingBox())?.height;

  it("are made higher at their edges and hidden from their menu, and stay so; the file says it once asked", async () => {
    const edge = await rowOf("Tide Bell").locator(".row-edge").boundingBox();
    expect(edge).not.toBeNull();
    const { x, y } = edge ?? { x: 0, y: 0 };
    await page.mouse.move(x + 10, y + 3);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 30);
    await page.mouse.move(x + 10, y + 43);
    await page.mouse.up();
    await expect.poll(() => heightOf("Tide Bell")).toBe(74);
    await rowMenu("Lantern Keeper", "Hide rows");
    await expect.poll(() => rowOf("Lantern Keeper").count()).toBe(0);
    await page.reload();
    await expect.poll(() => heightOf("Tide Bell")).toBe(74);
    await expect.poll(() => bar().innerText()).toContain("1 row hidden");
    expect(folder.read()).toBe(deckText);
    await bar().getByRole("button", { name: "Save to file" }).click();
    await onDisk("\n[metadata.rows]\nheights = [{ row = 1, height = 74 }]\nhidden = [0]\n");
    await bar().getByRole("button", { name: "Show hidden rows" }).click();
    await rowOf("Lantern Keeper").waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => rowOf("Lantern Keeper").count()).toBe(0);
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    expect(await heightOf("Tide Bell")).toBe(74);
    await expect.poll(() => bar().innerText()).toContain("1 row hidden");
    await page.keyboard.press("Control+z");
    await rowOf("Lantern Keeper").waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => heightOf("Tide Bell")).toBe(34);
    await expect.poll(() => bar().count()).toBe(0);
  });

  it("are hidden and sorted in one history with the edits of cells", async () => {
    // In one look: a row that goes between two of them would be waited for.
    const names = () =>
      page.locator('.ag-row .ag-cell[col-id="name"]').evaluateAll((cells) => {
        const rowOf = (cell: Element) => Number(cell.closest(".ag-row")?.getAttribute("row-index"));
        return cells.sort((one, other) => rowOf(one) - rowOf(other)).map(({ textContent }) => textContent.trim());
      });
    await rowMenu("Lantern Keeper", "Hide rows");
    await expect.poll(names).toEqual(["Tide Bell", "Salt Widow"]);
    await typeCell(page, 0, "cost", "9");
    await onDisk("cost = 9");
    await page.locator('.ag-header-cell[col-id="name"]').click();
    await expect.poll(names).toEqual(["Salt Widow", "Tide Bell"]);
    await page.keyboard.press("Control+z");
    await expect.poll(names).toEqual(["Tide Bell", "Salt Widow"]);
    expect(folder.read()).toContain("cost = 9");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    expect(await names()).toEqual(["Tide Bell", "Salt Widow"]);
    await page.keyboard.press("Control+z");
    await expect.poll(names).toEqual(["Lantern Keeper", "Tide Bell", "Salt Widow"]);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+Shift+Z");
    await expect.poll(names).toEqual(["Salt Widow", "Tide Bell"]);
    await onDisk("cost = 9");
  });

  it("get a height in figures, and none again", async () => {
    await rowMenu("Tide Bell", "Row height…");
    const dialog = page.getByRole("dialog", { name: "Row height" });
    await dialog.getByLabel("Height, px").fill("90");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect.poll(() => heightOf("Tide Bell")).toBe(90);
    await rowOf("Tide Bell").locator(".row-edge").dblclick();
    await expect.poll(() => heightOf("Tide Bell")).toBe(34);
  });
});
