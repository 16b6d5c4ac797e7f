import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

const messyText = deckText
  .replace("cost = 4\nkind", "# the dearest\nkind")
  .replace("is-fast = true\n", "is-fast = true # at once\ncost=4\n")
  .replace('name = "Salt Widow"', "'name'='Salt Widow'")
  .replaceAll("\n", "\r\n");
const tidyText = deckText
  .replace("cost = 4\nkind", "cost = 4\n# the dearest\nkind")
  .replace("is-fast = true\n", "is-fast = true # at once\n")
  .replaceAll("\n", "\r\n");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": messyText }, (opened) => ({ page, folder } = opened));

async function format(): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type("Format this file");
  await page.keyboard.press("Enter");
}

it("formats the file of the sheet when asked to, as one step beside other edits, and not a second time", async () => {
  await typeCell(page, 0, "cost", "3");
  const edited = (text: string): string => text.replace("cost = 2 # cheap", "cost = 3 # cheap");
  await expectOnDisk(folder, edited(messyText));
  await format();
  await page.getByText("Formatted cards.toml.").waitFor();
  await expectOnDisk(folder, edited(tidyText));
  await format();
  await page.getByText("cards.toml is formatted already.").waitFor();
  await cellAt(page, 2, "name").click();
  await page.keyboard.press("Control+z");
  await expectOnDisk(folder, edited(messyText));
  await page.keyboard.press("Control+z");
  await expectOnDisk(folder, messyText);
  await page.keyboard.press("Control+y");
  await page.keyboard.press("Control+y");
  await expectOnDisk(folder, edited(tidyText));
  await expect.poll(() => cellAt(page, 1, "cost").innerText()).toBe("4");
});
