import { isPlainObject } from "../../../base/index.js";
import type { Action, ReadEffect } from "../language/index.js";
import { goodness, type Better } from "./goodness.js";

/** One number of an effect, or the ranks that one of its selectors reaches. */
export type Measure =
  | {
      readonly measure: "number";
      readonly value: number;
      readonly better: Better;
      /** Of what the effect does, and written as a word: `three cards`, but not `300 attack`. */
      readonly isWord: boolean;
    }
  | {
      readonly measure: "ranks";
      /** A bit for each rank. */
      readonly reach: number;
      /** The rank that is named; undefined where all are meant. */
      readonly rank: number | undefined;
      readonly better: Better;
      readonly isDone: boolean;
    };

/** How strong an effect is: two of one shape differ only in their measures, which come in the same order. */
export interface Strength {
  readonly shape: string;
  readonly measures: readonly Measure[];
}

const highestRank = 5;
const everyRank = 2 ** (highestRank + 1) - 2;

/** The ranks that `rank 3 or lower` and the like mean. */
function reachOf(rank: unknown): Pick<Extract<Measure, { measure: "ranks" }>, "reach" | "rank"> {
  if (!isPlainObject(rank) || typeof rank["value"] !== "number") return { reach: everyRank, rank: undefined };
  const named = rank["value"];
  const isIn = (each: number): boolean =>
    rank["cmp"] === "eq" ? each === named : rank["cmp"] === "gte" ? each >= named : each <= named;
  const reach = [1, 2, 3, 4, 5].reduce((sum, each) => (isIn(each) ? sum + 2 ** each : sum), 0);
  return { reach, rank: named };
}

/** Collects measures; what is left of the effect without them is its shape. */
class Measuring {
  readonly measures: Measure[] = [];

  /** `isDone`: part of what the effect does, and no cost or condition. */
  shape(value: unknown, better: Better, isDone: boolean, key = ""): unknown {
    if (typeof value === "number") {
      this.measures.push({ measure: "number", value, better, isWord: isDone && key !== "amount" });
      return "#";
    }
    if (Array.isArray(value)) return value.map((each) => this.shape(each, better, isDone));
    if (!isPlainObject(value)) return value;
    // Limits on attack, defense and rank are filters: only equal ones are compared.
    if ("cmp" in value) return value;
    // "One" is a condition, "two" is not; as numbers they are compared all the same.
    if (value["mode"] === "exact" && value["n"] === 1) return this.shape({ ...value, mode: "fixed" }, better, isDone);
    const { rank, ...rest } = value;
    const isSelector = "noun" in value;
    if (isSelector) this.measures.push({ measure: "ranks", ...reachOf(rank), better, isDone });
    return Object.entries(isSelector ? rest : value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, this.shape(part, better, isDone, name)]);
  }

  action(action: Action): unknown {
    if (action.op !== "at-turn-end") return this.shape(action, goodness(action), true);
    const { then, ...rest } = action;
    return [this.shape(rest, goodness(then), true), this.action(then)];
  }
}

/** How strong an effect is, by its AST. */
export function strengthOfEffect(effect: ReadEffect): Strength {
  const { production, frequency, window, when, if: test, while: state, duration, cost = [], offer, optional } = effect;
  const measuring = new Measuring();
  const parts = [
    // What must be so first, and what an opponent is offered, is compared as it stands.
    ...[production, frequency, window, test, state, offer, optional],
    measuring.shape(when, "more", false),
    measuring.shape(duration, "more", true),
    cost.map((each) => measuring.shape(each, "less", false)),
    effect.actions.map((action) => measuring.action(action)),
  ];
  return { shape: JSON.stringify(parts.map((part) => part ?? null)), measures: measuring.measures };
}
