import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Folder } from "../support/app/deck.js";
import { expectKept } from "../support/app/app-data.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import type { BrowserApp } from "../support/app/in-browser.js";
import { cellAt, sheetShown } from "../support/app/sheet-page.js";

const cards = `[[cards]]
name = "Blank Slate"
id = "7b1d0c1e-0d4a-4d52-9f4e-2f3f5a0b7c01"
rules-text = ""
variables = ""
card-type = "Event"

[[cards]]
name = "Salt Reader"
id = "7b1d0c1e-0d4a-4d52-9f4e-2f3f5a0b7c02"
rules-text = "{Judgment} Draw {cards($c)}."
variables = "c: 2"
card-type = "Character"
`;

let app: BrowserApp;
let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards }, (opened) => ({ app, page, folder } = opened));

const pane = () => page.getByRole("complementary", { name: "Rules text" });
const editorOf = (cell: string) => page.locator(`.rules-editor[data-cell="${cell}"]`);
const face = () => page.locator(".card-face p");
const problems = () => page.getByRole("list", { name: "Problems of this row" });
const suggestions = () => page.locator(".suggest-widget.visible");
const onDisk = (text: string) => expectOnDisk(folder, text);

/** Opens the rules text of a row and waits until it can be typed into. */
async function write(row: number): Promise<void> {
  await cellAt(page, row, "rules-text").click();
  await page.keyboard.press("Enter");
  await editorOf("rulesText").locator(".view-line").first().waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-cell="rulesText"]') !== null);
}

describe("rules text", () => {
  it("is written from nothing, with completion, an error and its fix, the tree and the card beside it", async () => {
    await write(0);
    await page.keyboard.type("Dra", { delay: 30 });
    await suggestions().getByText("draw").first().waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type(" {cards($c)}.", { delay: 20 });
    await expect.poll(() => problems().innerText()).toContain("c");
    await problems().getByRole("button", { name: /c: 1/ }).click();
    await expect.poll(() => editorOf("variables").innerText()).toMatch(/c:\s1/);
    await expect.poll(() => face().innerText()).toBe("Draw a card.");
    await expect.poll(() => page.getByRole("tree").innerText()).toContain("DrawCards");
    await page.keyboard.press("Control+Enter");
    await onDisk(
      cards
        .replace('rules-text = ""', 'rules-text = "Draw {cards($c)}."')
        .replace('variables = ""', 'variables = "c: 1"'),
    );
    await page.keyboard.press("Control+z");
    await onDisk(cards);
  });

  it("is marked where it is wrong, offers the nearest word, and keeps the last good tree dimmed", async () => {
    await write(1);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Backspace");
    for (const key of " for eech allied character.") await page.keyboard.press(key);
    await page.keyboard.press("Escape");
    if (!(await page.evaluate(() => document.activeElement?.closest(".rules-pane") !== null))) {
      await page.keyboard.press("Control+e");
    }
    await expect.poll(() => problems().innerText()).toContain("eech");
    await expect.poll(() => page.locator(".ast-line.is-stale").count()).toBeGreaterThan(1);
    await page.locator(".rules-editor .squiggly-error").first().waitFor();
    await problems().getByRole("button", { name: "Change to each" }).click();
    await expect.poll(() => problems().count()).toBe(0);
    await expect.poll(() => page.locator(".ast-line.is-stale").count()).toBe(0);
    await expect.poll(() => face().innerText()).toContain("for each allied character");
  });

  it("leads to its problems by Ctrl+. where nothing at the caret can be fixed", async () => {
    await write(1);
    await page.keyboard.press("Control+.");
    await page.locator(".toast", { hasText: "No problems in the texts of this row." }).waitFor();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Backspace");
    await page.keyboard.insertText(" for eech allied character.");
    await problems().getByRole("button").first().waitFor();
    await page.keyboard.press("Control+.");
    await expect.poll(() => problems().locator("button:focus").count()).toBe(1);
    await expect.poll(() => page.getByText("No code actions available").count()).toBe(0);
  });

  it("says of prompts that the game does not read them, and shows what it asks instead", async () => {
    const dissolves = `rules-text = "{Dissolve} an enemy."\nprompts = "Choose a weak enemy."`;
    folder.write(cards.replace('rules-text = "{Judgment} Draw {cards($c)}."', dissolves));
    await cellAt(page, 1, "prompts").click();
    await editorOf("prompts").locator(".view-line").first().waitFor();
    await expect.poll(() => pane().innerText()).toContain("A note: the game does not read it.");
    await expect
      .poll(() => page.locator(".card-prompts").innerText())
      .toMatch(/^A player is asked, by the abilities\s+Dissolve an enemy\./u);
  });

  it("shows in the tree where the caret is, and in the text what a line of the tree came from", async () => {
    await write(1);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => page.locator(".ast-line[aria-selected=true]").innerText()).toMatch(/count|DrawCards/);
    await page.getByRole("treeitem").filter({ hasText: "Judgment" }).first().click();
    await page.locator(".rules-pointed").first().waitFor();
  });

  it("breaks a line of the tree between its names where they do not fit beside one another", async () => {
    const allies = "Allied {@plural subtype($t)} have +{$s} spark.";
    folder.write(cards.replace("{Judgment} Draw {cards($c)}.", allies).replace('"c: 2"', '"""\nt: Warrior\ns: 1"""'));
    await expect.poll(() => cellAt(page, 1, "rules-text").innerText()).toContain("Allied");
    await write(1);
    const line = page.locator(".ast-line").first();
    await expect.poll(() => line.innerText()).toContain("SparkBonusOtherCharacters");
    expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const key = await line.locator(".ast-key").evaluate((element) => element.getClientRects().length);
    const tall = await line.evaluate((element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
    );
    expect({ key, tall }).toEqual({ key: 1, tall: 2 });
  });

  it("is undone word by word while it is typed, then with the history of the sheet", async () => {
    await write(1);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" More");
    await page.keyboard.press("Control+z");
    await expect.poll(() => editorOf("rulesText").innerText()).not.toContain("More");
    expect(folder.read()).toBe(cards);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Gain {energy($c)}.");
    await page.keyboard.press("Control+s");
    const changed = cards.replace("Draw {cards($c)}.", "Draw {cards($c)}. Gain {energy($c)}.");
    await onDisk(changed);
    await page.keyboard.press("Control+z");
    await onDisk(cards);
    await expect.poll(() => editorOf("rulesText").innerText()).not.toContain("Gain");
    await page.keyboard.press("Control+Shift+Z");
    await onDisk(changed);
  });

  it("is replaced by a brace typed over all of it", async () => {
    await write(1);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("{Dissolve} an enemy.");
    await page.keyboard.press("Control+s");
    await onDisk(cards.replace("{Judgment} Draw {cards($c)}.", "{Dissolve} an enemy."));
  });

  it("follows a change on disk, and keeps both when the same text is being typed", async () => {
    await write(1);
    folder.write(cards.replace('"c: 2"', '"c: 5"'));
    await expect.poll(() => face().innerText()).toContain("5 cards");
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Mine.");
    folder.write(folder.read().replace("Draw {cards($c)}.", "Discard {cards($c)}."));
    await page.getByRole("alert").filter({ hasText: "changed on disk" }).waitFor();
    await page.keyboard.press("Control+Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toContain("Mine.");
    await expect.poll(() => dialog.innerText()).toContain("Discard");
  });

  it("is saved by leaving it, and given up by Discard", async () => {
    await write(1);
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Then rest.");
    await pane().getByRole("button", { name: "Discard", exact: true }).click();
    await expect.poll(() => editorOf("rulesText").innerText()).not.toContain("rest");
    expect(folder.read()).toBe(cards);
    await editorOf("rulesText").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Then stay.");
    await cellAt(page, 0, "name").click();
    await onDisk(cards.replace("Draw {cards($c)}.", "Draw {cards($c)}. Then stay."));
  });

  it("explains a directive with the value it takes", async () => {
    await write(1);
    await page.locator(".rules-editor .rules-phrase").first().hover();
    await expect.poll(() => page.locator(".monaco-hover:visible").innerText()).toMatch(/c is the number 2/);
  });

  it("can be put away and is remembered", async () => {
    await pane().getByRole("button", { name: "Close rules text editor" }).click();
    await expect.poll(() => pane().count()).toBe(0);
    await expectKept(app, /"rulesPane":\s*\{\s*"isOpen":\s*false/u);
    await page.reload();
    await sheetShown(page);
    await expect.poll(() => pane().count()).toBe(0);
    await cellAt(page, 1, "rules-text").click();
    await page.keyboard.press("Control+e");
    await editorOf("rulesText").locator(".view-line").first().waitFor();
  });
});
