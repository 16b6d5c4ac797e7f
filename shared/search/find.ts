import { neverHappens } from "../base/index.js";
import { boundOfCode, type Outline } from "./outline.js";
import type { MeaningGuide } from "./guide.js";
import type { Names } from "./names.js";
import type { Comparison, Query } from "./query.js";

/** What a query is asked of: the meaning of one card, and its text as players read it. */
export interface Findable {
  readonly outline: Outline;
  /** In small letters. */
  readonly words: string;
}

export type Finder = (card: Findable) => boolean;

/** Whether a query holds between two places of a card's outline; `direct`: for what stands there itself, not deeper. */
type Test = (card: Findable, from: number, to: number, direct: boolean) => boolean;

/**
 * Makes a query ready for the cards written with these names. It knows the names of now: once cards were read since,
 * it has to be rebuilt.
 */
export function finderOf(query: Query, names: Names, guide: MeaningGuide = {}): Finder {
  const operators = new Set(Object.keys(guide.bounds ?? {}).flatMap((name) => names.matching(name)));
  const test = testOf(query, names, operators);
  return (card) => test(card, 0, card.outline.names.length, false);
}

function testOf(query: Query, names: Names, operators: ReadonlySet<number>): Test {
  switch (query.kind) {
    case "all": {
      const tests = query.of.map((each) => testOf(each, names, operators));
      return (...at) => tests.every((test) => test(...at));
    }
    case "any": {
      const tests = query.of.map((each) => testOf(each, names, operators));
      return (...at) => tests.some((test) => test(...at));
    }
    case "not": {
      const test = testOf(query.of, names, operators);
      return (...at) => !test(...at);
    }
    case "part":
      return partTest(
        names.matching(query.name.text),
        query.inside.map((each) => testOf(each, names, operators)),
        query.inside.every(isGrowing) ? "growing" : "any",
      );
    case "is":
      return partTest(names.matching(query.name.text), [testOf(query.value, names, operators)], "value");
    case "number":
      return numberTest(query.comparison, operators);
    case "words": {
      const wanted = query.text.toLowerCase();
      return ({ words }) => words.includes(wanted);
    }
    default:
      return neverHappens(query);
  }
}

/** Whether a query that holds for a part of something holds for the whole: true of all but what is negated. */
function isGrowing(query: Query): boolean {
  switch (query.kind) {
    case "all":
    case "any":
      return query.of.every(isGrowing);
    case "not":
      return false;
    case "part":
    case "is":
    case "number":
    case "words":
      return true;
  }
}

/**
 * A part with one of these names for which all tests hold: of its `value`, or anywhere in it. Where `growing` tests fail for
 * a part they fail for all parts inside it, which need no look of their own; without that, nested stars would take ages.
 */
function partTest(ids: readonly number[], tests: readonly Test[], kind: "value" | "growing" | "any"): Test {
  if (ids.length === 0) return () => false;
  const [only = -1] = ids;
  const wanted = ids.length === 1 ? undefined : new Set(ids);
  const isValue = kind === "value";
  return (card, from, to, direct) => {
    const { names, ends } = card.outline;
    for (let at = from; at < to;) {
      const name = names[at] ?? -1;
      const end = ends[at] ?? to;
      let isOver = direct;
      if (wanted ? wanted.has(name) : name === only) {
        if (tests.every((test) => test(card, at + 1, end, isValue))) return true;
        isOver ||= kind === "growing";
      }
      at = isOver ? end : at + 1;
    }
    return false;
  };
}

/** A number; a direct one may stand behind an operator: in `{"count": {"UpTo": 3}}` it is that of `count`. */
function numberTest(comparison: Comparison, operators: ReadonlySet<number>): Test {
  return ({ outline: { names, ends, numbers } }, from, to, direct) => {
    for (let at = from; at < to;) {
      const name = names[at] ?? 0;
      if (name < 0 && holds(comparison, numbers[at] ?? 0, name)) return true;
      at = direct && !operators.has(name) ? (ends[at] ?? to) : at + 1;
    }
    return false;
  };
}

/**
 * Whether a number answers to a comparison. Equality is about the number as it is written. Less and more are about what it
 * means: "cost 3 or less" are the costs up to 3, so it answers to `<= 3`, to `< 4`, and to no `>`.
 */
function holds(comparison: Comparison, number: number, code: number): boolean {
  switch (comparison.operator) {
    case "=":
      return number === comparison.number;
    case "!=":
      return number !== comparison.number;
    case "range":
      return number >= comparison.from && number <= comparison.to;
    case "<":
    case "<=":
    case ">":
    case ">=": {
      const bound = boundOfCode(code);
      const isUpward = comparison.operator.startsWith(">");
      if (bound === "relative" || bound === (isUpward ? "at-most" : "at-least")) return false;
      const distance = isUpward ? number - comparison.number : comparison.number - number;
      return comparison.operator.length === 2 ? distance >= 0 : distance > 0;
    }
    default:
      return neverHappens(comparison);
  }
}
