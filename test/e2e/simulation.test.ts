import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { typeCell } from "../support/app/sheet-page.js";

const card = (name: string, at: number, spark: number): string => `[[cards]]
name = "${name}"
id = "6e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e${at}"
energy-cost = 1
rules-text = ""
variables = ""
card-type = "Character"
subtype = "Warrior"
spark = ${spark}
`;

const cards = [card("Harbor Watch", 10, 2), card("Ferry Guide", 11, 1)].join("\n");

let page: Page;
appForEachTest({ "cards.toml": cards }, (opened) => ({ page } = opened), {
  viewport: { width: 2560, height: 1440 },
});

const pane = () => page.getByRole("region", { name: "Simulation" });
const form = () => pane().getByRole("form", { name: "Simulation settings" });
const run = () => form().getByRole("button", { name: /^Run/u });
const wins = () => pane().getByRole("region", { name: "Win rates" });

async function openPane(matches: number): Promise<void> {
  await page.keyboard.press("Control+Alt+S");
  await form().waitFor();
  await form().getByLabel("Matches", { exact: true }).fill(String(matches));
  for (const player of await form()
    .getByLabel(/^Player of/u)
    .all())
    await player.selectOption("random");
}

describe("a simulation", () => {
  it("plays the cards on screen, shows its progress, and shows who won with charts and tables", async () => {
    await page.keyboard.press("Control+Alt+S");
    await form().getByText("“Plays well at once” does not look ahead").waitFor();
    await pane().getByRole("button", { name: "Close simulation" }).click();
    await openPane(40);
    await form().getByText("“Plays anything” chooses by chance").waitFor();
    await expect.poll(() => form().getByText("does not look ahead").count()).toBe(0);
    await run().click();
    await wins().waitFor();
    await expect
      .poll(() => pane().locator(".simulation-summary").innerText())
      .toContain("“Plays anything” chooses by chance");
    await expect.poll(() => pane().locator("figure svg").count()).toBeGreaterThan(1);
    const rows = pane().getByRole("region", { name: "Cards" }).locator("tbody tr");
    await expect.poll(() => rows.allInnerTexts()).toHaveLength(2);
    expect(await seriousFindings(page)).toEqual([]);
    await rows.filter({ hasText: "Ferry Guide" }).getByTitle("Go to the card").click();
    await page.waitForFunction(() => document.querySelector(".ag-cell-focus")?.textContent.includes("Ferry Guide"));
  });

  it("is stopped with what was played so far", async () => {
    await openPane(200_000);
    await run().click();
    await pane().getByRole("progressbar", { name: "Matches played" }).waitFor();
    await form().getByRole("button", { name: "Stop" }).click();
    await run().waitFor();
    await expect.poll(() => pane().innerText()).toMatch(/Stopped: results from [\d,]+ of 200,000 matches/u);
  });

  it("fits a narrow window, and marks the figures of a card that is edited until it is played again", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPane(40);
    await form().getByLabel("Pairs of cards").check();
    await run().click();
    await wins().waitFor();
    await run().waitFor();
    const overflow = () =>
      pane()
        .locator(".simulation-results")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    const cards = pane().getByRole("region", { name: "Cards", exact: true });
    await cards.getByLabel("Show").selectOption("all figures");
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await pane().getByRole("region", { name: "Pairs of cards", exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await expect.poll(() => cards.locator("tr.is-stale").count()).toBe(0);
    await page.setViewportSize({ width: 2560, height: 1440 });
    await page.keyboard.press("Escape");
    await typeCell(page, 0, "spark", "7");
    await page.keyboard.press("Control+Alt+S");
    await cards.locator("tr.is-stale").filter({ hasText: "Harbor Watch" }).waitFor();
    await expect.poll(() => cards.locator("tr.is-stale").count()).toBe(1);
    await run().click();
    await expect.poll(() => cards.locator("tr.is-stale").count()).toBe(0);
  });

  it("compares the cards after an edit with those that were opened, on the same seeds", async () => {
    await typeCell(page, 0, "spark", "5");
    await openPane(60);
    await form().getByLabel("Compare with").selectOption("opened");
    await run().click();
    await wins().waitFor();
    await expect.poll(() => pane().innerText()).toMatch(/before/iu);
    await run().waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    // Of the decks' table no column may be cut, for the pane itself does not scroll sideways.
    const cut = (): Promise<number> =>
      pane()
        .locator(".simulation-pair")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(cut).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 2560, height: 1440 });
  });

  it("takes the place of the sheet in the frame in which a cell was edited, without a complaint", async () => {
    await page.evaluate(() => {
      const frames = { asked: 0, over: 0 };
      const pending = new Set<number>();
      window.requestAnimationFrame = (callback) => {
        frames.asked += 1;
        const frame = window.setTimeout(() => {
          pending.delete(frame);
          callback(performance.now());
          frames.over += 1;
        }, 200);
        pending.add(frame);
        return frame;
      };
      window.cancelAnimationFrame = (frame) => {
        if (pending.delete(frame)) frames.over += 1;
        window.clearTimeout(frame);
      };
      Object.assign(window, { frames });
    });
    await typeCell(page, 0, "spark", "5");
    await openPane(60);
    // The late frames come before the errors of the page are looked at.
    const frames = () => page.evaluate(() => (window as unknown as { frames: { asked: number; over: number } }).frames);
    const { asked } = await frames();
    await expect.poll(async () => (await frames()).over).toBeGreaterThanOrEqual(asked);
  });

  it("is left by Escape, at once or when nothing in it has the keyboard, and the sheet has the keyboard again", async () => {
    const hasKeyboard = () => page.evaluate(() => document.activeElement?.closest(".sheet-grid") !== null);
    await page.locator('.ag-row[row-index="1"] .ag-cell[col-id="name"]').click();
    await page.keyboard.press("Control+Alt+S");
    await pane().waitFor();
    await page.keyboard.press("Escape");
    await pane().waitFor({ state: "detached" });
    await expect.poll(hasKeyboard).toBe(true);
    await page.keyboard.press("Control+Alt+S");
    await form().waitFor();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press("Escape");
    await pane().waitFor({ state: "detached" });
  });
});
