/** The words of TTCG (TTCG-1, TTCG-3), stored in lower case and printed with a capital. */
export const unitTypes = ["earth", "fire", "water", "air", "light", "dark", "electric", "nature"] as const;
export const types = [...unitTypes, "spell"] as const;

export const subtypes = [
  "avian",
  "dragon",
  "beast",
  "elemental",
  "aquatic",
  "warrior",
  "spellcaster",
  "machine",
  "ghost",
  "insect",
  "reptile",
  "fairy",
  "undead",
  "botanic",
] as const;

/** Styles by their index less one; index 0 is an effect without a style. */
export const styles = [
  "continuous",
  "counter",
  "primed",
  "latent",
  "passive",
  "equip",
  "overload",
  "echo",
  "surge",
] as const;

export const transparencies = [30, 50, 60, 75, 100] as const;

/** What decks are for: to compete with, of the packs that were opened, to try things out. */
export const deckFormats = ["constructed", "sealed", "sandbox"] as const;

/** What older texts call a type, subtype or style; null for a style that is none. */
export const typeAliases: Readonly<Record<string, string>> = { magic: "spell" };
export const subtypeAliases: Readonly<Record<string, string>> = {
  flying: "avian",
  fish: "aquatic",
  "spell-caster": "spellcaster",
};
export const styleAliases: Readonly<Record<string, string | null>> = {
  dormant: "primed",
  pulse: "surge",
  normal: null,
  none: null,
};

export type Category = "unit" | "spell";

/** Whether a card of this type is a unit or a spell; undefined for what is not a type. `units`: the types of units. */
export const categoryOf = (type: string | undefined, units: readonly string[] = unitTypes): Category | undefined =>
  type === "spell" ? "spell" : type !== undefined && units.includes(type) ? "unit" : undefined;

export const highestLevel: Readonly<Record<Category, number>> = { unit: 5, spell: 3 };

/** Whether cards of a category come in this level. */
export const isLevel = (level: number | undefined, category: Category): level is number =>
  level !== undefined && Number.isInteger(level) && level >= 1 && level <= highestLevel[category];

/** The word as it is printed: `fire` as `Fire`. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The lists of a workspace's lexicon that hold its types, but for spells, and its subtypes. */
export const typesList = "types";
export const subtypesList = "subtypes";
