import { z } from "zod";
import { failed, type Fault, ok, type Result } from "../../../../base/index.js";
import {
  cardsMisfit,
  optionsMisfit,
  NOBODY,
  NONE,
  type JsonObject,
  type MatchSetup,
  type Prepared,
} from "../../../../match/index.js";
import { compile } from "../cards/compile.js";
import type { Definition } from "../cards/definition.js";
import { figmentSources, plainWells } from "../cards/figments.js";
import { heardIn } from "../cards/listening.js";
import { cardSourceSchema, type CardSource } from "../cards/source.js";
import { configOf, optionsSchema, type Profile, type RulesConfig } from "../config.js";
import type { DreamConstants, DreamCounters, DreamTable, DreamTypes } from "../types.js";
import { specsOf, wellsOf } from "./first-cards.js";

/** Compiled once for each list of definitions: simulations play thousands of matches with one. */
const compiled = new WeakMap<readonly unknown[], Result<readonly Definition[]>>();

function fault(code: string, message: string): { readonly ok: false; readonly error: Fault } {
  return failed({ code: `dreamtides/${code}`, message });
}

function readDefinitions(definitions: readonly unknown[]): Result<readonly Definition[]> {
  const known = compiled.get(definitions);
  if (known !== undefined) return known;
  const read = z.array(cardSourceSchema).safeParse(definitions);
  const result = read.success ? ok(read.data.map(compile)) : cardsMisfit("dreamtides", read.error);
  compiled.set(definitions, result);
  return result;
}

const chosenOptions = new WeakMap<JsonObject, Map<Profile, Result<RulesConfig>>>();

/** The rules that options ask for, of the profile that is played; read once for the same options, as the definitions are. */
function configFrom(options: JsonObject, profile: Profile): Result<RulesConfig> {
  const known = chosenOptions.get(options) ?? new Map<Profile, Result<RulesConfig>>();
  const config = known.get(profile) ?? readConfig(options, profile);
  chosenOptions.set(options, known.set(profile, config));
  return config;
}

function readConfig(options: JsonObject, profile: Profile): Result<RulesConfig> {
  const chosen = optionsSchema.safeParse({ profile, ...options });
  if (!chosen.success) return optionsMisfit("dreamtides", chosen.error);
  const config = configOf(chosen.data);
  return config.profile === profile ? ok(config) : fault("options", `These are the rules of the profile "${profile}".`);
}

/** The definitions of a match: those given, the figments, and plain wells. */
function allDefinitions(given: readonly Definition[], config: RulesConfig): readonly Definition[] {
  const sources: CardSource[] = [...figmentSources(config), ...plainWells().sources];
  return [...given, ...sources.map((source, at) => compile(source, given.length + at))];
}

const constantsOf = (given: readonly Definition[], config: RulesConfig): DreamConstants => {
  const definitions = allDefinitions(given, config);
  return { config, definitions, given: given.length, heard: heardIn(definitions) };
};

const keys = new WeakMap<RulesConfig, string>();

function keyOf(config: RulesConfig): string {
  const key = keys.get(config) ?? JSON.stringify(config);
  keys.set(config, key);
  return key;
}

const prepared = new WeakMap<readonly Definition[], Map<string, DreamConstants>>();

/** The same constants for matches of the same cards and options: simulations play thousands of them. */
function constantsFor(given: readonly Definition[], config: RulesConfig): DreamConstants {
  const known = prepared.get(given) ?? new Map<string, DreamConstants>();
  prepared.set(given, known);
  const key = keyOf(config);
  const constants = known.get(key) ?? constantsOf(given, config);
  known.set(key, constants);
  return constants;
}

/** Other definitions in place of the given ones, one for one. */
export function redefine(
  { config, given }: Readonly<DreamConstants>,
  definitions: readonly unknown[],
): Result<DreamConstants> {
  const read = readDefinitions(definitions);
  if (!read.ok) return read;
  if (read.value.length !== given) {
    return fault("definitions", `The match has ${given} cards, but ${read.value.length} were given.`);
  }
  return ok(constantsFor(read.value, config));
}

const NO_TRACES = [[], []];

const firstTable: DreamTable = {
  phase: "starting",
  priority: NOBODY,
  queue: [],
  played: NO_TRACES,
  drawn: NO_TRACES,
  discarded: NO_TRACES,
  abandoned: NO_TRACES,
  dissolved: NO_TRACES,
  materialized: NO_TRACES,
  used: [],
  activated: [[], []],
  extraTurns: [],
  extraJudgments: 0,
  well: NONE,
  wellsCycled: false,
  paid: null,
  resolving: NONE,
  chain: 0,
  moved: [],
};

/** Which kind of definition may stand in a list, and what is wrong with one that does not. */
function misplaced(
  definitions: readonly Definition[],
  indexes: readonly number[],
  allowed: readonly Definition["kind"][],
  list: string,
): string | null {
  for (const index of indexes) {
    const definition = definitions[index];
    if (definition === undefined) return `${list}: there is no card ${index}.`;
    if (!allowed.includes(definition.kind)) return `${list}: "${definition.name}" does not belong there.`;
  }
  return null;
}

/** Reads what a match starts from: cards, two decks, options (`optionsSchema`). */
export function prepare({ definitions, decks, options }: MatchSetup, profile: Profile): Result<Prepared<DreamTypes>> {
  const read = readDefinitions(definitions);
  if (!read.ok) return read;
  const chosen = configFrom(options, profile);
  if (!chosen.ok) return chosen;
  const config = chosen.value;
  if (decks.length !== 2) return fault("decks", "Two decks are needed.");

  const constants = constantsFor(read.value, config);
  const message =
    misplaced(read.value, config.dreamwell, ["well"], "Dreamwell") ??
    misplaced(read.value, config.dreamcallers.flat(), ["caller"], "Dreamcallers") ??
    misplaced(read.value, config.inHand.flat(), ["character", "event"], "Opening hand") ??
    misplaced(
      read.value,
      decks.flatMap(({ cards }) => cards),
      ["character", "event"],
      "Deck",
    );
  if (message !== null) return fault("decks", message);

  const cards = [
    ...decks.flatMap((deck, owner) => specsOf(deck.cards, owner, "deck")),
    ...config.dreamcallers.flatMap((callers, owner) => specsOf(callers, owner, "callers")),
    ...specsOf(wellsOf(constants), NOBODY, "dreamwell"),
  ];
  const counters = decks.map((): DreamCounters => ({ points: 0, energy: 0, produced: 0, sparkBonus: 0, turns: 0 }));
  return ok({ constants, counters, cards, table: firstTable });
}
