import { listed } from "../../../../text/index.js";
import { energyWords } from "../registry/constants.js";
import { getterNamed } from "../registry/getters.js";
import { eventNamed } from "../registry/events.js";
import { printExpression } from "../print/expression.js";
import { PendingComments } from "../print/comments.js";
import { StatementPrinter } from "../print/statement.js";
import type { BinaryOperator, Expression } from "../syntax/nodes.js";

const style = new StatementPrinter(new PendingComments([]), "text").style(0);

const names: Readonly<Record<string, string>> = {
  self: "this unit",
  thisCard: "this card",
  thisMove: "this attack",
  thisAbility: "this ability",
  defending: "the Defending unit",
  my: "you",
  opp: "your opponent",
  deck: "your deck",
  hand: "your hand",
  bench: "your Bench",
  all: "your units",
  it: "it",
  turnCount: "the number of the turn",
  currentTurn: "the player whose turn it is",
};

/** What of a player or unit is spoken of, after the owner. */
const possessions: Readonly<Record<string, string>> = {
  deck: "deck",
  hand: "hand",
  bench: "Bench",
  all: "units",
  active: "Active unit",
  discard: "discard pile",
  prizes: "Prize cards",
  lost: "lost zone",
  energyCards: "Energy",
  tools: "Tools",
  name: "name",
  owner: "owner",
  damage: "damage",
  counters: "damage counters",
  remainingHP: "remaining HP",
  types: "types",
  moves: "attacks",
  retreatCost: "Retreat Cost",
};

/** What is said of a unit, card or list that a test is about. */
const states: Readonly<Record<string, string>> = {
  active: "is Active",
  benched: "is Benched",
  basic: "is Basic",
  evolution: "is an Evolution",
  slatedToKO: "has no HP left",
  notEmpty: "is not empty",
  empty: "is empty",
  notFull: "is not full",
  full: "is full",
  noSPC: "has no Special Condition",
};

/** Methods of lists that take a test of their elements. */
const filters: Readonly<Record<string, (of: string, test: string) => string>> = {
  any: (of, test) => `${test} for any of ${of}`,
  every: (of, test) => `${test} for each of ${of}`,
  filter: (of, test) => `${of} where ${test}`,
  find: (of, test) => `the first of ${of} where ${test}`,
  count: (of, test) => `the number of ${of} where ${test}`,
};

const operators: Readonly<Record<BinaryOperator, string>> = {
  or: "or",
  and: "and",
  "==": "is",
  "!=": "is not",
  "<": "is less than",
  "<=": "is at most",
  ">": "is more than",
  ">=": "is at least",
  in: "is among",
  "not in": "is not among",
  is: "is a",
  "+": "plus",
  "-": "minus",
  "*": "times",
  "/": "divided by",
  "%": "modulo",
};

const possessive = (owner: string): string =>
  owner === "it" ? "its" : owner === "you" ? "your" : owner.endsWith("s") ? `${owner}'` : `${owner}'s`;

/** An expression in words; what has none stands as it is written. */
export function inWords(expression: Expression): string {
  switch (expression.kind) {
    case "integer":
      return String(expression.value);
    case "text":
      return expression.pieces.map((piece) => (typeof piece === "string" ? piece : inWords(piece))).join("");
    case "literal":
      return expression.value === null ? "nothing" : expression.value ? "true" : "false";
    case "constant":
      return constantInWords(expression.name);
    case "name":
      return Object.hasOwn(names, expression.name) ? (names[expression.name] ?? "") : expression.name;
    case "list":
      return listed(expression.items.map(inWords), "and");
    case "binary":
      return `${inWords(expression.left)} ${operators[expression.operator]} ${inWords(expression.right)}`;
    case "unary":
      return `${expression.operator === "not" ? "not " : "−"}${inWords(expression.operand)}`;
    case "member":
      return memberInWords(expression) ?? asWritten(expression);
    default:
      return asWritten(expression);
  }
}

const asWritten = (expression: Expression): string => printExpression(expression, style).replace(/\s+/gu, " ");

function memberInWords({ of, name, values, closures }: Extract<Expression, { kind: "member" }>): string | undefined {
  const owner = inWords(of);
  const { word } = name;
  // A player's `active` is a unit; of a unit it is a state.
  const isPlayer = of.kind === "name" && (of.name === "my" || of.name === "opp");
  const [only] = closures[0]?.statements ?? [];
  if (only?.kind === "expression" && values.length === 0 && Object.hasOwn(filters, word))
    return filters[word]?.(owner, inWords(only.value));
  if (values.length > 0) {
    const given = values.flatMap(({ value }) =>
      value.kind === "closure" || value.kind === "cases" ? [] : [inWords(value)],
    );
    if (word === "is") return `${owner} is a ${listed(given, "or")}`;
    if (word === "energyCount") return `the amount of ${listed(given, "and")} Energy attached to ${owner}`;
    if (word === "contains") return `${owner} contains “${listed(given, "and")}”`;
    return undefined;
  }
  // What is heard, changed or counted is spoken of by what it holds.
  if (of.kind === "name" && (of.name === "ef" || of.name === "h")) return `the ${spaced(word)}`;
  if (!isPlayer && Object.hasOwn(states, word)) return `${owner} ${states[word] ?? ""}`;
  if (word === "size") return `the number of cards in ${owner}`;
  return Object.hasOwn(possessions, word) ? `${possessive(owner)} ${possessions[word] ?? ""}` : undefined;
}

const spaced = (name: string): string => name.replace(/[A-Z]+/gu, (part) => ` ${part.toLowerCase()}`);

const plainWords = (name: string): string => name.toLowerCase().replaceAll("_", " ");

function constantInWords(name: string): string {
  const energy = Object.hasOwn(energyWords, name) ? energyWords[name] : undefined;
  const word = plainWords(energy ?? name);
  const isPlain = energy === undefined && (eventNamed(name) !== undefined || getterNamed(name) !== undefined);
  return isPlain ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

/** The value of an expression that is a whole number, and undefined otherwise. */
export const numberOf = (expression: Expression | undefined): number | undefined =>
  expression?.kind === "integer" ? expression.value : undefined;
