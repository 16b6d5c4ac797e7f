import { editor, KeyCode, type IDisposable } from "monaco-editor/editor/editor.api.js";
import type { Span } from "../../shared/base/index.js";
import type { Fix } from "../../shared/text/index.js";
import type { KeyPress, PlacedCell } from "../state/index.js";
import { hasOpenWidget, pressInEditor } from "./editor-press.js";
import { lineHeightPx, options, paddingPx } from "./monaco-options.js";
import { bindModel, monacoLanguage, rangeOf, showDiagnostics } from "./rules-language.js";
import type { RowTexts } from "./row-texts.js";

/** What the pane can do with the editor of a cell. */
export interface CellHandle {
  focus(): void;
  /** Puts a text in place of the present one, as one step that can be undone. */
  replace(text: string): void;
  /** Shows where a part of the text is. */
  point(span: Span): void;
  /** Does what a key does that was pressed before the editor was there; false where another has the keyboard. */
  press(press: KeyPress): boolean;
}

/** What the editor of a cell reports and asks for. */
export interface CellEvents {
  readonly onFix: (fix: Fix) => void;
  readonly onCaret: (cell: string, offset: number) => void;
  /** Saves and goes back to the sheet. */
  readonly onDone: () => void;
  readonly onSave: () => void;
  /** Goes to the list of problems where nothing at the caret can be fixed. */
  readonly onProblems: () => void;
  /** Takes back or repeats a step of the sheet's history. */
  readonly onTravel: (direction: "undo" | "redo") => void;
}

const mostLines = 14;

/** Opens Monaco over the text of a cell; what it reports goes to the latest events. */
export function openEditor(
  element: HTMLElement,
  texts: RowTexts,
  cell: PlacedCell,
  { isReadOnly, fewestLines }: { readonly isReadOnly: boolean; readonly fewestLines: number },
  latest: { readonly current: CellEvents },
): { handle: CellHandle; disposables: readonly IDisposable[] } {
  const { game, language } = texts.language;
  const model = editor.createModel(texts.text(cell.name), monacoLanguage(game.id, language));
  bindModel(model, {
    cell: cell.name,
    reading: () => texts.snapshot.reading,
    applyFix: (fix) => latest.current.onFix(fix),
  });
  const made = editor.create(element, options(model, cell.title, isReadOnly));
  const colours = made.createDecorationsCollection();
  const pointed = made.createDecorationsCollection();
  /** How far typing has gone, to distinguish what was undone from what was never typed. */
  let furthest = model.getAlternativeVersionId();
  let isFollowing = false;

  const paint = (): void => {
    const { reading } = texts.snapshot;
    colours.set(
      reading
        .styles()
        .filter((span) => span.cell === cell.name)
        .map((span) => ({ range: rangeOf(model, span), options: { inlineClassName: `rules-${span.style}` } })),
    );
    showDiagnostics(
      model,
      reading.diagnostics.filter((diagnostic) => diagnostic.cell === cell.name),
    );
  };
  const follow = (): void => {
    const text = texts.text(cell.name);
    if (model.getValue() !== text) {
      isFollowing = true;
      const selections = made.getSelections();
      model.setValue(text);
      if (selections) made.setSelections(selections);
      furthest = model.getAlternativeVersionId();
      isFollowing = false;
    }
    paint();
  };
  const hasFixHere = (): boolean => {
    const at = model.getOffsetAt(made.getPosition() ?? model.getFullModelRange().getStartPosition());
    return texts.snapshot.reading.diagnostics.some(
      ({ cell: where, span, fixes }) => where === cell.name && span.from <= at && at <= span.to && fixes.length > 0,
    );
  };
  const fit = (): void => {
    const lines = Math.max(fewestLines, Math.min(mostLines, made.getContentHeight() / lineHeightPx));
    element.style.height = `${lines * lineHeightPx + 2 * paddingPx}px`;
  };

  // Whoever comes to a text goes on behind it, as in a cell.
  made.setPosition(model.getFullModelRange().getEndPosition());
  texts.shownAs(cell.name, model.getValue());
  fit();
  paint();
  const unsubscribe = texts.subscribe(follow);
  const disposables: readonly IDisposable[] = [
    { dispose: unsubscribe },
    model.onDidChangeContent(({ isUndoing }) => {
      if (isFollowing) return;
      if (!isUndoing) furthest = model.getAlternativeVersionId();
      pointed.clear();
      texts.type(cell.name, model.getValue());
    }),
    made.onDidContentSizeChange(fit),
    made.onDidChangeCursorPosition(({ position }) => {
      if (made.hasTextFocus()) latest.current.onCaret(cell.name, model.getOffsetAt(position));
    }),
    made.onKeyDown((event) => {
      const isMod = event.ctrlKey || event.metaKey;
      const travel = isMod && event.keyCode === KeyCode.KeyZ && !event.shiftKey ? "undo" : redoOf(event, isMod);
      if (travel === "undo" && !texts.isChanged(cell.name)) latest.current.onTravel("undo");
      else if (travel === "redo" && model.getAlternativeVersionId() === furthest) latest.current.onTravel("redo");
      else if (isMod && event.keyCode === KeyCode.Enter) latest.current.onDone();
      else if (isMod && event.keyCode === KeyCode.KeyS) latest.current.onSave();
      else if (isMod && event.keyCode === KeyCode.Period && !hasFixHere()) latest.current.onProblems();
      else if (event.keyCode === KeyCode.Escape && !hasOpenWidget(element)) latest.current.onDone();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }),
    made,
    model,
  ];
  const handle: CellHandle = {
    focus: () => {
      made.focus();
    },
    replace: (text) => {
      made.pushUndoStop();
      made.executeEdits("fix", [{ range: model.getFullModelRange(), text }]);
      made.pushUndoStop();
    },
    point: (span) => {
      const range = rangeOf(model, span);
      pointed.set([{ range, options: { className: "rules-pointed" } }]);
      made.revealRangeInCenterIfOutsideViewport(range);
    },
    press: (press) => {
      if (!made.hasTextFocus()) return false;
      const isMod = press.ctrlKey || press.metaKey;
      if (press.key === "Escape" || (isMod && press.key === "Enter")) latest.current.onDone();
      else pressInEditor(made, press);
      return true;
    },
  };
  return { handle, disposables };
}

const redoOf = (
  { keyCode, shiftKey }: { readonly keyCode: KeyCode; readonly shiftKey: boolean },
  isMod: boolean,
): "redo" | undefined =>
  isMod && ((keyCode === KeyCode.KeyZ && shiftKey) || (keyCode === KeyCode.KeyY && !shiftKey)) ? "redo" : undefined;
