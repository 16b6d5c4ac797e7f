import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { meaningLine, tableDifference, tableLines, tableView } from "../../../../shared/revision/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

const version = (text: string, file = "cards.toml") => ({ file, path: ["cards"], document: must(parseDocument(text)) });
const card = (name: string, more = ""): string => `[[cards]]\nid = "${name[0] ?? ""}"\nname = "${name}"\n${more}\n`;
const [fox, owl, elk] = [card("Fox", "cost = 2"), card("Owl", "cost = 3"), card("Elk", "cost = 4")];

const viewOf = (before: string | undefined, after: string | undefined) =>
  tableView(
    tableDifference(
      before === undefined ? undefined : version(before, "old.toml"),
      after === undefined ? undefined : version(after),
    ),
  );
const linesOf = (before: string, after: string): readonly string[] => tableLines(viewOf(before, after)).slice(1);

describe("the lines of a table that differs", () => {
  it.each<[string, string, string, readonly string[]]>([
    ["a row that is gone", fox + owl, fox, ["- Owl"]],
    ["a row that moved", fox + owl + elk, elk + fox + owl, [": Elk (moved to row 1)"]],
    [
      "a row that moved and changed",
      fox + owl + elk,
      elk.replace("4", "5") + fox + owl,
      ["~ Elk (moved to row 1)", "    cost: 4 → 5"],
    ],
    [
      "a new row, without its empty cells",
      fox,
      fox + card("Ant", 'text = ""\ncost = 1'),
      ["+ Ant", "    id: A", "    name: Ant", "    cost: 1"],
    ],
    [
      "another name, which other cells had, too",
      card("Fox", 'nick = "Fox"'),
      card("Fir", 'nick = "Dog"'),
      ["~ Fir (was Fox)", "    nick: Fox → Dog"],
    ],
    ["a word", card("Fox", 'kind = "Beast"'), card("Fox", 'kind = "Bird"'), ["~ Fox", "    kind: Beast → Bird"]],
    [
      "a word of several",
      card("Fox", 'kind = "Big beast"'),
      card("Fox", 'kind = "Big bird"'),
      ["~ Fox", "    kind: Big [-beast-]{+bird+}"],
    ],
    [
      "a text that is empty now",
      card("Fox", 'kind = "Big beast"'),
      card("Fox", 'kind = ""'),
      ["~ Fox", '    kind: Big beast → ""'],
    ],
    ["a value that is gone", card("Fox", "cost = 2"), card("Fox"), ["~ Fox", "    cost: 2 → (absent)"]],
    ["lines of a text", card("Fox", 'text = "a\\nb"'), card("Fox", "text = 3"), ["~ Fox", "    text: a ⏎ b → 3"]],
    [
      "lists of lists in a few words",
      card("Fox", "parts = 1"),
      card("Fox", "parts = [[1], [2, 3]]"),
      ["~ Fox", "    parts: 1 → 2: [1], [2, 3]"],
    ],
  ])("have %s", (_, before, after, expected) => expect(linesOf(before, after)).toEqual(expected));

  it("say whether the table is new, gone or in another file", () => {
    expect(tableLines(viewOf(undefined, fox))[0]).toBe("cards.toml [cards], new");
    expect(tableLines(viewOf(fox, undefined))[0]).toBe("old.toml [cards], removed");
    expect(tableLines(viewOf(fox, fox + owl))[0]).toBe("cards.toml [cards], before in old.toml");
    expect(viewOf(fox, undefined)).toMatchObject({ isRemoved: true, fileBefore: "old.toml" });
    expect(viewOf(undefined, fox)).toMatchObject({ isRemoved: false, fileBefore: null });
  });

  it("number rows from 1, in the version that has them", () => {
    expect(viewOf(fox + owl, owl + elk).rows.map(({ kind, row }) => [kind, row])).toEqual([
      ["removed", 1],
      ["added", 2],
    ]);
  });

  it.each([
    [["effect", "draw", "count"], "draw, count: 2 → 3"],
    [["draw", "draw"], "draw: 2 → 3"],
    [[], "2 → 3"],
  ])("tell a place in an ability by its last names: %j", (path, line) =>
    expect(meaningLine({ path, before: "2", after: "3" })).toBe(line),
  );
});
