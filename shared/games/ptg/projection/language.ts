import type {
  Completion,
  Diagnostic,
  DisplayText,
  StyledSpan,
  TextLanguage,
  TextReading,
} from "../../../text/index.js";
import { printSections } from "./clause.js";
import { continuations, parseSections } from "./parse.js";
import type { TextFault } from "./reader.js";
import { tokensOf } from "./tokens.js";

const cell = "text";

/** The language of the one line that an ability is written in. */
export const abilityLanguage: TextLanguage = {
  cells: [{ name: cell, column: cell, title: "Ability", isOptional: false }],
  mains: [cell],
  completionTriggers: ": ;|@{(/",
  read: (texts) => readingOf(texts[cell] ?? ""),
};

function readingOf(text: string): TextReading {
  const isEmpty = text.trim() === "";
  const read = isEmpty ? undefined : parseSections(text);
  const sections = read?.ok === true ? read.value : undefined;
  return {
    texts: { [cell]: text },
    state: isEmpty ? "empty" : sections ? "parsed" : "broken",
    diagnostics: read && !read.ok ? [diagnosticOf(read.error)] : [],
    abilities: isEmpty
      ? []
      : [
          {
            cell,
            span: { from: 0, to: text.length },
            ast: sections,
            tree: () => undefined,
            written: () => plainText(text),
            shown: () => sections && plainText(printSections(sections)),
            prompts: () => [],
          },
        ],
    displayFault: () => undefined,
    styles: () => stylesOf(text),
    completionsAt: (_, offset) => completionsAt(text, offset),
    hoverAt: () => undefined,
    after: (texts) => readingOf(texts[cell] ?? ""),
  };
}

const plainText = (text: string): DisplayText => ({
  markup: text,
  runs: [{ text, bold: false, italic: false, underline: false, color: null }],
  plain: text,
});

function diagnosticOf({ message, from, to, expected, suggestions }: TextFault): Diagnostic {
  const fixes = suggestions.map((word) => ({
    title: `Write ${word}`,
    edits: [{ cell, changes: [{ from, to, insert: word }] }],
  }));
  return {
    code: "ptg/projection",
    severity: "error",
    cell,
    span: { from, to },
    message,
    expected,
    suggestions,
    related: [],
    fixes,
  };
}

function stylesOf(text: string): readonly StyledSpan[] {
  return tokensOf(text).flatMap(({ kind, from, to }) =>
    kind === "mark" ? [] : [{ cell, from, to, style: kind === "word" ? "keyword" : kind }],
  );
}

/** Placeholders: words to be replaced, not written literally. */
const isPlaceholder = (word: string): boolean =>
  word.startsWith("the ") || word === "a number" || word === '"its name"';

function completionsAt(text: string, offset: number): readonly Completion[] {
  const before = text.slice(0, offset);
  const typed = /[\w$]*$/u.exec(before)?.[0] ?? "";
  const { words } = continuations(before.slice(0, before.length - typed.length));
  return words
    .filter((word) => !isPlaceholder(word) && word.startsWith(typed.toLowerCase()))
    .map((word) => ({
      kind: "words",
      label: word,
      detail: "ability",
      about: "",
      change: { from: offset - typed.length, to: offset, insert: word },
      otherEdits: [],
    }));
}
