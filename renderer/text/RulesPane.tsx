import { PanelRightClose } from "lucide-react";
import { lazy, Suspense, useRef, type PointerEvent, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { textOfCell } from "../grid/index.js";
import { languageOfSheet, rowsOf, setApp, sheetKey, useApp, useKept, type PlacedLanguage } from "../state/index.js";
import { IconButton } from "../ui/index.js";

const RulesDesk = lazy(() => import("./RulesDesk.js"));

const narrowestPx = 300;
const widestPx = 900;

/** Beside the sheet: the rules text of the selected row, and what it means. Only for sheets whose game has a language. */
export function RulesPane({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const pane = useApp((state) => state.rulesPane);
  // The editors are large: they are loaded once the person goes to a row, not with the sheet.
  const rowKey = useApp(({ place, rulesFocus }) => (place.isChosen || rulesFocus ? place.rowKey : null));
  useApp((state) => state.fetched);
  const language = useKept(languageOfSheet(sheet));
  if (!pane.isOpen || !language) return null;
  const row = rowKey === null ? undefined : rowsOf(sheetKey(sheet.ref))?.row(rowKey);
  return (
    <aside className="rules-pane" style={{ width: `${pane.widthPx}px` }} aria-label="Rules text">
      <Sash widthPx={pane.widthPx} />
      <header className="rules-head">
        <strong>{row ? titleOf(sheet, row.cells) : "Rules text"}</strong>
        <IconButton
          title="Close rules text editor"
          icon={<PanelRightClose />}
          onClick={() => setApp({ rulesPane: { ...pane, isOpen: false } })}
        />
      </header>
      {row ? (
        <Suspense fallback={<p className="rules-none">Loading editor…</p>}>
          <RulesDesk
            key={`${sheetKey(sheet.ref)} ${row.key} ${nameOf(language)}`}
            sheet={sheet}
            language={language}
            rowKey={row.key}
            title={titleOf(sheet, row.cells)}
          />
        </Suspense>
      ) : (
        <p className="rules-none">Select a row to edit its rules text.</p>
      )}
    </aside>
  );
}

/** Tells a language of a sheet from another one: what is being written belongs to its cells and their places. */
const nameOf = ({ game, cells }: PlacedLanguage): string =>
  [game.id, ...cells.map(({ name, at }) => `${name} ${at}`)].join(" ");

/** The name of the row, or its first text. */
function titleOf({ columns }: SheetView, cells: readonly Parameters<typeof textOfCell>[0][]): string {
  const at = columns.findIndex(({ id }) => id.path.length === 1 && id.path[0] === "name");
  return textOfCell(cells[at === -1 ? 0 : at]) || "Unnamed";
}

/** The edge of the pane, to be dragged or moved with the arrow keys. */
function Sash({ widthPx }: { readonly widthPx: number }): ReactNode {
  const start = useRef<{ x: number; widthPx: number } | undefined>(undefined);
  const resize = (wanted: number): void => {
    const width = Math.round(Math.max(narrowestPx, Math.min(widestPx, wanted)));
    setApp(({ rulesPane }) => ({ rulesPane: { ...rulesPane, widthPx: width } }));
  };
  return (
    <div
      className="rules-sash"
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the rules text editor"
      aria-valuenow={widthPx}
      aria-valuemin={narrowestPx}
      aria-valuemax={widestPx}
      tabIndex={0}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, widthPx };
      }}
      onPointerMove={({ clientX }) => {
        if (start.current) resize(start.current.widthPx + start.current.x - clientX);
      }}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") resize(widthPx + 24);
        if (key === "ArrowRight") resize(widthPx - 24);
      }}
    />
  );
}
