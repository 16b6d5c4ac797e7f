import { ChevronRight, Rows3, X } from "lucide-react";
import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { groupBy, setFolded } from "../arrangement/index.js";
import { activeGrid, useShown } from "../grid/index.js";
import { sheetKey, type SheetGrouping } from "../state/index.js";
import { texts as filterTexts } from "./filter/texts.js";
import { arrangementTexts } from "./texts.js";

/** More folded groups are only counted. */
const mostChips = 30;

/** By which column the rows of a sheet are grouped, and the groups that are folded, each with its number of rows. */
export function GroupChips({
  sheet,
  group,
  title,
}: {
  readonly sheet: SheetView;
  readonly group: SheetGrouping;
  readonly title: string;
}): ReactNode {
  // The numbers of rows follow what is on screen.
  useShown(({ shown }) => shown);
  const grid = activeGrid();
  const isOnScreen = grid && sheetKey(grid.sheet.ref) === sheetKey(sheet.ref);
  const folded = (isOnScreen ? grid.groups : []).filter(({ isFolded }) => isFolded);
  const shown = folded.slice(0, mostChips);
  return (
    <>
      <span className="arrangement-chip">
        <Rows3 aria-hidden="true" />
        {arrangementTexts.groupedBy(title)}
        <button
          type="button"
          aria-label={arrangementTexts.stopGroupingBy(title)}
          onClick={() => groupBy(sheet, undefined)}
        >
          <X aria-hidden="true" />
        </button>
      </span>
      {shown.map(({ text, rowCount }) => (
        <span key={text} className="arrangement-chip">
          <button
            type="button"
            className="arrangement-open"
            title={arrangementTexts.unfoldGroup}
            onClick={() =>
              setFolded(
                sheet,
                group.folded.filter((each) => each !== text),
              )
            }
          >
            <ChevronRight aria-hidden="true" /> {text === "" ? filterTexts.empty : text}
            <span className="arrangement-count">{arrangementTexts.rowsOfGroup(rowCount)}</span>
          </button>
        </span>
      ))}
      {folded.length > shown.length && (
        <span className="hint">{arrangementTexts.moreFolded(folded.length - shown.length)}</span>
      )}
      {folded.length > 1 && (
        <button type="button" className="link" onClick={() => setFolded(sheet, [])}>
          {arrangementTexts.unfoldAll}
        </button>
      )}
    </>
  );
}
