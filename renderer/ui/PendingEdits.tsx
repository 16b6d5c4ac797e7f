import type { ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import { texts } from "./texts.js";

/** Whether a change is to be made, for the person to say. */
export interface Tick {
  readonly label: string;
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** An edit of a cell that is looked at before it is made. */
export interface PendingEdit {
  /** Different for each edit of a table. */
  readonly key: string;
  readonly file?: string;
  readonly row: string;
  /** Distinguishes the row from others of the same name. */
  readonly rowDetail?: string | null;
  readonly column: string;
  /** As text; null for a cell that is absent. */
  readonly before: string | null;
  readonly after: string | null;
  /** Absent where the edit belongs to the same change as the one above it. */
  readonly tick?: Tick;
}

/** More edits are counted, not shown: of a long list, so many need to be made. */
export const mostPending = 200;

interface Props {
  readonly label?: string;
  readonly edits: readonly PendingEdit[];
  /** How many there are in all, where not all are given. */
  readonly total?: number;
  /** How many are shown at most. */
  readonly most?: number;
  readonly hasFiles?: boolean;
  /** Ticks all changes at once; present where each has a tick. */
  readonly tickAll?: Tick;
}

const TickBox = ({ tick: { label, isOn, set } }: { readonly tick: Tick }): ReactNode => (
  <input type="checkbox" aria-label={label} checked={isOn} onChange={({ target }) => set(target.checked)} />
);

/** What cells hold and what they would hold, one edit a line. */
export function PendingEdits({
  label,
  edits,
  total = edits.length,
  most = mostPending,
  hasFiles = false,
  tickAll,
}: Props): ReactNode {
  const shown = edits.slice(0, most);
  const others = total - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <table className={tickAll ? "pending-edits has-ticks" : "pending-edits"} aria-label={label}>
          <thead>
            <tr>
              {tickAll && (
                <th>
                  <TickBox tick={tickAll} />
                </th>
              )}
              {hasFiles && <th>{texts.file}</th>}
              <th>{texts.row}</th>
              <th>{texts.column}</th>
              <th>{texts.now}</th>
              <th>{texts.then}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, file, row, rowDetail = null, column, before, after, tick }) => (
              <tr key={key}>
                {tickAll && <td>{tick && <TickBox tick={tick} />}</td>}
                {hasFiles && <td className="edit-place">{file !== undefined && visibleName(file)}</td>}
                <td className="edit-place">
                  {row}
                  {rowDetail !== null && <span className="row-detail"> {rowDetail}</span>}
                </td>
                <td className="edit-place">{column}</td>
                <Content is="before" text={before} />
                <Content is="after" text={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others > 0 && <p>{texts.andMore(others.toLocaleString("en"))}</p>}
    </>
  );
}

function Content({ is, text }: { readonly is: "before" | "after"; readonly text: string | null }): ReactNode {
  return <td className={`is-${is}${text === null ? " is-absent" : ""}`}>{text ?? texts.absent}</td>;
}
