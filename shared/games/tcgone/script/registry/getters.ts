import { typeOf, type Type } from "./types.js";

/** A number or list that modifiers change whenever it is asked for. */
export interface GetterSpec {
  readonly name: string;
  readonly target: Type;
  readonly value: Type;
  /** What it begins with, and the limits of what comes out, in words. */
  readonly about: string;
  /** What it is called in a rules text. */
  readonly english: string;
}

const getter = (name: string, target: string, value: string, english: string, about: string): GetterSpec => ({
  name,
  target: typeOf(target),
  value: typeOf(value),
  about,
  english,
});

/** Every getter of the language. */
export const getters: readonly GetterSpec[] = [
  getter("GET_RETREAT_COST", "Unit", "Int", "the Retreat Cost", "What a retreat costs: as printed, 0 to 9."),
  getter("GET_FULL_HP", "Unit", "Int", "the maximum HP", "HP without damage: as printed, at least 10."),
  getter(
    "GET_POKEMON_TYPE",
    "Unit",
    "List<Energy>",
    "the type",
    "Types of a unit: as printed, Colourless where there is none.",
  ),
  getter("GET_WEAKNESSES", "Unit", "List<Weakness>", "the Weakness", "Weaknesses of a unit, as printed."),
  getter("GET_RESISTANCES", "Unit", "List<Weakness>", "the Resistance", "Resistances of a unit, as printed."),
  getter(
    "GET_MOVE_LIST",
    "Unit",
    "List<Move>",
    "the list of attacks",
    "Moves of a unit: those of its top card, at most 20.",
  ),
  getter(
    "GET_ABILITIES",
    "Unit",
    "List<Ability>",
    "the list of abilities",
    "Abilities of a unit: those of its top card.",
  ),
  getter("GET_MOVE_COST", "Unit", "List<Energy>", "the cost of attacks", "What a move costs, as printed."),
  getter(
    "GET_ENERGY_TYPES",
    "Card",
    "List<List<Energy>>",
    "the Energy provided",
    "What an attached energy card provides.",
  ),
  getter("GET_CARD_TYPES", "Card", "List<Kind>", "the kind", "Kinds of a card, as printed."),
  getter(
    "GET_GIVEN_PRIZES",
    "Unit",
    "Int",
    "the number of Prize cards given",
    "Prizes given when a unit is knocked out, 0 to 6.",
  ),
  getter(
    "IS_ABILITY_BLOCKED",
    "Unit",
    "Bool",
    "abilities don't work",
    "Whether an ability does not work; once true it stays true.",
  ),
  getter(
    "IS_GLOBAL_ABILITY_BLOCKED",
    "Unit",
    "Bool",
    "global abilities don't work",
    "Whether a global ability does not work; once true it stays true.",
  ),
  getter("GET_BENCH_SIZE", "Player", "Int", "the size of the Bench", "Units on a player's bench at most, 0 to 8."),
  getter(
    "GET_MAX_SUPPORTER_PER_TURN",
    "Player",
    "Int",
    "the number of Supporter cards a turn",
    "Supporters a turn, 0 to 9.",
  ),
  getter(
    "GET_MAX_ENERGY_PER_TURN",
    "Player",
    "Int",
    "the number of Energy attached a turn",
    "Energy cards attached from the hand a turn, 0 to 9.",
  ),
  getter("GET_MAX_RETREAT_PER_TURN", "Player", "Int", "the number of retreats a turn", "Retreats a turn, 0 to 9."),
  getter("GET_MAX_STADIUM_PER_TURN", "Player", "Int", "the number of Stadiums a turn", "Stadiums a turn, 0 to 9."),
  getter(
    "GET_TURN_DRAW",
    "Player",
    "Int",
    "the number of cards drawn for the turn",
    "Cards drawn at the beginning of a turn, 0 to 9.",
  ),
  getter("GET_MAX_TOOLS", "Unit", "Int", "the number of Tools", "Tools on a unit, 0 to 9."),
  getter("GET_BURN_DAMAGE", "Unit", "Int", "the damage of a burn", "Damage of a burn between turns."),
  getter("GET_POISON_DAMAGE", "Unit", "Int", "the damage of poison", "Damage of poison between turns."),
  getter(
    "GET_EXTRA_POISON",
    "Unit",
    "Int",
    "the number of extra poison counters",
    "More damage counters that poison puts.",
  ),
  getter(
    "GET_CONFUSION_DAMAGE",
    "Unit",
    "Int",
    "the damage of confusion",
    "Damage that a confused unit does to itself.",
  ),
  getter("COIN_FLIP_GETTER", "Player", "Text", "the result of coin flips", '"heads" or "tails" to force a flip.'),
];

const byName = new Map(getters.map((spec) => [spec.name, spec]));

export const getterNamed = (name: string): GetterSpec | undefined => byName.get(name);
