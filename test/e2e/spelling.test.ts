import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const cards = `[[cards]]
card_id = "ember_01"
name = "Ember Hawkre"
description = "Warm hands, a copper!"
type = "creature"
mana = { fire = 1 }
attack = 2
defense = 1

[[cards]]
card_id = "ash_01"
name = "Glimwyn"
description = "It was fired in a hury."
type = "creature"
mana = { fire = 1 }
attack = 2
defense = 1
`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards }, (opened) => ({ page, folder } = opened));

const settings = (): string => folder.read(".cardwright/workspace.toml");

async function run(command: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(command);
  await page.keyboard.press("Enter");
}

it("checks the spelling of names and texts when asked to, corrects words, and learns others", async () => {
  await cellAt(page, 0, "name").click();
  await run("Check spelling");
  const panel = page.locator(".problems-panel");
  await panel.getByText("“Hawkre” is not in the dictionary.").first().waitFor();
  await panel.getByText("“hury” is not in the dictionary.").first().waitFor();
  await expect.poll(settings).toBe('[spelling]\nlanguage = "en"\n');
  await cellAt(page, 0, "name").click();
  await page.keyboard.press("Control+.");
  await page.getByRole("button", { name: "Write “Hawker”" }).first().click();
  await expect.poll(() => folder.read()).toBe(cards.replace("Hawkre", "Hawker"));
  await cellAt(page, 1, "name").click();
  await page.keyboard.press("Control+.");
  await page.getByRole("button", { name: "Add “Glimwyn” to the dictionary" }).first().click();
  await expect.poll(settings).toBe('[spelling]\nlanguage = "en"\nwords = ["Glimwyn"]\n');
  await expect.poll(() => panel.getByText("“Glimwyn” is not in the dictionary.").count()).toBe(0);
  await run("Stop checking spelling");
  await expect.poll(() => panel.getByText("“hury” is not in the dictionary.").count()).toBe(0);
  await expect.poll(settings).toBe('[spelling]\nwords = ["Glimwyn"]\n');
});
