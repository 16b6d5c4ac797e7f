import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, makeFolder, type Folder } from "../support/app/deck.js";
import { expectOnDisk } from "../support/app/each-test.js";
import { openWarm, type BrowserApp } from "../support/app/in-browser.js";
import { cellAt, sheetShown } from "../support/app/sheet-page.js";

/** Undefined where it never opened, which the test reports. */
let app: BrowserApp | undefined;
let page: Page;
let folder: Folder;
let data: Folder;

beforeEach(() => {
  app = undefined;
  data = makeFolder({});
});
afterEach(async () => {
  await app?.close();
  folder.remove();
  data.remove();
  expect(app?.errors ?? []).toEqual([]);
});

async function open(files: Readonly<Record<string, string>>): Promise<void> {
  folder = makeFolder(files);
  app = await openWarm({ folder: folder.path, dataDirectory: data.path });
  ({ page } = app);
}

const activeText = () => page.locator(".ag-cell-focus").innerText();

describe("an empty folder", () => {
  it("says so and offers to start a set, as one step that undo takes back", async () => {
    await open({ "notes.md": "" });
    await page.getByRole("heading", { name: "Start a set" }).waitFor();
    await page.getByText("There are no sheets yet in").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: /Dreamtides/ }).click();
    await sheetShown(page);
    await expect.poll(() => page.getByRole("tab").allInnerTexts()).toEqual(["cards", "card-lists"]);
    await expect.poll(() => folder.read("cards.toml")).toContain('name = "First Lantern"');
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Wick");
    await page.keyboard.press("Enter");
    await expect.poll(() => folder.read("cards.toml")).toContain('name = "Wick"');
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read("cards.toml")).toContain('name = "First Lantern"');
    await page.keyboard.press("Control+z");
    await expect.poll(() => readdirSync(folder.path).filter((name) => name.endsWith(".toml"))).toEqual([]);
    await page.getByRole("heading", { name: "Start a set" }).waitFor();
    await page.getByRole("button", { name: /PTG/ }).click();
    await sheetShown(page);
    await expect.poll(() => page.getByRole("tab").allInnerTexts()).toEqual(["cards", "decks"]);
  });
});

describe("a new sheet", () => {
  it("with columns of one's own goes into a file of its own", async () => {
    await open({ "cards.toml": deckText });
    await sheetShown(page);
    await page.getByRole("button", { name: "New sheet…" }).click();
    const dialog = page.getByRole("dialog", { name: "New sheet" });
    await dialog.getByRole("textbox", { name: "Columns" }).fill("name, price");
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByLabel("Name of the file").fill("tokens");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("tokens");
    await page.keyboard.type("Spark");
    await page.keyboard.press("Enter");
    await expect.poll(() => folder.read("tokens.toml")).toBe('[[tokens]]\nname = "Spark"\nprice = ""\n');
  });
});

describe("rows", () => {
  const block = (name: string): string => {
    const at = deckText.indexOf(`[[cards]]\nname = "${name}"`);
    return deckText.slice(at, deckText.indexOf("\n\n", at) + 2);
  };
  /** Stands above the first row, and moves with it. */
  const comment = "# The deck of the tests\n";
  const [lantern, bell, widow] = ["Lantern Keeper", "Tide Bell", "Salt Widow"].map(block) as [string, string, string];
  const inOrder = (...blocks: readonly string[]): string =>
    deckText.replace(comment + lantern + bell + widow, blocks.join(""));
  const numberOf = (row: number) => page.locator(`.ag-row[row-index="${row}"] .row-number`);
  const drag = async (from: number, to: number): Promise<void> => {
    const [start, end] = [await numberOf(from).boundingBox(), await numberOf(to).boundingBox()];
    if (!start || !end) throw new Error("The rows are not drawn.");
    await page.mouse.move(start.x + 10, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y + start.height / 2 + 8);
    await page.mouse.move(end.x + 10, end.y + end.height - 10, { steps: 4 });
  };

  it("that are selected together are dragged by their numbers, and Escape calls it off", async () => {
    await open({ "cards.toml": deckText });
    await sheetShown(page);
    await numberOf(0).click();
    await numberOf(1).click({ modifiers: ["Shift"] });
    await drag(0, 2);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => page.locator(".row-guide").count()).toBe(0);
    expect(folder.read()).toBe(deckText);
    await drag(0, 2);
    await page.locator(".row-guide").waitFor();
    await page.mouse.up();
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Salt Widow");
    // The name was in the file before: only its place says that the move was saved.
    const inFile = (): string[] => folder.read().match(/Salt Widow|Lantern Keeper|Tide Bell/gu) ?? [];
    await expect.poll(inFile).toEqual(["Salt Widow", "Lantern Keeper", "Tide Bell"]);
    await expect.poll(() => page.locator(".status").innerText()).toContain("cells");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
  });

  it("take the order of a sort into the file when asked to", async () => {
    await open({ "cards.toml": deckText });
    await sheetShown(page);
    await page.locator('.ag-header-cell[col-id="cost"]').click();
    await page.locator('.ag-header-cell[col-id="cost"]').click();
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Salt Widow");
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type("Apply this order");
    await page.keyboard.press("Enter");
    await page.getByText("Moved 2 rows in the file.").waitFor();
    await expectOnDisk(folder, inOrder(widow, bell, comment + lantern));
    await expect.poll(activeText).not.toBe("");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Salt Widow");
  });
});
