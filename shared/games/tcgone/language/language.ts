import type { Span } from "../../../base/index.js";
import type {
  AbilityReading,
  AstNode,
  Diagnostic,
  DisplayText,
  StyledSpan,
  TextLanguage,
  TextReading,
} from "../../../text/index.js";
import { cardKinds } from "../vocabulary.js";
import { checkEffect } from "../script/check/clauses.js";
import type { Problem } from "../script/check/problems.js";
import { lintEffect } from "../script/lint/index.js";
import { parseEffect, type ParsedEffect, type ScriptFault } from "../script/parse.js";
import { effectInEnglish } from "../script/english/effect.js";
import { scriptNames } from "../script/registry/index.js";
import type { Item } from "../script/syntax/nodes.js";
import type { Token } from "../script/tokens/token.js";
import { completionsAt } from "./complete.js";
import { hoverAt } from "./hover.js";
import { questionsIn } from "./questions.js";
import { syntaxTree, withoutPlaces } from "./tree.js";

const cell = "effect";
const kindCell = "kind";

/** The language that effects of cards are written in (SCRIPT-1). */
export const effectLanguage: TextLanguage = {
  cells: [
    {
      name: cell,
      column: "effect",
      title: "Effect",
      isOptional: false,
      about: "Moves, abilities and what a card does when it is played.",
    },
    { name: kindCell, column: "card-kind", title: "Kind", isOptional: true, about: "Decides which clauses fit." },
  ],
  mains: [cell],
  completionTriggers: ". ({,",
  read: (texts) => readingOf(texts[cell] ?? "", texts[kindCell] ?? ""),
};

/** What an effect says, read once when it is asked for. */
function readingOf(text: string, kindText: string): TextReading {
  const kind = cardKinds.find((each) => each === kindText);
  const parsed = parseEffect(text, scriptNames);
  const found = checkEffect(parsed.items, kind);
  const errors = found.filter(({ severity }) => severity === "error");
  // While a part cannot be read, others may name what is in it: what they get wrong is not said then.
  const shown = parsed.isWhole ? found : [];
  const isUnderstood = parsed.faults.length === 0 && errors.length === 0;
  const problems = isUnderstood ? [...shown, ...lintEffect(parsed.items)].sort((a, b) => a.from - b.from) : shown;
  const diagnostics = [
    ...parsed.faults.map((fault) => diagnosticOf({ ...fault, severity: "error" })),
    ...problems.map((problem) => diagnosticOf(problem)),
  ];
  const isBroken = diagnostics.some(({ severity }) => severity === "error");
  return {
    texts: { [cell]: text, [kindCell]: kindText },
    state: text.trim() === "" ? "empty" : isBroken ? "broken" : "parsed",
    diagnostics,
    abilities: abilitiesOf(text, parsed, errors),
    displayFault: () => undefined,
    styles: () => stylesOf(parsed),
    completionsAt: (at, offset) => (at === cell ? completionsAt(text, kind, offset) : []),
    hoverAt: (at, offset) => (at === cell ? hoverAt(parsed.tokens, offset, cell) : undefined),
    after(texts) {
      const [next = "", nextKind = ""] = [texts[cell], texts[kindCell]];
      return next === text && nextKind === kindText ? this : readingOf(next, nextKind);
    },
  };
}

function diagnosticOf({
  code,
  severity,
  message,
  from,
  to,
  expected,
  suggestions,
  fix,
}: Problem & Pick<ScriptFault, "fix">): Diagnostic {
  return {
    code,
    severity,
    cell,
    span: { from, to },
    message,
    expected,
    suggestions,
    related: [],
    fixes: [
      ...suggestions.map((word) => ({
        title: `Write ${word}`,
        edits: [{ cell, changes: [{ from, to, insert: word }] }],
      })),
      ...(fix ? [{ title: fix.title, edits: [{ cell, changes: [fix.change] }] }] : []),
    ],
  };
}

/** Each move and ability by itself, and the clauses of the card together. One with a mistake is broken, and leaves others whole. */
function abilitiesOf(text: string, { items }: ParsedEffect, errors: readonly Span[]): readonly AbilityReading[] {
  const groups: Item[][] = items.filter((item) => item.kind === "block").map((block) => [block]);
  const clauses = items.filter((item) => item.kind !== "block");
  if (clauses.length > 0) groups.push(clauses);
  return groups.map((group) => {
    const span = { from: group[0]?.from ?? 0, to: group.at(-1)?.to ?? 0 };
    const value: unknown = group.length === 1 ? group[0] : group;
    const isBroken = errors.some(({ from, to }) => from <= span.to && to >= span.from);
    return {
      cell,
      span,
      ast: isBroken ? undefined : withoutPlaces(value),
      tree: (): AstNode | undefined => (isBroken ? undefined : syntaxTree(value, span)),
      written: () => plain(text.slice(span.from, span.to)),
      shown: () => (isBroken ? undefined : plain(effectInEnglish(group))),
      prompts: () => questionsIn(group).map(plain),
    };
  });
}

const plain = (text: string): DisplayText => ({
  markup: text,
  runs: [{ text, bold: false, italic: false, underline: false, color: null }],
  plain: text,
});

function stylesOf({ tokens, comments }: ParsedEffect): readonly StyledSpan[] {
  const styled = tokens.flatMap((token): StyledSpan[] => {
    const style = styleOf(token);
    // What was added to read the rest is not in the text.
    return style === undefined || token.from === token.to ? [] : [{ cell, from: token.from, to: token.to, style }];
  });
  const notes = comments.map(({ from, to }): StyledSpan => ({ cell, from, to, style: "display" }));
  return [...styled, ...notes].sort((a, b) => a.from - b.from);
}

function styleOf({ group, spelling }: Token): string | undefined {
  switch (group) {
    case "word":
    case "clause":
      return "keyword";
    case "operation":
    case "call":
      return "phrase";
    case "constant":
      return "name";
    case "name":
    case "label":
      return "variable";
    case "number":
      return "number";
    case "text":
      return "display";
    case "mark":
      return spelling === "line" ? undefined : "punctuation";
  }
}
