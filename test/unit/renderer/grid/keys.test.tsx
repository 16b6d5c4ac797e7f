// @vitest-environment happy-dom
import {
  cellAt,
  columnTexts,
  eachOnNewApp,
  eachOnSizedCells,
  openApp,
  person,
  placeNow,
  session,
  type PageFolder,
} from "../../../support/page/app.js";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, setApp, turns } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
/** Every test of a group has a folder of three cards open. */
function eachOnThreeCards(options: Parameters<typeof openApp>[1] = {}): void {
  beforeEach(async () => {
    const cards = [
      card("a", { name: "Ash", cost: 1 }),
      card("b", { name: "Birch", cost: 2 }),
      card("c", { name: "Cedar", cost: 3 }),
    ];
    folder = await openApp({ "cards.toml": deck(...cards) }, options);
  });
}

const keyboard = (keys: string): Promise<void> => person().keyboard(keys);
const file = (): string => folder.world.text("cards.toml") ?? "";
const names = (): string[] => [...file().matchAll(/^name = "(.*)"$/gmu)].map(([, name]) => name ?? "");
const selected = (): number => getApp().place.cells;

describe("moving in the sheet", () => {
  eachOnThreeCards();

  it("begins at the first cell, with the keyboard there", () => {
    expect(placeNow()).toBe("0 id");
    expect(document.activeElement).toBe(cellAt(0, "id"));
  });

  it("by keys leads where they do in a spreadsheet", async () => {
    const walks = {
      "{ArrowRight}{ArrowDown}": "1 name",
      "{ArrowLeft}{ArrowRight}": "0 name",
      "{Control>}{End}{/Control}": "2 cost",
      "{End}": "0 cost",
      "{Control>}{ArrowDown}{/Control}": "2 id",
      "{Tab}{Tab}{Tab}": "1 id",
      "{Tab}{Tab}{Enter}": "1 id",
      "{ArrowDown}{Shift>}{Tab}{/Shift}": "0 cost",
      "{Enter}{Enter}{Shift>}{Enter}{/Shift}": "1 id",
    };
    const places: Record<string, string> = {};
    for (const keys of Object.keys(walks)) {
      await keyboard(`{Control>}{Home}{/Control}${keys}`);
      places[keys] = placeNow();
      const { rowKey, column } = getApp().place;
      expect(document.activeElement?.closest(".ag-row")?.getAttribute("row-id")).toBe(rowKey);
      expect(document.activeElement?.getAttribute("col-id")).toBe(column);
    }
    expect(places).toEqual(walks);
  });

  it("by ArrowUp leads from the first row to the head of the column, and back by ArrowDown", async () => {
    await keyboard("{ArrowRight}{ArrowUp}");
    expect(document.activeElement?.closest(".ag-header-cell")?.getAttribute("col-id")).toBe("name");
    await keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(cellAt(0, "name"));
    expect(placeNow()).toBe("0 name");
  });

  it("with Shift selects cells, and Escape goes back to one", async () => {
    await keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    expect(selected()).toBe(4);
    await keyboard("{Escape}");
    expect(selected()).toBe(1);
    await keyboard("{Control>}a{/Control}");
    expect(selected()).toBe(9);
  });

  it("by a click, and with Shift selects as far as there", async () => {
    const user = person();
    await user.click(cellAt(1, "name"));
    expect(placeNow()).toBe("1 name");
    await user.keyboard("{Shift>}");
    await user.click(cellAt(2, "cost"));
    expect(selected()).toBe(4);
  });
});

describe("editing a cell", () => {
  eachOnThreeCards();

  it("by typing replaces its text, which Enter saves, moving down", async () => {
    await keyboard("{ArrowRight}Oak{Enter}");
    expect(names()).toEqual(["Oak", "Birch", "Cedar"]);
    expect(placeNow()).toBe("1 name");
    await expect.poll(() => columnTexts("name")).toEqual(["Oak", "Birch", "Cedar"]);
  });

  it("by F2 continues in its text", async () => {
    await keyboard("{ArrowRight}{F2}wood{Enter}");
    expect(names()[0]).toBe("Ashwood");
  });

  it("is left by Escape with nothing changed, and the keyboard back at the cell", async () => {
    await keyboard("{ArrowRight}Oak{Escape}");
    await expect.poll(() => document.activeElement).toBe(cellAt(0, "name"));
    expect(names()[0]).toBe("Ash");
    expect(columnTexts("name")[0]).toBe("Ash");
  });

  it("moves to the right by Tab, back to where the row of entries began by Enter", async () => {
    await keyboard("{ArrowRight}Oak{Tab}7{Enter}");
    expect(file()).toContain('name = "Oak"\ncost = 7\n');
    expect(placeNow()).toBe("1 name");
  });

  it("ends by an arrow key where typing began it, as in other spreadsheets", async () => {
    await keyboard("{ArrowRight}Oak{ArrowDown}Elm{ArrowRight}12{ArrowUp}7{ArrowLeft}");
    expect(file()).toBe(
      deck(
        card("a", { name: "Oak", cost: 7 }),
        card("b", { name: "Elm", cost: 12 }),
        card("c", { name: "Cedar", cost: 3 }),
      ),
    );
    expect(placeNow()).toBe("0 name");
  });

  it("leaves the arrow keys to the caret after F2, a click into the text, or a line break", async () => {
    await keyboard("{ArrowRight}Ok{F2}{ArrowLeft}a{Enter}");
    expect(names()[0]).toBe("Oak");
    await keyboard("El");
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) throw new Error("The cell has no editor.");
    fireEvent.pointerDown(field);
    await keyboard("{ArrowLeft}m{Enter}");
    expect(names()[1]).toBe("Eml");
    await keyboard("a{Alt>}{Enter}{/Alt}b{ArrowLeft}");
    expect(document.activeElement?.matches("textarea")).toBe(true);
    await keyboard("{Escape}");
    expect(names()[2]).toBe("Cedar");
  });

  it("begins by a double click", async () => {
    await person().dblClick(cellAt(1, "name"));
    await keyboard("{End}es{Enter}");
    await expect.poll(() => names()[1]).toBe("Birches");
  });
});

describe("an open editor keeps what is typed while another program", () => {
  eachOnThreeCards();
  eachOnSizedCells();

  it("makes the grid draw its row again, which leads the keyboard to the cell", async () => {
    await keyboard("{ArrowRight}{ArrowRight}{ArrowDown}12");
    const field = document.activeElement;
    expect(field?.matches("input")).toBe(true);
    field?.closest<HTMLElement>(".ag-cell")?.focus();
    expect(document.activeElement).toBe(field);
    await keyboard("3{Enter}");
    expect(file()).toContain('name = "Birch"\ncost = 123\n');
  });

  it("adds rows before it and removes others", async () => {
    await keyboard("{ArrowRight}{ArrowDown}Oa");
    const field = document.activeElement;
    const [ash, birch] = [card("a", { name: "Ash", cost: 1 }), card("b", { name: "Birch", cost: 2 })];
    folder.world.renameOver("cards.toml", deck(card("x", { name: "Yew", cost: 9 }), ash, birch));
    folder.world.settle();
    folder.publish();
    await expect.poll(() => columnTexts("id")).toEqual(["x", "a", "b"]);
    expect(document.activeElement).toBe(field);
    await keyboard("k{Enter}");
    expect(names()).toEqual(["Yew", "Ash", "Oak"]);
  });

  it.each([
    ["adds a column", /^id = "b"$/gmu, '$&\nkind = "Tree"', "id text, name text, cost number, kind text"],
    ["makes texts of another column", /^cost = (.)$/gmu, 'cost = "about $1"', "id text, name text, cost text"],
  ])("%s", async (_what, before, after, expected) => {
    await keyboard("{ArrowRight}{ArrowDown}Oa");
    const field = document.activeElement;
    folder.world.renameOver("cards.toml", file().replace(before, after));
    folder.world.settle();
    folder.publish();
    const columns = () => getApp().workspace?.sheets[0]?.columns.map(({ key, editor }) => `${key} ${editor}`);
    await expect.poll(() => columns()?.join(", ")).toBe(expected);
    await keyboard("k");
    expect(document.activeElement).toBe(field);
    await keyboard("{Enter}");
    expect(names()).toEqual(["Ash", "Oak", "Cedar"]);
    expect(placeNow()).toBe("2 name");
    expect(columnTexts("name")).toEqual(["Ash", "Oak", "Cedar"]);
  });
});

describe("what is typed in an open editor is kept in sight when another program", () => {
  eachOnThreeCards();
  eachOnSizedCells();

  const lost = (): string[] => getApp().notices.flatMap(({ typed }) => typed ?? []);
  const change = (text: string): void => {
    folder.world.renameOver("cards.toml", text);
    folder.world.settle();
    folder.publish();
  };

  it.each([
    ["removes its row", () => deck(card("a", { name: "Ash", cost: 1 }))],
    ["removes its table", () => deck()],
  ])("%s", async (_what, changed) => {
    await keyboard("{ArrowRight}{ArrowDown}Oak");
    change(changed());
    await expect.poll(lost).toEqual(["Oak"]);
    const said = getApp().notices.map(({ message }) => message);
    expect(said).toContain("Not saved, because the cell is gone: Birch, Name: “Oak”");
  });

  const gone = () => deck(card("a", { name: "Ash", cost: 1 }), card("c", { name: "Cedar", cost: 3 }));

  it.each([
    ["{Enter}", "Cedar"],
    ["{Tab}", "Cedar"],
    ["{Backspace}y{Enter}", "Cedar"],
    ["{ArrowUp}Elm{Enter}", "Cedar"],
  ])("removes its row, and what is typed on and ended by %s is in no other", async (ending, name) => {
    await keyboard("{ArrowRight}{ArrowDown}Oak");
    change(gone());
    await expect.poll(lost).toEqual(["Oak"]);
    await keyboard(` Tree${ending}`);
    expect(columnTexts("name")).toEqual([ending.includes("Elm") ? "Elm" : "Ash", name]);
    expect(lost()).toEqual([`Oak\n Tre${ending.includes("y") ? "y" : "e"}`]);
    expect(file()).toContain('name = "Cedar"');
  });

  it("removes its row before anything was typed, and the next text after Enter is for the active cell", async () => {
    await keyboard("{ArrowRight}{ArrowDown}{F2}");
    change(gone());
    await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Cedar"]);
    await keyboard("Oak{Enter}");
    expect(columnTexts("name")).toEqual(["Ash", "Cedar"]);
    expect(lost()).toEqual(["Oak"]);
    expect(placeNow()).toBe("1 name");
    await keyboard("Elm{Enter}");
    expect(columnTexts("name")).toEqual(["Ash", "Elm"]);
  });

  it("takes its column away", async () => {
    await keyboard("{ArrowRight}{ArrowDown}Oak");
    const { workspace } = getApp();
    const sheets = workspace?.sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.filter(({ key }) => key !== "name"),
    }));
    session.publish("workspace/changed", { workspace: workspace ? { ...workspace, sheets: sheets ?? [] } : null });
    await expect.poll(lost).toEqual(["Oak"]);
  });

  it("removes its row, but not what Escape dropped before", async () => {
    await keyboard("{ArrowRight}{ArrowDown}Oak{Escape}");
    change(deck(card("a", { name: "Ash", cost: 1 })));
    await expect.poll(() => columnTexts("name")).toEqual(["Ash"]);
    expect(lost()).toEqual([]);
  });
});

describe("in a folder that cannot be written", () => {
  const why = "Another Cardwright has this folder open.";
  eachOnThreeCards({ readOnly: why });

  it.each([
    ["typing", "O"],
    ["F2", "{F2}"],
    ["Delete", "{Delete}"],
  ])("%s changes nothing and says why", async (_, keys) => {
    await keyboard(`{ArrowRight}${keys}`);
    expect(getApp().notices.map(({ message }) => message)).toEqual([why]);
    expect(names()).toEqual(["Ash", "Birch", "Cedar"]);
    expect(document.activeElement).toBe(cellAt(0, "name"));
  });
});

describe("many cells at once", () => {
  eachOnThreeCards();

  const below = "{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}";

  it("are emptied by Delete, and one undo brings them back", async () => {
    await keyboard(`${below}{Delete}`);
    expect(names()).toEqual([]);
    await keyboard("{Control>}z{/Control}");
    await expect.poll(names).toEqual(["Ash", "Birch", "Cedar"]);
  });

  it("are filled down by Ctrl+D", async () => {
    await keyboard(`${below}{Control>}d{/Control}`);
    expect(names()).toEqual(["Ash", "Ash", "Ash"]);
  });

  it("keep their ids when others are emptied with them, with a notice", async () => {
    await keyboard("{Control>}a{/Control}{Delete}");
    expect(file()).toContain('id = "a"');
    expect(names()).toEqual([]);
    await expect.poll(() => screen.queryByText(/3 ids were kept/u)).not.toBeNull();
  });

  it("that are ids and nothing else are emptied only when the question is answered so", async () => {
    await keyboard("{Delete}");
    const dialog = await screen.findByRole("dialog", { name: "Clear an id of cards?" });
    await expect.poll(() => document.activeElement?.textContent).toBe("Keep id");
    await keyboard("{Enter}");
    expect(dialog.isConnected).toBe(false);
    expect(file()).toContain('id = "a"');
    await keyboard("{Delete}");
    await person().click(await screen.findByRole("button", { name: "Clear it anyway" }));
    await expect.poll(file).not.toContain('id = "a"');
    expect(document.activeElement).toBe(cellAt(0, "id"));
  });
});

/** What the page puts on the clipboard. Browsers ask for it also where no text is selected; user-event does not. */
function clipboardAfter(act: "copy" | "cut"): string {
  const clipboardData = new DataTransfer();
  fireEvent[act](document.activeElement ?? document.body, { clipboardData });
  return clipboardData.getData("text/plain");
}

describe("the clipboard", () => {
  eachOnThreeCards();

  it("takes the selected cells as a spreadsheet does, and cutting empties them", async () => {
    const user = person();
    await user.keyboard("{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    expect(clipboardAfter("copy")).toBe("Ash\t1\r\nBirch\t2");
    expect(names()[0]).toBe("Ash");
    expect(clipboardAfter("cut")).toBe("Ash\t1\r\nBirch\t2");
    await expect.poll(names).toEqual(["Cedar"]);
  });

  it("is pasted from the active cell on, which stays the active one", async () => {
    const user = person();
    await user.keyboard("{ArrowRight}");
    await user.paste("Oak\t8\nElm\t9\n");
    expect(file()).toContain('name = "Oak"\ncost = 8\n');
    expect(file()).toContain('name = "Elm"\ncost = 9\n');
    expect(placeNow()).toBe("0 name");
    expect(selected()).toBe(4);
  });

  it("asks before a paste adds rows, and adds them on confirmation", async () => {
    const user = person();
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    await user.paste("Oak\nElm\nYew");
    await screen.findByRole("dialog", { name: "The paste is larger than the sheet" });
    expect(names()).toEqual(["Ash", "Birch", "Cedar"]);
    expect(document.activeElement?.textContent).toBe("Add 2 rows");
    await user.keyboard("{Enter}");
    await expect.poll(names).toEqual(["Ash", "Birch", "Oak", "Elm", "Yew"]);
    await expect.poll(selected).toBe(3);
    expect(placeNow()).toBe("2 name");
  });

  it("offers no rows in a page that adds none, and pastes what fits", async () => {
    setApp({ withheld: (id) => (id === "add-row" ? "Not in a merge." : undefined) });
    try {
      const user = person();
      await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
      await user.paste("Oak\nElm\nYew");
      const dialog = await screen.findByRole("dialog", { name: "The paste is larger than the sheet" });
      expect(dialog.textContent).toContain("The paste has 2 more rows than the sheet. Not in a merge.");
      expect(document.activeElement?.textContent).toBe("Paste only what fits");
      expect(screen.queryByRole("button", { name: /^Add \d/u })).toBeNull();
      await user.keyboard("{Enter}");
      await expect.poll(names).toEqual(["Ash", "Birch", "Oak"]);
    } finally {
      setApp({ withheld: undefined });
    }
  });

  it("selects what it pasted as a whole, rows added by texts of several lines included", async () => {
    const user = person();
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    await user.paste('"Oak\ntree"\nElm\nYew');
    await screen.findByRole("dialog", { name: "The paste is larger than the sheet" });
    // The first text of several lines changes its column: all rows are fetched again, here after the paste was answered.
    const { answer } = session;
    let fetch = (): void => undefined;
    const fetched = new Promise<void>((done) => (fetch = done));
    session.answer = async (name, request) => {
      if (name === "sheet/rows") await fetched;
      return answer(name, request);
    };
    await user.keyboard("{Enter}");
    await expect.poll(file).toContain('name = "Yew"');
    await expect.poll(() => turns.isHeld).toBe(false);
    fetch();
    await expect.poll(selected).toBe(3);
    expect(placeNow()).toBe("2 name");
  });

  it("tells that blank cells left ids alone, for as long as undo would take back the paste", async () => {
    await person().paste("\tOak\n\tElm\n");
    await expect.poll(names).toEqual(["Oak", "Elm", "Cedar"]);
    await screen.findByText(/^2 ids were kept/u);
    const { notices, active, workspace } = getApp();
    expect(notices.map(({ cause }) => cause)).toEqual([{ sheet: active, step: workspace?.history.step, whatIf: null }]);
    expect(workspace?.history.step).not.toBeNull();
  });

  it("pastes only what fits on request, and nothing after Escape", async () => {
    const user = person();
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
    await user.paste("Oak\nElm");
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(names()).toEqual(["Ash", "Birch", "Cedar"]);
    await user.paste("Oak\nElm");
    await user.click(await screen.findByRole("button", { name: "Paste only what fits" }));
    await expect.poll(names).toEqual(["Ash", "Birch", "Oak"]);
  });

  it("asks before it replaces ids", async () => {
    const user = person();
    await user.paste("z");
    await screen.findByRole("dialog");
    expect(file()).toContain('id = "a"');
  });
});
