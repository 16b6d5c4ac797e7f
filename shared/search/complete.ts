import type { TextChange } from "../base/index.js";
import { writeQueryName } from "./lex.js";
import type { MeaningGuide } from "./guide.js";
import { foldName, type Names } from "./names.js";
import type { Outline } from "./outline.js";
import { placeAt, type QueryPlace } from "./place.js";
import { survey, type Survey } from "./survey.js";

/** Something to write in a query. */
export interface QueryCompletion {
  readonly kind: "part" | "field" | "value" | "number" | "word";
  readonly label: string;
  /** How many cards have it there; undefined where that means nothing. */
  readonly cards: number | undefined;
  readonly change: TextChange;
}

const mostCompletions = 60;

/**
 * What can be written at a place of a query, most fitting first. It is taken from the cards themselves: nothing is offered
 * that would find no card, each with the number of cards that have it there, and no list beside the language has to be kept.
 */
export function completeQuery(
  text: string,
  caret: number,
  cards: Iterable<{ readonly outline: Outline }>,
  names: Names,
  guide: MeaningGuide = {},
): QueryCompletion[] {
  const place = placeAt(text, caret);
  if (place.kind === "words") return [];
  const found = survey(cards, place, names, guide);
  if (place.kind === "joiner") return joiners(place, found);
  const numbers = numberCompletions(place, found);
  if (place.kind === "number") return numbers;
  return [...nameCompletions(place, found, names), ...numbers, ...negation(place)].slice(0, mostCompletions);
}

const put = ({ from, to }: QueryPlace, insert: string): TextChange => ({ from, to, insert });

const word = (place: QueryPlace, label: string): QueryCompletion => ({
  kind: "word",
  label,
  cards: undefined,
  change: put(place, `${label} `),
});

const negation = (place: QueryPlace): QueryCompletion[] =>
  "not".startsWith(place.written.toLowerCase()) ? [word(place, "not")] : [];

function joiners(place: QueryPlace, { numbers }: Survey): QueryCompletion[] {
  const words = numbers.size > 0 && place.after !== undefined ? ["<=", ">=", "=", "and", "or"] : ["and", "or"];
  return words.filter((each) => each.startsWith(place.written.toLowerCase())).map((each) => word(place, each));
}

const numberCompletions = (place: QueryPlace, { numbers }: Survey): QueryCompletion[] =>
  [...numbers]
    .filter(([number]) => String(number).startsWith(place.written))
    .sort(([a], [b]) => a - b)
    .slice(0, 12)
    .map(([number, cards]) => ({ kind: "number", label: String(number), cards, change: put(place, String(number)) }));

function nameCompletions(place: QueryPlace, { found }: Survey, names: Names): QueryCompletion[] {
  const written = foldName(place.written.replace(/^'/u, ""));
  const fitting = [...found].flatMap(([id, { cards, holds }]) => {
    const label = names.spelling(id);
    const rank = rankOf(foldName(label), written);
    return rank === undefined ? [] : { label, cards, holds, rank };
  });
  // Else in the order in which a card has them: what stands further out comes first.
  fitting.sort((a, b) => a.rank - b.rank || b.cards - a.cards);
  return fitting.slice(0, mostCompletions).map(({ label, cards, holds }): QueryCompletion => {
    const isField = holds === "always" && /^\p{Ll}/u.test(label);
    const kind = isField ? "field" : holds === "never" ? "value" : "part";
    return { kind, label, cards, change: put(place, writeQueryName(label) + (isField ? ": " : "")) };
  });
}

/** Names that begin as written come first, then those that contain it. */
function rankOf(name: string, written: string): number | undefined {
  if (name.startsWith(written)) return 0;
  return name.includes(written) ? 1 : undefined;
}
