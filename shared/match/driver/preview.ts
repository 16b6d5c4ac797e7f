import { isEqual } from "../../base/index.js";
import type { Action } from "../action.js";
import { randomFrom } from "../random.js";
import type { Ruleset } from "../ruleset.js";
import type { Seat } from "../seat.js";
import type { MatchState } from "../state.js";
import type { MatchView } from "../view.js";

/** What an action will surely do, as far as the seat can know. */
export interface Preview {
  readonly counters: readonly {
    readonly seat: Seat;
    readonly counter: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly cards: readonly { readonly card: number; readonly from: string; readonly to: string }[];
  /** Figures of cards that stay in their zone: card, title, values. */
  readonly figures: readonly {
    readonly card: number;
    readonly title: string;
    readonly from: number | string;
    readonly to: number | string;
  }[];
  /** Words of the log that are sure. */
  readonly notes: readonly string[];
  /** Words of the log that say what numbers are made of, as the layout says (`explains`). */
  readonly explained: readonly string[];
  /** Words of the log about limits that it runs into, as the layout says (`warnings`). */
  readonly warnings: readonly string[];
  /** Whether it ends the match, and how for the seat. */
  readonly outcome: "won" | "lost" | "drawn" | null;
}

const samples = 3;
const automaticLimit = 200;

/**
 * Tries a legal action on copies in which all that the seat does not know is drawn again, and keeps what all of them agree on: so
 * a preview reveals neither the next card of a deck nor a coin flip. Forced choices are made; opponents do not act.
 */
export function preview<State extends MatchState>(
  ruleset: Ruleset<State>,
  state: State,
  seat: Seat,
  action: Action,
): Preview {
  const before = ruleset.view(state, seat);
  const random = randomFrom(state.step);
  const tried = Array.from({ length: samples }, () =>
    trial(ruleset, state, before, seat, action, () => random.below(0x7fffffff)),
  );
  const [first = nothing] = tried;
  const agreed = <Item>(of: (preview: Preview) => readonly Item[]): readonly Item[] =>
    of(first).filter((item) => tried.every((each) => of(each).some((other) => isEqual(other, item))));
  return {
    counters: agreed(({ counters }) => counters),
    cards: agreed(({ cards }) => cards),
    figures: agreed(({ figures }) => figures),
    notes: agreed(({ notes }) => notes),
    explained: agreed(({ explained }) => explained),
    warnings: agreed(({ warnings }) => warnings),
    outcome: tried.every(({ outcome }) => outcome === first.outcome) ? first.outcome : null,
  };
}

const nothing: Preview = {
  counters: [],
  cards: [],
  figures: [],
  notes: [],
  explained: [],
  warnings: [],
  outcome: null,
};

function trial<State extends MatchState>(
  ruleset: Ruleset<State>,
  state: State,
  before: MatchView,
  seat: Seat,
  action: Action,
  seed: () => number,
): Preview {
  const start = ruleset.determinize(state, seat, randomFrom(seed()));
  const notes: string[] = [];
  const warnings: string[] = [];
  const explained: string[] = [];
  const { warnings: warned = [], explains = [] } = ruleset.layout;
  let current = start;
  let next: Action | null = action;
  for (let count = 0; next !== null && count < automaticLimit; count++) {
    const step = ruleset.apply(current, next);
    if (!step.ok) break;
    current = step.value.state;
    for (const entry of step.value.events) {
      const text = ruleset.tell(current, entry, seat);
      if (text === null) continue;
      notes.push(text);
      if (warned.includes(entry.type)) warnings.push(text);
      if (explains.includes(entry.type)) explained.push(text);
    }
    next = ruleset.automatic(current);
  }
  return {
    ...differences(before, ruleset.view(current, seat)),
    notes,
    explained,
    warnings,
    outcome: outcomeFor(current, seat),
  };
}

function outcomeFor({ outcome }: MatchState, seat: Seat): Preview["outcome"] {
  if (outcome === null) return null;
  if (outcome.winners.length === 0) return "drawn";
  return outcome.winners.includes(seat) ? "won" : "lost";
}

function differences(before: MatchView, after: MatchView): Pick<Preview, "counters" | "cards" | "figures"> {
  const counters = after.counters.flatMap((numbers, seat) =>
    Object.entries(numbers).flatMap(([counter, to]) => {
      const from = before.counters[seat]?.[counter] ?? to;
      return from === to ? [] : [{ seat, counter, from, to }];
    }),
  );
  const cards: Preview["cards"][number][] = [];
  const figures: Preview["figures"][number][] = [];
  const known = new Map(after.cards.map((card) => [card.id, card]));
  for (const old of before.cards) {
    const card = known.get(old.id);
    if (card === undefined) continue;
    if (card.zone !== old.zone) {
      cards.push({ card: card.id, from: old.zone, to: card.zone });
      continue;
    }
    for (const { title, value } of card.face.figures) {
      const from = old.face.figures.find((figure) => figure.title === title)?.value ?? value;
      if (from !== value) figures.push({ card: card.id, title, from, to: value });
    }
  }
  return { counters, cards, figures };
}
