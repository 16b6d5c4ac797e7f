// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, eachOnSizedCells, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();
eachOnSizedCells();

let folder: PageFolder;
beforeEach(async () => {
  const cards = [1, 2, 9, 9].map((cost, at) => card(`c${at}`, { name: `Ash ${at}`, cost }));
  folder = await openApp({ "cards.toml": deck(...cards) });
});

const file = (): string => folder.world.text("cards.toml") ?? "";
const valuesOf = (key: string): string[] =>
  [...file().matchAll(new RegExp(`^${key} = (.*)$`, "gmu"))].map(([, value]) => value ?? "");

/** Cells have one size in these tests: this is within it, at its corner. */
const corner = { clientX: 86, clientY: 30, button: 0 };

function drag(from: HTMLElement, to: HTMLElement, keys: { readonly ctrlKey?: boolean } = {}): void {
  fireEvent.pointerDown(from, corner);
  fireEvent.pointerOver(to);
  fireEvent.pointerUp(window, keys);
}

describe("the corner of a selection, dragged", () => {
  beforeEach(async () => {
    await person().keyboard("{End}{Shift>}{ArrowDown}{/Shift}");
  });

  it("continues a series as one step, and selects it", async () => {
    const before = file();
    drag(cellAt(1, "cost"), cellAt(3, "cost"));
    await expect.poll(() => valuesOf("cost")).toEqual(["1", "2", "3", "4"]);
    expect(getApp().place.cells).toBe(4);
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(file).toBe(before);
  });

  it("copies instead with Ctrl", async () => {
    drag(cellAt(1, "cost"), cellAt(3, "cost"), { ctrlKey: true });
    await expect.poll(() => valuesOf("cost")).toEqual(["1", "2", "1", "2"]);
  });

  it("shows what it would fill, and Escape calls it off", async () => {
    const before = file();
    fireEvent.pointerDown(cellAt(1, "cost"), corner);
    fireEvent.pointerOver(cellAt(2, "cost"));
    expect([...document.querySelectorAll(".is-filled-next")]).toEqual([cellAt(2, "cost")]);
    await person().keyboard("{Escape}");
    expect(document.querySelector(".is-filled-next")).toBeNull();
    fireEvent.pointerUp(window);
    expect(getApp().place.cells).toBe(2);
    expect(file()).toBe(before);
  });

  it("fills nothing where it is released within the selection", () => {
    const before = file();
    drag(cellAt(1, "cost"), cellAt(0, "cost"));
    expect(file()).toBe(before);
    expect(getApp().place.cells).toBe(2);
  });
});

it("a press beside the corner selects, as anywhere in a cell", () => {
  fireEvent.pointerDown(cellAt(0, "cost"), { clientX: 40, clientY: 12, button: 0 });
  fireEvent.pointerOver(cellAt(2, "cost"));
  fireEvent.pointerUp(window);
  expect(getApp().place.cells).toBe(3);
});
