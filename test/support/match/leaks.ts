import {
  NONE,
  randomFrom,
  redacted,
  type Anchor,
  type LogEntry,
  type MatchCard,
  type MatchState,
  type MatchView,
  type Offer,
  type Ruleset,
  type Seat,
} from "../../../shared/match/index.js";
import type { GamePlay, PlayMaterial } from "../../../shared/games/index.js";

/** The same cards, each named after its number: whatever text names one can then be searched for it. */
export const numberedNames = (material: PlayMaterial, { nameOf }: Pick<GamePlay, "nameOf">): PlayMaterial => ({
  ...material,
  definitions: material.definitions.map((definition, at) => {
    if (typeof definition !== "object" || definition === null) return definition;
    const name = nameOf(definition);
    // Games call the key of names differently: it is the one that changes what the game calls the card.
    const renamed = Object.entries(definition)
      .filter(([, value]) => value === name)
      .map(([key]) => ({ ...definition, [key]: `Card<${at}>` }));
    return renamed.find((each) => nameOf(each) === `Card<${at}>`) ?? definition;
  }),
});

const definitionsIn = (text: string): readonly number[] =>
  [...text.matchAll(/Card<(\d+)>/g)].map(([, definition]) => Number(definition));

/** Cards that a seat may know, by what the game says of its zones: computed here, not asked of the kernel. */
function knownTo({ zones }: Ruleset, state: MatchState, seat: Seat): ReadonlySet<number> {
  const known = new Set<number>();
  for (const card of state.cards) if (isKnown(zones, card, seat)) known.add(card.id);
  const prompt = state.outcome === null ? (state.frames.at(-1)?.prompt ?? null) : null;
  if (prompt?.seat !== seat) return known;
  // Who is asked to choose among cards looks at them, unless they are picked by their place.
  if (prompt.kind === "arrange") for (const id of prompt.cards) known.add(id);
  if (prompt.kind === "cards" && !prompt.blind) {
    prompt.cards.forEach((id, at) => {
      if (prompt.hidden?.includes(at) !== true) known.add(id);
    });
  }
  return known;
}

function isKnown(zones: Ruleset["zones"], card: MatchCard, seat: Seat): boolean {
  if ((card.shown & (1 << seat)) !== 0) return true;
  const rule = zones[card.zone];
  if (card.covered) return card.controller === seat && rule?.peek !== "nobody";
  return rule?.seen === "all" || (rule?.seen === "owner" && card.side === seat);
}

const cardsAt = (anchor: Anchor | undefined): readonly number[] => (anchor?.kind === "card" ? [anchor.card] : []);

/** Every id of a card that a view names. */
function namedInView({ zones, cards, links, stack, prompt }: MatchView): readonly number[] {
  const options = prompt?.kind === "options" ? prompt.options.flatMap((option) => cardsAt(option.at)) : [];
  const asked =
    prompt?.kind === "cards"
      ? [...prompt.cards, ...prompt.picked]
      : prompt?.kind === "arrange"
        ? [...prompt.cards, ...prompt.moved, ...prompt.piles.flatMap((pile) => pile.cards)]
        : [];
  return [
    ...zones.flatMap((zone) => zone.cards),
    ...cards.map(({ id }) => id),
    ...links.flatMap(({ from, to }) => [...cardsAt(from), ...cardsAt(to)]),
    ...stack.flatMap(({ card, cause, targets }) => [card, cause.card, ...targets]),
    ...options,
    ...asked,
  ];
}

/** What `place` aims at is a pile, and what names a slot aims at that. */
const namedInOffer = ({ action, cards, at, place }: Offer): readonly number[] => [
  action.card,
  action.verb === "place" || place !== undefined ? NONE : action.target,
  ...cards,
  ...cardsAt(at),
];

/** What was looked at, so that a test can ask that it was much. */
export interface Looked {
  readonly views: number;
  readonly entries: number;
  readonly offers: number;
}

/** Follows a match, and collects whatever it tells a seat of cards that the seat does not know. */
export class LeakWatch {
  readonly leaks: string[] = [];
  #before: MatchState | null = null;
  #looked = { views: 0, entries: 0, offers: 0 };
  /** By seat: the definitions of which it has known a card, or that stand on one. */
  readonly #met: readonly Set<number>[];
  /** By seat: the objects that it has known. Entries name what caused them, wherever that has gone since. */
  readonly #objects: readonly Set<number>[];

  constructor(
    readonly ruleset: Ruleset,
    /** Views are looked at after every so many choices; the log always. */
    readonly every: number,
  ) {
    this.#met = ruleset.seats.map(() => new Set<number>());
    this.#objects = ruleset.seats.map(() => new Set<number>());
  }

  get looked(): Looked {
    return this.#looked;
  }

  watch(state: MatchState, events: readonly LogEntry[], step: number): void {
    this.ruleset.seats.forEach((_, seat) => {
      const known = knownTo(this.ruleset, state, seat);
      const met = this.#met[seat] ?? new Set();
      const earlier = this.#before === null ? known : knownTo(this.ruleset, this.#before, seat);
      for (const id of [...known, ...earlier]) met.add(state.cards[id]?.definition ?? NONE);
      for (const id of known) this.#objects[seat]?.add(state.cards[id]?.object ?? NONE);
      if (step % this.every === 0) this.#lookAtView(state, seat, known, met);
      this.#lookAtLog(state, events, seat, new Set([...known, ...earlier]), met);
    });
    this.#before = state;
  }

  #lookAtView(state: MatchState, seat: Seat, known: ReadonlySet<number>, met: Set<number>): void {
    const { ruleset } = this;
    const view = ruleset.view(state, seat);
    const seen = { ...view, step: 0 };
    for (const { face } of view.cards) for (const each of definitionsIn(face.text)) met.add(each);
    this.#check(`the view of seat ${seat}`, state, namedInView(view), JSON.stringify(seen), known, met);
    for (const { id, definition } of view.cards) {
      if (state.cards[id]?.definition !== definition) this.#leak(`the view of seat ${seat}`, state, `card ${id}`);
    }
    this.#looked.views += 1;

    const decision = ruleset.decision(state);
    const isAsked = decision.kind === "choice" && decision.seat === seat;
    const offers = isAsked ? ruleset.offers(state) : [];
    const words = JSON.stringify(offers);
    this.#check(`what seat ${seat} is offered`, state, offers.flatMap(namedInOffer), words, known, met);
    this.#looked.offers += offers.length;

    // What a seat sees is the same in every world that it thinks possible.
    const world = ruleset.determinize(state, seat, randomFrom(state.step + seat));
    const guessed = { ...ruleset.view(world, seat), step: 0 };
    if (JSON.stringify(guessed) !== JSON.stringify(seen)) {
      this.#leak(`the view of seat ${seat}`, state, "another one once what it does not know is drawn again");
    }
    if (isAsked && JSON.stringify(ruleset.offers(world)) !== words) {
      this.#leak(`what seat ${seat} is offered`, state, "others once what it does not know is drawn again");
    }
  }

  /** What was known before or is known after may be told, and what went through a place where all could see it. */
  #lookAtLog(
    state: MatchState,
    events: readonly LogEntry[],
    seat: Seat,
    known: ReadonlySet<number>,
    met: Set<number>,
  ): void {
    const { ruleset } = this;
    const passed = new Set(known);
    for (const { type, cards, from, to } of events) {
      const isOpen = [from, to].some((zone) => ruleset.zones[zone]?.seen === "all");
      const isOwn = [from, to].some((zone) => ruleset.zones[zone]?.seen === "owner");
      for (const id of cards) {
        if (type === "shown" || isOpen || (isOwn && state.cards[id]?.owner === seat)) passed.add(id);
      }
    }
    for (const id of passed) met.add(state.cards[id]?.definition ?? NONE);
    for (const entry of events) {
      const { cards, cause, data } = redacted(entry, seat);
      const text = `${ruleset.tell(state, entry, seat) ?? ""} ${JSON.stringify(data)}`;
      const isMet = this.#objects[seat]?.has(cause.object) === true;
      const named = isMet ? cards : [...cards, cause.card];
      this.#check(`the log of seat ${seat}, ${entry.type}`, state, named, text, passed, met);
      this.#looked.entries += 1;
    }
  }

  #check(
    where: string,
    state: MatchState,
    named: readonly number[],
    text: string,
    known: ReadonlySet<number>,
    met: ReadonlySet<number>,
  ): void {
    for (const id of named) if (id >= 0 && !known.has(id)) this.#leak(where, state, `card ${id}`);
    for (const definition of definitionsIn(text)) {
      if (!met.has(definition)) this.#leak(where, state, `the name of definition ${definition}`);
    }
  }

  #leak(where: string, { step }: MatchState, what: string): void {
    this.leaks.push(`step ${step}: ${where} has ${what}`);
  }
}
