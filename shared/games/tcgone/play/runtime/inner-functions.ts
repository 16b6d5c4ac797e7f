/** Functions that only the library of operations asks. */
export const innerFunctions: readonly string[] = ["fits", "damageDone", "attackSteps", "abilityWorks"];

/** The steps of an attack, which effects that leave damage alone do not prevent. */
export const attackSteps: readonly string[] = [
  "ATTACK_MAIN",
  "CHECK_ATTACK_REQUIREMENTS",
  "DAMAGE",
  "PROCESS_ATTACK_EFFECTS",
  "APPLY_WEAKNESS",
  "APPLY_RESISTANCE",
  "APPLY_ATTACK_DAMAGES",
  "KNOCKOUT",
  "KNOCKOUT_DISCARD_STEP",
  "REMOVE_FROM_PLAY",
];
