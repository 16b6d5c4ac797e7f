import { AUTHOR_PHRASES } from "../display/index.js";
import { DIRECTIVES } from "../grammar/terminals.js";
import { abilityGrammar } from "../grammar/abilities.js";
import {
  COMPOUND_PHRASES,
  FIGMENT_PHRASES,
  FIGMENT_VARIABLE,
  INTEGER_PHRASES,
  SUBTYPE_PHRASES,
  SUBTYPE_VARIABLE,
} from "./phrases.js";

/** Directives that only the parser has a name for. */
const PARSER_ONLY: Readonly<Record<string, string>> = {
  a_subtype: "A character subtype, as a phrase of its own with article.",
  asubtype: "Another spelling of a_subtype.",
  plural_subtype: "A character subtype in the plural.",
  figments: "A kind of figment in the plural.",
  c: "Short for cards: a number of cards.",
  e: "Short for energy.",
  s: "Short for an amount of spark.",
  discards: "A number of cards to discard.",
};

const ABOUT: ReadonlyMap<string, string> = new Map([
  ...AUTHOR_PHRASES.map(({ name, about }) => [name, about] as const),
  ...Object.entries(PARSER_ONLY),
]);

/** What a keyword or phrase means, in a sentence; `undefined` for one that does not exist. */
export const aboutPhrase = (name: string): string | undefined => ABOUT.get(name);

/** The keywords that the grammar asks for by name. */
export const KEYWORDS: readonly string[] = [...(abilityGrammar.symbols.get(DIRECTIVES)?.keys() ?? [])].sort();

/** A phrase as completion writes it, with the variable it reads. */
export interface WrittenPhrase {
  readonly name: string;
  readonly text: string;
}

const withVariable = (name: string, variable: string): WrittenPhrase => ({ name, text: `{${name}($${variable})}` });

/** No rule of the grammar takes these. */
const NEVER_PARSED: ReadonlySet<string> = new Set(["copies", "text_number"]);

/** What display can show with variables; `discards` is for the parser alone, and `spark` shows without its number. */
const DISPLAYED: ReadonlySet<string> = new Set(
  AUTHOR_PHRASES.filter(({ parameters }) => parameters.length > 0).map(({ name }) => name),
);

/** Every phrase that takes variables and is both parsed and displayed, in the order of the tables. */
export const WRITTEN_PHRASES: readonly WrittenPhrase[] = [
  ...[...INTEGER_PHRASES].map(([name, { variable }]) => withVariable(name, variable)),
  ...[...SUBTYPE_PHRASES].map((name) => withVariable(name, SUBTYPE_VARIABLE)),
  ...[...FIGMENT_PHRASES].map((name) => withVariable(name, FIGMENT_VARIABLE)),
  ...[...COMPOUND_PHRASES].map(([name, { kind, countVariable }]) => ({
    name,
    text: `{${name}($${countVariable}, $${kind === "FigmentCount" ? FIGMENT_VARIABLE : SUBTYPE_VARIABLE})}`,
  })),
].filter(({ name }) => DISPLAYED.has(name) && !NEVER_PARSED.has(name));
