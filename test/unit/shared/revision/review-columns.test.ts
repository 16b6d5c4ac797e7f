import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  notesHtml,
  notesMarkdown,
  readReview,
  newReview,
  reviewedCards,
  reviewItems,
  reviewNotes,
  revertColumns,
  revertOthers,
  rowLines,
  tableDifference,
  tableView,
  withDecision,
  type CardDecision,
  type ColumnDecision,
} from "../../../../shared/revision/index.js";
import { columnItem } from "../../../../shared/revision/review-columns.js";
import { parseDocument, printDocument } from "../../../../shared/toml/index.js";

type Card = Readonly<Record<string, number>>;
type Deck = Readonly<Record<string, Card>>;
const ids = ["a", "b", "c", "d", "e", "f"];

const textOf = (deck: Deck): string =>
  Object.entries(deck)
    .map(([id, card]) => {
      const cells = Object.entries(card).map(([key, value]) => `${key} = ${value} # of ${id}\n`);
      return `[[cards]]\nid = "${id}"\n${cells.join("")}\n`;
    })
    .join("");
const version = (text: string) => ({ file: "cards.toml", path: ["cards"], document: must(parseDocument(text)) });
const differenceOf = (before: Deck, after: Deck) => tableDifference(version(textOf(before)), version(textOf(after)));
const itemsOf = (
  before: Deck,
  after: Deck,
  { decisions = [], columns = [] }: { decisions?: readonly CardDecision[]; columns?: readonly ColumnDecision[] } = {},
) => {
  const difference = differenceOf(before, after);
  return reviewItems([{ view: tableView(difference), cards: reviewedCards(difference) }], { decisions, columns });
};

const before: Deck = { a: { cost: 1 }, b: { cost: 2 }, c: { cost: 3 } };
const after: Deck = { a: { cost: 1, rarity: 1 }, b: { cost: 9, rarity: 1 }, c: { cost: 3, rarity: 2 } };

describe("a column of a review", () => {
  it("is one item for all of its cards, which stay items with what else changed in them", () => {
    const { columns, cards } = itemsOf(before, after);
    expect(columns.map(({ changes, verdict }) => [changes, verdict])).toEqual([
      [["Column rarity added (3 cards)", '"1": a, b', '"2": c'], null],
    ]);
    expect(cards.map(({ card, changes }) => [card.id, changes])).toEqual([["b", ["~ b", "cost: 2 → 9"]]]);
  });

  it("is decided once, in a file that is read again, and is open again when a value changed", () => {
    const [item] = itemsOf(before, after).columns;
    if (!item) throw new Error("No column.");
    const review = newReview({ since: "v1", commit: "a".repeat(40), started: "" });
    const text = must(withDecision(review, { ...item.column, decision: "keep", note: "good", changes: item.changes }));
    const read = must(readReview(must(parseDocument(text))));
    expect(itemsOf(before, after, read).columns).toMatchObject([{ verdict: "keep", note: "good", isStale: false }]);
    const other = { ...after, c: { cost: 3, rarity: 5 } };
    expect(itemsOf(before, other, read).columns).toMatchObject([{ verdict: null, isStale: true, former: "keep" }]);
    expect(itemsOf(before, before, read).columns).toMatchObject([{ verdict: "keep", noted: null, isStale: true }]);
  });

  describe("that was decided and still differs in some cards", () => {
    const decided = (old: Deck, now: Deck) =>
      itemsOf(old, now).columns.map(({ column, changes }): ColumnDecision => ({
        ...{ ...column, decision: "keep", note: "", changes },
      }));
    const shown = (old: Deck, now: Deck, columns: readonly ColumnDecision[]) => {
      const items = itemsOf(old, now, { columns });
      return {
        columns: items.columns.map(({ changes: [line], verdict, isStale }) => [line, verdict, isStale]),
        cards: items.cards.map(({ changes, inColumns }) => [changes.slice(1).join(), inColumns.join()]),
      };
    };
    const old: Deck = { a: { power: 1 }, b: { power: 2 }, c: { power: 3 }, d: { power: 4 } };

    it("holds where a card comes back that has what the others lost", () => {
      const without: Deck = { a: {}, b: {}, c: {} };
      const kept = [["Column power removed (3 cards)", "keep", false]];
      const restored = { ...without, d: { power: 4 } };
      expect(shown(old, restored, decided(old, without))).toEqual({ columns: kept, cards: [] });
      expect(shown(old, restored, []).columns).toEqual([]);
    });

    describe("is one item before it is decided, too", () => {
      const many: Deck = { ...old, e: { power: 5 }, f: { power: 6 } };
      const lost: Deck = { a: {}, b: {}, c: {}, d: {}, e: {} };
      const line = "Column power removed (5 cards)";

      it("where a card comes back that has what the others lost", () => {
        expect(shown(many, lost, []).columns).toEqual([[line, null, false]]);
        const restored = { ...lost, f: { power: 6 } };
        expect(shown(many, restored, [])).toEqual({ columns: [[line, null, false]], cards: [] });
        expect(itemsOf(many, restored).columns[0]?.noted?.change).toMatchObject({ rows: 5, kept: 1 });
        // What is decided then holds when that card goes again, and the other way round.
        expect(shown(many, lost, decided(many, restored)).columns).toEqual([[line, "keep", false]]);
        expect(shown(many, restored, decided(many, lost)).columns).toEqual([[line, "keep", false]]);
      });

      it("where it has another name, and another value in one card, which is an item by itself", () => {
        const renamed: Deck = { a: { might: 1 }, b: { might: 9 }, c: { might: 3 }, d: { might: 4 }, e: { might: 5 } };
        expect(shown(many, { ...renamed, f: { might: 6 } }, [])).toEqual({
          columns: [["Column power renamed to might (5 cards)", null, false]],
          cards: [["power: 2 → (absent),might: (absent) → 9", ""]],
        });
      });
    });

    it("holds with its new name where a card comes back with the old one", () => {
      const renamed: Deck = { a: { might: 1 }, b: { might: 2 }, c: { might: 3 } };
      const kept = [["Column power renamed to might (3 cards)", "keep", false]];
      const restored = { ...renamed, d: { power: 4 } };
      expect(shown(old, restored, decided(old, renamed))).toEqual({ columns: kept, cards: [] });
    });

    it("is open again without the card whose value changed, which is by itself", () => {
      const renamed: Deck = { a: { might: 1 }, b: { might: 2 }, c: { might: 3 }, d: { might: 4 } };
      expect(shown(old, { ...renamed, b: { might: 9 } }, decided(old, renamed))).toEqual({
        columns: [["Column power renamed to might (3 cards)", null, true]],
        cards: [["power: 2 → (absent),might: (absent) → 9", ""]],
      });
      const all = { a: { might: 5 }, b: { might: 6 }, c: { might: 7 }, d: { might: 8 } };
      expect(shown(old, all, decided(old, renamed)).columns).toEqual([
        ["Column might added (4 cards)", null, false],
        ["Column power removed (4 cards)", null, false],
        ["Column power renamed to might (4 cards)", "keep", true],
      ]);
    });

    it("leaves to a card what it has of a column by itself", () => {
      const without: Deck = { a: {}, b: {}, c: {}, d: {} };
      const now = { ...without, b: { power: 7 } };
      expect(shown(old, now, decided(old, without))).toEqual({
        columns: [["Column power removed (3 cards)", null, true]],
        cards: [["power: 2 → 7", ""]],
      });
    });
  });

  it("leaves cards that were decided with it by themselves, as reviews from before have them", () => {
    const row = tableView(differenceOf(before, after)).rows[0];
    if (!row) throw new Error("No row.");
    const decision: CardDecision = {
      ...{ file: "cards.toml", table: "cards", card: "a", id: "a", decision: "discuss", note: "hm" },
      changes: rowLines(row).map((line) => line.trim()),
    };
    const { columns, cards } = itemsOf(before, after, { decisions: [decision] });
    expect(columns.map(({ changes }) => changes[0])).toEqual(["Column rarity added (2 cards)"]);
    expect(cards.map(({ card, verdict, isStale }) => [card.id, verdict, isStale])).toEqual([
      ["a", "discuss", false],
      ["b", null, false],
    ]);
  });

  describe("of more values than a decision keeps", () => {
    const change = { kind: "added", key: "rank", column: "Rank", rows: 3 } as const;
    const changesOf = (count: number, value: (at: number) => string): readonly string[] => {
      const rows = Array.from({ length: count }, (_, at) => ({
        row: { kind: "changed", row: at + 1, title: `Card ${at}`, isMoved: false, cells: [], abilities: [] } as const,
        cells: [{ column: "Rank", key: "rank", before: null, after: value(at) }],
      }));
      const column = { file: "cards.toml", table: "cards", kind: "added", column: "rank", was: "" } as const;
      return columnItem(column, "Cards", { change, rows }, undefined).changes;
    };
    const digits = (at: number): string => String(at).padStart(6, "0");

    it("keeps the first, and a mark that differs where another one does", () => {
      const lines = changesOf(150_000, digits);
      expect(lines).toHaveLength(20_002);
      expect(lines.at(-1)).toMatch(/^130,000 more values \(\d+-\d+\)$/u);
      expect(changesOf(150_000, digits)).toEqual(lines);
      const other = changesOf(150_000, (at) => digits(at === 149_999 ? 149_998 : at));
      expect(other.slice(0, -1)).toEqual(lines.slice(0, -1).with(0, other[0] ?? ""));
      expect(other.at(-1)).not.toBe(lines.at(-1));
      expect(changesOf(20_000, digits).at(-1)).toBe('"019999": Card 19999');
    });

    it("keeps no line of a million letters, as where very many cards have the same value", () => {
      expect(changesOf(150_000, () => "0")[1]).toMatch(/^1 more value \(\d+-\d+\)$/u);
      const lines = changesOf(1_200, (at) => "y".repeat(1_000) + digits(at));
      expect(lines.join("").length).toBeLessThan(1_000_100);
      expect(lines.at(-1)).toMatch(/^\d+ more values/u);
    });
  });

  it("is said once under its verdict in a summary", () => {
    const { columns, cards } = itemsOf(before, after);
    const groups = reviewNotes([...columns, ...cards]);
    expect(notesMarkdown("M", groups).match(/rarity/giu)).toHaveLength(1);
    expect(notesHtml("M", groups).match(/rarity/giu)).toHaveLength(1);
    expect(notesMarkdown("M", groups)).toContain("## Undecided (2)");
  });

  it("is said in a summary where it differs no more, as it was when it was decided", () => {
    const [item] = itemsOf(before, after).columns;
    if (!item) throw new Error("No column.");
    const decision: ColumnDecision = { ...item.column, decision: "keep", note: "good", changes: item.changes };
    const { columns } = itemsOf(before, before, { columns: [decision] });
    expect(notesMarkdown("M", reviewNotes(columns))).toBe(
      "# M\n\n## Kept (1)\n\n**Column Rarity added**\n- It no longer differs like that.\n\n<details><summary>Values</summary>\n\n- 1: a, b\n- 2: c\n\n</details>\n\n> good\n",
    );
    expect(notesHtml("M", reviewNotes(columns))).toContain("<blockquote>good</blockquote>");
  });

  it("is said with its names and its sheet in a summary of several, and with what was decided of it before", () => {
    const about = { file: "cards.toml", table: "cards", kind: "renamed", column: "might", was: "old-power" } as const;
    const decision: ColumnDecision = {
      ...about,
      decision: "revert",
      note: "",
      changes: ["Column might", '"1": a', '"\\z": b'],
    };
    const [settled] = itemsOf(before, before, { columns: [decision] }).columns;
    const [open] = itemsOf(before, after).columns;
    if (!settled || !open) throw new Error("No column.");
    const decided = { ...open, sheet: "Others", former: "keep" } as const;
    const lines = notesMarkdown("M", reviewNotes([settled, decided])).split("\n");
    expect(lines.filter((line) => line !== "" && !line.startsWith("<"))).toEqual([
      ...["# M", "## Reverted (1)", "**Column Old Power renamed to Might**, cards", '- "\\\\z": b', "- 1: a"],
      ...["## Undecided (1)", "**Column Rarity added (3 cards)**, Others", "- It was kept, and changed since then."],
      ...["- 1: a, b", "- 2: c"],
    ]);
    expect(notesMarkdown("M", reviewNotes([open]))).toContain("**Column Rarity added (3 cards)**\n\n<details>");
  });

  it("is reverted in all of its cards, with their other cells and comments as they are", () => {
    const difference = differenceOf(before, after);
    const rows = difference.rows.flatMap((row) => (row.kind === "changed" ? [row] : []));
    const reverted = printDocument(must(revertColumns(difference, rows, new Set(["rarity"]))));
    expect(reverted).toBe(textOf({ ...before, b: { cost: 9 } }));
  });

  it("stays when one of its cards is reverted", () => {
    const difference = differenceOf(before, after);
    const b = difference.rows.find(({ title }) => title === "b");
    const reverted = b && printDocument(must(revertOthers(difference, b, new Set(["rarity"]))));
    expect(reverted?.replaceAll(/ # of .*/gu, "")).toBe(
      textOf({ ...after, b: { cost: 2, rarity: 1 } }).replaceAll(/ # of .*/gu, ""),
    );
  });

  it("has each cell that differs in exactly one item, whatever was decided before", () => {
    const keys = ["cost", "rarity", "old", "power"];
    const value = fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined, freq: 8 });
    /** Columns come, go and get other names where only one of the decks has them. */
    const deck = fc.subarray(keys).chain((columns) => {
      const card = fc.tuple(...columns.map(() => value));
      return fc
        .array(card, { minLength: 3, maxLength: 6 })
        .map((cards): Deck =>
          Object.fromEntries(
            cards.map((values, at) => [
              ids[at] ?? "",
              Object.fromEntries(
                values.flatMap((each, place) => (each === undefined ? [] : [[columns[place] ?? "", each]])),
              ),
            ]),
          ),
        );
    });
    let folded = 0;
    fc.assert(
      fc.property(deck, deck, fc.subarray(ids), (old, fresh, decided) => {
        const difference = differenceOf(old, fresh);
        const { rows } = tableView(difference);
        const decisions = rows
          .filter(({ title }) => decided.includes(title))
          .map((row): CardDecision => {
            const about = { file: "cards.toml", table: "cards", card: row.title, id: row.title };
            const changes = rowLines({ ...row, isMoved: false }).map((line) => line.trim());
            return { ...about, decision: "keep", note: "", changes };
          });
        const { columns, cards } = itemsOf(old, fresh, { decisions });
        const inCards = cards.flatMap(({ row }) =>
          row?.kind === "changed" ? row.cells.map(({ key }) => `${row.row} ${key}`) : [],
        );
        const inColumns = columns.flatMap(({ rows: own, column }) =>
          own.flatMap((row) =>
            [column.column, ...(column.was === "" ? [] : [column.was])].map((key) => `${row} ${key}`),
          ),
        );
        const all = rows.flatMap((row) =>
          row.kind === "changed" ? row.cells.map(({ key }) => `${row.row} ${key}`) : [],
        );
        expect([...inCards, ...inColumns].toSorted()).toEqual(all.toSorted());
        folded += columns.length;
      }),
      { numRuns: 500 },
    );
    expect(folded).toBeGreaterThan(100);
  });
});
