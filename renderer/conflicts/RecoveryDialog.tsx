import { useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { CallRequest } from "../../shared/bridge/index.js";
import type { RecoveryView } from "../../shared/workspace/index.js";
import { call, getApp, openOverlay, textOfSource, useApp, useCloseOverlay } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { clashTexts, texts } from "./texts.js";

/** What clashes with the disk, or may be of another row, is ticked by nobody but the person. */
const isTickedAtFirst = ({ clash, recorded }: RecoveryView): boolean => clash === null && recorded?.isSupposed !== true;

/** Offers edits that never reached their files, each to be taken back or given up. */
export function RecoveryDialog(): ReactNode {
  const close = useCloseOverlay();
  const records = useApp(({ workspace }) => workspace?.recovery ?? []);
  const total = useApp(({ workspace }) => workspace?.recoverable ?? 0);
  const unlisted = total - records.length;
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = (record: RecoveryView): boolean => chosen.get(record.id) ?? isTickedAtFirst(record);
  const ticked = records.filter(isTicked);
  const wanted = ticked.length + unlisted;
  const decide = async (decision: CallRequest<"recovery/decide">): Promise<void> => {
    const answer = await call("recovery/decide", decision);
    if (!answer) return;
    // What is left undecided is a click away in the status line.
    close();
    const { overlay, workspace } = getApp();
    if (overlay === null && workspace?.conflicts.length) openOverlay({ kind: "conflicts" });
  };
  const clashes = records.filter(({ clash }) => clash !== null).length;
  return (
    <Dialog
      title={texts.recoverUnsavedEdits}
      className="recovery"
      footer={
        <>
          <span className="dialog-note">{texts.untickedStay}</span>
          <button
            type="button"
            className="button"
            onClick={() =>
              void decide({
                accept: [],
                discard: records.map(({ id }) => id),
                ...(unlisted > 0 && { unlisted: "discard" }),
              })
            }
          >
            {texts.discardAll}
          </button>
          <button
            type="button"
            className="button is-main"
            data-first-focus
            disabled={wanted === 0}
            onClick={() =>
              void decide({
                accept: ticked.map(({ id }) => id),
                discard: [],
                ...(unlisted > 0 && { unlisted: "accept" }),
              })
            }
          >
            {wanted === total ? texts.recoverAll : wanted === 0 ? texts.recover : texts.recoverCount(wanted)}
          </button>
        </>
      }
    >
      <p>
        {texts.unsavedEdits}
        {clashes > 0 && ` ${texts.nothingOverwritten}`}
        {unlisted > 0 && ` ${texts.firstListed(records.length, total)}`}
      </p>
      <ul className="records">
        {records.map((record) => (
          <Record
            key={record.id}
            record={record}
            isTicked={isTicked(record)}
            isFirst={wanted > 0 ? undefined : true}
            toggle={() => setChosen(new Map(chosen).set(record.id, !isTicked(record)))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface RecordProps {
  readonly record: RecoveryView;
  readonly isTicked: boolean;
  /** Nothing can be recovered before one is ticked: the keyboard begins at the first that can be. */
  readonly isFirst: true | undefined;
  readonly toggle: () => void;
}

const Record = ({ record, isTicked, isFirst, toggle }: RecordProps): ReactNode => (
  <li className={isTickedAtFirst(record) ? "record" : "record is-clash"}>
    <label>
      <input
        type="checkbox"
        data-first-focus={isFirst}
        checked={isTicked}
        disabled={record.clash === "row-gone" || record.clash === "place-gone"}
        onChange={toggle}
      />
      <span className="record-what">
        <strong>{record.description}</strong> <span className="record-file">{visibleName(record.file)}</span>
        {record.recorded && (
          <span className={record.recorded.isSupposed ? "record-clash" : "record-file"}>
            {" "}
            {texts.recordedAt(record.recorded)}
          </span>
        )}
        {record.clash !== null && <span className="record-clash">{clashTexts[record.clash]}</span>}
      </span>
    </label>
    <div className="record-change">
      <del>{textOfSource(record.before) ?? texts.noValue}</del>
      <span aria-hidden="true">→</span>
      <ins>{textOfSource(record.after) ?? texts.noValue}</ins>
    </div>
    {record.clash === "changed" && (
      <p className="record-disk">
        {texts.onDiskNow} <span className="record-disk-value">{textOfSource(record.disk) ?? texts.noValue}</span>
      </p>
    )}
  </li>
);
