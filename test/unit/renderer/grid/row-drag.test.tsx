// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, placeNow } from "../../../support/page/app.js";
import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { groupBy } from "../../../../renderer/arrangement/index.js";
import { activeSheet, getApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

beforeEach(async () => {
  await openApp({ "cards.toml": deck(...[1, 2, 1].map((cost, at) => card(`c${at}`, { name: `Ash ${at}`, cost }))) });
  await person().keyboard("{Shift>} {/Shift}");
});

/** Presses the number of the row that is selected. A browser takes the keyboard from the cell then. */
function press(): void {
  const number = document.querySelector('.ag-row[row-index="0"] .row-number');
  if (!number) throw new Error("The row has no number");
  fireEvent.pointerDown(number, { clientX: 10, clientY: 10, button: 0 });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  expect(isAtCell()).toBe(false);
}

const isAtCell = (): boolean => document.activeElement?.classList.contains("ag-cell") === true;
const move = (): unknown => fireEvent.pointerMove(window, { clientX: 10, clientY: 60 });

describe("a row that is dragged by its number gives the keyboard back to the active cell", () => {
  it("when Escape calls it off", async () => {
    press();
    move();
    await person().keyboard("{Escape}");
    expect(isAtCell()).toBe(true);
    expect(placeNow()).toBe("0 id");
  });

  it("where it cannot be moved, since the rows are grouped", async () => {
    const sheet = activeSheet(getApp());
    if (!sheet) throw new Error("No sheet is open");
    groupBy(sheet, "cost");
    await expect.poll(() => document.querySelectorAll(".group-heading").length).toBe(2);
    press();
    move();
    expect(isAtCell()).toBe(true);
  });

  it("when the browser takes the pointer away", () => {
    press();
    move();
    fireEvent.pointerCancel(window);
    expect(isAtCell()).toBe(true);
  });
});
