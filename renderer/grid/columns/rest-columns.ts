import type { ColDef } from "ag-grid-community";
import { projectedRow, type Projection } from "../../../shared/sheet/index.js";
import { fromWire, type RowEntry } from "../../../shared/toml/index.js";
import type { ColumnView, SheetView } from "../../../shared/workspace/index.js";
import { openStructure, projectionOf, turns, type GridRow } from "../../state/index.js";
import type { ActiveGrid } from "../host.js";
import { columnTexts } from "../texts.js";
import { cellDrawnBy, tooltipOf } from "./drawn.js";

/** No column of a file has a `#` at the start of its id. */
const restId = (list: string, from: number): string => `#rest ${from} ${list}`;

/** Opens the structure editor at the items that a cell has more of, where the column shows those; else does nothing. */
export function openRest(grid: Pick<ActiveGrid, "goTo">, row: GridRow, column: string): void {
  const [, from, list] = /^#rest (\d+) (.*)$/su.exec(column) ?? [];
  if (from === undefined || list === undefined) return;
  grid.goTo(row.key, list);
  turns.hold(openStructure(list, [Number(from)]));
}

interface RestHost {
  readonly textsOf: (row: GridRow) => readonly string[];
}

const RestCell = cellDrawnBy<RestHost>("rest-items", (element, { data, textsOf }) => {
  const [first, ...others] = data ? textsOf(data) : [];
  element.textContent = first === undefined ? "" : columnTexts.restOf(first, others.length);
});

const RestTooltip = tooltipOf<RestHost>((row, { textsOf }) =>
  textsOf(row).map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  }),
);

/** The columns of a sheet, with one behind the texts of each list that has more items than columns: it says what they are. */
export function withRests(columns: readonly ColDef<GridRow>[], sheet: SheetView): ColDef<GridRow>[] {
  const shown = new Map(sheet.columns.flatMap((column) => (column.hasMore ? [[column.key, column]] : [])));
  return columns.flatMap((def) => {
    const last = shown.get(def.colId ?? "");
    const rest = last && restColumn(sheet, last);
    return rest ? [def, { ...rest, hide: last.hidden }] : [def];
  });
}

function restColumn(sheet: SheetView, last: ColumnView): ColDef<GridRow> | undefined {
  const projection = projectionOf(sheet, last);
  const [key = ""] = last.id.path;
  const list = sheet.columns.findIndex(({ id: { path, inner } }) => path.length === 1 && path[0] === key && !inner);
  const from = Number(last.id.inner?.[0] ?? 0) + 1;
  const listKey = sheet.columns[list]?.key;
  if (!projection || listKey === undefined) return undefined;
  const textsOf = (row: GridRow): readonly string[] => restTexts(sheet, row, { projection, list, from });
  const textOf = ({ data }: { data?: GridRow | undefined }): string => (data ? textsOf(data).join("\n") : "");
  return {
    colId: restId(listKey, from),
    headerName: "…",
    headerTooltip: columnTexts.aboutRest(from),
    headerClass: "is-reading",
    width: 150,
    minWidth: 56,
    valueGetter: textOf,
    editable: false,
    suppressNavigable: true,
    cellClass: ["reading-cell"],
    cellRenderer: RestCell,
    cellRendererParams: { textsOf },
    tooltip: textOf,
    tooltipComponent: RestTooltip,
    tooltipComponentParams: { textsOf },
  };
}

interface RestAt {
  readonly projection: Projection;
  /** The place of the list among the columns. */
  readonly list: number;
  readonly from: number;
}

/** The texts of the items that have no column of their own. */
function restTexts(sheet: SheetView, { cells }: GridRow, { projection, list, from }: RestAt): readonly string[] {
  const items = cells[list];
  if (!Array.isArray(items) || items.length <= from) return [];
  const entries = sheet.columns.flatMap(({ id: { path, index, inner } }, at): RowEntry[] => {
    const cell = cells[at] ?? null;
    const value = path.length === 1 && index === undefined && !inner && cell !== null ? fromWire(cell) : undefined;
    return value?.ok ? [{ key: path[0] ?? "", value: value.value }] : [];
  });
  const row = projectedRow(entries);
  return items.slice(from).flatMap((item) => {
    const value = fromWire(item);
    return value.ok ? [projection.print(value.value, row)] : [];
  });
}
