import { operation } from "../operation.js";

const place = "attack";
const damage = { place, raises: ["DAMAGE"], row: "damage" } as const;
const target = "amount: Int, to?: Unit*";

/** Operations that put or take damage. */
export const damageOperations = [
  operation(
    "damage",
    `${target}, flags?: List<Flag>`,
    "Does damage at the end of the attack; to the defending unit unless another is named.",
    damage,
  ),
  operation("noWrDamage", target, "Does damage that weakness and resistance do not change.", damage),
  operation("swiftDamage", target, "Does damage that nothing changes.", damage),
  operation("shredDamage", target, "Does damage that effects on the target do not change.", damage),
  operation("noWeaknessDamage", target, "Does damage that weakness does not change.", damage),
  operation("noResistanceDamage", target, "Does damage that resistance does not change.", damage),
  operation(
    "noResistanceOrAnyEffectDamage",
    target,
    "Does damage that neither resistance nor effects on the target change.",
    damage,
  ),
  operation(
    "multiDamage",
    "list: List<Unit>, n: Int, amount: Int, info?: Text",
    "Asks for units and does damage to each.",
    {
      place,
      asks: true,
      raises: ["DAMAGE"],
    },
  ),
  operation(
    "extraEnergyDamage",
    "max: Int, amount: Int, type: Energy",
    "Does more damage for each energy beyond the cost of the move.",
    {
      place,
      raises: ["DAMAGE"],
    },
  ),
  operation(
    "extraBasicEnergyDamage",
    "max: Int, amount: Int, type: Energy",
    "Does more damage for each basic energy beyond the cost of the move.",
    {
      place,
      raises: ["DAMAGE"],
    },
  ),
  operation(
    "additionalDamageByDiscarding",
    "kind: Kind, from: List<Card>, max: Int, amount: Int",
    "Asks for cards to discard, and does more damage for each.",
    {
      place,
      asks: true,
      raises: ["DISCARD", "DAMAGE"],
    },
  ),
  operation("dontApplyResistance", "", "No resistance changes the damage of this attack.", { place }),
  operation("dontApplyWeakness", "", "No weakness changes the damage of this attack.", { place }),
  operation("afterDamage", "do: {}", "Does something once the damage of the attack is done.", { place }),
  operation("directDamage", "amount: Int, to: Unit*", "Puts damage counters at once; nothing changes their number.", {
    raises: ["DIRECT_DAMAGE"],
  }),
  operation(
    "putDamageCountersOnOpponentsPokemon",
    "n: Int, list?: List<Unit>",
    "Asks where each of a number of damage counters goes.",
    {
      asks: true,
      raises: ["DIRECT_DAMAGE"],
    },
  ),
  operation("moveDamage", "amount: Int, from: Unit, to: Unit", "Moves damage from one unit to another.", {
    raises: ["REMOVE_DAMAGE_COUNTER", "DIRECT_DAMAGE"],
  }),
  operation("heal", "amount: Int, unit?: Unit*", "Removes damage.", { raises: ["REMOVE_DAMAGE_COUNTER"] }),
  operation("healAll", "unit?: Unit*", "Removes all damage.", { raises: ["REMOVE_DAMAGE_COUNTER"] }),
  operation("healAfterDamage", "amount: Int", "Removes damage from this unit once the attack has done its own.", {
    place,
    raises: ["REMOVE_DAMAGE_COUNTER"],
  }),
  operation(
    "removeDamageCounterEqualToDamageDone",
    "",
    "Removes as much damage from this unit as the attack did to the opponent's.",
    {
      place,
      raises: ["REMOVE_DAMAGE_COUNTER"],
    },
  ),
  operation("knockOut", "unit: Unit*", "Knocks a unit out.", { raises: ["KNOCKOUT"] }),
  operation("checkFaint", "", "Knocks out at once what has no HP left.", { raises: ["CHECK_FAINT"] }),
];
