import { z } from "zod";
import {
  abilityTypes,
  cardTypes,
  eventAlias,
  events,
  manaTypes,
  mostTokens,
  recruitZones,
  scopes,
  statReferences,
  type Target,
} from "../vocabulary.js";
import type { Ability, Alteration, CardDefinition } from "./definition.js";

const integer = z.int();
const text = z.string().default("");
const oneTarget = <Word extends Target>(...words: readonly [Word, ...Word[]]) => z.enum(words).nullable().default(null);
/** Mana by type. */
export const manaSchema = z.partialRecord(z.enum(manaTypes), integer.min(0));
const amount = z.union([integer, z.enum(statReferences)]);
const event = z.preprocess((name) => (name === eventAlias.name ? eventAlias.of : name), z.enum(events)).nullable();

/** What every alteration has in addition to its effect. */
const terms = {
  start_trigger: event.default(null),
  end_trigger: event.default(null),
  turn_duration: integer.min(1).nullable().default(null),
  scope: z.enum(scopes).nullable().default(null),
  other: z.boolean().default(false),
};

const onCard = oneTarget("self");
const onPlayer = oneTarget("owner", "opponent");
const amounts = z.object({ amount });
const increases = z.object({ attack_increase: amount.default(0), defense_increase: amount.default(0) }).prefault({});
const count = z.object({ count: amount.default(1) }).prefault({});
const none = z.object({}).default({});
const recruit = z.object({ card_definition_id: z.string(), from_zone: z.enum(recruitZones) });
const stats = z
  .object({ attack: amount.optional(), defense: amount.optional() })
  .refine(({ attack, defense }) => attack !== undefined || defense !== undefined);

const tokenCount = z.union([integer.max(mostTokens), z.enum(statReferences)]).default(1);
const tokens = z.union([
  z.object({ count: tokenCount, template_card_id: z.string(), template: z.undefined().optional() }),
  z.object({ count: tokenCount, template: z.lazy(() => cardSchema), template_card_id: z.undefined().optional() }),
]);

/** An alteration, with its defaults filled in. */
export const alterationSchema: z.ZodType<Alteration> = z.discriminatedUnion("effect", [
  z.object({ effect: z.literal("damage_card"), target: onCard, params: amounts, ...terms }),
  z.object({ effect: z.literal("damage_player"), target: onPlayer, params: amounts, ...terms }),
  z.object({ effect: z.literal("heal_player"), target: onPlayer, params: amounts, ...terms }),
  z.object({ effect: z.literal("buff_card"), target: onCard, params: increases, ...terms }),
  z.object({ effect: z.literal("buff_all"), target: onPlayer, params: increases, ...terms }),
  z.object({ effect: z.literal("draw_card"), target: onPlayer, params: count, ...terms }),
  z.object({ effect: z.literal("destroy_card"), target: onCard, params: none, ...terms }),
  z.object({
    effect: z.literal("spend_mana"),
    target: onPlayer,
    params: z.object({ mana_requirement: manaSchema }),
    ...terms,
  }),
  z.object({ effect: z.literal("gain_mana"), target: onPlayer, params: z.object({ amounts: manaSchema }), ...terms }),
  z.object({ effect: z.literal("spawn_creature"), target: onPlayer, params: tokens, ...terms }),
  z.object({ effect: z.literal("recruit"), target: onPlayer, params: recruit, ...terms }),
  z.object({
    effect: z.literal("return_to_hand"),
    target: oneTarget("self", "owner", "opponent"),
    params: none,
    ...terms,
  }),
  z.object({ effect: z.literal("mill"), target: onPlayer, params: count, ...terms }),
  z.object({ effect: z.literal("random_discard"), target: onPlayer, params: count, ...terms }),
  z.object({ effect: z.literal("set_stats"), target: onCard, params: stats, ...terms }),
  z.object({ effect: z.literal("recycle_graveyard"), target: onPlayer, params: none, ...terms }),
]);

/** An ability that is complete enough to be played. */
export const abilitySchema: z.ZodType<Ability> = z.object({
  name: text,
  description: text,
  ability_type: z.enum(abilityTypes),
  mana_requirement: manaSchema.default({}),
  alterations: z.array(alterationSchema).min(1),
});

/** The cells of a card without its abilities. */
export const cardCells = {
  card_id: z.string().min(1),
  name: text,
  description: text,
  type: z.enum(cardTypes),
  mana: manaSchema.default({}),
  attack: integer.default(0),
  defense: integer.default(0),
};

/** Files of early versions call `defense` `health` (PTG-2). */
export const namedDefense = (row: unknown): unknown =>
  typeof row === "object" && row !== null && "health" in row && !("defense" in row)
    ? { ...row, defense: row.health }
    : row;

/** A card with its defaults filled in, from a row of a table or from a definition. All of it must make sense. */
export const cardSchema: z.ZodType<CardDefinition> = z.preprocess(
  namedDefense,
  z.object({ ...cardCells, abilities: z.array(abilitySchema).default([]) }),
);
