import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { derivedIn } from "../../shared/derived/index.js";
import { listenToClipboard, setActiveGrid, SheetController, withDensity } from "../grid/index.js";
import { sheetKey, useApp, useKept } from "../state/index.js";
import { useIsDark } from "../theme/index.js";
import { StatisticsPanel } from "./late-parts.js";
import { sheetLook } from "./sheet-look.js";
import { texts } from "./texts.js";

/**
 * The grid of one sheet. What another program changes updates it, columns included: a new one would take away the editor that
 * is open, with what is being typed. A sheet of another kind gets a new one, and so does one of another folder.
 */
export function SheetPane({ sheet: asInFile }: { sheet: SheetView }): ReactNode {
  const density = useApp((state) => state.density);
  const sheet = useMemo(() => withDensity(asInFile, density), [asInFile, density]);
  const host = useRef<HTMLDivElement>(null);
  const controller = useRef<SheetController | undefined>(undefined);
  const key = sheetKey(sheet.ref);
  const { binding, readOnly } = sheet;
  const root = useApp((state) => state.workspace?.root);
  const kind = useKept({ root, key, binding, derived: derivedIn(sheet), readOnly });
  const loading = useApp((state) => state.loading);
  const isDark = useIsDark();

  const makeGrid = useEffectEvent((element: HTMLElement): (() => void) => {
    const made = new SheetController(element, sheet);
    controller.current = made;
    setActiveGrid(made);
    const stopClipboard = listenToClipboard(made);
    return () => {
      stopClipboard();
      setActiveGrid(undefined);
      controller.current = undefined;
      made.destroy();
    };
  });
  useEffect(() => (host.current ? makeGrid(host.current) : undefined), [kind]);

  useEffect(() => {
    controller.current?.update(sheet);
  }, [sheet]);

  useEffect(() => {
    controller.current?.redrawCells();
  }, [isDark]);

  const hasStatistics = useApp((state) => state.statisticsOpen);
  const isFetched = useApp((state) => state.fetched.has(key));
  return (
    <div
      className="sheet"
      style={sheetLook(sheet.style, isDark)}
      data-bold-head={sheet.style.headerBold}
      data-column-stripes={sheet.style.columnStripes}
      data-read-only={readOnly === undefined ? undefined : ""}
      data-scheme={sheet.style.oddRow === undefined ? undefined : ""}
    >
      <div ref={host} className="sheet-grid" aria-label={sheet.title} />
      {hasStatistics && <StatisticsPanel />}
      {!isFetched && (
        <div className="sheet-loading" role="status">
          <span className="spinner" aria-hidden="true" />
          {loading
            ? texts.readingRowsOf(loading.done.toLocaleString("en"), loading.all.toLocaleString("en"))
            : texts.readingRows}
        </div>
      )}
    </div>
  );
}
