import { typeOf, type SimpleType, type Type } from "./types.js";
import { eventNamed, events } from "./events.js";
import { getterNamed, getters } from "./getters.js";

/** The letters of energies with their words. */
export const energyWords: Readonly<Record<string, string>> = {
  C: "COLORLESS",
  W: "WATER",
  F: "FIGHTING",
  L: "LIGHTNING",
  R: "FIRE",
  G: "GRASS",
  P: "PSYCHIC",
  M: "METAL",
  D: "DARKNESS",
  Y: "FAIRY",
  N: "DRAGON",
};
export const energyLetters: readonly string[] = Object.keys(energyWords);

const groups: readonly (readonly [SimpleType, readonly string[]])[] = [
  ["Energy", [...energyLetters, ...Object.values(energyWords)]],
  [
    "Kind",
    [
      "UNIT",
      "POKEMON",
      "BASIC",
      "EVOLUTION",
      "STAGE1",
      "STAGE2",
      "BABY",
      "LVL_X",
      "FOSSIL",
      "TRAINER",
      "ITEM",
      "SUPPORTER",
      "STADIUM",
      "POKEMON_TOOL",
      "TECHNICAL_MACHINE",
      "ENERGY",
      "BASIC_ENERGY",
      "SPECIAL_ENERGY",
    ],
  ],
  ["Condition", ["ASLEEP", "BURNED", "CONFUSED", "PARALYZED", "POISONED"]],
  ["Source", ["ATTACK", "SRC_ABILITY", "TRAINER_CARD", "SRC_SPECIAL_ENERGY", "TRAIT", "RULES"]],
  ["Reason", ["PLAY_FROM_HAND", "OTHER"]],
  ["Priority", ["FIRST", "AFTER_FIRST", "NORMAL", "BEFORE_LAST2", "BEFORE_LAST", "LAST"]],
  ["Flag", ["NO_WEAKNESS", "NO_RESISTANCE", "NO_DEFENDING_EFFECT", "FORCE_WEAKNESS"]],
];

const types = new Map<string, Type>();
for (const [type, names] of groups) for (const name of names) types.set(name, typeOf(type));
/** Kinds of abilities, which cards compare with `ability.kind`. */
const abilityKinds = ["BW_ABILITY", "POKE_POWER", "POKE_BODY", "POKEMON_POWER", "CUSTOM", "GLOBAL"];
for (const name of abilityKinds) if (!types.has(name)) types.set(name, typeOf("Kind"));

/** Constants that may be meant by a capital word, other names of events included. */
export const constantNames: readonly string[] = [
  ...types.keys(),
  "RAINBOW",
  ...events.map(({ name }) => name),
  ...getters.map(({ name }) => name),
];

/**
 * The types a constant may have. `RAINBOW` is every energy but the colourless, `EVOLVE` is an event and a reason, `CUSTOM` an event and a kind of ability; tags of the
 * cards are kinds too, so that an unknown word may be one.
 */
export function constantTypes(name: string): readonly Type[] {
  const found: Type[] = [];
  if (name === "RAINBOW") return [typeOf("List<Energy>"), typeOf("Energy")];
  const own = types.get(name);
  if (own !== undefined) found.push(own);
  if (name === "EVOLVE") found.push(typeOf("Reason"));
  if (eventNamed(name) !== undefined) found.push(typeOf("Event"));
  if (getterNamed(name) !== undefined) found.push(typeOf("Getter"));
  return found;
}
