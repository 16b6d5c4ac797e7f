import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";
import { tableCards, tableOn, type TablePage } from "../support/app/table-page.js";

let page: Page;
let table: TablePage;

const dear = `
[[cards]]
name = "Gilded Barge"
id = "5e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e19"
energy-cost = 90
rules-text = ""
variables = ""
card-type = "Character"
spark = 9
`;

appForEachTest({ "cards.toml": tableCards + dear }, (opened) => {
  page = opened.page;
  table = tableOn(page);
});

const whose = () => page.locator(".table-whose");
const refusal = () => page.locator(".prompt-refusal");
const inspector = () => page.getByRole("region", { name: "Card", exact: true });

/** Selects rows, which begin in hand. */
async function select(from: number, to: number): Promise<void> {
  await cellAt(page, from, "name").click();
  await cellAt(page, to, "name").click({ modifiers: ["Shift"] });
}

describe("the table for a newcomer", () => {
  it("says whose turn it is, why a card cannot be played, and what the next judgment brings", async () => {
    await select(0, 4);
    await table.begin({ players: ["person", "first"] });
    await page.getByLabel("Bot speed").selectOption("slow");
    await expect.poll(() => whose().innerText()).toBe("Your turn");
    await expect.poll(() => table.inHand("Gilded Barge").getAttribute("data-dim")).not.toBeNull();
    await table.inHand("Gilded Barge").hover();
    await expect.poll(() => inspector().innerText()).toMatch(/Play Gilded Barge:\s*Needs 90 energy, has \d/u);
    await table.inHand("Gilded Barge").click();
    await expect.poll(() => refusal().innerText()).toContain("Needs 90 energy");
    await table.inHand("Harbor Watch").click();
    const scores = page.locator('.seat[data-place="below"] [data-counter="scores"] b');
    await expect.poll(() => scores.innerText()).toBe("4");
    await page.keyboard.press("Space");
    await expect.poll(() => whose().innerText()).toBe("Player 2’s turn");
    await table.hand().first().hover();
    await expect.poll(() => inspector().innerText()).toContain("Player 2 is to choose now.");
  });

  it("plays cards that are dragged there, says at the end who won by what, and deals the same shuffle again", async () => {
    await select(0, 1);
    await table.begin({ players: ["person", "first"] });
    await page.getByLabel("Bot speed").selectOption("instant");
    const dealt = await table.hand().locator(".tile-name").allInnerTexts();
    await table.inHand("Harbor Watch").dragTo(table.hand().last());
    await table.inHand("Harbor Watch").dragTo(page.locator('.board-row[data-own] .zone[data-zone="battlefield"]'));
    await expect.poll(() => table.field().count()).toBe(1);
    await expect.poll(() => table.hand().count()).toBe(dealt.length - 1);
    await table.inHand("Ferry Guide").dragTo(table.field().first());
    await expect.poll(() => table.field().count()).toBe(2);
    await page.getByRole("button", { name: "Set up table by hand" }).click();
    const more = page.locator('.seat[data-place="below"]').getByRole("button", { name: "Points: one more" });
    for (let points = 1; points <= 5; points++) {
      await more.click();
      await expect.poll(() => page.locator('.seat[data-place="below"] [data-goal] b').innerText()).toBe(`${points}`);
    }
    await page.getByRole("button", { name: "Set up table by hand" }).click();
    await page.keyboard.press("Space");
    const end = page.getByRole("dialog", { name: "The match is over" });
    await end.getByText("You win!").waitFor();
    await expect.poll(() => end.locator("tr[data-goal]").innerText()).toMatch(/Points\s+12⍏\s+0⍏/u);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await seriousFindings(page)).toEqual([]);
    await end.getByRole("button", { name: "Restart with same shuffle" }).click();
    await table.shown();
    await expect.poll(() => table.hand().locator(".tile-name").allInnerTexts()).toEqual(dealt);
  });
});

describe("what the table explains", () => {
  it("says beside the question why a card stays in hand, and tells all words of the game and those of a card", async () => {
    await select(0, 4);
    await table.begin({ players: ["person", "first"] });
    await page.getByLabel("Bot speed").selectOption("slow");
    await table.inHand("Gilded Barge").hover();
    await expect.poll(() => table.question().innerText()).toMatch(/Play Gilded Barge: Needs 90 energy, has \d/u);
    await table.inHand("Salt Verdict").hover();
    await expect.poll(() => inspector().innerText()).toContain("The strength of a character");
    await page.getByRole("button", { name: "Game glossary" }).click();
    const words = page.getByRole("dialog", { name: "Game glossary" });
    await expect.poll(() => words.innerText()).toMatch(/Kindle 2: .*Foresee 2: /su);
    await page.keyboard.press("Escape");
    await page.keyboard.press("F1");
    await page.getByRole("dialog", { name: "Keyboard shortcuts and help" }).getByText("Foresee 2:").waitFor();
  });

  it("keeps the card that is looked at while the pointer passes others on its way to the pencil", async () => {
    await select(0, 1);
    await table.begin({ players: ["person", "first"] });
    await table.inHand("Harbor Watch").hover();
    await expect.poll(() => inspector().innerText()).toContain("Harbor Watch");
    const pencil = page.getByRole("button", { name: "Edit Harbor Watch" });
    const box = await pencil.boundingBox();
    if (box === null) throw new Error("The pencil is not on screen.");
    const others = page.locator('.board-row[data-own] .tile:not(:has-text("Harbor Watch"))');
    for (const other of await others.all()) await other.dispatchEvent("pointerover");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.getByRole("button", { name: "Back to the table" }).waitFor();
  });
});

describe("a hot-seat match", () => {
  it("asks the two persons in turn, each by name, and turns the table round to who decides", async () => {
    await table.begin({ players: ["person", "person"] });
    await expect.poll(() => whose().innerText()).toBe("Player 1’s turn");
    await expect.poll(() => table.question().innerText()).toMatch(/^Player 1: Your turn/u);
    await page.keyboard.press("Space");
    await expect.poll(() => table.question().innerText()).toMatch(/^Player 2: Your turn/u);
    await expect.poll(() => whose().innerText()).toBe("Player 2’s turn");
    await expect.poll(() => page.locator('.seat[data-place="below"] strong').innerText()).toBe("Player 2");
    const standing = table.hand().filter({ hasText: /Harbor Watch|Ferry Guide/u });
    await standing.first().click();
    await expect.poll(() => table.field().count()).toBe(1);
    await page.keyboard.press("Control+z");
    await expect.poll(() => table.field().count()).toBe(0);
    await expect.poll(() => table.question().innerText()).toMatch(/^Player 2: Your turn/u);
  });
});

describe("the table of lanes", () => {
  it("takes cards to places by pointing at them and by dragging, and shows what each lane comes to", async () => {
    await select(0, 1);
    await table.begin({ players: ["person", "first"], rules: 1 });
    await page.getByLabel("Bot speed").selectOption("instant");
    const forecasts = page.getByRole("list", { name: "What the next judgment would bring" }).locator("li");
    await expect.poll(() => forecasts.count()).toBe(4);
    await table.inHand("Harbor Watch").dragTo(table.slot(2));
    await expect.poll(() => table.slot(4).locator(".tile").count()).toBe(1);
    await table.slot(4).locator(".tile").click();
    await page.getByText("Choose a place for Harbor Watch.").waitFor();
    await table.slot(0).click({ force: true });
    await expect.poll(() => refusal().innerText()).toContain("cannot be deployed before your next judgment");
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".table-turn").innerText()).toBe("Turn 3");
    await table.slot(4).locator(".tile").dragTo(table.slot(1));
    await expect.poll(() => table.slot(1).locator(".tile-name").allInnerTexts()).toEqual(["Harbor Watch"]);
    await expect.poll(() => forecasts.nth(1).innerText()).toContain("scores 4⍏");
    await table.slot(1).locator(".tile").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".slot[data-target]").count()).toBe(8);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => table.slot(2).locator(".tile-name").allInnerTexts()).toEqual(["Harbor Watch"]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => table.slot(1).locator(".tile").count()).toBe(1);
    await page.getByRole("button", { name: "Set up table by hand" }).click();
    await table.inHand("Ferry Guide").dragTo(table.slot(3));
    await expect.poll(() => table.slot(3).locator(".tile-name").allInnerTexts()).toEqual(["Ferry Guide"]);
    await expect.poll(() => forecasts.nth(3).innerText()).toContain("scores 3⍏");
  });
});

/** Bots wait for their turn to think, however slow or quick the machine is, until they are let go on. */
async function holdBots(): Promise<() => Promise<void>> {
  // What the match worker puts off are the slices of a search; requests of the page reach it as messages.
  const held = `{
    const later = self.setTimeout.bind(self);
    let waiting = [];
    self.setTimeout = (run, ms) => waiting ? (waiting.push(run), 0) : later(run, ms);
    new BroadcastChannel("bots of the test").onmessage = () => {
      // Those before it were called off.
      const last = waiting?.at(-1);
      waiting = undefined;
      if (last) later(last, 0);
    };
  }\n`;
  await page.route(/worker[^/]*\.js$/u, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: held + (await response.text()) });
  });
  return () => page.evaluate(() => new BroadcastChannel("bots of the test").postMessage("go"));
}

describe("a bot that thinks ahead", () => {
  it("is interrupted by undo, and moves when it is let think", async () => {
    const letThink = await holdBots();
    await select(0, 0);
    await table.begin({ players: ["person", "search"] });
    await page.getByLabel("Bot speed").selectOption("instant");
    await table.inHand("Harbor Watch").click();
    await expect.poll(() => table.field().count()).toBe(1);
    await page.keyboard.press("Space");
    await expect.poll(() => table.question().innerText()).toContain("is thinking");
    await page.keyboard.press("Control+z");
    await table.shown();
    await expect.poll(() => page.locator(".table-turn").innerText()).toBe("Turn 1");
    await page.keyboard.press("Space");
    await expect.poll(() => table.question().innerText()).toContain("is thinking");
    await letThink();
    await expect.poll(() => page.locator(".table-turn").innerText()).toBe("Turn 3");
  });
});
