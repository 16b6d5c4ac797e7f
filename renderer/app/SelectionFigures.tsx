import { useEffect, useState, type ReactNode } from "react";
import type { Steps } from "../../shared/base/index.js";
import { rangeFigures, type RangeFigures } from "../../shared/sheet/index.js";
import { activeGrid, selectedValues } from "../grid/index.js";
import { useApp, useRows } from "../state/index.js";
import { statusTexts } from "./texts.js";

/** Time at a stretch, so that the next key never waits for the figures of the last selection. */
const sliceMs = 8;

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

/**
 * The figures of the selection as it is now. They are computed after the key or the move that changed it, in slices; those of
 * the selection before are shown until the first slice ends.
 */
function useSelectionFigures(sheet: string): RangeFigures | undefined {
  const place = useApp((state) => state.place);
  const rows = useRows(sheet);
  const [figures, setFigures] = useState<RangeFigures>();
  useEffect(() => {
    const grid = activeGrid();
    const work = grid && rangeFigures(selectedValues(grid));
    let timer = work && window.setTimeout(goOn);
    function goOn(): void {
      const done = work && slice(work);
      setFigures(done);
      timer = done ? undefined : window.setTimeout(goOn);
    }
    return () => window.clearTimeout(timer);
  }, [place, rows]);
  return figures;
}

/** Goes on with work for a while; returns its outcome where it has ended. */
function slice<Outcome>(work: Steps<Outcome>): Outcome | undefined {
  const end = performance.now() + sliceMs;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() >= end) return undefined;
  }
}
