// @vitest-environment happy-dom
import "../../../support/page/session.js";
import { expect, it } from "vitest";
import { planMacro } from "../../../../renderer/macros/plan.js";
import { fetchExpressions } from "../../../../renderer/state/index.js";
import { runToEnd } from "../../../../shared/base/index.js";
import type { MacroStep } from "../../../../shared/macros/index.js";
import { sheetRows, workspaceView } from "../../../../shared/workspace/index.js";
import { card, cards, deck } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

/** What a macro would change: `a.cost 3 → 4`. */
function planned(steps: readonly MacroStep[]) {
  const text = deck(card("a", { name: "Ash", cost: 3, foil: true }), card("b", { name: "7", cost: 5, note: "old" }));
  const { state } = new World({ "cards.toml": text });
  const [sheet] = workspaceView(state).sheets;
  const rows = sheetRows(state, cards, 0, 10)?.rows ?? [];
  if (!sheet) throw new Error("There is no sheet");
  const plan = runToEnd(planMacro(sheet, rows, steps));
  const changes = plan.changes.map(
    ({ row, column, before, after }) =>
      `${rows.indexOf(row) === 0 ? "a" : "b"}.${column.key} ${before ?? "-"} → ${after ?? "-"}`,
  );
  return { ...plan, changes };
}

const step = (column: string, act: MacroStep["act"], value?: string, rounded?: boolean): MacroStep => ({
  ...{ column, act },
  ...(value === undefined ? {} : { value }),
  ...(rounded === undefined ? {} : { rounded }),
});

it.each<[what: string, steps: readonly MacroStep[], changes: readonly string[], unfit: number]>([
  [
    "rounds products where that was asked for",
    [step("cost", "multiply", "0.5", true)],
    ["a.cost 3 → 2", "b.cost 5 → 3"],
    0,
  ],
  ["keeps them exact otherwise", [step("cost", "multiply", "0.5")], ["a.cost 3 → 1.5", "b.cost 5 → 2.5"], 0],
  [
    "goes on from what the steps before leave",
    [step("cost", "add", "1"), step("cost", "multiply", "2")],
    ["a.cost 3 → 8", "b.cost 5 → 12"],
    0,
  ],
  [
    "counts with a number that a step put into an empty cell",
    [step("note", "clear"), step("note", "set", "4"), step("note", "add", "1")],
    ["a.note - → 5", "b.note old → 5"],
    0,
  ],
  [
    "leaves a text of digits a text",
    [step("name", "set", "4"), step("name", "add", "1")],
    ["a.name Ash → 4", "b.name 7 → 4"],
    2,
  ],
  ["lists no cell that ends as it was", [step("cost", "add", "2"), step("cost", "add", "-2")], [], 0],
  ["counts each cell that a step does not fit", [step("name", "add", "1"), step("foil", "before", "x")], [], 4],
])("a macro %s", (_, steps, changes, unfit) => {
  const plan = planned(steps);
  expect([plan.changes, plan.unfit]).toEqual([changes, unfit]);
});

it("a macro leaves ids as they are and says so, and names each column that is not there once", () => {
  const plan = planned([step("id", "set", "x"), step("gone", "clear"), step("gone", "set", "1")]);
  expect(plan).toMatchObject({ changes: [], hasIds: true, missing: ["gone"] });
  expect(planned([step("cost", "add", "1")])).toMatchObject({ hasIds: false, missing: [] });
});

it("a macro reports the first of its errors, and how many there are", async () => {
  await fetchExpressions();
  const plan = planned([step("cost", "expression", "nothing_like_it"), step("cost", "expression", "1 +")]);
  expect(plan.errors).toBe(4);
  expect(plan.firstError).toContain("nothing_like_it");
});
