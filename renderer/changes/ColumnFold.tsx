import { useState, type ReactNode } from "react";
import type { ChangedRowView } from "../../shared/bridge/index.js";
import { columnLine, type ColumnFold as Fold } from "../../shared/revision/index.js";
import { CardName } from "./CardName.js";
import { CellChange } from "./CellChange.js";
import { RevertButton } from "./RevertButton.js";
import type { Revert } from "./reverting.js";
import { texts } from "./texts.js";

interface Props {
  readonly fold: Fold<ChangedRowView>;
  readonly file: string;
  readonly path: readonly string[];
  readonly revert?: Revert | undefined;
}

/** A column that was added, removed or renamed, as one line; its cells are drawn when it is unfolded. */
export function ColumnFold({ fold: { change, rows }, file, path, revert }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="changes-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{columnLine(change, "column")}</summary>
      {isOpen && rows.length < change.rows && <p className="hint">{texts.firstOfColumn(rows.length)}</p>}
      {isOpen && (
        <ul>
          {rows.map(({ row, cells }) => (
            <li key={row.row} className="changes-fold-row">
              <CardName row={row} file={file} path={path} column={change.key} />
              <ul className="changes-cells">
                {cells.map((cell) => (
                  <li key={cell.key}>
                    <CellChange cell={cell} />
                    {revert && (
                      <RevertButton
                        label={texts.revertCell(cell.column, row.title)}
                        onRevert={() => revert({ file, path, rows: [row], cell })}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
