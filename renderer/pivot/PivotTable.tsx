import { useMemo, useState, type CSSProperties, type ReactNode } from "react";
import type { EarlierFigures, Pivot, PivotFigure, PivotGroup, PivotQuestion } from "../../shared/pivot/index.js";
import { textOfView } from "../../shared/sheet/index.js";
import { cellPlace, walkCells } from "../ui/index.js";
import { figureText, nameOfCell, nameOfGroup, shadeIn } from "./figures.js";
import type { Held } from "./show-rows.js";
import { measureTitles, texts } from "./texts.js";

/** A cell of the table: its line and column, from 0; totals come last. */
type Place = readonly [line: number, column: number];

/** A table with more cells than this is drawn in part. */
const mostCells = 6_000;
const mostColumns = 60;

interface Props {
  readonly pivot: Pivot;
  readonly choice: PivotQuestion;
  /** Places of the lines in `pivot.rows`, in the order in which they stand. */
  readonly lines: readonly number[];
  /** Titles of what the lines, and then the columns, are grouped by. */
  readonly heads: readonly [lines: readonly string[], columns: readonly string[]];
  readonly title: string;
  /** Is called with what the rows of a figure hold, and with their places. */
  readonly show: (held: Held, rows: readonly number[]) => void;
  /** What the cells said before, where that is compared. */
  readonly before?: EarlierFigures | undefined;
}

/** The figures of a pivot, shaded by size. One stop for the Tab key, walked with the arrow keys; Enter shows a cell's rows. */
export function PivotTable({ pivot, choice, lines, heads, title, show, before }: Props): ReactNode {
  const [lineHeads, columnHeads] = heads;
  const { columns } = pivot;
  const isWide = choice.columns.length > 0;
  const drawnColumns = columns.slice(0, mostColumns);
  const drawnLines = lines.slice(0, Math.max(20, Math.floor(mostCells / Math.max(1, drawnColumns.length))));
  const shade = useMemo(
    () =>
      shadeIn(
        choice.measure,
        pivot.figures.flatMap(({ value }) => value ?? []),
      ),
    [choice.measure, pivot],
  );
  const totals = drawnColumns.length;
  const [visited, setVisited] = useState<Place>();
  const firstColumn = drawnColumns.findIndex((_group, column) => pivot.cell(lines[0] ?? -1, column));
  const figureAt = (line: number, column: number): PivotFigure | undefined => {
    const row = drawnLines[line];
    if (row === undefined) return column === totals ? pivot.total : pivot.columnTotals[column];
    return column === totals ? pivot.rowTotals[row] : pivot.cell(row, column);
  };
  const isDrawn = ([line, column]: Place): boolean =>
    line <= drawnLines.length && column < totals + Number(isWide) && figureAt(line, column) !== undefined;
  // Another question has other cells: the keyboard must come into the table all the same.
  const current =
    visited && isDrawn(visited) ? cellPlace(...visited) : cellPlace(0, firstColumn === -1 ? totals : firstColumn);
  const heldBy = (keys: readonly string[], group: PivotGroup | undefined): Held =>
    group ? keys.map((key, at) => [key, group.cells[at] ?? null]) : [];
  const cellOf = (line: number, column: number, held: Held, isTotal: boolean): ReactNode => {
    const [figure, at] = [figureAt(line, column), cellPlace(line, column)];
    const earlier = before?.figure(drawnLines[line] ?? null, column === totals ? null : column);
    const was =
      earlier && (!figure || earlier.value !== figure.value) ? texts.was(figureText(choice.measure, earlier)) : "";
    if (!figure) {
      return (
        <td key={at} data-none>
          {was !== "" && <span className="pivot-was">{was}</span>}
        </td>
      );
    }
    const style: CSSProperties & Record<"--heat", number> = { "--heat": isTotal ? 0 : shade(figure.value) };
    return (
      <td key={at} style={style} className={isTotal ? "is-total" : undefined}>
        <button
          type="button"
          data-at={at}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setVisited([line, column])}
          title={`${texts.cellTitle(figure.rows.length, figure.counted)}. ${texts.showRows(figure.rows.length)}`}
          onClick={() => show(held, figure.rows)}
        >
          {figureText(choice.measure, figure)}
          {was !== "" && <span className="pivot-was"> {was}</span>}
        </button>
      </td>
    );
  };
  return (
    <>
      <div
        className={`tool-numbers tool-heat figure-table figure-cells${isWide ? " has-totals" : ""}`}
        role="group"
        aria-label={texts.figuresOf(title)}
      >
        <table onKeyDown={walkCells}>
          <thead>
            <tr>
              <th scope="col">
                {lineHeads.join(" · ")}
                {isWide && <span className="pivot-across">{columnHeads.join(" · ")} →</span>}
              </th>
              {drawnColumns.map((group, at) => (
                <th key={at} scope="col">
                  {isWide ? <GroupName group={group} /> : measureTitles[choice.measure]}
                </th>
              ))}
              {isWide && <th scope="col">{texts.total}</th>}
            </tr>
          </thead>
          <tbody>
            {drawnLines.map((row, line) => {
              const group = pivot.rows[row];
              const held = heldBy(choice.rows, group);
              return (
                <tr key={row}>
                  <th scope="row">{group && <GroupName group={group} />}</th>
                  {drawnColumns.map((other, column) =>
                    cellOf(line, column, [...held, ...heldBy(choice.columns, other)], false),
                  )}
                  {isWide && cellOf(line, totals, held, true)}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              {drawnColumns.map((group, column) =>
                cellOf(drawnLines.length, column, heldBy(choice.columns, group), true),
              )}
              {isWide && cellOf(drawnLines.length, totals, [], true)}
            </tr>
          </tfoot>
        </table>
      </div>
      {drawnLines.length < lines.length && <p className="hint">{texts.moreLines(lines.length - drawnLines.length)}</p>}
      {drawnColumns.length < columns.length && (
        <p className="hint">{texts.moreColumns(columns.length - drawnColumns.length)}</p>
      )}
    </>
  );
}

/** What a group holds. A long text is cut off in the table, and whole in its tooltip. */
const GroupName = ({ group }: { readonly group: PivotGroup }): ReactNode => (
  <span className="figure-name" title={nameOfGroup(group)}>
    {group.cells.map((cell, at) => (
      <span key={at} className={textOfView(cell) === "" ? "pivot-name is-empty" : "pivot-name"}>
        {nameOfCell(cell)}
      </span>
    ))}
  </span>
);
