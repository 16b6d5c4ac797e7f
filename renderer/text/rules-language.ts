import {
  editor,
  languages,
  MarkerSeverity,
  Range,
  type IRange,
  type IMarkdownString,
} from "monaco-editor/editor/editor.api.js";
import type { Span } from "../../shared/base/index.js";
import type { Completion, Diagnostic, Fix, TextLanguage, TextReading } from "../../shared/text/index.js";
import { explained } from "./texts.js";

/** What an open model stands for: one cell of a row that is read together with its others. */
export interface OpenCell {
  readonly cell: string;
  reading(): TextReading;
  /** Carries out a fix, which may touch other cells, as one step. */
  applyFix(fix: Fix): void;
}

const openCells = new WeakMap<editor.ITextModel, OpenCell>();

/** Says which cell a model shows, so that completion, hover and fixes know what to read. */
export function bindModel(model: editor.ITextModel, cell: OpenCell): void {
  openCells.set(model, cell);
}

export const rangeOf = (model: editor.ITextModel, { from, to }: Span): Range =>
  Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to));

const severities = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  hint: MarkerSeverity.Info,
} as const;

const markerOwner = "rules";

/** Squiggles under all diagnostics of the cell; an empty span is shown under its neighbour. */
export function showDiagnostics(model: editor.ITextModel, diagnostics: readonly Diagnostic[]): void {
  const markers = diagnostics.map((diagnostic): editor.IMarkerData => {
    const { startLineNumber, startColumn, endLineNumber, endColumn } = visibleRange(model, diagnostic.span);
    return {
      severity: severities[diagnostic.severity],
      message: explained(diagnostic),
      code: diagnostic.code,
      startLineNumber,
      startColumn,
      endLineNumber,
      endColumn,
    };
  });
  editor.setModelMarkers(model, markerOwner, markers);
}

function visibleRange(model: editor.ITextModel, span: Span): Range {
  if (span.to > span.from) return rangeOf(model, span);
  const { lineNumber, column } = model.getPositionAt(span.from);
  const isAtEnd = column >= model.getLineMaxColumn(lineNumber);
  return isAtEnd
    ? new Range(lineNumber, Math.max(1, column - 1), lineNumber, column)
    : new Range(lineNumber, column, lineNumber, column + 1);
}

const kinds = {
  words: languages.CompletionItemKind.Text,
  keyword: languages.CompletionItemKind.Keyword,
  phrase: languages.CompletionItemKind.Function,
  variable: languages.CompletionItemKind.Variable,
  value: languages.CompletionItemKind.EnumMember,
} as const satisfies Record<Completion["kind"], languages.CompletionItemKind>;

const fixCommand = "cardwright.fix";

const known = new Map<TextLanguage, string>();

/** The name Monaco knows a language by; it is registered when it is first asked for. */
export function monacoLanguage(id: string, language: TextLanguage): string {
  const name = known.get(language);
  if (name !== undefined) return name;
  const made = `rules-${id}`;
  known.set(language, made);
  languages.register({ id: made });
  languages.setLanguageConfiguration(made, {
    brackets: [
      ["{", "}"],
      ["(", ")"],
    ],
    autoClosingPairs: [
      { open: "{", close: "}" },
      { open: "(", close: ")" },
    ],
    wordPattern: /[\p{L}\p{N}_'-]+/u,
  });
  languages.registerCompletionItemProvider(made, {
    triggerCharacters: Array.from(` ${language.completionTriggers}`),
    provideCompletionItems: complete,
  });
  languages.registerHoverProvider(made, { provideHover: hover });
  languages.registerCodeActionProvider(made, { provideCodeActions: fixes });
  return made;
}

function complete(
  model: editor.ITextModel,
  position: { lineNumber: number; column: number },
): languages.CompletionList {
  const open = openCells.get(model);
  const offset = model.getOffsetAt(position);
  const found = open?.reading().completionsAt(open.cell, offset) ?? [];
  const suggestions = found.map((completion, at): languages.CompletionItem => {
    const { kind, label, detail, about, change, otherEdits } = completion;
    const range = rangeOf(model, change);
    const documentation: IMarkdownString = { value: about };
    return {
      label: { label, description: detail },
      kind: kinds[kind],
      insertText: change.insert,
      // What is written so far always matches: the language has chosen and ordered already.
      filterText: model.getValueInRange(range),
      sortText: String(at).padStart(5, "0"),
      range,
      documentation,
      ...(otherEdits.length > 0 && open
        ? { command: { id: fixCommand, title: "", arguments: [open, { title: label, edits: otherEdits }] } }
        : {}),
    };
  });
  return { suggestions, incomplete: true };
}

function hover(model: editor.ITextModel, position: { lineNumber: number; column: number }): languages.Hover | null {
  const open = openCells.get(model);
  const told = open?.reading().hoverAt(open.cell, model.getOffsetAt(position));
  if (!told) return null;
  const contents = [`**${escaped(told.title)}**`, ...told.lines.map(escaped)].map((value) => ({ value }));
  return { contents, range: rangeOf(model, told.span) };
}

/** Card texts are full of characters that mean something in Markdown. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+\-.!<>|$~]/gu, String.raw`\$&`);

function fixes(model: editor.ITextModel, range: IRange): languages.CodeActionList {
  const open = openCells.get(model);
  const near = (open?.reading().diagnostics ?? []).filter(
    ({ cell, span }) => cell === open?.cell && Range.areIntersectingOrTouching(visibleRange(model, span), range),
  );
  const actions = near.flatMap(({ fixes: offered }) =>
    offered.map((fix, at): languages.CodeAction => ({
      title: fix.title,
      kind: "quickfix",
      isPreferred: at === 0,
      command: { id: fixCommand, title: fix.title, arguments: [open, fix] },
    })),
  );
  return { actions, dispose: () => undefined };
}

editor.registerCommand(fixCommand, (_accessor, open: OpenCell, fix: Fix) => open.applyFix(fix));
