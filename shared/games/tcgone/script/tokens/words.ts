/** Words that no variable may have as its name (SCRIPT-1). */
export const reservedWords = [
  "def",
  "sub",
  "if",
  "else",
  "for",
  "in",
  "is",
  "repeat",
  "break",
  "return",
  "assert",
  "before",
  "after",
  "delayed",
  "delayedA",
  "getter",
  "getterA",
  "true",
  "false",
  "null",
  "and",
  "or",
  "not",
  "move",
] as const;

/** Words of abilities and the kinds they are (SCRIPT-3). */
export const abilityWords = [
  "bwAbility",
  "pokePower",
  "pokeBody",
  "pokemonPower",
  "ancientTrait",
  "customAbility",
  "globalAbility",
] as const;
export type AbilityWord = (typeof abilityWords)[number];

/** Clauses whose body is a block of statements. */
export const hookWords = [
  "attackRequirement",
  "playRequirement",
  "onAttack",
  "onPlay",
  "onMove",
  "onRemoveFromPlay",
  "onActivate",
  "onDeactivate",
] as const;
export type HookWord = (typeof hookWords)[number];

/** Words that begin a clause or an item of a bundle, and are names elsewhere. */
export const clauseWords = [
  ...abilityWords,
  ...hookWords,
  "energyCost",
  "text",
  "provides",
  "actionA",
  "allowAttach",
  "register",
  "unregister",
  "unregisterAfter",
] as const;

/** After these a parenthesis opens values of their own. */
export const wordsWithValues: ReadonlySet<string> = new Set(["delayed", "delayedA", "getter", "getterA", "actionA"]);

/** The words that the grammar tells from names: what does something, and what only answers. */
export interface ScriptNames {
  readonly operations: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
}
