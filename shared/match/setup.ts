import { failed, schemaWords, type Result } from "../base/index.js";
import type { Kernel } from "./kernel.js";
import { seedRandom } from "./random.js";
import type { MatchSetup, Prepared } from "./rules.js";
import { NOBODY } from "./seat.js";
import type { MatchState, MatchTypes } from "./state.js";

/** The position before anything exists: no cards, no turn, nobody to ask. */
export function emptyState<T extends MatchTypes>(
  kernel: Kernel<T>,
  setup: MatchSetup,
  { constants, counters, table }: Prepared<T>,
): MatchState<T> {
  const { rules } = kernel;
  const zones = {} as Record<T["zone"], readonly (readonly number[])[]>;
  for (const zone of Object.keys(rules.zones) as T["zone"][]) {
    zones[zone] = rules.zones[zone].shared === true ? [[]] : rules.seats.map(() => []);
  }
  return {
    ruleset: rules.id,
    constants,
    step: 0,
    turn: 0,
    active: NOBODY,
    nextObject: 0,
    nextId: 0,
    execution: 0,
    random: seedRandom(setup.seed),
    forced: setup.chance ?? [],
    cards: [],
    zones,
    counters,
    frames: [],
    bundles: [],
    abilities: [],
    stack: [],
    store: {},
    table,
    outcome: null,
  };
}

type SchemaError = Parameters<typeof schemaWords>[0];

/** Fails because the definitions of cards are not as the rules of a game read them; `game` begins the code. */
export const cardsMisfit = (game: string, error: SchemaError): Result<never> =>
  failed({ code: `${game}/definitions`, message: `The cards do not fit the rules: ${schemaWords(error)}.` });

/** Fails because the options of a match are not as the rules of a game read them; `game` begins the code. */
export const optionsMisfit = (game: string, error: SchemaError): Result<never> =>
  failed({ code: `${game}/options`, message: `The options do not fit: ${schemaWords(error)}.` });
