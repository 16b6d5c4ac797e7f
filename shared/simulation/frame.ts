import type { LayoutCounter, Ruleset } from "../match/index.js";
import type { Contestant, Schedule, SimulationCards, SimulationPlan } from "./plan.js";

/** A contestant and what is in its deck. */
export interface FramedContestant extends Contestant {
  /** Numbers of its cards, each once, before and after the edit alike. */
  readonly cards: readonly number[];
}

/** What sums must be read with: who played what by which rules. */
export interface SimulationFrame {
  /** The names of the seats. */
  readonly seats: readonly string[];
  /** The counters of the layout. */
  readonly counters: readonly LayoutCounter[];
  readonly contestants: readonly FramedContestant[];
  /** Of each two contestants. */
  readonly matches: number;
  readonly seed: number;
  readonly isCompared: boolean;
  /** Whether each contestant also met itself. */
  readonly mirrors?: boolean;
}

export function frameOf(plan: SimulationPlan, { seats, layout }: Ruleset): SimulationFrame {
  const { contestants, matches, seed, cards, before } = plan;
  const inDeck = ({ deck }: Contestant, of: SimulationCards): number[] =>
    of.decks.find(({ name }) => name === deck)?.cards.flatMap((definition) => of.cards[definition] ?? []) ?? [];
  return {
    seats,
    counters: layout.counters,
    contestants: contestants.map((contestant) => {
      const numbers = [...inDeck(contestant, cards), ...(before ? inDeck(contestant, before) : [])];
      return { ...contestant, cards: [...new Set(numbers)].sort((a, b) => a - b) };
    }),
    matches,
    seed,
    isCompared: before !== null,
    ...(plan.mirrors === true && { mirrors: true }),
  };
}

/** What a contestant is called: its deck, and its player where the players are not all the same. */
export function contestantName({ contestants }: Pick<Schedule, "contestants">, index: number): string {
  const contestant = contestants[index];
  if (!contestant) return String(index);
  const samePlayers = contestants.every(({ bot }) => bot === contestant.bot);
  return samePlayers ? contestant.deck : `${contestant.deck}, ${contestant.bot}`;
}

/** Who played for these contestants, each kind once: no figure is better than its players. */
export const botsOf = (
  { contestants }: Pick<Schedule, "contestants">,
  indexes: readonly number[] = contestants.map((_, index) => index),
): readonly string[] => [...new Set(indexes.flatMap((index) => contestants[index]?.bot ?? []))];
