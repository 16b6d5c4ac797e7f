import type { ReactNode } from "react";
import type { FixPreview, ProblemFixPreview } from "../../shared/validate/index.js";

/** More fixes are counted, not shown; they keep the tick they come with. */
const mostShown = 500;

interface Props {
  readonly label: string;
  readonly fixes: readonly ProblemFixPreview[];
  readonly isTicked: (fix: ProblemFixPreview) => boolean;
  readonly tick: (problems: readonly string[], isOn: boolean) => void;
}

/** What fixes would do, one edit a line, each fix with a tick. */
export function FixTable({ label, fixes, isTicked, tick }: Props): ReactNode {
  const shown = fixes.slice(0, mostShown);
  const others = fixes.length - shown.length;
  const areAllTicked = shown.every(isTicked);
  return (
    <>
      <table className="pending-edits fix-table" aria-label={label}>
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label={`All: ${label.toLowerCase()}`}
                checked={areAllTicked}
                onChange={() => tick(idsOf(shown), !areAllTicked)}
              />
            </th>
            <th>File</th>
            <th>Row</th>
            <th>Column</th>
            <th>Now</th>
            <th>Then</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((fix) =>
            fix.edits.map((edit, at) => (
              <tr key={`${fix.problem} ${at}`}>
                <td>
                  {at === 0 && (
                    <input
                      type="checkbox"
                      aria-label={`Fix ${edit.rowTitle}${edit.rowDetail === null ? "" : `, ${edit.rowDetail}`}`}
                      checked={isTicked(fix)}
                      onChange={({ target }) => tick([fix.problem], target.checked)}
                    />
                  )}
                </td>
                <td>{edit.sheet.file}</td>
                <td>
                  {edit.rowTitle}
                  {edit.rowDetail !== null && <span className="row-detail"> {edit.rowDetail}</span>}
                </td>
                <td>{edit.columnTitle}</td>
                <Content is="before" edit={edit} />
                <Content is="after" edit={edit} />
              </tr>
            )),
          )}
        </tbody>
      </table>
      {others > 0 && <p>And {others.toLocaleString()} more.</p>}
    </>
  );
}

const idsOf = (fixes: readonly ProblemFixPreview[]): string[] => fixes.map(({ problem }) => problem);

function Content({ is, edit }: { readonly is: "before" | "after"; readonly edit: FixPreview }): ReactNode {
  const text = edit[is];
  return <td className={`is-${is}${text === null ? " is-absent" : ""}`}>{text ?? "absent"}</td>;
}
