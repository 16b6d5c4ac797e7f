// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { eachOnNewApp, openApp, person, requestsOf, session, type PageFolder } from "../../../support/page/app.js";
import { failed } from "../../../../shared/base/index.js";
import { commands, isAvailable } from "../../../../renderer/commands/index.js";
import { itemOfText, type Item } from "../../../../renderer/columns/list/cell-list.js";
import { getApp } from "../../../../renderer/state/index.js";

eachOnNewApp();

const text = `[[cards]]
name = "Ash"
tags = ["light", # the first
  "old"]
costs = [1, 2]

[[cards]]
name = "Birch"
tags = ["sea"]

[[metadata.validation_rules]]
column = "tags"
type = "enum"
enum = ["light", "old", "sea", "storm"]
`;

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text });
});

const file = (): string => folder.world.text("cards.toml") ?? "";
const dialog = (): HTMLElement => screen.getByRole("dialog");
const chips = (): string[] =>
  [...dialog().querySelectorAll(".chip-text")].map((chip) => chip.getAttribute("aria-label") ?? "");
const press = (keys: string): Promise<void> => person().keyboard(keys);
/** The items of the first list in a file. */
const tags = (of: string): string[] =>
  [...(/tags = \[([^\]]*)\]/u.exec(of)?.[1] ?? "").matchAll(/"([^"]*)"/gu)].map(([, item]) => item ?? "");
const focused = (): string | null | undefined => document.activeElement?.getAttribute("aria-label");

/** Opens the list of the cell so many columns to the right of the name. */
async function open(steps: number): Promise<void> {
  await press("{Home}");
  await press("{ArrowRight}".repeat(steps));
  await press("{Control>}{Shift>}l{/Shift}{/Control}");
  await screen.findByRole("dialog");
}

describe("a list as chips", () => {
  it("has all items of the cell's list, in their order, and takes new ones at its end", async () => {
    await open(2);
    expect(screen.getByRole("dialog", { name: "Tags of Ash" })).toBe(dialog());
    expect(chips()).toEqual(["light, 1 of 2", "old, 2 of 2"]);
    await expect.poll(() => document.activeElement?.textContent).toContain("Add…");
    await press("sto{Enter}");
    // The others are written as before, comment and all.
    await expect.poll(file).toContain('tags = ["light", # the first\n  "old",\n  "storm"]');
    await expect.poll(chips).toEqual(["light, 1 of 3", "old, 2 of 3", "storm, 3 of 3"]);
    await expect.poll(focused).toBe("New item");
    await press("{Enter}");
    expect(requestsOf("cells/edit-list")).toHaveLength(1);
  });

  it("moves and removes items by keys, each as a step", async () => {
    await open(1);
    await expect.poll(() => document.activeElement?.textContent).toContain("Add…");
    await press("{ArrowLeft}{ArrowLeft}");
    expect(focused()).toBe("light, 1 of 2");
    await press("{Alt>}{ArrowRight}{/Alt}");
    await expect.poll(chips).toEqual(["old, 1 of 2", "light, 2 of 2"]);
    await expect.poll(focused).toBe("light, 2 of 2");
    await press("{ArrowLeft}");
    expect(focused()).toBe("old, 1 of 2");
    await press("{Delete}");
    await expect.poll(chips).toEqual(["light, 1 of 1"]);
    await expect.poll(focused).toBe("light, 1 of 1");
    await press("{Escape}{Control>}zz{/Control}");
    await expect.poll(file).toBe(text);
  });

  it("stays with its list where the columns of its items go with them", async () => {
    await open(2);
    await person().click(within(dialog()).getByRole("button", { name: "Remove old" }));
    await expect.poll(file).toContain('tags = ["light"');
    expect(screen.getByRole("dialog", { name: "Tags of Ash" })).toBe(dialog());
    await person().click(within(dialog()).getByRole("button", { name: "Remove light" }));
    await expect.poll(file).not.toContain('tags = ["light"');
    expect(chips()).toEqual([]);
    await expect.poll(() => document.activeElement?.textContent).toContain("Add…");
    await press("old{Enter}");
    await expect.poll(file).toContain('tags = ["old"]');
  });

  it("carries out keys that are pressed before the answers to the last ones are there, each on the list as it is then", async () => {
    const others = session.answer;
    const waiting: (() => void)[] = [];
    session.answer = async (name, request) => {
      if (name === "cells/edit-list") await new Promise<void>((go) => waiting.push(go));
      return others(name, request);
    };
    const answerAll = async (): Promise<void> => {
      for (let count = 0; count < 4; count += 1) {
        await expect.poll(() => waiting.length).toBe(1);
        waiting.shift()?.();
      }
    };
    await open(2);
    await press("storm{Enter}sea{Enter}{Enter}{ArrowLeft}{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}");
    await expect.poll(chips).toEqual(["light, 1 of 4", "sea, 2 of 4", "old, 3 of 4", "storm, 4 of 4"]);
    expect(focused()).toBe("sea, 2 of 4");
    await answerAll();
    await expect.poll(() => tags(file())).toEqual(["light", "sea", "old", "storm"]);
    expect(getApp().workspace?.conflicts).toEqual([]);
    expect(chips()).toEqual(["light, 1 of 4", "sea, 2 of 4", "old, 3 of 4", "storm, 4 of 4"]);
    await press("{Delete}{Delete}");
    await expect.poll(chips).toEqual(["light, 1 of 2", "storm, 2 of 2"]);
    for (let count = 0; count < 2; count += 1) {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.shift()?.();
    }
    await expect.poll(() => tags(file())).toEqual(["light", "storm"]);
    expect(getApp().workspace?.conflicts).toEqual([]);
  });

  it("adds numbers to a list of numbers", async () => {
    await open(3);
    await press("7{Enter}");
    await expect.poll(file).toContain("costs = [1, 2, 7]");
  });

  it("stays where it is at its ends, and leaves the keys of others alone", async () => {
    await open(1);
    await expect.poll(() => document.activeElement?.textContent).toContain("Add…");
    expect(dialog().querySelector("h2")?.textContent).toBe("Tags of Ash");
    await press("{ArrowLeft}{Alt>}{ArrowRight}{/Alt}");
    expect(focused()).toBe("old, 2 of 2");
    await press("{Control>}{ArrowLeft}{/Control}");
    expect(focused()).toBe("old, 2 of 2");
    await press("{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}");
    expect(focused()).toBe("light, 1 of 2");
    expect(requestsOf("cells/edit-list")).toEqual([]);
    await press("{ArrowRight}{Delete}");
    await expect.poll(chips).toEqual(["light, 1 of 1"]);
    await expect.poll(focused).toBe("light, 1 of 1");
  });

  it("offers what it has not yet, and is left backwards with what was typed", async () => {
    await open(1);
    await expect.poll(() => document.activeElement?.textContent).toContain("Add…");
    await press("{Enter}");
    const offered = (): string[] => screen.getAllByRole("option").map(({ textContent }) => textContent);
    await expect.poll(offered).toEqual(["sea", "storm"]);
    await press("sea{Shift>}{Tab}{/Shift}");
    await expect.poll(chips).toEqual(["light, 1 of 3", "old, 2 of 3", "sea, 3 of 3"]);
    expect(dialog().querySelector(".chip-input")).toBeNull();
  });

  it("adds behind what another program added meanwhile", async () => {
    const others = session.answer;
    const waiting: (() => void)[] = [];
    session.answer = async (name, request) => {
      const answer = await others(name, request);
      if (name === "cells/edit-list") await new Promise<void>((go) => waiting.push(go));
      return answer;
    };
    await open(1);
    await press("storm{Enter}sea{Enter}");
    await expect.poll(() => waiting.length).toBe(1);
    folder.world.renameOver("cards.toml", file().replace('"storm"]', '"storm", "reef"]'));
    folder.world.settle();
    folder.publish();
    waiting.shift()?.();
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.();
    await expect.poll(() => tags(file())).toEqual(["light", "old", "storm", "reef", "sea"]);
  });

  it("drops what was asked of places behind a change that fails, but adds what was typed", async () => {
    const others = session.answer;
    const waiting: (() => void)[] = [];
    let failures = 1;
    session.answer = async (name, request) => {
      if (name !== "cells/edit-list") return others(name, request);
      await new Promise<void>((go) => waiting.push(go));
      failures -= 1;
      return failures >= 0 ? failed({ code: "x", message: "The disk is gone." }) : others(name, request);
    };
    const answer = async (): Promise<void> => {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.shift()?.();
    };
    await open(1);
    await expect.poll(() => document.activeElement?.textContent).toContain("Add…");
    await press("{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}{Delete}{ArrowRight}storm{Enter}");
    await expect.poll(chips).toEqual(["light, 1 of 2", "storm, 2 of 2"]);
    await answer();
    await answer();
    await expect.poll(() => tags(file())).toEqual(["light", "old", "storm"]);
    await expect.poll(chips).toEqual(["light, 1 of 3", "old, 2 of 3", "storm, 3 of 3"]);
    expect(requestsOf("cells/edit-list")).toMatchObject([{ change: { op: "move" } }, { change: { op: "insert" } }]);
    // What is asked from then on means what is on screen.
    await press("{Escape}");
    await open(1);
    await press("{ArrowLeft}{Delete}");
    await answer();
    await expect.poll(() => tags(file())).toEqual(["light", "old"]);
  });

  it("says what was typed into the list of a row that is gone", async () => {
    const others = session.answer;
    let go: () => void = () => undefined;
    session.answer = async (name, request) => {
      if (name === "cells/edit-list") await new Promise<void>((done) => (go = done));
      return others(name, request);
    };
    await open(1);
    await press("storm{Enter}sea{Enter}");
    await expect.poll(() => requestsOf("cells/edit-list").length).toBe(1);
    folder.world.renameOver("cards.toml", text.slice(text.indexOf('[[cards]]\nname = "Birch')));
    folder.world.settle();
    folder.publish();
    go();
    await expect.poll(() => getApp().notices.flatMap(({ typed }) => typed ?? [])).toContain("sea");
    expect(requestsOf("cells/edit-list")).toHaveLength(1);
  });

  it("is for cells of lists only", async () => {
    const command = commands.find(({ id }) => id === "list");
    expect(command && isAvailable(command)).toBe(false);
    await press("{Home}{ArrowRight}");
    expect(command && isAvailable(command)).toBe(true);
    await press("{Home}");
    await press("{Control>}{Shift>}l{/Shift}{/Control}");
    expect(getApp().overlay).toBeNull();
  });

  it("takes a typed number as a number where its neighbours are numbers, and as a text elsewhere", () => {
    const cases: readonly (readonly [text: string, items: readonly Item[], item: Item])[] = [
      ["7", [1, 2], 7],
      ["seven", [1, 2], "seven"],
      ["7", [1, "2"], "7"],
      ["7", [], "7"],
      [" ", [1], " "],
      ["Infinity", [1], "Infinity"],
    ];
    expect(cases.map(([typed, items]) => itemOfText(typed, items))).toEqual(cases.map(([, , item]) => item));
  });
});
