import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";
import { tableCards, tableOn, type TablePage } from "../support/app/table-page.js";

let page: Page;
let table: TablePage;

const almanac = `[[cards]]
name = "Glass Almanac"
id = "5e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e20"
energy-cost = 0
rules-text = "{Foresee($f)}."
variables = "f: 2"
card-type = "Event"

`;

const trial = `
[[cards]]
name = "Two Doors"
id = "5e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e21"
energy-cost = "*"
rules-text = """
{choose_one}
{bullet} {energy($e1)}: Draw {cards($c1)}.
{bullet} {energy($e2)}: {Dissolve} an enemy."""
variables = """
e1: 1
e2: 1
c1: 1"""
card-type = "Event"
`;

/** Cards that lie in the deck while others are in the hand. */
const others = Array.from(
  { length: 8 },
  (_, at) => `
[[cards]]
name = "Field Hand ${at}"
id = "5e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e${30 + at}"
energy-cost = 1
rules-text = ""
variables = ""
card-type = "Character"
subtype = "Guide"
spark = 1
`,
).join("");

appForEachTest({ "cards.toml": almanac + trial + tableCards + others }, (opened) => {
  page = opened.page;
  table = tableOn(page);
});

const box = () => page.getByRole("region", { name: "Question" });
const button = (name: string | RegExp) => box().getByRole("button", { name });
const pile = (name: string) => box().getByRole("region", { name });
const count = (zone: string) => page.locator(`.board-row[data-own] .zone[data-zone="${zone}"]`).innerText();

describe("a choice that leads to a question", () => {
  it("is cancelled beside the question or by Escape, as long as nothing was seen of what comes of it", async () => {
    await cellAt(page, 1, "name").click();
    await table.begin({ players: ["person", "first"] });
    const inHand = await table.hand().count();
    for (const cancel of [() => button(/^Cancel/u).click(), () => page.keyboard.press("Escape")]) {
      await table.inHand("Two Doors").click();
      await button(/^Cancel/u).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await cancel();
      await expect.poll(() => table.question().innerText()).toContain("Your turn");
      await expect.poll(() => table.hand().count()).toBe(inHand);
      await table.inHand("Two Doors").waitFor();
    }
  });

  it("says why it cannot be cancelled once cards of the deck are seen", async () => {
    await cellAt(page, 0, "name").click();
    await table.begin({ players: ["person", "first"] });
    await table.inHand("Glass Almanac").click();
    await button("Leave them as they are").waitFor();
    await expect.poll(() => button(/^Cancel/u).count()).toBe(0);
    await expect.poll(() => table.question().innerText()).toContain("Cannot be cancelled");
  });
});

describe("cards at the table", () => {
  const isWhole = () =>
    page
      .locator(".tile:not(.is-back)")
      .evaluateAll((tiles) =>
        tiles.map((tile) =>
          [...tile.querySelectorAll<HTMLElement>(".tile-name, .tile-lines")].every(
            (part) => part.scrollWidth <= part.clientWidth,
          ),
        ),
      );

  it("have no word that is broken or wider than they are, with nine of them in hand", async () => {
    await cellAt(page, 0, "name").click();
    await cellAt(page, 8, "name").click({ modifiers: ["Shift"] });
    await table.begin({ players: ["person", "first"] });
    await expect.poll(() => table.hand().count()).toBeGreaterThanOrEqual(9);
    expect(await isWhole()).not.toContain(false);
    const breaking = await page.locator(".tile-name, .tile-lines p").evaluateAll((parts) =>
      parts.filter((part) => {
        const { overflowWrap, wordBreak, hyphens } = getComputedStyle(part);
        return overflowWrap !== "normal" || wordBreak !== "normal" || hyphens === "auto";
      }),
    );
    expect(breaking).toEqual([]);
    const small = await table
      .hand()
      .first()
      .locator(".tile-lines")
      .evaluate((text) => getComputedStyle(text).fontSize);
    await page.setViewportSize({ width: 2560, height: 1440 });
    const large = await table
      .hand()
      .first()
      .locator(".tile-lines")
      .evaluate((text) => getComputedStyle(text).fontSize);
    expect(Number.parseFloat(large)).toBeGreaterThan(1.4 * Number.parseFloat(small));
  });
});

describe.each([
  ["the battlefield", 0],
  ["lanes", 1],
])("a question about cards of the deck, over the table of %s", (_, rules) => {
  it("says what it is, what came before it and what an unchanged answer means", async () => {
    await cellAt(page, 0, "name").click();
    await table.begin({ players: ["person", "first"], rules });
    await table.inHand("Glass Almanac").click();
    await button("Leave them as they are").waitFor();
    await expect
      .poll(() => table.question().innerText())
      .toMatch(/^Foresee 2: .*void.*leave them on top of your deck/su);
    await expect.poll(() => table.question().innerText()).toContain("For Glass Almanac.");
    const { x, y, width, height } = (await box().boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect([x > 0, y > 0, x + width < 1280, y + height < 800]).toEqual([true, true, true, true]);
    const happened = box().getByRole("list", { name: "Latest events" });
    await expect.poll(() => happened.getByText("Just now").isVisible()).toBe(true);
    await expect.poll(() => happened.innerText()).toContain("is revealed");
    expect(await seriousFindings(page)).toEqual([]);

    const first = (await pile("the deck").locator(".tile-name").first().innerText()).trim();
    await button(`${first}: to the void`).click();
    await expect.poll(() => pile("the void").locator(".tile-name").allInnerTexts()).toEqual([first]);
    await button(/^Done/u).click();
    await expect.poll(() => count("void")).toMatch(/2/u);
    await table.shown();
  });
});

describe("a mode that cannot be chosen", () => {
  it("stands among the others, with its reason", async () => {
    await cellAt(page, 1, "name").click();
    await table.begin({ players: ["person", "first"] });
    await table.inHand("Two Doors").click();
    const answers = box().locator(".prompt-answers button:not(.prompt-cancel)");
    await expect.poll(() => answers.count()).toBe(2);
    await expect.poll(() => answers.nth(1).innerText()).toContain("Nothing to aim at.");
    await expect.poll(() => answers.nth(1).getAttribute("aria-disabled")).toBe("true");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("2");
    await expect.poll(() => page.locator(".prompt-refusal").innerText()).toContain("Nothing to aim at.");
    const before = await table.hand().count();
    await page.keyboard.press("1");
    await table.shown();
    await expect.poll(() => table.hand().count()).toBe(before + 1);
  });
});
