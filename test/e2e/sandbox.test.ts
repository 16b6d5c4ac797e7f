import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { drawn } from "../support/app/rendered.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";
import { tableCards, tableOn } from "../support/app/table-page.js";

let folder: Folder;
let page: Page;

appForEachTest({ "cards.toml": tableCards }, (opened) => ({ folder, page } = opened));

const hand = () => tableOn(page).hand();
const field = () => tableOn(page).field();
const inHand = (name: string) => tableOn(page).inHand(name);
const question = () => tableOn(page).question();
const table = () => tableOn(page).shown();
const turn = () => page.locator(".table-turn");
const countOf = (name: string) => hand().filter({ hasText: name }).count();

async function play(): Promise<void> {
  await page.getByRole("button", { name: "Play with these cards" }).click();
  await table();
}

/** Plays as somebody who clicks whatever glows, until the match is over. */
async function finish(): Promise<void> {
  await page.getByLabel("Bot speed").selectOption("instant");
  while ((await page.locator(".prompt[data-over]").count()) === 0) {
    const glowing = page.locator(".felt .tile[data-legal]:not([data-picked])").first();
    if (await glowing.count()) await glowing.click({ timeout: 2_000 }).catch(() => undefined);
    else await page.keyboard.press("Space");
    await drawn(page);
  }
}

describe("a match from the sheet", () => {
  it("has the text that is being typed in hand, asks its question, is undone, and is finished against a bot", async () => {
    await cellAt(page, 3, "name").click();
    await page.keyboard.type("Salt Pardon");
    // The first saves the cell and stays, the second plays.
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Control+Enter");
    await table();
    await inHand("Salt Pardon").waitFor();
    await inHand("Salt Pardon").click();
    await page.getByRole("alert").filter({ hasText: "aimed" }).waitFor();
    await inHand("Harbor Watch").click();
    await field().first().waitFor();
    await inHand("Salt Pardon").click();
    await expect.poll(() => page.locator('.pile[data-spot="pile void 0"] .pile-count').innerText()).toBe("1");
    await expect.poll(() => field().locator(".tile-figure[data-changed]").count()).toBe(1);
    await page.keyboard.press("Control+z");
    await expect.poll(() => countOf("Salt Pardon")).toBeGreaterThan(0);
    await expect.poll(() => field().locator(".tile-figure[data-changed]").count()).toBe(0);
    await finish();
    await expect.poll(() => question().innerText()).toMatch(/You win!|You lose|draw/u);
    await page.getByRole("button", { name: "New match" }).click();
    await table();
    await expect.poll(() => turn().innerText()).toBe("Turn 1");
  });

  it("asks for a target by what glows, and takes it by the keyboard alone", async () => {
    await cellAt(page, 3, "name").click();
    await play();
    await inHand("Harbor Watch").click();
    await expect.poll(() => field().count()).toBe(1);
    await inHand("Ferry Guide").click();
    await expect.poll(() => field().count()).toBe(2);
    await inHand("Salt Verdict").click();
    await expect.poll(() => page.locator(".prompt-hint").innerText()).toContain("Click a card that glows");
    await expect.poll(() => page.locator(".tile[data-legal]").count()).toBe(2);
    await page.locator(".table").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => field().locator(".tile-figure[data-changed]").count()).toBe(1);
    await page.keyboard.press("Space");
    await expect.poll(() => turn().innerText()).not.toBe("Turn 1");
  });

  it("is played from a file that cannot be written, with what was typed there", async () => {
    chmodSync(join(folder.path, "cards.toml"), 0o444);
    await typeCell(page, 2, "name", "Unsent Letter");
    await cellAt(page, 2, "name").click();
    await play();
    await inHand("Unsent Letter").waitFor();
    expect(folder.read()).toBe(tableCards);
    await inHand("Unsent Letter").click();
    await expect.poll(() => page.locator('.pile[data-spot="pile void 0"] .pile-count').innerText()).toBe("1");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Back to the table" }).waitFor();
    chmodSync(join(folder.path, "cards.toml"), 0o644);
  });

  it("goes to any moment of the log and back to the latest", async () => {
    await cellAt(page, 0, "name").click();
    await play();
    await inHand("Harbor Watch").click();
    await expect.poll(() => field().count()).toBe(1);
    await page.locator('.match-log li[data-type="turn"] button').first().click();
    await expect.poll(() => field().count()).toBe(0);
    await page.locator(".match-log li[data-behind] button").last().click();
    await expect.poll(() => field().count()).toBe(1);
  });

  it("shows how the game understands the card that is looked at", async () => {
    await cellAt(page, 2, "name").click();
    await play();
    await inHand("Quiet Letter").hover();
    const inspector = page.getByRole("region", { name: "Card", exact: true });
    await expect.poll(() => inspector.innerText()).toContain("Played as written");
    await expect.poll(() => inspector.getByRole("tree").innerText()).toContain("DrawCards");
  });
});

describe("a match that is underway", () => {
  const question = (title: string) => page.getByRole("dialog", { name: title });

  async function underway(): Promise<void> {
    await cellAt(page, 0, "name").click();
    await play();
    await inHand("Harbor Watch").click();
    await expect.poll(() => field().count()).toBe(1);
  }

  it("stays when Play is pressed in the sheet, until a new one is asked for", async () => {
    await underway();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Play with these cards" }).click();
    await question("Start a new match?").getByRole("button", { name: "Go back to the match" }).click();
    await expect.poll(() => field().count()).toBe(1);
    await page.getByRole("button", { name: "New match" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => field().count()).toBe(1);
    await page.getByRole("button", { name: "New match" }).click();
    await question("Start a new match?").getByRole("button", { name: "Start new match" }).click();
    await expect.poll(() => field().count()).toBe(0);
    await table();
  });

  it("stays when Back to the table is clicked twice, and when its end is not confirmed", async () => {
    await underway();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Back to the table" }).dblclick();
    await expect.poll(() => field().count()).toBe(1);
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "End match" }).click();
    await question("End match?").getByRole("button", { name: "Go back to the match" }).click();
    await expect.poll(() => field().count()).toBe(1);
    await page.getByRole("button", { name: "End match" }).click();
    await question("End match?").getByRole("button", { name: "End match" }).click();
    await page.locator(".table").waitFor({ state: "detached" });
  });
});

describe("a card edited during a match", () => {
  /** Plays the letter, goes to the sheet, and makes it draw two. */
  async function edit(): Promise<void> {
    await cellAt(page, 2, "name").click();
    await play();
    await inHand("Quiet Letter").click();
    await expect.poll(() => page.locator('.pile[data-spot="pile void 0"] .pile-count').innerText()).toBe("1");
    await page.keyboard.press("Escape");
    await typeCell(page, 2, "energy-cost", "9");
    await page.getByRole("button", { name: "Continue with the new card" }).waitFor();
  }

  it("is reloaded by playing again up to the first choice that is not possible any more, and that is undone", async () => {
    await edit();
    await page.getByRole("button", { name: "Replay from the start" }).click();
    await page.getByRole("button", { name: "Back to the table" }).click();
    await page.getByText(/“Play Quiet Letter” was no longer possible: Needs 9 energy/u).waitFor();
    await expect.poll(() => page.locator('.pile[data-spot="pile void 0"] .pile-count').innerText()).toBe("0");
    await page.getByRole("button", { name: "Undo the replay" }).click();
    await expect.poll(() => page.locator('.pile[data-spot="pile void 0"] .pile-count').innerText()).toBe("1");
  });

  it("is swapped in place, and that is undone too", async () => {
    await edit();
    await page.getByRole("button", { name: "Continue with the new card" }).click();
    await page.getByRole("button", { name: "Back to the table" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Continue with the new card" }).count()).toBe(0);
    await page.keyboard.press("Control+z");
    await page.getByRole("button", { name: "Continue with the new card" }).waitFor();
  });
});

describe("the table", () => {
  it("is set up by hand: numbers, new cards, cards moved by a menu", async () => {
    await play();
    await page.getByRole("button", { name: "Set up table by hand" }).click();
    await page.locator('.seat[data-place="below"]').getByRole("button", { name: "Points: one more" }).click();
    await expect.poll(() => page.locator('.seat[data-place="below"] [data-counter="points"] b').innerText()).toBe("1");
    const before = await hand().count();
    await page.getByLabel("Card to add").fill("Harbor Watch");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect.poll(() => hand().count()).toBe(before + 1);
    await hand().last().click();
    await page.getByRole("menuitem", { name: "Move to: Battlefield of Player 2" }).click();
    await expect
      .poll(() => page.locator('.board-row:not([data-own]) .zone[data-zone="battlefield"] .tile').count())
      .toBe(1);
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("Control+z");
    await expect.poll(() => hand().count()).toBe(before);
  });

  it("is saved as a scenario, which is played again and put on the table", async () => {
    await play();
    await page.getByRole("button", { name: "Set up table by hand" }).click();
    await page.getByLabel("Card to add").fill("Ferry Guide");
    await page.getByLabel("Zone").selectOption("battlefield");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect.poll(() => field().count()).toBe(1);
    await page.getByRole("button", { name: "Save as scenario…" }).click();
    await page.getByLabel("Description").fill("A guide alone");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => existsSync(join(folder.path, "a-guide-alone.scenario.toml"))).toBe(true);
    expect(folder.read("a-guide-alone.scenario.toml")).toContain('battlefield = ["Ferry Guide"]');
    await page.getByRole("button", { name: "End match" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End match" }).click();
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type("Run scenarios");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Scenarios" });
    await dialog.getByText("A guide alone").waitFor();
    await dialog.getByRole("button", { name: "Play it" }).click();
    await expect.poll(() => dialog.getByRole("status").innerText()).toBe("1 passed, 0 failed");
    await dialog.getByRole("button", { name: "Open" }).click();
    await table();
    await expect.poll(() => field().count()).toBe(1);
    folder.write(
      folder.read("a-guide-alone.scenario.toml").replace(/battlefield = 1/u, "battlefield = 2"),
      "a-guide-alone.scenario.toml",
    );
    await page.getByRole("button", { name: "End match" }).click();
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type("Run scenarios");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Play it" }).click();
    await dialog.getByText(/Line \d+, step 1: .*battlefield/u).waitFor();
  });

  it.each(["light", "dark"] as const)("has no serious fault of access in the %s theme", async (theme) => {
    await page.emulateMedia({ colorScheme: theme });
    await cellAt(page, 0, "name").click();
    await play();
    await inHand("Harbor Watch").click();
    await expect.poll(() => field().count()).toBe(1);
    await hand().first().hover();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("is reached through the dialog, with another opponent and a seed that gives the same match again", async () => {
    const deal = async (): Promise<readonly string[]> => {
      await tableOn(page).begin({ players: ["person", "first"], seed: "77" });
      return hand().locator(".tile-name").allInnerTexts();
    };
    const first = await deal();
    await page.getByText("bot: does nothing").waitFor();
    await page.keyboard.press("Escape");
    expect(await deal()).toEqual(first);
  });
});
