import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

async function command(title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(title);
  await page.getByRole("option", { name: title }).waitFor();
  await page.keyboard.press("Enter");
}

it("a macro that was recorded on one card is run on the others by one step, and the last act is repeated", async () => {
  await cellAt(page, 0, "cost").click();
  await command("Start recording a macro");
  await typeCell(page, 0, "cost", "7");
  const first = deckText.replace("cost = 2 #", "cost = 7 #");
  await expectOnDisk(folder, first);
  await page.getByRole("button", { name: "Recording a macro: 1 step. Stop" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Sevens");
  await page.keyboard.press("Enter");
  const saved = join(folder.path, ".cardwright/macros/Sevens.toml");
  await expect
    .poll(() => page.locator(".toast").allInnerTexts())
    .toContainEqual(expect.stringContaining(".cardwright/macros/Sevens.toml"));
  expect(readFileSync(saved, "utf8")).toContain('[[steps]]\ncolumn = "cost"\nact = "set"\nvalue = "7"\n');
  await cellAt(page, 1, "cost").click();
  await command("Run macro");
  const dialog = page.getByRole("dialog", { name: "Run macro" });
  await dialog.getByRole("combobox", { name: "In" }).selectOption("All 3 rows shown");
  await dialog.getByRole("button", { name: "Change 2 cells" }).click();
  await expectOnDisk(folder, first.replace("cost = 4", "cost = 7").replace("cost = 5", "cost = 7"));
  await page.keyboard.press("Control+z");
  await expectOnDisk(folder, first);
  await typeCell(page, 0, "cost", "9");
  await cellAt(page, 2, "cost").click();
  await page.keyboard.press("Shift+F4");
  await expectOnDisk(folder, first.replace("cost = 7", "cost = 9").replace("cost = 5", "cost = 9"));
});
