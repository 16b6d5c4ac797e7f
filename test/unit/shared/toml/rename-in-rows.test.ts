import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printDocument, renameInRows, rowEntries } from "../../../../shared/toml/index.js";
import { documentOf, edited } from "./edited-text.js";

const renamed = (text: string, from = "cost", to = "energy-cost"): string =>
  edited(text, (document) => renameInRows(document, ["cards"], { from, to }));

const unchanged = [
  ["a file without the table", "[other]\ncost = 1\n"],
  ["rows without the key", '[[cards]]\nname = "cost" # cost = 1\n'],
  ["rows that have the new key too", "[[cards]]\ncost = 1\nenergy-cost = 2\n"],
  ["the same key in other tables", "[[cards]]\nname = 1\n\n[[decks]]\ncost = 1\n\n[metadata]\ncost = 1\n"],
] as const;

const cases: readonly (readonly [what: string, before: string, after: string])[] = [
  [
    "pairs, with their comments and blanks",
    "# cost\n[[cards]]\n  cost   = 1 # cost\nname = 'cost'\n\n[[cards]]\ncost=2\n",
    "# cost\n[[cards]]\n  energy-cost   = 1 # cost\nname = 'cost'\n\n[[cards]]\nenergy-cost=2\n",
  ],
  ["keys in quotes", '[[cards]]\n"cost" = 1\n', "[[cards]]\nenergy-cost = 1\n"],
  [
    "the first of dotted keys",
    "[[cards]]\ncost . cost = 1\ncost.more = 2\n",
    "[[cards]]\nenergy-cost . cost = 1\nenergy-cost.more = 2\n",
  ],
  [
    "headers below a row",
    "[[cards]]\nname = 1\n[cards.cost] # cost\nx = 1\n[[ cards . 'cost'.cost ]]\ny = 1\n",
    "[[cards]]\nname = 1\n[cards.energy-cost] # cost\nx = 1\n[[ cards . energy-cost.cost ]]\ny = 1\n",
  ],
  [
    "rows that are inline",
    "cards = [ { cost = 1, name = { cost = 2 } }, { cost.x = 1 } ]\n",
    "cards = [ { energy-cost = 1, name = { cost = 2 } }, { energy-cost.x = 1 } ]\n",
  ],
  [
    "a plain table",
    "[cards]\ncost = 1\n\n[cards.more]\ncost = 1\n",
    "[cards]\nenergy-cost = 1\n\n[cards.more]\ncost = 1\n",
  ],
  ["line ends of Windows", "\uFEFF[[cards]]\r\ncost = 1\r\n", "\uFEFF[[cards]]\r\nenergy-cost = 1\r\n"],
  [
    "all rows but those that have the new key",
    "[[cards]]\ncost = 1\nenergy-cost = 2\n[[cards]]\ncost = 3\n",
    "[[cards]]\ncost = 1\nenergy-cost = 2\n[[cards]]\nenergy-cost = 3\n",
  ],
];

describe("renaming a key of all rows", () => {
  it.each(cases)("changes %s", (_, before, after) => {
    expect(renamed(before)).toBe(after);
  });

  it.each(unchanged)("leaves %s alone", (_, text) => {
    expect(renamed(text)).toBe(text);
  });

  it("writes keys that need it in quotes", () => {
    expect(renamed("[[cards]]\ncost = 1\n", "cost", "the cost")).toBe('[[cards]]\n"the cost" = 1\n');
  });

  it("there and back makes the same text, where keys are bare", () => {
    const key = fc.constantFrom("cost", "name", "stats", "x-1");
    const row = fc.uniqueArray(fc.record({ key, deep: fc.boolean() }), { selector: (each) => each.key });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        const text = rows
          .map((pairs) =>
            ["[[cards]]", ...pairs.map((each) => `${each.key}${each.deep ? ".in" : ""} = 1`), ""].join("\n"),
          )
          .join("\n");
        expect(renamed(renamed(text, "cost", "other"), "other", "cost")).toBe(text);
        const document = documentOf(renamed(text, "cost", "other"));
        expect(rows.some((_, at) => rowEntries(document, ["cards"], at).some((entry) => entry.key === "cost"))).toBe(
          false,
        );
        expect(printDocument(document).length).toBeGreaterThanOrEqual(text.length);
      }),
    );
  });
});
