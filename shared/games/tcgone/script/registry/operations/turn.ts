import { operation } from "../operation.js";

const flips = ["COIN_FLIP"];

/** Conditions, coins and turns. */
export const turnOperations = [
  operation(
    "apply",
    "type: Condition, unit?: Unit*",
    "Puts a condition on the defending unit, or on another that is active.",
    {
      raises: ["APPLY_SPECIAL_CONDITION"],
      row: "condition",
    },
  ),
  operation(
    "applyAfterDamage",
    "...type: Condition, unit?: Unit",
    "Puts conditions on the defending unit once the damage is done.",
    {
      place: "attack",
      raises: ["APPLY_SPECIAL_CONDITION"],
    },
  ),
  operation(
    "flipThenApplySC",
    "type: Condition",
    "Flips a coin; on heads the defending unit gets the condition after the damage.",
    {
      place: "attack",
      raises: [...flips, "APPLY_SPECIAL_CONDITION"],
    },
  ),
  operation("clearSpecialCondition", "unit: Unit*, ...types: Condition", "Ends the conditions named, or all.", {
    raises: ["CLEAR_SPECIAL_CONDITION"],
    row: "clear_condition",
  }),
  operation("extraPoison", "n: Int", "The poison of the defending unit puts more damage counters."),
  operation(
    "flip",
    "n?: Int, player?: Player, byHeads?: any, heads?: {}, tails?: {}",
    "Flips coins, then does the first block for each heads and the second for each tails.",
    {
      raises: flips,
    },
  ),
  operation("flipUntilTails", "do: {}", "Flips until tails, then does the block for each heads.", { raises: flips }),
  operation("flipTails", "do: {}", "Flips a coin; on tails does the block.", { raises: flips }),
  operation("reflip", "", "Flips all coins again.", { place: "coin-flips" }),
  operation("rockPaperScissors", "-> Bool", "Whether this player wins; decided by a coin.", {
    asks: true,
    raises: flips,
  }),
  operation("endTurn", "", "Ends the turn after what is running."),
  operation("extraTurn", "player?: Player", "The player takes another turn after this one."),
  operation("usingThisAbilityEndsTurn", "", "Ends the turn after the ability.", { place: "action" }),
];
