import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";
import { outlineFault } from "../support/trial/outline.js";

const columns = Array.from({ length: 8 }, (_, at) => `column-${at}`);
const widths = columns.map((key) => `[[metadata.columns]]\nkey = "${key}"\nwidth = 400\n`).join("\n");
const card = `[[cards]]\n${columns.map((key) => `${key} = 1`).join("\n")}\n`;

let page: Page;
appForEachTest({ "cards.toml": `${card}\n${card}\n[metadata]\n\n${widths}` }, (opened) => ({ page } = opened));

async function hideColumn(): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type("Hide this column");
  await page.keyboard.press("Enter");
}

/** The column with the keyboard, once no command is under way; the outline must be on it and in sight. */
async function keyboardAt(): Promise<string | null | undefined> {
  await page.locator('.sheet-grid:not([aria-busy="true"])').waitFor();
  await expect.poll(() => outlineFault(page)).toBeUndefined();
  return page.evaluate(() => document.activeElement?.getAttribute("col-id"));
}

it("the active cell keeps the keyboard and stays in sight while columns are hidden and come back", async () => {
  await cellAt(page, 0, "column-2").click();
  await page.evaluate(() => {
    const watch = (): void => {
      if (document.activeElement === document.body) document.body.dataset["lost"] = "keyboard";
      setTimeout(watch);
    };
    watch();
  });
  await hideColumn();
  await hideColumn();
  expect(await keyboardAt()).toBe("column-4");
  await page.evaluate(() => delete document.body.dataset["lost"]);
  await page.keyboard.press("Control+Z");
  await page.keyboard.press("Control+Z");
  await cellAt(page, 0, "column-2").waitFor({ state: "attached" });
  expect(await keyboardAt()).toBe("column-4");
  expect(await page.evaluate(() => document.body.dataset["lost"])).toBeUndefined();
});
