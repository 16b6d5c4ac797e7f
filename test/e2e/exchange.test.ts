import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

async function runFromPalette(command: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(command);
  await page.getByRole("option", { name: command }).waitFor();
  await page.keyboard.press("Enter");
}

async function exported(command: string): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), runFromPalette(command)]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

const dialog = () => page.getByRole("dialog", { name: "Import rows into cards" });
const give = (name: string, text: string) =>
  dialog()
    .getByLabel("File to import")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

describe("a sheet for other programs", () => {
  it("goes out as CSV and comes back changed: shown first, one step, undone byte for byte", async () => {
    await cellAt(page, 0, "name").click();
    const { name, text } = await exported("Export sheet as CSV");
    expect(name).toBe("cards.csv");
    expect(text.split("\n")[0]).toContain("name,id,cost,kind");

    await runFromPalette("Import rows…");
    await give(name, `${text.replace("Tide Bell", "Tide Bells")}Moth Clerk,,3,Character,true,\n`);
    await dialog().getByRole("cell", { name: "Tide Bell", exact: true }).waitFor();
    await expect.poll(() => dialog().innerText()).toContain("New: Moth Clerk");
    expect(await seriousFindings(page)).toEqual([]);
    await dialog().getByRole("button", { name: "Import", exact: true }).click();
    await dialog().waitFor({ state: "hidden" });
    await expect.poll(() => folder.read()).toContain('name = "Tide Bells"');
    expect(folder.read()).toContain("cost = 2 # cheap");
    expect(folder.read()).toContain('name = "Moth Clerk"');
    await expect.poll(() => cellAt(page, 3, "name").innerText()).toBe("Moth Clerk");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
  });

  it("guards cells that begin like formulas, says so and how to export them as they are", async () => {
    folder.write(deckText.replace("Tide Bell", "=Tide+1"));
    await expect.poll(() => page.getByText("=Tide+1").count()).toBeGreaterThan(0);
    await cellAt(page, 0, "name").click();
    const safe = await exported("Export sheet as CSV");
    expect(safe.text).toContain("\n'=Tide+1,");
    await page.getByText("cards.csv: 1 cell begins like a formula").waitFor();
    const [raw] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as they are" }).click(),
    ]);
    expect(readFileSync(await raw.path(), "utf8")).toBe(safe.text.replace("'=Tide", "=Tide"));
    await runFromPalette("Import rows…");
    await give(safe.name, safe.text);
    await expect.poll(() => dialog().getByRole("status").innerText()).toContain("matches the sheet already");
  });

  it("says what is wrong with a file, and that nothing would change", async () => {
    await cellAt(page, 0, "name").click();
    const { name, text } = await exported("Export sheet as CSV");
    await runFromPalette("Import rows…");
    await give("notes.txt", "hello");
    await expect.poll(() => dialog().getByRole("status").innerText()).toContain("not CSV, JSON or TOML");
    await give(name, text);
    await expect.poll(() => dialog().getByRole("status").innerText()).toContain("matches the sheet already");
    await expect.poll(() => dialog().getByRole("button", { name: "Import", exact: true }).isDisabled()).toBe(true);
  });

  it("brings cards in without ids by their names, by other columns, and asks where neither helps", async () => {
    const twins = deckText.replace("Salt Widow", "Tide Bell");
    folder.write(twins);
    await expect.poll(() => cellAt(page, 2, "name").innerText()).toBe("Tide Bell");
    await cellAt(page, 0, "name").click();
    await runFromPalette("Import rows…");
    await give("list.csv", "name,cost,kind\nLantern Keeper,3,Character\nTide Bell,9,Event\nMoth Clerk,1,Event\n");
    const status = () => dialog().getByRole("status").innerText();
    await expect.poll(status).toContain("1 row changes (1 cell), 1 is new, 0 unchanged, 1 ambiguous.");
    await dialog().getByText("2 rows of the sheet have the name Tide Bell.").waitFor();
    const chip = (name: string) => dialog().getByRole("button", { name, exact: true });
    await chip("Name").focus();
    await page.keyboard.press("Space");
    await chip("Kind").click();
    await expect.poll(status).toContain("2 rows change (2 cells), 1 is new, 0 unchanged, 0 ambiguous.");
    expect(await seriousFindings(page)).toEqual([]);
    await chip("Import").click();
    await dialog().waitFor({ state: "hidden" });
    const changed = twins.replace("cost = 2", "cost = 3").replace("cost = 4", "cost = 9");
    await expect.poll(() => folder.read()).toContain('name = "Moth Clerk"');
    expect(folder.read().split("[[cards]]").slice(0, 3).join()).toBe(changed.split("[[cards]]").slice(0, 3).join());
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, twins);
    // The page hears of it after the disk does.
    await expect.poll(() => page.locator(".ag-row[row-index]").count()).toBe(3);
    await runFromPalette("Import rows…");
    await give("list.json", '[{ "kind": "Relic", "cost": 1 }]');
    await expect.poll(status).toContain("Choose the columns");
    await expect.poll(() => chip("Import").isDisabled()).toBe(true);
    await chip("Nothing: all rows are new").click();
    await expect.poll(status).toContain("1 is new");
    await expect.poll(() => chip("Import").isDisabled()).toBe(false);
  });
});
