import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import type { BrowserApp } from "../support/app/in-browser.js";
import { cellAt, isSaved, typeCell } from "../support/app/sheet-page.js";

let app: BrowserApp;
let page: Page;
let folder: Folder;
const again = appForEachTest({ "cards.toml": deckText }, (opened) => ({ app, page, folder } = opened), {
  ownProcess: true,
});

it("an edit is undone by Ctrl+Z after the app was killed and opened again, and one that another program changed is not", async () => {
  await typeCell(page, 0, "cost", "5");
  const once = deckText.replace("cost = 2", "cost = 5");
  await expectOnDisk(folder, once);
  await typeCell(page, 0, "name", "Other name");
  await expect.poll(() => folder.read()).toContain('name = "Other name"');
  // One that the app did not yet know to be on disk would be recovered, as a conflict.
  await expect.poll(() => isSaved(page)).toBe(true);
  await app.kill();
  folder.write(folder.read().replace('"Other name"', '"Theirs"'));
  await again();
  await cellAt(page, 0, "cost").click();
  await page.keyboard.press("Control+Alt+z");
  const steps = page.getByRole("dialog", { name: "Undo history" });
  await expect.poll(() => steps.locator(".steps-obstacle").count()).toBe(1);
  await expect.poll(() => steps.innerText()).toMatch(/No longer possible, because:.*was changed by another program/u);
  await page.keyboard.press("Escape");
  await cellAt(page, 0, "cost").click();
  await page.keyboard.press("Control+z");
  await expect.poll(() => page.locator(".toast").allInnerTexts()).toHaveLength(1);
  expect(folder.read()).toContain('"Theirs"');
  await page.keyboard.press("Control+z");
  await expect.poll(() => folder.read()).toContain("cost = 2");
  expect(folder.read()).toContain('"Theirs"');
});
