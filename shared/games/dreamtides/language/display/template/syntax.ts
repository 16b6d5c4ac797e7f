import type { Span } from "../../../../../base/index.js";
import { readNumber, textValue, type Value } from "./value.js";

/** A parsed template. Offsets are UTF-16 units into the text it was read from. */
export interface Template {
  readonly segments: readonly Segment[];
  readonly flaws: readonly SyntaxFlaw[];
}

export type Segment = Literal | Interpolation;

/** Text that stands for itself; as long as its span, or an escape that is read as a whole. */
export interface Literal extends Span {
  readonly kind: "literal";
  readonly text: string;
}

export interface Interpolation extends Span {
  readonly kind: "interpolation";
  readonly directive: Directive;
}

/** `{@cap @a subtype($t):other}`: a reference, its selectors, and the transforms applied to the outcome, outermost first. */
export interface Directive {
  readonly transforms: readonly string[];
  readonly reference: Reference;
  readonly selectors: readonly Selector[];
}

export type Reference = ParameterReference | NameReference;

export interface ParameterReference {
  readonly kind: "parameter";
  readonly name: string;
}

/** A term, or with `arguments` a call. `name` is lower-cased where the text asked for a capital by writing one. */
export interface NameReference {
  readonly kind: "name";
  readonly name: string;
  readonly arguments: readonly Argument[] | null;
}

export type Argument = ParameterReference | NameReference | { readonly kind: "constant"; readonly value: Value };

export type Selector =
  | { readonly kind: "key"; readonly key: string }
  | { readonly kind: "parameter"; readonly name: string }
  | { readonly kind: "default" };

/** Where the template cannot be read on; the text there is kept as it stands. */
export interface SyntaxFlaw extends Span {
  readonly reason: "bad-interpolation" | "unclosed-brace" | "lone-brace" | "bad-escape";
}

const BLANK = /[ \t\n\r\f]*/y;
const TRANSFORM = /@([A-Za-z_][A-Za-z0-9_]*)(?::[A-Za-z0-9_]+|\(\$[A-Za-z0-9_]+\))?[ \t\n\r\f]*/y;
const PARAMETER = /\$([A-Za-z0-9_]+)/y;
const NAME = /([A-Za-z_][A-Za-z0-9_]*)/y;
const ESCAPED_NAME = /\$\$|@@|::/y;
const ARGUMENT = /[ \t\n\r\f]*(?:\$([A-Za-z0-9_]+)|([A-Za-z_][A-Za-z0-9_]*)|([0-9]+)|"([^"]*)")[ \t\n\r\f]*/y;
const SELECTOR = /:(?:\$([A-Za-z0-9_]+)|([A-Za-z0-9_]+)|\*)/y;
const UNICODE_ESCAPE = /\\u\{([0-9A-Fa-f_]*)\}/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads a template (DISPLAY-3). Every text is a template; what cannot be read is kept and reported. */
export function readTemplate(text: string): Template {
  const segments: Segment[] = [];
  const flaws: SyntaxFlaw[] = [];
  let at = 0;
  while (at < text.length) {
    const next = nextSpecial(text, at);
    if (next > at) segments.push(literal(text.slice(at, next), at, next));
    if (next === text.length) break;
    const { segment, reason } = readSpecial(text, next);
    segments.push(segment);
    if (reason !== undefined) flaws.push({ from: segment.from, to: segment.to, reason });
    at = segment.to;
  }
  return { segments, flaws };
}

const literal = (text: string, from: number, to: number): Literal => ({ kind: "literal", text, from, to });

const SPECIAL = /[{}\\]/g;

function nextSpecial(text: string, at: number): number {
  SPECIAL.lastIndex = at;
  return SPECIAL.exec(text)?.index ?? text.length;
}

interface Special {
  readonly segment: Segment;
  readonly reason?: SyntaxFlaw["reason"];
}

function readSpecial(text: string, at: number): Special {
  const two = text.slice(at, at + 2);
  if (two === "{{" || two === "}}") return { segment: literal(two.slice(1), at, at + 2) };
  if (two === '\\"' || two === "\\\\") return { segment: literal(two.slice(1), at, at + 2) };
  if (text[at] === "\\") {
    const escape = readUnicodeEscape(text, at);
    return escape === null ? { segment: literal("\\", at, at + 1), reason: "bad-escape" } : { segment: escape };
  }
  if (text[at] === "}") return { segment: literal("}", at, at + 1), reason: "lone-brace" };
  const interpolation = readInterpolation(text, at);
  if (interpolation !== null) return { segment: interpolation };
  const to = endOfBrokenInterpolation(text, at);
  const reason = text[to - 1] === "}" && to > at + 1 ? "bad-interpolation" : "unclosed-brace";
  return { segment: literal(text.slice(at, to), at, to), reason };
}

function readUnicodeEscape(text: string, at: number): Literal | null {
  const escape = matchAt(UNICODE_ESCAPE, text, at);
  const digits = escape?.[1]?.replaceAll("_", "") ?? "";
  if (escape === null || digits.length < 1 || digits.length > 6) return null;
  const code = Number.parseInt(digits, 16);
  const isCharacter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? literal(String.fromCodePoint(code), at, at + escape[0].length) : null;
}

/** A broken interpolation ends with its brace, but never reaches into the next one or the next line. */
function endOfBrokenInterpolation(text: string, at: number): number {
  for (let to = at + 1; to < text.length; to += 1) {
    if (text[to] === "}") return to + 1;
    if (text[to] === "{" || text[to] === "\n") return to;
  }
  return text.length;
}

/** Directives as they were read; cards use the same ones over and over. */
const directives = new Map<string, Directive>();
const MOST_DIRECTIVES = 2_000;

function readInterpolation(text: string, start: number): Interpolation | null {
  const closing = text.indexOf("}", start) + 1;
  const known = directives.get(text.slice(start, closing));
  if (known !== undefined) return { kind: "interpolation", directive: known, from: start, to: closing };
  const read = readDirective(text, start);
  if (read === null) return null;
  const { directive, to } = read;
  // A brace in quotes closes nothing: such a directive goes on behind the first.
  if (to === closing) {
    if (directives.size >= MOST_DIRECTIVES) directives.clear();
    directives.set(text.slice(start, closing), directive);
  }
  return { kind: "interpolation", directive, from: start, to };
}

function readDirective(text: string, start: number): { readonly directive: Directive; readonly to: number } | null {
  let at = skipBlank(text, start + 1);
  const transforms: string[] = [];
  for (let step = matchAt(TRANSFORM, text, at); step !== null; step = matchAt(TRANSFORM, text, at)) {
    transforms.push(step[1] ?? "");
    at += step[0].length;
  }
  const reference = readReference(text, at);
  if (reference === null) return null;
  at = reference.to;
  if (reference.capital) transforms.unshift("cap");
  const selectors: Selector[] = [];
  for (let step = matchAt(SELECTOR, text, at); step !== null; step = matchAt(SELECTOR, text, at)) {
    selectors.push(selectorIn(step));
    at += step[0].length;
  }
  at = skipBlank(text, at);
  if (text[at] !== "}") return null;
  return { directive: { transforms, reference: reference.value, selectors }, to: at + 1 };
}

const skipBlank = (text: string, at: number): number => at + (matchAt(BLANK, text, at)?.[0].length ?? 0);

function selectorIn(step: RegExpExecArray): Selector {
  if (step[1] !== undefined) return { kind: "parameter", name: step[1] };
  return step[2] === undefined ? { kind: "default" } : { kind: "key", key: step[2] };
}

interface ReadReference {
  readonly value: Reference;
  readonly capital: boolean;
  readonly to: number;
}

function readReference(text: string, at: number): ReadReference | null {
  const parameter = matchAt(PARAMETER, text, at);
  if (parameter !== null) {
    return {
      value: { kind: "parameter", name: parameter[1] ?? "" },
      capital: false,
      to: at + parameter[0].length,
    };
  }
  const name = matchAt(NAME, text, at) ?? matchAt(ESCAPED_NAME, text, at);
  if (name === null) return null;
  const written = name[1] ?? name[0].slice(1);
  const capital = /^[A-Z]/.test(written);
  const lowered = capital ? lowerSegments(written) : written;
  const after = at + name[0].length;
  if (text[after] !== "(") return { value: { kind: "name", name: lowered, arguments: null }, capital, to: after };
  const list = readArguments(text, after + 1);
  if (list === null) return null;
  return { value: { kind: "name", name: lowered, arguments: list.value }, capital, to: list.to };
}

/** `Reclaim_For_Cost` is `reclaim_for_cost` with a capital asked for; only first letters of segments are lowered. */
function lowerSegments(name: string): string {
  return name.replace(/(^|_)([A-Z])/g, (_, before: string, letter: string) => before + letter.toLowerCase());
}

function readArguments(text: string, start: number): { value: readonly Argument[]; to: number } | null {
  let at = skipBlank(text, start);
  if (text[at] === ")") return { value: [], to: at + 1 };
  const list: Argument[] = [];
  for (;;) {
    const step = matchAt(ARGUMENT, text, at);
    if (step === null) return null;
    list.push(argumentIn(step));
    at += step[0].length;
    if (text[at] === ")") return { value: list, to: at + 1 };
    if (text[at] !== ",") return null;
    at += 1;
  }
}

function argumentIn([, parameter, name, digits, quoted]: RegExpExecArray): Argument {
  if (parameter !== undefined) return { kind: "parameter", name: parameter };
  if (name !== undefined) return { kind: "name", name, arguments: null };
  const number = digits === undefined ? undefined : readNumber(digits);
  return { kind: "constant", value: number ?? textValue(digits ?? quoted ?? "") };
}
