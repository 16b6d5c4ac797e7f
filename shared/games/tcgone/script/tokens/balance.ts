import type { TextChange } from "../../../../base/index.js";
import type { RawToken } from "./scan.js";
import type { LexFault } from "./token.js";
import { abilityWords, hookWords } from "./words.js";

/** Tokens whose brackets fit, and what had to be added or left out for that. */
export interface Balanced {
  readonly raw: readonly RawToken[];
  readonly faults: readonly LexFault[];
}

/** A bracket that is open at a place. */
interface Open {
  readonly opener: RawToken;
  /** Of the line that it is on. */
  readonly indent: number;
  readonly line: number;
  /** Whether it is the brace of a move or an ability. */
  readonly isBlock: boolean;
  /** How many tokens there are up to the end of its line, once that is known. */
  lineEnd: number | undefined;
}

const closerOf: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const closers: ReadonlySet<string> = new Set(Object.values(closerOf));
/** Blocks stand in nothing else, so that one at the beginning of a line shows that what is before it has ended. */
const blockWords: ReadonlySet<string> = new Set<string>(["move", ...abilityWords]);
/** Clauses stand in blocks or by themselves. */
const clauseWords: ReadonlySet<string> = new Set<string>([
  ...hookWords,
  "energyCost",
  "actionA",
  "delayedA",
  "getterA",
]);
/** Nobody can say where a bracket is missing among so many. */
const deepest = 32;

/**
 * Closes brackets that are never closed, and leaves out those that close nothing. Where a bracket is missing is seen by how lines
 * are indented, and by words that begin a block or a clause: all around it can be read then. Undefined where too much is open.
 */
export function balanceBrackets(raw: readonly RawToken[]): Balanced | undefined {
  const kept: RawToken[] = [];
  const added = new Map<number, RawToken[]>();
  const faults: LexFault[] = [];
  const open: Open[] = [];
  let [line, lineFrom, indent] = [0, 0, 0];
  let isFirst = true;
  let last: RawToken | undefined;
  let lastLine = 0;

  /** Closes a bracket no sooner than `earliest`, and returns where. */
  const close = ({ opener, indent: own, line: openedIn, lineEnd }: Open, earliest: number): number => {
    const text = closerOf[opener.text] ?? "";
    const isBrace = text === "}";
    const here = kept.length - (kept.at(-1)?.kind === "line" ? 1 : 0);
    // What is in parentheses is on their line, as a rule.
    const at = Math.max(earliest, isBrace ? here : (lineEnd ?? here));
    const to = (at === here ? last : kept[at - 1])?.to ?? opener.to;
    added.set(at, [...(added.get(at) ?? []), { kind: "mark", text, from: to, to }]);
    const insert = !isBrace ? text : lastLine === openedIn ? ` ${text}` : `\n${" ".repeat(own)}${text}`;
    faults.push(unclosed(opener, { from: to, to, insert }));
    return at;
  };
  const closeUntil = (isKept: (each: Open) => boolean): void => {
    let earliest = 0;
    for (let top = open.at(-1); top !== undefined && !isKept(top); top = open.at(-1)) {
      earliest = close(top, earliest);
      open.pop();
    }
  };

  for (const [index, token] of raw.entries()) {
    if (token.kind === "line") {
      for (let at = open.length - 1; at >= 0 && open[at]?.lineEnd === undefined; at -= 1) {
        const each = open[at];
        if (each !== undefined) each.lineEnd = kept.length;
      }
      kept.push(token);
      [line, lineFrom, isFirst] = [line + 1, token.to, true];
      continue;
    }
    if (isFirst) indent = token.from - lineFrom;
    if (isFirst && token.kind === "word" && !/^[.:]$/.test(raw[index + 1]?.text ?? "")) {
      if (blockWords.has(token.text)) closeUntil(() => false);
      else if (clauseWords.has(token.text)) closeUntil(({ isBlock }) => isBlock);
    }
    const isStartOfLine = isFirst;
    isFirst = false;
    if (token.kind === "mark" && closers.has(token.text)) {
      const own = openerFor(token, open, isStartOfLine ? indent : undefined);
      if (own === undefined) {
        faults.push(stray(token));
        continue;
      }
      closeUntil((each) => each === own);
      open.pop();
    } else if (token.kind === "mark" && token.text in closerOf) {
      if (open.length >= deepest) return undefined;
      open.push({ opener: token, indent, line, isBlock: isBlockBrace(raw, index), lineEnd: undefined });
    }
    kept.push(token);
    [last, lastLine] = [token, line];
  }
  closeUntil(() => false);
  const balanced = [...kept, undefined].flatMap((token, at) => [...(added.get(at) ?? []), ...(token ? [token] : [])]);
  return { raw: balanced, faults: faults.sort((a, b) => a.from - b.from) };
}

/** What a bracket closes: the innermost of its kind; at the beginning of a line the innermost whose line is not indented deeper. */
function openerFor({ text }: RawToken, open: readonly Open[], indent: number | undefined): Open | undefined {
  const fitting = open.filter(({ opener }) => closerOf[opener.text] === text);
  const aligned = indent === undefined ? undefined : fitting.findLast((each) => each.indent <= indent);
  return aligned ?? fitting.at(-1);
}

/** Whether a brace belongs to a move or an ability: after its word, which may have a name. */
function isBlockBrace(raw: readonly RawToken[], at: number): boolean {
  const before = raw.slice(Math.max(0, at - 4), at).filter(({ kind, text }) => kind === "word" || text === "(");
  const word = before.at(-1);
  return word?.kind === "word" && blockWords.has(word.text);
}

const unclosed = ({ text, from, to }: RawToken, fix: TextChange): LexFault => ({
  code: "effect/unclosed",
  message: `This ${text} is never closed.`,
  from,
  to,
  fix: { title: `Close it with ${fix.insert.trim()}`, change: fix },
});

const stray = ({ text, from, to }: RawToken): LexFault => ({
  code: "effect/unclosed",
  message: `This ${text} closes nothing.`,
  from,
  to,
  fix: { title: `Remove ${text}`, change: { from, to, insert: "" } },
});
