import type { GridApi } from "ag-grid-community";
import type { CellInput, SheetView } from "../../../shared/workspace/index.js";
import { sayReadOnly, type GridRow, type KeyPress } from "../../state/index.js";
import { gridRowAt } from "../selection/places.js";
import type { Outline } from "../selection/outline.js";
import type { Range } from "../selection/range.js";
import type { Sight } from "../selection/sight.js";
import { isEditing, openEditor } from "./open-editors.js";

interface EditingHost {
  readonly api: GridApi<GridRow>;
  readonly sheet: () => Pick<SheetView, "ref" | "readOnly">;
  readonly range: Pick<Range, "active" | "activeCell" | "settle">;
  readonly sight: Pick<Sight, "reveal">;
  readonly outline: Pick<Outline, "hasKeyboard" | "takeKeyboard">;
}

/** The editor of the active cell: opens it, types into it, closes it, and leads the keyboard back to its cell. */
export class Editing {
  readonly #host: EditingHost;

  constructor(host: EditingHost) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return isEditing(this.#host.api);
  }

  /** Whether the arrow keys end the open editor (EDITOR-1). */
  get isEntry(): boolean {
    return openEditor(this.#host.api)?.isEntry ?? false;
  }

  /** From now on they move the caret in it. */
  placeCaret(): void {
    openEditor(this.#host.api)?.placeCaret();
  }

  /**
   * Opens the editor of the active cell, or says why the sheet cannot be edited; returns whether there is an active cell. A
   * key that opened it begins its text where it is a character.
   */
  open(key?: string): boolean {
    const { api, sheet, range, sight } = this.#host;
    const { active, activeCell } = range;
    if (!active || !activeCell) return false;
    const edited = sheet();
    if (edited.readOnly !== undefined) {
      sayReadOnly(edited);
      return true;
    }
    range.settle();
    sight.reveal();
    const { rowIndex, rowPinned } = gridRowAt(active.row, api.getPinnedTopRowCount());
    api.startEditingCell({ rowIndex, rowPinned, colKey: activeCell.column, ...(key && { key }) });
    return true;
  }

  /** Closes an open editor and takes what was typed, unless it is cancelled; the keyboard goes back to its cell. */
  close({ isCancelled = false } = {}): void {
    const { api } = this.#host;
    if (isCancelled) openEditor(api)?.drop();
    api.stopEditing(isCancelled);
    this.#host.outline.takeKeyboard();
  }

  /** Closes an open editor without taking what was typed; returns what that was. */
  pickUp(): CellInput | undefined {
    const input = openEditor(this.#host.api)?.input();
    this.close({ isCancelled: true });
    return input;
  }

  /**
   * Makes a change that may take the cell of the open editor away and bring it back in another place, as when a column is
   * frozen: typing goes on where it is then. What was typed into a cell that is gone for good is said.
   */
  through(change: () => void): void {
    const before = openEditor(this.#host.api);
    before?.hold();
    change();
    if (before?.release() !== true) return;
    if (before.isOn(this.#host.range.activeCell) && this.open()) openEditor(this.#host.api)?.continue(before);
    before.settle();
  }

  /** Does in the open editor what a key does that was pressed before it was there. */
  type(press: KeyPress): void {
    openEditor(this.#host.api)?.press(press);
  }

  /** Leads the keyboard back to the cell whose editor has closed, unless something else was opened. */
  followClosing(): void {
    requestAnimationFrame(() => {
      const { api, range, outline } = this.#host;
      // The sheet may be put away in the frame in which its editor closes.
      if (!api.isDestroyed() && range.active && outline.hasKeyboard) outline.takeKeyboard();
    });
  }
}
