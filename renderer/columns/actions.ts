import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  ArrowDownWideNarrow,
  ArrowLeft,
  ArrowRight,
  ArrowUpNarrowWide,
  Columns3,
  EyeOff,
  Filter,
  FilterX,
  Paintbrush,
  PencilLine,
  Pin,
  Plus,
  Rows3,
  Settings2,
  SquareFunction,
  Trash2,
  X,
} from "lucide-react";
import { derivedColumnId, plainDerived } from "../../shared/derived/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import {
  arrangementOf,
  changeMetadata,
  groupBy,
  hideColumn,
  pinColumns,
  setArrangement,
  setColumnOrder,
  shownOrder,
  withColumnFilter,
} from "../arrangement/index.js";
import { activeGrid } from "../grid/index.js";
import type { MenuItem } from "../ui/index.js";
import { openOverlay, orderAfterStep } from "../state/index.js";
import { countedName, counting, pivotBy, pivoting } from "./count-actions.js";
import { askToDeleteColumn } from "./keys/delete-column.js";
import { columnPlan } from "./plans.js";
import { menuTexts } from "./texts.js";

const addComputed: MenuItem = {
  id: "add-derived",
  title: menuTexts.addComputedColumn,
  icon: SquareFunction,
  opens: true,
  run: () => openOverlay({ kind: "derived" }),
};

/** What the two directions of a sort are called. */
type Directions = readonly [up: string, down: string];

const numberOrder: Directions = [menuTexts.sortSmallestFirst, menuTexts.sortLargestFirst];
const textOrder: Directions = [menuTexts.sortAToZ, menuTexts.sortZToA];

/** What can be done with a column that is computed, in groups. */
export const derivedActions = (sheet: SheetView, name: string): readonly (readonly MenuItem[])[] => [
  sorting(sheet, derivedColumnId(name), [menuTexts.sortAscending, menuTexts.sortDescending]),
  [...filtering(sheet, derivedColumnId(name)), grouping(sheet, derivedColumnId(name))],
  [
    counting(sheet, name),
    pivotBy(sheet, derivedColumnId(name)),
    ...(plainDerived(sheet).includes(name) ? [formatting(derivedColumnId(name))] : []),
    {
      id: "edit-derived",
      title: menuTexts.editComputedColumn,
      icon: Settings2,
      opens: true,
      run: () => openOverlay({ kind: "derived", name }),
    },
    addComputed,
  ],
];

/** What can be done with a column, in groups. */
export const columnActions = (sheet: SheetView, column: ColumnView): readonly (readonly MenuItem[])[] => [
  sorting(sheet, column.key, column.editor === "number" ? numberOrder : textOrder),
  [...filtering(sheet, column.key), grouping(sheet, column.key)],
  looks(sheet, column),
  inFile(sheet, column),
  more(sheet, column),
];

/** What changes the column in the rows of the file. */
function inFile(sheet: SheetView, column: ColumnView): MenuItem[] {
  const isDisabled = sheet.readOnly !== undefined;
  return [
    {
      id: "add-column",
      title: menuTexts.addColumn,
      icon: Plus,
      opens: true,
      isDisabled,
      run: () => openOverlay({ kind: "add-column" }),
    },
    {
      id: "rename-column",
      title: menuTexts.renameColumn,
      icon: PencilLine,
      opens: true,
      isDisabled,
      run: () => openOverlay({ kind: "rename-column", column: column.key }),
    },
    {
      id: "delete-column",
      title: menuTexts.deleteColumn,
      icon: Trash2,
      opens: true,
      isDisabled,
      run: () => askToDeleteColumn(sheet, column),
    },
  ];
}

function sorting(sheet: SheetView, key: string, [up, down]: Directions): MenuItem[] {
  const { sort } = arrangementOf(sheet);
  const own = sort.find(({ column }) => column === key);
  const by = (descending: boolean) => () => setArrangement(sheet, { sort: [{ column: key, descending }] });
  return [
    { id: "sort-up", title: up, icon: ArrowUpNarrowWide, isOn: own?.descending === false, run: by(false) },
    { id: "sort-down", title: down, icon: ArrowDownWideNarrow, isOn: own?.descending === true, run: by(true) },
    {
      id: "no-sort",
      title: menuTexts.clearSort,
      icon: X,
      isDisabled: sort.length === 0,
      run: () => setArrangement(sheet, { sort: [] }),
    },
  ];
}

function filtering(sheet: SheetView, key: string): MenuItem[] {
  const { filter } = arrangementOf(sheet);
  const isFiltered = filter.filters.some(({ column }) => column === key);
  return [
    {
      id: "filter",
      title: menuTexts.filterDialog,
      icon: Filter,
      isOn: isFiltered,
      opens: true,
      run: () => openOverlay({ kind: "filter", column: key }),
    },
    {
      id: "no-filter",
      title: menuTexts.clearFilter,
      icon: FilterX,
      isDisabled: !isFiltered,
      run: () => setArrangement(sheet, { filter: withColumnFilter(filter, key, undefined) }),
    },
  ];
}

function grouping(sheet: SheetView, key: string): MenuItem {
  const isGrouped = arrangementOf(sheet).group?.column === key;
  return {
    id: "group",
    title: isGrouped ? menuTexts.stopGrouping : menuTexts.groupByThisColumn,
    icon: Rows3,
    isOn: isGrouped,
    run: () => groupBy(sheet, isGrouped ? undefined : key),
  };
}

const alignments = [
  ["left", menuTexts.alignLeft, AlignLeft],
  ["center", menuTexts.alignCentre, AlignCenter],
  ["right", menuTexts.alignRight, AlignRight],
] as const;

function looks(sheet: SheetView, column: ColumnView): MenuItem[] {
  const isDisabled = sheet.readOnly !== undefined;
  return [
    ...alignments.map(([alignment, title, icon]) => ({
      id: `align-${alignment}`,
      title,
      icon,
      isDisabled: isDisabled || (alignment === "left" && column.editor === "number"),
      isOn: column.alignment === alignment,
      run: () => void changeMetadata(sheet, menuTexts.alignAColumn, columnPlan(sheet, column, { alignment })),
    })),
    {
      id: "pin",
      title: menuTexts.freezeUpToThisColumn,
      icon: Pin,
      isOn: column.frozen,
      run: () => pinColumns(sheet, column, !column.frozen),
    },
    {
      id: "move-left",
      title: menuTexts.moveLeft,
      icon: ArrowLeft,
      run: () => moveColumn(sheet, column.key, -1),
    },
    {
      id: "move-right",
      title: menuTexts.moveRight,
      icon: ArrowRight,
      run: () => moveColumn(sheet, column.key, 1),
    },
    {
      id: "hide",
      title: menuTexts.hideColumn,
      icon: EyeOff,
      run: () => void hideColumn(sheet, column),
    },
  ];
}

/** Moves a column by one place to the left or right, for this person alone. */
export function moveColumn(sheet: SheetView, key: string, step: -1 | 1): void {
  const order = orderAfterStep(shownOrder(sheet, {}), activeGrid()?.columnIds() ?? [], key, step);
  if (order) setColumnOrder(sheet, order);
}

const formatting = (column: string): MenuItem => ({
  id: "formats",
  title: menuTexts.conditionalFormattingDialog,
  icon: Paintbrush,
  opens: true,
  run: () => openOverlay({ kind: "formats", column }),
});

function more(sheet: SheetView, column: ColumnView): MenuItem[] {
  const hidden = sheet.columns.filter((each) => each.hidden).length;
  return [
    counting(sheet, countedName(column)),
    ...pivoting(sheet, column),
    formatting(column.key),
    {
      id: "columns",
      title: hidden === 0 ? menuTexts.allColumns : menuTexts.allColumnsHidden(hidden),
      icon: Columns3,
      opens: true,
      run: () => openOverlay({ kind: "columns" }),
    },
    addComputed,
    {
      id: "settings",
      title: menuTexts.columnSettings,
      icon: Settings2,
      opens: true,
      run: () => openOverlay({ kind: "column", column: column.key }),
    },
  ];
}
