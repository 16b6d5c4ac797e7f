import type { Body } from "../vocabulary/define.js";
import { PHRASES, type PhraseDefinition } from "../vocabulary/phrases.js";
import type { TemplateFault } from "./fault.js";
import { readTemplate, type Argument, type Directive, type Reference, type Selector, type Template } from "./syntax.js";
import { TRANSFORMS } from "./transforms.js";
import {
  branchKeys,
  formOf,
  phraseValue,
  selectorKey,
  textValue,
  type PhraseValue,
  type TextValue,
  type Value,
} from "./value.js";

/** What the names with a `$` stand for. */
export type Scope = ReadonlyMap<string, Value>;

/** All that evaluation asks of a scope. */
type Names = Pick<Scope, "get">;

/** Inside a phrase the names are its own parameters only: too few to be worth a map. */
class Parameters implements Names {
  readonly #names: readonly string[];
  readonly #values: readonly Value[];

  constructor(names: readonly string[], values: readonly Value[]) {
    this.#names = names;
    this.#values = values;
  }

  get(name: string): Value | undefined {
    const at = this.#names.indexOf(name);
    return at === -1 ? undefined : this.#values[at];
  }

  /** The same with another value under one of the names. */
  with(name: string, value: Value): Parameters {
    const at = this.#names.indexOf(name);
    return new Parameters(this.#names, this.#values.with(at, value));
  }
}

/** The value, or why there is none. */
export type Evaluated<Outcome> = Outcome | TemplateFault;

export function isValue(evaluated: Evaluated<Value>): evaluated is Value {
  return evaluated.kind === "phrase" || evaluated.kind === "number" || evaluated.kind === "text";
}

/** Those without parameters are the same everywhere. */
const closedDirectives = new WeakMap<Directive, Evaluated<Value>>();

/** Reference, then selectors, then transforms from the right (DISPLAY-4). */
export function evaluateDirective(directive: Directive, scope: Names): Evaluated<Value> {
  const known = closedDirectives.get(directive);
  if (known !== undefined) return known;
  const value = evaluateReference(directive.reference, scope);
  const selected = isValue(value) && directive.selectors.length > 0 ? select(value, directive.selectors, scope) : value;
  const outcome = isValue(selected) ? transform(selected, directive.transforms) : selected;
  if (isClosed(directive)) closedDirectives.set(directive, outcome);
  return outcome;
}

const isClosed = ({ reference, selectors }: Directive): boolean =>
  reference.kind === "name" &&
  (reference.arguments ?? []).every(({ kind }) => kind !== "parameter") &&
  selectors.every(({ kind }) => kind !== "parameter");

function transform(value: Value, names: readonly string[]): Evaluated<Value> {
  let result = value;
  for (let at = names.length - 1; at >= 0; at -= 1) {
    const name = names[at] ?? "";
    const text = TRANSFORMS.get(name)?.(result);
    if (text === undefined) return { kind: "unknown-transform", name };
    if (typeof text !== "string") return text;
    result = textValue(text);
  }
  return result;
}

function evaluateReference(reference: Reference | Argument, scope: Names): Evaluated<Value> {
  if (reference.kind === "constant") return reference.value;
  const { name } = reference;
  if (reference.kind === "parameter") return scope.get(name) ?? { kind: "unknown-parameter", name };
  const definition = PHRASES.get(name);
  if (definition === undefined) return { kind: "unknown-phrase", name };
  const { parameters } = definition;
  if (reference.arguments === null) {
    return parameters.length === 0 ? termValue(definition) : { kind: "phrase-without-arguments", name, parameters };
  }
  if (parameters.length === 0) return { kind: "term-with-arguments", name };
  const values: Value[] = [];
  for (const argument of reference.arguments) {
    const value = evaluateReference(argument, scope);
    if (!isValue(value)) return value;
    values.push(value);
  }
  if (values.length !== parameters.length) return { kind: "argument-count", name, parameters, given: values.length };
  return callPhrase(definition, values);
}

/** Units of a key, from which on more selectors are not read: no form has a name as long. */
const LONGEST_KEY = 200;

function select(value: Value, selectors: readonly Selector[], scope: Names): Evaluated<Value> {
  let key = "";
  for (const selector of selectors) {
    if (selector.kind === "default" && selectors.length === 1) return withoutForms(value, value.text);
    const part = keyOf(selector, scope);
    if (typeof part !== "string") return part;
    if (key.length < LONGEST_KEY) key = key === "" ? part : `${key}.${part}`;
  }
  if (value.kind !== "phrase") return { kind: "missing-form", key, text: value.text, available: [] };
  for (let candidate = key.slice(0, LONGEST_KEY); ; candidate = candidate.slice(0, candidate.lastIndexOf("."))) {
    const text = formOf(value, candidate);
    if (text !== undefined) return withoutForms(value, text);
    if (!candidate.includes(".")) break;
  }
  return { kind: "missing-form", key, text: value.text, available: value.forms.map((form) => form.key).sort() };
}

function keyOf(selector: Selector, scope: Names): Evaluated<string> {
  if (selector.kind === "key") return selector.key;
  if (selector.kind === "default") return "*";
  const value = scope.get(selector.name);
  if (value === undefined) return { kind: "unknown-parameter", name: selector.name };
  return selectorKey(value) ?? { kind: "no-selector-key", name: selector.name };
}

const withoutForms = (value: Value, text: string): Value =>
  value.kind === "phrase" ? phraseValue(text, value.article) : value;

const terms = new Map<string, Evaluated<Value>>();

/** The phrase without parameters of that name; undefined when there is none. */
export function termNamed(name: string): Value | undefined {
  const definition = PHRASES.get(name);
  if (definition === undefined || definition.parameters.length > 0) return undefined;
  const value = termValue(definition);
  return isValue(value) ? value : undefined;
}

/** A term is the same everywhere, so it is evaluated once. */
function termValue(definition: PhraseDefinition): Evaluated<Value> {
  const known = terms.get(definition.name);
  if (known !== undefined) return known;
  const value = callPhrase(definition, []);
  terms.set(definition.name, value);
  return value;
}

/** The value of a phrase for as many arguments as it has parameters. */
export function callPhrase(definition: PhraseDefinition, values: readonly Value[]): Evaluated<PhraseValue> {
  const scope = new Parameters(definition.parameters, values);
  return definition.from === null ? ownValue(definition, scope) : agreeingValue(definition, definition.from, scope);
}

/** The text alone of what `callPhrase` returns; in the vocabulary's own texts no form of a phrase lacks what another has. */
export function phraseText({ body, parameters }: PhraseDefinition, values: readonly Value[]): Evaluated<TextValue> {
  const text = evaluateBody(body, "one", new Parameters(parameters, values));
  return typeof text === "string" ? textValue(text) : text;
}

function ownValue({ body, article }: PhraseDefinition, scope: Names): Evaluated<PhraseValue> {
  const text = evaluateBody(body, "one", scope);
  if (typeof text !== "string") return text;
  if (typeof body === "string" || body.kind === "match") return phraseValue(text, article);
  const other = evaluateBody(body, "other", scope);
  if (typeof other !== "string") return other;
  return phraseValue(text, article, [
    { key: "one", text },
    { key: "other", text: other },
  ]);
}

/** The phrase takes the article of its source, and is evaluated again for each form the source has. */
function agreeingValue({ body }: PhraseDefinition, from: string, scope: Parameters): Evaluated<PhraseValue> {
  const source = scope.get(from);
  if (source?.kind !== "phrase") return { kind: "not-a-phrase", parameter: from, value: source ?? textValue("") };
  const text = evaluateBody(body, "one", scope);
  if (typeof text !== "string") return text;
  const forms = [];
  for (const form of source.forms) {
    const formText = evaluateBody(body, form.key, scope.with(from, { ...source, text: form.text }));
    if (typeof formText !== "string") return formText;
    forms.push({ key: form.key, text: formText });
  }
  return phraseValue(text, source.article, forms);
}

function evaluateBody(body: Body, form: string, scope: Names): Evaluated<string> {
  if (typeof body === "string") return evaluateText(body, scope);
  if (body.kind === "forms") return evaluateText(form === "other" ? body.other : body.one, scope);
  const value = scope.get(body.parameter);
  if (value === undefined) return { kind: "unknown-parameter", name: body.parameter };
  const key = branchKeys(value).find((candidate) => Object.hasOwn(body.branches, candidate)) ?? "other";
  return evaluateText(body.branches[key] ?? body.branches.other, scope);
}

const templates = new Map<string, Template>();

/** The bodies of the vocabulary are a closed set, read once each when first needed. */
function templateOf(body: string): Template {
  const known = templates.get(body);
  if (known !== undefined) return known;
  const template = readTemplate(body);
  templates.set(body, template);
  return template;
}

function evaluateText(body: string, scope: Names): Evaluated<string> {
  let text = "";
  for (const segment of templateOf(body).segments) {
    if (segment.kind === "literal") {
      text += segment.text;
      continue;
    }
    const value = evaluateDirective(segment.directive, scope);
    if (!isValue(value)) return value;
    text += value.text;
  }
  return text;
}
