import { ArrowDown, ArrowUp, EyeOff, Filter, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ColumnFilter } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  arrangementOf,
  clearArrangement,
  derivedNeeded,
  forgetArrangement,
  ownLookInWords,
  rowLooksOf,
  saveArrangement,
  setArrangement,
  showHiddenRows,
  withColumnFilter,
} from "../arrangement/index.js";
import { useSheetValues } from "../derived/index.js";
import { activeGrid } from "../grid/index.js";
import { getApp, openOverlay, sheetKey, textOfCell, useApp } from "../state/index.js";
import { returnKeyboard } from "../ui/index.js";
import { GroupChips } from "./GroupChips.js";
import { askOf, asks } from "./filter/filter-asks.js";
import { arrangementTexts } from "./texts.js";
import { titleOfColumn } from "./values.js";
import { WorkingOut } from "./WorkingOut.js";

/** Says how a sheet is looked at where not plainly, and what of it only here; takes it back, or stores it in the file. */
export function ArrangementBar({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const arrangements = useApp((state) => state.arrangements);
  const rowLooks = useApp((state) => state.rowLooks);
  const columnLooks = useApp((state) => state.columnLooks);
  // Hidden rows are counted once the rows are here.
  useApp((state) => state.fetched.has(sheetKey(sheet.ref)));
  const { sort, filter, group } = arrangementOf(sheet, { arrangements });
  const own = ownLookInWords(sheet, { arrangements, rowLooks, columnLooks });
  const hidden = rowLooksOf(sheet, { rowLooks }).hidden.size;
  const isArranged = sort.length > 0 || filter.filters.length > 0;
  const isPlain = !isArranged && !group && hidden === 0;
  const isOwnOrder = own.includes("sort") || own.includes("filter");
  const needed = derivedNeeded(sheet, { sort, filter, group });
  const { isReady, progress } = useSheetValues(sheet, needed);
  if (isPlain && own.length === 0) return null;
  const titleOf = (key: string): string => titleOfColumn(sheet, key);
  return (
    <section
      className="arrangement"
      aria-label={arrangementTexts.viewSettingsOfTheSheet}
      onClick={({ detail: clicks }) => {
        // Who pressed a button by a key stays on it; after a click what is typed goes to the active cell.
        if (clicks > 0 && getApp().overlay === null) returnKeyboard();
      }}
    >
      {group && <GroupChips sheet={sheet} group={group} title={titleOf(group.column)} />}
      {sort.map(({ column, descending }) => (
        <span key={column} className="arrangement-chip">
          {descending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
          {titleOf(column)}
          <button
            type="button"
            aria-label={arrangementTexts.clearSortBy(titleOf(column))}
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
            aria-label={arrangementTexts.clearFilterBy(titleOf(each.column))}
            onClick={() => setArrangement(sheet, { filter: withColumnFilter(filter, each.column, undefined) })}
          >
            <X aria-hidden="true" />
          </button>
        </span>
      ))}
      {hidden > 0 && (
        <span className="arrangement-chip">
          <EyeOff aria-hidden="true" />
          {hidden === 1 ? arrangementTexts.oneRowHidden : arrangementTexts.rowsHidden(hidden.toLocaleString("en"))}
          <button type="button" aria-label={arrangementTexts.showHiddenRows} onClick={() => showHiddenRows(sheet)}>
            <X aria-hidden="true" />
          </button>
        </span>
      )}
      {!isReady && <WorkingOut names={needed} progress={progress} />}
      {isPlain && isOwnOrder && <span className="hint">{arrangementTexts.allRowsInFileOrder}</span>}
      <span className="status-gap" />
      {(isArranged || group) && (
        <button type="button" className="link" onClick={() => activeGrid()?.rearrange()}>
          {arrangementTexts.reapply}
        </button>
      )}
      {isArranged && (
        <button type="button" className="link" onClick={() => clearArrangement(sheet)}>
          {arrangementTexts.clear}
        </button>
      )}
      {own.length > 0 && (
        <>
          <span className="hint">{arrangementTexts.onlyForYou(own.join(", "))}</span>
          {!(group && own.length === 1) && (
            <button
              type="button"
              className="link"
              disabled={sheet.readOnly !== undefined}
              title={sheet.readOnly ?? arrangementTexts.aboutSavingTheView}
              onClick={() => void saveArrangement(sheet)}
            >
              {arrangementTexts.saveToFile}
            </button>
          )}
          <button type="button" className="link" onClick={() => openOverlay({ kind: "views" })}>
            {arrangementTexts.views}
          </button>
          <button type="button" className="link" onClick={() => forgetArrangement(sheet)}>
            {arrangementTexts.resetToFile}
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
    return texts.length > mostWords ? arrangementTexts.isOneOfCount(texts.length) : `is ${texts.join(" or ")}`;
  }
  const { kind, text, min, max } = askOf(filter);
  const title = asks.find(([each]) => each === kind)?.[1] ?? "";
  if (kind !== "range") return text === "" ? title : `${title} “${text}”`;
  return min === ""
    ? arrangementTexts.isAtMost(max)
    : max === ""
      ? arrangementTexts.isAtLeast(min)
      : `is ${min} to ${max}`;
}
