import { trimText } from "../../../../text/index.js";
import {
  BARE_PHRASES,
  COMPOUND_PHRASES,
  FIGMENT_PHRASES,
  FIGMENT_VARIABLE,
  INTEGER_PHRASES,
  SUBTYPE_PHRASES,
  SUBTYPE_VARIABLE,
  type CompoundPhrase,
  type IntegerKind,
} from "../vocabulary/phrases.js";

/** What a directive asks for, before any variable has a value. */
export type DirectiveReading =
  /** For display only; the parser never sees it. */
  | { readonly kind: "display-only" }
  /** A keyword, or whatever nothing else could be made of; `name` is without the prefixes of display. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "integer"; readonly becomes: IntegerKind; readonly variable: string }
  /** The word `it` for 1, else `them`. */
  | { readonly kind: "pronoun"; readonly variable: string }
  | { readonly kind: "subtype"; readonly variable: string }
  | { readonly kind: "figment"; readonly variable: string }
  | CompoundReading;

export interface CompoundReading {
  readonly kind: "compound";
  readonly becomes: CompoundPhrase["kind"];
  readonly countVariable: string;
}

const DISPLAY_ONLY = "card:$";
const PREFIXES = ["@cap @a ", "@cap ", "@a ", "@plural "] as const;
const PRONOUN = "pronoun:";

/** Reads what stands between the braces of a directive, in lower case (LANG-5). */
export function readDirective(written: string): DirectiveReading {
  if (written.startsWith(DISPLAY_ONLY)) return { kind: "display-only" };
  const name = withoutPrefixes(written);
  if (name.startsWith(PRONOUN)) return { kind: "pronoun", variable: withoutDollar(name.slice(PRONOUN.length)) };
  return readPhrase(name) ?? readNumbered(name) ?? readCall(name) ?? { kind: "name", name };
}

/** The directive without `$` and the transforms of display, in whatever order they are stacked. */
function withoutPrefixes(written: string): string {
  let at = 0;
  for (;;) {
    const from = at;
    if (written.startsWith("$", at)) at += 1;
    else if (written.startsWith("@", at))
      at += PREFIXES.find((prefix) => written.startsWith(prefix, from))?.length ?? 0;
    if (at === from) return written.slice(at);
  }
}

/** The part of a directive that names its phrase, for those who compare spellings. */
export const nameIn = (directive: string): string =>
  (/^(?:@\w+ )*\$?([^(:]*)/.exec(directive)?.[1] ?? directive).trim();

const withoutDollar = (text: string): string => (text.startsWith("$") ? text.slice(1) : text);

/** A phrase by its exact name, with its own variables. */
function readPhrase(name: string): DirectiveReading | undefined {
  const integer = INTEGER_PHRASES.get(name);
  if (integer !== undefined) return { kind: "integer", becomes: integer.kind, variable: integer.variable };
  if (BARE_PHRASES.has(name)) return { kind: "name", name };
  const named = readNamePhrase(name, undefined);
  if (named !== undefined) return named;
  const compound = COMPOUND_PHRASES.get(name);
  return compound && { kind: "compound", becomes: compound.kind, countVariable: compound.countVariable };
}

/** A phrase that stands for a subtype or a figment. */
function readNamePhrase(name: string, variable: string | undefined): DirectiveReading | undefined {
  if (SUBTYPE_PHRASES.has(name)) return { kind: "subtype", variable: variable ?? SUBTYPE_VARIABLE };
  if (FIGMENT_PHRASES.has(name)) return { kind: "figment", variable: variable ?? FIGMENT_VARIABLE };
  return undefined;
}

/** A number phrase with digits at its end reads the variable of that whole name: `e1`, `cards12`. */
function readNumbered(name: string): DirectiveReading | undefined {
  const base = name.slice(0, digitsFrom(name));
  if (base === "" || base === name) return undefined;
  const phrase = INTEGER_PHRASES.get(base);
  if (phrase === undefined) return undefined;
  return { kind: "integer", becomes: base === "e" ? energyKind(name) : phrase.kind, variable: name };
}

/** Where the ASCII digits at the end begin. */
function digitsFrom(name: string): number {
  let at = name.length;
  while (at > 0 && isDigit(name.charCodeAt(at - 1))) at -= 1;
  return at;
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** The variables `e1` and `e2` are the costs of a modal card's choices. */
function energyKind(variable: string): IntegerKind {
  if (variable === "e1") return "Mode1Energy";
  return variable === "e2" ? "Mode2Energy" : "Energy";
}

/** `phrase(arguments)` (LANG-6); what stands after a colon or the closing parenthesis is display's. */
function readCall(name: string): DirectiveReading | undefined {
  const colon = name.indexOf(":");
  const call = colon === -1 ? name : name.slice(0, colon);
  const opening = call.indexOf("(");
  const closing = call.indexOf(")");
  if (opening === -1 || closing < opening) return undefined;
  const phrase = trimText(call.slice(0, opening));
  const given = call
    .slice(opening + 1, closing)
    .split(",")
    .map((argument) => withoutDollar(trimText(argument)));
  const first = given[0] === "" ? undefined : given[0];
  const only = given.length === 1 ? first : undefined;
  return (
    readNamePhrase(phrase, only) ??
    readCompoundCall(phrase, first) ??
    readIntegerCall(phrase, only) ??
    (given.length === 1 ? readWrapped(given[0] ?? "") : undefined)
  );
}

/** The kind always comes from its own variable, whatever the call says; only the number may name another. */
function readCompoundCall(phrase: string, first: string | undefined): DirectiveReading | undefined {
  const compound = COMPOUND_PHRASES.get(phrase);
  return compound && { kind: "compound", becomes: compound.kind, countVariable: first ?? compound.countVariable };
}

function readIntegerCall(phrase: string, only: string | undefined): DirectiveReading | undefined {
  const integer = INTEGER_PHRASES.get(phrase);
  if (integer === undefined) return undefined;
  const variable = only ?? integer.variable;
  const isEnergy = phrase === "energy" || phrase === "e";
  return { kind: "integer", becomes: isEnergy ? energyKind(variable) : integer.kind, variable };
}

/** An unknown phrase around one argument reads as the argument (LANG-6). */
function readWrapped(argument: string): DirectiveReading | undefined {
  const integer = INTEGER_PHRASES.get(argument);
  if (integer !== undefined) return { kind: "integer", becomes: integer.kind, variable: integer.variable };
  return readNamePhrase(argument, undefined) ?? readNumbered(argument);
}
