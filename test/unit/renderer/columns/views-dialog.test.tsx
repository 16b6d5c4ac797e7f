// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  hideColumn,
  mostViews,
  saveView,
  savedViewsOf,
  setArrangement,
} from "../../../../renderer/arrangement/index.js";
import { activeSheet, getApp, openOverlay } from "../../../../renderer/state/index.js";
import { noFilter } from "../../../../shared/sheet/index.js";
import type { SheetView } from "../../../../shared/workspace/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

beforeEach(async () => {
  const cards = [
    card("a", { name: "Ash", cost: 3 }),
    card("b", { name: "Birch", cost: 2 }),
    card("c", { name: "Cedar", cost: 12 }),
  ];
  await openApp({ "cards.toml": deck(...cards) });
});

const dialog = (): HTMLElement => screen.getByRole("dialog");
const button = (name: string | RegExp): HTMLElement => within(dialog()).getByRole("button", { name });
const names = (): string[] => columnTexts("name");

function sheet(): SheetView {
  const found = activeSheet(getApp());
  if (!found) throw new Error("No sheet is open");
  return found;
}

async function open(): Promise<void> {
  openOverlay({ kind: "views" });
  await screen.findByRole("dialog");
}

/** Saves how the sheet is looked at, as a person does. */
async function save(name: string): Promise<void> {
  await open();
  await person().type(within(dialog()).getByLabelText("Name"), `${name}{Enter}`);
  expect(getApp().overlay).toBeNull();
}

const cheapFirst = { sort: [{ column: "cost", descending: false }], filter: noFilter };

describe("a saved view", () => {
  it("brings back the sort, the filter and the columns, as one step that undo takes back", async () => {
    setArrangement(sheet(), cheapFirst);
    const cost = sheet().columns.find(({ key }) => key === "cost");
    if (cost) hideColumn(sheet(), cost);
    await expect.poll(names).toEqual(["Birch", "Ash", "Cedar"]);
    await save("Cheap first");
    await open();
    expect(button(/^Cheap first/u).getAttribute("aria-current")).toBe("true");
    expect(button(/^Cheap first/u).textContent).toBe("Cheap firstsort, 1 column hidden");
    await person().keyboard("{Escape}");
    setArrangement(sheet(), { sort: [] });
    await expect.poll(names).toEqual(["Ash", "Birch", "Cedar"]);
    await open();
    expect(button(/^Cheap first/u).getAttribute("aria-current")).toBe("false");
    await person().click(button(/^Cheap first/u));
    await expect.poll(names).toEqual(["Birch", "Ash", "Cedar"]);
    expect(sheet().columns.find(({ key }) => key === "cost")?.hidden).toBe(true);
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(names).toEqual(["Ash", "Birch", "Cedar"]);
  });

  it("may be the plain sheet, and stands among the others by its name", async () => {
    await save("Plain 10");
    setArrangement(sheet(), cheapFirst);
    await save("Plain 9");
    await open();
    const listed = within(dialog()).getByRole("list", { name: "Saved views" });
    expect(
      within(listed)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Plain 9sort", "Plain 10as the file says"]);
    await person().click(button(/^Plain 10/u));
    await expect.poll(names).toEqual(["Ash", "Birch", "Cedar"]);
  });

  it("is saved over under its name, whatever the case", async () => {
    await save("Mine");
    setArrangement(sheet(), cheapFirst);
    await open();
    await person().type(within(dialog()).getByLabelText("Name"), "  mine");
    await person().click(button("Save over “Mine”"));
    expect(savedViewsOf(sheet())).toMatchObject([{ name: "mine", arrangement: cheapFirst }]);
  });

  it("that is deleted can be put back", async () => {
    await save("Mine");
    const [view] = savedViewsOf(sheet());
    await open();
    await person().click(button("Delete “Mine”"));
    expect(savedViewsOf(sheet())).toEqual([]);
    expect(within(dialog()).getByRole("status").textContent).toContain("“Mine” was deleted.");
    await person().click(button("Put it back"));
    expect(savedViewsOf(sheet())).toEqual([view]);
    expect(within(dialog()).queryByRole("status")).toBeNull();
  });

  it("gets another name in place, which no other view has", async () => {
    setArrangement(sheet(), cheapFirst);
    await save("Mine");
    await save("Other");
    await open();
    await person().click(button("Rename “Mine”"));
    const field = within(dialog()).getByLabelText<HTMLInputElement>("New name of “Mine”");
    expect(document.activeElement).toBe(field);
    await person().keyboard("other");
    expect(within(dialog()).getByRole("alert").textContent).toBe("There is a view “Other” already.");
    expect(button("Rename")).toHaveProperty("disabled", true);
    await person().keyboard("s first{Enter}");
    expect(savedViewsOf(sheet())).toMatchObject([
      { name: "Other", arrangement: cheapFirst },
      { name: "others first", arrangement: cheapFirst },
    ]);
    expect(document.activeElement).toBe(button(/^others first/u));
  });

  it("keeps its name where Escape leaves the field, and the list stays open", async () => {
    await save("Mine");
    await open();
    await person().click(button("Rename “Mine”"));
    await person().keyboard("Yours{Escape}");
    expect(savedViewsOf(sheet())).toMatchObject([{ name: "Mine" }]);
    expect(getApp().overlay).not.toBeNull();
    expect(document.activeElement).toBe(button(/^Mine/u));
  });

  it("is shown by Enter at once after the keys that open the list", async () => {
    setArrangement(sheet(), cheapFirst);
    await save("Cheap first");
    setArrangement(sheet(), { sort: [] });
    await expect.poll(names).toEqual(["Ash", "Birch", "Cedar"]);
    await person().keyboard("{Control>}{Alt>}w{/Alt}{/Control}");
    await screen.findByRole("dialog");
    await person().keyboard("{Enter}");
    await expect.poll(names).toEqual(["Birch", "Ash", "Cedar"]);
    expect(getApp().overlay).toBeNull();
  });

  it("needs a name, and there is a most of them", async () => {
    await open();
    expect(button("Save this view")).toHaveProperty("disabled", true);
    await person().type(within(dialog()).getByLabelText("Name"), "   {Enter}");
    expect(savedViewsOf(sheet())).toEqual([]);
    await person().keyboard("{Escape}");
    for (let count = 0; count < mostViews; count += 1) saveView(sheet(), `View ${count}`);
    await open();
    await person().type(within(dialog()).getByLabelText("Name"), "One more{Enter}");
    expect(dialog().textContent).toContain("There are 100 views of this sheet already.");
    expect(savedViewsOf(sheet())).toHaveLength(mostViews);
  });
});
