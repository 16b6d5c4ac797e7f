import { useMemo, type ReactNode } from "react";
import { slotsOfColumns, type Booster, type CountedRows } from "../../shared/skeleton/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { pivotColumns } from "../pivot/index.js";
import { Select } from "../ui/index.js";
import { CountInput } from "./CountInput.js";
import { conditionColumn } from "./counted-rows.js";
import { texts } from "./texts.js";

/** A booster says something of so many values at most. */
const mostValues = 20;

interface Props {
  readonly sheet: SheetView;
  readonly rows: CountedRows;
  readonly booster: Booster | undefined;
  readonly change: (booster: Booster | undefined) => void;
}

/** How many cards of each value of a column a booster holds. */
export function BoosterFields({ sheet, rows, booster, change }: Props): ReactNode {
  const columns = pivotColumns(sheet).filter(({ isComputed }) => !isComputed);
  const named = columns.flatMap(({ key, title }) => {
    const column = conditionColumn(sheet, key)?.column;
    return column === undefined ? [] : [[column, title] as const];
  });
  const of = booster?.column;
  const values = useMemo(() => (of === undefined ? [] : valuesIn(of, rows)), [of, rows]);
  const all = [...(booster?.cards ?? []).map(({ value }) => value), ...values];
  const shown = [...new Set(all)].slice(0, mostValues);
  const countOf = (value: Booster["cards"][number]["value"]): number =>
    booster?.cards.find((each) => each.value === value)?.count ?? 0;
  return (
    <fieldset className="skeleton-maker">
      <legend>{texts.booster}</legend>
      <div className="figure-form">
        <label className="figure-field">
          <span>{texts.boosterColumn}</span>
          <Select
            value={of ?? ""}
            choices={[["", texts.noBooster], ...named]}
            onChoose={(column) => change(column === "" ? undefined : { column, cards: [] })}
          />
        </label>
        {booster &&
          shown.map((value) => (
            <label key={`${typeof value} ${String(value)}`} className="figure-field">
              <span>{value === "" ? texts.empty : String(value)}</span>
              <CountInput
                value={countOf(value)}
                most={1_000}
                isFractional
                label={texts.inBooster(value === "" ? texts.empty : String(value))}
                change={(count) => {
                  const others = booster.cards.filter((each) => each.value !== value);
                  change({ ...booster, cards: count === 0 ? others : [...others, { value, count }] });
                }}
              />
            </label>
          ))}
      </div>
    </fieldset>
  );
}

/** The values that rows hold in a column, as a booster names them. */
const valuesIn = (column: string, rows: CountedRows): readonly Booster["cards"][number]["value"][] =>
  slotsOfColumns([{ column }], rows, mostValues).flatMap(({ where: [condition] }) => {
    const is = condition?.is;
    return is === undefined || typeof is === "object" ? [] : [is];
  });
