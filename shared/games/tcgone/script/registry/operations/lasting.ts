import { operation } from "../operation.js";

const asks = true;

/** Short forms of lasting effects. */
export const lastingOperations = [
  operation("cantRetreat", "unit?: Unit", "The defending unit cannot retreat during the opponent's next turn."),
  operation("cantRetreatSelf", "", "This unit cannot retreat during your next turn."),
  operation(
    "cantAttackNextTurn",
    "unit?: Unit",
    "A unit cannot attack in its next turn; this one unless another is named.",
  ),
  operation("cantUseAttack", "move?: Move, unit?: Unit", "A unit cannot use a move in its next turn."),
  operation(
    "amnesia",
    "",
    "Asks for a move of the defending unit that it cannot use during the opponent's next turn.",
    { asks },
  ),
  operation(
    "sandAttack",
    "",
    "Before the defending unit attacks in its next turn, a coin is flipped; on tails the attack does nothing.",
  ),
  operation(
    "reduceDamageNextTurn",
    "n: Int",
    "This unit takes less damage from attacks during the opponent's next turn.",
  ),
  operation("preventAllDamageNextTurn", "", "All damage to this unit is prevented during the opponent's next turn."),
  operation(
    "preventAllEffectsNextTurn",
    "",
    "All effects of attacks on this unit, damage included, are prevented during the opponent's next turn.",
  ),
  operation(
    "preventAllEffectsExcludingDamageNextTurn",
    "",
    "All effects of attacks on this unit but damage are prevented during the opponent's next turn.",
  ),
  operation(
    "preventAllDamageFromCustomPokemonNextTurn",
    "filter: {Bool}",
    "Damage from the units that fit is prevented during the opponent's next turn.",
  ),
  operation(
    "preventAllEffectsFromCustomPokemonNextTurn",
    "filter: {Bool}",
    "Effects of the units that fit are prevented during the opponent's next turn.",
  ),
  operation(
    "increasedBaseDamageNextTurn",
    "move: Text, n: Int",
    "A move of this unit does more damage in your next turn.",
  ),
  operation(
    "decreasedBaseDamageNextTurn",
    "move: Text, n: Int",
    "A move of this unit does less damage in your next turn.",
  ),
  operation("doMoreDamageNextTurn", "n: Int", "The attacks of this unit do more damage in your next turn."),
  operation(
    "reduceDamageFromDefendingNextTurn",
    "n: Int",
    "The attacks of the defending unit do less damage in its next turn.",
  ),
  operation("increasedDamageDoneToDefending", "n: Int", "The defending unit takes more damage in your next turn."),
  operation(
    "defendingAttacksCostsMore",
    "...types: Energy",
    "The attacks of the defending unit cost more in its next turn.",
  ),
  operation("defendingRetreatsCostsMore", "n: Int", "The defending unit pays more to retreat in its next turn."),
  operation("opponentCantPlaySupporterNextTurn", "", "The opponent plays no supporter in their next turn."),
  operation(
    "ifDamagedByAttackNextTurn",
    "do: {}",
    "Does the block when an attack damages this unit during the opponent's next turn.",
    { hears: "APPLY_ATTACK_DAMAGES" },
  ),
  operation(
    "runAtBeginningOfYourOpponentsTurn",
    "do: {}",
    "Does the block once, when the opponent's next turn begins.",
  ),
  operation(
    "ifActiveAndDamagedByAttackBody",
    "do: {}",
    "Does the block whenever this unit is active and an attack damages it.",
    { hears: "APPLY_ATTACK_DAMAGES" },
  ),
  operation(
    "ifActiveAndKnockedOutByAttack",
    "do: {}",
    "Does the block when this unit is active and an attack knocks it out.",
    { hears: "KNOCKOUT" },
  ),
  operation(
    "ifActiveAndDamagedByAttackAttached",
    "do: {}",
    "Does the block whenever the holder is active and an attack damages it.",
    { hears: "APPLY_ATTACK_DAMAGES" },
  ),
];
