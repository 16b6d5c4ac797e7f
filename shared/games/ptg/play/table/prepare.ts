import { z } from "zod";
import { failed, type Fault, ok, type Result } from "../../../../base/index.js";
import { cardsMisfit, optionsMisfit, type CardSpec, type MatchSetup, type Prepared } from "../../../../match/index.js";
import { blueprintsOf, heardBy, type Blueprint } from "../cards/blueprint.js";
import type { CardDefinition } from "../../cards/definition.js";
import { cardSchema } from "../../cards/schema.js";
import { manaTypes, type ManaType } from "../../vocabulary.js";
import { optionsSchema, type PtgConfig } from "../config.js";
import type { PtgConstants, PtgCounters, PtgTable, PtgTypes, SourceCounter } from "../types.js";
import { sourceOf } from "../values/mana.js";
import { freshFields } from "../moves/hooks.js";

function fault(code: string, message: string): { readonly ok: false; readonly error: Fault } {
  return failed({ code: `ptg/${code}`, message });
}

interface Cards {
  readonly blueprints: readonly Blueprint[];
  readonly heard: PtgConstants["heard"];
}

/** Made once for each list of definitions: simulations play thousands of matches with one. */
const made = new WeakMap<readonly unknown[], Result<Cards>>();

function readDefinitions(definitions: readonly unknown[]): Result<readonly CardDefinition[]> {
  const read = z.array(cardSchema).safeParse(definitions);
  return read.success ? ok(read.data) : cardsMisfit("ptg", read.error);
}

function cardsOf(definitions: readonly unknown[]): Result<Cards> {
  const known = made.get(definitions);
  if (known !== undefined) return known;
  const read = readDefinitions(definitions);
  const result = read.ok ? ok(withHeard(blueprintsOf(read.value))) : read;
  made.set(definitions, result);
  return result;
}

const withHeard = (blueprints: readonly Blueprint[]): Cards => ({ blueprints, heard: heardBy(blueprints) });

/** Other definitions in place of the given ones, one for one. Tokens in play stay what they are. */
export function redefine(
  { config, given, blueprints }: Readonly<PtgConstants>,
  definitions: readonly unknown[],
): Result<PtgConstants> {
  const read = readDefinitions(definitions);
  if (!read.ok) return read;
  if (read.value.length !== given) {
    return fault("definitions", `The match has ${given} cards, but ${read.value.length} were given.`);
  }
  const tokens = blueprints.slice(given).map(({ definition }) => definition);
  return ok({ config, given, ...withHeard(blueprintsOf(read.value, tokens)) });
}

const firstTable: PtgTable = { phase: "draw", combats: [], jobs: [], queue: [], triggered: 0, activated: [] };

/** Reads what a match starts from: cards, two decks, options. */
export function prepare({ definitions, decks, options }: MatchSetup): Result<Prepared<PtgTypes>> {
  const cards = cardsOf(definitions);
  if (!cards.ok) return cards;
  const chosen = optionsSchema.safeParse(options);
  if (!chosen.success) return optionsMisfit("ptg", chosen.error);
  if (decks.length !== 2) return fault("decks", "Two decks are needed.");
  const config = chosen.data;
  const given = definitions.length;
  const missing = [...decks.flatMap((deck) => deck.cards), ...config.inHand.flat()].find((at) => !(at < given));
  if (missing !== undefined) return fault("decks", `There is no card ${missing}.`);
  const specs = decks.flatMap((deck, owner) =>
    deck.cards.map((definition): CardSpec<PtgTypes> => ({ definition, owner, zone: "deck", ...freshFields() })),
  );
  const constants = { config, given, ...cards.value };
  return ok({ constants, counters: decks.map(() => firstCounters(config)), cards: specs, table: firstTable });
}

function firstCounters({ initialHealth }: PtgConfig): PtgCounters {
  const pool = Object.fromEntries(manaTypes.map((type) => [type, 0])) as Record<ManaType, number>;
  const sources = Object.fromEntries(manaTypes.map((type) => [sourceOf(type), 0])) as Record<SourceCounter, number>;
  return { health: initialHealth, manaPlayed: 0, ...pool, ...sources };
}
