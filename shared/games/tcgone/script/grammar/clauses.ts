import { compileGrammar, form, list, pieces, rule, type Rule } from "../../../../text/index.js";
import type { Block, Clause, Item, TextLiteral, Word } from "../syntax/nodes.js";
import { abilityWords, hookWords } from "../tokens/words.js";
import { bundle, getterHead, optionalValues } from "./bundles.js";
import { anyName, closure, expression, text, wordOf } from "./expressions.js";
import { definition, sub } from "./statements.js";
import {
  clauseAt,
  closeBrace,
  COMMA,
  CONSTANT,
  mark,
  openBrace,
  optionalComma,
  separators,
  wordAt,
} from "./terminals.js";

/** The text of a cell: blocks and clauses (SCRIPT-2). */
const effect: Rule<readonly Item[]> = pieces<readonly Item[]>("effect", () => [
  form([separators, list(item, separators, { atLeast: 0 }), separators], (items) => items),
]);

const item: Rule<Item> = rule<Item>("move, ability or clause", () => [form([move]), form([ability]), form([clause])]);

const move: Rule<Block> = rule<Block>("move", () => [
  form([wordAt("move"), text, optionalComma, openBrace, clauses, closeBrace], ({ from }, name, _, found, { to }) => ({
    kind: "block",
    word: "move",
    name,
    clauses: found,
    from,
    to,
  })),
]);

const ability: Rule<Block> = rule<Block>("ability", () =>
  abilityWords.map((word) =>
    form([clauseAt(word), abilityName, openBrace, clauses, closeBrace], ({ from }, name, _, found, { to }): Block => ({
      kind: "block",
      word,
      name,
      clauses: found,
      from,
      to,
    })),
  ),
);

const abilityName: Rule<TextLiteral | undefined> = pieces<TextLiteral | undefined>("name of an ability", () => [
  form([text, optionalComma]),
  form([], () => undefined),
]);

const clauses: Rule<readonly Clause[]> = pieces<readonly Clause[]>("clauses", () => [
  form([separators, list(clause, separators, { atLeast: 0 }), separators], (found) => found),
]);

const clause: Rule<Clause> = rule<Clause>("clause", () => [
  form([clauseAt("energyCost"), list(energy, COMMA)], ({ from, to }, energies) => ({
    kind: "energy-cost" as const,
    energies,
    from,
    to: energies.at(-1)?.to ?? to,
  })),
  form([clauseAt("text"), list(text, mark("+"))], ({ from, to }, texts) => ({
    kind: "printed-text" as const,
    texts,
    from,
    to: texts.at(-1)?.to ?? to,
  })),
  form([clauseAt("provides"), list(expression, COMMA)], ({ from, to }, values) => ({
    kind: "provides" as const,
    values,
    from,
    to: values.at(-1)?.to ?? to,
  })),
  form([clauseAt("actionA"), optionalValues, closure], ({ from }, values, body) => ({
    kind: "action" as const,
    values,
    body,
    from,
    to: body.to,
  })),
  form([wordAt("delayedA"), optionalValues, bundle], ({ from }, values, { items, to }) => ({
    kind: "lasting" as const,
    values,
    items,
    from,
    to,
  })),
  form([wordAt("getterA"), getterHead, closure], ({ from }, filters, body) => ({
    kind: "modifier" as const,
    filters,
    body,
    from,
    to: body.to,
  })),
  ...hookWords.map((word) =>
    form([clauseAt(word), closure], ({ from }, body): Clause => ({ kind: "hook", word, body, from, to: body.to })),
  ),
  form([clauseAt("allowAttach"), closure], ({ from }, body) => ({
    kind: "attach-test" as const,
    body,
    from,
    to: body.to,
  })),
  form([definition]),
  form([sub]),
]);

const energy: Rule<Word> = rule<Word>("energy", () => [form([CONSTANT], wordOf), form([anyName])]);

/** 32 levels of brackets, each with the levels of operators inside. */
const nestingLimit = 700;

/** A whole cell. */
export const effectGrammar = compileGrammar(effect, nestingLimit);
/** One expression, as in rows and in `${…}`. */
export const expressionGrammar = compileGrammar(expression, nestingLimit);
