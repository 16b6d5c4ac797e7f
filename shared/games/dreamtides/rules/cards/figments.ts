import { FIGMENT_TYPES, type FigmentType } from "../../language/ast.js";
import type { RulesConfig } from "../config.js";
import { BLANK_SOURCE, type CardSource } from "./source.js";

/** The token characters (RULES-26), defined behind the cards of a match. */
export const figmentSources = ({ figments }: RulesConfig): CardSource[] =>
  FIGMENT_TYPES.map((figment) => ({
    ...BLANK_SOURCE,
    id: `figment:${figment}`,
    name: `${figment} Figment`,
    cardType: "Character",
    energyCost: figments[figment].cost,
    spark: figments[figment].spark,
  }));

/** Where a figment stands among the definitions of a match. */
export const figmentIndex = ({ given }: { readonly given: number }, figment: FigmentType): number =>
  given + FIGMENT_TYPES.indexOf(figment);

/** What a match without a list of wells draws from: two that come first, then ten that bring less (RULES-3). */
export const plainWells = (): { readonly sources: readonly CardSource[]; readonly counts: readonly number[] } => {
  const well = (name: string, energyProduced: number, phase: number): CardSource => ({
    ...BLANK_SOURCE,
    kind: "dreamwell",
    id: `well:${energyProduced}`,
    name,
    energyProduced,
    phase,
  });
  return { sources: [well("Deep Well", 2, 0), well("Well", 1, 1)], counts: [2, 10] };
};
