import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { cellName, type ColumnFilter } from "../../../shared/sheet/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { arrangementOf, derivedNameOf, setArrangement, withColumnFilter } from "../../arrangement/index.js";
import { useSheetValues } from "../../derived/index.js";
import { Dialog, ConfirmFooter, Select } from "../../ui/index.js";
import { activeSheet, useApp, useCloseOverlay } from "../../state/index.js";
import { askOf, askedOf, asks, faultOfAsk, type Ask, type AskKind } from "./filter-asks.js";
import { FilterValues } from "./FilterValues.js";
import { limitOfPattern } from "../pattern-limits.js";
import { hasColumn, titleOfColumn } from "../values.js";
import { choicesIn, type Choice } from "../value-choices.js";
import { WorkingOut } from "../WorkingOut.js";
import { faults } from "../texts.js";
import { texts } from "./texts.js";

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
    <Dialog title={texts.filterBy(titleOfColumn(sheet, column))} className="filter-dialog">
      <WorkingOut names={names} progress={progress} />
    </Dialog>
  );
}

const kindsWithText: ReadonlySet<AskKind> = new Set([
  "contains",
  "not-contains",
  "equals",
  "not-equals",
  "starts-with",
  "ends-with",
  "matches",
]);

function OpenDialog({ sheet, column }: Props): ReactNode {
  const close = useCloseOverlay();
  const title = titleOfColumn(sheet, column);
  const { filter } = arrangementOf(sheet);
  const asked = filter.filters.find((each) => each.column === column);
  const choices = useMemo(() => choicesIn(sheet, column), [sheet, column]);
  const [ask, setAsk] = useState<Ask>(() => askOf(asked));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(asked?.test.kind === "values" ? asked.test.values.map(cellName) : choices.map(({ name }) => name)),
  );
  const pattern = useDeferredValue(ask.kind === "matches" ? ask.text : undefined);
  const limit = useMemo(
    () =>
      pattern === undefined
        ? undefined
        : limitOfPattern(
            pattern,
            choices.map(({ text }) => text),
          ),
    [pattern, choices],
  );
  const hasText = kindsWithText.has(ask.kind);
  const fault = ask.kind === "values" ? (chosen.size === 0 ? faults.noValueChosen : undefined) : faultOfAsk(ask);

  const set = (test: Omit<ColumnFilter, "column"> | undefined): void => {
    setArrangement(sheet, { filter: withColumnFilter(filter, column, test) });
    close();
  };
  const show = (values: readonly Choice[]): void => {
    if (values.length === 0) return;
    const isAll = values.length === choices.length;
    set(isAll ? undefined : { test: { kind: "values", values: values.map(({ value }) => value ?? "") } });
  };
  const apply = (): void => {
    if (ask.kind === "values") show(choices.filter(({ name }) => chosen.has(name)));
    else if (fault === undefined) set(askedOf(ask));
  };
  return (
    <Dialog
      title={texts.filterBy(title)}
      className="filter-dialog"
      footer={
        <ConfirmFooter note={fault} title={texts.filter} isDisabled={fault !== undefined} onConfirm={apply}>
          {asked && (
            <button type="button" className="button" onClick={() => set(undefined)}>
              {texts.clear}
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
            {texts.showRowsWhose(title)}
            <Select
              value={ask.kind}
              choices={asks}
              onChoose={(kind) => setAsk({ ...ask, kind })}
              data-first-focus={hasText || ask.kind === "range" || ask.kind === "values" ? undefined : true}
            />
          </label>
          {hasText && (
            <input
              className="field"
              aria-label={texts.text}
              data-first-focus
              value={ask.text}
              onChange={({ target }) => setAsk({ ...ask, text: target.value })}
            />
          )}
          {ask.kind === "range" && (
            <>
              <input
                className="field"
                aria-label={texts.from}
                data-first-focus
                placeholder={texts.any}
                inputMode="decimal"
                value={ask.min}
                onChange={({ target }) => setAsk({ ...ask, min: target.value })}
              />
              <input
                className="field"
                aria-label={texts.to}
                placeholder={texts.any}
                inputMode="decimal"
                value={ask.max}
                onChange={({ target }) => setAsk({ ...ask, max: target.value })}
              />
            </>
          )}
        </div>
        {limit !== undefined && (
          <p className="pattern-limit" role="status">
            {limit}
          </p>
        )}
        {ask.kind === "values" && <FilterValues choices={choices} chosen={chosen} choose={setChosen} show={show} />}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
