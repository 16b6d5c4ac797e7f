import { CARD_SUBTYPES, FIGMENT_TYPES, type CardSubtype, type FigmentType } from "../ast.js";

/**
 * The subtypes as a `variables` cell or a card's `subtype` spells them (LANG-3). Case matters; the one of
 * two words is also taken without its space.
 */
export const SUBTYPES_BY_SPELLING: ReadonlyMap<string, CardSubtype> = new Map<string, CardSubtype>([
  ...CARD_SUBTYPES.map((subtype) => [subtype, subtype] as const),
  ["Spirit Animal", "SpiritAnimal"],
]);

/** The figments as a `variables` cell spells them: in lower case only. */
export const FIGMENTS_BY_SPELLING: ReadonlyMap<string, FigmentType> = new Map<string, FigmentType>(
  FIGMENT_TYPES.map((figment) => [figment.toLowerCase(), figment] as const),
);

/** How a designer writes a subtype. */
export const subtypeSpelling = (subtype: CardSubtype): string =>
  subtype === "SpiritAnimal" ? "Spirit Animal" : subtype;

/** The spellings to offer, each subtype and figment once. */
export const SUBTYPE_SPELLINGS: readonly string[] = CARD_SUBTYPES.map(subtypeSpelling);
export const FIGMENT_SPELLINGS: readonly string[] = [...FIGMENTS_BY_SPELLING.keys()];
