import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { holdAnswers } from "../support/app/held-answers.js";
import { cellAt, sheetShown, typeCell } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const field = () => page.getByRole("searchbox", { name: "Find in sheet" });
const told = () => page.locator(".find").getByRole("status").innerText();

describe("what is typed straight after a key", () => {
  let release: () => void;
  beforeEach(async () => {
    release = await holdAnswers(page, "history/undo");
    await page.reload();
    await sheetShown(page);
    await typeCell(page, 2, "name", "Salt Widower");
    await expect.poll(() => folder.read()).toContain("Salt Widower");
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read()).toBe(deckText);
  });

  it("goes where that key led, though the answer to an undo comes later", async () => {
    await page.keyboard.press("Control+f");
    await page.keyboard.type("ti");
    release();
    await page.waitForTimeout(300);
    await page.keyboard.type("de");
    await expect.poll(told).toBe("1 of 1");
    await expect.poll(() => page.locator(".in-selection").innerText()).toBe("Tide Bell");
    await page.keyboard.press("Enter");
    expect(await field().inputValue()).toBe("tide");
    await expect.poll(told).toBe("1 of 1");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Tide Bell");
    expect(folder.read()).toBe(deckText);
  });

  it("stays in the cell that is being edited", async () => {
    await cellAt(page, 0, "name").dblclick();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Lamp ");
    release();
    await page.waitForTimeout(300);
    await page.keyboard.type("Keeper");
    await page.keyboard.press("Enter");
    await expect.poll(() => folder.read()).toBe(deckText.replace("Lantern Keeper", "Lamp Keeper"));
  });

  it("comes after the cell that was undone is gone to, where nothing else was", async () => {
    release();
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Salt Widow");
  });
});

describe("the find bar", () => {
  it("takes the keyboard again when it is open and asked for again", async () => {
    await page.keyboard.press("Control+f");
    await page.keyboard.type("salt");
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+f");
    await page.keyboard.type("tide");
    expect(await field().inputValue()).toBe("tide");
    expect(folder.read()).toBe(deckText);
  });
});
