import type { ReactNode } from "react";
import { derivedIn, plainOf, shownNumber, type DerivedValue } from "../../../shared/derived/index.js";
import type { DerivedColumn } from "../../../shared/metadata/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { rowsOf, sheetKey, textOfCell } from "../../state/index.js";
import { derivedFor } from "../../derived/index.js";
import { texts } from "./texts.js";

const shownRows = 6;

interface Props {
  readonly sheet: SheetView;
  readonly column: DerivedColumn;
}

const shownOf = (value: DerivedValue): string =>
  value.kind === "number" ? shownNumber(value.number) : value.kind === "missing" ? "·" : plainOf(value);

/** The values that a column would have in the first rows of the sheet. */
export function DerivedPreview({ sheet, column }: Props): ReactNode {
  const rows = (rowsOf(sheetKey(sheet.ref))?.rows ?? []).slice(0, shownRows);
  const derived = derivedFor(sheet, [...derivedIn(sheet).filter(({ name }) => name !== column.name), column]);
  const title = Math.max(
    0,
    sheet.columns.findIndex(({ id }) => id.path.join(".") === "name"),
  );
  if (rows.length === 0) return <p className="hint">{texts.noRowsToPreview}</p>;
  return (
    <table className="derived-preview">
      <thead>
        <tr>
          <th scope="col">{sheet.columns[title]?.title ?? texts.row}</th>
          <th scope="col">{column.name || texts.newColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const value = derived.value(row, column);
          return (
            <tr key={row.key}>
              <td>{textOfCell(row.cells[title])}</td>
              <td className={value.kind === "error" ? "is-wrong" : undefined}>{shownOf(value)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
