import { byReader, publishedReader } from "../language/index.js";
import { strengthOfEffect, type Measure, type Strength } from "./strength.js";

const strengths = byReader(20_000, (reader, text): Strength => {
  const { effect } = reader.read(text);
  const shape = text.trim();
  return effect.production === "unparsed" ? { shape, meaning: shape, measures: [] } : strengthOfEffect(effect);
});

/** How strong a text is; one that the reader does not understand is like no other. */
export const strengthOf = (text: string, reader = publishedReader()): Strength => strengths(reader, text);

/** How one thing stands to another: `incomparable` where each is better in something, or nobody can say. */
export type Standing = "equal" | "better" | "worse" | "incomparable";

const ranks = [1, 2, 3, 4, 5];

/** A measure as numbers, of which larger ones are better; where that is unclear, each is there with its opposite, so that only equal ones fit. */
function numbersOf(measure: Measure): readonly number[] {
  const numbers = measure.measure === "number" ? [measure.value] : ranks.map((rank) => (measure.reach >> rank) & 1);
  const opposites = numbers.map((number) => -number);
  // A cost that more cards can pay is the better one, though a lower number is.
  const isWiderBetter = measure.measure === "ranks" && measure.better === "less" && !measure.isDone;
  if (measure.better === "more" || isWiderBetter) return numbers;
  return measure.better === "less" ? opposites : [...numbers, ...opposites];
}

/** A strength as numbers: of two of one shape, the one that has none smaller than the other is at least as good. */
export const powersOf = ({ measures }: Strength): readonly number[] => measures.flatMap(numbersOf);

/** Whether no number is smaller than its counterpart: false where there are not as many. */
export function isAtLeast(ones: readonly number[], others: readonly number[]): boolean {
  if (ones.length !== others.length) return false;
  for (let at = 0; at < ones.length; at++) if ((ones[at] ?? 0) < (others[at] ?? 0)) return false;
  return true;
}

/** The order of effects (TTCG-10): only those of one shape can be compared. */
export function compareEffects(one: Strength, other: Strength): Standing {
  if (one.shape !== other.shape) return "incomparable";
  const [ones, others] = [powersOf(one), powersOf(other)];
  if (isAtLeast(ones, others)) return isAtLeast(others, ones) ? "equal" : "better";
  return isAtLeast(others, ones) ? "worse" : "incomparable";
}
