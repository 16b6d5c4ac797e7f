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

/** What is said of single rows of the sheet on screen: their heights, and the names by which it is remembered. */
export class SingleRows {
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

  /** Looks at the rows and what is said of them anew; gives whether a height became another. */
  refresh(): boolean {
    const { heights } = this.#looks;
    this.#looks = rowLooksOf(this.#sheet());
    this.#names = this.#namesNow();
    const now = this.#looks.heights;
    return heights.size !== now.size || [...now].some(([key, heightPx]) => heights.get(key) !== heightPx);
  }

  /** Cells changed, ids among them perhaps: what is said of a row stays with it. */
  followNames(): void {
    if (this.#names.size === 0) return;
    const sheet = this.#sheet();
    const own = ownRowLooks(sheet);
    const names = this.#namesNow();
    const moved = withNewNames(own, this.#names, names);
    this.#names = names;
    if (moved !== own) renameRowLooks(sheet, moved);
  }

  /** None where nothing is remembered: then no row has to be told from the others. */
  #namesNow(): ReadonlyMap<string, string> {
    const sheet = this.#sheet();
    const { heights, hidden } = ownRowLooks(sheet);
    if (Object.keys(heights).length + Object.keys(hidden).length === 0) return new Map();
    const rows = rowsInFile(sheet);
    return new Map(rowNames(sheet, rows).map((name, at) => [rows[at]?.key ?? "", name]));
  }
}
