import type { ProductionEffect } from "../ast/effect.js";
import { patternParts } from "./notation.js";
import { productions, type ProductionId } from "./patterns.js";

/** A pattern cut at its slots: the fixed texts before, between and behind them. */
type Cut = readonly string[];

const cuts = new Map<ProductionId, readonly Cut[]>();

function cutsOf(production: ProductionId): readonly Cut[] {
  const known = cuts.get(production) ?? productions[production].map(cut);
  cuts.set(production, known);
  return known;
}

function cut(pattern: string): Cut {
  let rest = pattern;
  const texts: string[] = [];
  for (const part of patternParts(pattern)) {
    if (part.part === "words") continue;
    const at = rest.indexOf(part.written);
    texts.push(rest.slice(0, at));
    rest = rest.slice(at + part.written.length);
  }
  return [...texts, rest];
}

/** The text of a production, as it was read (EFFECT-3). */
export function printProduction({ production, surface }: ProductionEffect): string {
  const [first = "", ...texts] = cutsOf(production)[surface.pattern] ?? [];
  return texts.reduce((text, fixed, index) => `${text}${surface.slots[index] ?? ""}${fixed}`, first);
}
