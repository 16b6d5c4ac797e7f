import { useState, type ReactNode } from "react";
import type { ConflictView } from "../../shared/workspace/index.js";
import { call, closeOverlay, textOfSource, useApp } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { questions, texts } from "./texts.js";

type Side = "mine" | "disk";

interface Answers extends Readonly<Record<Side, string>> {
  /** The choice that loses nothing for good; it has the keyboard first. */
  readonly safe: Side;
}

const answers: Readonly<Record<ConflictView["kind"], Answers>> = {
  cell: { mine: "Keep mine", disk: "Use disk version", safe: "mine" },
  "row-deleted-on-disk": { mine: "Restore row", disk: "Leave deleted", safe: "mine" },
  "row-changed-on-disk": { mine: "Delete anyway", disk: "Keep row", safe: "disk" },
  text: { mine: "Save my text", disk: "Use disk version", safe: "mine" },
};

/** Shows conflicts one at a time, both versions side by side, until none is left. */
export function ConflictDialog({ first }: { first: string | undefined }): ReactNode {
  const conflicts = useApp(({ workspace }) => workspace?.conflicts ?? []);
  const conflict = conflicts.find(({ id }) => id === first) ?? conflicts[0];
  if (!conflict) {
    return (
      <Dialog title="Conflicts">
        <p>No conflicts left.</p>
      </Dialog>
    );
  }
  return <OneConflict key={conflict.id} conflict={conflict} others={conflicts.length - 1} />;
}

function OneConflict({ conflict, others }: { conflict: ConflictView; others: number }): ReactNode {
  const { id, kind, columnTitle, before, mine, disk } = conflict;
  const [edited, setEdited] = useState(() => textOfSource(mine) ?? "");
  const resolve = async (choice: { kind: Side } | { kind: "edit"; text: string }): Promise<void> => {
    const answer = await call("conflicts/resolve", { id, choice });
    if (answer && others === 0) closeOverlay();
  };
  const { safe, ...titles } = answers[kind];
  const other = safe === "mine" ? "disk" : "mine";
  const title = columnTitle === undefined ? conflict.title : `${conflict.title}, ${columnTitle}`;
  return (
    <Dialog
      title={`Conflict: ${title}`}
      className="conflict"
      footer={
        <>
          <span className="dialog-note">{others > 0 ? `${others} more after this one` : ""}</span>
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
        {questions[kind]} {texts.bothKept}
        {before !== null && (
          <>
            {" "}
            Before, it was <code className="before">{textOfSource(before)}</code>.
          </>
        )}
      </p>
      <div className="versions">
        <Version title="Yours" source={mine} />
        <Version title="On disk" source={disk} />
      </div>
      {kind === "cell" && (
        <div className="merge">
          <label htmlFor="merged-value">Or enter another value</label>
          <textarea
            id="merged-value"
            className="field"
            value={edited}
            rows={3}
            onChange={({ target }) => setEdited(target.value)}
          />
          <button type="button" className="button" onClick={() => void resolve({ kind: "edit", text: edited })}>
            Use this
          </button>
        </div>
      )}
    </Dialog>
  );
}

const Version = ({ title, source }: { title: string; source: string | null }): ReactNode => (
  <section className="version" aria-label={title}>
    <h3>{title}</h3>
    {source === null ? <p className="version-none">{texts.valueRemoved}</p> : <pre>{textOfSource(source)}</pre>}
  </section>
);
