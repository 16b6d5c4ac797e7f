import { useEffect, useState, type ReactNode } from "react";
import type { Fault } from "../../shared/base/index.js";
import type { MergeConflictsView, MergeConflictView } from "../../shared/bridge/index.js";
import { ask, useApp } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { MergeEnd } from "./MergeEnd.js";
import { takeMergeConflicts, useMergeConflicts } from "./merge-state.js";
import { ThreeWay, type Choice } from "./ThreeWay.js";
import { texts } from "./texts.js";
import { WholeFiles } from "./WholeFiles.js";

/** What a merge of git could not decide, one after another with all three versions. */
export function MergeConflictsDialog(): ReactNode {
  const view = useMergeConflicts((state) => state.view);
  const [fault, setFault] = useState<Fault>();
  const [place, setPlace] = useState<number>();
  const isForGit = useApp(({ host }) => host?.visit === "merge");
  useEffect(() => {
    void ask("merge-conflicts/list", {}).then((answer) => {
      if (answer.ok) takeMergeConflicts(answer.value);
      else setFault(answer.error);
    });
  }, []);
  const all = view?.files.flatMap(({ file, conflicts }) => conflicts.map((conflict) => ({ file, conflict }))) ?? [];
  const shown = Math.min(place ?? Math.max(0, nextOpen(all, -1)), all.length - 1);
  const found = all[shown];
  if (!found) {
    return <NoConflicts fault={fault} view={view} />;
  }
  const { file, conflict } = found;
  const decide = async (choice: Choice): Promise<void> => {
    const answer = await ask("merge-conflicts/decide", { file, at: conflict.at, choice });
    setFault(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    takeMergeConflicts(answer.value);
    const next = nextOpen(all, shown);
    setPlace(next < 0 ? shown : next);
  };
  const decided = all.filter((each) => each.conflict.decided !== null).length;
  const title = [conflict.title, ...(conflict.column === null ? [] : [conflict.column])].join(", ");
  return (
    <Dialog
      title={texts.mergeConflictIn(title)}
      className="three-way"
      footer={
        <>
          <span className="dialog-note" role="status">
            {texts.conflictPlace(shown + 1, all.length, decided)}
          </span>
          <button type="button" className="button" disabled={shown === 0} onClick={() => setPlace(shown - 1)}>
            {texts.previous}
          </button>
          <button
            type="button"
            className="button"
            disabled={shown === all.length - 1}
            onClick={() => setPlace(shown + 1)}
          >
            {texts.next}
          </button>
          <MergeEnd />
        </>
      }
    >
      <ThreeWay
        key={`${file} ${conflict.at}`}
        conflict={conflict}
        file={file}
        onChoose={(choice) => void decide(choice)}
      />
      <WholeFiles files={view?.wholeFiles ?? []} />
      {fault && <p role="alert">{[fault.message, fault.suggestion].filter(Boolean).join(" ")}</p>}
      {decided === all.length && (
        <p className="three-way-done">
          {isForGit ? texts.allDecidedForGit : texts.allDecided((view?.files ?? []).map((each) => each.file))}
        </p>
      )}
    </Dialog>
  );
}

interface NoConflictsProps {
  readonly fault: Fault | undefined;
  readonly view: MergeConflictsView | null;
}

/** Where none is on record: files that git merged by lines have none, but markers. */
function NoConflicts({ fault, view }: NoConflictsProps): ReactNode {
  const files = useApp(({ workspace }) => workspace?.files);
  const byLines = (files ?? []).flatMap(({ file, condition }) =>
    condition.kind === "broken" && condition.fault.code === "toml/conflict-marker" ? [file] : [],
  );
  const wholeFiles = view?.wholeFiles ?? [];
  const none = view ? texts.noMergeConflicts : texts.readingConflicts;
  return (
    <Dialog title={texts.mergeConflicts}>
      {(fault !== undefined || byLines.length > 0 || wholeFiles.length === 0) && (
        <p role="status">{fault?.message ?? (byLines.length > 0 ? texts.mergedByLines(byLines) : none)}</p>
      )}
      <WholeFiles files={wholeFiles} />
      {byLines.length > 0 && <pre className="three-way-commands">{texts.mergeAgain(byLines)}</pre>}
    </Dialog>
  );
}

/** The place of the next conflict that is open, behind a place and then from the first; -1 where none is. */
function nextOpen(all: readonly { readonly conflict: MergeConflictView }[], place: number): number {
  const isOpen = ({ conflict }: { readonly conflict: MergeConflictView }, at: number): boolean =>
    conflict.decided === null && at !== place;
  const behind = all.findIndex((each, at) => at > place && isOpen(each, at));
  return behind < 0 ? all.findIndex(isOpen) : behind;
}
