import fc from "fast-check";
import { effectParams } from "../../../shared/games/ptg/params.js";
import {
  abilityTypes,
  cardTypes,
  effects,
  eventAlias,
  events,
  manaTypes,
  recruitZones,
  scopes,
  statReferences,
  targetsOf,
  type EffectName,
} from "../../../shared/games/ptg/vocabulary.js";

/** Plain values of card files, as rows have them. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain };
export type PlainTable = Readonly<Record<string, Plain>>;

const words = fc.constantFrom(
  "Goblin",
  "Ember",
  "yes",
  "012",
  "it's",
  "1/1",
  "“so”",
  "- a",
  "#1",
  "a: b",
  "null",
  "two words",
  "",
  "é😀",
);
export const randomText = fc.oneof(
  fc.array(words, { maxLength: 4 }).map((all) => all.join(" ")),
  fc.array(words, { minLength: 2, maxLength: 3 }).map((all) => all.join("\n")),
  fc.string({ maxLength: 12 }),
);
const id = fc.stringMatching(/^[a-z][a-z0-9]{0,6}(?:_[0-9]{1,2})?$/u);
const integer = fc.integer({ min: -3, max: 30 });
const amount = fc.oneof({ weight: 4, arbitrary: integer }, fc.constantFrom(...statReferences));
const mana = fc
  .uniqueArray(fc.constantFrom(...manaTypes), { maxLength: 3 })
  .chain((types) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: types.length, maxLength: types.length })
      .map((amounts) => Object.fromEntries(types.map((type, at) => [type, amounts[at] ?? 0]))),
  );

/** Some of the members, in their order. */
const some = (members: Readonly<Record<string, fc.Arbitrary<Plain>>>, required: readonly string[] = []) =>
  fc.record(members, { requiredKeys: [...required] }).map((value): PlainTable => value);

function paramsOf(effect: EffectName, depth: number): fc.Arbitrary<PlainTable> {
  const keys = effectParams[effect].map(({ key }) => key);
  if (effect === "spend_mana") return some({ mana_requirement: mana }, keys);
  if (effect === "gain_mana") return some({ amounts: mana }, keys);
  if (effect === "recruit") return some({ card_definition_id: id, from_zone: fc.constantFrom(...recruitZones) }, keys);
  if (effect === "set_stats")
    return fc.oneof(some({ attack: amount, defense: amount }, ["attack"]), some({ defense: amount }, ["defense"]));
  if (effect === "spawn_creature") {
    const count = fc.integer({ min: 0, max: 50 });
    const token =
      depth > 0
        ? randomCard(depth - 1)
        : some({ card_id: id, name: id, type: fc.constant("creature"), attack: integer, defense: integer }, [
            "card_id",
            "type",
          ]);
    return fc.oneof(
      some({ template: token, count }, ["template"]),
      some({ template_card_id: id, count }, ["template_card_id"]),
    );
  }
  return some(
    Object.fromEntries(keys.map((key) => [key, amount])),
    effectParams[effect].flatMap((each) => (each.required ? [each.key] : [])),
  );
}

const event = fc.constantFrom(...events, eventAlias.name);

/** An alteration that makes sense: a legal target, the parameters of its effect. */
export const randomAlteration = (depth: number): fc.Arbitrary<PlainTable> =>
  fc.constantFrom(...effects).chain((effect) =>
    some(
      {
        effect: fc.constant(effect),
        target: fc.constantFrom(...targetsOf(effect)),
        start_trigger: event,
        end_trigger: event,
        turn_duration: fc.integer({ min: 1, max: 4 }),
        params: paramsOf(effect, depth),
        scope: fc.constantFrom(...scopes),
        other: fc.boolean(),
      },
      [
        "effect",
        ...(effectParams[effect].some((each) => each.required) || effect === "set_stats" || effect === "spawn_creature"
          ? ["params"]
          : []),
      ],
    ),
  );

export const randomAbility = (depth: number): fc.Arbitrary<PlainTable> =>
  some(
    {
      name: randomText,
      description: randomText,
      ability_type: fc.constantFrom(...abilityTypes),
      mana_requirement: mana,
      alterations: fc.array(randomAlteration(depth), { minLength: 1, maxLength: 3 }),
    },
    ["ability_type", "alterations"],
  );

/** A card as a designer may write it, with all that its format knows. */
export const randomCard = (depth = 1): fc.Arbitrary<PlainTable> =>
  some(
    {
      card_id: id,
      name: randomText,
      description: randomText,
      type: fc.constantFrom(...cardTypes),
      mana,
      attack: integer,
      defense: integer,
      abilities: fc.array(randomAbility(depth), { maxLength: 2 }),
    },
    ["card_id", "name", "type"],
  );
