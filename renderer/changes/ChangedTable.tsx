import { memo, type ReactNode } from "react";
import type { ChangedRowView, ChangedTableView } from "../../shared/bridge/index.js";
import { goToCell } from "../navigation/index.js";
import { useCloseOverlay } from "../state/index.js";
import { RowChanges } from "./CellChange.js";
import { nameOfChange } from "./kept-changes.js";
import { RevertButton } from "./RevertButton.js";
import type { Revert } from "./reverting.js";
import { texts } from "./texts.js";

interface Props {
  readonly table: ChangedTableView;
  /** Absent where nothing can be reverted. */
  readonly revert?: Revert | undefined;
}

/** A sheet with its rows that differ. */
export function ChangedTable({ table, revert }: Props): ReactNode {
  const { file, path, fileBefore, title, rows, isRemoved } = table;
  const name = title ?? table.table;
  const remarks = [
    ...(isRemoved ? [texts.removedSheet] : []),
    ...(fileBefore !== null && fileBefore !== file ? [texts.fileBefore(fileBefore)] : []),
  ];
  return (
    <section className="changes-table">
      <div className="changes-head">
        <h3>
          {name} <small>{[file, ...remarks].join(", ")}</small>
        </h3>
        {revert && (
          <RevertButton
            title={texts.revertSheet(rows.length)}
            label={texts.revertSheetOf(rows.length, name)}
            onRevert={() => revert({ file, path, rows, cell: null })}
          />
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={nameOfChange(row)}>
            <ChangedRow row={row} file={file} path={path} revert={revert} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: ChangedRowView;
  readonly file: string;
  readonly path: readonly string[];
  readonly revert?: Revert | undefined;
}

/** An edit changes one row of hundreds: the others are not drawn again. */
const ChangedRow = memo(function ChangedRow({ row, file, path, revert }: RowProps): ReactNode {
  const close = useCloseOverlay();
  const { kind, title, titleBefore, isMoved, rowKey, cells, abilities } = row;
  const remarks = [
    ...(titleBefore === undefined ? [] : [texts.was(titleBefore)]),
    ...(isMoved ? [texts.moved(row.row)] : []),
  ];
  return (
    <>
      <p className="changes-row">
        <span className={`changes-kind is-${kind}`}>{texts.kinds[kind]}</span>
        {rowKey === null ? (
          <strong>{title}</strong>
        ) : (
          <button
            type="button"
            className="duplicates-card"
            onClick={() => {
              close();
              void goToCell({ file, table: path }, rowKey, cells[0]?.key ?? null);
            }}
          >
            {title}
          </button>
        )}
        <small>{remarks.join(", ")}</small>
        {revert && (
          <RevertButton
            label={texts.revertRow(title)}
            onRevert={() => revert({ file, path, rows: [row], cell: null })}
          />
        )}
      </p>
      {kind === "changed" && (cells.length > 0 || abilities.length > 0) && (
        <RowChanges
          cells={cells}
          abilities={abilities}
          actionOf={
            revert &&
            ((cell) => (
              <RevertButton
                label={texts.revertCell(cell.column, title)}
                onRevert={() => revert({ file, path, rows: [row], cell })}
              />
            ))
          }
        />
      )}
    </>
  );
});
