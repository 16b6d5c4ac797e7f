import type { GridApi } from "ag-grid-community";
import type { SheetPatch, SheetView } from "../../../shared/workspace/index.js";
import { getApp, type GridChange, type GridRow } from "../../state/index.js";
import { shownChanged } from "../active-grid.js";
import { numbersColumn } from "../columns/column-defs.js";
import type { SheetColumns } from "../columns/sheet-columns.js";
import type { Outline } from "../selection/outline.js";
import type { Range } from "../selection/range.js";
import type { Sight } from "../selection/sight.js";
import type { GroupHeadings } from "./group-headings.js";
import type { GridRows } from "./grid-rows.js";
import { Redraw } from "./redraw.js";
import { noRowsText, type ShownRows } from "./shown-rows.js";
import type { RowOverrides } from "./row-overrides.js";

interface RowsHost {
  readonly api: GridApi<GridRow>;
  readonly sheet: () => SheetView;
  readonly columns: Pick<SheetColumns, "drawHeadStates">;
  readonly shown: ShownRows;
  readonly gridRows: GridRows;
  readonly overrides: RowOverrides;
  readonly headings: Pick<GroupHeadings, "draw">;
  readonly range: Pick<Range, "followRows">;
  readonly sight: Pick<Sight, "keep">;
  readonly outline: Pick<Outline, "hasKeyboard" | "paint" | "takeKeyboard">;
}

/** Keeps the rows that the grid draws in step with those of the sheet, their arrangement and their heights. */
export class RowsOnScreen {
  readonly #host: RowsHost;
  /** The rows that are higher by the heading of a group. */
  #headed: ReadonlyMap<string, unknown> = new Map();
  readonly #redraw: Redraw;

  constructor(host: RowsHost) {
    this.#host = host;

    this.#redraw = new Redraw(host.api, host.gridRows, host.sheet);
  }

  /** Follows what happened to the rows of the sheet. */
  follow(change: GridChange, origin: SheetPatch["origin"]): void {
    const { api, shown, gridRows, overrides } = this.#host;
    switch (change.kind) {
      case "marks":
        this.#redraw.rows(change.keys);
        return;
      case "cells":
        overrides.followNames();
        shown.followCells(change.rows);
        gridRows.show(shown.rows);
        this.#redraw.changed(change.rows, origin);
        shownChanged();
        return;
      case "order":
        overrides.followNames();
        shown.follow(false, getApp().place.rowKeys[0]);
        shown.showAlso(change.added.map(({ key }) => key));
        this.#show();
        this.#redraw.changed(change.changed, origin);
        return;
      case "more":
        if (shown.followMore(change.isLast)) this.#show();
        return;
      case "reset": {
        const hadRows = gridRows.total > 0;
        shown.follow(true);
        this.#show();
        if (hadRows) api.refreshCells({ force: true });
      }
    }
  }

  /** A search shows other rows. */
  followVisible(): void {
    this.#host.shown.refresh();
    this.#show();
  }

  /** The sheet is to be sorted or filtered otherwise. */
  followArrangement(): void {
    this.#host.columns.drawHeadStates();
    if (this.#host.shown.catchUp()) this.#show();
  }

  /** Rows are hidden or shown, or have other heights. */
  followLooks(): void {
    const { api, gridRows, overrides, sight, headings } = this.#host;
    if (overrides.refresh()) {
      gridRows.measure();
      headings.draw();
      sight.keep();
      api.refreshCells({ force: true });
    }
    this.followArrangement();
  }

  /** The settings in the file of the sheet changed. */
  followSettings(): void {
    const { api, gridRows, overrides, sight, headings } = this.#host;
    this.followArrangement();
    overrides.refresh();
    gridRows.measure();
    headings.draw();
    sight.keep();
    api.refreshCells({ force: true });
  }

  /** Arranges the rows as the person asks now, also those edited since. */
  rearrange(): void {
    this.#host.shown.refresh({ isArranging: true });
    this.#show();
  }

  /** Shows rows too that a search or a filter leaves out. */
  showAlso(rowKeys: readonly string[]): void {
    if (this.#host.shown.showAlso(rowKeys)) this.#show();
  }

  /** Draws rows again, as far as they are drawn. */
  drawAgain(keys: readonly string[]): void {
    this.#redraw.rows(keys);
  }

  #show(): void {
    const { api, sheet, shown, gridRows, overrides, headings, range, sight, outline } = this.#host;
    const isHeadedAsBefore = sameKeys(this.#headed, shown.headings);
    this.#headed = shown.headings;
    const isEmptied = gridRows.total > 0 && shown.rows.length === 0;
    const hadKeyboard = outline.hasKeyboard;
    const haveOtherHeights = overrides.refresh() || !isHeadedAsBefore;
    api.setGridOption("overlayNoRowsTemplate", noRowsText(sheet()));
    gridRows.show(shown.rows);
    if (haveOtherHeights) api.resetRowHeights();
    headings.draw();
    api.refreshCells(haveOtherHeights ? { force: true } : { columns: [numbersColumn], force: true });
    range.followRows(shown.rows.map(({ key }) => key));
    sight.keep();
    outline.paint();
    // The keyboard would go with the last cell.
    if (isEmptied && hadKeyboard) outline.takeKeyboard();
    shownChanged();
  }
}

const sameKeys = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean =>
  one.size === other.size && [...one.keys()].every((key) => other.has(key));
