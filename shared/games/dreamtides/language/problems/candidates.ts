import { nearestWords, WORDS, type Expectation, type Terminal } from "../../../../text/index.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { DIRECTIVES, VALUES } from "../grammar/terminals.js";
import { nameIn, readDirective } from "../tokens/directive.js";
import type { Token } from "../tokens/lex.js";
import { SUBTYPE_SPELLINGS } from "../vocabulary/names.js";
import { directivesBegunBy, inCaseOf } from "./spelling.js";

/** Something that may stand instead of a token. */
export interface Replacement {
  /** In the designer's own case. */
  readonly written: string;
  readonly symbol: number;
  /** A variable it needs. */
  readonly variable?: WantedVariable;
}

export interface WantedVariable {
  readonly name: string;
  /** The value that the replaced token stood for; any will do where it stood for none. */
  readonly value: string | undefined;
}

const MOST_NUMBERS = 3;

/** What was probably meant by a token that the grammar did not take, the likeliest first. */
export function replacementsFor(token: Token, written: string, expectations: readonly Expectation[]): Replacement[] {
  const terminals = [...new Set(expectations.map(({ terminal }) => terminal))];
  switch (token.kind) {
    case "Word":
      return [
        ...nearlySpelled(token.text, written, terminals),
        ...subtypeFor(token.text, terminals),
        ...numbersFor(token.text, terminals),
      ];
    case "Directive":
      return [
        ...begunBy(written, terminals),
        ...phrasesFor(token, written, terminals),
        ...nearlySpelled(nameIn(token.text), written, terminals),
      ];
    default:
      return [];
  }
}

/** Keywords and number phrases that would fit and whose names go on from what stands in the braces. */
function begunBy(written: string, terminals: readonly Terminal[]): Replacement[] {
  const begun = new Set(directivesBegunBy(written).map((directive) => directive.toLowerCase()));
  const numbers = numberTerminals(terminals).map(({ terminal, variable }) => ({
    ...{ text: terminal.shown, symbol: symbolOf(terminal, terminal.spellings[0] ?? "") },
    variable: { name: variable, value: undefined },
  }));
  const keywords = terminals.flatMap((terminal) =>
    terminal.group === DIRECTIVES
      ? terminal.spellings.map((name) => ({ text: `{${name}}`, symbol: symbolOf(terminal, name), variable: undefined }))
      : [],
  );
  return [...keywords, ...numbers].flatMap(({ text, symbol, variable }) =>
    begun.has(text) && symbol !== undefined
      ? [{ written: inCaseOf(written, text), symbol, ...(variable === undefined ? {} : { variable }) }]
      : [],
  );
}

const symbolOf = ({ group }: Terminal, spelling: string): number | undefined =>
  abilityGrammar.symbols.get(group)?.get(spelling);

/** Words and keywords that would fit and are spelled alike; the very word with or without its braces comes first. */
function nearlySpelled(name: string, written: string, terminals: readonly Terminal[]): Replacement[] {
  const bySpelling = new Map<string, Terminal>();
  for (const terminal of terminals) {
    if (terminal.group !== WORDS && terminal.group !== DIRECTIVES) continue;
    for (const spelling of terminal.spellings) if (!bySpelling.has(spelling)) bySpelling.set(spelling, terminal);
  }
  return nearestWords(name, bySpelling.keys()).flatMap((spelling) => {
    const terminal = bySpelling.get(spelling);
    const symbol = terminal && symbolOf(terminal, spelling);
    if (terminal === undefined || symbol === undefined) return [];
    const text = terminal.group === DIRECTIVES ? `{${spelling}}` : spelling;
    return [{ written: inCaseOf(written, text), symbol }];
  });
}

/** Subtypes stand in variables, never in words. */
function subtypeFor(word: string, terminals: readonly Terminal[]): Replacement[] {
  const terminal = terminals.find(({ group, spellings }) => group === VALUES && spellings.includes("Subtype"));
  const symbol = terminal && symbolOf(terminal, "Subtype");
  if (symbol === undefined) return [];
  const matches = (ending: string) => SUBTYPE_SPELLINGS.find((subtype) => subtype.toLowerCase() + ending === word);
  const singular = matches("");
  const subtype = singular ?? matches("s");
  if (subtype === undefined) return [];
  const directive = singular === undefined ? "{@plural subtype($t)}" : "{subtype($t)}";
  return [{ written: directive, symbol, variable: { name: "t", value: subtype } }];
}

/** Numbers stand in variables, never in words. */
function numbersFor(word: string, terminals: readonly Terminal[]): Replacement[] {
  if (!/^\d{1,9}$/.test(word)) return [];
  return numberTerminals(terminals)
    .slice(0, MOST_NUMBERS)
    .flatMap(({ terminal, variable }) => {
      const symbol = symbolOf(terminal, terminal.spellings[0] ?? "");
      return symbol === undefined
        ? []
        : [{ written: terminal.shown, symbol, variable: { name: variable, value: word } }];
    });
}

interface NumberTerminal {
  readonly terminal: Terminal;
  readonly variable: string;
}

function numberTerminals(terminals: readonly Terminal[]): NumberTerminal[] {
  return terminals.flatMap((terminal) => {
    if (terminal.group !== VALUES) return [];
    const reading = readDirective(terminal.shown.slice(1, -1));
    return reading.kind === "integer" ? [{ terminal, variable: reading.variable }] : [];
  });
}

/**
 * Number phrases that would fit: the one of a variable that stands alone or behind another phrase (`{$p}`), those
 * spelled alike, and where only few would fit, these. The variable named stays, if the phrase can read it.
 */
function phrasesFor({ text }: Token, written: string, terminals: readonly Terminal[]): Replacement[] {
  const numbers = numberTerminals(terminals);
  const variable = /\$(\w+)/.exec(text)?.[1];
  const ofVariable = numbers.filter((number) => number.variable === variable);
  const names = new Map(numbers.map((number) => [nameIn(number.terminal.shown.slice(1, -1)), number]));
  const alike = nearestWords(nameIn(text), names.keys()).flatMap((name) => names.get(name) ?? []);
  const isNumber = readDirective(text).kind === "integer";
  const few = isNumber && numbers.length <= MOST_NUMBERS ? numbers : [];
  return [...new Set([...ofVariable, ...alike, ...few])].flatMap((number) => {
    const symbol = symbolOf(number.terminal, number.terminal.spellings[0] ?? "");
    if (symbol === undefined) return [];
    const { shown } = number.terminal;
    const kept = variable === undefined ? shown : shown.replace(/\(\$\w+/, `($${variable}`);
    const isKept = kept !== written && becomesOneOf(kept, number.terminal);
    const wanted = { name: isKept && variable !== undefined ? variable : number.variable, value: undefined };
    return [{ written: inCaseOf(written, isKept ? kept : shown), symbol, variable: wanted }];
  });
}

function becomesOneOf(directive: string, { spellings }: Terminal): boolean {
  const reading = readDirective(directive.slice(1, -1));
  return reading.kind === "integer" && spellings.includes(reading.becomes);
}
