import type { Emitter } from "../../../shared/base/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { arrangementOf, nextSort, setArrangement } from "../../arrangement/index.js";
import { setApp } from "../../state/index.js";
import type { HeaderContext } from "./header.js";

/** Opens the menu of a column below its head. */
export const openColumnMenu = (column: string, { left, bottom }: DOMRect): void =>
  setApp({ columnMenu: { column, left, top: bottom } });

/** What the heads of a sheet's columns show and do; `states` says that they may show something else. */
export const headerContext = (sheet: () => SheetView, states: Emitter): HeaderContext => ({
  stateOf: (column) => {
    const { sort, filter } = arrangementOf(sheet());
    const at = sort.findIndex((key) => key.column === column);
    const key = sort[at];
    const place = sort.length > 1 ? at + 1 : undefined;
    return {
      ...(key ? { sort: { descending: key.descending, ...(place === undefined ? {} : { place }) } } : {}),
      isFiltered: filter.filters.some((each) => each.column === column),
    };
  },
  sortBy: (column, isAdded) =>
    setArrangement(sheet(), { sort: nextSort(arrangementOf(sheet()).sort, column, isAdded) }),
  openMenu: openColumnMenu,
  onStates: (listener) => states.on(listener),
});
