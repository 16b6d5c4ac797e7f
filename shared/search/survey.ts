import type { MeaningGuide } from "./guide.js";
import type { Names } from "./names.js";
import type { Outline } from "./outline.js";
import type { QueryPlace, Scope } from "./place.js";

/** How often a name occurs at a place of a query, in cards, and whether something stands inside it. */
export interface NameUse {
  readonly cards: number;
  readonly holds: "always" | "sometimes" | "never";
}

/** What cards have at a place of a query. */
export interface Survey {
  /** By number of the name. */
  readonly found: ReadonlyMap<number, NameUse>;
  /** Cards by number. */
  readonly numbers: ReadonlyMap<number, number>;
}

interface Count {
  cards: number;
  lastCard: number;
  full: number;
  empty: number;
}

/** Looks at all cards for what stands where the caret of a query is. */
export function survey(
  cards: Iterable<{ readonly outline: Outline }>,
  { kind, scopes, after }: QueryPlace,
  names: Names,
  guide: MeaningGuide,
): Survey {
  const last = kind === "joiner" && after !== undefined ? [{ pattern: after, isValue: true }] : [];
  const wanted = [...scopes, ...last].map(({ pattern, isValue }) => ({
    ids: new Set(names.matching(pattern)),
    isValue,
  }));
  const operators = new Set(Object.keys(guide.bounds ?? {}).flatMap((name) => names.matching(name)));
  const counts = new Map<number, Count>();
  const numbers = new Map<number, Count>();
  let card = 0;
  for (const { outline } of cards) {
    card += 1;
    for (const { from, to, isValue } of rangesIn(outline, wanted)) {
      for (let at = from; at < to;) {
        const name = outline.names[at] ?? -1;
        const end = outline.ends[at] ?? to;
        if (name < 0) count(numbers, outline.numbers[at] ?? 0, card, false);
        else count(counts, name, card, end > at + 1);
        at = isValue && !operators.has(name) ? end : at + 1;
      }
    }
  }
  return {
    found: new Map([...counts].map(([name, use]) => [name, { cards: use.cards, holds: holdsOf(use) }])),
    numbers: new Map([...numbers].map(([number, use]) => [number, use.cards])),
  };
}

function count(counts: Map<number, Count>, key: number, card: number, isFull: boolean): void {
  let use = counts.get(key);
  if (!use) counts.set(key, (use = { cards: 0, lastCard: 0, full: 0, empty: 0 }));
  if (use.lastCard !== card) use.cards += 1;
  use.lastCard = card;
  if (isFull) use.full += 1;
  else use.empty += 1;
}

const holdsOf = ({ full, empty }: Count): NameUse["holds"] =>
  empty === 0 ? "always" : full === 0 ? "never" : "sometimes";

interface Range {
  readonly from: number;
  readonly to: number;
  readonly isValue: boolean;
}

/** The insides of the parts that a chain of scopes leads to. */
function rangesIn(
  outline: Outline,
  scopes: readonly { readonly ids: ReadonlySet<number>; readonly isValue: Scope["isValue"] }[],
): Range[] {
  let ranges: Range[] = [{ from: 0, to: outline.names.length, isValue: false }];
  for (const { ids, isValue } of scopes) {
    ranges = ranges.flatMap((range) => {
      const inside: Range[] = [];
      for (let at = range.from; at < range.to;) {
        const end = outline.ends[at] ?? range.to;
        if (ids.has(outline.names[at] ?? -1)) inside.push({ from: at + 1, to: end, isValue });
        at = range.isValue ? end : at + 1;
      }
      return inside;
    });
  }
  return ranges;
}
