import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectKept } from "../support/app/app-data.js";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import type { BrowserApp } from "../support/app/in-browser.js";
import { cellAt, sheetShown } from "../support/app/sheet-page.js";

let app: BrowserApp;
let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ app, page, folder } = opened), { isFirstRun: true });

const tour = () => page.locator(".tour");

describe("the tour of the app", () => {
  it("is shown once, beside a sheet that keeps the keyboard", async () => {
    await tour().waitFor();
    await cellAt(page, 0, "cost").click();
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 7"));
    await expect.poll(() => tour().count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Skip the tour" }).click();
    await expect.poll(() => tour().count()).toBe(0);
    await expectKept(app, '"tour":"seen"');
    await page.reload();
    await sheetShown(page);
    await cellAt(page, 1, "cost").click();
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type("Tour of the app");
    await expect.poll(() => tour().count()).toBe(0);
    await page.keyboard.press("Enter");
    await tour().waitFor();
  });

  it("is walked by the keyboard alone, and returns it to the cell", async () => {
    await tour().waitFor();
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Shift+F1");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Next");
    await page.keyboard.press("Enter");
    await expect.poll(() => tour().innerText()).toContain("2 of");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => tour().innerText()).toContain("1 of");
    await page.keyboard.press("Escape");
    await expect.poll(() => tour().count()).toBe(0);
    await page.keyboard.type("8");
    await page.keyboard.press("Enter");
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 8"));
  });
});
