import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { expectKept } from "../support/app/app-data.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import type { BrowserApp } from "../support/app/in-browser.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

let app: BrowserApp;
let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ app, page, folder } = opened));

const onDisk = (text: string) => expectOnDisk(folder, text);

describe("a cell typed into", () => {
  it("is on disk a moment later with only its own bytes changed", async () => {
    await typeCell(page, 0, "cost", "3");
    await onDisk(deckText.replace("cost = 2 # cheap", "cost = 3 # cheap"));
  });

  it("keeps its quotes, lines and neighbours when it is a long text", async () => {
    await cellAt(page, 0, "rules-text").dblclick();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Alt+Enter");
    await page.keyboard.type("Then rest.");
    await page.keyboard.press("Enter");
    await onDisk(deckText.replace("draw a card.", "draw a card.\nThen rest."));
  });

  it("chooses from an enumeration by a few letters", async () => {
    await typeCell(page, 1, "kind", "cha");
    await onDisk(deckText.replace('kind = "Event"', 'kind = "Character"'));
  });

  it("ticks a checkbox by the space bar", async () => {
    await cellAt(page, 0, "is-fast").click();
    await page.keyboard.press("Space");
    await onDisk(deckText.replace("is-fast = false", "is-fast = true"));
  });

  it("is left as it was by Escape, and no draft stays", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Nobody");
    await expectKept(app, "Nobody");
    await page.keyboard.press("Escape");
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Lantern Keeper");
    expect(folder.read()).toBe(deckText);
  });

  it("is cleared by Delete, and undo brings back every byte", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Delete");
    await onDisk(deckText.replace("cost = 2 # cheap\n", ""));
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
    await page.keyboard.press("Control+Shift+Z");
    await onDisk(deckText.replace("cost = 2 # cheap\n", ""));
  });
});

describe("a range", () => {
  it("is copied, pasted and filled as in a spreadsheet, each as one undo step", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Control+c");
    await cellAt(page, 1, "cost").click();
    await page.keyboard.press("Control+v");
    const pasted = deckText.replace("cost = 4", "cost = 2").replace("cost = 5", "cost = 4");
    await onDisk(pasted);
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
    await cellAt(page, 0, "cost").click();
    await cellAt(page, 2, "cost").click({ modifiers: ["Shift"] });
    await page.keyboard.press("Control+d");
    await onDisk(deckText.replace("cost = 4", "cost = 2").replace("cost = 5", "cost = 2"));
  });
});

describe("a selection", () => {
  it("is one cell again when the keyboard goes back to where it began", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Shift+ArrowDown");
    await expect.poll(() => page.locator(".in-selection").count()).toBe(2);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => page.locator(".in-selection").count()).toBe(1);
  });
});

describe("the system's theme", () => {
  it("changes the sheet's own colours while it is open", async () => {
    const ground = () =>
      cellAt(page, 0, "cost").evaluate((cell) => getComputedStyle(cell.closest(".sheet") ?? cell).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ground).not.toBe(light);
  });
});

describe("rows", () => {
  it("are added, duplicated, moved and deleted in the file", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+Shift+D");
    await expect.poll(() => folder.read()).toContain('name = "Lantern Keeper (copy)"');
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
    // The page hears of it after the disk does; a click before would meet another row.
    await expect.poll(() => cellAt(page, 2, "name").innerText()).toBe("Salt Widow");
    await cellAt(page, 2, "name").click();
    await page.keyboard.press("Control+Delete");
    await expect.poll(() => folder.read()).not.toContain("Salt Widow");
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
    await expect.poll(() => page.locator(".ag-row[row-index]").count()).toBe(3);
    await cellAt(page, 1, "name").click();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => folder.read().indexOf("Tide Bell") < folder.read().indexOf("Lantern Keeper")).toBe(true);
    await page.keyboard.press("Control+n");
    await expect.poll(() => folder.read().match(/\[\[cards\]\]/gu)?.length).toBe(4);
  });
});

describe("a file as text", () => {
  const text = () => page.getByRole("region", { name: "Text of cards.toml" });
  const ask = () => page.getByRole("dialog", { name: "Leave the text of cards.toml?" });
  const openText = async (): Promise<void> => {
    await page.keyboard.press("Control+Shift+E");
    await text().locator(".monaco-editor.focused").waitFor();
  };
  const isLeft = async (): Promise<void> => {
    await text().waitFor({ state: "detached" });
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Tide Bell");
  };

  it("is left by Escape; with changes, after a question", async () => {
    await cellAt(page, 1, "name").click();
    await openText();
    await page.keyboard.press("Escape");
    await isLeft();
    await openText();
    await page.keyboard.type("# First\n");
    await text().getByText("Unsaved changes").waitFor();
    await page.keyboard.press("Escape");
    await ask().getByRole("button", { name: "Keep editing" }).click();
    await page.keyboard.type("# Second\n");
    await page.keyboard.press("Escape");
    await expect.poll(() => ask().locator(":focus").innerText()).toBe("Save and leave");
    await page.keyboard.press("Enter");
    await isLeft();
    await onDisk(`# First\n# Second\n${deckText}`);
  });

  it("keeps Escape for what is open in it, and discards what cannot be saved only on request", async () => {
    await cellAt(page, 1, "name").click();
    await openText();
    await page.keyboard.type("broken");
    await page.keyboard.press("Shift+Home");
    await page.keyboard.press("Escape");
    await text()
      .getByText(/^Line 1/u)
      .waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => ask().locator(":focus").innerText()).toBe("Keep editing");
    await ask().getByRole("button", { name: "Leave without saving" }).click();
    await isLeft();
    expect(folder.read()).toBe(deckText);
  });
});
