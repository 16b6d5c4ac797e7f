import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, showTab, typeCell } from "../support/app/sheet-page.js";

const tokens = '[[tokens]]\nname = "Spark"\n\n[[tokens]]\nname = "Ember"\n';

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText, "tokens.toml": tokens }, (opened) => ({ page, folder } = opened));

const costHead = () => page.locator('.ag-header-cell[col-id="cost"]');
const activeText = () => page.locator(".ag-cell-focus").innerText();

describe("a sheet nobody has been in", () => {
  it("takes what is typed into its first cell", async () => {
    await expect.poll(activeText).toBe("Lantern Keeper");
    await page.keyboard.type("Wick");
    await page.keyboard.press("Enter");
    await expectOnDisk(folder, deckText.replace("Lantern Keeper", "Wick"));
  });

  it("takes the keys after a click on its tab, and so does one that was left", async () => {
    await cellAt(page, 1, "name").click();
    await showTab(page, "tokens");
    await expect.poll(activeText).toBe("Spark");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("Cinder");
    await page.keyboard.press("Enter");
    await expect.poll(() => folder.read("tokens.toml")).toBe(tokens.replace("Ember", "Cinder"));
    await showTab(page, "cards");
    await expect.poll(activeText).toBe("Tide Bell");
    await showTab(page, "cards");
    await page.keyboard.press("ArrowDown");
    await expect.poll(activeText).toBe("Salt Widow");
  });

  it("stays in its first cell when another row is sorted there", async () => {
    await costHead().click();
    await costHead().click();
    await expect.poll(activeText).toBe("Salt Widow");
  });
});

describe("a value typed behind a gap of a list", () => {
  it("closes the gap and reports it", async () => {
    await typeCell(page, 1, "tags:1", "bronze");
    await page.getByText("Lists have no gaps").waitFor();
    await expectOnDisk(folder, deckText.replace('rules-text = ""\n', 'rules-text = ""\ntags = ["bronze"]\n'));
  });
});

describe("Home", () => {
  it("leads back to the first columns, also where the first cell is frozen", async () => {
    await page.setViewportSize({ width: 900, height: 700 });
    await page.locator('.ag-header-cell[col-id="name"]').click({ button: "right" });
    await page.getByRole("menu").getByText("Freeze up to this column").click();
    await page.keyboard.press("Control+End");
    const scrolled = () => page.locator(".ag-grid-viewport").evaluate(({ scrollLeft }) => scrollLeft);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.keyboard.press("Control+Home");
    await expect.poll(scrolled).toBe(0);
  });
});

describe("Tab", () => {
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return `${active?.closest(".sheet-grid") ? "sheet" : "outside"} ${active?.getAttribute("col-id") ?? active?.className ?? ""}`;
    });

  it("leaves the sheet at its ends in one step, and comes back to the active cell in one", async () => {
    await cellAt(page, 0, "name").click();
    for (const [leaving, coming, end] of [
      ["Shift+Tab", "Tab", "Control+Home"],
      ["Tab", "Shift+Tab", "Control+End"],
    ] as const) {
      await page.keyboard.press(end);
      const before = await focused();
      expect(before).toMatch(/^sheet [a-z]/u);
      await page.keyboard.press(leaving);
      expect(await focused()).toMatch(/^outside /u);
      await page.keyboard.press(coming);
      expect(await focused()).toBe(before);
    }
  });

  it("goes from the heads of columns to the active cell, and back out of the sheet", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("ArrowUp");
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("ag-header-cell");
    expect(await focused()).toBe("sheet cost");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("sheet cost");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toMatch(/^outside /u);
  });
});
