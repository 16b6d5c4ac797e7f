import { useState, type ReactNode } from "react";
import {
  conditionOfFilter,
  conditionText,
  mostSlots,
  slotsOfColumns,
  type CountedRows,
  type Slot,
  type SlotCondition,
} from "../../shared/skeleton/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { arrangementOf } from "../arrangement/index.js";
import { pivotColumns } from "../pivot/index.js";
import { say } from "../state/index.js";
import { Select } from "../ui/index.js";
import { conditionColumn, conditionTitle } from "./counted-rows.js";
import { texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly rows: CountedRows;
  readonly slots: readonly Slot[];
  readonly canMean: boolean;
  readonly change: (slots: readonly Slot[]) => void;
}

/** Ways to new slots: the combinations of columns, the filter on screen, what rules text means. */
export function SlotMaker({ sheet, rows, slots, canMean, change }: Props): ReactNode {
  const [by, setBy] = useState<readonly string[]>(["", "", ""]);
  const [meaning, setMeaning] = useState("");
  const columns = pivotColumns(sheet);
  const choices = [["", texts.nothing] as const, ...columns.map(({ key, title }) => [key, title] as const)];
  const chosen = by.flatMap((key) => (key === "" ? [] : (conditionColumn(sheet, key) ?? [])));
  const fromFilter = conditionsOnScreen(sheet);
  const add = (more: readonly Slot[]): void => {
    const all = [...slots, ...more];
    if (all.length > mostSlots) say("warning", texts.tooMany(mostSlots));
    change(all.slice(0, mostSlots));
  };
  const addOne = (where: readonly SlotCondition[]): void => {
    const name = where.map((condition) => conditionText(condition, conditionTitle(sheet, condition))).join(" · ");
    add([{ name: name.slice(0, 200), target: 1, where: [...where] }]);
  };
  return (
    <fieldset className="skeleton-maker">
      <legend>{texts.addSlots}</legend>
      <div className="figure-form">
        {by.map((key, at) => (
          <label key={at} className="figure-field">
            <span>{at === 0 ? texts.by : texts.and}</span>
            <Select
              value={key}
              choices={choices}
              onChoose={(now) => setBy(by.map((was, place) => (place === at ? now : was)))}
            />
          </label>
        ))}
        <button
          type="button"
          className="button is-small"
          disabled={chosen.length === 0}
          onClick={() => add(slotsOfColumns(chosen, rows, mostSlots))}
        >
          {texts.addCombinations}
        </button>
        <button
          type="button"
          className="button is-small"
          disabled={!fromFilter}
          title={fromFilter ? undefined : texts.noFilter}
          onClick={() => fromFilter && addOne(fromFilter)}
        >
          {texts.addFromFilter}
        </button>
        {canMean && (
          <form
            className="skeleton-meaning"
            onSubmit={(event) => {
              event.preventDefault();
              if (meaning.trim() === "") return;
              addOne([{ meaning: meaning.trim() }]);
              setMeaning("");
            }}
          >
            <label className="figure-field">
              <span>{texts.meaning}</span>
              <input
                className="field"
                value={meaning}
                maxLength={1_000}
                placeholder={texts.meaningExample}
                onChange={({ target }) => setMeaning(target.value)}
              />
            </label>
            <button type="submit" className="button is-small" disabled={meaning.trim() === ""}>
              {texts.addMeaning}
            </button>
          </form>
        )}
      </div>
    </fieldset>
  );
}

/** The filter of the sheet as conditions of a slot; undefined where there is none, or one that no slot can ask. */
function conditionsOnScreen(sheet: SheetView): readonly SlotCondition[] | undefined {
  const { join, filters } = arrangementOf(sheet).filter;
  const conditions = filters.flatMap((filter) => {
    const column = conditionColumn(sheet, filter.column);
    return (column && conditionOfFilter(filter, column)) ?? [];
  });
  const isWhole = conditions.length === filters.length && (join === "all" || filters.length === 1);
  return isWhole && conditions.length > 0 ? conditions : undefined;
}
