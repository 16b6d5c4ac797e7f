import type { Page } from "playwright-core";

/** What is wrong with the outline of the active cell; undefined where there is just one and it is in sight. */
export function outlineFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const cells = document.querySelectorAll(".ag-cell-focus");
    const [cell] = cells;
    if (!cell || cells.length !== 1) return `${cells.length} cells are outlined`;
    const box = cell.getBoundingClientRect();
    const head = document.querySelector(".ag-grid-pinned-top-rows")?.getBoundingClientRect();
    const view = document.querySelector(".ag-grid-viewport")?.getBoundingClientRect();
    // A scrollbar that lies over the sheet hides what is under it.
    const bar = document.querySelector(".ag-body-horizontal-scroll:not(.ag-hidden, .ag-invisible)");
    const bottom = Math.min(view?.bottom ?? 0, bar?.getBoundingClientRect().top ?? Infinity);
    const isInSight = !!head && !!view && box.top >= head.bottom - 1 && box.bottom <= bottom + 1;
    const isAcross = !!view && box.left >= view.left - 1 && box.left < view.right;
    return isInSight && isAcross ? undefined : `the outlined cell is out of sight: ${cell.textContent}`;
  });
}
