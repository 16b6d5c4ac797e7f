import { listed } from "../../../../text/index.js";
import type { Operation } from "../registry/operation.js";
import type { Closure, Expression, Value } from "../syntax/nodes.js";
import { callParts } from "../syntax/calls.js";
import type { Scope } from "./scope.js";
import { amountInWords, energiesInWords } from "./amounts.js";
import { chosenInWords, soughtInWords } from "./relative.js";
import { inWords } from "./words.js";
import { numberOf } from "./written.js";

/** An operation with what it is given and what it is called on. */
export interface Spoken {
  readonly operation: Operation;
  readonly values: readonly Value[];
  readonly closures: readonly Closure[];
  readonly of: Expression | undefined;
  /** What the variables stand for where it is. */
  readonly scope: Scope;
}

/** A block of statements as the rest of a sentence, in a scope of its own. */
export type BlockInWords = (block: Closure, scope: Scope) => string;

/** The phrase of an operation filled with what it is given, beginning with a verb; empty where it has nothing to say. */
export function operationInWords(spoken: Spoken, block: BlockInWords): string {
  const { operation, scope } = spoken;
  const { values, closures } = callParts(spoken.values, spoken.closures);
  const { given, tail } = withTails(givenTo(operation, values), operation.english, scope);
  if (operation.name === "flip") return flipInWords(spoken, given, closures, block);
  const word = (place: string): string | undefined => {
    const [, name = "", tens, noun] = /^([\w']+?)(\/10)?(?:#(.*))?$/u.exec(place) ?? [];
    if (name === "of") return spoken.of && inWords(spoken.of, scope);
    if (name === "do" || name === "filter") return closures[0] && block(closures[0], scope);
    if (name === "asked") return askedInWords(given.get("player")?.[0], scope);
    if (name === "limit") {
      const limit = limitInWords(given, scope);
      const { kind, clause } = soughtInWords((closures[0] && testInWords(closures[0], scope)) ?? "");
      const many = limit === anyNumber ? `${limit} of` : limit;
      return `${many} ${kind}${noun ?? ""}${/\b1$/u.test(limit) ? "" : "s"}${closures[0] === undefined ? "" : clause}`;
    }
    if (name === "chosen") {
      const of = spoken.of === undefined ? given.get("list")?.[0] : spoken.of;
      const test = closures[0] && testInWords(closures[0], scope);
      return of && chosenInWords(limitInWords(given, scope), inWords(of, scope), test);
    }
    if (name === "energies")
      return given.get("types") && energiesInWords((given.get("types") ?? []).map((each) => inWords(each, scope)));
    if (noun !== undefined) return counted(given.get(name)?.[0], noun, tens === undefined ? 1 : 10, scope);
    if (name.endsWith("'s")) return ownerInWords(given.get(name.slice(0, -2))?.[0], scope);
    const said = given.get(name);
    return (
      said &&
      listed(
        said.map((each) => inWords(each, scope)),
        "and",
      )
    );
  };
  const fill = (text: string): string | undefined => {
    const missing: string[] = [];
    const filled = text.replace(/\{([^}|]+)(?:\|([^}]*))?\}/gu, (_, place: string, otherwise: string | undefined) => {
      const said = word(place) ?? otherwise;
      if (said === undefined) missing.push(place);
      return said ?? "";
    });
    return missing.length === 0 ? filled : undefined;
  };
  const chosen = operation.english.replace(/\[([^\]]*)\]/gu, (_, part: string) => fill(part) ?? "");
  // What a method is called on and what an operation is given are one place of a phrase.
  // What a block does is all there is to say, so that one that does nothing a player sees says nothing.
  if (chosen.includes("{do}") && word("do") === "") return "";
  const one =
    spoken.of === undefined ? chosen.replace("{of}{cards}", "{cards}") : chosen.replace("{of}{cards}", "{of}");
  const said = fill(one) ?? fill(one.replace(/\{([^}|]+)\}/gu, "{$1|it}")) ?? "";
  return said === "" ? "" : `${said}${tail}`;
}

type Given = ReadonlyMap<string, readonly Expression[]>;

/** Numbers that depend on something: as a rule what they are, and behind the phrase what they depend on. */
function withTails(given: Given, phrase: string, scope: Scope): { readonly given: Given; readonly tail: string } {
  const [name, noun] = [/\{(amount)\} damage/u, /\{(count)#card\}/u].flatMap((place) => {
    const [, found] = place.exec(phrase) ?? [];
    return found === undefined ? [] : [found, found === "amount" ? "damage" : ""];
  });
  const [value] = (name !== undefined && given.get(name)) || [];
  const amount = value && amountInWords(value, noun ?? "", (each) => inWords(each, scope));
  if (name === undefined || amount === undefined) return { given, tail: "" };
  return { given: new Map([...given, [name, [amount.usual]]]), tail: amount.tail };
}

function givenTo({ parameters }: Operation, values: readonly Value[]): Given {
  const given = new Map<string, Expression[]>();
  const free = parameters.filter(({ isBlock }) => !isBlock);
  for (const { label, value } of values) {
    if (value.kind === "closure" || value.kind === "cases") continue;
    const isText = value.kind === "text";
    const open = free.filter(({ name, isRest }) => isRest || !given.has(name));
    const parameter =
      label === undefined
        ? (open.find(({ type }) => (type.kind === "simple" && type.name === "Text") === isText) ?? open[0])
        : open.find(({ name }) => name === label.word);
    if (parameter === undefined) continue;
    given.set(parameter.name, [...(given.get(parameter.name) ?? []), value]);
  }
  return given;
}

function flipInWords(
  { closures: own, scope }: Spoken,
  given: Given,
  closures: readonly Closure[],
  block: BlockInWords,
): string {
  const number = given.get("n")?.[0];
  const isOne = number === undefined || numberOf(number) === 1;
  const [heads, tails] = closures.length > 0 ? closures : own;
  const of = (closure: Closure | undefined, side: string): string => {
    const does = closure && block(closure, scope);
    return does === undefined || does === "" ? "" : `. ${isOne ? "If" : "For each"} ${side}, ${does}`;
  };
  return `flip ${counted(number, "coin", 1, scope)}${of(heads, "heads")}${of(tails, "tails")}`;
}

/** A number with its noun; one that is left out is one. */
function counted(value: Expression | undefined, noun: string, per: number, scope: Scope): string {
  const number = value === undefined ? 1 : numberOf(value);
  if (number === undefined) {
    const amount = value === undefined ? "" : inWords(value, scope);
    if (amount === "that many") return per === 1 ? `${amount} ${noun}s` : `${noun}s for ${amount} damage`;
    return per === 1 ? `a number of ${noun}s equal to ${amount}` : `${noun}s for ${amount} damage`;
  }
  const count = number / per;
  return count === 1 ? `a ${noun}` : `${String(count)} ${noun}s`;
}

/** No zone has so many cards: who allows them does not mean to limit anybody. */
const noLimit = 60;
const anyNumber = "any number";

/** How many cards or units are chosen. */
function limitInWords(given: Given, scope: Scope): string {
  const of = (name: string): string | undefined => {
    const [value] = given.get(name) ?? [];
    return value && inWords(value, scope);
  };
  const [exactly, most, least] = [of("count"), of("max"), of("min")];
  if (exactly !== undefined) return exactly;
  if (Number(most) >= noLimit) return least === undefined || least === "0" ? anyNumber : `at least ${least}`;
  if (most !== undefined) return least === undefined ? `up to ${most}` : `${least} to ${most}`;
  return least === "0" ? "up to 1" : "1";
}

/** A filter that is one expression. */
function testInWords({ statements }: Closure, scope: Scope): string | undefined {
  const [only] = statements;
  return statements.length === 1 && only?.kind === "expression" ? inWords(only.value, scope) : undefined;
}

/** Who is asked, where it is not the player whose effect it is. */
function askedInWords(player: Expression | undefined, scope: Scope): string | undefined {
  if (player?.kind !== "name" || (player.name !== "opp" && player.name !== "currentTurn")) return undefined;
  return `have ${inWords(player, scope)} `;
}

function ownerInWords(value: Expression | undefined, scope: Scope): string | undefined {
  if (value === undefined) return undefined;
  const owner = inWords(value, scope);
  return owner === "you" ? "your" : `${owner}'s`;
}
