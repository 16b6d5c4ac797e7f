// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, placeNow, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { commands } from "../../../../renderer/commands/index.js";
import { activeGrid } from "../../../../renderer/grid/index.js";
import { getApp } from "../../../../renderer/state/index.js";
import { games } from "../../../../shared/games/index.js";

eachOnNewApp();

const ids = ["352a1a9a-3638-4245-9576-e78ab6e00491", "c2e8ea8f-dc72-4237-bac8-37b3b446aa52"] as const;
const cardOf = (id: string, name: string): string =>
  `[[cards]]\nname = "${name}"\nid = "${id}"\nenergy-cost = 1\nrules-text = ""\ncard-type = "Character"\nspark = 1\n`;
const entryOf = (id: string): string =>
  `[[card-lists]]\nlist-name = "Start"\nlist-type = "BaseCardId"\ncard-id = "${id}"\ncopies = 2\n`;
const cards = [cardOf(ids[0], "Ash"), cardOf(ids[1], "Birch")].join("\n");
const lists = [entryOf(ids[1]), entryOf(ids[0].toUpperCase()), entryOf("nobody")].join("\n");

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": cards, "lists.toml": lists }, { games });
});

const run = (id: string): unknown => commands.find((command) => command.id === id)?.run();
const shown = (): string[] =>
  [0, 1, 2].map((row) => cellAt(row, "card-id").querySelector(".cell-value")?.textContent ?? "");

async function showLists(): Promise<void> {
  await person().click(screen.getByRole("tab", { name: /^lists/u }));
  await expect.poll(() => document.querySelector('.ag-cell[col-id="card-id"]') !== null).toBe(true);
}

describe("a cell that names a row by its id", () => {
  it("shows what that row is called, in front of the id, until it is called otherwise", async () => {
    await showLists();
    await expect.poll(shown).toEqual([`Birch ${ids[1]}`, `Ash ${ids[0].toUpperCase()}`, "nobody"]);
    folder.world.renameOver("cards.toml", cards.replace("Birch", "Beech"));
    folder.world.settle();
    folder.publish();
    await expect.poll(shown).toEqual([`Beech ${ids[1]}`, `Ash ${ids[0].toUpperCase()}`, "nobody"]);
  });

  it("shows what it is called once its sheet is there, too", async () => {
    folder = await openApp({ "lists.toml": lists, "more.toml": lists }, { games });
    await expect.poll(() => document.querySelector('.ag-cell[col-id="card-id"]') !== null).toBe(true);
    await expect.poll(shown).toEqual([ids[1], ids[0].toUpperCase(), "nobody"]);
    folder.world.renameOver("cards.toml", cards);
    folder.world.settle();
    folder.publish();
    await expect.poll(shown).toEqual([`Birch ${ids[1]}`, `Ash ${ids[0].toUpperCase()}`, "nobody"]);
  });

  it("leads to that row, and says so where there is none", async () => {
    await showLists();
    const keys = activeGrid()?.rows.map(({ key }) => key) ?? [];
    activeGrid()?.goTo(keys[0] ?? "", "card-id");
    run("go-to-named");
    await expect.poll(() => activeGrid()?.sheet.title).toBe("cards");
    await expect.poll(() => activeGrid()?.titleOf(getApp().place.rowKey ?? "")).toBe("Birch");
    await showLists();
    activeGrid()?.goTo(keys[2] ?? "", "card-id");
    run("go-to-named");
    expect(await screen.findByText(/names no row by its id here/u)).toBeDefined();
    expect(placeNow()).toBe("2 card-id");
  });
});

describe("where a row is used", () => {
  it("is listed, each place a way to go there", async () => {
    run("uses");
    const dialog = within(await screen.findByRole("dialog", { name: "Where Ash is used" }));
    expect(dialog.getByText("By its id, in 1 row of lists.")).toBeDefined();
    expect(dialog.getAllByRole("button", { name: /^(?!Close)/u })).toHaveLength(1);
    await person().click(dialog.getByRole("button", { name: /uses Ash/u }));
    await expect.poll(() => activeGrid()?.sheet.title).toBe("lists");
    await expect.poll(placeNow).toBe("1 card-id");
  });

  it("is said to be nowhere where no other row names it", async () => {
    folder.world.renameOver("lists.toml", entryOf(ids[1]));
    folder.world.settle();
    folder.publish();
    run("uses");
    expect(await screen.findByText("No other row names Ash by its id.")).toBeDefined();
    expect(getApp().overlay).toBeNull();
  });
});
