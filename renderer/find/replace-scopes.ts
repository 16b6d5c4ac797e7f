import type { ColumnId } from "../../shared/sheet/index.js";
import type { ColumnView, ReplaceRequest, SheetView } from "../../shared/workspace/index.js";
import { selectedBlocks, selectedColumns, type ActiveGrid } from "../grid/index.js";
import { replaceTexts as texts } from "./texts.js";

/** A part of the workspace that texts can be replaced in. */
export interface ReplacePlace {
  readonly id: "selection" | "column" | "shown" | "sheet" | "all";
  readonly title: string;
  /** As it is asked for; nothing for everything. */
  readonly scope: ReplaceRequest["scope"];
}

/** Where one may want to replace something, seen from the sheet on screen: the narrowest first. */
export function replacePlaces(sheet: SheetView, grid: ActiveGrid | undefined): readonly ReplacePlace[] {
  const { ref } = sheet;
  const places: ReplacePlace[] = [];
  if (grid) {
    const columns = selectedColumns(grid);
    const blocks = selectedBlocks(grid).map((block) => ({
      rows: block.rows.map(({ key }) => key),
      columns: block.columns.map(valuesOf),
    }));
    const [column] = columns;
    const cells = blocks.reduce((sum, block) => sum + block.rows.length * block.columns.length, 0);
    if (column && cells > 1) {
      const [only, ...others] = blocks;
      const scope = only && others.length === 0 ? { sheet: ref, ...only } : { sheet: ref, blocks };
      places.push({ id: "selection", title: texts.inSelection(cells.toLocaleString("en")), scope });
    }
    if (column) {
      places.push({
        id: "column",
        title: texts.inColumn(column.title),
        scope: { sheet: ref, columns: [valuesOf(column)] },
      });
    }
    const shown = grid.rows.map(({ key }) => key);
    if (shown.length > 0 && shown.length < sheet.rowCount) {
      const scope = { sheet: ref, rows: shown };
      places.push({ id: "shown", title: texts.inRowsShown(shown.length.toLocaleString("en")), scope });
    }
  }
  places.push({ id: "sheet", title: texts.inSheet(sheet.title), scope: { sheet: ref } });
  places.push({ id: "all", title: texts.inAllSheets, scope: undefined });
  return places;
}

/** The column that holds what a column shows: of a structure written as text, the structure. */
const valuesOf = ({ id }: ColumnView): ColumnId => (id.inner === undefined ? id : { path: id.path });

/** The place to begin with: a selection that somebody made, else the sheet. */
export const usualPlace = (places: readonly ReplacePlace[]): ReplacePlace["id"] =>
  places.some(({ id }) => id === "selection") ? "selection" : "sheet";
