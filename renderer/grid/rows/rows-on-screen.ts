import type { GridApi } from "ag-grid-community";
import type { SheetPatch, SheetView } from "../../../shared/workspace/index.js";
import { getApp, type GridChange, type GridRow } from "../../state/index.js";
import { shownChanged } from "../active-grid.js";
import { numbersColumn } from "../columns/column-defs.js";
import type { Outline } from "../selection/outline.js";
import type { Range } from "../selection/range.js";
import type { FrozenRows } from "./frozen-rows.js";
import { Redraw } from "./redraw.js";
import { noRowsText, type ShownRows } from "./shown-rows.js";
import type { SingleRows } from "./single-rows.js";

interface RowsHost {
  readonly api: GridApi<GridRow>;
  readonly sheet: () => SheetView;
  readonly shown: ShownRows;
  readonly frozen: FrozenRows;
  readonly singleRows: SingleRows;
  readonly range: Pick<Range, "followRows" | "reveal">;
  readonly outline: Pick<Outline, "isInSight" | "paint">;
}

/** Keeps the rows that the grid draws in step with those of the sheet, their arrangement and their heights. */
export class RowsOnScreen {
  readonly #host: RowsHost;
  readonly #redraw: Redraw;

  constructor(host: RowsHost) {
    this.#host = host;

    this.#redraw = new Redraw(host.api, host.frozen, host.sheet);
  }

  /** Follows what happened to the rows of the sheet. */
  follow(change: GridChange, origin: SheetPatch["origin"]): void {
    const { api, shown, frozen, singleRows } = this.#host;
    switch (change.kind) {
      case "marks":
        this.#redraw.rows(change.keys);
        return;
      case "cells":
        singleRows.followNames();
        this.#redraw.changed(change.rows, origin);
        return;
      case "order":
        singleRows.followNames();
        shown.follow(false, getApp().place.rowKeys[0]);
        shown.showAlso(change.added.map(({ key }) => key));
        this.#show();
        this.#redraw.changed(change.changed, origin);
        return;
      case "more":
        if (shown.followMore(change.isLast)) this.#show();
        return;
      case "reset": {
        const hadRows = frozen.total > 0;
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
    this.#host.api.refreshHeader();
    if (this.#host.shown.catchUp()) this.#show();
  }

  /** Rows are hidden or shown, or have other heights. */
  followLooks(): void {
    const { api, frozen, singleRows } = this.#host;
    if (singleRows.refresh()) {
      frozen.measure();
      api.refreshCells({ force: true });
    }
    this.followArrangement();
  }

  /** The settings in the file of the sheet became others. */
  followSettings(): void {
    const { api, frozen, singleRows } = this.#host;
    this.followArrangement();
    singleRows.refresh();
    frozen.measure();
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
    const { api, sheet, shown, frozen, singleRows, range, outline } = this.#host;
    const haveOtherHeights = singleRows.refresh();
    const wasInSight = outline.isInSight;
    api.setGridOption("overlayNoRowsTemplate", noRowsText(sheet()));
    frozen.show(shown.rows);
    if (haveOtherHeights) api.resetRowHeights();
    api.refreshCells(haveOtherHeights ? { force: true } : { columns: [numbersColumn], force: true });
    range.followRows(shown.rows.map(({ key }) => key));
    if (wasInSight) range.reveal();
    outline.paint();
    shownChanged();
  }
}
