import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";
import { tableOn } from "../support/app/table-page.js";

const cards = `
[[cards]]
card_id = "ember"
name = "Ember"
type = "mana"
mana = { fire = 1 }

[[cards]]
card_id = "scrapper"
name = "Scrapper"
type = "creature"
mana = { fire = 1 }
attack = 2
defense = 2

[[cards]]
card_id = "hit"
name = "Hit"
type = "spell"

  [[cards.abilities]]
  name = "Strike"
  ability_type = "activated"

    [[cards.abilities.alterations]]
    effect = "damage_player"
    params = { amount = 3 }
`;

let page: Page;
appForEachTest({ "cards.toml": cards }, (opened) => {
  page = opened.page;
});

async function runFromPalette(command: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(command);
  await page.getByRole("option", { name: command }).waitFor();
  await page.keyboard.press("Enter");
}

const healthOf = (place: "above" | "below") =>
  page.locator(`.seat[data-place="${place}"] [data-counter="health"] b`).innerText();

it("a match of PTG: mana, a creature that attacks, and a player who is chosen by a click on their panel; its position saved and opened", async () => {
  const { inHand, field } = tableOn(page);
  await cellAt(page, 0, "card_id").click();
  await cellAt(page, 2, "card_id").click({ modifiers: ["Shift"] });
  await page.keyboard.press("Control+Alt+Enter");
  const dialog = page.getByRole("dialog", { name: "Play a match" });
  for (const [seat, player] of ["person", "first"].entries()) {
    await dialog.getByLabel("Played by").nth(seat).selectOption(player);
  }
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  const question = page.locator(".prompt-title");
  await expect.poll(() => question.innerText()).toContain("Main phase");
  await page.getByLabel("Bot speed").selectOption("instant");

  await inHand("Hit").click();
  await expect.poll(() => question.innerText()).toContain("Strike: choose a player");
  // The spell lies on the table while its player is asked, and is large enough to be read.
  const resolving = page.locator('.zone[data-zone="resolving"] .tile').filter({ hasText: "Hit" });
  await expect.poll(async () => (await resolving.boundingBox())?.width ?? 0).toBeGreaterThan(64);
  await page.locator('.seat[data-place="above"]').getByRole("button").click();
  await expect.poll(() => healthOf("above")).toBe("17");

  await inHand("Ember").click();
  await inHand("Scrapper").click();
  const scrapper = field().filter({ hasText: "Scrapper" });
  await scrapper.click();
  await expect.poll(() => page.getByText("Scrapper attacks Bob").count()).toBeGreaterThan(0);
  expect(await seriousFindings(page)).toEqual([]);
  // What it is is not hidden by what it does.
  const marks = scrapper.locator(".tile-marks");
  await expect.poll(() => marks.innerText()).toBe("Attacking · Creature");
  const isWhole = (element: Element): boolean =>
    element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
  await expect.poll(() => marks.evaluate(isWhole)).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(() => healthOf("above")).toBe("15");

  await runFromPalette("Save the position as…");
  const saving = page.getByRole("dialog", { name: "Save the position" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    saving.getByRole("button", { name: "Save", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("position.json");
  const saved = readFileSync(await file.path());
  await runFromPalette("End match");
  await page.getByRole("dialog").getByRole("button", { name: "End match" }).click();
  await page.locator(".seat").first().waitFor({ state: "detached" });
  await cellAt(page, 1, "name").click();

  await runFromPalette("Open a position…");
  const opening = page.getByRole("dialog", { name: "Open a position" });
  await expect.poll(() => opening.innerText()).toContain("a recorded match with its cards and choices");
  expect(await seriousFindings(page)).toEqual([]);
  await opening
    .getByLabel("Position to open")
    .setInputFiles({ name: "broken.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByText("broken.json: This is not a position of a match").waitFor();
  await runFromPalette("Open a position…");
  await opening
    .getByLabel("Position to open")
    .setInputFiles({ name: "position.json", mimeType: "application/json", buffer: saved });
  await expect.poll(() => healthOf("above")).toBe("15");
});
