import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  changeList,
  parseDocument,
  readValue,
  removeKey,
  respellList,
  setValue,
  spellingOf,
  type ListChange,
  type ListOptions,
  type Path,
  type TomlDocument,
  type TomlValue,
} from "../../../../shared/toml/index.js";
import { edited } from "./edited-text.js";

const valueOf = (source: string): TomlValue => must(readValue(source));
const insert = (at: number, ...items: string[]): ListChange<TomlValue> => ({
  op: "insert",
  at,
  items: items.map(valueOf),
});
const remove = (at: number, count = 1): ListChange<TomlValue> => ({ op: "remove", at, count });
const move = (from: number, to: number, count = 1): ListChange<TomlValue> => ({ op: "move", from, count, to });
const duplicate = (at: number, count = 1): ListChange<TomlValue> => ({ op: "duplicate", at, count });

const changed = (list: Path, change: ListChange<TomlValue>, options?: ListOptions) => (document: TomlDocument) =>
  changeList(document, list, change, options);

const lines = (...all: string[]): string => [...all, ""].join("\n");
const headers: ListOptions = { spelling: "headers" };

type Case = [name: string, before: string, act: ReturnType<typeof changed>, after: string];

const cases: readonly Case[] = [
  [
    "adds an item behind the last; its comment and the next row stay",
    lines(
      "[[cards]]",
      'card_id = "fairy_01"',
      "",
      "  [[cards.abilities]]",
      '  name = "Heal"',
      "",
      "    [[cards.abilities.alterations]]",
      '    effect = "heal_player"',
      '    target = "owner"',
      "    # as printed in set 1",
      "",
      "# next card",
      "[[cards]]",
      'card_id = "goblin_01"',
    ),
    changed(["cards", 0, "abilities", 0, "alterations"], insert(1, '{ effect = "draw_card", target = "owner" }')),
    lines(
      "[[cards]]",
      'card_id = "fairy_01"',
      "",
      "  [[cards.abilities]]",
      '  name = "Heal"',
      "",
      "    [[cards.abilities.alterations]]",
      '    effect = "heal_player"',
      '    target = "owner"',
      "    # as printed in set 1",
      "",
      "    [[cards.abilities.alterations]]",
      '    effect = "draw_card"',
      '    target = "owner"',
      "",
      "# next card",
      "[[cards]]",
      'card_id = "goblin_01"',
    ),
  ],
  [
    "adds the first item of a row of a file without any",
    lines("[[cards]]", 'card_id = "goblin_01"', 'type = "creature"', "", "[[cards]]", 'card_id = "giant_01"'),
    changed(
      ["cards", 0, "abilities"],
      insert(0, '{ alterations = [{ effect = "draw_card" }], name = "Rage", ability_type = "triggered" }'),
      headers,
    ),
    lines(
      "[[cards]]",
      'card_id = "goblin_01"',
      'type = "creature"',
      "",
      "  [[cards.abilities]]",
      '  name = "Rage"',
      '  ability_type = "triggered"',
      "",
      "    [[cards.abilities.alterations]]",
      '    effect = "draw_card"',
      "",
      "[[cards]]",
      'card_id = "giant_01"',
    ),
  ],
  ...onTwoItems(),
  [
    "takes out the only item and the blank line above it",
    lines("[[cards]]", 'id = "a"', "", "  [[cards.abilities]]", '  name = "A"', "", "[[cards]]", 'id = "b"'),
    changed(["cards", 0, "abilities"], remove(0)),
    lines("[[cards]]", 'id = "a"', "", "[[cards]]", 'id = "b"'),
  ],
  [
    "adds to an inline list on one line",
    lines("[[cards]]", 'nativeAddition = [{ type = "wind", value = 60 }]  # x'),
    changed(["cards", 0, "nativeAddition"], insert(1, '{ type = "shell", value = 60 }')),
    lines("[[cards]]", 'nativeAddition = [{ type = "wind", value = 60 }, { type = "shell", value = 60 }]  # x'),
  ],
  [
    "adds behind a trailing comma",
    lines("[[cards]]", "a = [{ n = 1 },]"),
    changed(["cards", 0, "a"], insert(1, "{ n = 2 }")),
    lines("[[cards]]", "a = [{ n = 1 }, { n = 2 },]"),
  ],
  [
    "removes an item on lines of its own with its comments",
    lines("[[cards]]", "parts = [", "  1,", "  # above two", "  2, # two", "  3,", "]"),
    changed(["cards", 0, "parts"], { op: "remove", at: 1, count: 1 }),
    lines("[[cards]]", "parts = [", "  1,", "  3,", "]"),
  ],
  [
    "adds at the beginning of an inline list on lines",
    lines("[[decks]]", "cards = [", '  { card = "a", copies = 2 }, # two', "]"),
    changed(["decks", 0, "cards"], insert(0, '{ card = "b", copies = 1 }')),
    lines("[[decks]]", "cards = [", '  { card = "b", copies = 1 },', '  { card = "a", copies = 2 }, # two', "]"),
  ],
  [
    "moves an element with the comments above and behind it; commas stay where they are",
    lines("[[decks]]", "cards = [", '  { card = "b" }, # one', "", "  # the second", '  { card = "a" } # two', "]"),
    changed(["decks", 0, "cards"], move(1, 0)),
    lines("[[decks]]", "cards = [", "  # the second", '  { card = "a" }, # two', "", '  { card = "b" } # one', "]"),
  ],
  [
    "moves elements on one line",
    lines("[[decks]]", "cards = [{ n = 1 } ,{ n = 2 },  { n = 3 }]"),
    changed(["decks", 0, "cards"], move(0, 1, 2)),
    lines("[[decks]]", "cards = [{ n = 3 } ,{ n = 1 },  { n = 2 }]"),
  ],
  [
    "adds a member to a map",
    lines("[[cards]]", "mana = { fire = 1 }"),
    (document) => setValue(document, ["cards", 0, "mana", "any"], valueOf("2")),
    lines("[[cards]]", "mana = { fire = 1, any = 2 }"),
  ],
  [
    "removes a map with its last member",
    lines("[[cards]]", "mana = { fire = 1 }", 'name = "a"'),
    (document) => removeKey(document, ["cards", 0, "mana", "fire"]),
    lines("[[cards]]", 'name = "a"'),
  ],
  [
    "keeps an empty map where it must be there",
    lines("[[cards]]", "mana = { fire = 1 }"),
    (document) => removeKey(document, ["cards", 0, "mana", "fire"], { keepEmpty: true }),
    lines("[[cards]]", "mana = {}"),
  ],
  [
    "keeps an element of a list that loses its last member",
    lines("[[cards]]", "a = [{ x = { n = 1 } }, { n = 2 }]"),
    (document) => removeKey(document, ["cards", 0, "a", 0, "x", "n"]),
    lines("[[cards]]", "a = [{}, { n = 2 }]"),
  ],
  [
    "adds a dotted key below the others",
    lines("[[cards]]", "params.amount = 3", 'name = "a"'),
    (document) => setValue(document, ["cards", 0, "params", "count"], valueOf("1")),
    lines("[[cards]]", "params.amount = 3", "params.count = 1", 'name = "a"'),
  ],
  [
    "removes one of two dotted keys",
    lines("[[cards]]", "params.amount = 3", "params.count = 1"),
    (document) => removeKey(document, ["cards", 0, "params", "amount"]),
    lines("[[cards]]", "params.count = 1"),
  ],
  [
    "adds a line to a sub-table",
    lines("[[cards]]", 'name = "a"', "", "[cards.mana]", "fire = 1", "", "[[cards]]", 'name = "b"'),
    (document) => setValue(document, ["cards", 0, "mana", "any"], valueOf("2")),
    lines("[[cards]]", 'name = "a"', "", "[cards.mana]", "fire = 1", "any = 2", "", "[[cards]]", 'name = "b"'),
  ],
  [
    "removes a sub-table with its header",
    lines("[[cards]]", 'name = "a"', "", "[cards.mana]", "fire = 1", "", "[[cards]]", 'name = "b"'),
    (document) => removeKey(document, ["cards", 0, "mana"]),
    lines("[[cards]]", 'name = "a"', "", "[[cards]]", 'name = "b"'),
  ],
  [
    "sets a map of dotted keys member by member",
    lines("[[cards]]", "mana.fire = 1 # one", "mana.any = 2", 'name = "a"'),
    (document) => setValue(document, ["cards", 0, "mana"], valueOf("{ fire = 3, ice = 4 }")),
    lines("[[cards]]", "mana.fire = 3 # one", "mana.ice = 4", 'name = "a"'),
  ],
  [
    "adds a map to an item in an inline list",
    lines("[[cards]]", "a = [{ n = 1 }]"),
    (document) => setValue(document, ["cards", 0, "a", 0, "mana", "fire"], valueOf("1")),
    lines("[[cards]]", "a = [{ n = 1, mana = { fire = 1 } }]"),
  ],
  [
    "adds a list to an item in an inline list",
    lines("[[cards]]", 'a = [{ effect = "mill" }]'),
    changed(["cards", 0, "a", 0, "do"], insert(0, '{ op = "draw" }'), headers),
    lines("[[cards]]", 'a = [{ effect = "mill", do = [{ op = "draw" }] }]'),
  ],
  [
    "sets a member by its token",
    lines("[[cards]]", "[[cards.abilities]]", "params = { amount =  3 } # three"),
    (document) => setValue(document, ["cards", 0, "abilities", 0, "params", "amount"], valueOf("4")),
    lines("[[cards]]", "[[cards.abilities]]", "params = { amount =  4 } # three"),
  ],
];

function onTwoItems(): Case[] {
  const item = (comment: string, name: string): string[] => [
    `  # ${comment}`,
    "  [[cards.abilities]]",
    `  name = "${name}"`,
  ];
  const first = item("on entering", "A");
  const second = item("on dying", "B");
  const file = (...items: string[][]): string =>
    lines("[[cards]]", ...items.flatMap((each) => ["", ...each]), "", "[[cards]]", 'id = "b"');
  const list = ["cards", 0, "abilities"];
  return [
    ["takes out an item with its comment", file(first, second), changed(list, remove(0)), file(second)],
    ["takes out the last item", file(first, second), changed(list, remove(1)), file(first)],
    ["moves an item with its comment", file(first, second), changed(list, move(1, 0)), file(second, first)],
    [
      "repeats items behind themselves",
      file(first, second),
      changed(list, duplicate(0, 2)),
      file(first, second, first, second),
    ],
    [
      "adds an item between two",
      file(first, second),
      changed(list, insert(1, '{ name = "C" }')),
      file(first, ["  [[cards.abilities]]", '  name = "C"'], second),
    ],
  ];
}

const crlf = (text: string): string => text.replaceAll("\n", "\r\n");

describe("an edit of nested rows", () => {
  it.each(cases)("%s", (_, before, act, after) => expect(edited(before, act)).toBe(after));

  it.each(cases)("%s (CR LF)", (_, before, act, after) => expect(edited(crlf(before), act)).toBe(crlf(after)));
});

describe("the spelling of a list", () => {
  const inline = lines("[[cards]]", 'id = "a"', 'parts = [{ n = 1 }, { n = 2, m = [{ k = "#" }] }]', "z = 1");
  const withHeaders = lines(
    "[[cards]]",
    'id = "a"',
    "z = 1",
    "",
    "  [[cards.parts]]",
    "  n = 1",
    "",
    "  [[cards.parts]]",
    "  n = 2",
    "",
    "    [[cards.parts.m]]",
    '    k = "#"',
  );
  const parts = ["cards", 0, "parts"];
  const respelled = (text: string, to: "headers" | "inline", path: Path = parts): string =>
    edited(text, (document) => respellList(document, path, to, { order: ["id", "parts", "z"] }));

  it.each([
    ["LF", (text: string) => text],
    ["CR LF", crlf],
  ])("is changed where that was asked for (%s)", (_, ends) => {
    expect(respelled(ends(inline), "headers")).toBe(ends(withHeaders));
    expect(respelled(ends(withHeaders), "inline")).toBe(ends(inline));
    expect(respelled(ends(inline), "inline")).toBe(ends(inline));
  });

  it("stays where comments would be lost, and inside of inline tables", () => {
    expect(respelled(withHeaders.replace("  n = 1", "  n = 1 # one"), "inline")).toBe("toml/inline-parent");
    expect(respelled(withHeaders.replace("  [[cards.parts]]", "  # one\n  [[cards.parts]]"), "inline")).toBe(
      "toml/inline-parent",
    );
    expect(respelled(inline.replace("[{ n = 1 }", "[ # one\n{ n = 1 }"), "headers")).toBe("toml/inline-parent");
    expect(respelled(inline, "headers", [...parts, 1, "m"])).toBe("toml/inline-parent");
    expect(respelled(inline, "headers", ["cards", 0, "id"])).toBe("toml/no-list");
  });

  it("is known", () => {
    const of = (text: string, path: Path): string | undefined => spellingOf(must(parseDocument(text)), path);
    expect([of(inline, parts), of(withHeaders, parts), of(inline, ["cards", 0, "id"])]).toEqual([
      "inline",
      "headers",
      undefined,
    ]);
  });
});
