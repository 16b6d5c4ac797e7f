import type { GridApi } from "ag-grid-community";
import { getApp, type GridRow } from "../state/index.js";
import { rememberedPlace, rememberPlace, scrollTo, showAwaited } from "./scroll-memory.js";
import type { Outline } from "./selection/outline.js";
import type { Range } from "./selection/range.js";
import type { Sight } from "./selection/sight.js";

interface ReturnHost {
  /** The sheet by its key. */
  readonly key: string;
  readonly element: HTMLElement;
  readonly api: GridApi<GridRow>;
  readonly range: Pick<Range, "active" | "cells">;
  readonly sight: Pick<Sight, "keep" | "isKept" | "showColumn">;
  readonly outline: Pick<Outline, "hasKeyboard" | "takeKeyboard">;
}

/** Goes on where a sheet was left when its grid is there again, and remembers where it is left now. */
export class ReturnToSheet {
  readonly #host: ReturnHost;
  readonly #frame: number;

  constructor(host: ReturnHost) {
    this.#host = host;
    // The grid has its rows and its width with the first frame.
    this.#frame = requestAnimationFrame(() => this.#comeBack());
  }

  /** Remembers where the sheet is left. To be called while its grid is still there. */
  leave(): void {
    const { key, api, range, sight } = this.#host;
    rememberPlace(key, api, { cells: range.cells, isActiveKept: sight.isKept });
    cancelAnimationFrame(this.#frame);
  }

  /** Brings a new column into view, if it is there by now. A dialog that closes leads back to the cell selected before. */
  showAwaited(): void {
    const { key, api, sight } = this.#host;
    if (!getApp().overlay) showAwaited(key, api, sight);
  }

  /** The keyboard is taken only where nothing else has it. */
  #comeBack(): void {
    const { key, element, range, sight, outline } = this.#host;
    const place = rememberedPlace(key);
    if (place) scrollTo(element, place);
    sight.keep();
    if (range.active && outline.hasKeyboard) outline.takeKeyboard();
    this.showAwaited();
  }
}
