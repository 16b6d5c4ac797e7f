import type { MatchState, Ruleset, Seat } from "../../../../shared/match/index.js";

/** A ruleset for a bot under watch, and what it did with it. */
export interface Watched<State extends MatchState> {
  readonly ruleset: Ruleset<State>;
  /** For whom each sample was drawn. */
  readonly samples: readonly Seat[];
}

/**
 * The ruleset as an honest bot needs it: of the position itself it may ask who must decide what, and draw samples; it may look
 * ahead from samples alone. Whatever else it does throws.
 */
export function withoutPeeking<State extends MatchState>(ruleset: Ruleset<State>, position: State): Watched<State> {
  const samples: Seat[] = [];
  const drawn = new WeakSet<State>();
  const sample = (state: State): State => {
    if (!drawn.has(state)) throw new Error("The bot looks at cards it cannot know");
    return state;
  };
  const allowed: Partial<Ruleset<State>> = {
    id: ruleset.id,
    seats: ruleset.seats,
    decision: (state, reach) => ruleset.decision(state === position ? state : sample(state), reach),
    first: (state) => ruleset.first(sample(state)),
    determinize(state, seat, random) {
      const made = ruleset.determinize(state, seat, random);
      samples.push(seat);
      drawn.add(made);
      return made;
    },
    fork(state) {
      const copy = ruleset.fork(sample(state));
      drawn.add(copy);
      return copy;
    },
    advance: (draft, action) => ruleset.advance(sample(draft), action),
    evaluate: (state, seat) => ruleset.evaluate(sample(state), seat),
  };
  const watched = new Proxy(ruleset, {
    get(_target, name: keyof Ruleset<State>) {
      if (!(name in allowed)) throw new Error(`The bot asks for ${name}`);
      return allowed[name];
    },
  });
  return { ruleset: watched, samples };
}
