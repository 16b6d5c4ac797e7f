import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findingsInBothThemes } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const band = () => page.getByRole("region", { name: "What-if on screen" });

async function start(name: string): Promise<void> {
  await page.keyboard.press("Control+Alt+a");
  const dialog = page.getByRole("dialog", { name: "What-ifs" });
  await dialog.getByRole("textbox").fill(name);
  await page.keyboard.press("Enter");
  await band().getByText(name).waitFor();
}

describe("a what-if", () => {
  it("shows both values, and dropped leaves the bytes of the file as they were", async () => {
    await start("Dearer");
    await typeCell(page, 0, "cost", "7");
    await band().getByText("1 edit").waitFor();
    await expect.poll(() => cellAt(page, 0, "cost").locator("del").innerText()).toBe("2");
    expect(await findingsInBothThemes(page)).toEqual([]);
    await band().getByRole("button", { name: "Show current cards" }).click();
    await expect.poll(() => cellAt(page, 0, "cost").locator(".cell-value").innerText()).toBe("2");
    expect(folder.read("cards.toml")).toBe(deckText);
    await page.keyboard.press("Control+Alt+a");
    await page.getByRole("button", { name: "Show Dearer" }).click();
    await expect.poll(() => cellAt(page, 0, "cost").locator("del").count()).toBe(1);
    await band().getByRole("button", { name: "Drop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Drop it" }).click();
    await band().waitFor({ state: "detached" });
    await expect.poll(() => cellAt(page, 0, "cost").locator(".cell-value").innerText()).toBe("2");
    expect(folder.read("cards.toml")).toBe(deckText);
  });

  it("kept is written, and one undo takes all of it back", async () => {
    await start("Dearer");
    await typeCell(page, 0, "cost", "7");
    await typeCell(page, 1, "name", "Ebb Bell");
    await band().getByText("2 edits").waitFor();
    await band().getByRole("button", { name: "Compare" }).click();
    const comparison = page.getByRole("dialog", { name: /What-if “Dearer”/u });
    await expect.poll(() => comparison.innerText()).toContain("2 rows differ.");
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(folder.read("cards.toml")).toBe(deckText);
    await comparison.getByRole("button", { name: "Keep", exact: true }).click();
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 7").replace("Tide Bell", "Ebb Bell"));
    await band().waitFor({ state: "detached" });
    await expect.poll(() => page.locator(".ag-cell del").count()).toBe(0);
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
  });

  it("is not kept over what the current cards changed, too", async () => {
    await start("Dearer");
    await typeCell(page, 0, "cost", "7");
    await band().getByText("1 edit").waitFor();
    folder.write(deckText.replace("cost = 2", "cost = 3"));
    await band().getByRole("button", { name: "1 thing was changed in the current cards, too" }).waitFor();
    await band().getByRole("button", { name: "Show current cards" }).click();
    await page.keyboard.press("Control+Alt+a");
    await page.getByRole("button", { name: "Keep Dearer" }).click();
    const conflict = page.getByRole("dialog", { name: /Conflict/u });
    await expect.poll(() => conflict.innerText()).toContain("Both this what-if and the current cards");
    await conflict.getByRole("button", { name: "Keep the what-if’s" }).click();
    await band().getByRole("button", { name: "Keep", exact: true }).click();
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 7"));
  });
});
