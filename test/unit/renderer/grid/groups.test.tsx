// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person, placeNow, type PageFolder } from "../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { groupBy, savedViewsOf, saveView, setArrangement, showView } from "../../../../renderer/arrangement/index.js";
import { commands } from "../../../../renderer/commands/index.js";
import { activeGrid } from "../../../../renderer/grid/index.js";
import { arrangementSchema } from "../../../../renderer/state/arrangement-memory.js";
import { activeSheet, getApp, rowsOf, sheetKey } from "../../../../renderer/state/index.js";
import { noFilter } from "../../../../shared/sheet/index.js";
import type { SheetView } from "../../../../shared/workspace/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  const cards = [
    card("a", { name: "Ash", cost: 2 }),
    card("b", { name: "Birch", cost: 1 }),
    card("c", { name: "Cedar", cost: 2 }),
    card("d", { name: "Date" }),
    card("e", { name: "Elm", cost: 10 }),
  ];
  folder = await openApp({ "cards.toml": deck(...cards) });
});

function sheet(): SheetView {
  const found = activeSheet(getApp());
  if (!found) throw new Error("No sheet is open");
  return found;
}

const names = (): string[] => columnTexts("name");
const run = (id: string): unknown => commands.find((command) => command.id === id)?.run();
const isAvailable = (id: string): boolean | undefined => commands.find((command) => command.id === id)?.isAvailable?.();
const headings = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".group-heading")]
    .sort((one, other) => parseFloat(one.style.top) - parseFloat(other.style.top))
    .map((heading) => [...heading.querySelectorAll("span, small")].map(({ textContent }) => textContent).join(", "));
const bar = () => within(screen.getByRole("region", { name: "View settings of the sheet" }));

async function groupByCost(): Promise<void> {
  groupBy(sheet(), "cost");
  await expect.poll(names).toEqual(["Birch", "Ash", "Cedar", "Elm", "Date"]);
}

describe("rows that are grouped", () => {
  it("by the command for the column of the active cell stand under headings with their numbers", async () => {
    await person().keyboard("{ArrowRight}{ArrowRight}");
    expect(placeNow()).toBe("0 cost");
    run("group-rows");
    await expect.poll(names).toEqual(["Birch", "Ash", "Cedar", "Elm", "Date"]);
    expect(headings()).toEqual(["1, 1 row", "2, 2 rows", "10, 1 row", "(empty), 1 row"]);
    expect(bar().getByText("Grouped by Cost")).toBeDefined();
    expect(folder.world.text("cards.toml")).toMatch(/^\[\[cards\]\]\nid = "a"/u);
  });

  it("are higher by the heading where they begin a group", async () => {
    await groupByCost();
    const heights = () => [...document.querySelectorAll<HTMLElement>(".ag-row")].map(({ style }) => style.height);
    const [usual] = heights().toSorted().slice(-1);
    expect(heights().filter((height) => height === usual)).toHaveLength(4);
    run("stop-grouping");
    await expect.poll(names).toEqual(["Ash", "Birch", "Cedar", "Date", "Elm"]);
    expect(new Set(heights()).size).toBe(1);
    expect(headings()).toEqual([]);
  });

  it("are walked through as if there were no headings, and typing goes to the row that is outlined", async () => {
    await groupByCost();
    await person().keyboard("{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}X{Enter}");
    folder.world.settle();
    expect(folder.world.text("cards.toml")).toContain('name = "X"');
    expect(names()).toEqual(["Birch", "X", "Cedar", "Elm", "Date"]);
    expect(placeNow()).toBe("2 name");
  });

  it("are sorted within their groups, downwards where the sort says so of the column", async () => {
    setArrangement(sheet(), {
      sort: [
        { column: "name", descending: true },
        { column: "cost", descending: true },
      ],
      group: { column: "cost", folded: [] },
    });
    await expect.poll(names).toEqual(["Elm", "Cedar", "Ash", "Birch", "Date"]);
  });

  it("leave when a group is folded by its heading, and come back by its chip; undo takes back either", async () => {
    await groupByCost();
    const [, two] = screen.getAllByTitle("Fold this group");
    if (two) fireEvent.click(two);
    await expect.poll(names).toEqual(["Birch", "Elm", "Date"]);
    expect(headings()).toEqual(["1, 1 row", "10, 1 row", "(empty), 1 row"]);
    fireEvent.click(bar().getByTitle("Show the rows of this group"));
    await expect.poll(names).toEqual(["Birch", "Ash", "Cedar", "Elm", "Date"]);
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(names).toEqual(["Birch", "Elm", "Date"]);
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(names).toHaveLength(5);
  });

  it("can all be folded: the bar has their names, and unfolds them", async () => {
    await groupByCost();
    run("fold-groups");
    await expect.poll(names).toEqual([]);
    expect(screen.getByText(/^All groups are folded/u)).toBeDefined();
    expect(
      bar()
        .getAllByTitle("Show the rows of this group")
        .map(({ textContent }) => textContent.trim()),
    ).toEqual(["11 row", "22 rows", "101 row", "(empty)1 row"]);
    run("unfold-groups");
    await expect.poll(names).toHaveLength(5);
  });

  it("leave the keyboard with the sheet when all are folded", async () => {
    await groupByCost();
    activeGrid()?.focus();
    run("fold-groups");
    await expect.poll(names).toEqual([]);
    expect(document.activeElement?.classList.contains("sheet-grid")).toBe(true);
  });

  it("fold around the active cell, which goes on to a row that is there", async () => {
    await groupByCost();
    await person().keyboard("{Control>}{Home}{/Control}{ArrowDown}");
    run("fold-group");
    await expect.poll(names).toEqual(["Birch", "Elm", "Date"]);
    expect(placeNow()).toBe("1 id");
    await person().keyboard("{ArrowRight}Y{Enter}");
    folder.world.settle();
    expect(names()).toEqual(["Birch", "Y", "Date"]);
  });

  it("are unfolded where one of them is gone to", async () => {
    await groupByCost();
    run("fold-groups");
    await expect.poll(names).toEqual([]);
    const elm = rowsOf(sheetKey(sheet().ref))?.rows.find(({ cells }) => cells.includes("Elm"));
    activeGrid()?.goTo(elm?.key ?? "", "name");
    await expect.poll(names).toEqual(["Elm"]);
    expect(placeNow()).toBe("0 name");
  });

  it("are not moved by hand, which says why", async () => {
    await groupByCost();
    await person().keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(await screen.findByText(/^Stop grouping to move rows/u)).toBeDefined();
  });

  it("are part of a saved view, and are remembered", async () => {
    setArrangement(sheet(), { filter: noFilter, group: { column: "cost", folded: ["2"] } });
    saveView(sheet(), "By cost");
    run("stop-grouping");
    await expect.poll(names).toHaveLength(5);
    const [view] = savedViewsOf(sheet());
    if (view) showView(sheet(), view);
    await expect.poll(names).toEqual(["Birch", "Elm", "Date"]);
    expect(arrangementSchema.parse(JSON.parse(JSON.stringify(view?.arrangement)))).toEqual(view?.arrangement);
  });

  it("can be asked for only where there is something to do", async () => {
    const all = ["stop-grouping", "fold-group", "fold-groups", "unfold-groups"];
    expect(all.map(isAvailable)).toEqual([false, false, false, false]);
    await groupByCost();
    expect(all.map(isAvailable)).toEqual([true, true, true, false]);
    run("fold-groups");
    expect(all.map(isAvailable)).toEqual([true, false, true, true]);
  });
});
