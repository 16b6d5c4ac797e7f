import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import type { BrowserApp } from "../support/app/in-browser.js";
import { cellAt, sheetShown } from "../support/app/sheet-page.js";

const cards = `# The first set
[[cards]]
name = "Ash"
id = "a1"
cost = 3

# A tall one
[[cards]]
name = "Elm"
id = "b2"
cost = 5
`;

let app: BrowserApp;
let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards }, (opened) => ({ app, page, folder } = opened));

const pane = () => page.getByRole("complementary", { name: "Text of cards.toml" });
const lines = () => pane().locator(".view-lines");
const onDisk = (text: string) => expectOnDisk(folder, text);
const hasKeyboard = () => page.evaluate(() => document.activeElement?.closest(".text-pane") !== null);
const marked = () => pane().locator(".text-cell").count();

/** Opens the text at a cell and waits until it has the keyboard. */
async function openAt(row: number, column: string): Promise<void> {
  await sheetShown(page);
  await cellAt(page, row, column).click();
  await page.keyboard.press("Control+Alt+x");
  await expect.poll(hasKeyboard).toBe(true);
  await expect.poll(marked).toBeGreaterThan(0);
}

describe("the text beside the sheet", () => {
  it("is typed into at the active cell, is in the sheet and on disk, and leads back to the cell", async () => {
    await openAt(1, "cost");
    await page.keyboard.press("End");
    await page.keyboard.type("5 # dear");
    await expect.poll(() => cellAt(page, 1, "cost").innerText()).toBe("55");
    await onDisk(cards.replace("cost = 5", "cost = 55 # dear"));
    await page.keyboard.press("Escape");
    await expect.poll(hasKeyboard).toBe(false);
    await page.keyboard.type("7\n");
    await expect.poll(() => lines().innerText()).toMatch(/cost\s=\s7\s#\sdear/u);
    await onDisk(cards.replace("cost = 5", "cost = 7 # dear"));
    expect(app.errors).toEqual([]);
  });

  it("has the sheet follow its caret, and takes back what was typed with it", async () => {
    await openAt(0, "name");
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => cellAt(page, 1, "cost").getAttribute("class")).toContain("in-selection");
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("# Cards");
    await page.keyboard.press("Enter");
    await onDisk(`# Cards\n${cards}`);
    await page.keyboard.press("Control+z");
    await onDisk(cards);
    await expect.poll(() => lines().innerText()).not.toContain("Cards");
  });

  it("keeps what is not valid, names its line, and merges what another program writes", async () => {
    await openAt(0, "cost");
    await page.keyboard.press("End");
    await page.keyboard.type("=");
    await expect.poll(() => pane().innerText()).toContain("Line 5:");
    writeFileSync(join(folder.path, "cards.toml"), cards.replace("Elm", "Oak"));
    await expect.poll(() => lines().innerText()).toContain("Oak");
    await expect.poll(() => lines().innerText()).toMatch(/3=/u);
    await page.keyboard.press("Backspace");
    await page.keyboard.type("1");
    await onDisk(cards.replace("Elm", "Oak").replace("cost = 3", "cost = 31"));
  });

  it("has what is not valid again once the page is loaded again", async () => {
    await openAt(0, "cost");
    await page.keyboard.press("End");
    await page.keyboard.type("=");
    await expect.poll(() => pane().innerText()).toContain("Line 5:");
    await page.reload();
    await sheetShown(page);
    await expect.poll(() => pane().count()).toBe(1);
    await expect.poll(() => lines().innerText()).toMatch(/3=/u);
    await expect.poll(() => pane().innerText()).toContain("Line 5:");
    await pane().getByRole("button", { name: "Discard what is typed" }).click();
    await expect.poll(() => lines().innerText()).not.toMatch(/3=/u);
  });

  it("is compared with what it was", async () => {
    await openAt(0, "cost");
    await page.keyboard.press("End");
    await page.keyboard.type("4");
    await onDisk(cards.replace("cost = 3", "cost = 34"));
    await page.keyboard.press("Control+Alt+d");
    const dialog = page.getByRole("dialog", { name: "What changes on disk: cards.toml" });
    await expect.poll(() => dialog.locator(".line-insert").count()).toBeGreaterThan(0);
    const options = dialog.getByRole("combobox", { name: "Compare with" }).locator("option");
    await expect
      .poll(() => options.allInnerTexts())
      .toEqual(["Before “Edit cost”", "The file on disk", "The last commit", "The opening of the folder"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(hasKeyboard).toBe(true);
  });
});
