import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;

const form = () => page.getByRole("dialog");
const field = (title: string) => form().getByRole("button", { name: new RegExp(`^${title}: `, "u") });
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
const onDisk = (part: string) => expect.poll(() => folder.read("cards.toml")).toContain(part);

describe("the form of a row", () => {
  appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

  it("edits its fields with the keys of the sheet, each as an edit of its cell alone", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("F4");
    await expect.poll(focused).toBe("Cost: 2");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await onDisk("cost = 7 # cheap\n");
    await expect.poll(focused).toBe("Kind: Character");
    await page.keyboard.type("ev");
    await page.keyboard.press("Enter");
    await onDisk('kind = "Event"\nis-fast = false');
    await page.keyboard.press("Space");
    await onDisk('kind = "Event"\nis-fast = true');
    await page.keyboard.press("Alt+ArrowDown");
    await form().getByRole("heading", { name: "Tide Bell" }).waitFor();
    await page.keyboard.press("Escape");
    await cellAt(page, 1, "is-fast").and(page.locator(":focus")).waitFor();
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
  });

  it("opens on what is being typed in the sheet, which is entered", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.type("9");
    await page.keyboard.press("F4");
    await onDisk("cost = 9 # cheap\n");
    await expect.poll(focused).toBe("Cost: 9");
  });

  it("marks the cell as typed in meanwhile, and takes that back with Escape", async () => {
    await page.locator(".ag-row", { hasText: "Salt Widow" }).locator(".row-number").dblclick();
    await form().getByRole("heading", { name: "Salt Widow" }).waitFor();
    await field("Name").click();
    await page.keyboard.type("Salt Widower");
    await expect.poll(() => cellAt(page, 2, "name").locator(".cell-mark").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => cellAt(page, 2, "name").locator(".cell-mark").count()).toBe(0);
    await expectOnDisk(folder, deckText);
  });
});

describe("the list around a cell", () => {
  appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

  it("takes items as they are typed, and gives the keyboard back to its cell", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("End");
    await cellAt(page, 0, "tags:1").and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Control+Shift+L");
    await form().getByRole("heading", { name: "Tags of Lantern Keeper" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.type("old");
    await page.keyboard.press("Enter");
    await onDisk('tags = ["light", "keeper", "old"]');
    await form().getByRole("button", { name: "Remove keeper" }).click();
    await onDisk('tags = ["light", "old"]');
    await page.keyboard.press("Escape");
    await cellAt(page, 0, "tags:1").and(page.locator(":focus")).waitFor();
    for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
  });
});

const gameCards = `[[cards]]
name = "Oar"
id = "3f0c6a52-6a55-4c8e-9a53-0f0a1c0d4e01"
energy-cost = 2
rules-text = "Draw {cards($c)}."
variables = "c: 2"
card-type = "Event"
image-number = 1
`;

describe("the form of a card of a game", () => {
  appForEachTest({ "cards.toml": gameCards }, (opened) => ({ page, folder } = opened));

  it("has the editors of its texts, and draws its face with what is typed", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("F4");
    const text = form().locator(".rules-editor").first();
    await text.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Draw {cards($c)}. Gain 3 energy.");
    await expect.poll(() => form().locator(".form-face .face-image > svg").textContent()).toContain("Gain 3 energy");
    await page.keyboard.press("Escape");
    await expect.poll(focused).toMatch(/^Name: /u);
    await onDisk("Gain 3 energy.");
    await page.keyboard.press("Escape");
    await expect.poll(() => form().count()).toBe(0);
  });
});

describe("the form of a card with rules text", () => {
  const card = (name: string, id: number): string =>
    `[[cards]]\nname = "${name}"\nid = "3f0c6a52-6a55-4c8e-9a53-0f0a1c0d4e0${id}"\nenergy-cost = 2\nrules-text = "Draw a card."\n` +
    `variables = ""\ncard-type = "Event"\nis-fast = false\nimage-number = ${id}\n`;
  const cards = `${card("Ash", 1)}\n${card("Birch", 2)}`;
  const text = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>("[data-cell]")?.dataset["cell"]);
  appForEachTest({ "cards.toml": cards }, (opened) => ({ page, folder } = opened));

  it("goes on in the same text of the next card, which keys typed at once go to", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("F4");
    await form().locator('[data-cell="rulesText"] .view-line').first().click();
    await expect.poll(text).toBe("rulesText");
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" One.");
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.type(" Two.");
    await onDisk('"Draw a card. One."');
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expectOnDisk(folder, cards.replace("card.", "card. One.").replace(/"Draw a card\."/u, '"Draw a card. Two."'));
  });
});
