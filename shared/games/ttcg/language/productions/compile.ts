import { compileGrammar, pieces, type Form, type Grammar, type Rule } from "../../../../text/index.js";
import type { ProductionEffect } from "../ast/effect.js";
import type { KindWords } from "../words.js";
import { meanings } from "./meaning/index.js";
import { patternParts } from "./notation.js";
import { isProduction, productions, type ProductionId } from "./patterns.js";
import { slotRules, spellingSlot, wordSlot, type SlotRules } from "./slot-rules.js";
import { Slots, type Slot } from "./slots.js";

/** A pattern of a production and the form that matches it. */
export interface CompiledPattern {
  readonly production: ProductionId;
  readonly pattern: number;
  readonly form: Form<ProductionEffect>;
}

/** All patterns in the order of the productions. */
export function compilePatterns(kinds: KindWords): readonly CompiledPattern[] {
  const slots = slotRules(kinds);
  const spellings = new Map<string, Rule<Slot>>();
  return Object.entries(productions).flatMap(([production, patterns]) =>
    isProduction(production)
      ? patterns.map((notation, pattern) => ({
          production,
          pattern,
          form: formOf(production, pattern, notation, slots, spellings),
        }))
      : [],
  );
}

function formOf(
  production: ProductionId,
  pattern: number,
  notation: string,
  slots: SlotRules,
  spellings: Map<string, Rule<Slot>>,
): Form<ProductionEffect> {
  const meaning = meanings[production];
  const elements = patternParts(notation).map((part) => {
    switch (part.part) {
      case "words":
        return part.written.toLowerCase();
      case "choice":
        return wordSlot("choice", ...part.choices);
      case "spelling": {
        const rule = spellings.get(part.singular) ?? spellingSlot(part.singular);
        spellings.set(part.singular, rule);
        return rule;
      }
      case "slot": {
        const rule = slots[part.name];
        if (rule === undefined) throw new Error(`${notation}: there is no slot ${part.name}`);
        return rule;
      }
    }
  });
  return {
    elements,
    build: (...filled: Slot[]) => ({
      v: 1,
      production,
      ...meaning(new Slots(filled), pattern),
      surface: { pattern, slots: filled.map(({ text }) => text) },
    }),
  };
}

/** The grammar of all productions. */
export const productionGrammar = (kinds: KindWords): Grammar<ProductionEffect> =>
  compileGrammar(pieces("sentence", () => compilePatterns(kinds).map(({ form }) => form)));
