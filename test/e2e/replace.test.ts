import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, showTab } from "../support/app/sheet-page.js";

const cards = `[[cards]]
id = "fox"
name = "Ember Fox"
text = "Draw two cards."
tags = ["ember", "small"]

[[cards]]
id = "owl"
name = "Owl" # ember in a comment stays
text = "Then draw, then ember."
`;
const tokens = `[[tokens]]
id = "t1"
name = "Ember"
`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards, "tokens.toml": tokens }, (opened) => ({ page, folder } = opened));

const dialog = () => page.getByRole("dialog", { name: "Find and replace" });
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

describe("find and replace", () => {
  it("by keys alone: every change is visited, one write, and one step to undo", async () => {
    await showTab(page, "cards");
    await cellAt(page, 0, "name").click();
    await press("Control+h");
    await dialog().waitFor();
    await page.keyboard.type("draw");
    await press("Tab");
    await page.keyboard.type("take");
    await dialog().getByText("2 matches in 2 cells.").waitFor();
    await dialog().getByLabel("Keep capitals").check();
    await dialog().getByRole("cell", { name: "Take two cards." }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog().getByLabel("Replace with").press("Enter");
    await expectOnDisk(folder, cards.replace("Draw", "Take").replace("draw", "take"));
    await dialog().waitFor({ state: "detached" });
    await press("Control+z");
    await expectOnDisk(folder, cards);
  });

  it("leaves out what is not ticked, and ids until they are", async () => {
    await showTab(page, "cards");
    await press("Control+h");
    await dialog().getByLabel("Find").fill("fox");
    await dialog().getByLabel("Replace with").fill("Wolf");
    await dialog().getByRole("combobox").selectOption({ label: "All sheets" });
    await dialog().getByRole("button", { name: "Replace in 1 cell" }).waitFor();
    await expect.poll(() => dialog().getByLabel("Ember Fox, ID").isChecked()).toBe(false);
    await dialog().getByLabel("Find").fill("ember");
    await dialog().getByRole("button", { name: "Replace in 4 cells" }).waitFor();
    await dialog().getByLabel("Ember Fox, Tags 1").uncheck();
    await dialog().getByRole("button", { name: "Replace in 3 cells" }).click();
    await expectOnDisk(folder, cards.replace("Ember Fox", "Wolf Fox").replace("then ember", "then Wolf"));
    await expect.poll(() => folder.read("tokens.toml")).toBe(tokens.replace("Ember", "Wolf"));
  });

  it("keeps to the selected cells, and says what is wrong with an expression", async () => {
    await showTab(page, "cards");
    await cellAt(page, 0, "name").click();
    await cellAt(page, 1, "name").click({ modifiers: ["Shift"] });
    await press("Control+h");
    await expect
      .poll(() => dialog().getByRole("combobox").locator("option:checked").innerText())
      .toBe("The selected 2 cells");
    await dialog().getByLabel("Regular expression").check();
    await dialog().getByLabel("Find").fill("(");
    await dialog().getByText("This is not a regular expression: missing closing )").waitFor();
    await dialog().getByLabel("Find").fill("(\\w+) fox");
    await dialog().getByLabel("Replace with").fill("Fox of $1");
    await dialog().getByRole("button", { name: "Replace in 1 cell" }).click();
    await expectOnDisk(folder, cards.replace("Ember Fox", "Fox of Ember"));
  });
});
