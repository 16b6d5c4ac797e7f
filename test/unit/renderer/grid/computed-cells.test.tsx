// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, placeNow } from "../../../support/page/app.js";
import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { derivedColumnId } from "../../../../shared/derived/index.js";
import { getApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const computed = '\n[[metadata.derived_columns]]\nname = "twice"\nfunction = "expr"\nexpression = "cost * 2"\n';
beforeEach(async () => {
  const cards = [1, 2, 4].map((cost, at) => card(`c${at}`, { name: `Ash ${at}`, cost }));
  await openApp({ "cards.toml": deck(...cards) + computed });
});

function press(cell: HTMLElement, keys: { readonly ctrlKey?: boolean } = {}): void {
  fireEvent.pointerDown(cell, { button: 0, ...keys });
  fireEvent.pointerUp(window, keys);
  fireEvent.click(cell, keys);
}

const twice = (row: number): HTMLElement => cellAt(row, derivedColumnId("twice"));

describe("a click on a computed cell", () => {
  it("goes to its row, in the column one was in", () => {
    press(cellAt(0, "cost"));
    press(twice(2));
    expect(placeNow()).toBe("2 cost");
  });

  it("with Ctrl leaves the selected ranges as they are", () => {
    press(cellAt(0, "cost"));
    press(cellAt(2, "cost"), { ctrlKey: true });
    expect(getApp().place.cells).toBe(2);
    press(twice(1), { ctrlKey: true });
    expect(getApp().place.cells).toBe(2);
    expect(placeNow()).toBe("2 cost");
  });
});
