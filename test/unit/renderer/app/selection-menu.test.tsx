// @vitest-environment happy-dom
import {
  cellAt,
  columnTexts,
  eachOnNewApp,
  openApp,
  person,
  placeNow,
  type PageFolder,
} from "../../../support/page/app.js";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { getApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  const cards = ["Ash", "Oak", "Ash"].map((name, at) => card(`c${at}`, { name, cost: at }));
  folder = await openApp({ "cards.toml": deck(...cards) });
});

const file = (): string => folder.world.text("cards.toml") ?? "";
const menu = (): string | null => screen.queryByRole("menu")?.getAttribute("aria-label") ?? null;
const choose = (name: RegExp): Promise<void> => person().click(screen.getByRole("menuitem", { name }));

describe("the menu of cells", () => {
  it("opens on a right click, which leads to the cell", () => {
    fireEvent.contextMenu(cellAt(1, "name"));
    expect(placeNow()).toBe("1 name");
    expect(menu()).toBe("Cell");
  });

  it("opens by the menu key, and returns the keyboard", async () => {
    await person().keyboard("{ArrowRight}{Shift>}{ArrowDown}{F10}{/Shift}");
    expect(menu()).toBe("Cells");
    await person().keyboard("{Escape}");
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(cellAt(1, "name"));
    expect(getApp().place.cells).toBe(2);
  });

  it("keeps the selection it is opened on", () => {
    fireEvent.pointerDown(cellAt(0, "name"), { button: 0 });
    fireEvent.pointerOver(cellAt(2, "name"));
    fireEvent.pointerUp(window);
    fireEvent.contextMenu(cellAt(1, "name"));
    expect(getApp().place.cells).toBe(3);
  });

  it("is that of rows where whole rows are selected", async () => {
    await person().keyboard("{Shift>} {/Shift}");
    fireEvent.contextMenu(cellAt(0, "name"));
    expect(menu()).toBe("Row");
  });

  it("fills a series", async () => {
    await person().keyboard("{End}{Control>} {/Control}");
    fireEvent.contextMenu(cellAt(0, "cost"));
    await choose(/^Fill series/u);
    await expect.poll(() => [...file().matchAll(/^cost = (.*)$/gmu)].map(([, cost]) => cost)).toEqual(["0", "1", "2"]);
  });

  it("shows only rows with the value of the cell", async () => {
    fireEvent.contextMenu(cellAt(2, "name"));
    await choose(/^Show only this value/u);
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Ash"]);
  });

  it("cuts cells, and pastes what the clipboard has", async () => {
    const held: string[] = [];
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => Promise.resolve(void held.push(text)));
    vi.spyOn(navigator.clipboard, "readText").mockImplementation(() => Promise.resolve(held.at(-1) ?? ""));
    fireEvent.contextMenu(cellAt(1, "name"));
    await choose(/^Cut/u);
    await expect.poll(() => columnTexts("name")[1]).not.toBe("Oak");
    fireEvent.contextMenu(cellAt(0, "name"));
    await choose(/^Paste/u);
    await expect.poll(() => columnTexts("name")[0]).toBe("Oak");
    expect(held).toEqual(["Oak"]);
  });

  it("says how to paste where the clipboard cannot be read", async () => {
    vi.spyOn(navigator.clipboard, "readText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    fireEvent.contextMenu(cellAt(0, "name"));
    await choose(/^Paste/u);
    await expect
      .poll(() =>
        getApp()
          .notices.map(({ message }) => message)
          .join(),
      )
      .toMatch(/Press Ctrl\+V/u);
  });
});

describe("the list of commands", () => {
  it.each([
    ["chart", "Show or hide statistics"],
    ["history", "Undo"],
    ["zoom", "Row height…"],
    ["clone", "Duplicate row"],
    ["toml", "Edit file as text"],
  ])("finds a command by another word: %s", async (word, title) => {
    await person().keyboard("{Control>}{Shift>}p{/Shift}{/Control}");
    await person().keyboard(word);
    const options = (): string[] => screen.queryAllByRole("option").map(({ textContent }) => textContent);
    await expect.poll(() => options().join("\n")).toContain(title);
  });
});
