import { ArrowDown, ArrowUp, Filter, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ColumnFilter } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  arrangementOf,
  arrangementOfFile,
  clearArrangement,
  forgetArrangement,
  isOwnArrangement,
  saveArrangement,
  setArrangement,
  withColumnFilter,
} from "../arrangement/index.js";
import { activeGrid } from "../grid/index.js";
import { openOverlay, textOfCell, useApp } from "../state/index.js";
import { askOf, asks } from "./filter-asks.js";

/** Says how a sheet is sorted and filtered, and takes it back, applies it again or stores it in the file. */
export function ArrangementBar({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const arrangements = useApp((state) => state.arrangements);
  const { sort, filter } = arrangementOf(sheet, { arrangements });
  const isOwn = isOwnArrangement(sheet, { arrangements });
  const isPlain = sort.length === 0 && filter.filters.length === 0;
  if (isPlain && !isOwn) return null;
  const titleOf = (key: string): string => sheet.columns.find((column) => column.key === key)?.title ?? key;
  const ofFile = arrangementOfFile(sheet);
  const isFilePlain = ofFile.sort.length === 0 && ofFile.filter.filters.length === 0;
  return (
    <section className="arrangement" aria-label="Sort and filter">
      {sort.map(({ column, descending }) => (
        <span key={column} className="arrangement-chip">
          {descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
          {titleOf(column)}
          <button
            type="button"
            aria-label={`Do not sort by ${titleOf(column)}`}
            onClick={() => setArrangement(sheet, { sort: sort.filter((each) => each.column !== column) })}
          >
            <X aria-hidden="true" />
          </button>
        </span>
      ))}
      {filter.filters.map((each) => (
        <span key={each.column} className="arrangement-chip">
          <button
            type="button"
            className="arrangement-open"
            onClick={() => openOverlay({ kind: "filter", column: each.column })}
          >
            <Filter aria-hidden="true" /> {titleOf(each.column)} {inWords(each)}
          </button>
          <button
            type="button"
            aria-label={`Do not filter by ${titleOf(each.column)}`}
            onClick={() => setArrangement(sheet, { filter: withColumnFilter(filter, each.column, undefined) })}
          >
            <X aria-hidden="true" />
          </button>
        </span>
      ))}
      {isPlain && <span className="hint">In the order of the file, all rows</span>}
      <span className="status-gap" />
      {!isPlain && (
        <>
          <button type="button" className="link" onClick={() => activeGrid()?.rearrange()}>
            Apply again
          </button>
          <button type="button" className="link" onClick={() => clearArrangement(sheet)}>
            Clear
          </button>
        </>
      )}
      {isOwn && (
        <>
          {!isFilePlain && (
            <button type="button" className="link" onClick={() => forgetArrangement(sheet)}>
              As the file says
            </button>
          )}
          <button
            type="button"
            className="link"
            disabled={sheet.readOnly !== undefined}
            onClick={() => void saveArrangement(sheet)}
          >
            Save in the file
          </button>
        </>
      )}
    </section>
  );
}

const mostWords = 3;

function inWords(filter: ColumnFilter): string {
  const { test } = filter;
  if (test.kind === "values") {
    const texts = test.values.map((value) => textOfCell(value) || "(empty)");
    return texts.length > mostWords ? `is one of ${texts.length} values` : `is ${texts.join(" or ")}`;
  }
  const { kind, text, min, max } = askOf(filter);
  const title = asks.find(([each]) => each === kind)?.[1] ?? "";
  if (kind !== "range") return text === "" ? title : `${title} “${text}”`;
  return min === "" ? `is at most ${max}` : max === "" ? `is at least ${min}` : `is ${min} to ${max}`;
}
