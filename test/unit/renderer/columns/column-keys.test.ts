import { describe, expect, it } from "vitest";
import {
  columnFault,
  emptyColumn,
  keyFault,
  keyFor,
  settingsOf,
  startValue,
  type NewColumn,
} from "../../../../renderer/columns/keys/new-column.js";
import { renamedChoice } from "../../../../renderer/columns/values/value-parts.js";
import { readsColumn, withRenamedColumn } from "../../../../shared/derived/index.js";
import type { ColumnView } from "../../../../shared/workspace/index.js";

const column = (key: string): ColumnView => ({
  ...{ key, id: { path: [key] }, title: key, source: key, mixed: false, editor: "text", alignment: "left" },
  ...{ frozen: false, bold: false, hidden: false, wrap: true },
});
const sheet = (...keys: string[]) => ({ columns: keys.map(column), metadata: {} });
const asked = (said: Partial<NewColumn>): NewColumn => ({ ...emptyColumn, key: "new", ...said });

describe("the key of a new column", () => {
  it.each([
    ["Energy Cost", ["card-id"], "energy-cost"],
    ["Energy Cost", ["card_id", "a-b", "c_d"], "energy_cost"],
    ["  Ärger, 2nd! ", [], "ärger-2nd"],
    ["!", [], ""],
  ])("for %s beside %j is %s", (name, keys, wanted) => {
    expect(keyFor(name, sheet(...keys))).toBe(wanted);
  });

  it.each([
    ["", false],
    ["cost", false],
    ["a\nb", false],
    ["x".repeat(201), false],
    ["a.b c", true],
  ])("can or cannot be %j", (key, isFine) => {
    expect(keyFault(key, sheet("cost")) === undefined).toBe(isFine);
  });
});

describe("the value that a new column begins with", () => {
  it.each<[Partial<NewColumn>, unknown]>([
    [{ type: "text", start: " a" }, " a"],
    [{ type: "whole", start: "" }, 0],
    [{ type: "whole", start: "1.5" }, undefined],
    [{ type: "number", start: "1.5" }, 1.5],
    [{ type: "number", start: "x" }, undefined],
    [{ type: "yes-no", start: "true" }, true],
    [{ type: "yes-no", start: "" }, false],
    [{ type: "choice", start: "b", choices: "a\n b \n" }, "b"],
    [{ type: "choice", start: "c", choices: "a\nb" }, undefined],
    [{ type: "list", start: "a, b" }, ["a", "b"]],
    [{ type: "list", start: "" }, []],
    [{ type: "date", start: "2025-12-31" }, { $date: "2025-12-31" }],
    [{ type: "date", start: "" }, undefined],
  ])("of %j is %j", (said, value) => {
    expect(startValue(asked(said))).toEqual(value);
    expect(columnFault(asked(said), sheet()) === undefined).toBe(value !== undefined);
  });

  it("has a rule where its type can be checked, and the person wants one", () => {
    const entries = (said: Partial<NewColumn>) =>
      settingsOf(asked(said), sheet()).map((change): unknown => Reflect.get(change, "after"));
    expect(entries({ type: "whole" })).toEqual([{ column: "new", type: "type", value_type: "integer" }]);
    expect(entries({ type: "choice", choices: "a\nb\na" })).toEqual([
      { column: "new", type: "enum", enum: ["a", "b"], allow: [""] },
    ]);
    expect(entries({ type: "text" })).toEqual([]);
    expect(entries({ type: "whole", isChecked: false })).toEqual([]);
    expect(columnFault(asked({ type: "choice" }), sheet())).toBeDefined();
  });
});

describe("a value of a list with another name", () => {
  it.each([
    [["a", "b"], ["a", "c"], { from: "b", to: "c" }],
    [["a", "b"], ["b", "a"], undefined],
    [["a", "b"], ["a"], undefined],
    [["a", "b"], ["c", "d"], undefined],
    [["a"], ["a"], undefined],
    [["a"], [""], undefined],
  ])("of %j and %j is %j", (before, after, wanted) => {
    expect(renamedChoice(before, after)).toEqual(wanted);
  });
});

describe("a column with another name in an expression", () => {
  it.each([
    ["energy_cost * 2 + cost", "energy-cost", "price", "price * 2 + cost"],
    ['row["energy-cost"] + "energy-cost"', "energy-cost", "price", 'row["price"] + "energy-cost"'],
    ["cost.cost + my.cost", "cost", "a", "a.cost + my.cost"],
    ["cost", "cost", "the cost", 'row["the cost"]'],
    ["'cost' + costs", "cost", "a", "'cost' + costs"],
  ])("%s: %s is %s", (expression, from, to, wanted) => {
    expect(withRenamedColumn(expression, from, to)).toBe(wanted);
    expect(readsColumn(expression, from)).toBe(wanted !== expression);
  });
});
