import type { SheetView } from "../../shared/workspace/index.js";
import { frozenRowsOf, hideRows, rowLooksOf, showHiddenRows } from "../arrangement/index.js";
import { freezeRows, unfreezeRows } from "../rows/index.js";
import { activeGrid } from "../grid/index.js";
import { activeSheet, densities, getApp, openOverlay, setApp, type Density } from "../state/index.js";
import type { Command } from "./command.js";

const sheetNow = (): SheetView | undefined => activeSheet(getApp());
const hasRow = (): boolean => getApp().place.rowKeys.length > 0 && sheetNow() !== undefined;

const withSheet = (act: (sheet: SheetView) => unknown) => (): void => {
  const sheet = sheetNow();
  if (sheet) void act(sheet);
};

const densityTitles: Readonly<Record<Density, string>> = {
  file: "Density: as the file says",
  compact: "Density: compact",
  normal: "Density: normal",
  comfortable: "Density: comfortable",
};

/** Commands about how rows are shown. */
export const rowLookCommands: readonly Command[] = [
  ...densities.map((density): Command => ({
    id: `density-${density}`,
    title: densityTitles[density],
    synonyms: "zoom row height size rows small large",
    keys: [],
    group: "View",
    isAvailable: () => sheetNow() !== undefined,
    run: () => {
      setApp({ density });
      activeGrid()?.sight.reveal();
    },
  })),
  {
    id: "freeze-rows",
    title: "Freeze up to this row",
    synonyms: "pin",
    keys: [],
    group: "Rows",
    isAvailable: hasRow,
    run: withSheet(freezeRows),
  },
  {
    id: "unfreeze-rows",
    title: "Unfreeze rows",
    synonyms: "unpin",
    keys: [],
    group: "Rows",
    isAvailable: () => {
      const sheet = sheetNow();
      return sheet !== undefined && frozenRowsOf(sheet) > 0;
    },
    run: withSheet(unfreezeRows),
  },
  {
    id: "row-height",
    title: "Row height…",
    synonyms: "density compact zoom size",
    keys: [],
    group: "Rows",
    isAvailable: hasRow,
    run: () => openOverlay({ kind: "row-height" }),
  },
  {
    id: "hide-rows",
    title: "Hide rows",
    synonyms: "invisible",
    keys: [],
    group: "Rows",
    isAvailable: hasRow,
    run: withSheet((sheet) => hideRows(sheet, getApp().place.rowKeys)),
  },
  {
    id: "show-hidden-rows",
    title: "Show hidden rows",
    synonyms: "unhide visible",
    keys: [],
    group: "Rows",
    isAvailable: () => {
      const sheet = sheetNow();
      return sheet !== undefined && rowLooksOf(sheet).hidden.size > 0;
    },
    run: withSheet(showHiddenRows),
  },
];
