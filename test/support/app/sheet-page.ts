import type { Locator, Page } from "playwright-core";

/** A cell by the place of its row on screen, from 0, and its column's key. */
export const cellAt = (page: Page, row: number, column: string): Locator =>
  page.locator(`.ag-row[row-index="${row}"] .ag-cell[col-id="${column}"]`);

/** Waits until the sheet on screen has rows. */
export async function sheetShown(page: Page): Promise<void> {
  await page.locator(".ag-row .cell").first().waitFor();
}

/** Puts a text into a cell as a person does: click, type, Enter. */
export async function typeCell(page: Page, row: number, column: string, text: string): Promise<void> {
  await cellAt(page, row, column).click();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

export const showTab = (page: Page, title: string): Promise<void> =>
  page.getByRole("tab", { name: title, exact: true }).click();

/** Whether the app knows of nothing that is not on disk. For a moment its words do not change, so that they do not flicker. */
export const isSaved = (page: Page): Promise<boolean> =>
  page.locator('[role="status"][aria-busy="false"]', { hasText: "All changes saved" }).isVisible();
