// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, session } from "../../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp } from "../../../../../renderer/state/index.js";
import { card, cards, deck, rowKey } from "../../../../support/workspace/cards.js";

eachOnNewApp();

const metadata = `
[metadata]
[[metadata.validation_rules]]
column = "id"
type = "pattern"
pattern = "[0-9]+"
`;

beforeEach(async () => {
  const text = deck(card("a", { cost: 1 }), card("b", { cost: 2 })) + metadata;
  const { world } = await openApp({ "cards.toml": text });
  await expect.poll(() => cellAt(1, "id").querySelector(".cell-problem")).not.toBeNull();
  const ofRow = (id: string) => ({
    ...{
      id: `artist of ${id}`,
      code: "game/artist",
      severity: "warning" as const,
      sheet: cards,
      rowKey: rowKey(world, id),
    },
    ...{ rowTitle: id, column: null, columnTitle: "Artist", message: "The artist is missing.", related: [], fixes: [] },
  });
  // A column that no row has is not on screen: a problem of it is one of the row as a whole.
  const counts = { error: 0, warning: 4, info: 0, waived: 0 };
  session.publish("sheet/problems", { sheet: cards, counts, put: [ofRow("a"), ofRow("b")], drop: [] });
});

const markOf = async (row: number): Promise<Element> => {
  const mark = () => document.querySelector(`.ag-row[row-index="${row}"] .row-number .cell-problem`);
  await expect.poll(mark).not.toBeNull();
  return mark() as Element;
};
const selected = (): readonly [rows: number, cells: number] => {
  const { rowKeys, cells } = getApp().place;
  return [rowKeys.length, cells];
};
const said = async (): Promise<string> =>
  (await screen.findByRole("dialog", { name: "Problems of this cell" })).textContent;

describe("the mark beside a row number", () => {
  it("selects the row when it is clicked, and leaves the keyboard in the sheet", async () => {
    await person().click(await markOf(1));
    expect(selected()).toEqual([1, 2]);
    expect(getApp().cellProblems).toBeNull();
    await expect.poll(() => document.activeElement?.matches(".ag-cell") ?? false).toBe(true);
  });

  it("extends the selection with Shift, as the number does", async () => {
    const user = person();
    await user.click(await markOf(0));
    await user.keyboard("{Shift>}");
    await user.click(await markOf(1));
    await user.keyboard("{/Shift}");
    expect(selected()).toEqual([2, 4]);
  });

  it("says what is wrong with the row where the pointer rests on it", async () => {
    await person().hover(await markOf(0));
    expect(await said()).toContain("artist");
    expect(getApp().cellProblems?.peek).toBe("pointer");
  });

  it("is explained by Ctrl+. while its row is selected, though the active cell has a problem too", async () => {
    const user = person();
    await user.click(await markOf(0));
    await user.keyboard("{Control>}.{/Control}");
    expect(await said()).toContain("artist");
    await expect.poll(() => document.activeElement?.closest(".cell-problems") ?? null).not.toBeNull();
  });
});

describe("the mark in a cell", () => {
  it("leads the keyboard to its problems when it is clicked", async () => {
    const mark = () => cellAt(0, "id").querySelector(".cell-problem");
    await expect.poll(mark).not.toBeNull();
    await person().click(mark() as Element);
    expect(await said()).not.toContain("artist");
    expect(getApp().cellProblems?.peek).toBeUndefined();
  });
});
