import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const count = 300;
const cards = Array.from(
  { length: count },
  (_, at) =>
    `[[cards]]\nname = "Lamp ${at}"\nid = "7b1d0c1e-0d4a-4d52-9f4e-${String(at).padStart(12, "0")}"\n` +
    `energy-cost = 2\nrules-text = "Draw {cards($c)}."\nvariables = "c: 2"\ncard-type = "Event"\n`,
).join("\n");

let page: Page;
appForEachTest({ "cards.toml": cards }, (opened) => ({ page } = opened));

const pane = () => page.getByRole("complementary", { name: "Card face" });
const faceText = async (): Promise<string> => (await pane().locator("svg text").allTextContents()).join("\n");
const gallery = () => page.getByRole("dialog", { name: "Cards" });
const tiles = () => gallery().getByRole("button", { name: /^Card Lamp/u });

describe("the face of a card", () => {
  it("follows what is typed into the rules text and into cells", async () => {
    await cellAt(page, 1, "name").click();
    await page.keyboard.press("Control+Alt+v");
    await expect.poll(faceText).toContain("Draw 2 cards.");
    await cellAt(page, 1, "rules-text").click();
    await page.keyboard.press("Enter");
    await page.locator(".rules-editor .view-line").first().waitFor();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" Foresee 1.");
    await expect.poll(faceText).toContain("Draw 2 cards. Foresee 1.");
    expect(await seriousFindings(page)).toEqual([]);
    await pane().getByRole("button", { name: "Close the card face" }).click();
    await expect.poll(() => pane().count()).toBe(0);
  });

  it("says when a text is too long for its box", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+Alt+v");
    await pane().getByRole("img", { name: "Card Lamp 0" }).waitFor();
    await page.keyboard.type(`${"Lamplighter ".repeat(60)}\n`);
    await page.keyboard.press("ArrowUp");
    await pane()
      .getByText(/^A text is cut off: it /u)
      .waitFor();
  });
});

describe("a card that was changed", () => {
  it("is shown as it was, too, and in the gallery of what changed with new cards alone", async () => {
    await cellAt(page, 1, "name").click();
    await page.keyboard.press("Control+Alt+v");
    await pane().getByRole("img", { name: "Card Lamp 1" }).waitFor();
    await page.keyboard.type("Beacon\n");
    await page.keyboard.press("ArrowUp");
    await pane().getByText("When the folder was opened").waitFor();
    await expect.poll(faceText).toMatch(/Beacon[^]*Lamp 1/u);
    await cellAt(page, 1, "rules-text").click();
    await page.keyboard.press("Delete");
    // As it was it has its rules text as players read it.
    await expect.poll(faceText).toMatch(/Beacon[^]*Lamp 1[^]*Draw 2 cards\./u);
    await expect.poll(async () => (await faceText()).split("Draw 2 cards.").length).toBe(2);
    await page.keyboard.press("Control+n");
    await expect.poll(() => page.locator(".ag-row").count()).toBeGreaterThan(2);
    await page.keyboard.press("Control+Alt+g");
    await gallery().getByLabel("Cards to show").selectOption("Changed (2)");
    const shown = async (): Promise<readonly string[][]> =>
      Promise.all(
        (await gallery().locator(".gallery-tile").all()).map((tile) =>
          tile
            .locator(".face-image, .gallery-new")
            .evaluateAll((parts) => parts.map((part) => part.getAttribute("aria-label") ?? part.textContent)),
        ),
      );
    const fresh: unknown = expect.stringMatching(/^Card (?!Beacon)/u);
    await expect.poll(shown).toEqual([
      ["Card before", "Card Beacon"],
      ["New since the folder was opened", fresh],
    ]);
    const heights = await gallery()
      .locator(".gallery-tile > *")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
    await gallery().getByLabel("Before and after").click();
    await expect.poll(shown).toEqual([["Card Beacon"], [fresh]]);
    await gallery().getByLabel("Print guides").click();
    await expect
      .poll(() =>
        gallery()
          .locator(".face-image > svg")
          .evaluateAll((faces) => faces.map((face) => face.getAttribute("viewBox"))),
      )
      .toEqual(Array(2).fill("-3.175 -3.175 69.35 94.35"));
  });
});

describe("the gallery", () => {
  it("draws the cards in sight, and leads to the row of one", async () => {
    await page.keyboard.press("Control+Alt+g");
    await tiles().first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const drawn = await tiles().all();
    expect(drawn.length).toBeLessThan(count / 2);
    await gallery()
      .locator(".gallery-tiles")
      .evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await gallery()
      .getByRole("button", { name: `Card Lamp ${count - 1}` })
      .click();
    await expect.poll(() => gallery().count()).toBe(0);
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toContain(`Lamp ${count - 1}`);
  });

  it("compares the selected cards, and saves them as a page that prints at their own size", async () => {
    await cellAt(page, 2, "name").click();
    await cellAt(page, 4, "name").click({ modifiers: ["Shift"] });
    await page.keyboard.press("Control+Alt+g");
    await expect.poll(() => tiles().allInnerTexts()).toHaveLength(3);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      gallery().getByRole("button", { name: "Save for printing…" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("cards.html");
    const html = readFileSync(await file.path(), "utf8");
    const printed = await page.context().newPage();
    await printed.setContent(html);
    const box = await printed.locator(".card").nth(1).boundingBox();
    // 96 CSS pixels are an inch.
    const inMm = (px: number | undefined): number => Math.round(((px ?? 0) / 96) * 254) / 10;
    expect([inMm(box?.width), inMm(box?.height)]).toEqual([63, 88]);
    await expect.poll(() => printed.locator(".card").count()).toBe(3);
    const fonts = await printed.evaluate(() => document.fonts.load("16px 'DejaVu Serif Condensed'"));
    expect(fonts).toHaveLength(1);
    await printed.close();
  });
});
