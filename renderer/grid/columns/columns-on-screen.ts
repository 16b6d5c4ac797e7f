import type { GridApi } from "ag-grid-community";
import { derivedColumnId } from "../../../shared/derived/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { ownColumnLooks } from "../../arrangement/index.js";
import type { SheetDerived } from "../../derived/index.js";
import type { ColumnLooks, GridRow } from "../../state/index.js";
import { shownChanged } from "../active-grid.js";
import type { Editing } from "../editors/editing.js";
import { rowHeightOf } from "../rows/heights.js";
import type { Outline } from "../selection/outline.js";
import type { Range } from "../selection/range.js";
import type { Sight } from "../selection/sight.js";
import { showReadingColumns } from "./ability-columns.js";
import type { SheetColumns } from "./sheet-columns.js";

interface ColumnsHost {
  readonly api: GridApi<GridRow>;
  readonly sheet: SheetView;
  readonly columns: Pick<SheetColumns, "defs" | "isUnmeasured" | "hasOtherRoom">;
  readonly range: Pick<Range, "followColumns" | "active">;
  readonly editing: Pick<Editing, "through">;
  readonly sight: Pick<Sight, "keep">;
  readonly outline: Pick<Outline, "hasKeyboard" | "takeKeyboard" | "paint">;
  /** Brings a new column into view, if it is there by now. */
  readonly showAwaited: () => void;
}

/** Keeps the columns that the grid draws in step with those of the sheet, their widths and their looks. */
export class ColumnsOnScreen {
  readonly #host: ColumnsHost;
  /** The widths that a person chose, as the columns were drawn last. */
  #widths: ColumnLooks["widths"];
  #order: ColumnLooks["order"];

  constructor(host: ColumnsHost) {
    this.#host = host;
    ({ widths: this.#widths, order: this.#order } = ownColumnLooks(host.sheet));
  }

  /** Follows a newer view of the sheet. */
  follow(now: SheetView, before: SheetView): void {
    const { widths, order } = ownColumnLooks(now);
    // Pictures of computed columns are as high as the rows.
    const hasOtherRows = now.style !== before.style && rowHeightOf(now.style) !== rowHeightOf(before.style);
    if (now.columns === before.columns && widths === this.#widths && order === this.#order && !hasOtherRows) return;
    this.#widths = widths;
    this.#order = order;
    this.#show();
  }

  /** Makes the columns again once the first rows are there, which say how wide values are. */
  followRows(): void {
    if (this.#host.columns.isUnmeasured) this.#show();
  }

  /** Keeps the name in sight where there is room for it. */
  followRoom(): void {
    if (this.#host.columns.hasOtherRoom) this.#show();
  }

  /** Columns of readings are shown or hidden. */
  followReadings(): void {
    const { api, sight, outline } = this.#host;
    showReadingColumns(api);
    sight.keep();
    outline.paint();
  }

  /** Draws values that depend on cards of other sheets again, where they changed. */
  refreshDerived(derived: SheetDerived): void {
    this.#host.api.refreshCells({ columns: derived.columns.map(({ name }) => derivedColumnId(name)) });
  }

  /** Draws the columns as they are now. The active cell stays in sight and keeps the keyboard, also when it is drawn again. */
  #show(): void {
    const { api, columns, editing, range, sight, outline, showAwaited } = this.#host;
    const hadKeyboard = outline.hasKeyboard;
    editing.through(() => {
      api.setGridOption("columnDefs", columns.defs());
      // Now, not with the grid's event, which comes later: the active cell may be in another column.
      range.followColumns();
      sight.keep();
    });
    if (hadKeyboard && range.active) outline.takeKeyboard();
    showAwaited();
    shownChanged();
  }
}
