import fc from "fast-check";
import {
  productions,
  isProduction,
  type ProductionId,
} from "../../../shared/games/ttcg/language/productions/patterns.js";
import { patternParts, type PatternPart } from "../../../shared/games/ttcg/language/productions/notation.js";
import { publishedKinds } from "../../../shared/games/ttcg/language/words.js";

/** A text of a pattern, with its slots filled at random. */
export interface PatternText {
  readonly production: ProductionId;
  readonly pattern: number;
  readonly text: string;
}

const oneOf = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const kinds = [...publishedKinds.types, ...publishedKinds.subtypes, "spell", "unit", "spells", "<typpes>"];
const some = oneOf("two", "three", "four");
const nouns = oneOf("card", "cards", "unit", "units");
const rank = fc
  .tuple(oneOf("1", "2", "3", "4", "5"), oneOf("", " or higher", " or lower"))
  .map(([value, bound]) => `rank ${value}${bound} `);

const slots: Readonly<Record<string, fc.Arbitrary<string>>> = {
  n: oneOf("one", "two", "three", "four", "all"),
  N: some,
  q: fc.oneof(
    oneOf("one", "all", "two"),
    fc.tuple(oneOf("exactly", "up to"), some).map((words) => words.join(" ")),
  ),
  R: oneOf("1", "2", "3", "4", "5"),
  ad: fc
    .tuple(oneOf("25", "50", "100", "200", "300", "400", "500"), oneOf("attack", "defense"))
    .map((words) => words.join(" ")),
  gl: oneOf("gain", "lose"),
  pile: oneOf("deck", "discard pile"),
  hd: oneOf("hand", "deck"),
  ab: oneOf("above", "below"),
  noun: oneOf("card", "unit", "spell"),
  nouns: oneOf("cards", "units", "spells"),
  a: oneOf("a", "an"),
  np: fc
    .tuple(
      fc.option(rank, { nil: "" }),
      fc.oneof(
        fc.tuple(oneOf(...kinds), nouns).map((words) => words.join(" ")),
        nouns,
        oneOf("spell", "spells"),
      ),
    )
    .map(([before, rest]) => before + rest),
};

function partText(part: PatternPart): fc.Arbitrary<string> {
  switch (part.part) {
    case "words":
      return oneOf(part.written);
    case "choice":
      return oneOf(...part.choices);
    case "spelling":
      return oneOf(part.singular, `${part.singular}s`);
    case "slot":
      return slots[part.name] ?? fc.constant(`no slot ${part.name}`);
  }
}

const textOf = (pattern: string): fc.Arbitrary<string> =>
  fc.tuple(...patternParts(pattern).map(partText)).map((texts) => texts.join(" ").replaceAll(/ (?=[.,])/gu, ""));

/** Every pattern, with what its texts are like. */
export const patternTexts: readonly fc.Arbitrary<PatternText>[] = Object.entries(productions).flatMap(
  ([production, patterns]) =>
    isProduction(production)
      ? patterns.map((notation, pattern) => textOf(notation).map((text) => ({ production, pattern, text })))
      : [],
);
