import type { ColDef, IHeaderComp, IHeaderParams } from "ag-grid-community";
import type { GridRow } from "../../state/index.js";
import { columnTexts } from "../texts.js";

/** What a column's header shows beside its name. */
export interface HeaderState {
  /** `undefined`: the sheet is not sorted by it. `place` counts from 1 where several columns sort. */
  readonly sort?: { readonly descending: boolean; readonly place?: number } | undefined;
  readonly isFiltered: boolean;
}

export interface HeaderContext {
  readonly stateOf: (column: string) => HeaderState;
  readonly sortBy: (column: string, isAdded: boolean) => void;
  readonly openMenu: (column: string, beside: DOMRect) => void;
  /** Calls back when the states of columns may be others; returns how to stop. */
  readonly onStates: (listener: () => void) => () => void;
}

/** The sign of a filter; fonts have none. */
function funnel(): SVGElement {
  const sign = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sign.setAttribute("viewBox", "0 0 24 24");
  sign.setAttribute("class", "filter-sign");
  sign.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", "M2 4h20l-8 9.5V21l-4-2v-5.5z");
  sign.append(shape);
  return sign;
}

/** The head of a column: its name, which sorts, signs of its sort and filter, and the button of its menu. */
export class ColumnHeader implements IHeaderComp {
  readonly #element = document.createElement("div");
  readonly #signs = document.createElement("span");
  #params: (IHeaderParams<GridRow> & HeaderContext) | undefined;
  #stopListening = (): void => undefined;

  init(params: IHeaderParams<GridRow> & HeaderContext): void {
    const element = this.#element;
    const signs = this.#signs;
    element.className = "ag-header-cell-label column-head";
    const name = document.createElement("span");
    name.className = "ag-header-cell-text";
    signs.className = "column-signs";
    const menu = document.createElement("button");
    menu.type = "button";
    menu.tabIndex = -1;
    menu.className = "column-menu-button";
    menu.textContent = "⌄";
    menu.title = columnTexts.columnMenuEnter;
    element.append(name, signs, menu);
    element.addEventListener("click", (event) => {
      if (menu.contains(event.target as Node)) this.#openMenu();
      else this.#params?.sortBy(this.#params.column.getColId(), event.shiftKey);
    });
    element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      this.#openMenu();
    });
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.#element;
  }

  refresh(params: IHeaderParams<GridRow> & HeaderContext): boolean {
    this.#params = params;
    this.#stopListening();
    this.#stopListening = params.onStates(() => this.#drawState());
    const { displayName } = params;
    const [name, , menu] = this.#element.children;
    if (name) name.textContent = displayName;
    menu?.setAttribute("aria-label", columnTexts.menuOf(displayName));
    this.#drawState();
    return true;
  }

  destroy(): void {
    this.#stopListening();
  }

  #drawState(): void {
    if (!this.#params) return;
    const { column, stateOf, eGridHeader } = this.#params;
    const { sort, isFiltered } = stateOf(column.getColId());
    this.#signs.replaceChildren(
      ...(isFiltered ? [funnel()] : []),
      sort ? `${sort.descending ? "↓" : "↑"}${sort.place === undefined ? "" : String(sort.place)}` : "",
    );
    this.#signs.title = [
      ...(isFiltered ? [columnTexts.filtered] : []),
      ...(sort ? [sort.descending ? columnTexts.sortedDescending : columnTexts.sortedAscending] : []),
    ].join(", ");
    if (sort) eGridHeader.setAttribute("aria-sort", sort.descending ? "descending" : "ascending");
    else eGridHeader.removeAttribute("aria-sort");
  }

  #openMenu(): void {
    this.#params?.openMenu(this.#params.column.getColId(), this.#params.eGridHeader.getBoundingClientRect());
  }
}

/** The header of a column: a click sorts; its button and Enter open the menu. */
export const headedBy = (header: HeaderContext, column: string): ColDef<GridRow> => ({
  headerComponent: ColumnHeader,
  headerComponentParams: header,
  suppressHeaderKeyboardEvent: ({ event }) => {
    const head = event.target instanceof Element ? event.target.closest(".ag-header-cell") : null;
    if (event.key !== "Enter" || !head) return false;
    // Or the same press would choose the first thing in the menu.
    event.preventDefault();
    header.openMenu(column, head.getBoundingClientRect());
    return true;
  },
});
