import { expectedAt, UNKNOWN, type Completion } from "../../../text/index.js";
import { events } from "../script/registry/events.js";
import { getters } from "../script/registry/getters.js";
import { constantNames } from "../script/registry/constants.js";
import { functions } from "../script/registry/functions.js";
import { operationNamed, operations } from "../script/registry/operations/index.js";
import { properties, propertiesOf } from "../script/registry/properties.js";
import { scriptNames } from "../script/registry/index.js";
import type { Type } from "../script/registry/types.js";
import { fits } from "../script/check/fit.js";
import { effectGrammar } from "../script/grammar/clauses.js";
import { lex } from "../script/tokens/lex.js";
import type { Token } from "../script/tokens/token.js";
import { clauseWords, reservedWords } from "../script/tokens/words.js";
import type { CardKind } from "../vocabulary.js";
import { signatureText } from "./hover.js";
import { typeBeforeDot } from "./type-before.js";

interface Candidate {
  readonly label: string;
  readonly kind: Completion["kind"];
  readonly detail: string;
  readonly about: string;
}

const globals = [
  "self",
  "my",
  "opp",
  "thisCard",
  "thisMove",
  "defending",
  "turnCount",
  "currentTurn",
  "bench",
  "all",
  "deck",
  "hand",
];

/** What may be written at an offset, the likeliest first. */
export function completionsAt(text: string, kind: CardKind | undefined, offset: number): readonly Completion[] {
  const typed = /\w*$/.exec(text.slice(0, offset))?.[0] ?? "";
  // A number goes on with digits only: a word would be written into it.
  if (/^\d/.test(typed)) return [];
  const from = offset - typed.length;
  const { tokens, fault } = lex(text.slice(0, from), scriptNames);
  // What is still open before the cursor is not a fault.
  if (fault !== undefined && fault.code !== "effect/unclosed") return [];
  const lower = typed.toLowerCase();
  const found = candidates(tokens, text.slice(0, from), kind).filter(({ label }) =>
    label.toLowerCase().startsWith(lower),
  );
  return found.map(({ label, kind: sort, detail, about }) => ({
    kind: sort,
    label,
    detail,
    about,
    change: { from, to: offset, insert: label },
    otherEdits: [],
  }));
}

function candidates(tokens: readonly Token[], before: string, kind: CardKind | undefined): readonly Candidate[] {
  const last = tokens.at(-1);
  if (last?.text === ".") return methodsAndProperties(typeBeforeDot(tokens, before, kind));
  if (last?.text === "before" || last?.text === "after")
    return events.map(({ name, about }) => value(name, "event", about));
  const opener = tokens.at(-2);
  if (
    last?.text === "getterA" ||
    last?.text === "getter" ||
    (last?.text === "(" && opener?.text.startsWith("getter"))
  ) {
    return getters.map(({ name, about }) => value(name, "getter", about));
  }
  const row = {
    symbols: tokens.map(({ group, spelling }) => effectGrammar.symbols.get(group)?.get(spelling) ?? UNKNOWN),
    values: tokens.map(({ text, from, to, group }) => ({ text, from, to, ...(group === "text" && { pieces: [] }) })),
  };
  const groups = new Set<string>();
  const words = new Set<string>();
  for (const { terminal } of expectedAt(effectGrammar, row, tokens.length)) {
    if (terminal.group === "word" || terminal.group === "clause") terminal.spellings.forEach((word) => words.add(word));
    else groups.add(terminal.group);
  }
  const isStatement = groups.has("operation");
  return [
    ...(groups.has("label") ? labelsOf(tokens) : []),
    ...[...words].filter((word) => isWritten(word, groups, kind)).map(keyword),
    ...(isStatement ? operations.filter(({ on }) => on === undefined).map(operationCandidate) : []),
    ...(groups.has("name") && !/^\s*$/.test(before) ? [...variablesIn(tokens), ...globals].map(name) : []),
    ...(groups.has("call") ? callCandidates(isStatement) : []),
    ...(groups.has("constant") ? constantNames.map((word) => value(word, "constant", "")) : []),
  ];
}

const reserved: ReadonlySet<string> = new Set(reservedWords);
const clauseSet: ReadonlySet<string> = new Set(clauseWords);

/** Where names may stand, clause words would be names; those are not offered. */
const isWritten = (word: string, groups: ReadonlySet<string>, kind: CardKind | undefined): boolean =>
  reserved.has(word)
    ? !(word === "move" && kind !== undefined && kind.includes("energy"))
    : clauseSet.has(word) && !groups.has("name");

const keyword = (label: string): Candidate => ({ label, kind: "keyword", detail: "word", about: "" });
const value = (label: string, detail: string, about: string): Candidate => ({ label, kind: "value", detail, about });
const name = (label: string): Candidate => ({ label, kind: "variable", detail: "name", about: "" });

const operationCandidate = ({ name: label, parameters, result, about }: (typeof operations)[number]): Candidate => ({
  label,
  kind: "phrase",
  detail: signatureText(label, parameters, result),
  about,
});

/** What has a value; operations that are offered as statements already are left out. */
const callCandidates = (isStatement: boolean): readonly Candidate[] => [
  ...functions.map(({ name: label, parameters, result, about }) => ({
    label,
    kind: "phrase" as const,
    detail: signatureText(label, parameters, result),
    about,
  })),
  ...(isStatement ? [] : operations.filter(({ on, result }) => on === undefined && result !== undefined)).map(
    operationCandidate,
  ),
];

/** What may follow a dot: the parts of a type and what is done with it, or those of all types. */
function methodsAndProperties(type: Type | undefined): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { name: label, canonical } of type === undefined ? properties : propertiesOf(type))
    if (label === canonical) found.set(label, value(label, "property", ""));
  for (const { name: label, on, parameters, result, about } of operations) {
    if (on !== undefined && (type === undefined || fits(type, on))) {
      found.set(label, { label, kind: "phrase", detail: signatureText(label, parameters, result), about });
    }
  }
  return [...found.values()];
}

/** The names of values of the operation that is being written. */
function labelsOf(tokens: readonly Token[]): readonly Candidate[] {
  let depth = 0;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (/^[)\]}]$/.test(token.text)) depth += 1;
    else if (/^[([{]$/.test(token.text)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (token.group === "operation" || token.group === "call")) {
      const parameters = operationNamed(token.text)?.parameters ?? [];
      return parameters.map((parameter) => value(`${parameter.name}:`, token.text, ""));
    }
  }
  return [];
}

/** Names that the text defines before this place. */
function variablesIn(tokens: readonly Token[]): readonly string[] {
  const found = new Set<string>(["it", "ef"]);
  for (const [index, { text }] of tokens.entries()) {
    const next = tokens[index + 1];
    if ((text === "def" || text === "for") && next?.group === "name") found.add(next.text);
  }
  return [...found];
}
