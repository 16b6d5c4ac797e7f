import { describe, expect, it } from "vitest";
import { filesOfTabs, mostTabs, tabsAround, tabsOf } from "../../../../renderer/state/tabs.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { growth } from "../../../support/counted-reads.js";
import { card } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

/** The view of a folder of so many files, each of two tables. */
function folderOf(count: number) {
  const text = card("a", { name: "Ash" }) + '[[decks]]\nid = "d"\n';
  const files = Array.from({ length: count }, (_, at) => [`f${at}.toml`, text] as const);
  return workspaceView(new World(Object.fromEntries(files)).state);
}

describe("the tabs of a folder", () => {
  it("are its sheets, file by file, and the files that cannot be read", () => {
    const { files, sheets } = workspaceView(
      new World({ "b.toml": card("b", {}), "a.toml": '[[cards]]\nid = "a"\n[[decks]]\nid = "d"\n', "c.toml": "[[oops" })
        .state,
    );
    expect(tabsOf(files, sheets).map(({ title, sheet }) => [title, sheet !== undefined])).toEqual([
      ["a / cards", true],
      ["a / decks", true],
      ["b", true],
      ["c", false],
    ]);
  });

  it("leave out files without a table, and name one that cannot be read without its ending", () => {
    const { files, sheets } = workspaceView(
      new World({ "a.toml": '[[cards]]\nid = "a"\n[[decks]]\nid = "d"\n', "empty.toml": "", "my.tomls.toml": "[[oops" })
        .state,
    );
    const tabs = tabsOf(files, sheets);
    expect(tabs.map(({ title }) => title)).toEqual(["a / cards", "a / decks", "my.tomls"]);
    expect(filesOfTabs(tabs)).toEqual(["a.toml", "my.tomls.toml"]);
  });

  it("of twice as many files take at most twice as many looks at sheets", () => {
    const looks = (count: number): number => {
      const { files, sheets } = folderOf(count);
      let read = 0;
      const counted = sheets.map((sheet) => ({
        ...sheet,
        get ref() {
          read += 1;
          return sheet.ref;
        },
      }));
      expect(tabsOf(files, counted)).toHaveLength(2 * count);
      return read;
    };
    expect(growth(looks, 20)).toBeLessThan(2.2);
  });
});

describe("too many tabs", () => {
  const { files, sheets } = folderOf(150);
  const tabs = tabsOf(files, sheets);

  it.each([
    [-1, 0, 100],
    [0, 0, 100],
    [150, 50, 50],
    [299, 100, 0],
  ])("are shown around the one on screen: at %i with %i before and %i after", (place, before, after) => {
    const around = tabsAround(tabs, place);
    expect([around.before, around.after, around.shown.length]).toEqual([before, after, mostTabs]);
    expect(around.shown[0]).toBe(tabs[before]);
    if (place >= 0) expect(around.shown).toContain(tabs[place]);
  });

  it("are fewer than that as a rule, and all shown", () => {
    expect(tabsAround(tabs.slice(0, 7), 3)).toEqual({ shown: tabs.slice(0, 7), before: 0, after: 0 });
  });
});
