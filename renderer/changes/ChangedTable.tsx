import { memo, useMemo, type ReactNode } from "react";
import type { ChangedRowView, ChangedTableView } from "../../shared/bridge/index.js";
import { foldColumns, foldedKeys } from "../../shared/revision/index.js";
import { CardName } from "./CardName.js";
import { RowChanges } from "./CellChange.js";
import { ColumnFold } from "./ColumnFold.js";
import { nameOfChange } from "./kept-changes.js";
import { RevertButton } from "./RevertButton.js";
import type { Revert } from "./reverting.js";
import { texts } from "./texts.js";

interface Props {
  readonly table: ChangedTableView;
  /** Absent where nothing can be reverted. */
  readonly revert?: Revert | undefined;
}

/** A sheet with what differs in whole columns, and its rows that differ in more. */
export function ChangedTable({ table, revert }: Props): ReactNode {
  const { file, path, fileBefore, title, rows, columns, isRemoved } = table;
  const { folds, rest } = useMemo(() => foldColumns({ columns, rows }), [columns, rows]);
  const folded = useMemo(() => foldedKeys(columns), [columns]);
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
        {revert && rows.length > 0 && (
          <RevertButton
            title={texts.revertSheet(rows.length)}
            label={texts.revertSheetOf(rows.length, name)}
            onRevert={() => revert({ file, path, rows, cell: null })}
          />
        )}
      </div>
      {folds.map((fold) => (
        <ColumnFold key={fold.change.key} fold={fold} file={file} path={path} revert={revert} />
      ))}
      <ul>
        {rest.map(({ row }) => (
          <li key={nameOfChange(row)}>
            <ChangedRow row={row} folded={folded} file={file} path={path} revert={revert} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: ChangedRowView;
  /** The keys of cells that are listed with their columns. */
  readonly folded: ReadonlySet<string>;
  readonly file: string;
  readonly path: readonly string[];
  readonly revert?: Revert | undefined;
}

/** An edit changes one row of hundreds: the others are not drawn again. */
const ChangedRow = memo(function ChangedRow({ row, folded, file, path, revert }: RowProps): ReactNode {
  const { kind, title, titleBefore, isMoved, abilities } = row;
  const cells = kind === "changed" ? row.cells.filter(({ key }) => !folded.has(key)) : row.cells;
  const above = kind === "changed" ? row.cells.filter(({ key }) => folded.has(key)) : [];
  const remarks = [
    ...(titleBefore === undefined ? [] : [texts.was(titleBefore)]),
    ...(isMoved ? [texts.moved(row.row)] : []),
    // To revert the card reverts these too.
    ...(above.length === 0 ? [] : [texts.listedAbove(above.map(({ column }) => column))]),
  ];
  return (
    <>
      <p className="changes-row">
        <span className={`changes-kind is-${kind}`}>{texts.kinds[kind]}</span>
        <CardName row={row} file={file} path={path} column={cells[0]?.key ?? null} />
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
          kind={kind}
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
