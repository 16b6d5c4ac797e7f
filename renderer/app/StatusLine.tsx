import { useEffect, useState, type ReactNode } from "react";
import { MergeConflictCount } from "../conflicts/index.js";
import { stopRecording } from "../macros/index.js";
import { ProblemCounts } from "../problems/index.js";
import { ChangeCount } from "./ChangeCount.js";
import { RowCount } from "./RowCount.js";
import { SelectionFigures } from "./SelectionFigures.js";
import { useTable } from "../sandbox/index.js";
import { StaleBadge } from "./StaleBadge.js";
import { activeSheet, openOverlay, sheetKey, useApp, useUnanswered } from "../state/index.js";
import { statusTexts } from "./texts.js";

/** Saving is silent; what is still unsaved after this long is shown (EDITOR-7). */
const quietMs = 2_000;

/** Texts that cells refused: they are saved only once somebody has corrected them, so that waiting is no use. */
const useRefused = (): number =>
  useApp(({ workspace }) => workspace?.files.reduce((sum, file) => sum + file.refused, 0) ?? 0);

interface Unsaved {
  /** Something is on its way to the disk, be it for a moment only. */
  readonly isUnderWay: boolean;
  /** What is still on its way to the disk after a while, or waits at a file that cannot be written. */
  readonly unsaved: number;
  /** After a while, a change has not even been counted: it is large, and being made. */
  readonly isSaving: boolean;
}

function useUnsaved(): Unsaved {
  const isHeldUp = useApp(({ workspace }) =>
    workspace?.files.some((file) => file.condition.kind !== "fine" && file.unsaved > file.refused),
  );
  const unsaved = useApp(
    ({ workspace }) => workspace?.files.reduce((sum, file) => sum + file.unsaved - file.refused, 0) ?? 0,
  );
  const isUnanswered = useUnanswered();
  const [isLate, setLate] = useState(false);
  const isAny = unsaved > 0 || isUnanswered;
  useEffect(() => {
    if (!isAny) return undefined;
    const timer = window.setTimeout(() => setLate(true), quietMs);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [isAny]);
  return {
    isUnderWay: isAny,
    unsaved: isLate || isHeldUp === true ? unsaved : 0,
    isSaving: isLate && unsaved === 0 && isUnanswered,
  };
}

export function StatusLine(): ReactNode {
  const workspace = useApp((state) => state.workspace);
  // At the table nobody looks at a sheet: where one is in it is said again when one is back.
  const isAtTable = useTable((state) => state.isOpen);
  const active = useApp(activeSheet);
  const sheet = isAtTable ? undefined : active;
  const place = useApp((state) => state.place);
  const connection = useApp((state) => state.connection);
  const loading = useApp((state) => state.loading);
  const recording = useApp((state) => state.recording);
  const { isUnderWay, unsaved, isSaving } = useUnsaved();
  const refused = useRefused();
  const isWhatIf = useApp(({ whatIfs }) => whatIfs.shown !== null);
  const isWriting = useApp((state) => state.isWriting);
  const visit = useApp(({ host }) => host?.visit);
  const conflicts = workspace?.conflicts.length ?? 0;
  const recoverable = workspace?.recoverable ?? 0;
  const column = sheet?.columns.find(({ key }) => key === place.column);
  return (
    <footer className="status" aria-label={statusTexts.status}>
      {sheet && <RowCount sheet={sheet} />}
      {sheet && place.isAdding && (
        <span className="status-mode" role="status" title={statusTexts.aboutAdding}>
          {statusTexts.addingRange}
        </span>
      )}
      {sheet && place.cells > 1 && <span>{statusTexts.cellsSelected(place.cells, place.ranges)}</span>}
      {sheet && place.cells > 1 && <SelectionFigures key={sheetKey(sheet.ref)} sheet={sheetKey(sheet.ref)} />}
      {column && place.cells === 1 && <span className="status-code">{column.source}</span>}
      {loading && <span>{statusTexts.reading(Math.round((loading.done / loading.all) * 100))}</span>}
      {recording && (
        <button type="button" className="status-button is-bad" onClick={stopRecording}>
          ● {statusTexts.recording(recording.steps.length)}
        </button>
      )}
      <span className="status-gap" />
      {active?.readOnly !== undefined && <span className="status-warn">{statusTexts.readOnly}</span>}
      {sheet && <ChangeCount sheet={sheetKey(sheet.ref)} />}
      <ProblemCounts />
      <StaleBadge />
      <MergeConflictCount />
      {conflicts > 0 && (
        <button type="button" className="status-button is-bad" onClick={() => openOverlay({ kind: "conflicts" })}>
          ⇄ {statusTexts.conflictsToResolve(conflicts)}
        </button>
      )}
      {recoverable > 0 && (
        <button type="button" className="status-button is-bad" onClick={() => openOverlay({ kind: "recovery" })}>
          {recoverable === 1 ? statusTexts.oneToRecover : statusTexts.editsToRecover(recoverable)}
        </button>
      )}
      <span role="status" aria-busy={isUnderWay}>
        {refused > 0 && (
          <span className="status-warn" title={statusTexts.aboutRefused}>
            {refused === 1 ? statusTexts.oneRefused : statusTexts.textsRefused(refused.toLocaleString("en"))}
          </span>
        )}
        {unsaved > 0 ? <span className="status-warn">{statusTexts.notSaved(unsaved)}</span> : null}
        {isSaving && connection === "open" && <span className="status-warn">{statusTexts.saving}</span>}
        {connection === "lost" && <span className="status-bad">{statusTexts.connectionLostReconnecting}</span>}
        {connection === "full" && <span className="status-bad">{statusTexts.tooManyTabs}</span>}
        {connection === "refused" && <span className="status-bad">{statusTexts.addressChanged}</span>}
        {connection === "open" && unsaved + refused === 0 && !isSaving && workspace ? (
          isWhatIf ? (
            <span>{statusTexts.editsOfWhatIf}</span>
          ) : isWriting ? (
            <span>{statusTexts.unsavedTextBeingEdited}</span>
          ) : visit === undefined ? (
            <span className="status-good">{statusTexts.allChangesSaved}</span>
          ) : visit === "merge" ? (
            <span>{statusTexts.notHandedToGit}</span>
          ) : null
        ) : null}
      </span>
    </footer>
  );
}
