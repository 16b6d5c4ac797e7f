import type { TextChange } from "../../shared/base/index.js";
import { completeQuery, isRulesText } from "../../shared/search/index.js";
import type { KnownMeanings } from "./meaning-state.js";

/** Something to write in the search field. */
export interface FieldCompletion {
  readonly label: string;
  readonly detail: string;
  readonly change: TextChange;
}

const most = 40;

const cards = (count: number): string => (count === 1 ? "1 card" : `${count.toLocaleString("en")} cards`);

/** What can be written at the caret: in rules text what its language offers, else parts of queries. */
export function completionsAt(
  text: string,
  caret: number,
  { readings, meanings }: KnownMeanings,
): readonly FieldCompletion[] {
  if (isRulesText(text)) {
    const { language } = readings;
    const main = language.cells[0]?.name ?? "";
    const offered = language.read({ [main]: text }).completionsAt(main, caret);
    return offered.slice(0, most).map(({ label, about, change }) => ({ label, detail: about, change }));
  }
  const offered = completeQuery(text, caret, meanings(), readings.names, readings.guide);
  return offered.slice(0, most).map(({ label, cards: count, change }) => ({
    label,
    detail: count === undefined ? "" : cards(count),
    change,
  }));
}
