import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const onDisk = (text: string) => expectOnDisk(folder, text);
const mark = (row: number, column: string) => cellAt(page, row, column).locator(".cell-problem");
const beside = () => page.getByRole("dialog", { name: "Problems of this cell" });
const panel = () => page.getByRole("region", { name: "Problems" });

/** Kinds that the sheet does not allow, as another program writes them. */
const broken = deckText.replace('kind = "Event"', 'kind = "Evemt"').replace('kind = "Character"', 'kind = "Charcter"');

describe("a broken rule", () => {
  it("is marked in its cell the moment it breaks, read there, repaired there, and all of it undone", async () => {
    await typeCell(page, 1, "kind", "Evemt");
    await mark(1, "kind").waitFor();
    await onDisk(deckText.replace('kind = "Event"', 'kind = "Evemt"'));
    await mark(1, "kind").click();
    await expect.poll(() => beside().innerText()).toContain("Evemt");
    await beside().getByRole("button", { name: /Event/ }).first().click();
    await onDisk(deckText);
    await expect.poll(() => mark(1, "kind").count()).toBe(0);
    await page.keyboard.press("Control+z");
    await mark(1, "kind").waitFor();
    await page.keyboard.press("Control+z");
    await onDisk(deckText);
    await expect.poll(() => mark(1, "kind").count()).toBe(0);
  });

  it("is fixed by the keyboard alone", async () => {
    await typeCell(page, 1, "kind", "Evemt");
    await mark(1, "kind").waitFor();
    await cellAt(page, 1, "kind").click();
    await page.keyboard.press("Control+.");
    await beside().waitFor();
    await page.keyboard.press("Enter");
    await onDisk(deckText);
    await page.waitForFunction(() => document.activeElement?.closest(".ag-cell") !== null);
  });

  it("comes with a change on disk too, is counted in the tab and the status line, and is listed", async () => {
    folder.write(broken);
    await mark(1, "kind").waitFor();
    await page.getByRole("button", { name: /^Problems: / }).click();
    await expect.poll(() => panel().locator(".problem-item").count()).toBe(2);
    await panel().getByRole("searchbox").fill("Charcter");
    await expect.poll(() => panel().locator(".problem-item").count()).toBe(1);
    await panel().locator(".problem-jump").click();
    await page.waitForFunction(() => document.querySelector(".ag-cell-focus")?.getAttribute("col-id") === "kind");
  });

  it("is not fixed by a guess that nobody ticked, and only what is listed is considered", async () => {
    folder.write(broken);
    await mark(1, "kind").waitFor();
    await page.keyboard.press("Control+Shift+M");
    await panel()
      .getByRole("button", { name: /^Review 2 guesses/ })
      .click();
    const preview = page.getByRole("dialog");
    await expect.poll(() => preview.locator("tbody tr").count()).toBe(2);
    await expect.poll(() => preview.innerText()).toContain("cards.toml");
    const fix = preview.getByRole("button", { name: /^Fix / });
    await expect.poll(() => fix.isDisabled()).toBe(true);
    const tick = preview.getByRole("checkbox", { name: "Fix Tide Bell" });
    await expect.poll(() => tick.isChecked()).toBe(false);
    await tick.focus();
    await page.keyboard.press("Space");
    await fix.getByText("Fix 1 problem").waitFor();
    await fix.click();
    await preview.waitFor({ state: "hidden" });
    await onDisk(broken.replace("Evemt", "Event"));
    await panel().getByRole("searchbox").fill("Charcter");
    await expect.poll(() => panel().locator(".problem-item").count()).toBe(1);
    const fixAll = panel().getByRole("button", { name: /^(?:Fix|Review) \d/u });
    await expect.poll(() => fixAll.count()).toBe(0);
  });

  it("is fixed with those listed beside it after a look at every edit, as one step", async () => {
    const spec = '[[metadata.validation_rules]]\ncolumn = "cost"\ntype = "range"\nmax = 1\n';
    const costly = `${deckText}\n${spec}`;
    folder.write(costly);
    await mark(0, "cost").waitFor();
    await page.keyboard.press("Control+Shift+M");
    const group = panel().getByRole("button", { name: /^Fix \d+: set to 1/ });
    await group.waitFor();
    await panel().getByRole("searchbox").fill("cost");
    await group.click();
    const preview = page.getByRole("dialog");
    await preview.locator("tbody tr").first().waitFor();
    const rows = await preview.locator("tbody tr").count();
    await page.waitForFunction((count) => document.activeElement?.textContent === `Fix ${count} problems`, rows);
    await page.keyboard.press("Enter");
    await preview.waitFor({ state: "hidden" });
    await onDisk(costly.replaceAll(/cost = \d+/gu, "cost = 1"));
    await page.keyboard.press("Control+z");
    await onDisk(costly);
  });

  it("is visited, explained and fixed in the list, by the keyboard alone", async () => {
    folder.write(broken);
    await mark(1, "kind").waitFor();
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("F8");
    await beside().getByText("Charcter").first().waitFor();
    await page.keyboard.press("F8");
    await beside().getByText("Evemt").first().waitFor();
    await page.keyboard.press("Shift+F8");
    await beside().getByText("Charcter").first().waitFor();
    await page.keyboard.press("Control+Shift+M");
    await page.waitForFunction(() => document.activeElement?.getAttribute("type") === "search");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => panel().locator(".problem-item").count()).toBe(1);
    // The one that was fixed had the keyboard: the next has it now.
    await page.waitForFunction(() => document.activeElement?.className === "problem-jump");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.getAttribute("col-id") === "kind");
    await expect.poll(() => folder.read()).not.toBe(broken);
  });

  it("is counted and listed where a whole file cannot be read, and leads to its text", async () => {
    folder.write('[[relics]]\nname "Old Bell"\n', "relics.toml");
    await page.getByRole("button", { name: /^Problems: \D*1$/ }).click();
    const item = panel().locator(".problem-item", { hasText: "relics.toml" });
    await expect.poll(() => item.innerText()).toContain("line 2, column 6");
    await expect.poll(() => item.getByRole("button").count()).toBe(1);
    await item.locator(".problem-jump").click();
    await page.getByText("Line 2, column 6").waitFor();
  });

  it("is accepted with a reason, which is stored in the file, and taken up again", async () => {
    const wrong = deckText.replace('kind = "Event"', 'kind = "Relic"');
    folder.write(wrong);
    await mark(1, "kind").click();
    await beside().getByRole("button", { name: "Add exception…" }).click();
    await page.getByLabel("Reason for the exception").fill("Relics come with the next set.");
    await page.getByRole("button", { name: "Add exception", exact: true }).click();
    await expect.poll(() => folder.read()).toContain("Relics come with the next set.");
    await expect.poll(() => mark(1, "kind").count()).toBe(0);
    await page.keyboard.press("Control+Shift+M");
    await panel().getByRole("button", { name: "1 exception" }).click();
    await panel().getByRole("button", { name: "Remove exception" }).click();
    await mark(1, "kind").waitFor();
    await onDisk(wrong);
  });

  it("says why it is a rule, and can have another severity in this folder", async () => {
    folder.write(broken);
    await mark(1, "kind").click();
    await beside().getByRole("button", { name: "Why?" }).click();
    const rule = page.getByRole("dialog");
    await rule.getByText("metadata/enum").waitFor();
    await rule.getByLabel("Severity in this folder").selectOption("off");
    await expect.poll(() => folder.read(".cardwright/workspace.toml")).toContain("metadata/enum");
    await page.keyboard.press("Escape");
    await expect.poll(() => mark(1, "kind").count()).toBe(0);
  });
});
