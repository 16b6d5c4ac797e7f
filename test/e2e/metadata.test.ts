import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const onDisk = (part: string) => expect.poll(() => folder.read()).toContain(part);
const head = (column: string) => page.locator(`.ag-header-cell[col-id="${column}"]`);
const menu = async (column: string, item: RegExp): Promise<void> => {
  await head(column).click({ button: "right" });
  await page.getByRole("menu").getByText(item).click();
};
const save = async (): Promise<void> => {
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
};

async function undoAll(): Promise<void> {
  await page.keyboard.press("Control+z");
  await expectOnDisk(folder, deckText);
}

describe("the settings of a column", () => {
  it("M8: an enum gets a value with a colour, and undo restores every byte", async () => {
    await menu("kind", /Column settings/);
    const dialog = page.getByRole("dialog", { name: "Kind" });
    await dialog.getByLabel("New value").fill("Relic");
    await dialog.getByLabel("New value").press("Enter");
    await dialog.getByLabel("Colour of Relic", { exact: true }).fill("#aabbcc");
    expect(await seriousFindings(page)).toEqual([]);
    await save();
    await onDisk('enum = ["Character", "Event", "Relic"]\ncolors = ["#D8E6C8", "#F2D6C4", "#AABBCC"]');
    await undoAll();
  });

  it("a value that is not offered is added to its enum from the cell, in one step with the cell", async () => {
    await cellAt(page, 1, "kind").click();
    await page.keyboard.type("Relic");
    await page.getByRole("option", { name: "Add “Relic” to the list" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expectOnDisk(folder, deckText.replace('"Event"\n', '"Relic"\n').replace('"Event"]', '"Event", "Relic"]'));
    await expect.poll(() => cellAt(page, 1, "kind").locator(".cell-problem").count()).toBe(0);
    await undoAll();
  });

  it("X18: a rule made by the mouse marks the cell that breaks it, and frees it when undone", async () => {
    await menu("cost", /Column settings/);
    await page.getByRole("dialog").getByRole("button", { name: "Add rule" }).click();
    await page.getByRole("dialog").getByLabel("Maximum").fill("4");
    await save();
    await onDisk('column = "cost"\ntype = "range"\nmax = 4\n');
    const mark = cellAt(page, 2, "cost").locator(".cell-problem");
    await mark.waitFor();
    await undoAll();
    await expect.poll(() => mark.count()).toBe(0);
  });
});

describe("the look of a sheet", () => {
  it("CF7, CF11: cells are formatted by a condition, and no longer when they do not meet it", async () => {
    await menu("cost", /Conditional formatting/);
    const dialog = page.getByRole("dialog", { name: "Conditional formatting" });
    await dialog.getByLabel("Compared with").fill("3");
    await expect.poll(() => dialog.locator(".format-preview").innerText()).toContain("2 of 3 cells");
    await save();
    await onDisk("condition = { greater_than = 3");
    const ground = (row: number) =>
      cellAt(page, row, "cost").evaluate((cell: HTMLElement) => cell.style.backgroundColor);
    await expect.poll(() => ground(1)).not.toBe("");
    expect(await ground(2)).not.toBe("");
    expect(await ground(0)).toBe("");
    await undoAll();
    await expect.poll(() => ground(1)).toBe("");
  });

  it("CS5: a scheme is chosen among all, stored, and taken back", async () => {
    await page.keyboard.press("Control+Shift+p");
    await page.keyboard.type("Table style");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Table style" });
    await expect.poll(() => dialog.getByRole("radio").count()).toBe(18);
    await dialog.getByText("purple light").click();
    expect(await seriousFindings(page)).toEqual([]);
    await save();
    await onDisk('color_scheme = "purple_light"');
    await undoAll();
  });

  it("a title that is wider than its column is read whole, on two lines", async () => {
    const part = '\n[[metadata.columns]]\nkey = "rules-text"\nwidth = 64\n';
    const title = page.locator('.ag-header-cell[col-id="rules-text"] .ag-header-cell-text');
    const before = await title.evaluate((text) => text.clientHeight);
    folder.write(deckText + part);
    await expect.poll(() => title.evaluate((text) => text.clientHeight)).toBe(before * 2);
    const hidden = () =>
      title.evaluate((text) => [text.scrollWidth - text.clientWidth, text.scrollHeight - text.clientHeight]);
    expect(await hidden()).toEqual([0, 0]);
  });

  it("a column is hidden, and shown again from the list of all", async () => {
    await menu("cost", /Hide column/);
    await expect.poll(() => head("cost").count()).toBe(0);
    await menu("kind", /All columns \(1 hidden\)/);
    await page.getByRole("dialog").getByRole("button", { name: "Show all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Show these" }).click();
    await head("cost").waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    expect(folder.read()).toBe(deckText);
  });
});

const bar = () => page.getByRole("region", { name: "View settings of the sheet" });
const saveForAll = () => bar().getByRole("button", { name: "Save to file" }).click();

describe("columns as one person looks at them", () => {
  const head = (column: string) => page.locator(`.ag-header-cell[col-id="${column}"]`);
  const panel = () => page.getByRole("complementary", { name: "Statistics" });
  const widthOf = async (column: string) => Math.round((await head(column).boundingBox())?.width ?? 0);
  const isPinned = (column: string) =>
    head(column).evaluate((element) => element.closest(".ag-grid-pinned-left-cells") !== null);
  const drag = async (column: string, byPx: number): Promise<void> => {
    const edge = await head(column).locator(".ag-header-cell-resize").boundingBox();
    if (edge === null) throw new Error("The edge of the column is not on screen.");
    const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + byPx / 2, y, { steps: 4 });
    await page.mouse.move(x + byPx, y, { steps: 4 });
    await page.mouse.up();
  };

  it("are saved as a view under a name, which a reload keeps and Enter shows again", async () => {
    await menu("cost", /Hide column/);
    await expect.poll(() => head("cost").count()).toBe(0);
    await bar().getByRole("button", { name: "Saved views…" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("For the meeting");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await bar().getByRole("button", { name: "Reset to file" }).click();
    await head("cost").waitFor();
    await page.reload();
    await head("cost").waitFor();
    await page.keyboard.press("Control+Alt+w");
    await page.getByRole("button", { name: /^For the meeting/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect.poll(() => head("cost").count()).toBe(0);
    await expect.poll(() => bar().innerText()).toContain("Only for you: 1 column hidden");
    await page.keyboard.press("Control+z");
    await head("cost").waitFor();
    expect(folder.read()).toBe(deckText);
  });

  it("are hidden, counted, dragged and pinned without touching the file, also by a reload, and written when asked", async () => {
    const startPx = await widthOf("kind");
    await menu("cost", /Hide column/);
    await expect.poll(() => head("cost").count()).toBe(0);
    await menu("kind", /Count values/);
    await panel().getByText("Character").waitFor();
    await drag("kind", 60);
    await expect.poll(() => widthOf("kind")).toBe(startPx + 60);
    await menu("kind", /Freeze up to this column/);
    await expect.poll(() => isPinned("kind")).toBe(true);
    const said = "Only for you: 1 column hidden, 1 width, frozen columns, 1 column counted";
    await expect.poll(() => bar().innerText()).toContain(said);
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => isPinned("kind")).toBe(true);
    expect([await head("cost").count(), await widthOf("kind")]).toEqual([0, startPx + 60]);
    await panel().getByText("Character").waitFor();
    await expect.poll(() => bar().innerText()).toContain(said);
    expect(folder.read()).toBe(deckText);
    await saveForAll();
    await onDisk('key = "cost"\nhidden = true');
    await onDisk(`key = "kind"\nwidth = ${startPx + 60}\nfrozen = true`);
    await onDisk('[[metadata.statistics]]\ncolumn = "kind"\nlabel = "Kind"\nstatistic_type = "value_counts"');
    await expect.poll(() => bar().count()).toBe(0);
    expect([await head("cost").count(), await widthOf("kind"), await isPinned("kind")]).toEqual([
      0,
      startPx + 60,
      true,
    ]);
    await head("kind").waitFor();
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    await expect.poll(() => bar().innerText()).toContain(said);
    await page.keyboard.press("Control+z");
    await expect.poll(() => isPinned("kind")).toBe(false);
    await page.keyboard.press("Control+z");
    await expect.poll(() => widthOf("kind")).toBe(startPx);
    await page.keyboard.press("Control+z");
    await expect.poll(() => panel().innerText()).toContain("No statistics yet");
    await page.keyboard.press("Control+z");
    await head("cost").waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    await page.keyboard.press("Control+Shift+Z");
    await expect.poll(() => head("cost").count()).toBe(0);
    await bar().getByRole("button", { name: "Reset to file" }).click();
    await head("cost").waitFor();
    expect(folder.read()).toBe(deckText);
  });

  it("are shown although the file hides them; what a dialog stores in the file counts for both", async () => {
    folder.write(`${deckText}\n[[metadata.columns]]\nkey = "cost"\nhidden = true\n`);
    await expect.poll(() => head("cost").count()).toBe(0);
    const before = folder.read();
    await menu("kind", /All columns \(1 hidden\)/);
    await page.getByRole("dialog").getByRole("button", { name: "Show all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Show these" }).click();
    await head("cost").waitFor();
    await expect.poll(() => bar().innerText()).toContain("Only for you: 1 column shown");
    await drag("cost", 50);
    expect(folder.read()).toBe(before);
    await menu("cost", /Column settings/);
    await page.getByRole("dialog").getByLabel("Width, px").fill("333");
    await save();
    await expect.poll(() => widthOf("cost")).toBe(333);
    await onDisk('key = "cost"\nhidden = true\nwidth = 333');
    await expect.poll(() => bar().innerText()).not.toContain("width");
    await expect.poll(() => bar().innerText()).toContain("1 column shown");
  });
});

describe("the order and choice of rows", () => {
  const names = () => page.locator('.ag-row .ag-cell[col-id="name"]').allInnerTexts();

  it("S14, M9, M18: is applied without touching the file, edits the right rows, and is stored on request", async () => {
    await menu("cost", /largest first/);
    await expect.poll(async () => (await cellAt(page, 0, "name").innerText()).trim()).toBe("Salt Widow");
    expect(folder.read()).toBe(deckText);
    await menu("kind", /Filter…/);
    await page.getByRole("dialog").getByRole("checkbox", { name: /Event/ }).uncheck();
    await page.getByRole("dialog").getByRole("button", { name: "Filter" }).click();
    await expect.poll(async () => (await names()).length).toBe(2);
    await cellAt(page, 0, "cost").click();
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expectOnDisk(folder, deckText.replace("cost = 5", "cost = 1"));
    expect((await cellAt(page, 0, "name").innerText()).trim()).toBe("Salt Widow");
    await saveForAll();
    await onDisk('[metadata.sort]\ncolumn = "cost"\nascending = false');
    await onDisk('condition = { values = ["Character"] }');
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    expect(await names()).toHaveLength(2);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await names()).length).toBe(3);
    expect((await cellAt(page, 0, "name").innerText()).trim()).toBe("Salt Widow");
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await cellAt(page, 0, "name").innerText()).trim()).toBe("Lantern Keeper");
  });

  it("statistics list numbers by their value, in room of their own beside the cells", async () => {
    await typeCell(page, 0, "cost", "10");
    await menu("cost", /Count values/);
    const panel = page.getByRole("complementary", { name: "Statistics" });
    await expect.poll(() => panel.locator(".statistic-value").allInnerTexts()).toEqual(["4", "5", "10"]);
    const [cells, beside] = await Promise.all([page.locator(".sheet-grid").boundingBox(), panel.boundingBox()]);
    expect((cells?.x ?? Infinity) + (cells?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  });

  it("statistics count the values, and a click on one shows its rows", async () => {
    await menu("kind", /Count values/);
    const panel = page.getByRole("complementary", { name: "Statistics" });
    await expect.poll(() => panel.innerText()).toMatch(/Character\s+2[\s\S]*Event\s+1[\s\S]*Total\s+3/u);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Control+Alt+I");
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "radio");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await names()).length).toBe(1);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    await page.waitForFunction(() => document.activeElement?.closest(".ag-cell") !== null);
  });
});
