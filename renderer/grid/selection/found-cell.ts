import { derivedColumnOf } from "../../../shared/derived/index.js";
import type { RowsOnScreen } from "../rows/rows-on-screen.js";
import type { CellName } from "./sheet-axes.js";
import type { Sight } from "./sight.js";

interface FoundHost {
  readonly onScreen: Pick<RowsOnScreen, "drawAgain">;
  readonly sight: Pick<Sight, "showColumn">;
  readonly goTo: (rowKey: string, column?: string, options?: { readonly focus?: boolean }) => void;
}

/** The computed cell that a search has come to: it cannot be selected, so that it is marked. */
export class FoundCell {
  #cell: CellName | undefined;

  is(rowKey: string, column: string): boolean {
    return this.#cell?.rowKey === rowKey && this.#cell.column === column;
  }

  /** Goes to a cell that a search has found, or to none; a computed one is marked, and `home` selected in its row. */
  show(
    { onScreen, sight, goTo }: FoundHost,
    cell: CellName | undefined,
    options: { readonly focus?: boolean; readonly home?: string | null },
  ): void {
    const before = this.#cell;
    this.#cell = cell && derivedColumnOf(cell.column) !== undefined ? cell : undefined;
    for (const each of [before, this.#cell]) if (each) onScreen.drawAgain([each.rowKey]);
    if (!cell) return;
    goTo(cell.rowKey, this.#cell ? (options.home ?? undefined) : cell.column, options);
    if (this.#cell) sight.showColumn(cell.column);
  }
}
