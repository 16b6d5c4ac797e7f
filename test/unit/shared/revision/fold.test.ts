import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  columnChanges,
  columnLine,
  foldColumns,
  notesHtml,
  notesMarkdown,
  patchNotes,
  tableDifference,
  tableLines,
  tableView,
  type ColumnChange,
} from "../../../../shared/revision/index.js";
import { parseDocument } from "../../../../shared/toml/index.js";

type Card = Readonly<Record<string, number>>;
type Deck = Readonly<Record<string, Card>>;

const textOf = (deck: Deck): string =>
  Object.entries(deck)
    .map(([id, card]) => {
      const cells = Object.entries(card).map(([key, value]) => `${key} = ${value}\n`);
      return `[[cards]]\nid = "${id}"\n${cells.join("")}\n`;
    })
    .join("");
const version = (text: string) => ({ file: "cards.toml", path: ["cards"], document: must(parseDocument(text)) });
const differenceOf = (before: Deck, after: Deck) => tableDifference(version(textOf(before)), version(textOf(after)));
const linesOf = (before: Deck, after: Deck): readonly string[] =>
  columnChanges(differenceOf(before, after)).map((change) => columnLine(change, "key"));

const three = (card: Card): Deck => ({ a: card, b: card, c: card });
const each = (deck: Deck, more: Card): Deck =>
  Object.fromEntries(Object.entries(deck).map(([id, card]) => [id, { ...card, ...more }]));
const numbered = (key: string, count: number): Deck =>
  Object.fromEntries(["a", "b", "c", "d", "e", "f"].slice(0, count).map((id, at) => [id, { [key]: at + 1 }]));

describe("changes of whole columns", () => {
  it.each<[string, Deck, Deck, readonly string[]]>([
    ["a new one", three({ cost: 1 }), three({ cost: 1, rarity: 2 }), ["Column rarity added (3 cards)"]],
    ["one that is gone", three({ cost: 1, old: 2 }), three({ cost: 1 }), ["Column old removed (3 cards)"]],
    [
      "another name",
      three({ cost: 1, old: 2 }),
      three({ cost: 1, fresh: 2 }),
      ["Column old renamed to fresh (3 cards)"],
    ],
    [
      "another name and another value of one card",
      three({ cost: 1, old: 2 }),
      { ...three({ cost: 1, fresh: 2 }), c: { cost: 1, fresh: 3 } },
      ["Column fresh added (3 cards)", "Column old removed (3 cards)"],
    ],
    [
      "one name that became two",
      three({ cost: 1, old: 2 }),
      three({ cost: 1, one: 2, two: 2 }),
      ["Column old renamed to one (3 cards)", "Column two added (3 cards)"],
    ],
    ["a new one of two cards", three({ cost: 1 }), { ...each(three({ cost: 1 }), { x: 1 }), c: { cost: 1 } }, []],
    [
      "one that another card had before",
      { ...three({ cost: 1 }), d: { cost: 1, rarity: 1 } },
      { ...three({ cost: 1, rarity: 1 }), d: { cost: 1, rarity: 1 } },
      [],
    ],
    [
      "one that a card had before which is gone",
      { ...three({ cost: 1 }), d: { cost: 1, rarity: 1 } },
      three({ cost: 1, rarity: 1 }),
      [],
    ],
    [
      "one that another card still has",
      { ...three({ cost: 1, old: 1 }), d: { cost: 1, old: 1 } },
      { ...three({ cost: 1 }), d: { cost: 1, old: 1 } },
      [],
    ],
    ["one that a new card has", three({ cost: 1, old: 1 }), { ...three({ cost: 1 }), d: { cost: 5, old: 1 } }, []],
    [
      "one that went with a card that is gone",
      { ...three({ cost: 1, old: 1 }), d: { cost: 7, old: 9 } },
      three({ cost: 1 }),
      ["Column old removed (3 cards)"],
    ],
    [
      "one that some cards lost and others have now",
      { ...three({ cost: 1, old: 1 }), d: { cost: 1 } },
      { ...three({ cost: 1 }), d: { cost: 1, old: 1 } },
      [],
    ],
    [
      "another name and another value of one card of many",
      numbered("old", 5),
      { ...numbered("fresh", 5), c: { fresh: 99 } },
      ["Column old renamed to fresh (4 cards)"],
    ],
    [
      "another name and too many other values",
      numbered("old", 6),
      { ...numbered("fresh", 6), c: { fresh: 98 }, d: { fresh: 99 } },
      ["Column fresh added (6 cards)", "Column old removed (6 cards)"],
    ],
    [
      "another name, where a card that lacked it has it now",
      { ...numbered("old", 4), e: { cost: 1 } },
      { ...numbered("fresh", 4), e: { cost: 1, fresh: 7 } },
      ["Column old renamed to fresh (4 cards)"],
    ],
    [
      "one that holds the same in all cards, beside a new one that nearly does",
      each(numbered("cost", 6), { old: 0 }),
      { ...each(numbered("cost", 6), { fresh: 0 }), a: { cost: 1, fresh: 1 } },
      ["Column fresh added (6 cards)", "Column old removed (6 cards)"],
    ],
    [
      "two that held the same, each with another name",
      each(three({ cost: 1 }), { one: 2, two: 2 }),
      each(three({ cost: 1 }), { three: 2, four: 2 }),
      ["Column one renamed to three (3 cards)", "Column two renamed to four (3 cards)"],
    ],
    [
      "two with other names and another value in each",
      { ...each(numbered("one", 6), { two: 5 }), a: { one: 1, two: 6 } },
      { ...each(numbered("uno", 6), { due: 5 }), a: { uno: 1, due: 7 }, b: { uno: 9, due: 5 }, c: { uno: 3, due: 8 } },
      ["Column one renamed to uno (5 cards)", "Column due added (6 cards)", "Column two removed (6 cards)"],
    ],
    [
      "one that one card of many still has",
      numbered("old", 6),
      { ...three({}), d: {}, e: {}, f: { old: 6 } },
      ["Column old removed (5 cards; 1 still has old)"],
    ],
    [
      "another name, and a card that still has the old one",
      numbered("old", 6),
      { ...numbered("fresh", 5), f: { old: 6 } },
      ["Column old renamed to fresh (5 cards; 1 still has old)"],
    ],
    [
      "one that two cards of few still have",
      numbered("old", 6),
      { ...three({}), d: {}, e: { old: 5 }, f: { old: 6 } },
      [],
    ],
  ])("%s", (_, before, after, lines) => expect(linesOf(before, after)).toEqual(lines));

  it("are found without comparing each of many new columns with each of many that are gone", () => {
    const wide = (name: string): Deck =>
      Object.fromEntries(
        Array.from({ length: 20 }, (_, row) => [
          `card ${row}`,
          Object.fromEntries(Array.from({ length: 300 }, (__, at) => [`${name}${at}`, row * 300 + at])),
        ]),
      );
    const renamed = columnChanges(differenceOf(wide("old"), wide("fresh")));
    expect(renamed.map(({ key, keyBefore }) => [key, keyBefore])).toEqual(
      Array.from({ length: 300 }, (_, at) => [`fresh${at}`, `old${at}`]),
    );
    const other = wide("fresh");
    const changed = Object.fromEntries(
      Object.entries(other).map(([id, card], row) =>
        row > 0 ? [id, card] : [id, Object.fromEntries(Object.keys(card).map((key) => [key, -1]))],
      ),
    );
    const kinds = columnChanges(differenceOf(wide("old"), changed)).map(({ kind }) => kind);
    expect([kinds.length, new Set(kinds)]).toEqual([600, new Set(["added", "removed"])]);
  });

  it("are none where a version lacks the table", () => {
    const deck = version(textOf(three({ cost: 1 })));
    expect(columnChanges(tableDifference(undefined, deck))).toEqual([]);
    expect(columnChanges(tableDifference(deck, undefined))).toEqual([]);
  });

  it("are those of members of a table too, and never of elements of a list", () => {
    const cards = (more: string): string => ["a", "b", "c"].map((id) => `[[cards]]\nid = "${id}"\n${more}\n`).join("");
    const changed = (before: string, after: string): readonly string[] =>
      columnChanges(tableDifference(version(cards(before)), version(cards(after)))).map(({ kind, key, column }) =>
        [kind, key, column].join(" "),
      );
    expect(changed("s = { x = 1 }", "s = { x = 1, y = 2 }")).toEqual(["added s.y S Y"]);
    expect(changed("s = [{ x = 1 }]", "s = [{ x = 1, y = 2 }]")).toEqual([]);
    // Text and number are written alike, and are not the same.
    expect(changed('n = 1\nold = "2"', "n = 1\nfresh = 2")).toEqual(["added fresh Fresh", "removed old Old"]);
  });
});

const card = fc.dictionary(fc.constantFrom("p", "q", "r", "s"), fc.nat(1), { maxKeys: 4 });
const deck = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e", "f"), card, { minKeys: 3, maxKeys: 6 });

/** Decks of which the later one is often the earlier one with a column added, dropped or renamed. */
const decks = deck.chain((before) =>
  fc
    .record({
      added: card,
      dropped: fc.constantFrom("p", "q", "none"),
      name: fc.constantFrom("s", "x"),
      gone: fc.nat(9),
    })
    .map(({ added, dropped, name, gone }) => {
      const entries = Object.entries(each(before, added)).filter((_, at) => at !== gone);
      const after = entries.map(([id, { [dropped]: value, ...others }]) => {
        const moved = value === undefined ? others : { ...others, [name]: value };
        return [id, gone % 2 === 0 ? moved : others] as const;
      });
      return { before, after: Object.fromEntries(after) };
    }),
);

/** What changed in whole columns, by their definition: from all cells of both versions, renames taken apart. */
function definition(before: Deck, after: Deck): ReadonlySet<string> {
  const have = (version: Deck, key: string): readonly string[] =>
    Object.keys(version).filter((id) => version[id]?.[key] !== undefined);
  const found = new Set<string>();
  for (const key of ["p", "q", "r", "s", "x"]) {
    const [old, fresh] = [have(before, key), have(after, key)];
    if (old.length === 0 && fresh.filter((id) => before[id]).length >= 3) found.add(`added ${key}`);
    const lost = old.filter((id) => after[id] && after[id][key] === undefined);
    const isFilled = fresh.some((id) => before[id] && before[id][key] === undefined);
    if (!isFilled && lost.length >= 3 && lost.length >= 4 * fresh.length) found.add(`removed ${key}`);
  }
  return found;
}

const takenApart = (changes: readonly ColumnChange[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ kind, key, keyBefore }) =>
      kind === "renamed" ? [`added ${key}`, `removed ${keyBefore}`] : [`${kind} ${key}`],
    ),
  );

describe("laws of folding", () => {
  it("finds just the columns that no card had, or that hardly one has any more", () => {
    fc.assert(
      fc.property(decks, ({ before, after }) => {
        expect(takenApart(columnChanges(differenceOf(before, after)))).toEqual(definition(before, after));
      }),
      { numRuns: 500 },
    );
  });

  it("loses nothing and lists nothing twice: folds and rest are all cells that differ", () => {
    fc.assert(
      fc.property(decks, ({ before, after }) => {
        const view = tableView(differenceOf(before, after));
        const { folds, rest } = foldColumns(view);
        const parts = [...folds.flatMap(({ rows }) => rows), ...rest];
        const name = ({ kind, row }: { kind: string; row: number }, key: string): string => `${kind} ${row} ${key}`;
        const all = view.rows.flatMap((row) => row.cells.map(({ key }) => name(row, key)));
        expect(parts.flatMap(({ row, cells }) => cells.map(({ key }) => name(row, key))).toSorted()).toEqual(
          all.toSorted(),
        );
        // Each row is somewhere, and each fold has as many rows as it says.
        expect(new Set(parts.map(({ row }) => row))).toEqual(new Set(view.rows));
        expect(folds.map(({ rows }) => rows.length)).toEqual(view.columns.map(({ rows }) => rows));
      }),
      { numRuns: 500 },
    );
  });

  it("leaves a new card all of its cells, also that of a column that is new", () => {
    const before = three({ cost: 1 });
    const view = tableView(differenceOf(before, { ...each(before, { rarity: 2 }), d: { cost: 1, rarity: 2 } }));
    const { folds, rest } = foldColumns(view);
    expect(folds.map(({ rows }) => rows.map(({ row }) => row.title))).toEqual([["a", "b", "c"]]);
    expect(rest.map(({ row, cells }) => [row.title, cells.map(({ key }) => key)])).toEqual([
      ["d", ["id", "cost", "rarity"]],
    ]);
  });

  it("keeps a row that has another name, moved or does otherwise, though its cells are folded", () => {
    const columns: readonly ColumnChange[] = [{ kind: "added", key: "x", column: "X", rows: 3 }];
    const cells = [{ column: "X", key: "x", before: null, after: "1" }];
    const row = { kind: "changed", row: 1, title: "A", isMoved: false, cells, abilities: [] } as const;
    const ability = { before: undefined, after: "Draw.", words: [], changes: [] };
    const listed = [
      { ...row, isMoved: true },
      { ...row, titleBefore: "B" },
      { ...row, abilities: [ability] },
    ];
    const { folds, rest } = foldColumns({ columns, rows: [row, ...listed] });
    expect(rest).toEqual(listed.map((each) => ({ row: each, cells: [] })));
    expect(folds[0]?.rows).toHaveLength(4);
  });
});

describe("lists with a column that is new", () => {
  const before = three({ cost: 1 });
  const after = { ...each(before, { rarity: 2 }), b: { cost: 9, rarity: 3 } };
  const view = tableView(differenceOf(before, after));

  it("have one line for it, and under each card only what else differs, unless they are asked to unfold it", () => {
    const head = "cards.toml [cards]";
    const b = ["~ b", "    cost: 1 → 9"];
    expect(tableLines(view)).toEqual([head, "* Column rarity added (3 cards)", ...b]);
    expect(tableLines(view, { isUnfolded: true })).toEqual([
      head,
      ...["~ a", "    rarity: (absent) → 2"],
      ...[...b, "    rarity: (absent) → 3"],
      ...["~ c", "    rarity: (absent) → 2"],
    ]);
  });

  it("count cards one at a time and by thousands", () => {
    const change = { kind: "removed", key: "x", column: "X & Y", rows: 1 } as const;
    expect(columnLine(change, "column")).toBe("Column X & Y removed (1 card)");
    expect(columnLine({ ...change, rows: 12_345 }, "key")).toBe("Column x removed (12,345 cards)");
    const renamed = { ...change, kind: "renamed", keyBefore: "o", columnBefore: "O" } as const;
    expect(columnLine(renamed, "column")).toBe("Column O renamed to X & Y (1 card)");
  });

  it("are notes with a chapter of columns, whose values are folded, and are not repeated", () => {
    const notes = patchNotes([view]);
    expect(notes.map(({ title, rows }) => [title, rows.map(({ cells }) => cells.map(({ key }) => key))])).toEqual([
      ["Other changes", [["cost"]]],
      ["Columns", []],
    ]);
    expect(notesMarkdown("T", notes)).toBe(
      "# T\n\n## Other changes (1)\n\n**b**\n- Cost: 1 → 9\n\n## Columns (1)\n\n" +
        "**Column Rarity added (3 cards)**\n\n<details><summary>Values</summary>\n\n- 2: a, c\n- 3: b\n\n</details>\n",
    );
    expect(notesHtml("T", notes)).toContain(
      "<h2>Columns <small>1</small></h2>\n<h3>Column Rarity added (3 cards)</h3>\n" +
        "<details>\n<summary>Values</summary>\n<ul>\n<li>2: a, c</li>\n<li>3: b</li>\n</ul>\n</details>",
    );
  });

  it("have the values of a column that is gone or renamed, which are escaped and may be empty", () => {
    const cards = (more: string): string =>
      ["a", "b", "<c>"].map((id) => `[[cards]]\nid = "${id}"\n${more}\n`).join("");
    const viewOf = (before: string, after: string) =>
      tableView(tableDifference(version(cards(before)), version(cards(after))));
    const notes = patchNotes([viewOf('x = "<i>"', ""), { ...viewOf('x = ""', 'y = ""'), table: "relics" }]);
    expect(notes[0]?.columns?.map(({ sheet, values }) => [sheet, values])).toEqual([
      ["cards", [{ text: "<i>", cards: ["a", "b", "<c>"] }]],
      ["relics", [{ text: "", cards: ["a", "b", "<c>"] }]],
    ]);
    const html = notesHtml("T", notes);
    expect(html).toContain("<h3>Column X removed (3 cards) <small>cards</small></h3>");
    expect(html).toContain("<li>&lt;i&gt;: a, b, &lt;c&gt;</li>");
    expect(html).toContain("<li>empty: a, b, &lt;c&gt;</li>");
    const markdown = notesMarkdown("T", notes);
    expect(markdown).toContain("**Column X renamed to Y (3 cards)**, relics");
    expect(markdown).toContain("- \\<i\\>: a, b, \\<c\\>");
    expect(markdown).toContain("- empty: a, b");
  });

  it("keep a card whose abilities are new with the column of their text", () => {
    const ability = { before: undefined, after: "Draw.", words: [], changes: [] };
    const rows = view.rows.map((row) => ({ ...row, cells: row.cells.slice(-1), abilities: [ability] }));
    const [chapter, columns] = patchNotes([
      { ...view, rows: rows.map((row) => ({ ...row, verdict: "reworked" as const })) },
    ]);
    expect([chapter?.title, chapter?.rows.length, columns?.title]).toEqual(["Reworked", 3, "Columns"]);
  });
});
