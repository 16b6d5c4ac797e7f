import { FileDiff, PanelRightClose } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { visibleName, type Span } from "../../../shared/base/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { activeGrid } from "../../grid/index.js";
import { travel } from "../../navigation/index.js";
import { ask, call, openOverlay, requestFocus, setApp, useApp } from "../../state/index.js";
import { IconButton, late, LateInPlace, Sash, useEscape } from "../../ui/index.js";
import { followCaret } from "./follow-caret.js";
import type { LiveText } from "./live-text.js";
import type { TextEditorProps } from "./MonacoText.js";
import { besideTexts } from "./texts.js";
import { useLiveText } from "./use-live-text.js";

const MonacoText = late(async () => (await import("./MonacoText.js")).MonacoText, LateInPlace);

interface Props {
  readonly sheet: SheetView;
  /** Stands for Monaco in tests. */
  readonly Editor?: ComponentType<TextEditorProps>;
}

/** Moving the caret through the text asks once it rests. */
const caretMs = 120;

const closePane = (): void => {
  setApp(({ textPane }) => ({ textPane: { ...textPane, isOpen: false } }));
  activeGrid()?.focus();
};

/** Beside the sheet: the text of its file as it stands. What is typed is in the sheet at once where it is valid. */
export function TextPane({ sheet, Editor = MonacoText }: Props): ReactNode {
  const { file } = sheet.ref;
  const name = visibleName(file);
  const { widthPx } = useApp((state) => state.textPane);
  const { live, state } = useLiveText(file, sheet.revision);
  const marked = useMarked(live, state.version, sheet);
  const pane = useRef<HTMLElement>(null);
  const caret = useRef<number | undefined>(undefined);
  useEscape(pane, () => activeGrid()?.focus());
  const onCaret = (place: number): void => {
    window.clearTimeout(caret.current);
    caret.current = window.setTimeout(() => void followCaret(live, file, place), caretMs);
  };
  useEffect(() => () => window.clearTimeout(caret.current), [live]);
  const save = async (): Promise<void> => {
    if (await live.flush()) await call("workspace/flush", {});
  };
  // The version says when the text has changed.
  const isMixed = useMemo(() => state.version !== null && hasMixedLineEnds(live.text), [live, state.version]);
  return (
    <aside ref={pane} className="text-pane" style={{ width: `${widthPx}px` }} aria-label={besideTexts.textOf(name)}>
      <Sash
        widthPx={widthPx}
        onResize={(width) => setApp(({ textPane }) => ({ textPane: { ...textPane, widthPx: width } }))}
      />
      <header className="rules-head">
        <strong>{name}</strong>
        {state.isUnsent && <span className="text-verdict">{besideTexts.isTyped}</span>}
        <IconButton
          title={besideTexts.whatChanges}
          icon={<FileDiff />}
          onClick={() => openOverlay({ kind: "text-difference" })}
        />
        <IconButton title={besideTexts.close} icon={<PanelRightClose />} onClick={closePane} />
      </header>
      <Said live={live} readOnly={sheet.readOnly} />
      {isMixed ? (
        <p className="rules-none">{besideTexts.mixedLineEnds}</p>
      ) : state.isRead ? (
        <Editor
          live={live}
          title={besideTexts.textOf(name)}
          isReadOnly={sheet.readOnly !== undefined}
          fault={state.fault}
          marked={marked}
          onCaret={onCaret}
          onLeave={() => activeGrid()?.focus()}
          onSave={() => void save()}
          onTravel={(direction) => void travel(direction, { keepsKeyboard: true })}
        />
      ) : (
        <p className="rules-none">{besideTexts.reading}</p>
      )}
    </aside>
  );
}

/** Whether some lines end with CR LF and others with LF alone: Monaco would make them all one kind. */
const hasMixedLineEnds = (text: string): boolean => text.includes("\r\n") && /(?:^|[^\r])\n/u.test(text);

/** Returns the keyboard to the text after a button that is gone then. */
const thenType = (decided: Promise<void>): void => void decided.then(() => requestFocus("text"));

/** Why what is typed is not in the sheet, with what can be done about it. */
function Said({ live, readOnly }: { readonly live: LiveText; readonly readOnly: string | undefined }): ReactNode {
  const { fault, isClash } = live.state;
  if (isClash) {
    return (
      <div className="text-said is-warning" role="alert">
        <span>{besideTexts.isClash}</span>
        <button type="button" className="button is-small" onClick={() => thenType(live.decide("ours"))}>
          {besideTexts.keepTyped}
        </button>
        <button type="button" className="button is-small" onClick={() => thenType(live.decide("theirs"))}>
          {besideTexts.useOther}
        </button>
      </div>
    );
  }
  if (fault) {
    return (
      <div className="text-said is-bad" role="status">
        <span>{besideTexts.notValid(fault)}</span>
        <button type="button" className="button is-small" onClick={() => thenType(live.discard())}>
          {besideTexts.discard}
        </button>
      </div>
    );
  }
  return readOnly === undefined ? null : <p className="text-said">{readOnly}</p>;
}

/** Where the active cell is in the text that is shown. */
function useMarked(live: LiveText, version: string | null, { ref }: SheetView): Span | undefined {
  const rowKey = useApp(({ place }) => place.rowKey);
  const column = useApp(({ place }) => place.column);
  const [marked, setMarked] = useState<Span | undefined>();
  useEffect(() => {
    let isWanted = version !== null;
    if (rowKey === null) return undefined;
    void ask("text/span-of", { sheet: ref, rowKey, column }).then((answer) => {
      const span = answer.ok ? answer.value.span : null;
      if (!isWanted || (span && span.version !== live.state.version)) return;
      setMarked(span ? { from: live.toEditor(span.from), to: live.toEditor(span.to) } : undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [live, version, ref, rowKey, column]);
  return marked;
}
