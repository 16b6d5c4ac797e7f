import type { Action } from "../language/ast/actions.js";
import type { Cost, Duration, Trigger } from "../language/ast/clauses.js";
import type { ReadEffect } from "../language/ast/effect.js";
import { partsOfAction, partsOfCost, partsOfTrigger, type Part } from "../language/ast/parts.js";
import type { Quantity, RankBound, Selector, Target } from "../language/ast/selectors.js";
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
  /** The shape whatever production the text is of: texts of one meaning differ only in measures, and in how they say it. */
  readonly meaning: string;
  readonly measures: readonly Measure[];
}

const highestRank = 5;
const everyRank = 2 ** (highestRank + 1) - 2;

/** The ranks that `rank 3 or lower` and the like mean. */
function reachOf(rank: RankBound | undefined): Pick<Extract<Measure, { measure: "ranks" }>, "reach" | "rank"> {
  if (rank === undefined) return { reach: everyRank, rank: undefined };
  const { cmp, value: named } = rank;
  const isIn = (each: number): boolean =>
    cmp === "eq" ? each === named : cmp === "gte" ? each >= named : each <= named;
  const reach = [1, 2, 3, 4, 5].reduce((sum, each) => (isIn(each) ? sum + 2 ** each : sum), 0);
  return { reach, rank: named };
}

/** How the numbers of a clause count. `isDone`: it is part of what the effect does, and no cost or condition. */
interface Count {
  readonly better: Better;
  readonly isDone: boolean;
}

/** What is left of a clause without its measures: plain data that is the same for clauses that differ in nothing else. */
type Shape = string | boolean | readonly Shape[] | { readonly [key: string]: unknown };

/** Collects measures, in the order of the keys; what is left of the effect without them is its shape. */
class Measuring {
  readonly measures: Measure[] = [];

  number(value: number | string, { better, isDone }: Count, isWord = isDone): Shape {
    if (typeof value === "string") return value;
    this.measures.push({ measure: "number", value, better, isWord });
    return "#";
  }

  selector({ rank, ...rest }: Selector, { better, isDone }: Count): Shape {
    this.measures.push({ measure: "ranks", ...reachOf(rank), better, isDone });
    // Limits on attack and defense are filters: only equal ones are compared.
    return sorted(rest);
  }

  quantity(q: Quantity, count: Count): Shape {
    if (q.mode === "all") return q.mode;
    if (q.mode === "per") return [q.mode, this.selector(q.per, count)];
    // "One" is a condition, "two" is not; as numbers they are compared all the same.
    const mode = q.mode === "exact" && q.n === 1 ? "fixed" : q.mode;
    return [mode, this.number(q.n, count)];
  }

  target(target: Target, count: Count): Shape {
    return "ref" in target ? target.ref : [this.quantity(target.q, count), this.selector(target.sel, count)];
  }

  parts(parts: readonly Part[], count: Count): Shape {
    return parts
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map((part): Shape => [part.key, this.#part(part, count)]);
  }

  action(action: Action): Shape {
    const better = goodness(action.op === "at-turn-end" ? action.then : action);
    return [action.op, this.parts(partsOfAction(action), { better, isDone: true })];
  }

  trigger(trigger: Trigger): Shape {
    return [trigger.event, this.parts(partsOfTrigger(trigger), { better: "more", isDone: false })];
  }

  cost(cost: Cost): Shape {
    return [cost.cost, this.parts(partsOfCost(cost), { better: "less", isDone: false })];
  }

  duration(duration: Duration): Shape {
    if (typeof duration === "string") return duration;
    return ["turns", this.number(duration.turns, { better: "more", isDone: true })];
  }

  #part(part: Part, count: Count): Shape {
    switch (part.kind) {
      case "word":
        return part.value;
      case "number":
        return this.number(part.value, count);
      case "limit":
        return sorted(part.value);
      // They are written in digits: `300 attack`.
      case "changes":
        return part.value.map(({ stat, amount }) => [this.number(amount, count, false), stat]);
      case "quantity":
        return this.quantity(part.value, count);
      case "selector":
        return this.selector(part.value, count);
      case "target":
        return this.target(part.value, count);
      case "action":
        return this.action(part.value);
    }
  }
}

const sorted = (value: object): Shape =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** How strong an effect is, by its AST. */
export function strengthOfEffect(effect: ReadEffect): Strength {
  const { production, frequency, window, when, if: test, while: state, duration, cost = [], offer, optional } = effect;
  const measuring = new Measuring();
  const parts = [
    // What must be so first, and what an opponent is offered, is compared as it stands.
    ...[frequency, window, test, state, offer, optional],
    when && measuring.trigger(when),
    duration && measuring.duration(duration),
    cost.map((each) => measuring.cost(each)),
    effect.actions.map((action) => measuring.action(action)),
  ];
  const meaning = JSON.stringify(parts.map((part) => part ?? null));
  return { shape: `${production} ${meaning}`, meaning, measures: measuring.measures };
}
