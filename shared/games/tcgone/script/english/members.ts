import { listed, withArticle } from "../../../../text/index.js";
import { eventNamed } from "../registry/events.js";
import { amongInWords, relativeInWords } from "./relative.js";
import type { Expression, MemberExpression } from "../syntax/nodes.js";

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
  stadium: "Stadium",
  kind: "kind",
  basicEnergyTypes: "basic Energy types",
  lastKnockoutByOpponentDamageTurn: "last turn with a unit Knocked Out by an opponent's damage",
  from: "source",
  to: "target",
  dmg: "damage",
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
  notNoEffect: "is not without effect",
};

const places = /\b(?:deck|hand|discard pile|lost zone|Prize cards)\b/u;

/** Whether there is anything in a place. */
const fillings: Readonly<Record<string, (place: string) => string | undefined>> = {
  notEmpty: (place) =>
    /\bBench$/u.test(place)
      ? `there is a unit on ${place}`
      : places.test(place)
        ? `there are cards in ${place}`
        : undefined,
  empty: (place) =>
    /\bBench$/u.test(place)
      ? `there is no unit on ${place}`
      : places.test(place)
        ? `there are no cards in ${place}`
        : undefined,
};

/** Methods of lists that take a test of their elements. */
const filters: Readonly<Record<string, (of: string, test: string) => string>> = {
  any: (of, test) => amongInWords("at least one", of, test),
  every: (of, test) => amongInWords("each", of, test),
  filter: (of, test) => `${of} ${relativeInWords(test, true)}`,
  find: (of, test) => `the first of ${of} ${relativeInWords(test, true)}`,
  count: (of, test) => `the number of ${of} ${relativeInWords(test, true)}`,
};

/** Methods that are given values, by what they are called on and what they are given. */
const methods: Readonly<Record<string, (of: string, given: string, either: string) => string>> = {
  is: (of, _, either) => `${of} is ${withArticle(either)}`,
  energyCount: (of, given) => `the amount of ${given} Energy attached to ${of}`,
  contains: (of, given) => (of.endsWith("types") ? `${of} include ${given}` : `${of} contains “${given}”`),
  hasType: (of, given) => `there is ${withArticle(given)} among ${of}`,
  filterByEnergyType: (of, given) =>
    / Energy$/u.test(of) ? of.replace(/Energy$/u, `${given} Energy`) : `the ${given} cards of ${of}`,
  without: (of, given) => `${of} except ${given}`,
};

const possessive = (owner: string): string =>
  owner === "it"
    ? "its"
    : owner === "them"
      ? "their"
      : owner === "you"
        ? "your"
        : owner.endsWith("s")
          ? `${owner}'`
          : `${owner}'s`;

const spaced = (name: string): string => name.replace(/[A-Z]+/gu, (part) => ` ${part.toLowerCase()}`);

/** An expression in words, with what the variables stand for where it is. */
export type InWords = (expression: Expression) => string;

/** What belongs to something, is said of it or is picked from it, in words; undefined where there are none for it. */
export function memberInWords(member: MemberExpression, inWords: InWords): string | undefined {
  const { of, name, values, closures } = member;
  const owner = inWords(of);
  const { word } = name;
  const [only] = closures[0]?.statements ?? [];
  if (only?.kind === "expression" && values.length === 0 && Object.hasOwn(filters, word))
    return filters[word]?.(owner, inWords(only.value));
  if (values.length > 0) return methodInWords(member, owner, inWords);
  // What is heard, changed or counted is spoken of by what it holds.
  if (of.kind === "name" && (of.name === "ef" || of.name === "h")) return happenings[word] ?? `the ${spaced(word)}`;
  // A player's `active` is a unit; of a unit it is a state.
  const isPlayer = of.kind === "name" && (of.name === "my" || of.name === "opp");
  const filled = Object.hasOwn(fillings, word) ? fillings[word]?.(owner) : undefined;
  if (filled !== undefined) return filled;
  if (!isPlayer && Object.hasOwn(states, word)) return `${owner} ${states[word] ?? ""}`;
  if (word === "size") return sizeInWords(of, owner);
  return Object.hasOwn(possessions, word) ? `${possessive(owner)} ${possessions[word] ?? ""}` : undefined;
}

/** What is so or not so of an event. */
const happenings: Readonly<Record<string, string>> = {
  byDamageFromAttack: "it is by damage from an attack",
  fromHand: "it is played from the hand",
  attackFlip: "the coins are flipped for an attack",
  firstTurn: "it is the first turn",
  supporter: "it is a Supporter card",
  heads: "it is heads",
  object: "the value",
  move: "the attack",
  target: "the unit",
};

/** Units are counted on a bench, cards in other places. */
function sizeInWords(of: Expression, owner: string): string {
  const last = of.kind === "member" || of.kind === "name" ? of.name : undefined;
  const word = typeof last === "string" ? last : last?.word;
  if (word === "bench") return `the number of units on ${owner}`;
  if (word === "all") return `the number of ${owner}`;
  return word === "object" ? "the number of parts of the value" : `the number of cards in ${owner}`;
}

function methodInWords({ of, name, values }: MemberExpression, owner: string, inWords: InWords): string | undefined {
  const given = values.flatMap(({ value }) => (value.kind === "closure" || value.kind === "cases" ? [] : [value]));
  const [first, second] = given;
  if (name.word === "subList" && second && first?.kind === "integer" && first.value === 0) {
    const isPile = of.kind === "member" && of.name.word === "deck";
    return isPile ? `the top ${inWords(second)} cards of ${owner}` : `the first ${inWords(second)} of ${owner}`;
  }
  if (name.word === "parent" && first?.kind === "constant")
    return `it is part of ${eventNamed(first.name)?.english ?? first.name}`;
  const said = given.map(inWords);
  return Object.hasOwn(methods, name.word)
    ? methods[name.word]?.(owner, listed(said, "and"), listed(said, "or"))
    : undefined;
}
