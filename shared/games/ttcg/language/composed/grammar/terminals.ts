import { form, pieces, valueToken, WORDS, words, type Rule, type Terminal } from "../../../../../text/index.js";
import type { Phase, Skipped } from "../../ast/clauses.js";
import type { SelfState, Side, Stat } from "../../ast/selectors.js";
import { numberOf, numberWords } from "../../words.js";

/** One of several words, which is handed over. */
export const oneOf = (shown: string, ...spellings: readonly string[]): Terminal<string> =>
  valueToken<string>(WORDS, shown, ...spellings);

const digits = numberWords.map((_, at) => String(at + 1));

/** How whole numbers other than 1 to 10 are spelled to the grammar. */
export const NUMBER = "#";

export const number = pieces<number>("number", () => [form([oneOf("a number", ...numberWords, ...digits)], numberOf)]);
export const integer = pieces<number>("amount", () => [form([oneOf("an amount", ...digits, NUMBER)], Number)]);
export const rankDigit = pieces<number>("rank", () => [
  form([oneOf("a rank from 1 to 5", ...digits.slice(0, 5))], Number),
]);

const named = <Value extends string>(name: string, ...values: readonly Value[]): Rule<Value> =>
  pieces<Value>(name, () => values.map((value) => form([words(value)], () => value)));

export const stat = named<Stat>("stat", "attack", "defense");
export const selfState = named<SelfState>("state", "tapped", "untapped", "dormant", "equipped");
export const phase = named<Phase>("phase", "draw", "main", "battle");
export const end = named("end", "lowest", "highest");

export const article = words("a", "an");
export const card = words("card", "cards");
export const point = words("point", "points");
export const rankWord = words("rank", "level");

export const skipped = pieces<Skipped>("what is skipped", () => [form(["turn"], () => "turn"), form([phase, "phase"])]);

export const possessive = pieces<Side>("whose", () => [
  form(["your opponent's"], () => "opponent"),
  form(["your"], () => "you"),
  form(["their"], () => "them"),
  form(["either player's"], () => "either"),
]);

/** A rule that matches where another does, or takes nothing and hands over undefined. */
export const maybe = <Value>(item: Rule<Value>): Rule<Value | undefined> =>
  pieces<Value | undefined>(`${item.name}, or nothing`, () => [form([item]), form([], () => undefined)]);
