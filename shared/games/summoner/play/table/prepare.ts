import { z } from "zod";
import { failed, ok, type Result } from "../../../../base/index.js";
import {
  cardsMisfit,
  optionsMisfit,
  jsonSchema,
  NOBODY,
  type CardSpec,
  type JsonObject,
  type MatchSetup,
  type Prepared,
} from "../../../../match/index.js";
import { blueprintOf, type Blueprint } from "../../cards/blueprint.js";
import { freshTable, readPosition, type Position } from "../../position/position.js";
import { optionsSchema, type Profile, type SummonerConfig } from "../config.js";
import { freshFields } from "../flow/moves.js";
import type { SummonerConstants, SummonerCounters, SummonerTypes } from "../types.js";

const fault = (code: string, message: string) => failed({ code: `summoner/${code}`, message });

const rawSchema = z.array(z.record(z.string(), jsonSchema));

/** Made once for each list of definitions: simulations play thousands of matches with one. */
const made = new WeakMap<readonly unknown[], Result<readonly Blueprint[]>>();

function blueprintsOf(definitions: readonly unknown[]): Result<readonly Blueprint[]> {
  const known = made.get(definitions);
  if (known !== undefined) return known;
  const read = rawSchema.safeParse(definitions);
  const result = read.success ? ok(read.data.map(blueprintOf)) : cardsMisfit("summoner", read.error);
  made.set(definitions, result);
  return result;
}

/** Other definitions in place of the given ones, one for one. Those of the position stay. */
export function redefine(
  { blueprints, given, ...rest }: Readonly<SummonerConstants>,
  definitions: readonly unknown[],
): Result<SummonerConstants> {
  const read = blueprintsOf(definitions);
  if (!read.ok) return read;
  if (read.value.length !== given) {
    return fault("definitions", `The match has ${given} cards, but ${read.value.length} were given.`);
  }
  return ok({ ...rest, given, blueprints: [...read.value, ...blueprints.slice(given)] });
}

/** The positions that matches go on from, read once for each list of cards. */
const positions = new WeakMap<object, { readonly given: readonly Blueprint[]; readonly read: Result<Position> }>();

function positionOf(file: JsonObject, given: readonly Blueprint[]): Result<Position> {
  const known = positions.get(file);
  if (known?.given === given) return known.read;
  const read = readPosition(file, given);
  positions.set(file, { given, read });
  return read;
}

/** Reads what a match starts from: cards, two decks, options; or a position in place of the decks. */
export const prepareFor =
  (profile: Profile) =>
  ({ definitions, decks, options }: MatchSetup): Result<Prepared<SummonerTypes>> => {
    const blueprints = blueprintsOf(definitions);
    if (!blueprints.ok) return blueprints;
    const chosen = optionsSchema.safeParse(options);
    if (!chosen.success) return optionsMisfit("summoner", chosen.error);
    const config = chosen.data;
    const given = definitions.length;
    if (config.position !== null) return fromPosition(profile, config, config.position, blueprints.value);
    if (decks.length !== 2) return fault("decks", "Two decks are needed.");
    const parts = decks.map((deck) => ({ deck: deck.cards, summoners: deck.parts?.summoners ?? [] }));
    const named = [...parts.flatMap(({ deck, summoners }) => [...deck, ...summoners]), ...config.inHand.flat()];
    const missing = named.find((at) => !(at < given));
    if (missing !== undefined) return fault("decks", `There is no card ${missing}.`);
    const without = parts.findIndex(({ deck, summoners }) => deck.length > 0 && summoners.length === 0);
    if (without >= 0) return fault("summoners", `The deck ${decks[without]?.name ?? ""} has no summoners.`);
    const cards = parts.flatMap(({ deck, summoners }, owner) => [
      ...deck.map((definition): CardSpec<SummonerTypes> => ({ definition, owner, zone: "deck", ...freshFields() })),
      // Those that take part are drawn from there.
      ...summoners.map((definition): CardSpec<SummonerTypes> => ({
        definition,
        owner,
        zone: "gone",
        ...freshFields(),
      })),
    ]);
    const constants = { profile, config, given, blueprints: blueprints.value, origin: null };
    return ok({ constants, counters: [freshCounters, freshCounters], cards, table: freshTable });
  };

const freshCounters: SummonerCounters = { points: 0, overall: 0, summonerIndex: 0, ready: 0 };

function fromPosition(
  profile: Profile,
  config: SummonerConfig,
  file: JsonObject,
  given: readonly Blueprint[],
): Result<Prepared<SummonerTypes>> {
  const read = positionOf(file, given);
  if (!read.ok) return read;
  const { origin, extras, cards, counters, table } = read.value;
  const blueprints = extras.length === 0 ? given : [...given, ...extras.map(blueprintOf)];
  return ok({ constants: { profile, config, given: given.length, blueprints, origin }, counters, cards, table });
}

/** The moment at which a position was saved. */
export function momentOf({
  config,
  blueprints,
  given,
}: Readonly<SummonerConstants>): Pick<Position, "turn" | "active" | "outcome"> {
  const file = config.position;
  const known = file === null ? undefined : positions.get(file);
  const read = known?.read ?? (file === null ? undefined : readPosition(file, blueprints.slice(0, given)));
  return read?.ok === true ? read.value : { turn: 0, active: NOBODY, outcome: null };
}
