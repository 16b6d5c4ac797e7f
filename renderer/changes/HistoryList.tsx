import type { ReactNode } from "react";
import { cellHistory, type CellView, type RowChange, type RowHistory } from "../../shared/revision/index.js";
import { RowChanges } from "./CellChange.js";
import { minuteOf } from "./history-points.js";
import { texts } from "./texts.js";

/** More are not looked at, and each costs the drawing of its texts. */
const mostShown = 300;

interface ListProps {
  readonly changes: RowHistory;
  /** The key of the only column that is shown, if not all are. */
  readonly column: string | undefined;
  /** Whether older commits are not here. */
  readonly isCut: boolean;
}

/** The changes of a row with their commits, the newest first. */
export function HistoryList({ changes, column, isCut }: ListProps): ReactNode {
  return (
    <>
      <ol className="history">
        {changes.slice(0, mostShown).map((change, at) => (
          <li key={change.commit?.hash ?? `now ${at}`}>
            <Heading change={change} isOldest={isCut && at === changes.length - 1} />
            <Cells change={change} column={column} />
          </li>
        ))}
      </ol>
      {changes.length > mostShown && <p className="hint">{texts.firstChanges(mostShown)}</p>}
    </>
  );
}

interface HeadingProps {
  readonly change: RowChange;
  /** Whether what was before it is not here: the oldest commit of a shallow clone seems to add all that it has. */
  readonly isOldest: boolean;
}

function Heading({ change: { commit, fileBefore, row }, isOldest }: HeadingProps): ReactNode {
  const remarks = [
    ...(row.kind === "changed" ? [] : [isOldest && row.kind === "added" ? texts.addedOrOlder : texts[row.kind]]),
    ...(fileBefore === undefined ? [] : [texts.fileRenamed(fileBefore)]),
  ];
  return (
    <p className="history-commit">
      {commit ? (
        <>
          <time dateTime={commit.date} title={commit.date}>
            {minuteOf(commit)}
          </time>
          <strong>{commit.author}</strong>
          <span>{commit.subject}</span>
          <code title={commit.hash}>{commit.hash.slice(0, 8)}</code>
        </>
      ) : (
        <strong>{texts.notCommitted}</strong>
      )}
      {remarks.length > 0 && <small>{remarks.join(", ")}</small>}
    </p>
  );
}

interface CellsProps {
  readonly change: RowChange;
  readonly column: string | undefined;
}

/** What a commit changed in the row. Of a new row only a chosen column is shown: the rest is what is on screen. */
function Cells({ change, column }: CellsProps): ReactNode {
  const { row } = change;
  if (row.kind === "removed" || (row.kind === "added" && column === undefined)) return null;
  const cells = column === undefined ? row.cells : row.cells.filter((cell) => isOf(cell, change, column));
  const abilities = column === undefined ? row.abilities : [];
  return <RowChanges cells={cells} abilities={abilities} kind={row.kind} />;
}

const isOf = (cell: CellView, change: RowChange, column: string): boolean =>
  cellHistory([{ ...change, row: { ...change.row, cells: [cell] } }], column).length > 0;
