// @vitest-environment happy-dom
import { eachOnNewApp, openApp } from "../../../support/page/app.js";
import { describe, expect, it } from "vitest";
import { columnLooksChanges } from "../../../../renderer/arrangement/column-looks.js";
import { columnPlan } from "../../../../renderer/columns/plans.js";
import { getApp } from "../../../../renderer/state/index.js";
import { games } from "../../../../shared/games/index.js";
import type { ColumnView, SheetView } from "../../../../shared/workspace/index.js";

eachOnNewApp();

const card = '[[cards]]\ncard_id = "ant_01"\nname = "Ant"\ntype = "creature"\n_file = "Ant.yaml"\n';
const opened = async (metadata = ""): Promise<{ readonly sheet: SheetView; readonly column: ColumnView }> => {
  await openApp({ "cards.toml": card + metadata }, { games });
  const [sheet] = getApp().workspace?.sheets ?? [];
  const column = sheet?.columns.find(({ source }) => source === "_file");
  if (!sheet || !column) throw new Error("There is no such column");
  return { sheet, column };
};
const entry = (hidden: boolean): string => `\n[[metadata.columns]]\nkey = "_file"\nhidden = ${hidden}\n`;

describe("a column that its game hides", () => {
  it("is not shown, while others are", async () => {
    const { sheet } = await opened();
    expect(sheet.columns.filter(({ hidden }) => hidden).map(({ source }) => source)).toEqual(["_file"]);
    const titles = document.getElementsByClassName("ag-header-cell-text");
    const shown = (): readonly string[] => [...titles].map((each) => each.textContent);
    await expect.poll(shown).toContain("Name");
    expect(shown()).not.toContain("File");
  });

  it("is shown where the file says so", async () => {
    const { column } = await opened(entry(false));
    expect(column.hidden).toBe(false);
  });

  it("is shown by an entry of its own, and hidden again without one", async () => {
    const { sheet, column } = await opened();
    const added = { kind: "entry", list: "columns", at: 0, before: null, after: { key: "_file", hidden: false } };
    expect(columnPlan(sheet, column, { hidden: false })).toEqual([added]);
    expect(columnPlan(sheet, column, { hidden: true })).toEqual([]);
    const looks = { hidden: { [column.key]: false }, widths: {}, counted: {}, inSight: {} };
    expect(columnLooksChanges(sheet, looks)).toEqual([added]);
    const shown = await opened(entry(false));
    expect(columnPlan(shown.sheet, shown.column, { hidden: true })).toMatchObject([{ list: "columns", after: null }]);
  });
});
