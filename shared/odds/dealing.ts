import {
  FirstHand,
  randomFrom,
  type Action,
  type LogEntry,
  type MatchSetup,
  type MatchState,
  type Ruleset,
  type Step,
} from "../match/index.js";

/** A hand as the rules of a game dealt it, once its seat kept it. */
export interface DealtHand {
  /** Definitions of its cards. */
  readonly hand: readonly number[];
  /** Definitions of the first hand, before anything was put back. */
  readonly first: readonly number[];
  /** How often cards were put back. */
  readonly mulligans: number;
  /** Whether the rules asked whether the hand is kept. */
  readonly isAsked: boolean;
}

/** Whether a hand is kept where the rules ask. */
export type KeepRule = (hand: readonly number[]) => boolean;

/** More questions before the first turn than this are no opening. */
const mostQuestions = 500;

/**
 * Deals the first seat its hand by the rules, up to the first turn (ODDS-3). Where one answer puts cards of the hand back and
 * another does not, the keep rule decides; other questions are answered by chance. Undefined where no match can be set up so.
 */
export function dealHand<State extends MatchState>(
  ruleset: Ruleset<State>,
  setup: MatchSetup,
  keeps: KeepRule,
): DealtHand | undefined {
  const begun = ruleset.setup(setup);
  if (!begun.ok) return undefined;
  const opening = new Opening(ruleset);
  const random = randomFrom(setup.seed);
  let { state, events }: Step<State> = begun.value;
  opening.follow(state, events);
  for (let asked = 0; asked < mostQuestions && !opening.isOver; asked++) {
    const decision = ruleset.decision(state);
    if (decision.kind === "over") break;
    const { seat, actions } = decision;
    const action =
      (seat === 0 ? opening.keptOrNot(state, actions, keeps) : undefined) ?? actions[random.below(actions.length)];
    const next = action && ruleset.apply(state, action);
    if (!next?.ok) return undefined;
    ({ state, events } = next.value);
    opening.follow(state, events);
  }
  return opening.isOver ? opening.dealt : undefined;
}

/** What happens to the hand of the first seat before the first turn. */
class Opening<State extends MatchState> {
  isOver = false;
  readonly #ruleset: Ruleset<State>;
  readonly #isHand: ReadonlySet<string>;
  readonly #hand: FirstHand;
  #isAsked = false;

  constructor(ruleset: Ruleset<State>) {
    this.#ruleset = ruleset;
    this.#isHand = new Set(ruleset.layout.zones.flatMap(({ zone, look }) => (look === "fan" ? [zone] : [])));
    this.#hand = new FirstHand((zone) => this.#isHand.has(zone));
  }

  get dealt(): DealtHand {
    const { held, offered, mulligans } = this.#hand;
    return { hand: [...held.values()], first: [...offered.values()], mulligans, isAsked: this.#isAsked };
  }

  follow(state: State, events: readonly LogEntry[]): void {
    for (const { type, cards, from, to } of events) {
      if (type === "turn") this.isOver = true;
      if (this.isOver) return;
      if (type !== "moved") continue;
      for (const id of cards) {
        const card = state.cards[id];
        if (card?.owner !== 0) continue;
        this.#hand.move(id, from, to);
        if (this.#isHand.has(to)) this.#hand.add(id, card.definition);
      }
    }
  }

  /** An answer that keeps the hand, or one that does not, where there are both. */
  keptOrNot(state: State, actions: readonly Action[], keeps: KeepRule): Action | undefined {
    const [keep, back] = [new Array<Action>(), new Array<Action>()];
    for (const action of actions) {
      const next = this.#ruleset.apply(state, action);
      if (!next.ok) continue;
      (this.#putsBack(next.value) ? back : keep).push(action);
    }
    if (back.length === 0 || keep.length === 0) return undefined;
    this.#isAsked = true;
    return keeps([...this.#hand.held.values()]) ? keep[0] : back[0];
  }

  #putsBack({ state, events }: Step<State>): boolean {
    const begins = events.findIndex(({ type }) => type === "turn");
    return events.slice(0, begins === -1 ? undefined : begins).some(({ type, cards, from, to }) => {
      const isOwn = cards.some((id) => state.cards[id]?.owner === 0);
      return type === "moved" && isOwn && this.#hand.isPutBack(from, to);
    });
  }
}
