import { changeReadingColumn } from "../arrangement/index.js";
import { activeGrid, refusedIn } from "../grid/index.js";
import {
  askMeaning,
  canSearchMeaning,
  closeMeaningSearch,
  isSearchingMeaning,
  openMeaningSearch,
} from "../search/index.js";
import { activeLanguage, activeSheet, getApp, openOverlay, type ReadingColumn } from "../state/index.js";
import type { Command } from "./command.js";

/** Asks for the cards like the one the person is at. */
function findAlike(): void {
  const { rowKey } = getApp().place;
  const title = rowKey === null ? undefined : activeGrid()?.titleOf(rowKey);
  if (rowKey !== null && title !== undefined) askMeaning({ kind: "like", rowKey, title });
}

/** The keyboard is in the sheet, and Escape means nothing else there. */
const isIdleInSheet = (): boolean => {
  const grid = activeGrid();
  const { activeElement } = document;
  const isInSheet = activeElement === document.body || !!grid?.element.contains(activeElement);
  return !!grid && isInSheet && !grid.editing.isOpen && getApp().place.cells <= 1 && refusedIn(grid).length === 0;
};

const toggle = (column: ReadingColumn, title: string): Command => ({
  id: `toggle-${column}-column`,
  title,
  keys: [],
  group: "View",
  isAvailable: () => activeLanguage() !== undefined,
  run: () => {
    const isShown = !getApp().readingColumns[column].isShown;
    changeReadingColumn(column, isShown ? "Show a column" : "Hide a column", { isShown });
  },
});

/** Commands about what cards mean. */
export const meaningCommands: readonly Command[] = [
  {
    id: "search-meaning",
    title: "Search by meaning",
    synonyms: "query abilities rules",
    keys: ["Mod+Shift+F"],
    group: "Edit",
    isAvailable: () => activeSheet(getApp()) !== undefined,
    whyNot: () => (canSearchMeaning() ? undefined : "Only sheets with rules texts can be searched by meaning."),
    run: openMeaningSearch,
  },
  {
    id: "end-search",
    title: "Clear search by meaning",
    keys: ["Escape"],
    group: "Edit",
    isAvailable: () => isSearchingMeaning() && isIdleInSheet(),
    run: closeMeaningSearch,
  },
  {
    id: "find-alike",
    title: "Find cards like this one",
    synonyms: "similar",
    keys: [],
    group: "Edit",
    isAvailable: () => canSearchMeaning() && getApp().place.rowKeys.length > 0,
    run: findAlike,
  },
  {
    id: "find-duplicates",
    title: "Find near-duplicates",
    synonyms: "similar same",
    keys: [],
    group: "Edit",
    isAvailable: canSearchMeaning,
    run: () => openOverlay({ kind: "duplicates" }),
  },
  toggle("abilities", "Show or hide Abilities column"),
  toggle("preview", "Show or hide Preview column"),
];
