import { useEffect, useRef } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { draftKeeper, type PlacedLanguage } from "../state/index.js";
import type { RowTexts } from "./row-texts.js";

const draftEveryMs = 120;

/** Keeps what is being typed with the session, so that a crash loses nothing and a match uses it. */
export function useDrafts(texts: RowTexts, sheet: SheetView, language: PlacedLanguage, rowKey: string): void {
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  useEffect(() => {
    const keepDraft = draftKeeper();
    const sent = new Map<string, string>();
    const send = (): void => {
      const { ref, columns } = latest.current;
      const wanted = new Map(texts.changes().map((change) => [change.cell, change]));
      for (const { name, at } of language.cells) {
        const change = wanted.get(name);
        const id = columns[at]?.id;
        if (!id || sent.get(name) === change?.text) continue;
        if (change) {
          sent.set(name, change.text);
          texts.keep(name, change.text);
        } else sent.delete(name);
        const draft = { rowKey, column: id, text: change?.text ?? null, seen: change?.seen ?? null };
        keepDraft({ sheet: ref, ...draft });
      }
    };
    let timer: number | undefined;
    const unsubscribe = texts.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(send, draftEveryMs);
    });
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
      // What was discarded a moment ago is not to come back with the row.
      if (texts.changes().length === 0) send();
    };
  }, [texts, language, rowKey]);
}
