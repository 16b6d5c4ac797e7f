import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const sample = join(import.meta.dirname, "../../tabula/ttcg");
const files = Object.fromEntries(
  readdirSync(sample)
    .filter((file) => file.endsWith(".toml"))
    .map((file) => [file, readFileSync(join(sample, file), "utf8")]),
);
let page: Page;
appForEachTest(files, (opened) => ({ page } = opened));

const question = () => page.locator(".prompt-title");
const menu = () => page.locator(".card-menu");
const own = (zone: string) => page.locator(`.board-row[data-own] .zone[data-zone="${zone}"]`);
const unit = "Gravel Tender";
const units = () => own("units").locator(".tile").filter({ hasText: unit });
const pointsOf = (place: "above" | "below") =>
  page.locator(`.seat[data-place="${place}"] [data-counter="points"] b`).innerText();

/** A match against a bot that does nothing, who has few points; a unit of rank 1 is in hand. */
async function begin(points: number): Promise<void> {
  await cellAt(page, 0, "name").click();
  await page.keyboard.press("Control+Alt+Enter");
  const dialog = page.getByRole("dialog", { name: "Play a match" });
  for (const [seat, player] of ["person", "first"].entries()) {
    await dialog.getByLabel("Played by").nth(seat).selectOption(player);
  }
  await dialog.locator(".rule-options > summary").click();
  await dialog.getByLabel("Rules by").selectOption("quick");
  await dialog.getByText("Points: 10 · Untap step: At the start of their player's turn").waitFor();
  await dialog.getByLabel("Points", { exact: true }).fill(String(points));
  await dialog.getByLabel("First player", { exact: true }).selectOption("player-1");
  await expect.poll(() => dialog.getByLabel("Rules by").inputValue()).toBe("");
  await dialog.getByLabel("Seed").fill("7");
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => question().innerText()).toContain("Main phase");
  await page.getByLabel("Bot speed").selectOption("instant");
  await expect.poll(() => pointsOf("above")).toBe(String(points));
}

async function expectWon(): Promise<void> {
  const end = page.getByRole("dialog", { name: "The match is over" });
  await end.getByText("You win!").waitFor();
}

describe("a whole match of TTCG", () => {
  it("is played by the mouse: a unit dragged to a slot, phases, and attacks until a player has no points", async () => {
    await begin(2);
    const next = (title: string) => page.locator(".prompt").getByRole("button", { name: title }).click();
    const phase = (title: string) => expect.poll(() => question().innerText()).toContain(title);
    await own("hand")
      .locator(".tile")
      .filter({ hasText: unit })
      .first()
      .dragTo(own("units").locator('[data-slot="2"]'));
    await expect.poll(() => units().count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await next("Next phase");
    await phase("Battle phase");
    for (const left of ["1", "0"]) {
      await next("End turn");
      await phase("Main phase");
      await next("Next phase");
      await phase("Battle phase");
      await units().click();
      await menu().getByRole("menuitem").filter({ hasText: "Attack Bob" }).click();
      if (left !== "0") await expect.poll(() => pointsOf("above")).toBe(left);
    }
    await expectWon();
  });

  it("is played by the keyboard alone", async () => {
    await begin(1);
    const focused = (zone: string) => own(zone).locator(".tile:focus").filter({ hasText: unit });
    await page.locator(".table").focus();
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowRight");
        return focused("hand").count();
      })
      .toBe(1);
    await page.keyboard.press("Enter");
    await page.keyboard.press(
      await menu()
        .getByRole("menuitem")
        .filter({ hasText: `Play ${unit}` })
        .locator("kbd")
        .innerText(),
    );
    await expect.poll(() => units().count()).toBe(1);
    for (const title of ["Battle phase", "Main phase", "Battle phase"]) {
      await page.keyboard.press("n");
      await expect.poll(() => question().innerText()).toContain(title);
    }
    await page.keyboard.press("t");
    await expect.poll(() => focused("units").count()).toBe(1);
    await page.keyboard.press("t");
    await expectWon();
  });
});

/**
 * What of the open cards on the table cannot be seen: names that are cut, names and numbers that other things cover or cut, and
 * signs of what changes the numbers.
 */
const hidden = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".tile:not(.is-back)")].flatMap((tile) => {
      const box = tile.getBoundingClientRect();
      const name = tile.querySelector<HTMLElement>(".tile-name");
      if (!name) return [];
      const parts = [name, ...tile.querySelectorAll(".tile-figure")].map((part) => part.getBoundingClientRect());
      const isCut = name.scrollHeight > name.clientHeight + 1;
      const isOut = parts.some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1,
      );
      const isCovered = [...tile.querySelectorAll(".tile-badge")]
        .map((badge) => badge.getBoundingClientRect())
        .some((badge) =>
          parts.some(
            (part) =>
              badge.left < part.right - 1 &&
              badge.right > part.left + 1 &&
              badge.top < part.bottom - 1 &&
              badge.bottom > part.top + 1,
          ),
        );
      const isUnsaid = [...tile.querySelectorAll(".tile-badge[data-tone]")].some(
        (badge) => badge.getBoundingClientRect().width === 0,
      );
      return isCut || isOut || isCovered || isUnsaid ? [`${name.innerText} ${tile.dataset["pose"] ?? ""}`] : [];
    }),
  );

describe("the cards on the table of TTCG", () => {
  it.each([
    [1280, 800],
    [2560, 1440],
  ])("show their names and numbers, turned, changed and in a hand of ten, at %d × %d", async (width, height) => {
    await page.setViewportSize({ width, height });
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+Alt+Enter");
    const dialog = page.getByRole("dialog", { name: "Play a match" });
    for (const seat of [0, 1]) {
      await dialog.getByLabel("Played by").nth(seat).selectOption({ label: "Bot: plays anything" });
    }
    await dialog.locator(".rule-options > summary").click();
    await dialog.getByLabel("Opening hand", { exact: true }).fill("10");
    await dialog.getByLabel("Seed").fill("5");
    await dialog.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByLabel("Bot speed").selectOption("instant");
    await page.getByRole("dialog", { name: "The match is over" }).waitFor();
    await page.keyboard.press("Escape");
    const moments = page.locator(".table-bar input[type=range]");
    const last = Number(await moments.getAttribute("max"));
    let turned = 0;
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await moments.fill(String(Math.round(last * part)));
      await expect.poll(() => moments.inputValue()).toBe(String(Math.round(last * part)));
      await expect.poll(hidden).toEqual([]);
      turned += await page.locator('.stand > [data-pose="tapped"]').count();
    }
    expect(turned).toBeGreaterThan(0);
  });
});
