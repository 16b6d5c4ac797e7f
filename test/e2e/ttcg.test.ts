import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt, showTab, typeCell } from "../support/app/sheet-page.js";

const tabula = join(import.meta.dirname, "../../tabula");
const sampleFiles = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(tabula, name))
      .filter((file) => file.endsWith(".toml") && file !== "sheets.toml")
      .map((file) => [file, readFileSync(join(tabula, name, file), "utf8")]),
  );

let page: Page;
let folder: Folder;
appForEachTest(
  {
    ...sampleFiles("dreamtides"),
    ...sampleFiles("ttcg"),
    "test-cards.toml": (sampleFiles("tcgone")["cards.toml"] ?? "").replaceAll("[[cards]]", "[[test-cards]]"),
    "sheets.toml": 'order = ["ttcg-cards", "printings", "decks", "lore-cards", "print-run", "cards", "test-cards"]\n',
  },
  (opened) => ({ page, folder } = opened),
);

const cards = sampleFiles("ttcg")["ttcg-cards.toml"] ?? "";
const onDisk = () => folder.read("ttcg-cards.toml");
const expectCards = (text: string) => expect.poll(onDisk).toBe(text);
const mark = (row: number, column: string) => cellAt(page, row, column).locator(".cell-problem");
const beside = () => page.getByRole("dialog", { name: "Problems of this cell" });

async function runFromPalette(title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(title);
  await page.getByRole("option", { name: title }).first().waitFor();
  await page.keyboard.press("Enter");
}

describe("a workspace of two games", () => {
  it("holds each sheet to the rules of its own game", async () => {
    for (const title of ["ttcg-cards", "printings", "decks", "lore-cards", "print-run", "cards"]) {
      await showTab(page, title);
      await page.locator(".ag-row .cell").first().waitFor();
    }
    await typeCell(page, 0, "energy-cost", "-4");
    await mark(0, "energy-cost").waitFor();
  });

  it("marks a unit whose stats do not add up, says why, fixes it by its fix, and undoes all of it", async () => {
    await typeCell(page, 0, "attack", "260");
    await mark(0, "attack").waitFor();
    await mark(0, "attack").click();
    await expect
      .poll(() => beside().innerText())
      .toContain("Attack + defense is 550; a level 1 unit must total 500 (+50 off)");
    await beside().getByRole("button", { name: "Set defense to 240" }).click();
    await expectCards(cards.replace("attack = 210\ndefense = 290", "attack = 260\ndefense = 240"));
    await expect.poll(() => mark(0, "attack").count()).toBe(0);
    await page.keyboard.press("Control+z");
    await mark(0, "attack").waitFor();
    await page.keyboard.press("Control+z");
    await expectCards(cards);
    await expect.poll(() => mark(0, "attack").count()).toBe(0);
  });
});

describe("a problem of two cells", () => {
  it("is marked in both, and explained and fixed from either, by pointer or keyboard", async () => {
    await typeCell(page, 0, "defense", "300");
    await mark(0, "attack").waitFor();
    await expect.poll(() => mark(0, "attack").textContent()).toBe("◆");
    await expect.poll(() => mark(0, "defense").textContent()).toBe("◇");
    await mark(0, "defense").hover();
    await beside().getByRole("button", { name: "Set defense to 290" }).waitFor();
    // Only shown: the keyboard stayed in the sheet.
    await page.keyboard.press("ArrowDown");
    await beside().waitFor({ state: "hidden" });
    await cellAt(page, 0, "defense").click();
    await page.keyboard.press("Control+.");
    await beside().waitFor();
    await page.keyboard.press("Enter");
    await expectCards(cards);
    await expect.poll(() => mark(0, "defense").count()).toBe(0);
  });
});

describe("tools of the game", () => {
  it("randomise the stats of the selected rows after a look at them, as one step", async () => {
    await cellAt(page, 0, "attack").click();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await runFromPalette("Randomise stats");
    const dialog = page.getByRole("dialog", { name: "Randomise stats" });
    await dialog.getByLabel("Seed", { exact: true }).fill("4711");
    await dialog.getByRole("cell", { name: "Millstone Snail" }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const planned = await dialog
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));
    expect(planned).toHaveLength(6);
    await dialog.getByRole("button", { name: "Change 3 rows" }).click();
    await dialog.waitFor({ state: "hidden" });
    const [, , before = "", after = ""] = planned[0] ?? [];
    await expect.poll(onDisk).toContain(`level = 1\nattack = ${after}\n`);
    expect(before).toBe("210");
    await page.keyboard.press("Control+z");
    await expectCards(cards);
  });

  it("open packs, show charts with their numbers beside them, and export those", async () => {
    await runFromPalette("Pack simulation");
    const dialog = page.getByRole("dialog", { name: "Pack simulation" });
    await dialog.getByLabel("Collectors").fill("50");
    await dialog.getByLabel("Seed", { exact: true }).fill("1");
    await dialog.getByRole("button", { name: "Run" }).click();
    const shares = dialog.getByRole("region", { name: "Shares of the tiers" });
    await shares.locator("svg .recharts-bar-rectangle").first().waitFor();
    await expect.poll(() => shares.locator("svg .recharts-bar-rectangle").count()).toBe(12);
    await expect.poll(() => shares.getByRole("row", { name: /6 Primal Rare/ }).innerText()).toContain("16.67");
    await dialog
      .getByRole("region", { name: "Chance to have every card" })
      .locator("svg .recharts-line-curve")
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      shares.getByRole("button", { name: "Export Shares of the tiers as CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("pack-simulation-shares.csv");
    const text = readFileSync(await file.path(), "utf8");
    expect(text).toMatch(/^Tier,"Expected, %","Simulated, %"\n1 Common,16\.67,/u);
    expect(text.trimEnd().split("\n")).toHaveLength(7);
  });

  it("keep the keyboard in their dialog while they run and after", async () => {
    await runFromPalette("Pack simulation");
    const dialog = page.getByRole("dialog", { name: "Pack simulation" });
    await dialog.getByRole("button", { name: "Run", exact: true }).press("Enter");
    await dialog.getByRole("button", { name: "Run again" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Run again");
  });

  it("can be stopped while a long simulation runs, and show what came of it so far", async () => {
    await runFromPalette("Pack simulation");
    const dialog = page.getByRole("dialog", { name: "Pack simulation" });
    await dialog.getByLabel("Collectors").fill("1000");
    await dialog.getByLabel("Packs each").fill("5000");
    await dialog.getByRole("button", { name: "Run" }).click();
    await dialog.getByRole("progressbar").waitFor();
    await dialog.getByRole("button", { name: "Stop" }).click();
    await dialog.getByRole("region", { name: "Shares of the tiers" }).waitFor();
    await expect.poll(() => dialog.getByRole("button", { name: "Run again" }).isEnabled()).toBe(true);
  });

  it("are offered only where they can be used", async () => {
    await showTab(page, "cards");
    await page.locator(".ag-row .cell").first().waitFor();
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type("Randomise stats");
    await expect.poll(() => page.getByRole("option", { name: "Randomise stats" }).count()).toBe(0);
  });
});

describe("matches of several games", () => {
  it.each(["cards", "test-cards"])("are played from a sheet of theirs, with the selection in hand: %s", async (tab) => {
    await showTab(page, tab);
    await page.locator(".ag-row .cell").first().waitFor();
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+Enter");
    await page.locator(".table").waitFor();
    await expect.poll(() => page.locator(".toast").count()).toBe(0);
  });
});
