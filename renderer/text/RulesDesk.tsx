import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import type { Span } from "../../shared/base/index.js";
import type { Diagnostic, Fix } from "../../shared/text/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { activeGrid, commitTexts, textOfCell } from "../grid/index.js";
import { travel } from "../navigation/index.js";
import {
  offerOpenTexts,
  onLeaveField,
  onRows,
  rowsOf,
  sayHere,
  setApp,
  sheetKey,
  type PlacedLanguage,
  turns,
  waitingMark,
} from "../state/index.js";
import { AbilityTraits } from "./AbilityTraits.js";
import { AstTree } from "./AstTree.js";
import { CardPreview } from "./CardPreview.js";
import type { CellEditorProps } from "./CellEditor.js";
import type { CellHandle } from "./monaco-cell.js";
import { useDrafts } from "./drafts.js";
import { useLostTexts } from "./lost-texts.js";
import { useFocusRequest } from "./focus-request.js";
import { ProblemList } from "./ProblemList.js";
import { RowTexts, type HeldCell } from "./row-texts.js";
import { editorTexts } from "./texts.js";

export interface RulesDeskProps {
  readonly sheet: SheetView;
  readonly language: PlacedLanguage;
  readonly rowKey: string;
  readonly title: string;
  /** Where the keyboard goes once the person is done; by default to the sheet. */
  readonly onDone?: (() => void) | undefined;
  /** What each text is edited in. */
  readonly Editor: ComponentType<CellEditorProps>;
}

const linesOf = [3, 2, 2];

/**
 * The editors of one row's texts, with all they mean beside them. To be keyed by the row and its language: a newer view of the
 * same row is followed, for another row the editors start over.
 */
export function RulesDesk({ sheet, language, rowKey, title, onDone, Editor }: RulesDeskProps): ReactNode {
  const key = sheetKey(sheet.ref);
  const held = useCallback(
    (cell: string): HeldCell => heldCell(key, sheet, language, rowKey, cell),
    [key, sheet, language, rowKey],
  );
  const [texts] = useState(() => new RowTexts(language, held));
  const snapshot = useSyncExternalStore(texts.subscribe, () => texts.snapshot);
  const late = useDeferredValue(snapshot);
  const handles = useRef(new Map<string, CellHandle>());
  const [caret, setCaret] = useState<{ cell: string; offset: number } | undefined>();
  const isReadOnly = sheet.readOnly !== undefined;
  const main = language.cells.find(({ name }) => language.language.mains.includes(name))?.name ?? "";

  useEffect(() => texts.speak(language), [texts, language]);
  useEffect(() => {
    texts.follow(held);
    return onRows(key, () => texts.follow(held));
  }, [texts, held, key]);

  const save = useCallback(async (): Promise<void> => {
    const changes = texts.changes().flatMap(({ cell, text, seen }) => {
      const place = language.cells.find(({ name }) => name === cell);
      const column = place && sheet.columns[place.at];
      const row = rowsOf(key)?.row(rowKey);
      return column && row ? [{ row, column, text, seen }] : [];
    });
    if (changes.length === 0) return;
    const sent = commitTexts(sheet, changes, changes.length === 1 ? undefined : editorTexts.editTheTextsOf(title));
    texts.settle(held);
    await sent;
  }, [texts, language, sheet, key, rowKey, title, held]);
  const desk = useRef<HTMLDivElement>(null);
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => onLeaveField(() => void latestSave.current()), []);
  // The row is left: what was typed is saved, as a cell's editor does.
  useEffect(() => () => void latestSave.current(), [texts]);

  useEffect(
    () =>
      offerOpenTexts(() =>
        texts.changes().flatMap(({ cell, text }) => {
          const place = language.cells.find(({ name }) => name === cell);
          const column = place && sheet.columns[place.at];
          return column ? [{ sheet: key, rowKey, column: column.key, text }] : [];
        }),
      ),
    [texts, language, sheet, key, rowKey],
  );
  useLostTexts(desk, { texts, language, sheet: key, rowKey, title });
  useDrafts(texts, sheet, language, rowKey);
  useEffect(() => {
    setApp({ isWriting: snapshot.changed });
    return () => setApp({ isWriting: false });
  }, [snapshot.changed]);
  useFocusRequest(handles, main, rowKey);

  const applyFix = useCallback(
    (fix: Fix): void => {
      for (const [cell, text] of texts.afterFix(fix.edits)) handles.current.get(cell)?.replace(text);
    },
    [texts],
  );
  const goTo = ({ cell, span }: Diagnostic): void => {
    handles.current.get(cell)?.focus();
    handles.current.get(cell)?.point(span);
  };
  const onHandle = useCallback((cell: string, handle: CellHandle | undefined): void => {
    if (handle) handles.current.set(cell, handle);
    else handles.current.delete(cell);
  }, []);
  const discard = (): void => {
    texts.settle(held);
  };

  return (
    <div
      ref={desk}
      className="rules-desk"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) void save();
      }}
    >
      <p className="rules-state" role="status">
        <span title={sheet.readOnly}>
          {isReadOnly ? editorTexts.readOnly : snapshot.changed ? editorTexts.notSaved : ""}
        </span>
        {snapshot.changed && (
          <button type="button" className="button is-small" onClick={discard}>
            {editorTexts.discard}
          </button>
        )}
      </p>
      {language.cells.map((cell, at) => (
        <section key={cell.name} className="rules-cell">
          <h2>{cell.title}</h2>
          {cell.about !== undefined && <p className="rules-about">{cell.about}</p>}
          <Editor
            texts={texts}
            cell={cell}
            isReadOnly={isReadOnly}
            fewestLines={linesOf[at] ?? 2}
            onHandle={onHandle}
            onFix={applyFix}
            onCaret={(name, offset) => setCaret({ cell: name, offset })}
            onSave={() => void save()}
            onProblems={() => {
              const first = firstIn(desk.current);
              if (first) first.focus();
              else sayHere("info", editorTexts.noProblems);
            }}
            onDone={() => {
              void save();
              if (onDone) onDone();
              else activeGrid()?.focus();
            }}
            onTravel={(direction) => turns.hold(travel(direction))}
          />
        </section>
      ))}
      {snapshot.clashing.length > 0 && (
        <p className="rules-clash" role="alert">
          {editorTexts.changedOnDisk}
          <button type="button" className="button is-small" onClick={discard}>
            {editorTexts.useDiskVersion}
          </button>
        </p>
      )}
      <ProblemList
        diagnostics={late.reading.diagnostics}
        isReadOnly={isReadOnly}
        onGo={goTo}
        onFix={(fix) => {
          applyFix(fix);
          handles.current.get(main)?.focus();
        }}
      />
      <section>
        <h2>{editorTexts.asPlayersRead}</h2>
        <AbilityTraits
          abilities={late.reading.abilities}
          label={editorTexts.whatEachIs}
          titleOf={(cell) => language.cells.find(({ name }) => name === cell)?.title ?? cell}
        />
        <CardPreview reading={late.reading} title={title} />
      </section>
      <section>
        <h2>{editorTexts.asGameUnderstands}</h2>
        <AstTree
          abilities={late.lastGood}
          caret={caret}
          onPoint={(cell: string, span: Span) => {
            setCaret(undefined);
            handles.current.get(cell)?.point(span);
          }}
        />
      </section>
    </div>
  );
}

function heldCell(key: string, sheet: SheetView, language: PlacedLanguage, rowKey: string, cell: string): HeldCell {
  const rows = rowsOf(key);
  const place = language.cells.find(({ name }) => name === cell);
  const value = (place && rows?.row(rowKey)?.cells[place.at]) ?? null;
  const column = place && sheet.columns[place.at];
  const waiting = waitingMark(column && rows?.mark(rowKey, column.key));
  return { value, text: textOfCell(value), waiting };
}

/** What the key for problems goes to: the first fix of the first problem, else what it says. */
const firstIn = (desk: HTMLElement | null): HTMLElement | null | undefined =>
  desk?.querySelector<HTMLElement>(".rules-problem:first-child .button") ??
  desk?.querySelector<HTMLElement>(".rules-problem button");
