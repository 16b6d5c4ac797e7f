import type { TextReading } from "../../../shared/text/index.js";
import type { CardTexts } from "../match/folder-cards.js";
import { useTable } from "../match/table-state.js";

const readings = new WeakMap<CardTexts, TextReading>();

/** What the texts of a card say, as they are in the match; undefined for cards without a row. */
export function useReading(definition: number): TextReading | undefined {
  const texts = useTable(({ snapshot, editions }) =>
    snapshot === null ? undefined : editions.get(snapshot.edition)?.texts[definition],
  );
  if (!texts) return undefined;
  const known = readings.get(texts) ?? texts.language.read(texts.cells);
  readings.set(texts, known);
  return known;
}
