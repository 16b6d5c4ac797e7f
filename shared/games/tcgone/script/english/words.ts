import { listed, withArticle } from "../../../../text/index.js";
import { energyWords } from "../registry/constants.js";
import { getterNamed } from "../registry/getters.js";
import { eventNamed } from "../registry/events.js";
import { comparisonInWords, conjunctsOf } from "./conditions.js";
import { memberInWords, type InWords } from "./members.js";
import { asWritten, isNothing } from "./written.js";
import type { Scope } from "./scope.js";
import type { BinaryOperator, Expression } from "../syntax/nodes.js";

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
  entries: "the amounts of damage",
  turnCount: "the number of the turn",
  currentTurn: "the player whose turn it is",
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

/** An expression in words; what has none stands as it is written. */
export function inWords(expression: Expression, scope: Scope): string {
  const words = (part: Expression): string => inWords(part, scope);
  switch (expression.kind) {
    case "integer":
      return String(expression.value);
    case "text":
      return expression.pieces.map((piece) => (typeof piece === "string" ? piece : words(piece))).join("");
    case "literal":
      return expression.value === null ? "nothing" : expression.value ? "true" : "false";
    case "constant":
      return constantInWords(expression.name);
    case "name":
      return nameInWords(expression.name, scope);
    case "list":
      return expression.items.length === 0 ? "nothing" : listed(expression.items.map(words), "and");
    case "binary":
      return binaryInWords(expression, words);
    case "choice":
      return choiceInWords(expression, words);
    case "unary":
      return expression.operator === "not"
        ? `it is not so that ${bracketed(expression.operand, words)}`
        : `−${bracketed(expression.operand, words)}`;
    case "member":
      return memberInWords(expression, words) ?? asWritten(expression);
    case "call":
      return callInWords(expression, words) ?? asWritten(expression);
    default:
      return asWritten(expression);
  }
}

const isGiven = (name: string): boolean => Object.hasOwn(names, name);

const nameInWords = (name: string, scope: Scope): string =>
  scope.wordsOf(name) ?? (isGiven(name) ? (names[name] ?? "") : name);

function binaryInWords(binary: Extract<Expression, { kind: "binary" }>, words: InWords): string {
  const { left, operator, right } = binary;
  const isEqual = operator === "==";
  if (right.kind === "constant" && Object.hasOwn(ways, right.name) && (isEqual || operator === "!="))
    return `it ${isEqual ? "was" : "was not"} ${ways[right.name] ?? ""}`;
  // What a player chose from texts is a variable, and its name is nothing to read.
  if (right.kind === "text" && left.kind === "name" && !isGiven(left.name) && isEqual)
    return `${words(right)} was chosen`;
  const compared = comparisonInWords(binary, words);
  if (compared !== undefined) return compared;
  if (operator === "is") return `${words(left)} is ${withArticle(words(right))}`;
  const level = levelOf(operator);
  const side = (part: Expression, isTight: boolean): string =>
    part.kind === "binary" && levelOf(part.operator) < level + (isTight ? 1 : 0) ? `(${words(part)})` : words(part);
  if (operator === "and") {
    return conjunctsOf(binary)
      .map((part) => side(part, false))
      .join(" and ");
  }
  // What is subtracted or divided by stands together.
  return `${side(left, false)} ${operators[operator]} ${side(right, !["and", "or", "+", "*"].includes(operator))}`;
}

/** How somebody came into play. */
const ways: Readonly<Record<string, string>> = {
  PLAY_FROM_HAND: "played from the hand",
};

const levels: readonly (readonly BinaryOperator[])[] = [["or"], ["and"], [], ["+", "-"], ["*", "/", "%"]];

/** How tightly an operator holds its sides: those of comparisons lie between conditions and sums. */
function levelOf(operator: BinaryOperator): number {
  const at = levels.findIndex((level) => level.includes(operator));
  return at < 0 ? 2 : at;
}

const bracketed = (part: Expression, words: InWords): string =>
  part.kind === "binary" ? `(${words(part)})` : words(part);

/** The usual value first, and in brackets when it is another one. */
function choiceInWords(
  { test, then, else: otherwise }: Extract<Expression, { kind: "choice" }>,
  words: InWords,
): string {
  return isNothing(otherwise)
    ? `${words(then)} (${words(otherwise)} unless ${words(test)})`
    : `${words(otherwise)} (${words(then)} if ${words(test)})`;
}

/** A value that an operation returns. */
function callInWords({ name, values }: Extract<Expression, { kind: "call" }>, words: InWords): string | undefined {
  const [first] = values;
  if (name.word === "rockPaperScissors") return "you win at rock, paper, scissors";
  if (name.word === "stored" && first?.value.kind === "text") return `what is noted as “${words(first.value)}”`;
  return undefined;
}

/** Sources of effects and kinds of abilities, whose names are not words. */
const sources: Readonly<Record<string, string>> = {
  ATTACK: "an attack",
  SRC_ABILITY: "an ability",
  TRAINER_CARD: "a Trainer card",
  SRC_SPECIAL_ENERGY: "a Special Energy",
  TRAIT: "a trait",
  RULES: "the rules",
  BW_ABILITY: "Ability",
  POKE_POWER: "Power",
  POKE_BODY: "Body",
  POKEMON_POWER: "old Power",
};

const plainWords = (name: string): string => name.toLowerCase().replaceAll("_", " ");

function constantInWords(name: string): string {
  if (Object.hasOwn(sources, name)) return sources[name] ?? "";
  const energy = Object.hasOwn(energyWords, name) ? energyWords[name] : undefined;
  const word = plainWords(energy ?? name);
  const isPlain = energy === undefined && (eventNamed(name) !== undefined || getterNamed(name) !== undefined);
  return isPlain ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
