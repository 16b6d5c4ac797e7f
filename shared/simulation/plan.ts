import { failed, ok, type Result } from "../base/index.js";
import { botNamed } from "../bots/index.js";
import type { Deck, JsonObject, MatchSetup } from "../match/index.js";

/** The cards a simulation is played with, as they are in one moment. */
export interface SimulationCards {
  readonly definitions: readonly unknown[];
  readonly decks: readonly Deck[];
  readonly options: JsonObject;
  /** For each definition, what its card is called in the counts: the same number before and after an edit. */
  readonly cards: readonly number[];
}

/** A deck and who plays it. */
export interface Contestant {
  /** The name of the deck; the first of that name. */
  readonly deck: string;
  /** A name of `botNamed`. */
  readonly bot: string;
}

/** Which matches are played, without the cards: who meets whom, how often, and on which seeds. */
export interface Schedule {
  /** Id of the rules. */
  readonly ruleset: string;
  /** Everyone meets everyone; one alone meets itself. */
  readonly contestants: readonly Contestant[];
  /** Of each two contestants. */
  readonly matches: number;
  /** A whole number of 32 bits. */
  readonly seed: number;
  /** Whether each contestant also meets itself, as a check: the first of the two must win every second match. */
  readonly mirrors?: boolean;
  /** Whether pairs of cards are counted. */
  readonly pairs?: boolean;
}

/** What is to be played. Plain data: it is sent to threads. Its outcome depends on nothing else. */
export interface SimulationPlan extends Schedule {
  readonly cards: SimulationCards;
  /** The cards as they were: every match is played with both, on the same seed. */
  readonly before: SimulationCards | null;
}

/** Two contestants that meet, as indexes; in every other match they change seats. */
export type Pairing = readonly [first: number, second: number];

/** Who meets whom, in a fixed order; contestants with themselves come last. */
export function pairingsOf({ contestants, mirrors }: Pick<Schedule, "contestants" | "mirrors">): readonly Pairing[] {
  if (contestants.length === 1) return [[0, 0]];
  const meetings = contestants.flatMap((_, first) =>
    contestants.slice(first + 1).map((_other, after): Pairing => [first, first + 1 + after]),
  );
  return mirrors === true ? [...meetings, ...contestants.map((_, each): Pairing => [each, each])] : meetings;
}

/** The matches of one pairing from `from` up to `to`, which is not among them. */
export interface Batch {
  readonly pairing: number;
  readonly from: number;
  readonly to: number;
}

/** How many matches there are in all; a match that is played before and after an edit is one. */
export const matchesOf = (plan: Pick<Schedule, "contestants" | "matches" | "mirrors">): number =>
  pairingsOf(plan).length * plan.matches;

/** One match of a plan. */
export interface PlannedMatch {
  readonly seed: number;
  /** The contestants by seat. */
  readonly seating: Pairing;
  /** The seat of the first of the pairing. */
  readonly firstSeat: number;
}

/** Match `index` of a pairing; its seed is that of no other match of the plan, but for rare chance. */
export function plannedMatch(
  plan: Pick<Schedule, "contestants" | "seed" | "mirrors">,
  pairing: number,
  index: number,
): PlannedMatch {
  const [first, second] = pairingsOf(plan)[pairing] ?? [0, 0];
  const seed = seedOfMatch(plan.seed, pairing, index);
  const firstSeat = index % 2;
  return { seed, seating: firstSeat === 0 ? [first, second] : [second, first], firstSeat };
}

/** What the rules set the match up from. */
export function setupOf(
  plan: SimulationPlan,
  cards: SimulationCards,
  { seed, seating }: Pick<PlannedMatch, "seed" | "seating">,
): MatchSetup {
  const decks = seating.map((seat): Deck => {
    const name = plan.contestants[seat]?.deck;
    const deck = cards.decks.find((each) => each.name === name);
    if (!deck) throw new RangeError(`The plan has no deck ${name ?? seat}`);
    return deck;
  });
  return { definitions: cards.definitions, decks, options: cards.options, seed };
}

/** What is wrong with a plan before anything is played: unknown decks and bots. */
export function checkedPlan(plan: SimulationPlan): Result<SimulationPlan> {
  if (plan.contestants.length === 0) {
    return failed({ code: "simulation/no-decks", message: "No deck is chosen." });
  }
  for (const { deck, bot } of plan.contestants) {
    const named = botNamed(bot);
    if (!named.ok) return named;
    for (const cards of [plan.cards, plan.before]) {
      if (cards === null || cards.decks.some(({ name }) => name === deck)) continue;
      const when = cards === plan.before ? " among the cards as they were" : "";
      return failed({
        code: "simulation/unknown-deck",
        message: `There is no deck “${deck}”${when}.`,
        expected: cards.decks.map(({ name }) => name).join(" or "),
      });
    }
  }
  const pairs = plan.pairs === true ? pairsToCount(plan) : 0;
  return pairs > mostPairs
    ? failed({
        code: "simulation/pairs",
        message: `There are ${pairs.toLocaleString("en")} pairs of cards to count.`,
        expected: `at most ${mostPairs.toLocaleString("en")}: fewer decks, or decks of fewer different cards`,
      })
    : ok(plan);
}

/** More pairs make results that are slow to send about, and need more matches than anybody plays. */
const mostPairs = 100_000;

/** How many pairs of cards there are in one deck, and in two that meet. */
function pairsToCount(plan: SimulationPlan): number {
  const sizes = plan.contestants.map(({ deck }) => {
    const { decks, cards } = plan.cards;
    const definitions = decks.find(({ name }) => name === deck)?.cards ?? [];
    return new Set(definitions.map((definition) => cards[definition])).size;
  });
  const inDecks = sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  return pairingsOf({ contestants: plan.contestants }).reduce(
    (sum, [first, second]) => sum + (sizes[first] ?? 0) * (sizes[second] ?? 0),
    inDecks,
  );
}

/** The seed of a match: a whole number of 32 bits, spread so that neighbours have nothing in common (murmur3's mixer). */
export function seedOfMatch(seed: number, pairing: number, index: number): number {
  return mixed(mixed(mixed(seed) ^ pairing) ^ index);
}

function mixed(value: number): number {
  let bits = (value + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
