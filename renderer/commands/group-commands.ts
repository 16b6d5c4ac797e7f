import type { SheetView } from "../../shared/workspace/index.js";
import { arrangementOf, derivedNameOf, groupBy, setFolded } from "../arrangement/index.js";
import { activeGrid } from "../grid/index.js";
import { activeSheet, getApp } from "../state/index.js";
import type { Command } from "./command.js";

const sheetNow = (): SheetView | undefined => activeSheet(getApp());

/** Whether the rows of the sheet on screen are grouped. */
export const isGrouped = (): boolean => {
  const sheet = sheetNow();
  return sheet !== undefined && arrangementOf(sheet).group !== undefined;
};

const folded = (sheet: SheetView): readonly string[] => arrangementOf(sheet).group?.folded ?? [];

/** The column that the active cell is in. */
function columnNow(sheet: SheetView): string | undefined {
  const { column } = getApp().place;
  if (column === null) return undefined;
  const isKnown = sheet.columns.some(({ key }) => key === column) || derivedNameOf(sheet, column) !== undefined;
  return isKnown ? column : undefined;
}

/** The text of the group that the active row is in. */
function groupNow(): string | undefined {
  const [row] = getApp().place.rowKeys;
  return row === undefined ? undefined : activeGrid()?.groupOf(row);
}

const withSheet = (act: (sheet: SheetView) => void) => (): void => {
  const sheet = sheetNow();
  if (sheet) act(sheet);
};

/** Commands about groups of rows. */
export const groupCommands: readonly Command[] = [
  {
    id: "group-rows",
    title: "Group rows by this column",
    synonyms: "bundle section outline category count",
    keys: [],
    group: "View",
    isAvailable: () => {
      const sheet = sheetNow();
      return sheet !== undefined && columnNow(sheet) !== undefined;
    },
    run: withSheet((sheet) => groupBy(sheet, columnNow(sheet))),
  },
  {
    id: "stop-grouping",
    title: "Stop grouping rows",
    synonyms: "ungroup",
    keys: [],
    group: "View",
    isAvailable: isGrouped,
    run: withSheet((sheet) => groupBy(sheet, undefined)),
  },
  {
    id: "fold-group",
    title: "Fold the group of this row",
    synonyms: "collapse hide",
    keys: [],
    group: "View",
    isAvailable: () => isGrouped() && groupNow() !== undefined,
    run: withSheet((sheet) => {
      const text = groupNow();
      if (text !== undefined) setFolded(sheet, [...folded(sheet), text]);
    }),
  },
  {
    id: "fold-groups",
    title: "Fold all groups",
    synonyms: "collapse overview counts",
    keys: [],
    group: "View",
    isAvailable: isGrouped,
    run: withSheet((sheet) => setFolded(sheet, activeGrid()?.groups.map(({ text }) => text) ?? [])),
  },
  {
    id: "unfold-groups",
    title: "Unfold all groups",
    synonyms: "expand show",
    keys: [],
    group: "View",
    isAvailable: () => {
      const sheet = sheetNow();
      return sheet !== undefined && folded(sheet).length > 0;
    },
    run: withSheet((sheet) => setFolded(sheet, [])),
  },
];
