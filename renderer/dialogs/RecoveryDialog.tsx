import { useState, type ReactNode } from "react";
import type { RecoveryView } from "../../shared/workspace/index.js";
import { call, closeOverlay, useApp } from "../state/index.js";
import { Dialog } from "./Dialog.js";
import { textOfSource } from "./source-text.js";

/** Offers edits that never reached their files, each to be taken back or given up. */
export function RecoveryDialog(): ReactNode {
  const records = useApp(({ workspace }) => workspace?.recovery ?? []);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const decide = async (isAccepting: boolean): Promise<void> => {
    const ids = records.map(({ id }) => id);
    const accept = isAccepting ? ids.filter((id) => !refused.has(id)) : [];
    const discard = ids.filter((id) => !accept.includes(id));
    const answer = await call("recovery/decide", { accept, discard });
    if (answer) closeOverlay();
  };
  const toggle = (id: string): void => {
    const next = new Set(refused);
    if (!next.delete(id)) next.add(id);
    setRefused(next);
  };
  const count = records.length - refused.size;
  return (
    <Dialog
      title="Recover unsaved edits"
      className="recovery"
      footer={
        <>
          <span className="dialog-note">Unticked edits are given up for good.</span>
          <button type="button" className="button" onClick={() => void decide(false)}>
            Discard all
          </button>
          <button type="button" className="button is-main" disabled={count === 0} onClick={() => void decide(true)}>
            Recover {count === records.length ? "all" : count}
          </button>
        </>
      }
    >
      <p>Cardwright ended before these edits reached their files.</p>
      <ul className="records">
        {records.map((record) => (
          <Record key={record.id} record={record} isWanted={!refused.has(record.id)} toggle={() => toggle(record.id)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface RecordProps {
  readonly record: RecoveryView;
  readonly isWanted: boolean;
  readonly toggle: () => void;
}

const Record = ({ record, isWanted, toggle }: RecordProps): ReactNode => (
  <li className="record">
    <label>
      <input type="checkbox" checked={isWanted} onChange={toggle} />
      <span className="record-what">
        <strong>{record.description}</strong> <span className="record-file">{record.file}</span>
        {record.clashes && <span className="record-clash">The file holds something else by now.</span>}
      </span>
    </label>
    <div className="record-change">
      <del>{textOfSource(record.before) ?? "nothing"}</del>
      <span aria-hidden="true">→</span>
      <ins>{textOfSource(record.after) ?? "nothing"}</ins>
    </div>
  </li>
);
