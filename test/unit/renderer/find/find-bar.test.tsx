// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, placeNow, type PageFolder } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { highlighted, provideHighlights } from "../../../support/page/highlights.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

provideHighlights();

let folder: PageFolder;
beforeEach(async () => {
  const cards = [
    card("a", { name: "Tide Bell", text: "draw" }),
    card("b", { name: "Ash", text: "tide" }),
    card("c", { name: "Cedar", text: "Tidal" }),
  ];
  folder = await openApp({ "cards.toml": deck(...cards) });
});

const keyboard = (keys: string): Promise<void> => person().keyboard(keys);
const field = (): HTMLElement | null => screen.queryByRole("searchbox", { name: "Find in sheet" });
const count = (): string | undefined => document.querySelector(".find-count")?.textContent;
const find = async (text: string): Promise<void> => {
  await keyboard(`{Control>}f{/Control}${text}`);
};

describe("the find bar", () => {
  it("opens with the keyboard in it and closes back to the cell", async () => {
    await find("");
    expect(document.activeElement).toBe(field());
    await keyboard("{Escape}");
    expect(field()).toBeNull();
    expect(document.activeElement).toBe(cellAt(0, "id"));
  });

  it("shows the first match while one types, letters of either case, and keeps the keyboard", async () => {
    await find("TID");
    await expect.poll(count).toBe("1 of 3");
    await expect.poll(placeNow).toBe("0 name");
    expect(document.activeElement).toBe(field());
    expect(highlighted("find-current")).toEqual(["Tid"]);
    expect(highlighted("find-match")).toEqual(["tid", "Tid"]);
  });

  it("moves to the next match and back, around the ends", async () => {
    await find("tid");
    await expect.poll(count).toBe("1 of 3");
    const places: string[] = [];
    for (const keys of ["{Enter}", "{Enter}", "{Enter}", "{Shift>}{Enter}{/Shift}"]) {
      await keyboard(keys);
      places.push(`${placeNow()}, ${count() ?? ""}`);
    }
    expect(places).toEqual(["1 text, 2 of 3", "2 text, 3 of 3", "0 name, 1 of 3", "2 text, 3 of 3"]);
  });

  it("says that nothing is found, and nothing of an empty text", async () => {
    await find("x");
    await expect.poll(count).toBe("No results");
    await keyboard("{Backspace}");
    await expect.poll(count).toBe("");
  });

  it("follows edits of other programs", async () => {
    await find("bell");
    await expect.poll(count).toBe("1 of 1");
    const text = folder.world.text("cards.toml") ?? "";
    folder.world.renameOver("cards.toml", text.replace("Ash", "Ash Bell"));
    folder.world.settle();
    folder.publish();
    await expect.poll(count).toBe("1 of 2");
  });

  it("takes the keyboard back when it is asked for again, with its text selected", async () => {
    await find("bell");
    await keyboard("{Enter}");
    cellAt(1, "name").focus();
    await find("ash");
    expect(field()).toHaveProperty("value", "ash");
    await expect.poll(count).toBe("1 of 1");
  });
});
