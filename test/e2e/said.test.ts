import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, showTab, typeCell } from "../support/app/sheet-page.js";

const other = `[[spells]]\nname = "Undertow"\nid = "s1"\n`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText, "spells.toml": other }, (opened) => ({ page, folder } = opened));

const status = () => page.locator(".status-rows").innerText();
const toasts = () => page.locator(".toasts");
const field = () => page.getByRole("searchbox", { name: "Find in sheet" });

async function runFromPalette(command: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox").fill(command);
  await page.keyboard.press("Enter");
}

describe("the status line", () => {
  it("counts the rows on screen while a filter or hidden rows leave some out", async () => {
    await expect.poll(status).toBe("3 rows");
    await cellAt(page, 0, "kind").click();
    await page.keyboard.press("Control+Alt+F");
    await page
      .getByRole("dialog")
      .getByRole("checkbox", { name: /^Event/u })
      .uncheck();
    await page.getByRole("dialog").getByRole("button", { name: "Filter", exact: true }).click();
    await expect.poll(status).toBe("2 of 3 rows");
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect.poll(status).toBe("3 rows");
    await cellAt(page, 1, "name").click();
    await runFromPalette("Hide rows");
    await expect.poll(status).toBe("2 of 3 rows");
    await showTab(page, "spells");
    await expect.poll(status).toBe("1 row");
  });
});

describe("the filter by values", () => {
  const dialog = () => page.getByRole("dialog", { name: "Filter by Kind" });
  const kinds = () => page.locator('.ag-row .ag-cell[col-id="kind"]').allInnerTexts();
  const open = async (): Promise<void> => {
    await cellAt(page, 0, "kind").click();
    await page.keyboard.press("Control+Alt+F");
    await dialog().waitFor();
  };

  it("begins with the search, and Enter shows what that finds, whatever was ticked", async () => {
    await open();
    await page.keyboard.type("ev");
    await dialog().getByText("Enter shows only this value.").waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(kinds).toEqual(["Event"]);
    await open();
    await dialog().getByRole("button", { name: "All" }).click();
    await dialog().getByRole("button", { name: "None" }).click();
    await dialog().getByRole("searchbox").fill("char");
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect.poll(kinds).toEqual(["Character", "Character"]);
  });

  it("ticks by Space and applies by Enter in the list", async () => {
    await open();
    await dialog()
      .getByRole("checkbox", { name: /^Character/u })
      .focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect.poll(kinds).toEqual(["Event"]);
  });
});

describe("a message about a step", () => {
  const deleteRow = async (): Promise<void> => {
    await cellAt(page, 1, "name").click();
    await page.keyboard.press("Control+Delete");
    await toasts().getByText("Row deleted.").waitFor();
  };

  it("goes when the step is undone", async () => {
    await deleteRow();
    await page.keyboard.press("Control+z");
    await expect.poll(() => toasts().innerText()).toBe("");
    await expectOnDisk(folder, deckText);
  });

  it("undoes it by its button", async () => {
    await deleteRow();
    expect(await seriousFindings(page)).toEqual([]);
    await toasts().getByRole("button", { name: "Undo" }).click();
    await expectOnDisk(folder, deckText);
    await expect.poll(() => toasts().innerText()).toBe("");
  });

  it("goes when another sheet is shown, and when another step comes on top of it", async () => {
    await deleteRow();
    await showTab(page, "spells");
    await expect.poll(() => toasts().innerText()).toBe("");
    await showTab(page, "cards");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    await expect.poll(() => cellAt(page, 1, "name").innerText()).toBe("Tide Bell");
    await deleteRow();
    await typeCell(page, 0, "cost", "9");
    await expect.poll(() => toasts().innerText()).toBe("");
  });
});

describe("what is found", () => {
  const marked = (kind: string) => page.locator(`.ag-cell[data-find="${kind}"]`);
  const isInView = () =>
    marked("current").evaluate((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return document.elementFromPoint(x, y)?.closest(".ag-cell") === cell;
    });

  it("is marked in every cell, the one that was come to unlike the others, in either theme", async () => {
    await page.keyboard.press("Control+f");
    await field().fill("e");
    await expect.poll(() => marked("current").count()).toBe(1);
    await expect.poll(() => marked("match").count()).toBeGreaterThan(2);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page)).toEqual([]);
      const grounds = await page
        .locator(".ag-cell[data-find]")
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
      const own = await marked("current").evaluate((cell) => getComputedStyle(cell).backgroundColor);
      expect(grounds.filter((each) => each === own)).toHaveLength(1);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[data-find]").count()).toBe(0);
  });

  it("is followed from match to match into view, in rows and columns that stay and in those that scroll", async () => {
    await page.setViewportSize({ width: 700, height: 420 });
    await page.keyboard.press("Control+f");
    await field().fill("ea");
    const seen = new Set<string>();
    await expect.poll(() => page.locator(".find-count").innerText()).toMatch(/^1 of \d+$/u);
    const count = Number(/of (\d+)/u.exec(await page.locator(".find-count").innerText())?.[1]);
    for (let each = 1; each <= count; each++) {
      await expect.poll(isInView).toBe(true);
      seen.add(
        await marked("current").evaluate(
          (cell) => `${cell.closest(".ag-row")?.getAttribute("row-index") ?? ""} ${cell.getAttribute("col-id") ?? ""}`,
        ),
      );
      await page.keyboard.press("Enter");
      await expect
        .poll(() => page.locator(".find-count").innerText())
        .toBe(`${each === count ? 1 : each + 1} of ${count}`);
    }
    expect(seen.size).toBe(count);
  });
});
