import { listed, withArticle } from "../../../../text/index.js";
import type { Expression } from "../syntax/nodes.js";
import type { InWords } from "./members.js";
import { isNothing } from "./written.js";

/** A number that depends on something: what it is as a rule, and what is said of it behind what it counts. */
export interface Amount {
  readonly usual: Expression;
  /** ` plus 10 damage for each unit on your Bench`, `, or 60 if it has damage`. */
  readonly tail: string;
}

/** A number that grows with what is counted, or is another one under a condition; undefined for others. */
export function amountInWords(value: Expression, noun: string, words: InWords): Amount | undefined {
  if (value.kind === "choice" && !isNothing(value.then) && !isNothing(value.else))
    return { usual: value.else, tail: `, or ${words(value.then)} if ${words(value.test)}` };
  const sum = value.kind === "binary" && value.operator === "+" ? value : undefined;
  const [base, product] = sum ? [sum.left, sum.right] : [undefined, value];
  if (product.kind !== "binary" || product.operator !== "*" || (base && base.kind !== "integer")) return undefined;
  const [per, counted] =
    product.left.kind === "integer" ? [product.left, product.right] : [product.right, product.left];
  const each = eachInWords(words(counted));
  if (per.kind !== "integer" || each === undefined) return undefined;
  if (base === undefined) return { usual: per, tail: ` for each ${each}` };
  return { usual: base, tail: ` plus ${per.value}${noun === "" ? "" : ` ${noun}`} for each ${each}` };
}

/** One of what is counted: `the number of units on your Bench` is so many for each `unit on your Bench`. */
function eachInWords(counted: string): string | undefined {
  const [, energy] = /^the amount of (.+ Energy attached to .+)$/u.exec(counted) ?? [];
  if (energy !== undefined) return energy;
  const [, one, rest] = /^the number of (card|unit)s ((?:in|on) .+)$/u.exec(counted) ?? [];
  if (one !== undefined && rest !== undefined) return `${one} ${rest}`;
  const [, units] = /^the number of (your (?:opponent's )?units)$/u.exec(counted) ?? [];
  return units === undefined ? undefined : `of ${units}`;
}

/** Energies by their letters: `a Fire Energy`, `2 Colorless Energy`, `a Fire and a Water Energy`. */
export function energiesInWords(types: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  const parts = [...counts].map(([type, count]) =>
    count > 1 ? `${count} ${type}` : type.includes("(") ? type : withArticle(type),
  );
  return `${listed(parts, "and")} Energy`;
}
