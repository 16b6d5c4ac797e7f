import type { GridApi } from "ag-grid-community";
import { onLookedUpCards, type SheetDerived } from "../derived/index.js";
import { offerOpenTexts, onLeaveField, onRows, onVisibleRows, turns, useApp, type GridRow } from "../state/index.js";
import type { ColumnsOnScreen } from "./columns/columns-on-screen.js";
import { listenToMarks } from "./columns/marks.js";
import { followReferred } from "./columns/referred-columns.js";
import { textsBeingTyped } from "./editors/open-editors.js";
import type { GridHost } from "./host.js";
import { listenToRowEdges } from "./rows/row-edges.js";
import type { RowsOnScreen } from "./rows/rows-on-screen.js";
import { listenToCells } from "./selection/cells.js";
import { listenToFillHandle } from "./selection/fill-handle.js";
import { listenToMenus } from "./selection/menus.js";
import { listenToPointer } from "./selection/range-pointer.js";
import { listenToRowDrag } from "./selection/row-drag.js";

interface ShownSheet {
  /** The sheet by its `sheetKey`. */
  readonly key: string;
  readonly api: GridApi<GridRow>;
  readonly derived: () => SheetDerived;
  readonly onScreen: RowsOnScreen;
  readonly columnsOnScreen: ColumnsOnScreen;
  /** Brings a new column into view, if it is there by now. */
  readonly showAwaited: () => void;
}

/** Begins to follow keys, pointers, rows and the state of the page for the grid of a sheet; returns how to stop each. */
export function listenToSheet(grid: GridHost, sheet: ShownSheet): readonly (() => void)[] {
  const { key, api, derived, onScreen, columnsOnScreen, showAwaited } = sheet;
  return [
    listenToFillHandle(grid),
    listenToRowDrag(grid),
    listenToPointer(grid),
    listenToCells(grid),
    listenToMenus(grid),
    listenToRowEdges(grid),
    listenToMarks(grid),
    turns.watch((isHeld) => {
      grid.element.ariaBusy = String(isHeld);
    }),
    onRows(key, (change, origin) => {
      onScreen.follow(change, origin);
      columnsOnScreen.followRows();
    }),
    onVisibleRows(key, () => onScreen.followVisible()),
    onLookedUpCards(derived(), () => columnsOnScreen.refreshDerived(derived())),
    followReferred(api, () => grid.sheet),
    onLeaveField(() => {
      if (grid.editing.isOpen) grid.editing.close();
    }),
    offerOpenTexts(() => textsBeingTyped(api, key)),
    useApp.subscribe((now, before) => {
      if (now.readingColumns !== before.readingColumns) columnsOnScreen.followReadings();
      if (now.arrangements !== before.arrangements) onScreen.followArrangement();
      if (now.rowLooks !== before.rowLooks) onScreen.followLooks();
      if (now.isWriting || now.rulesFocus || now.structureFocus) grid.range.settle();
      if (before.overlay && !now.overlay) window.setTimeout(showAwaited);
    }),
  ];
}
