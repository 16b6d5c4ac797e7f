import { ChevronDown, ChevronUp, X } from "lucide-react";
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { readableDerived } from "../../shared/derived/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { useSheetValues, type ValuesSnapshot } from "../derived/index.js";
import { activeGrid, useShown, type Shown } from "../grid/index.js";
import {
  activeSheet,
  getApp,
  setApp,
  sheetKey,
  useApp,
  useFocusRequests,
  useRows,
  type GridRow,
} from "../state/index.js";
import { findColumns } from "./columns.js";
import { InHiddenColumns } from "./InHiddenColumns.js";
import { markFinds } from "./find-marks.js";
import { findMatches, matchFrom, mostMatches, noMatches, placeOf, type Match, type Matches } from "./matches.js";
import { IconButton } from "../ui/index.js";
import { texts } from "./texts.js";

const noNames: readonly string[] = [];

/** What is looked in: the rows of the sheet, those on screen, and the computed values, as they are at one moment. */
interface Searched {
  readonly rows: readonly GridRow[];
  readonly shown: Shown | undefined;
  readonly values: ValuesSnapshot;
}

const findIn = (sheet: SheetView, query: string, { rows, shown, values }: Searched): Matches =>
  shown ? findMatches(query, findColumns(sheet, shown.columns, values), shown.rows, rows) : noMatches;

/** Looks for a text in the cells on screen, letters of either case, and says what is in rows and columns that are hidden. */
export function FindBar(): ReactNode {
  const isOpen = useApp((state) => state.findOpen);
  const sheet = useApp(activeSheet);
  return isOpen && sheet ? <OpenFindBar sheet={sheet} /> : null;
}

/** What was found of a text: as rows and values change, something else. */
function useMatches(sheet: SheetView, query: string) {
  const rows = useRows(sheetKey(sheet.ref));
  const shown = useShown((state) => state.shown);
  const { values, isReady } = useSheetValues(sheet, query === "" ? noNames : readableDerived(sheet));
  const searched = useMemo((): Searched => ({ rows, shown, values }), [rows, shown, values]);
  // Edits do not wait for the search.
  const late = useDeferredValue(searched);
  const matches = useMemo(() => findIn(sheet, query, late), [sheet, query, late]);
  return { matches, isReady, searched };
}

function OpenFindBar({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const [query, setQuery] = useState("");
  const [current, setCurrent] = useState<Match>();
  // What is found of the first letters of a text moves the selection too; this is where it was before.
  const [home] = useState(() => getApp().place.column);
  // The search follows typing at its own pace.
  const wanted = useDeferredValue(query);
  const { matches, isReady, searched } = useMatches(sheet, wanted);
  const field = useRef<HTMLInputElement>(null);
  const takeKeyboard = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  // Before the next key: what is typed straight after Ctrl+F belongs here.
  useLayoutEffect(takeKeyboard, []);
  useFocusRequests("find", takeKeyboard);

  // While one types the first is shown; the keyboard stays here.
  const first = current === undefined && query === wanted ? matches.shown[0] : undefined;
  const { rowKey, column } = first ?? {};
  useEffect(() => {
    if (rowKey !== undefined && column !== undefined)
      activeGrid()?.showFound({ rowKey, column }, { focus: false, home });
  }, [rowKey, column, home]);

  const marked = current ?? first;
  useEffect(() => {
    const grid = activeGrid();
    return grid && wanted !== ""
      ? markFinds(grid, { query: wanted, matches: matches.shown, current: marked })
      : undefined;
  }, [sheet, wanted, matches, marked]);

  const go = (by: 1 | -1): void => {
    const { shown } = query === wanted ? matches : findIn(sheet, query, searched);
    // The first match is on screen already, or about to be: the bar shows it while one types.
    const match = matchFrom(shown, current ?? shown[0], by);
    if (!match) return;
    setCurrent(match);
    activeGrid()?.showFound(match, { home });
    field.current?.focus();
  };
  const close = (): void => {
    setApp({ findOpen: false });
    activeGrid()?.showFound(undefined);
    activeGrid()?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && event.target === field.current) go(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };

  return (
    <search className="find" onKeyDown={onKey}>
      <input
        ref={field}
        className="field"
        type="search"
        placeholder={texts.findInSheet}
        aria-label={texts.findInSheet}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setCurrent(undefined);
        }}
      />
      <span className="find-count" role="status">
        {wanted === "" ? "" : said(matches, marked)}
      </span>
      {!isReady && <span className="spinner" role="img" aria-label={texts.stillComputing} />}
      {matches.hidden > 0 && (
        <button
          type="button"
          className="link"
          title={texts.showHiddenRows}
          onClick={() => {
            activeGrid()?.showAlso(matches.hiddenRows);
            field.current?.focus();
          }}
        >
          {texts.showMoreInHiddenRows(matches.hidden.toLocaleString("en"))}
        </button>
      )}
      <InHiddenColumns sheet={sheet} matches={matches} onShown={() => field.current?.focus()} />
      <IconButton title={texts.previousMatch} icon={<ChevronUp />} onClick={() => go(-1)} />
      <IconButton title={texts.nextMatch} icon={<ChevronDown />} onClick={() => go(1)} />
      <IconButton title={texts.closeFind} icon={<X />} onClick={close} />
    </search>
  );
}

/** How many were found, and which of them the person is at. */
function said({ shown, hidden, inHiddenColumns }: Matches, current: Match | undefined): string {
  if (shown.length === 0) return hidden + inHiddenColumns === 0 ? texts.noResults : texts.noResultsHere;
  const at = placeOf(shown, current);
  const all = `${shown.length.toLocaleString("en")}${shown.length >= mostMatches ? "+" : ""}`;
  return `${at === -1 ? "–" : (at + 1).toLocaleString("en")} of ${all}`;
}
