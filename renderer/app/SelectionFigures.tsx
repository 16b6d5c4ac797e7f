import { useCallback, type ReactNode } from "react";
import type { Steps } from "../../shared/base/index.js";
import { rangeFigures, type RangeFigures } from "../../shared/sheet/index.js";
import { activeGrid, selectedValues } from "../grid/index.js";
import { useApp, useRows, useSteps } from "../state/index.js";
import { statusTexts } from "./texts.js";

/** Count, sum, average and so on of the selected cells. `sheet` is the key of the sheet on screen. */
export function SelectionFigures({ sheet }: { readonly sheet: string }): ReactNode {
  const figures = useSelectionFigures(sheet);
  if (!figures) return null;
  const { filled, distinct, numbers } = figures;
  const entries: (readonly [name: string, value: number])[] = [[statusTexts.filled, filled]];
  if (numbers) {
    entries.push(
      [statusTexts.sum, numbers.sum],
      [statusTexts.average, numbers.average],
      [statusTexts.least, numbers.least],
      [statusTexts.most, numbers.most],
    );
  }
  entries.push([statusTexts.distinct, distinct]);
  return (
    <dl className="status-figures" aria-label={statusTexts.figures}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{inWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const inWords = (value: number): string => value.toLocaleString("en", { maximumFractionDigits: 2 });

/** The figures of the selection as it is now: they are computed after the key or the move that changed it. */
function useSelectionFigures(sheet: string): RangeFigures | undefined {
  const place = useApp((state) => state.place);
  const rows = useRows(sheet);
  // Another function for each selection and whatever its cells hold.
  const start = useCallback((): Steps<RangeFigures> => {
    const grid = place.cells > 1 && rows.length > 0 ? activeGrid() : undefined;
    return rangeFigures(grid ? selectedValues(grid) : []);
  }, [place, rows]);
  return useSteps(start).outcome;
}
