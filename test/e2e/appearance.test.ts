import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { launchBrowser } from "../support/app/browser.js";
import { deckText, makeFolder, type Folder } from "../support/app/deck.js";
import { openInBrowser, type BrowserApp } from "../support/app/in-browser.js";
import { cellAt, sheetShown, typeCell } from "../support/app/sheet-page.js";

const shots = join(import.meta.dirname, "screenshots");

let browser: Browser;
let folder: Folder;
let data: Folder;

beforeAll(async () => {
  mkdirSync(shots, { recursive: true });
  browser = await launchBrowser();
  folder = makeFolder({ "cards.toml": deckText });
  data = makeFolder({});
});
afterAll(async () => {
  await browser.close();
  folder.remove();
  data.remove();
});

const sizes = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
] as const;

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each(sizes)("every screen at $width x $height is free of serious findings and errors", async (viewport) => {
    const name = (screen: string): string => join(shots, `${screen}-${colorScheme}-${viewport.width}.png`);
    const app: BrowserApp = await openInBrowser(browser, {
      dataDirectory: data.path,
      folder: folder.path,
      context: { viewport, colorScheme },
    });
    const { page } = app;
    const findings: string[] = [];
    const look = async (screen: string): Promise<void> => {
      await page.waitForTimeout(150);
      await page.screenshot({ path: name(screen) });
      findings.push(...(await seriousFindings(page)).map((finding) => `${screen}: ${finding}`));
    };
    await sheetShown(page);
    await cellAt(page, 1, "name").click();
    await look("sheet");
    await cellAt(page, 0, "kind").dblclick();
    await look("choice");
    await page.keyboard.press("Escape");
    for (const [key, screen] of [
      ["F1", "help"],
      ["Control+Shift+P", "palette"],
      ["Control+o", "open"],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole("dialog").waitFor();
      await look(screen);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    folder.write(deckText.replace('name = "Tide Bell"', "name = Tide Bell"));
    await page.getByRole("alert").first().waitFor();
    await look("broken");
    await page.getByRole("button", { name: "Repair as text" }).click();
    await page.locator(".text-host .view-lines").first().waitFor();
    await look("text");
    folder.write(deckText);
    await page.getByRole("button", { name: /Back to the sheet/u }).click();
    await sheetShown(page);
    expect(findings).toEqual([]);
    expect(app.errors).toEqual([]);
    await app.close();
  });
});

describe("with the keyboard alone", () => {
  it("a sheet is found, a card gone to, edited, undone, and another folder looked for", async () => {
    const folders = makeFolder({ "cards.toml": deckText, "tokens.toml": '[[tokens]]\nname = "Spark"\n' });
    const app = await openInBrowser(browser, { dataDirectory: data.path, folder: folders.path });
    const { page } = app;
    await sheetShown(page);
    await page.keyboard.press("Control+p");
    await page.keyboard.type("tok");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("tokens");
    await page.keyboard.press("Control+1");
    await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("cards");
    await sheetShown(page);
    await page.keyboard.press("Control+g");
    await page.keyboard.type("salt");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Salt Widow");
    await page.keyboard.press("F2");
    await page.keyboard.type("er");
    await page.keyboard.press("Enter");
    await expect.poll(() => folders.read()).toContain('name = "Salt Widower"');
    await page.keyboard.press("Control+z");
    await expect.poll(() => folders.read()).toBe(deckText);
    await page.keyboard.press("Control+f");
    await page.keyboard.type("tide");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("status").filter({ hasText: "1 of 1" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Tide Bell");
    await page.keyboard.press("Control+o");
    await page.getByRole("dialog", { name: "Open folder" }).waitFor();
    await page.keyboard.press("Escape");
    expect(app.errors).toEqual([]);
    await app.close();
    folders.remove();
  });
});

describe("a text no TOML value can hold", () => {
  it("stays in its cell with the reason until it is mended", async () => {
    const own = makeFolder({ "cards.toml": '[[cards]]\nname = "A"\nstats = [[1], [2]]\n' });
    const app = await openInBrowser(browser, { dataDirectory: data.path, folder: own.path });
    await sheetShown(app.page);
    const before = own.read();
    await cellAt(app.page, 0, "stats").dblclick();
    await app.page.keyboard.press("Control+a");
    await app.page.keyboard.type("[[1], [2");
    await app.page.keyboard.press("Enter");
    const mark = app.page.getByRole("img", { name: /not closed/u });
    await mark.waitFor();
    expect(own.read()).toBe(before);
    await typeCell(app.page, 0, "stats", "[[1], [3]]");
    await expect.poll(() => own.read()).toBe(before.replace("[2]", "[3]"));
    await mark.waitFor({ state: "detached" });
    expect(app.errors).toEqual([]);
    await app.close();
    own.remove();
  });
});
