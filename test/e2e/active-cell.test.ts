import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { bursts } from "../support/active-cell/acts.js";
import { cardsText } from "../support/active-cell/cards.js";
import { ActiveCellLaw } from "../support/active-cell/law.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const rowCount = 60;
let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cardsText(rowCount) }, (opened) => ({ page, folder } = opened));

describe("the active cell", () => {
  it("is the one that is outlined, selected, in sight, in the panel and changed by typing, whatever is done", async () => {
    await cellAt(page, 0, "name").click();
    await new ActiveCellLaw(page, folder, rowCount).hold(bursts(150, 20261122));
  });
});
