import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { bursts, everydayBursts, groupedBursts } from "../support/active-cell/acts.js";
import { cardsText } from "../support/active-cell/cards.js";
import { ActiveCellLaw } from "../support/active-cell/law.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const rowCount = 60;
const actsEach = 500;
const seeds = Array.from({ length: 40 }, (_, at) => 20_261_200 + at);

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cardsText(rowCount) }, (opened) => ({ page, folder } = opened));

describe("the active cell", () => {
  it.each(seeds)("is what all else follows through 500 acts, seed %i", async (seed) => {
    await cellAt(page, 0, "name").click();
    await new ActiveCellLaw(page, folder, rowCount).hold(bursts(actsEach, seed));
  });

  it.each(seeds.map((seed) => seed + 1_000))("is it with more of what people do every day, seed %i", async (seed) => {
    await cellAt(page, 0, "name").click();
    await new ActiveCellLaw(page, folder, rowCount).hold(everydayBursts(actsEach, seed));
  });

  it.each(seeds.map((seed) => seed + 2_000))("is it in groups, with rows dragged among them, seed %i", async (seed) => {
    await cellAt(page, 0, "name").click();
    await new ActiveCellLaw(page, folder, rowCount).hold(groupedBursts(actsEach, seed));
  });
});
