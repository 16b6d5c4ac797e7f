import type { ReactNode } from "react";
import type { ChangedRowView, ChangedTableView } from "../../shared/bridge/index.js";
import { goToCell } from "../navigation/index.js";
import { useCloseOverlay } from "../state/index.js";
import { RowChanges } from "./CellChange.js";
import { texts } from "./texts.js";

/** A sheet with its rows that differ. */
export function ChangedTable({ table }: { readonly table: ChangedTableView }): ReactNode {
  const { file, fileBefore, title, rows, isRemoved } = table;
  const remarks = [
    ...(isRemoved ? [texts.removedSheet] : []),
    ...(fileBefore !== null && fileBefore !== file ? [texts.fileBefore(fileBefore)] : []),
  ];
  return (
    <section className="changes-table">
      <h3>
        {title ?? table.table} <small>{[file, ...remarks].join(", ")}</small>
      </h3>
      <ul>
        {rows.map((row) => (
          <li key={`${row.kind} ${row.row}`}>
            <ChangedRow row={row} table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: ChangedRowView;
  readonly table: ChangedTableView;
}

function ChangedRow({ row, table: { file, path } }: RowProps): ReactNode {
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
      </p>
      {kind === "changed" && (cells.length > 0 || abilities.length > 0) && (
        <RowChanges cells={cells} abilities={abilities} />
      )}
    </>
  );
}
