import { editor, KeyCode, MarkerSeverity, Range, type IDisposable } from "monaco-editor/editor/editor.api.js";
import type { Fault, Span, TextChange } from "../../../shared/base/index.js";
import type { KeyPress } from "../../state/index.js";
import { hasOpenWidget, pressInEditor } from "../editor-press.js";
import { currentTheme } from "../monaco.js";
import { registerToml, tomlLanguage } from "../toml-language.js";
import type { LiveText } from "./live-text.js";

registerToml();

/** What the editor of a file's text reports and asks for. */
export interface TextEvents {
  /** The person moved the caret here. */
  readonly onCaret: (place: number) => void;
  readonly onLeave: () => void;
  readonly onSave: () => void;
  /** Takes back or repeats a step of the sheet's history. */
  readonly onTravel: (direction: "undo" | "redo") => void;
}

/** Monaco over the text of a file as it stands. */
export interface TextHandle extends IDisposable {
  focus(): void;
  press(press: KeyPress): boolean;
  /** Marks the lines of the active cell, and shows them where the keyboard is elsewhere. */
  mark(span: Span | undefined): void;
  showFault(fault: Fault | undefined): void;
  setReadOnly(isReadOnly: boolean): void;
}

const byteOrderMark = "\uFEFF";

/** A model of a text whose line ends are all of one kind; Monaco would make them so. */
function modelOf(text: string): editor.ITextModel {
  const model = editor.createModel(text, tomlLanguage);
  if (!text.includes("\r\n")) model.setEOL(editor.EndOfLineSequence.LF);
  return model;
}

/** Opens Monaco over a text; what it reports goes to the latest events. */
export function openTextEditor(
  element: HTMLElement,
  live: LiveText,
  title: string,
  latest: { readonly current: TextEvents },
): TextHandle {
  /** Monaco keeps a byte order mark to itself. */
  const shift = live.text.startsWith(byteOrderMark) ? 1 : 0;
  const model = modelOf(live.text);
  const made = editor.create(element, {
    model,
    theme: currentTheme(),
    automaticLayout: true,
    ariaLabel: title,
    fixedOverflowWidgets: true,
    fontSize: 13,
    lineNumbersMinChars: 3,
    folding: false,
    glyphMargin: false,
    minimap: { enabled: false },
    occurrencesHighlight: "off",
    padding: { top: 8 },
    renderFinalNewline: "on",
    renderWhitespace: "selection",
    scrollBeyondLastLine: false,
    wordBasedSuggestions: "off",
    unicodeHighlight: { ambiguousCharacters: false },
    unusualLineTerminators: "off",
    lightbulb: { enabled: editor.ShowLightbulbIconMode.Off },
  });
  const marked = made.createDecorationsCollection();
  let isFollowing = false;
  let hasOwnRedo = false;
  /** Whether the person has done something here since the keyboard came: until then the caret is at the active cell. */
  let isTouched = false;

  const rangeOf = ({ from, to }: Span): Range =>
    Range.fromPositions(model.getPositionAt(from - shift), model.getPositionAt(to - shift));

  const show = (changes: readonly TextChange[]): void => {
    isFollowing = true;
    // The undo of the editor stays, and caret and scroll with it: only these stretches change.
    model.pushStackElement();
    const edits = changes.map((change) => ({ range: rangeOf(change), text: change.insert }));
    model.pushEditOperations(made.getSelections(), edits, () => made.getSelections());
    model.pushStackElement();
    isFollowing = false;
  };

  const touch = (): void => {
    isTouched = true;
  };
  const onMouse = made.onMouseDown(touch);
  const onBlur = made.onDidBlurEditorText(() => {
    isTouched = false;
  });
  const onKey = made.onKeyDown((event) => {
    touch();
    const isMod = event.ctrlKey || event.metaKey;
    const isRedo = isMod && (event.keyCode === KeyCode.KeyY || (event.keyCode === KeyCode.KeyZ && event.shiftKey));
    const isUndo = isMod && event.keyCode === KeyCode.KeyZ && !event.shiftKey;
    if (isUndo && !live.state.isUnsent) latest.current.onTravel("undo");
    else if (isRedo && !live.state.isUnsent && !hasOwnRedo) latest.current.onTravel("redo");
    else if (isMod && event.keyCode === KeyCode.KeyS) latest.current.onSave();
    else if (event.keyCode === KeyCode.Escape && !hasOpenWidget(element)) latest.current.onLeave();
    // There are no fixes here, which Monaco would say in its own words.
    else if (!(isMod && event.keyCode === KeyCode.Period)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onChange = model.onDidChangeContent(({ changes, isUndoing, isRedoing }) => {
    if (isFollowing) return;
    touch();
    hasOwnRedo = isUndoing || (isRedoing && hasOwnRedo);
    const eol = model.getEOL();
    const typed = changes.map(({ rangeOffset, rangeLength, text }) => ({
      from: rangeOffset + shift,
      to: rangeOffset + rangeLength + shift,
      insert: text.replaceAll(/\r\n|\r|\n/gu, eol),
    }));
    live.type(typed.sort((a, b) => a.from - b.from || a.to - b.to));
  });
  const onCaret = made.onDidChangeCursorPosition(({ position }) => {
    if (isTouched && !isFollowing) latest.current.onCaret(model.getOffsetAt(position) + shift);
  });
  const disconnect = live.connect(show);

  return {
    focus: () => made.focus(),
    press: (press) => {
      if (!made.hasTextFocus()) return false;
      touch();
      if (press.key === "Escape") latest.current.onLeave();
      else pressInEditor(made, press);
      return true;
    },
    mark: (span) => {
      const range = span && rangeOf(span);
      const options = { isWholeLine: true, className: "text-cell", linesDecorationsClassName: "text-cell-edge" };
      marked.set(range ? [{ range, options }] : []);
      if (!range || isTouched) return;
      made.setPosition(range.getStartPosition());
      made.revealRangeInCenterIfOutsideViewport(range);
    },
    showFault: (fault) => {
      const line = Math.min(fault?.line ?? 1, model.getLineCount());
      const column = fault?.column ?? 1;
      const place = { startLineNumber: line, startColumn: column, endLineNumber: line };
      const endColumn = Math.max(column + 1, model.getLineMaxColumn(line));
      const marker = { ...place, endColumn, severity: MarkerSeverity.Error, message: fault?.message ?? "" };
      editor.setModelMarkers(model, tomlLanguage, fault?.line === undefined ? [] : [marker]);
    },
    setReadOnly: (readOnly) => made.updateOptions({ readOnly }),
    dispose: () => {
      disconnect();
      for (const each of [onMouse, onBlur, onKey, onChange, onCaret, made, model]) each.dispose();
    },
  };
}
