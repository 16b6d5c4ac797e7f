// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../../support/page/app.js";
import { act } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { setArrangement } from "../../../../../renderer/arrangement/index.js";
import { activeSheet, getApp } from "../../../../../renderer/state/index.js";
import { noFilter } from "../../../../../shared/sheet/index.js";
import { card, deck } from "../../../../support/workspace/cards.js";

eachOnNewApp();

beforeEach(async () => {
  await openApp({ "cards.toml": deck(card("a", { name: "Ash", cost: 2 }), card("b", { name: "Birch", cost: 1 })) });
});

function headOf(column: string): Element {
  const head = document.querySelector(`.ag-header-cell[col-id="${column}"]`);
  if (!head) throw new Error(`No head of ${column}`);
  return head;
}

function arrange(change: Parameters<typeof setArrangement>[1]): void {
  const sheet = activeSheet(getApp());
  if (!sheet) throw new Error("No sheet is open");
  act(() => setArrangement(sheet, change));
}

const signsOf = (column: string): string => headOf(column).querySelector(".column-signs")?.textContent ?? "";

it("says how the sheet is sorted, by the keys' places where there are several", () => {
  arrange({ sort: [{ column: "cost", descending: true }] });
  expect([signsOf("cost"), headOf("cost").getAttribute("aria-sort")]).toEqual(["↓", "descending"]);
  arrange({
    sort: [
      { column: "name", descending: false },
      { column: "cost", descending: true },
    ],
  });
  expect([signsOf("name"), signsOf("cost")]).toEqual(["↑1", "↓2"]);
  arrange({ sort: [] });
  expect([signsOf("cost"), headOf("cost").getAttribute("aria-sort")]).toEqual(["", null]);
});

it("shows a filter, and no longer when it is gone", () => {
  const test = { kind: "contains", text: "a" } as const;
  arrange({ filter: { join: "all", filters: [{ column: "name", test }] } });
  expect(headOf("name").querySelector(".filter-sign")).not.toBeNull();
  arrange({ filter: noFilter });
  expect(headOf("name").querySelector(".filter-sign")).toBeNull();
});

it("keeps the heads while the sort changes, and the keyboard in them", async () => {
  const before = headOf("cost");
  await person().click(before.querySelector(".column-head") ?? before);
  expect(headOf("cost")).toBe(before);
  expect(signsOf("cost")).toBe("↑");
});
