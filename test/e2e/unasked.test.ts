import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, showTab } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;

const bell = "3f0c6a52-6a55-4c8e-9a53-0f0a1c0d4e02";
const lists = `[[decks]]
name = "Harbour"
cards = [{ card = "${bell}", copies = 2 }]

[[decks]]
name = "Night"
cards = ["${bell}"]
`;
appForEachTest({ "cards.toml": deckText, "decks.toml": lists }, (opened) => ({ page, folder } = opened));

const onDisk = (text: string) => expectOnDisk(folder, text);
const dialog = (title: string) => page.getByRole("dialog", { name: title });
const button = (name: string) => page.getByRole("dialog").getByRole("button", { name, exact: true });
const toast = (text: string) => page.locator(".toast", { hasText: text });
const row = (name: string, id: string, cost: string) => `\n[[cards]]\nname = "${name}"\nid = "${id}"\ncost = ${cost}\n`;
const inFile = (text: string, rows: string) => text.replace('tags = ["sea"]\n', `tags = ["sea"]\n${rows}`);

async function paste(text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("Control+v");
}

describe("a paste that is larger than the sheet", () => {
  const larger = "9\nA\tid-a\t1\nB\tid-b\t2\textra\tcells";
  const start = () => cellAt(page, 2, "name").click();

  it("asks, and adds the rows with the cells as one step", async () => {
    await showTab(page, "cards");
    await start();
    await paste(`Widow\t\t9\r\nA\tid-a\t1\r\n"B\r\nlong"\tid-b\t2\r\n\r\n`);
    const ask = dialog("The paste is larger than the sheet");
    await expect.poll(() => ask.innerText()).toContain("The paste has 2 more rows than the sheet.");
    expect(await seriousFindings(page)).toEqual([]);
    // No button is cut at the edge of the dialog.
    const edges = await ask.evaluate((box) =>
      [box, ...box.querySelectorAll("button")].map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    expect(Math.min(...edges)).toBe(edges[0]);
    expect(folder.read()).toBe(deckText);
    await page.locator('[data-first-focus="true"]:focus').and(button("Add 2 rows")).waitFor();
    await page.keyboard.press("Enter");
    const widow = deckText.replace('name = "Salt Widow"', 'name = "Widow"').replace("cost = 5", "cost = 9");
    const added = row("A", "id-a", "1") + row("B", "id-b", "2").replace('"B"', '"""\nB\nlong"""');
    await onDisk(inFile(widow, added));
    await toast("1 id was kept").waitFor();
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
    await page.keyboard.press("Control+Shift+Z");
    await onDisk(inFile(widow, added));
  });

  it("leaves out what does not fit where that is asked for, and does nothing on Cancel", async () => {
    await showTab(page, "cards");
    await start();
    await paste(larger);
    await button("Cancel").click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(folder.read()).toBe(deckText);
    await start();
    await paste(larger);
    await button("Paste only what fits").click();
    await onDisk(deckText.replace('"Salt Widow"', '"9"'));
  });

  it("says how many columns do not fit", async () => {
    await showTab(page, "cards");
    const columns = await page.locator(".ag-header-cell[col-id]").count();
    await cellAt(page, 0, "cost").click();
    await paste(Array.from({ length: columns + 5 }, (_, at) => String(at)).join("\t"));
    await expect.poll(() => page.getByRole("dialog").innerText()).toMatch(/\d+ columns on its right do not fit/u);
    expect(folder.read()).toBe(deckText);
  });

  it("leaves what was pasted selected, also where a column is another kind of column then", async () => {
    await showTab(page, "cards");
    await cellAt(page, 1, "kind").click();
    await paste("Event\tno\nEvent\tmaybe");
    await onDisk(
      deckText
        .replace(
          'kind = "Character"\nis-fast = false\nrules-text = "Return',
          'kind = "Event"\nis-fast = "maybe"\nrules-text = "Return',
        )
        .replace("is-fast = true", "is-fast = false"),
    );
    await expect.poll(() => page.locator(".in-selection").count()).toBe(4);
    await expect.poll(() => page.locator(".status").innerText()).toContain("4 cells selected");
  });

  it("draws ids for rows that bring none, and shows them at the end of the file while rows are hidden", async () => {
    await showTab(page, "cards");
    const bellRow = page.locator(".ag-row", { hasText: "Tide Bell" }).first();
    await bellRow.locator(".row-number").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Hide rows" }).click();
    await expect.poll(() => page.locator('.ag-cell[col-id="kind"]').count()).toBe(2);
    await cellAt(page, 1, "name").click();
    await paste("Widow\nNew one");
    await expect
      .poll(() => page.getByRole("dialog").innerText())
      .toContain("new rows are added at the end of the file");
    await button("Add 1 row").click();
    await expect
      .poll(() => folder.read())
      .toMatch(/tags = \["sea"\]\n\n\[\[cards\]\]\nname = "New one"\nid = "[\da-f-]{36}"\n/u);
    expect(folder.read()).toContain('name = "Tide Bell"');
    await expect.poll(() => page.locator('.ag-cell[col-id="kind"]').count()).toBe(3);
  });
});

describe("an id", () => {
  it("is not cleared by Delete unless confirmed, after a list of the rows that use it", async () => {
    await showTab(page, "cards");
    await cellAt(page, 1, "id").click();
    await page.keyboard.press("Delete");
    const ask = dialog("Clear an id of cards?");
    await expect.poll(() => ask.innerText()).toContain("This id is used by 2 rows of decks.");
    expect(await seriousFindings(page)).toEqual([]);
    await button("Keep id").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    expect(folder.read()).toBe(deckText);
    await page.keyboard.press("Delete");
    await ask.waitFor();
    await button("Clear it anyway").click();
    await onDisk(deckText.replace(`id = "${bell}"\n`, ""));
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
  });

  it("is not replaced by a paste unless asked for, and the rest of the paste needs no answer about it twice", async () => {
    await showTab(page, "cards");
    await cellAt(page, 1, "name").click();
    await paste("Gong\tid-gong\t7");
    const ask = dialog("Replace an id of cards?");
    await expect.poll(() => ask.innerText()).toContain("This id is used by 2 rows of decks.");
    expect(await seriousFindings(page)).toEqual([]);
    expect(folder.read()).toBe(deckText);
    await button("Paste the rest").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    const rest = deckText.replace("Tide Bell", "Gong").replace("cost = 4", "cost = 7");
    await onDisk(rest);
    await expect.poll(() => page.locator(".in-selection").count()).toBe(3);
    await cellAt(page, 1, "id").click();
    await paste("id-gong");
    await button("Keep id").and(page.locator(":focus")).waitFor();
    await button("Replace it").click();
    await onDisk(rest.replace(bell, "id-gong"));
  });

  it("leads to the rows that use it", async () => {
    await showTab(page, "cards");
    await cellAt(page, 1, "id").click();
    await page.keyboard.press("Control+x");
    await page.getByRole("dialog").getByRole("button", { name: /Night/u }).click();
    await page.getByRole("tab", { name: "decks", selected: true }).waitFor();
    await expect.poll(() => page.locator(".ag-cell-focus").getAttribute("col-id")).toContain("cards");
    expect(folder.read()).toBe(deckText);
  });

  it("stays when a whole row is emptied, with a notice", async () => {
    await showTab(page, "cards");
    await page.locator(".ag-row", { hasText: "Tide Bell" }).first().locator(".row-number").click();
    await page.keyboard.press("Delete");
    await toast("1 id was kept").waitFor();
    await expect.poll(() => folder.read()).not.toContain("Tide Bell");
    expect(folder.read()).toContain(bell);
  });

  it("is not emptied by typing nothing either", async () => {
    await showTab(page, "cards");
    await cellAt(page, 0, "id").click();
    await page.keyboard.press("F2");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("dialog").innerText()).toContain("nothing in this folder uses this one");
    expect(folder.read()).toBe(deckText);
    await page.keyboard.press("Escape");
    await expect.poll(() => cellAt(page, 0, "id").innerText()).toContain("3f0c6a52");
  });
});

describe("a row that others name", () => {
  it("is deleted only when asked for, and undo brings it back", async () => {
    await showTab(page, "cards");
    await cellAt(page, 1, "name").click();
    await page.keyboard.press("Control+Delete");
    const ask = dialog("Delete a row that others use?");
    await expect.poll(() => ask.innerText()).toContain("Harbour uses Tide Bell");
    await expect.poll(() => ask.innerText()).toContain("This row is used by 2 rows of decks");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(folder.read()).toBe(deckText);
    await page.keyboard.press("Control+Delete");
    await ask.waitFor();
    await button("Delete anyway").click();
    await expect.poll(() => folder.read()).not.toContain("Tide Bell");
    await toast("Row deleted.").waitFor();
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
  });

  it("is no hindrance to rows nobody names", async () => {
    await showTab(page, "cards");
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+Delete");
    await expect.poll(() => folder.read()).not.toContain("Lantern Keeper");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});
