import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const onDisk = (text: string) => expectOnDisk(folder, text);
const add = (row: number, column: string) => cellAt(page, row, column).click({ modifiers: ["Control"] });
const selected = (count: number) => expect.poll(() => page.locator(".in-selection").count()).toBe(count);
const status = () => page.locator("footer.status").innerText();

describe("several ranges", () => {
  it("are added with Ctrl by clicks and by dragging, and lose a cell that is clicked again", async () => {
    await cellAt(page, 0, "cost").click();
    await add(2, "cost");
    await selected(2);
    await expect.poll(status).toContain("2 cells in 2 ranges selected");
    await expect.poll(status).toMatch(/Sum\s*7/u);
    await page.keyboard.down("Control");
    await cellAt(page, 0, "kind").hover();
    await page.mouse.down();
    await cellAt(page, 1, "is-fast").hover();
    await page.mouse.up();
    await page.keyboard.up("Control");
    await selected(6);
    await expect.poll(() => page.locator(".ag-cell-focus").getAttribute("col-id")).toBe("is-fast");
    await add(0, "kind");
    await selected(5);
    await page.keyboard.press("Escape");
    await selected(1);
  });

  it("are cleared, filled, typed into and undone as one step each", async () => {
    await cellAt(page, 0, "cost").click();
    await add(2, "cost");
    await page.keyboard.press("Delete");
    await onDisk(deckText.replace("cost = 2 # cheap\n", "").replace("cost = 5\n", ""));
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
    await cellAt(page, 0, "cost").click();
    await add(2, "cost");
    await page.keyboard.type("9");
    await page.keyboard.press("Control+Enter");
    await onDisk(deckText.replace("cost = 2", "cost = 9").replace("cost = 5", "cost = 9"));
    await selected(2);
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
  });

  it("are copied where they make a table; else a sentence says why not, and the clipboard keeps what it had", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+c");
    await add(2, "cost");
    await page.keyboard.press("Control+c");
    await expect.poll(() => page.getByText("Only ranges of the same rows").count()).toBe(1);
    await page.keyboard.press("Control+v");
    await expect.poll(() => page.getByText("must have the shape of what was copied").count()).toBe(1);
    expect(folder.read()).toBe(deckText);
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Control+c");
    await add(1, "cost");
    await add(2, "cost");
    await page.keyboard.press("Control+v");
    await onDisk(deckText.replace("cost = 4", "cost = 2").replace("cost = 5", "cost = 2"));
  });

  it("take a table of their shape each, as one step", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Control+c");
    await cellAt(page, 1, "cost").click();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.down("Control");
    await cellAt(page, 2, "cost").hover();
    await page.mouse.down();
    await cellAt(page, 2, "kind").hover();
    await page.mouse.up();
    await page.keyboard.up("Control");
    await page.keyboard.press("Control+v");
    await onDisk(
      deckText
        .replace("cost = 4", "cost = 2")
        .replace('kind = "Event"', 'kind = "Character"')
        .replace("cost = 5", "cost = 2"),
    );
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
  });

  it("of rows are deleted together", async () => {
    const number = (row: number) => page.locator(`.ag-row[row-index="${row}"] .row-number`);
    await number(0).click();
    await number(2).click({ modifiers: ["Control"] });
    await page.keyboard.press("Control+Delete");
    await expect.poll(() => folder.read()).not.toContain("Lantern Keeper");
    expect(folder.read()).not.toContain("Salt Widow");
    expect(folder.read()).toContain("Tide Bell");
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
  });

  it("are added by keys after Ctrl+F8, with its mode in the status line", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Control+F8");
    await expect.poll(status).toContain("Adding a range");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(status).toContain("3 cells in 2 ranges selected");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(status).not.toContain("Adding a range");
    await selected(3);
    await page.keyboard.press("Escape");
    await selected(1);
  });

  it("are what Change cells changes, and no cell between them", async () => {
    await cellAt(page, 0, "cost").click();
    await add(2, "cost");
    await page.keyboard.press("Control+Shift+H");
    await page.getByLabel("Value").fill("7");
    await page.getByRole("button", { name: "Change 2 cells" }).click();
    await onDisk(deckText.replace("cost = 2", "cost = 7").replace("cost = 5", "cost = 7"));
  });

  it("stay when a right click opens the menu on one of them", async () => {
    await cellAt(page, 0, "cost").click();
    await add(2, "cost");
    await cellAt(page, 0, "cost").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Clear cells" }).click();
    await onDisk(deckText.replace("cost = 2 # cheap\n", "").replace("cost = 5\n", ""));
  });
});
