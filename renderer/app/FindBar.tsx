import { ChevronDown, ChevronUp, X } from "lucide-react";
import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { activeGrid, textOfCell } from "../grid/index.js";
import { rowsOf, activeSheet, setApp, sheetKey, useApp, visibleRowsOf } from "../state/index.js";

interface Match {
  readonly rowKey: string;
  readonly column: string;
}

const mostMatches = 10_000;

function findIn(sheet: SheetView, query: string): Match[] {
  const needle = query.toLowerCase();
  const found: Match[] = [];
  if (needle === "") return found;
  // Rows that a search hides are not looked into.
  const visible = visibleRowsOf(sheetKey(sheet.ref));
  for (const row of rowsOf(sheetKey(sheet.ref))?.rows ?? []) {
    if (visible?.has(row.key) === false) continue;
    for (const [place, column] of sheet.columns.entries()) {
      if (!textOfCell(row.cells[place]).toLowerCase().includes(needle)) continue;
      found.push({ rowKey: row.key, column: column.key });
      if (found.length >= mostMatches) return found;
    }
  }
  return found;
}

/** Looks for a text in all cells of the sheet, letters of either case. */
export function FindBar(): ReactNode {
  const finding = useApp((state) => state.finding);
  return finding > 0 ? <OpenFindBar asked={finding} /> : null;
}

function OpenFindBar({ asked }: { readonly asked: number }): ReactNode {
  const sheet = useApp(activeSheet);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  // The search follows typing at its own pace.
  const wanted = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
  // Before the next key: what is typed straight after Ctrl+F belongs here.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [asked]);

  const matches = useMemo(() => (sheet ? findIn(sheet, wanted) : []), [sheet, wanted]);

  const show = (place: number): void => {
    const found = sheet && query !== wanted ? findIn(sheet, query) : matches;
    const match = found[(place + found.length) % found.length];
    if (!match) return;
    setAt((place + found.length) % found.length);
    activeGrid()?.goTo(match.rowKey, match.column);
    field.current?.focus();
  };
  const close = (): void => {
    setApp({ finding: 0 });
    activeGrid()?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Enter") show(event.shiftKey ? at - 1 : at + 1);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };

  return (
    <search className="find">
      <input
        ref={field}
        className="field"
        type="search"
        placeholder="Find in sheet"
        aria-label="Find in sheet"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(-1);
        }}
        onKeyDown={onKey}
      />
      <span className="find-count" role="status">
        {wanted === "" ? "" : matches.length === 0 ? "Nothing found" : `${at < 0 ? "–" : at + 1} of ${matches.length}`}
      </span>
      <button type="button" className="tool" aria-label="Previous match" onClick={() => show(at - 1)}>
        <ChevronUp />
      </button>
      <button type="button" className="tool" aria-label="Next match" onClick={() => show(at + 1)}>
        <ChevronDown />
      </button>
      <button type="button" className="tool" aria-label="Close find" onClick={close}>
        <X />
      </button>
    </search>
  );
}
