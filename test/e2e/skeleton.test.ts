import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const dialog = () => page.getByRole("dialog", { name: "Design skeleton" });

async function open(): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type("design skeleton");
  await page.keyboard.press("Enter");
  await dialog().getByRole("combobox", { name: "Skeleton", exact: true }).waitFor();
}

describe("a design skeleton", () => {
  it("is made of a column, saved as a readable file, and leads to the cards of a slot", async () => {
    await open();
    await dialog().getByLabel("A slot for each").selectOption({ label: "Kind" });
    await dialog().getByRole("button", { name: "Add combinations" }).click();
    await dialog().getByLabel("Target of Event").fill("3");
    await dialog().getByText("▾ 2 missing", { exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog().getByLabel("Name", { exact: true }).fill("Core");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().getByText("Saved as .cardwright/skeletons/Core.toml.").waitFor();
    expect(folder.read(".cardwright/skeletons/Core.toml")).toContain(
      '[[slots]]\nname = "Event"\ntarget = 3\nwhere = [{ column = "kind", is = "Event" }]\n',
    );
    await dialog().getByRole("button", { name: "Show 1 card of Event" }).click();
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toContain("Tide Bell");
  });

  it("that a file holds is counted, also after the app was opened again", async () => {
    mkdirSync(join(folder.path, ".cardwright/skeletons"), { recursive: true });
    folder.write(
      'file = "cards.toml"\ntable = ["cards"]\n\n[[slots]]\nname = "Dear"\ntarget = 1\nwhere = [{ column = "cost", min = 4 }]\n',
      ".cardwright/skeletons/Set.toml",
    );
    await open();
    await dialog().getByText("▴ 1 over", { exact: true }).waitFor();
    await dialog().getByText("1 card is in no slot").click();
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toContain("Lantern Keeper");
  });

  it("is left, and one number drawn against another, by the keyboard alone", async () => {
    await open();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    const cards = [1, 2, 3, 4, 5, 6].map(
      (cost) => `[[cards]]\nname = "C${cost}"\ncost = ${cost}\npower = ${2 * cost}\n`,
    );
    folder.write(cards.join("\n"));
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toContain("C1");
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type("one number against");
    await page.keyboard.press("Enter");
    const fit = page.getByRole("dialog", { name: "One number against another" });
    await fit.getByText("Power = 2 × Cost + 0.", { exact: false }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
