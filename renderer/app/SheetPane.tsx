import { useEffect, useRef, type CSSProperties, type ReactNode } from "react";
import type { SheetStyle, SheetView } from "../../shared/workspace/index.js";
import { listenToClipboard, rowHeightOf, setActiveGrid, SheetController } from "../grid/index.js";
import { sheetKey, useApp } from "../state/index.js";
import { groundInDark, inkFor, useIsDark } from "../theme/index.js";

/** The grid of one sheet. A new grid is made when the sheet or its columns change, else the one there is told. */
export function SheetPane({ sheet }: { sheet: SheetView }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const controller = useRef<SheetController | undefined>(undefined);
  const key = sheetKey(sheet.ref);
  const shape = JSON.stringify([key, sheet.binding, sheet.columns, sheet.style, sheet.readOnly]);
  const loading = useApp((state) => state.loading);
  const isDark = useIsDark();

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `shape` says when a sheet needs another grid
  }, [shape]);

  useEffect(() => {
    controller.current?.update(sheet);
  }, [sheet]);

  useEffect(() => {
    controller.current?.api.refreshCells({ force: true });
  }, [isDark]);

  const isFetched = useApp((state) => state.fetched.has(key));
  return (
    <div className="sheet" style={styleOf(sheet.style, isDark)} data-bold-head={sheet.style.headerBold}>
      <div ref={host} className="sheet-grid" aria-label={sheet.title} />
      {!isFetched && (
        <div className="sheet-loading" role="status">
          <span className="spinner" aria-hidden="true" />
          {loading
            ? `Reading ${loading.done.toLocaleString()} of ${loading.all.toLocaleString()} rows…`
            : "Reading rows…"}
        </div>
      )}
    </div>
  );
}

/** Of text in cells: 13 px at 1.45. */
const lineHeightPx = 19;

/** The colours `[metadata]` asks for, as the custom properties the grid's theme reads. */
function styleOf(style: SheetStyle, isDark: boolean): CSSProperties {
  const ground = (hex: string | undefined): string | undefined =>
    hex === undefined ? undefined : isDark ? groundInDark(hex) : hex;
  const head = ground(style.headerBackground);
  const variables: Record<string, string | undefined> = {
    "--lines": String(Math.max(1, Math.floor((rowHeightOf(style) - 8) / lineHeightPx))),
    "--sheet-head": head,
    "--sheet-head-ink": head === undefined ? undefined : inkFor(head, false).ink,
    "--sheet": ground(style.oddRow),
    "--sheet-odd": style.rowStripes ? ground(style.evenRow) : ground(style.oddRow),
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}
