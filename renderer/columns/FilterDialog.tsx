import { useMemo, useState, type ReactNode } from "react";
import { cellName, type CellView, type ColumnFilter } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { arrangementOf, derivedNameOf, setArrangement, withColumnFilter } from "../arrangement/index.js";
import { useSheetValues } from "../derived/index.js";
import { Dialog, ConfirmFooter, Select } from "../ui/index.js";
import { activeSheet, closeOverlay, rowsOf, sheetKey, textOfCell, useApp } from "../state/index.js";
import { askOf, askedOf, asks, faultOfAsk, type Ask } from "./filter-asks.js";
import { columnValues, hasColumn, titleOfColumn } from "./values.js";
import { WorkingOut } from "./WorkingOut.js";

/** Which rows of the sheet are shown, by the values of a column. */
export function FilterDialog({ column: key }: { readonly column: string }): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet && hasColumn(sheet, key) ? <LoadedDialog sheet={sheet} column={key} /> : null;
}

interface Props {
  readonly sheet: SheetView;
  /** Key of the column. */
  readonly column: string;
}

/** The dialog, once all values are there that can be chosen. */
function LoadedDialog({ sheet, column }: Props): ReactNode {
  const name = derivedNameOf(sheet, column);
  const names = name === undefined ? [] : [name];
  const { isReady, progress } = useSheetValues(sheet, names);
  // Later edits do not close it.
  const [isOpen, setIsOpen] = useState(isReady);
  if (isReady && !isOpen) setIsOpen(true);
  if (isOpen) return <OpenDialog sheet={sheet} column={column} />;
  return (
    <Dialog title={`Filter by ${titleOfColumn(sheet, column)}`} className="filter-dialog">
      <WorkingOut names={names} progress={progress} />
    </Dialog>
  );
}

interface Choice {
  readonly name: string;
  readonly value: CellView;
  readonly text: string;
  readonly count: number;
}

/** More values than this are searched, not scrolled. */
const mostShown = 300;

function choicesIn(sheet: SheetView, column: string): Choice[] {
  const found = new Map<string, Choice>();
  const { cells, errors } = columnValues(sheet, column, rowsOf(sheetKey(sheet.ref))?.rows ?? []);
  // To filters an error is an empty cell.
  for (const values of [...cells, ...Array.from({ length: errors }, () => [null])]) {
    for (const value of values) {
      const name = cellName(value);
      const known = found.get(name);
      found.set(name, { name, value: known?.value ?? value, text: textOfCell(value), count: (known?.count ?? 0) + 1 });
    }
  }
  const order = new Intl.Collator("en", { numeric: true });
  const options = sheet.columns.find(({ key }) => key === column)?.options ?? [];
  const places = new Map(options.map(({ value }, at) => [value, at]));
  const placeOf = ({ text }: Choice): number => places.get(text) ?? options.length;
  return [...found.values()].sort((a, b) => placeOf(a) - placeOf(b) || order.compare(a.text, b.text));
}

function OpenDialog({ sheet, column }: Props): ReactNode {
  const title = titleOfColumn(sheet, column);
  const { filter } = arrangementOf(sheet);
  const asked = filter.filters.find((each) => each.column === column);
  const choices = useMemo(() => choicesIn(sheet, column), [sheet, column]);
  const [ask, setAsk] = useState<Ask>(() => askOf(asked));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(asked?.test.kind === "values" ? asked.test.values.map(cellName) : choices.map(({ name }) => name)),
  );
  const [search, setSearch] = useState("");
  const shown = choices.filter(({ text }) => text.toLowerCase().includes(search.trim().toLowerCase()));
  const fault =
    ask.kind === "values" ? (chosen.size === 0 ? "Choose at least one value." : undefined) : faultOfAsk(ask);

  const set = (test: Omit<ColumnFilter, "column"> | undefined): void => {
    setArrangement(sheet, { filter: withColumnFilter(filter, column, test) });
    closeOverlay();
  };
  const apply = (): void => {
    if (fault !== undefined) return;
    if (ask.kind !== "values") set(askedOf(ask));
    else if (chosen.size === choices.length) set(undefined);
    else
      set({
        test: { kind: "values", values: choices.flatMap((each) => (chosen.has(each.name) ? [each.value ?? ""] : [])) },
      });
  };
  const toggle = (names: readonly string[], isOn: boolean): void => {
    const next = new Set(chosen);
    for (const name of names) {
      if (isOn) next.add(name);
      else next.delete(name);
    }
    setChosen(next);
  };
  const allShown = shown.every(({ name }) => chosen.has(name));
  return (
    <Dialog
      title={`Filter by ${title}`}
      className="filter-dialog"
      footer={
        <ConfirmFooter note={fault} title="Filter" isDisabled={fault !== undefined} onConfirm={apply}>
          {asked && (
            <button type="button" className="button" onClick={() => set(undefined)}>
              Clear
            </button>
          )}
        </ConfirmFooter>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="filter-ask">
          <label>
            Show rows whose {title}
            <Select value={ask.kind} data-first-focus choices={asks} onChoose={(kind) => setAsk({ ...ask, kind })} />
          </label>
          {["contains", "not-contains", "equals", "not-equals", "starts-with", "ends-with", "matches"].includes(
            ask.kind,
          ) && (
            <input
              className="field"
              aria-label="Text"
              value={ask.text}
              onChange={({ target }) => setAsk({ ...ask, text: target.value })}
            />
          )}
          {ask.kind === "range" && (
            <>
              <input
                className="field"
                aria-label="From"
                placeholder="any"
                inputMode="decimal"
                value={ask.min}
                onChange={({ target }) => setAsk({ ...ask, min: target.value })}
              />
              <input
                className="field"
                aria-label="To"
                placeholder="any"
                inputMode="decimal"
                value={ask.max}
                onChange={({ target }) => setAsk({ ...ask, max: target.value })}
              />
            </>
          )}
        </div>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      {ask.kind === "values" && (
        <section aria-label="Values">
          <div className="filter-search">
            <input
              className="field"
              type="search"
              aria-label="Search values"
              placeholder="Search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <button
              type="button"
              className="button is-small"
              onClick={() =>
                toggle(
                  shown.map(({ name }) => name),
                  !allShown,
                )
              }
            >
              {allShown ? "None" : "All"}
            </button>
          </div>
          <ul className="filter-values">
            {shown.slice(0, mostShown).map(({ name, text, count }) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.has(name)}
                    onChange={({ target }) => toggle([name], target.checked)}
                  />
                  <span className="filter-value">{text === "" ? "(empty)" : text}</span>
                  <span className="enum-count">{count.toLocaleString()}</span>
                </label>
              </li>
            ))}
          </ul>
          {shown.length > mostShown && <p className="hint">{shown.length - mostShown} more: search to see them.</p>}
          {shown.length === 0 && <p className="hint">No such value.</p>}
        </section>
      )}
    </Dialog>
  );
}
