import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  ChartColumn,
  Columns3,
  EyeOff,
  Filter,
  FilterX,
  Paintbrush,
  Pin,
  Settings2,
  X,
} from "lucide-react";
import { addEntry, entriesIn, replaceEntry, statisticEntry } from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { arrangementOf, changeMetadata, setArrangement, withColumnFilter } from "../arrangement/index.js";
import type { MenuItem } from "../dialogs/index.js";
import { openOverlay, setApp } from "../state/index.js";
import { columnPlan, nameOf, pinPlan } from "./plans.js";

/** What can be done with a column, in groups. */
export const columnActions = (sheet: SheetView, column: ColumnView): readonly (readonly MenuItem[])[] => [
  sorting(sheet, column),
  filtering(sheet, column),
  looks(sheet, column),
  more(sheet, column),
];

function sorting(sheet: SheetView, { key, editor }: ColumnView): MenuItem[] {
  const { sort } = arrangementOf(sheet);
  const own = sort.find(({ column }) => column === key);
  const isNumber = editor === "number";
  const by = (descending: boolean) => () => setArrangement(sheet, { sort: [{ column: key, descending }] });
  const up = isNumber ? "Sort, smallest first" : "Sort A to Z";
  const down = isNumber ? "Sort, largest first" : "Sort Z to A";
  return [
    { id: "sort-up", title: up, icon: ArrowUpNarrowWide, isOn: own?.descending === false, run: by(false) },
    { id: "sort-down", title: down, icon: ArrowDownWideNarrow, isOn: own?.descending === true, run: by(true) },
    {
      id: "no-sort",
      title: "Do not sort",
      icon: X,
      isDisabled: sort.length === 0,
      run: () => setArrangement(sheet, { sort: [] }),
    },
  ];
}

function filtering(sheet: SheetView, { key }: ColumnView): MenuItem[] {
  const { filter } = arrangementOf(sheet);
  const isFiltered = filter.filters.some(({ column }) => column === key);
  return [
    {
      id: "filter",
      title: "Filter…",
      icon: Filter,
      isOn: isFiltered,
      opens: true,
      run: () => openOverlay({ kind: "filter", column: key }),
    },
    {
      id: "no-filter",
      title: "Clear this filter",
      icon: FilterX,
      isDisabled: !isFiltered,
      run: () => setArrangement(sheet, { filter: withColumnFilter(filter, key, undefined) }),
    },
  ];
}

const alignments = [
  ["left", "Align left", AlignLeft],
  ["center", "Align in the middle", AlignCenter],
  ["right", "Align right", AlignRight],
] as const;

function looks(sheet: SheetView, column: ColumnView): MenuItem[] {
  const isDisabled = sheet.readOnly !== undefined;
  const change = (label: string, plan: ReturnType<typeof columnPlan>): void => void changeMetadata(sheet, label, plan);
  return [
    ...alignments.map(([alignment, title, icon]) => ({
      id: `align-${alignment}`,
      title,
      icon,
      isDisabled,
      isOn: column.alignment === alignment,
      run: () => change("Align a column", columnPlan(sheet, column, { alignment })),
    })),
    {
      id: "pin",
      title: "Keep in sight up to here",
      icon: Pin,
      isDisabled,
      isOn: column.frozen,
      run: () => change(column.frozen ? "Unpin columns" : "Pin columns", pinPlan(sheet, column, !column.frozen)),
    },
    {
      id: "hide",
      title: "Hide column",
      icon: EyeOff,
      isDisabled,
      run: () => change("Hide a column", columnPlan(sheet, column, { hidden: true })),
    },
  ];
}

function more(sheet: SheetView, column: ColumnView): MenuItem[] {
  const { source, base } = nameOf(column);
  const statistic = entriesIn(sheet.metadata, "statistics").find(({ entry }) => entry.column === (base ?? source));
  const hidden = sheet.columns.filter((each) => each.hidden).length;
  const isDisabled = sheet.readOnly !== undefined;
  return [
    {
      id: "statistics",
      title: "Count its values",
      icon: ChartColumn,
      isDisabled,
      isOn: statistic !== undefined,
      run: () => {
        if (!statistic) setApp({ statisticsOpen: true });
        const plan = statistic
          ? replaceEntry(sheet.metadata, "statistics", statistic.at, null)
          : [addEntry(sheet.metadata, "statistics", statisticEntry({ column: base ?? source, label: column.title }))];
        void changeMetadata(sheet, statistic ? "Remove a statistic" : "Add a statistic", plan);
      },
    },
    {
      id: "formats",
      title: "Conditional formatting…",
      icon: Paintbrush,
      opens: true,
      run: () => openOverlay({ kind: "formats", column: column.key }),
    },
    {
      id: "columns",
      title: hidden === 0 ? "All columns…" : `All columns (${hidden} hidden)…`,
      icon: Columns3,
      opens: true,
      run: () => openOverlay({ kind: "columns" }),
    },
    {
      id: "settings",
      title: "Column settings…",
      icon: Settings2,
      opens: true,
      run: () => openOverlay({ kind: "column", column: column.key }),
    },
  ];
}
