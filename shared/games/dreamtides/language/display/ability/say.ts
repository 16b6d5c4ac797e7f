import type { CardSubtype } from "../../ast.js";
import { callPhrase, isValue, phraseText, termNamed, type Evaluated } from "../template/evaluate.js";
import { capitalise } from "../template/transforms.js";
import { numberValue, phraseValue, textValue, type PhraseValue, type Value } from "../template/value.js";
import { figmentNamed, subtypeNamed } from "../template/variables.js";
import { PHRASES, type ArgumentsOf, type PhraseDefinition, type PhraseName } from "../vocabulary/phrases.js";

/** What a phrase is given: a whole number, a finished text, or a phrase it agrees with. */
export type Given = number | string | PhraseValue;

/** The phrase of that name with these arguments. That they fit is our own promise, so it throws when they do not. */
export function say<Name extends PhraseName>(name: Name, ...given: ArgumentsOf<Name, Given>): PhraseValue;
export function say(name: PhraseName, ...given: readonly Given[]): PhraseValue {
  const term = given.length === 0 ? termNamed(name) : undefined;
  if (term?.kind === "phrase") return term;
  return said(name, callPhrase(definitionOf(name), given.map(valueOf)));
}

function definitionOf(name: PhraseName): PhraseDefinition {
  const definition = PHRASES.get(name);
  if (definition === undefined) throw new Error(`There is no phrase ${name}`);
  return definition;
}

function said<Said extends Value>(name: PhraseName, value: Evaluated<Said>): Said {
  if (!isValue(value)) throw new Error(`The phrase ${name} cannot be said: ${JSON.stringify(value)}`);
  return value;
}

function valueOf(given: Given): Value {
  if (typeof given === "number") return numberValue(given);
  return typeof given === "string" ? textValue(given) : given;
}

/** The text of a phrase that nothing needs to agree with. */
export function text<Name extends PhraseName>(name: Name, ...given: ArgumentsOf<Name, Given>): string;
export function text(name: PhraseName, ...given: readonly Given[]): string {
  const term = given.length === 0 ? termNamed(name) : undefined;
  return (term ?? said(name, phraseText(definitionOf(name), given.map(valueOf)))).text;
}

export const capital = capitalise;

/** A phrase in a singular and a plural that are worded apart. */
export function inForms(one: PhraseValue, other: PhraseValue): PhraseValue {
  return phraseValue(one.text, one.article, [
    { key: "one", text: one.text },
    { key: "other", text: other.text },
  ]);
}

/** The plural of a phrase; of one without forms, its only text. */
export const plural = (phrase: PhraseValue): PhraseValue => say("as_plural", phrase);

/** The phrase with its article; pronouns take none. */
export const withArticle = (phrase: PhraseValue): PhraseValue =>
  phrase.article === null ? phrase : say("predicate_with_indefinite_article", phrase);

/** The bare noun of a subtype. */
export const subtypeNoun = (subtype: CardSubtype): PhraseValue => subtypeNamed(subtype) ?? phraseValue(subtype);

/** The bare adjective of a kind of figment. */
export const figmentNoun = figmentNamed;
