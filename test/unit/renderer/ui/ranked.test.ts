import { describe, expect, it } from "vitest";
import { ranked, score } from "../../../../renderer/ui/ranked.js";

const names = ["Salt Widow", "Tide Bell", "Bell", "Belltower", "Doorbell", "Be well"];
const find = (query: string, most?: number): string[] => ranked(names, query, (name) => name, most);

describe("search", () => {
  it.each([
    [
      "the whole name is best, then its start, a word's start, its inside, and skipped letters",
      "bell",
      ["Bell", "Belltower", "Tide Bell", "Doorbell", "Be well"],
    ],
    ["capitals do not count", "TIDE", ["Tide Bell"]],
    ["spaces around do not count", "  salt ", ["Salt Widow"]],
    ["letters may be skipped", "sw", ["Salt Widow"]],
    ["the order of letters counts", "ws", []],
    ["signs alone are no words that every title has", "★", []],
    ["an empty query finds all in their order", "", names],
  ])("%s", (_rule, query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it.each(["sort descending", "descending", "order descending sort", "col desc"])(
    "finds a title by words of it and of its synonyms in any order: %s",
    (query) => {
      const titles = ["Sort by this column, A to Z", "Sort by this column, Z to A"];
      const synonymsOf = (title: string): string => (title.endsWith("A") ? "order descending" : "order ascending");
      expect(ranked(titles, query, (title) => title, 200, synonymsOf)[0]).toBe(titles[1]);
    },
  );

  it("puts words of the title before words of synonyms", () => {
    const titles = ["Delete column", "Remove all formats of a column"];
    const synonymsOf = (title: string): string => (title.startsWith("Delete") ? "remove" : "");
    expect(ranked(titles, "remove column", (title) => title, 200, synonymsOf)).toEqual([titles[1], titles[0]]);
  });

  it("keeps the order of equals", () => {
    const items = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(ranked(items, "x", () => "xyz")).toEqual(items);
  });

  it("returns no more than asked for, the best ones", () => {
    expect(find("bell", 2)).toEqual(["Bell", "Belltower"]);
  });

  it("does not know a text without the letters", () => {
    expect(score("Tide", "z")).toBeUndefined();
  });
});
