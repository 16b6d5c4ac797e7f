import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

const dialog = () => page.getByRole("dialog", { name: "Pivot table" });

describe("a pivot table", () => {
  it("is saved as a file, opened again, and leads from a figure to its rows", async () => {
    await page.keyboard.press("Control+Alt+b");
    await dialog().getByRole("combobox", { name: "Rows", exact: true }).selectOption({ label: "Kind" });
    await dialog().getByRole("combobox", { name: "Columns" }).selectOption({ label: "(none)" });
    await dialog().getByLabel("Save as").fill("Kinds");
    await page.keyboard.press("Enter");
    await dialog().getByText("Saved as .cardwright/figures/Kinds.toml.").waitFor();
    expect(folder.read(".cardwright/figures/Kinds.toml")).toContain('[pivot]\nrows = ["kind"]\n');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog().getByRole("combobox", { name: "Rows", exact: true }).selectOption({ label: "Name" });
    await dialog().getByRole("combobox", { name: "Saved" }).selectOption("(none)");
    await dialog().getByRole("combobox", { name: "Saved" }).selectOption("Kinds");
    const event = dialog().locator("tbody tr").filter({ hasText: "Event" });
    await event.getByRole("button", { name: "1", exact: true }).click();
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toContain("Tide Bell");
    await expect.poll(() => page.locator(".ag-row[row-index='1']").count()).toBe(0);
  });
});
