import { failed, isEqual, ok, type Result } from "../../../../base/index.js";
import { listed, matchTokens, startingAt, type Grammar } from "../../../../text/index.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { lex } from "../tokens/lex.js";
import { resolve } from "../tokens/resolve.js";
import { unknownWord, waysToSay, type Spoken } from "./speak.js";
import { variablesCell, writePhrase } from "./write.js";

/** A phrase as a part that a rule of the grammar builds. */
export interface PhraseMeaning {
  /** The number of the rule. */
  readonly rule: number;
  readonly ast: unknown;
  readonly spoken: Spoken;
}

export interface UnreadPhrase {
  readonly at: number;
  readonly message: string;
}

const parts: readonly { readonly rule: number; readonly grammar: Grammar<unknown> }[] = abilityGrammar.rules
  .filter(({ places }) => places)
  .map((rule) => ({ rule: rule.index, grammar: startingAt(abilityGrammar, rule) }));

/**
 * What a phrase can mean, in plain words or as rules text has it: once for each rule of the grammar and each part that the
 * rule may build of it. A period at its end and an article before it are not needed.
 */
export function readPhrase(typed: string): Result<readonly PhraseMeaning[], UnreadPhrase> {
  const text = typed.trim();
  const meanings: PhraseMeaning[] = [];
  let furthest = 0;
  for (const variant of variantsOf(text)) {
    for (const spoken of waysToSay(variant.text)) {
      const stop = readWay(spoken, meanings);
      furthest = Math.max(furthest, variant.from + Math.min(stop, variant.text.length));
    }
  }
  if (meanings.length > 0) return ok(meanings);
  return failed(whyUnread(typed, typed.indexOf(text) + furthest));
}

/** Ways to cut a phrase: whole, without a final period, and without the article of a noun. */
function variantsOf(text: string): readonly { readonly text: string; readonly from: number }[] {
  const article = /^an?\s+/iu.exec(text)?.[0].length ?? 0;
  const bare = text.replace(/\.$/u, "");
  const all = [text, bare].map((each) => ({ text: each, from: 0 }));
  if (article > 0) all.push({ text: bare.slice(article), from: article });
  return all.filter(({ text: each }, at) => each !== "" && all.findIndex((other) => other.text === each) === at);
}

/** Adds what one way of a phrase means; returns the place in the phrase past which no rule came. */
function readWay(spoken: Spoken, meanings: PhraseMeaning[]): number {
  const { text, cell, starts } = writePhrase(spoken, variablesCell(""));
  const { tokens, fault } = lex(text);
  if (fault !== undefined) return 0;
  const resolved = resolve(tokens, cell.variables.values);
  if (resolved.references.some(({ found }) => !found)) return 0;
  let stop = 0;
  for (const { rule, grammar } of parts) {
    const match = matchTokens(grammar, resolved);
    if (!match.matched) {
      stop = Math.max(stop, match.furthest);
      continue;
    }
    const isKnown = meanings.some((known) => known.rule === rule && isEqual(known.ast, match.value));
    if (!isKnown) meanings.push({ rule, ast: match.value, spoken });
  }
  const at = resolved.sources[stop]?.from ?? text.length;
  const piece = starts.findLastIndex((start) => start <= at);
  return (spoken[piece]?.from ?? 0) + (spoken[piece]?.kind === "text" ? at - (starts[piece] ?? 0) : 0);
}

/** More letters of a phrase than this are not quoted. */
const mostQuoted = 40;

function whyUnread(typed: string, at: number): UnreadPhrase {
  if (typed.trim() === "") return { at: 0, message: "There is no phrase to read." };
  const braces = /\{[^{}]*\$/u.exec(typed);
  if (braces) {
    const message = `Write the number or the name itself instead of a variable, as in “draw 2 cards” (character ${braces.index + 1}).`;
    return { at: braces.index, message };
  }
  const unknown = unknownWord(typed);
  if (unknown) {
    const { word, at: place, meant } = unknown;
    const hint = meant.length === 0 ? "" : ` Did you mean ${listed(meant.map(quoted), "or")}?`;
    return { at: place, message: `Rules text has no word ${quoted(word)} (character ${place + 1}).${hint}` };
  }
  const rest = typed.slice(at).trim();
  if (rest === "") return { at, message: "This is the beginning of a phrase: something is missing at its end." };
  return { at, message: `This phrase cannot go on with ${quoted(rest)} (character ${at + 1}).` };
}

const quoted = (text: string): string => `“${text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text}”`;
