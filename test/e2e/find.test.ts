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
  let release: () => Promise<void>;
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
    await release();
    await page.keyboard.type("de");
    await expect.poll(told).toBe("1 of 1");
    await expect.poll(() => page.locator(".in-selection").innerText()).toBe("Tide Bell");
    await page.keyboard.press("Enter");
    await expect.poll(() => field().inputValue()).toBe("tide");
    await expect.poll(told).toBe("1 of 1");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Tide Bell");
    expect(folder.read()).toBe(deckText);
  });

  it("stays in the cell that is being edited", async () => {
    await cellAt(page, 0, "name").dblclick();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Lamp ");
    await release();
    await page.keyboard.type("Keeper");
    await page.keyboard.press("Enter");
    await expect.poll(() => folder.read()).toBe(deckText.replace("Lantern Keeper", "Lamp Keeper"));
  });

  it("comes after the cell that was undone is gone to, where nothing else was", async () => {
    await release();
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
    await expect.poll(() => field().inputValue()).toBe("tide");
    expect(folder.read()).toBe(deckText);
  });
});

const hiding = (...columns: string[]): string =>
  deckText + columns.map((key) => `\n[[metadata.columns]]\nkey = "${key}"\nhidden = true\n`).join("");

describe("what is found in hidden columns", () => {
  const head = (column: string) => page.locator(`.ag-header-cell[col-id="${column}"]`);
  const find = async (text: string): Promise<void> => {
    await page.keyboard.press("Control+f");
    await field().fill(text);
  };
  const hide = async (...columns: string[]): Promise<void> => {
    folder.write(hiding(...columns));
    for (const column of columns) await expect.poll(() => head(column).count()).toBe(0);
    await cellAt(page, 0, "name").click();
  };

  it("is announced, the column is shown by a click, and undo hides it again", async () => {
    await hide("kind");
    await find("character");
    await expect.poll(told).toBe("No results here");
    await page.getByRole("button", { name: "Show 2 more in hidden column “Kind”" }).click();
    await expect.poll(told).toBe("1 of 2");
    await head("kind").waitFor();
    expect(folder.read()).toBe(hiding("kind"));
    await page.keyboard.press("Enter");
    await expect.poll(told).toBe("2 of 2");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await expect.poll(() => head("kind").count()).toBe(0);
    expect(folder.read()).toBe(hiding("kind"));
  });

  it("is shown of all columns that have some, and of no other", async () => {
    await hide("kind", "rules-text", "cost");
    await find("an");
    await expect.poll(told).toBe("1 of 1");
    await page.getByRole("button", { name: "Show 1 more in hidden column “Rules Text”" }).waitFor();
    await find("ar");
    await page.getByRole("button", { name: "Show 3 more in 2 hidden columns" }).click();
    await expect.poll(told).toBe("1 of 3");
    expect([await head("kind").count(), await head("rules-text").count(), await head("cost").count()]).toEqual([
      1, 1, 0,
    ]);
    expect(folder.read()).toBe(hiding("kind", "rules-text", "cost"));
  });
});
