import type { ReactNode } from "react";
import type { FittedPoint } from "../../shared/pivot/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { goToCell } from "../navigation/index.js";
import { rowTitleOf, useCloseOverlay, type GridRow } from "../state/index.js";
import { numberText } from "./figures.js";
import { texts } from "./texts.js";

/** More are in the file of the export. */
const mostShown = 100;

interface Props {
  readonly sheet: SheetView;
  readonly rows: readonly GridRow[];
  readonly outliers: readonly FittedPoint[];
  readonly titles: readonly [across: string, up: string];
  readonly caption: string;
}

/** What stands off a line, the furthest first, with what the line says of it. A name leads to its row. */
export function OutlierTable({ sheet, rows, outliers, titles, caption }: Props): ReactNode {
  const close = useCloseOverlay();
  const heads = [...titles, texts.expected, texts.residual];
  const goTo = (row: GridRow): void => {
    close();
    void goToCell(sheet.ref, row.key, null);
  };
  return (
    <div className="tool-numbers figure-table fit-outliers" role="group" aria-label={texts.outlierTable} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.card}</th>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outliers.slice(0, mostShown).map(({ row: place, x, y, expected, residual }) => {
            const row = rows[place];
            return (
              row && (
                <tr key={row.key}>
                  <th scope="row">
                    <button type="button" className="link" onClick={() => goTo(row)}>
                      {rowTitleOf(sheet, row.cells)}
                    </button>
                  </th>
                  <td>{numberText(x)}</td>
                  <td>{numberText(y)}</td>
                  <td>{numberText(expected)}</td>
                  <td>{`${residual > 0 ? "▴ +" : "▾ −"}${numberText(Math.abs(residual))}`}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
