import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { games } from "../../shared/games/index.js";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { showTab } from "../support/app/sheet-page.js";
import { root } from "../support/pages/page.js";

/** The samples of all games as one folder: `ptg-cards.toml`. */
function allSamples(): Readonly<Record<string, string>> {
  const files = games.flatMap(({ id }) => {
    const folder = join(root, "tabula", id);
    const names = readdirSync(folder).filter((name) => name.endsWith(".toml") && name !== "sheets.toml");
    return names.map((name): [string, string] => [`${id}-${name}`, readFileSync(join(folder, name), "utf8")]);
  });
  return Object.fromEntries(files);
}

let page: Page;
appForEachTest(allSamples(), (opened) => ({ page } = opened));

const dialog = () => page.getByRole("dialog", { name: "Play a match" });

it("each sheet of a folder with five games has the editor, the marks and the matches of its own game", async () => {
  const sheets = [
    { tab: "dreamtides-cards", pane: "Rules text", game: "Dreamtides" },
    { tab: "ttcg-ttcg-cards", pane: "Rules text", game: "True Trading Card Game" },
    { tab: "ptg-cards", pane: "Structure", game: "PTG" },
    { tab: "summoner-monsters", pane: "Structure", game: "Summoner TCG" },
    { tab: "tcgone-cards", pane: "Rules text", game: "TCG ONE" },
  ];
  for (const { tab, pane: title, game } of sheets) {
    await showTab(page, tab);
    await page.locator('.ag-row[row-index="0"] .ag-cell .cell').first().click();
    await page.getByRole("complementary", { name: title }).waitFor();
    await page.keyboard.press("Control+Alt+Enter");
    const chosen = dialog().getByLabel("Game").locator("option:checked");
    await expect.poll(() => chosen.innerText()).toBe(game);
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
  }
});

it("what is supported for each game is listed, with the game of the sheet marked", async () => {
  await showTab(page, "ptg-cards");
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type("Supported games");
  await page.getByRole("option", { name: "Supported games" }).waitFor();
  await page.keyboard.press("Enter");
  const listed = page.getByRole("dialog", { name: "Supported games" });
  const headings = listed.getByRole("columnheader");
  await expect.poll(() => headings.allInnerTexts()).toHaveLength(games.length);
  await expect.poll(() => listed.locator('th[aria-current="true"]').innerText()).toContain("PTG");
  expect(await seriousFindings(page)).toEqual([]);
});
