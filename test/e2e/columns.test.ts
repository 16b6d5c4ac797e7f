import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, showTab } from "../support/app/sheet-page.js";

const cards = `[[cards]]
id = "fox"
name = "Fox"
cost = 2 # cheap
subtype = "Animal"

[[cards]]
id = "owl"
name = "Owl"
cost = 3
subtype = "Animal"

[metadata]
schema_version = 1

[[metadata.validation_rules]]
column = "subtype"
type = "enum"
enum = ["Animal", "Tree"]

[[metadata.validation_rules]]
column = "cost"
type = "range"
min = 0
`;
const tokens = `[[tokens]]
id = "t1"
subtype = "Animal"
`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards, "tokens.toml": tokens }, (opened) => ({ page, folder } = opened));

const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });

async function command(title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
}

const shownColumns = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".ag-header-cell")]
      .map((head) => ({ id: head.getAttribute("col-id") ?? "", left: head.getBoundingClientRect().left }))
      .filter(({ id }) => id !== "" && !id.startsWith("#"))
      .sort((a, b) => a.left - b.left)
      .map(({ id }) => id),
  );

/** Puts a text on the clipboard of the page and pastes it, as Ctrl+V does. */
const paste = (text: string, html: string): Promise<void> =>
  page.evaluate(
    ([plain, rich]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", plain);
      clipboardData.setData("text/html", rich);
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [text, html] as const,
  );

describe("columns of the file", () => {
  it("are added with a type, renamed with their settings, and deleted: one write and one step each", async () => {
    await showTab(page, "cards");
    await cellAt(page, 0, "cost").click();
    await command("Add column…");
    await dialog("Add column").getByLabel("Name").fill("Is Legal");
    await dialog("Add column").getByLabel("Type").selectOption({ label: "Yes or no" });
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    const rule = '\n[[metadata.validation_rules]]\ncolumn = "is-legal"\ntype = "type"\nvalue_type = "boolean"\n';
    const added = cards.replaceAll('subtype = "Animal"\n', 'subtype = "Animal"\nis-legal = false\n') + rule;
    await expectOnDisk(folder, added);
    await cellAt(page, 0, "cost").click();
    await command("Rename this column in all rows");
    await dialog(/Rename the column/u)
      .getByLabel("Key in the file")
      .fill("energy-cost");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expectOnDisk(folder, added.replaceAll("cost", "energy-cost"));
    await cellAt(page, 0, "is-legal").click();
    await command("Delete this column");
    await page.getByRole("button", { name: "Delete column" }).click();
    await expectOnDisk(folder, cards.replaceAll("cost", "energy-cost"));
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+z");
    await expectOnDisk(folder, cards);
  });

  it("move by keys and by dragging their header, for this person alone", async () => {
    await showTab(page, "cards");
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Alt+Shift+ArrowRight");
    await expect.poll(shownColumns).toEqual(["id", "name", "subtype", "cost"]);
    const head = (key: string) => page.locator(`.ag-header-cell[col-id="${key}"]`);
    const [from, to] = await Promise.all([head("cost").boundingBox(), head("id").boundingBox()]);
    if (!from || !to) throw new Error("A header is not drawn.");
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 10, { steps: 20 });
    await page.mouse.move(to.x + 5, to.y + 10, { steps: 10 });
    await page.mouse.up();
    await expect.poll(shownColumns).toEqual(["cost", "id", "name", "subtype"]);
    await expectOnDisk(folder, cards);
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Control+z");
    await expect.poll(shownColumns).toEqual(["id", "name", "subtype", "cost"]);
  });
});

it("a value renamed everywhere changes cells of all sheets and what their files say of it", async () => {
  await showTab(page, "cards");
  await cellAt(page, 0, "subtype").click();
  await command("Rename this value everywhere");
  const renaming = dialog(/everywhere/u);
  await renaming.getByLabel("New value").fill("Beast");
  await renaming.getByRole("button", { name: "Rename in 3 cells" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expectOnDisk(folder, cards.replaceAll("Animal", "Beast"));
  await expect.poll(() => folder.read("tokens.toml")).toBe(tokens.replace("Animal", "Beast"));
  await renaming.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await expectOnDisk(folder, cards);
  await expect.poll(() => folder.read("tokens.toml")).toBe(tokens);
});

it("a table of a spreadsheet goes to the columns that its header names, and says what it leaves out", async () => {
  await showTab(page, "cards");
  await cellAt(page, 0, "id").click();
  const html =
    '<table><tr><td>Cost</td><td>Art</td><td>Name</td></tr><tr><td sdval="1200" sdnum="1033;0;#,##0">1,200</td><td>x</td><td>Vixen</td></tr></table>';
  await paste("Cost\tArt\tName\n1,200\tx\tVixen", html);
  const asked = dialog("The first row names columns");
  await asked.getByText("Left out, since the columns on screen have other names: Art.").waitFor();
  await asked.getByText("It replaces values of Fox.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await asked.getByRole("button", { name: "Paste by column names" }).click();
  await expectOnDisk(folder, cards.replace("cost = 2", "cost = 1200").replace('"Fox"', '"Vixen"'));
});

it("rows are grouped by a column under headings that stay among them; a group is folded, and comes back after a reload", async () => {
  await showTab(page, "cards");
  await cellAt(page, 0, "cost").click();
  await command("Group rows by this column");
  const heading = page.locator(".group-heading button");
  await expect.poll(() => heading.allTextContents()).toEqual(["21 row", "31 row"]);
  const below = async (at: number): Promise<number> => {
    const [band, row] = await Promise.all([
      heading.nth(at).boundingBox(),
      page.locator(`.ag-row[row-index="${at}"] .ag-cell.sheet-cell`).first().boundingBox(),
    ]);
    return Math.round((row?.y ?? 0) - (band?.y ?? 0) - (band?.height ?? 0));
  };
  expect([await below(0), await below(1)].every((px) => px >= 0 && px <= 2)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await heading.first().click();
  await expect.poll(() => heading.allTextContents()).toEqual(["31 row"]);
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expectOnDisk(folder, cards.replace("cost = 3", "cost = 7"));
  await page.reload();
  await expect.poll(() => heading.allTextContents()).toEqual(["71 row"]);
  await page.getByTitle("Show the rows of this group").click();
  await expect.poll(() => heading.count()).toBe(2);
});
