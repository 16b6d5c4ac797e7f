import { useState, type ReactNode } from "react";
import type { ConflictView } from "../../shared/workspace/index.js";
import { call, textOfSource, useApp, useCloseOverlay } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { questions, questionsInWhatIf, texts } from "./texts.js";

type Side = "mine" | "disk";

interface Answers extends Readonly<Record<Side, string>> {
  /** The choice that loses nothing for good; it has the keyboard first. */
  readonly safe: Side;
}

const answers: Readonly<Record<ConflictView["kind"], Answers>> = {
  cell: { mine: texts.keepMine, disk: texts.useDiskVersion, safe: "mine" },
  "row-deleted-on-disk": { mine: texts.restoreRow, disk: texts.leaveDeleted, safe: "mine" },
  "row-changed-on-disk": { mine: texts.deleteAnyway, disk: texts.keepRow, safe: "disk" },
  text: { mine: texts.saveMyText, disk: texts.useDiskVersion, safe: "mine" },
};

/** In a what-if the current cards are what the disk is to them. */
const answersInWhatIf: typeof answers = {
  ...answers,
  cell: { mine: texts.keepWhatIf, disk: texts.useStanding, safe: "mine" },
  text: { mine: texts.keepWhatIf, disk: texts.useStanding, safe: "mine" },
};

/** Shows conflicts one at a time, both versions side by side, until none is left. */
export function ConflictDialog({ first }: { first: string | undefined }): ReactNode {
  const conflicts = useApp(({ workspace }) => workspace?.conflicts ?? []);
  const conflict = conflicts.find(({ id }) => id === first) ?? conflicts[0];
  if (!conflict) {
    return (
      <Dialog title={texts.conflicts}>
        <p>{texts.noConflictsLeft}</p>
      </Dialog>
    );
  }
  return <OneConflict key={conflict.id} conflict={conflict} others={conflicts.length - 1} />;
}

function OneConflict({ conflict, others }: { conflict: ConflictView; others: number }): ReactNode {
  const close = useCloseOverlay();
  const { id, kind, columnTitle, before, mine, disk } = conflict;
  const [edited, setEdited] = useState(() => textOfSource(mine) ?? "");
  const resolve = async (choice: { kind: Side } | { kind: "edit"; text: string }): Promise<void> => {
    const answer = await call("conflicts/resolve", { id, choice });
    if (answer && others === 0) close();
  };
  const isWhatIf = useApp(({ whatIfs }) => whatIfs.shown !== null);
  const { safe, ...titles } = (isWhatIf ? answersInWhatIf : answers)[kind];
  const other = safe === "mine" ? "disk" : "mine";
  const title = columnTitle === undefined ? conflict.title : `${conflict.title}, ${columnTitle}`;
  return (
    <Dialog
      title={texts.conflictIn(title)}
      className="conflict"
      footer={
        <>
          <span className="dialog-note">{others > 0 ? texts.moreAfterThis(others) : ""}</span>
          <button type="button" className="button" onClick={() => void resolve({ kind: other })}>
            {titles[other]}
          </button>
          <button
            type="button"
            className="button is-main"
            data-first-focus
            onClick={() => void resolve({ kind: safe })}
          >
            {titles[safe]}
          </button>
        </>
      }
    >
      <p>
        {(isWhatIf ? questionsInWhatIf : questions)[kind]} {texts.bothKept}
        {before !== null && (
          <>
            {" "}
            {texts.before} <span className="before">{textOfSource(before)}</span>.
          </>
        )}
      </p>
      <div className="versions">
        <Version {...{ kind }} title={isWhatIf ? texts.inWhatIf : texts.yours} source={mine} />
        <Version {...{ kind }} title={isWhatIf ? texts.standing : texts.onDisk} source={disk} />
      </div>
      {kind === "cell" && (
        <div className="merge">
          <label htmlFor="merged-value">{texts.orEnterAnotherValue}</label>
          <textarea
            id="merged-value"
            className="field"
            value={edited}
            rows={3}
            onChange={({ target }) => setEdited(target.value)}
          />
          <button type="button" className="button" onClick={() => void resolve({ kind: "edit", text: edited })}>
            {texts.useThis}
          </button>
        </div>
      )}
    </Dialog>
  );
}

interface VersionProps {
  readonly kind: ConflictView["kind"];
  readonly title: string;
  readonly source: string | null;
}

const Version = ({ kind, title, source }: VersionProps): ReactNode => (
  <section className="version" aria-label={title}>
    <h3>{title}</h3>
    {source === null ? <p className="version-none">{texts.removed(kind)}</p> : <pre>{textOfSource(source)}</pre>}
  </section>
);
