import { typeOf, type Type } from "./types.js";

/** A number or list that modifiers change whenever it is asked for. */
export interface GetterSpec {
  readonly name: string;
  readonly target: Type;
  readonly value: Type;
  /** What it begins with, and the limits of what comes out, in words. */
  readonly about: string;
}

const getter = (name: string, target: string, value: string, about: string): GetterSpec => ({
  name,
  target: typeOf(target),
  value: typeOf(value),
  about,
});

/** Every getter of the language. */
export const getters: readonly GetterSpec[] = [
  getter("GET_RETREAT_COST", "Unit", "Int", "What a retreat costs: as printed, 0 to 9."),
  getter("GET_FULL_HP", "Unit", "Int", "HP without damage: as printed, at least 10."),
  getter("GET_POKEMON_TYPE", "Unit", "List<Energy>", "Types of a unit: as printed, Colourless where there is none."),
  getter("GET_WEAKNESSES", "Unit", "List<Weakness>", "Weaknesses of a unit, as printed."),
  getter("GET_RESISTANCES", "Unit", "List<Weakness>", "Resistances of a unit, as printed."),
  getter("GET_MOVE_LIST", "Unit", "List<Move>", "Moves of a unit: those of its top card, at most 20."),
  getter("GET_ABILITIES", "Unit", "List<Ability>", "Abilities of a unit: those of its top card."),
  getter("GET_MOVE_COST", "Unit", "List<Energy>", "What a move costs, as printed."),
  getter("GET_ENERGY_TYPES", "Card", "List<List<Energy>>", "What an attached energy card provides."),
  getter("GET_CARD_TYPES", "Card", "List<Kind>", "Kinds of a card, as printed."),
  getter("GET_GIVEN_PRIZES", "Unit", "Int", "Prizes given when a unit is knocked out, 0 to 6."),
  getter("IS_ABILITY_BLOCKED", "Unit", "Bool", "Whether an ability does not work; once true it stays true."),
  getter(
    "IS_GLOBAL_ABILITY_BLOCKED",
    "Unit",
    "Bool",
    "Whether a global ability does not work; once true it stays true.",
  ),
  getter("GET_BENCH_SIZE", "Player", "Int", "Units on a player's bench at most, 0 to 8."),
  getter("GET_MAX_SUPPORTER_PER_TURN", "Player", "Int", "Supporters a turn, 0 to 9."),
  getter("GET_MAX_ENERGY_PER_TURN", "Player", "Int", "Energy cards attached from the hand a turn, 0 to 9."),
  getter("GET_MAX_RETREAT_PER_TURN", "Player", "Int", "Retreats a turn, 0 to 9."),
  getter("GET_MAX_STADIUM_PER_TURN", "Player", "Int", "Stadiums a turn, 0 to 9."),
  getter("GET_TURN_DRAW", "Player", "Int", "Cards drawn at the beginning of a turn, 0 to 9."),
  getter("GET_MAX_TOOLS", "Unit", "Int", "Tools on a unit, 0 to 9."),
  getter("GET_BURN_DAMAGE", "Unit", "Int", "Damage of a burn between turns."),
  getter("GET_POISON_DAMAGE", "Unit", "Int", "Damage of poison between turns."),
  getter("GET_EXTRA_POISON", "Unit", "Int", "More damage counters that poison puts."),
  getter("GET_CONFUSION_DAMAGE", "Unit", "Int", "Damage that a confused unit does to itself."),
  getter("COIN_FLIP_GETTER", "Player", "Text", '"heads" or "tails" to force a flip.'),
];

const byName = new Map(getters.map((spec) => [spec.name, spec]));

export const getterNamed = (name: string): GetterSpec | undefined => byName.get(name);
