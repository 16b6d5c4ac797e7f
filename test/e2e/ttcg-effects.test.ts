import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const cards = `[[ttcg-cards]]
name = "Kiln Sparrow"
id = "1494d714-f6c8-47f6-ac28-50e1227500fe"
type = "fire"
subtypes = ["beast"]
level = 1
attack = 250
defense = 250
effect-1 = "Gain one point."
effect-2 = "Mill two cards."
rarity = 0
transparency = 50
`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards }, (opened) => ({ page, folder } = opened));

const traits = () => page.locator(".rules-traits li").first();
const problems = () => page.getByRole("list", { name: "Problems of this row" });
const suggestion = (text: string) =>
  page.locator(".suggest-widget.visible .monaco-list-row").filter({ hasText: text }).first();

/** Opens the effect by the keyboard and takes its text out. */
async function writeAnew(): Promise<void> {
  await cellAt(page, 0, "effect-1").click();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.closest('[data-cell="effect-1"]') !== null);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
}

describe("an effect of a TTCG card", () => {
  it("is written by completion, and says its style, form and level while it is", async () => {
    await writeAnew();
    await page.keyboard.type("Whi", { delay: 30 });
    await suggestion("while this card is on the field, all").waitFor();
    while (!(await suggestion("while this card is on the field, all").evaluate((row) => row.matches(".focused"))))
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" wat", { delay: 30 });
    await suggestion("water").waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type(" cards gain 25 attack.", { delay: 10 });
    await expect.poll(() => traits().innerText()).toMatch(/Style: continuous\s*Form: continuous\s*Level: any/u);
    await page.keyboard.press("Control+Enter");
    await expectOnDisk(
      folder,
      cards.replace("Gain one point.", "While this card is on the field, all water cards gain 25 attack."),
    );
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, cards);
  });

  it("is mended by a suggestion where a word is wrong, and by one where it is too strong for its level", async () => {
    await writeAnew();
    await page.keyboard.insertText("Draw three crads.");
    await expect.poll(() => problems().innerText()).toContain("crads");
    // The key goes to the first fix, so that Enter makes it.
    await page.keyboard.press("Control+.");
    await page.keyboard.press("Enter");
    await expect.poll(() => traits().innerText()).toContain("Level: units from 2, spells from 2");
    await page.keyboard.press("Control+Enter");
    await expectOnDisk(folder, cards.replace("Gain one point.", "Draw three cards."));
    await cellAt(page, 0, "effect-1").locator(".cell-problem").click();
    const beside = page.getByRole("dialog", { name: "Problems of this cell" });
    await expect.poll(() => beside.innerText()).toContain('"three" is above the band for level 1');
    await beside.getByRole("button", { name: "Write “Draw two cards.”" }).click();
    await expectOnDisk(folder, cards.replace("Gain one point.", "Draw two cards."));
  });
});
