import type { SheetView } from "../../../shared/workspace/index.js";
import {
  ownRowLooks,
  renameRowLooks,
  rowLooksOf,
  rowNames,
  rowsInFile,
  withNewNames,
  type ShownRowLooks,
} from "../../arrangement/index.js";
import type { GridRow } from "../../state/index.js";
import { singleHeightOf } from "./heights.js";

/** The overrides of single rows of the sheet on screen: their own heights, remembered by the names of the rows. */
export class RowOverrides {
  readonly #sheet: () => SheetView;
  #looks: ShownRowLooks;
  #names: ReadonlyMap<string, string>;

  constructor(sheet: () => SheetView) {
    this.#sheet = sheet;

    this.#looks = rowLooksOf(sheet());
    this.#names = this.#namesNow();
  }

  /** The height a row has of its own, in px. */
  heightOf(row: GridRow | undefined): number | undefined {
    const heightPx = this.#looks.heights.get(row?.key ?? "");
    return heightPx === undefined ? undefined : singleHeightOf(heightPx);
  }

  /** Reads the rows and their overrides again; returns whether a height changed. */
  refresh(): boolean {
    const { heights } = this.#looks;
    this.#looks = rowLooksOf(this.#sheet());
    this.#names = this.#namesNow();
    const now = this.#looks.heights;
    return heights.size !== now.size || [...now].some(([key, heightPx]) => heights.get(key) !== heightPx);
  }

  /** Cells changed, perhaps ids among them: the overrides of a row stay with it. */
  followNames(): void {
    if (this.#names.size === 0) return;
    const sheet = this.#sheet();
    const own = ownRowLooks(sheet);
    const names = this.#namesNow();
    const moved = withNewNames(own, this.#names, names);
    this.#names = names;
    if (moved !== own) renameRowLooks(sheet, moved);
  }

  /** Empty where nothing is remembered: then rows need no names. */
  #namesNow(): ReadonlyMap<string, string> {
    const sheet = this.#sheet();
    const { heights, hidden } = ownRowLooks(sheet);
    if (Object.keys(heights).length + Object.keys(hidden).length === 0) return new Map();
    const rows = rowsInFile(sheet);
    return new Map(rowNames(sheet, rows).map((name, at) => [rows[at]?.key ?? "", name]));
  }
}
