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
}

/** What is to be played. Plain data: it is sent to threads. Its outcome depends on nothing else. */
export interface SimulationPlan extends Schedule {
  readonly cards: SimulationCards;
  /** The cards as they were: every match is played with both, on the same seed. */
  readonly before: SimulationCards | null;
}

/** Two contestants that meet, as indexes; in every other match they change seats. */
export type Pairing = readonly [first: number, second: number];

/** Who meets whom, in a fixed order. */
export function pairingsOf({ contestants }: Pick<Schedule, "contestants">): readonly Pairing[] {
  if (contestants.length === 1) return [[0, 0]];
  return contestants.flatMap((_, first) =>
    contestants.slice(first + 1).map((_other, after): Pairing => [first, first + 1 + after]),
  );
}

/** The matches of one pairing from `from` up to `to`, which is not among them. */
export interface Batch {
  readonly pairing: number;
  readonly from: number;
  readonly to: number;
}

/** How many matches there are in all; a match that is played before and after an edit is one. */
export const matchesOf = (plan: Pick<Schedule, "contestants" | "matches">): number =>
  pairingsOf(plan).length * plan.matches;

/** One match of a plan. */
export interface PlannedMatch {
  readonly seed: number;
  /** The contestants by seat. */
  readonly seating: Pairing;
}

/** Match `index` of a pairing; its seed is that of no other match of the plan, but for rare chance. */
export function plannedMatch(
  plan: Pick<Schedule, "contestants" | "seed">,
  pairing: number,
  index: number,
): PlannedMatch {
  const [first, second] = pairingsOf(plan)[pairing] ?? [0, 0];
  const seed = seedOfMatch(plan.seed, pairing, index);
  return { seed, seating: index % 2 === 0 ? [first, second] : [second, first] };
}

/** What the rules set the match up from. */
export function setupOf(plan: SimulationPlan, cards: SimulationCards, { seed, seating }: PlannedMatch): MatchSetup {
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
  return ok(plan);
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
