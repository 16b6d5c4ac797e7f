import { gameOf } from "../../../shared/games/index.js";
import type { CellTexts, TextReading } from "../../../shared/text/index.js";
import { useTable } from "../match/table-state.js";

const readings = new WeakMap<CellTexts, TextReading>();

/** What the texts of a card say, as they are in the match; undefined for cards that no row stands for. */
export function useReading(definition: number): TextReading | undefined {
  const texts = useTable(({ snapshot, editions }) =>
    snapshot === null ? undefined : editions.get(snapshot.edition)?.texts[definition],
  );
  const game = useTable(({ info }) => info?.game);
  const language = game === undefined ? undefined : gameOf(game)?.language;
  if (!texts || !language) return undefined;
  const known = readings.get(texts) ?? language.read(texts);
  readings.set(texts, known);
  return known;
}
