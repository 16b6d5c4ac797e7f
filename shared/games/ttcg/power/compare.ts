import { LruCache } from "../../../base/index.js";
import { publishedReader } from "../language/index.js";
import { strengthOfEffect, type Measure, type Strength } from "./strength.js";

const known = new LruCache<Strength>(20_000);

/** How strong a text is; one that nothing reads is like no other. */
export const strengthOf = (text: string): Strength =>
  known.getOrMake(text, () => {
    const { effect } = publishedReader().read(text);
    return effect.production === "unparsed" ? { shape: text.trim(), measures: [] } : strengthOfEffect(effect);
  });

/** How one thing stands to another: `incomparable` where each is better in something, or nobody can say. */
export type Standing = "equal" | "better" | "worse" | "incomparable";

/** The standing of what consists of several parts. */
export function together(standings: readonly Standing[]): Standing {
  const told = new Set(standings.filter((each) => each !== "equal"));
  const [first = "equal"] = told;
  return told.size > 1 ? "incomparable" : first;
}

const reversed: Readonly<Record<Standing, Standing>> = {
  equal: "equal",
  better: "worse",
  worse: "better",
  incomparable: "incomparable",
};

export const compareNumbers = (one: number, other: number): Standing =>
  one === other ? "equal" : one > other ? "better" : "worse";

function compareReach(one: number, other: number): Standing {
  if (one === other) return "equal";
  const common = one & other;
  return common === other ? "better" : common === one ? "worse" : "incomparable";
}

function compareMeasures(one: Measure, other: Measure): Standing {
  if (one.measure !== other.measure) return "incomparable";
  const standing =
    one.measure === "ranks" && other.measure === "ranks"
      ? compareReach(one.reach, other.reach)
      : one.measure === "number" && other.measure === "number"
        ? compareNumbers(one.value, other.value)
        : "incomparable";
  if (standing === "equal") return "equal";
  // A cost that more cards can pay is the better one, though a lower number is.
  const isWiderBetter = one.measure === "ranks" && one.better === "less" && !one.isDone;
  if (one.better === "more" || isWiderBetter) return standing;
  return one.better === "less" ? reversed[standing] : "incomparable";
}

/** The order of effects (TTCG-10): only those of one shape can be compared. */
export function compareEffects(one: Strength, other: Strength): Standing {
  if (one.shape !== other.shape || one.measures.length !== other.measures.length) return "incomparable";
  return together(
    one.measures.map((measure, at) => {
      const counterpart = other.measures[at];
      return counterpart ? compareMeasures(measure, counterpart) : "incomparable";
    }),
  );
}
