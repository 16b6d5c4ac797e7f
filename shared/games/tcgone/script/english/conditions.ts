import type { BinaryOperator, Expression } from "../syntax/nodes.js";
import type { InWords } from "./members.js";
import { asWritten, isNothing } from "./written.js";

type Binary = Extract<Expression, { kind: "binary" }>;

/** The conditions of a chain of `&&` that a player must know: that something is there is part of what is said of it later. */
export function conjunctsOf(test: Expression): readonly Expression[] {
  const all = chainOf(test);
  return all.filter((each, at) => {
    if (each.kind !== "binary" || each.operator !== "!=" || !isNothing(each.right)) return true;
    const guarded = asWritten(each.left);
    return !all.slice(at + 1).some((later) => asWritten(later).includes(guarded));
  });
}

const chainOf = (test: Expression): readonly Expression[] =>
  test.kind === "binary" && test.operator === "and" ? [...chainOf(test.left), ...chainOf(test.right)] : [test];

/** A comparison in the words that rules texts have for it; undefined where they have none. */
export function comparisonInWords(test: Binary, words: InWords): string | undefined {
  return (
    thereInWords(test, words) ??
    ownerInWords(test, words) ??
    turnInWords(test, words) ??
    noneInWords(test, words) ??
    countInWords(test, words) ??
    namedInWords(test, words)
  );
}

const isEquality = (operator: BinaryOperator): boolean => operator === "==" || operator === "!=";

/** Whether something is there. */
function thereInWords({ left, operator, right }: Binary, words: InWords): string | undefined {
  if (!isNothing(right) || !isEquality(operator)) return undefined;
  const [said, no] = [words(left), operator === "==" ? "no" : "a"];
  if (/\bStadium$/u.test(said)) return `there is ${no} Stadium in play`;
  const [, owner, noun] = /^(your opponent's|your) (.+)$/u.exec(said) ?? [];
  const article = (word: string): string => (no === "a" && /^[aeiou]/iu.test(word) ? "an" : no);
  if (owner !== undefined && noun !== undefined)
    return `${owner === "your" ? "you have" : "your opponent has"} ${article(noun)} ${noun}`;
  const [, bare] = /^the (.+)$/u.exec(said) ?? [];
  return bare === undefined
    ? `${said} is ${operator === "==" ? "not " : ""}in play`
    : `there is ${article(bare)} ${bare}`;
}

const isOwn = (side: Expression): boolean =>
  side.kind === "member" &&
  side.name.word === "owner" &&
  side.of.kind === "name" &&
  (side.of.name === "self" || side.of.name === "thisCard");

/** Whose something is: the text of a card calls its owner you. */
function ownerInWords({ left, operator, right }: Binary, words: InWords): string | undefined {
  if (!isEquality(operator) || isOwn(left) === isOwn(right)) return undefined;
  const other = isOwn(left) ? right : left;
  const isYours = operator === "==";
  if (other.kind === "name" && other.name === "currentTurn")
    return isYours ? "it is your turn" : "it is your opponent's turn";
  const of = other.kind === "member" && other.name.word === "owner" ? words(other.of) : undefined;
  if (of !== undefined) return `${of} is ${isYours ? "yours" : "your opponent's"}`;
  return `${words(other)} is ${isYours ? "you" : "your opponent"}`;
}

const isTurn = (side: Expression): boolean => side.kind === "name" && side.name === "turnCount";

/** When something is or was, by the number of the turn. */
function turnInWords({ left, operator, right }: Binary, words: InWords): string | undefined {
  const isLast = right.kind === "binary" && right.operator === "-" && isTurn(right.left) && words(right.right) === "1";
  if (left.kind === "member" && left.name.word === "lastKnockoutByOpponentDamageTurn" && isLast && operator === "==") {
    const isOwnUnit = words(left.of) === "you";
    const [units, by] = isOwnUnit ? ["your units", "your opponent's"] : ["your opponent's units", "your"];
    return `one of ${units} was Knocked Out by ${by} damage during the last turn`;
  }
  if (isTurn(right) && isEquality(operator)) {
    const [, noted] = /^what is noted as (.+)$/u.exec(words(left)) ?? [];
    return noted === undefined ? undefined : `${noted} was ${operator === "==" ? "" : "not "}noted this turn`;
  }
  if (!isTurn(left) || words(right) !== "the number of the turn when this began") return undefined;
  if (operator === "==") return "it is still the same turn";
  return operator === ">" || operator === "!=" ? "it is a later turn" : undefined;
}

/** Whether there is any of something that is counted. */
function noneInWords({ left, operator, right }: Binary, words: InWords): string | undefined {
  if (right.kind !== "integer" || right.value !== 0 || left.kind !== "member") return undefined;
  if (operator !== "==" && operator !== "!=" && operator !== ">") return undefined;
  const has = operator === "==" ? "no " : "";
  const { name, of } = left;
  if (name.word === "damage") return `${words(of)} has ${has}damage`;
  const [, energy, unit] = /^the amount of (.+ Energy) attached to (.+)$/u.exec(words(left)) ?? [];
  if (energy !== undefined && unit !== undefined) return `${unit} has ${has === "" ? "any " : has}${energy} attached`;
  return undefined;
}

const quantities: Readonly<Record<string, string>> = {
  "<": "fewer than ",
  "<=": "at most ",
  ">": "more than ",
  ">=": "at least ",
  "==": "exactly ",
};

/** How many cards or units there are. */
function countInWords({ left, operator, right }: Binary, words: InWords): string | undefined {
  const quantity = quantities[operator];
  const [, counted] = /^the number of ((?:cards|units) .+)$/u.exec(words(left)) ?? [];
  if (counted === undefined || counted.includes("when this began") || quantity === undefined) return undefined;
  const said = words(right);
  if (!/^\d/u.test(said)) return undefined;
  // One that is given in two ways stands behind what it counts.
  const [, usual = "", rest = ""] = /^(\S+)(.*)$/u.exec(said) ?? [];
  const one = usual === "1" ? counted.replace(/^(card|unit)s/u, "$1") : counted;
  return `there ${one === counted ? "are" : "is"} ${quantity}${usual} ${one}${rest}`;
}

/** What something is called or what kind it is. */
function namedInWords({ left, operator, right }: Binary, words: InWords): string | undefined {
  if (left.kind !== "member" || !isEquality(operator)) return undefined;
  const is = operator === "==" ? "is" : "is not";
  if (left.name.word === "name" && right.kind === "text") return `${words(left.of)} ${is} ${words(right)}`;
  const kind = words(right);
  const article = /^[aeiou]/iu.test(kind) ? "an" : "a";
  return left.name.word === "kind" && right.kind === "constant"
    ? `${words(left.of)} ${is} ${article} ${kind}`
    : undefined;
}
