import { matchTokens, trimText, WORDS, type Grammar } from "../../../text/index.js";
import type { Effect, ProductionEffect, ReadEffect } from "./ast/effect.js";
import { buildEffect } from "./composed/build.js";
import { composedGrammar, type WrittenEffect } from "./composed/grammar/effect.js";
import { NUMBER } from "./composed/grammar/terminals.js";
import { printComposed } from "./composed/print/effect.js";
import { twinsOf } from "./composed/twins.js";
import { productionGrammar } from "./productions/compile.js";
import { printProduction } from "./productions/print.js";
import { deducedStyles } from "../styles.js";
import { lex, rowOf, type LexedText } from "./tokens/lex.js";
import { withoutSynonyms } from "./tokens/repair.js";
import { publishedKinds, type KindWords } from "./words.js";

/** What came of the text of an effect (EFFECT-1). */
export interface EffectReading {
  /** Without white space at its ends. */
  readonly text: string;
  readonly tokens: LexedText;
  readonly effect: Effect;
  /** How the effect is written; the text itself where nothing reads it. */
  readonly printed: string;
  /** The openings of a composed text that repeat a kind, by their places. */
  readonly repeated: readonly number[];
}

/** The two grammars, for the kinds of cards that there are. */
export class EffectReader {
  readonly productions: Grammar<ProductionEffect>;
  readonly composed: Grammar<WrittenEffect>;
  #words: readonly string[] | undefined;

  constructor(
    readonly kinds: KindWords,
    /** The styles that a text speaks of; the first settles its style (TTCG-3). */
    readonly stylesOf: (text: string) => readonly string[] = deducedStyles,
  ) {
    this.productions = productionGrammar(kinds);
    this.composed = composedGrammar(kinds);
  }

  /** Reads any text. */
  read(written: string): EffectReading {
    const text = trimText(written);
    const tokens = lex(text);
    const production = this.production(tokens.words) ?? this.#withSynonyms(tokens.words);
    if (production) return { text, tokens, effect: production, printed: printProduction(production), repeated: none };
    const composed = this.composition(tokens.words);
    if (!composed)
      return { text, tokens, effect: { v: 1, production: "unparsed", text }, printed: text, repeated: none };
    const canonical = printComposed(composed.effect);
    const raised = this.#raised(canonical);
    const printed = raised ? printProduction(raised) : canonical;
    return { text, tokens, effect: raised ?? composed.effect, printed, repeated: composed.repeated };
  }

  /** All words that texts are made of. */
  words(): readonly string[] {
    return (this.#words ??= [this.productions, this.composed].flatMap(({ symbols }) => [
      ...(symbols.get(WORDS)?.keys() ?? []),
    ]));
  }

  /** Words as a production. */
  production(words: readonly string[]): ProductionEffect | undefined {
    const match = matchTokens(this.productions, rowOf(this.productions, words));
    return match.matched ? match.value : undefined;
  }

  /** Words as a composed effect, whether or not that doubles a production. */
  composition(words: readonly string[]): ReturnType<typeof buildEffect> {
    const match = matchTokens(this.composed, rowOf(this.composed, words, NUMBER));
    return match.matched ? buildEffect(match.value) : undefined;
  }

  #withSynonyms(words: readonly string[]): ProductionEffect | undefined {
    const meant = withoutSynonyms(words);
    return meant && this.production(meant);
  }

  /** The production that a canonical text, or a twin of it, is (EFFECT-1). */
  #raised(canonical: string): ProductionEffect | undefined {
    const own = this.production(lex(canonical).words);
    if (own) return own;
    for (const twin of twinsOf(canonical)) {
      const production = this.production(lex(twin).words);
      if (production) return production;
    }
    return undefined;
  }
}

const none: readonly number[] = [];

let published: EffectReader | undefined;

/** The reader for the published kinds of cards. */
export const publishedReader = (): EffectReader => (published ??= new EffectReader(publishedKinds));

/** The text of an effect: of a production as it was read, of a composed one in its canonical form. */
export const printEffect = (effect: ReadEffect): string =>
  effect.production === "composed" ? printComposed(effect) : printProduction(effect);
