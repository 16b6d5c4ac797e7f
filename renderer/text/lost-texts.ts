import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { lostTyping, rowsOf, sayLost, type PlacedLanguage } from "../state/index.js";
import type { RowTexts } from "./row-texts.js";

interface Written {
  readonly texts: RowTexts;
  readonly language: PlacedLanguage;
  /** The sheet by its `sheetKey`. */
  readonly sheet: string;
  readonly rowKey: string;
  /** What the row is called. */
  readonly title: string;
}

/**
 * Keeps in sight what was typed into texts of a row that goes away meanwhile, as where another program deleted it: nothing of it,
 * nor of what is typed on, is for the row that comes into its place.
 */
export function useLostTexts(desk: RefObject<HTMLElement | null>, written: Written): void {
  const latest = useRef(written);
  useEffect(() => {
    latest.current = written;
  });
  // Before the editors are taken out of the page, and the keyboard with them.
  useLayoutEffect(() => {
    const element = desk.current;
    return () => {
      const { texts, language, sheet, rowKey, title } = latest.current;
      if (rowsOf(sheet)?.row(rowKey)) return;
      const keepOf = (cell: string | undefined) => (text: string) => {
        const named = language.cells.find(({ name }) => name === cell)?.title ?? "";
        sayLost("cell-gone", [{ place: `${title}, ${named}`, text }]);
      };
      for (const { cell, text } of texts.changes()) keepOf(cell)(text);
      const written = document.activeElement;
      const open = element?.contains(written) ? written?.closest<HTMLElement>("[data-cell]") : undefined;
      if (open) lostTyping.begin(keepOf(open.dataset["cell"]));
    };
  }, [desk]);
}
