import { useMemo, useState, type CSSProperties, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { Pivot, PivotFigure, PivotGroup } from "../../shared/pivot/index.js";
import { textOfView } from "../../shared/sheet/index.js";
import type { PivotChoice } from "../state/index.js";
import { figureText, shadeIn } from "./figures.js";
import type { Held } from "./show-rows.js";
import { measureTitles, texts } from "./texts.js";
import { cellPlace, walkCells } from "./walk-cells.js";

/** A table with more cells than this is drawn in part. */
const mostCells = 6_000;
const mostColumns = 60;

interface Props {
  readonly pivot: Pivot;
  readonly choice: PivotChoice;
  /** Places of the lines in `pivot.rows`, in the order in which they stand. */
  readonly lines: readonly number[];
  /** Titles of what the lines, and then the columns, are grouped by. */
  readonly heads: readonly [lines: readonly string[], columns: readonly string[]];
  readonly title: string;
  readonly show: (held: Held) => void;
}

/** The figures of a pivot, shaded by size. One stop for the Tab key, walked with the arrow keys; Enter shows a cell's rows. */
export function PivotTable({ pivot, choice, lines, heads: [lineHeads, columnHeads], title, show }: Props): ReactNode {
  const { columns } = pivot;
  const isWide = choice.columns.length > 0;
  const drawnColumns = columns.slice(0, mostColumns);
  const drawnLines = lines.slice(0, Math.max(20, Math.floor(mostCells / Math.max(1, drawnColumns.length))));
  const shade = useMemo(
    () =>
      shadeIn(
        choice.measure,
        pivot.rows.flatMap((_line, row) =>
          pivot.columns.flatMap((_column, column) => pivot.cell(row, column)?.value ?? []),
        ),
      ),
    [choice.measure, pivot],
  );
  const totals = drawnColumns.length;
  const [visited, setVisited] = useState<string>();
  const firstColumn = drawnColumns.findIndex((_group, column) => pivot.cell(lines[0] ?? -1, column));
  const current = visited ?? cellPlace(0, firstColumn === -1 ? totals : firstColumn);
  const heldBy = (keys: readonly string[], group: PivotGroup | undefined): Held =>
    group ? keys.map((key, at) => [key, group.cells[at] ?? null]) : [];
  const cellOf = (figure: PivotFigure | undefined, at: string, held: Held, isTotal: boolean): ReactNode => {
    if (!figure) return <td key={at} data-none />;
    const style: CSSProperties & Record<"--heat", number> = { "--heat": isTotal ? 0 : shade(figure.value) };
    return (
      <td key={at} style={style} className={isTotal ? "is-total" : undefined}>
        <button
          type="button"
          data-at={at}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setVisited(at)}
          title={`${texts.cellTitle(figure.rows.length, figure.counted)}. ${texts.showRows(figure.rows.length)}`}
          onClick={() => show(held)}
        >
          {figureText(choice.measure, figure)}
        </button>
      </td>
    );
  };
  return (
    <>
      <div className="tool-numbers tool-heat figure-table" role="group" aria-label={texts.figuresOf(title)}>
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
                    cellOf(
                      pivot.cell(row, column),
                      cellPlace(line, column),
                      [...held, ...heldBy(choice.columns, other)],
                      false,
                    ),
                  )}
                  {isWide && cellOf(pivot.rowTotals[row], cellPlace(line, totals), held, true)}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              {drawnColumns.map((group, column) =>
                cellOf(
                  pivot.columnTotals[column],
                  cellPlace(drawnLines.length, column),
                  heldBy(choice.columns, group),
                  true,
                ),
              )}
              {isWide && cellOf(pivot.total, cellPlace(drawnLines.length, totals), [], true)}
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

const GroupName = ({ group }: { readonly group: PivotGroup }): ReactNode =>
  group.cells.map((cell, at) => {
    const text = textOfView(cell);
    return (
      <span key={at} className={text === "" ? "pivot-name is-empty" : "pivot-name"}>
        {text === "" ? texts.empty : visibleName(text)}
      </span>
    );
  });
