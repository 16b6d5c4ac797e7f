import type { ReactNode } from "react";

/** An edit of a cell that is looked at before it is made. */
export interface PendingEdit {
  /** Different for each edit of a table. */
  readonly key: string;
  readonly row: string;
  readonly column: string;
  /** As text; null for a cell that is absent. */
  readonly before: string | null;
  readonly after: string | null;
}

/** More edits are counted, not shown. */
const mostShown = 200;

interface Props {
  readonly edits: readonly PendingEdit[];
  /** How many there are in all, where not all are given. */
  readonly total?: number;
}

/** What cells hold and what they would hold, one edit a line. */
export function PendingEdits({ edits, total = edits.length }: Props): ReactNode {
  const shown = edits.slice(0, mostShown);
  const others = total - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <table className="pending-edits">
          <thead>
            <tr>
              <th>Row</th>
              <th>Column</th>
              <th>Now</th>
              <th>Then</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, row, column, before, after }) => (
              <tr key={key}>
                <td>{row}</td>
                <td>{column}</td>
                <Content is="before" text={before} />
                <Content is="after" text={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others > 0 && <p>And {others.toLocaleString()} more.</p>}
    </>
  );
}

function Content({ is, text }: { readonly is: "before" | "after"; readonly text: string | null }): ReactNode {
  return <td className={`is-${is}${text === null ? " is-absent" : ""}`}>{text ?? "absent"}</td>;
}
