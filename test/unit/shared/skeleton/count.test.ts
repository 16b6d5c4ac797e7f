import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CellView } from "../../../../shared/sheet/index.js";
import {
  conditionOfFilter,
  conditionText,
  countSkeleton,
  skeletonLines,
  slotsOfColumns,
  type CountedRows,
  type Skeleton,
  type SlotCondition,
} from "../../../../shared/skeleton/index.js";

type Card = Readonly<Record<string, CellView | readonly CellView[]>>;

const isList = (cell: Card[string] | undefined): cell is readonly CellView[] => Array.isArray(cell);
const cellsIn = (card: Card | undefined, column: string): readonly CellView[] => {
  const cell = card?.[column];
  return isList(cell) && cell.length > 0 ? cell : [isList(cell) ? null : (cell ?? null)];
};

const rowsOf = (cards: readonly Card[], columns = ["type", "cost", "rarity", "tags"]): CountedRows => ({
  count: cards.length,
  cellsOf: ({ column = "" }) => (columns.includes(column) ? (row) => cellsIn(cards[row], column) : undefined),
  means: (query) => (query === "wrong (" ? undefined : (row) => cards[row]?.["text"] === query),
});

const skeleton = (...slots: readonly (readonly [target: number, ...where: SlotCondition[]])[]): Skeleton => ({
  file: "cards.toml",
  table: ["cards"],
  slots: slots.map(([target, ...where], at) => ({ name: `Slot ${at + 1}`, target, where })),
});

const cards: readonly Card[] = [
  { type: "Unit", cost: 1, rarity: "Common", tags: ["a", "b"], text: "draw" },
  { type: "Unit", cost: 3, rarity: "Common", tags: [] },
  { type: "Spell", cost: 2, rarity: "Rare", tags: ["b"], text: "draw" },
  { type: "Spell", cost: "", rarity: "Common", tags: [] },
];

describe("the slots of a skeleton", () => {
  it("have the cards for which all conditions hold", () => {
    const count = countSkeleton(
      skeleton(
        [2, { column: "type", is: "Unit" }],
        [2, { column: "type", is: ["Unit", "Spell"] }, { column: "cost", min: 1, max: 2 }],
        [0, { column: "tags", is: "b" }],
        [1, { column: "cost", is: "" }],
        [1, { meaning: "draw" }, { column: "rarity", is: "Rare" }],
      ),
      rowsOf(cards),
    );
    expect(count.slots.map(({ rows, missing, over }) => [rows, missing, over])).toEqual([
      [[0, 1], 0, 0],
      [[0, 2], 0, 0],
      [[0, 2], 0, 2],
      [[3], 0, 0],
      [[2], 0, 0],
    ]);
    expect([count.unplaced, count.repeated]).toEqual([[], [0, 2]]);
  });

  it("that cannot be asked have no cards and say why", () => {
    const count = countSkeleton(
      skeleton([3, { column: "power", is: 1 }, { meaning: "wrong (" }, { column: "type", is: "Unit" }]),
      rowsOf(cards),
    );
    expect(count.slots[0]).toMatchObject({ rows: [], missing: 3, over: 0, unknown: ["power", "wrong ("] });
    expect(count.unplaced).toEqual([0, 1, 2, 3]);
  });

  it("say how many of their cards a booster holds", () => {
    const plan = skeleton([1, { column: "type", is: "Unit" }], [1, { column: "type", is: "Spell" }]);
    const value = (name: string, count: number) => ({ value: name, count });
    const booster = { column: "rarity", cards: [value("Common", 10), value("Rare", 1), value("Mythic", 2)] };
    const count = countSkeleton({ ...plan, booster }, rowsOf(cards));
    // Two of three commons are units, and the only rare is a spell.
    expect(count.slots.map(({ asFan }) => asFan?.toFixed(4))).toEqual(["6.6667", "4.3333"]);
    expect(count.absentFromBooster).toEqual(["Mythic"]);
    expect(countSkeleton(plan, rowsOf(cards)).slots[0]?.asFan).toBeNull();
  });

  const anyCards = fc.array(
    fc.record({
      type: fc.constantFrom("Unit", "Spell", ""),
      cost: fc.oneof(fc.nat(5), fc.constant("")),
      rarity: fc.constantFrom("Common", "Rare"),
      tags: fc.uniqueArray(fc.constantFrom("a", "b", "c")),
    }),
    { maxLength: 30 },
  );
  const condition: fc.Arbitrary<SlotCondition> = fc.oneof(
    fc.record({ column: fc.constantFrom("type", "tags"), is: fc.constantFrom("Unit", "Spell", "a", "") }),
    fc.record({ column: fc.constant("tags"), is: fc.subarray(["a", "b", "c"], { minLength: 1 }) }),
    fc.nat(5).map((min) => ({ column: "cost", min, max: min + 1 })),
  );
  const plans = fc
    .array(fc.tuple(fc.nat(10), fc.array(condition, { minLength: 1, maxLength: 3 })), { maxLength: 6 })
    .map((slots) => skeleton(...slots.map(([target, where]) => [target, ...where] as const)));

  /** What a condition says of a card, written down a second time. */
  const holds = (card: Card, { column = "", is, min = -Infinity, max = Infinity }: SlotCondition): boolean =>
    cellsIn(card, column).some((cell) => {
      if (is === undefined) return typeof cell === "number" && cell >= min && cell <= max;
      const wanted: readonly CellView[] = typeof is === "object" ? is : [is];
      return wanted.includes(cell ?? "");
    });

  it("count a card exactly where it matches, and add up to their targets", () => {
    fc.assert(
      fc.property(anyCards, plans, (some, plan) => {
        const count = countSkeleton(plan, rowsOf(some));
        for (const { slot, rows, missing, over } of count.slots) {
          const members = new Set(rows);
          for (const [row, card] of some.entries()) {
            expect(members.has(row)).toBe(slot.where.every((each) => holds(card, each)));
          }
          expect(rows.length + missing - over).toBe(slot.target);
          expect(Math.min(missing, over)).toBe(0);
        }
        const places = some.map((_, row) => count.slots.filter(({ rows }) => rows.includes(row)).length);
        expect(count.unplaced).toEqual(places.flatMap((many, row) => (many === 0 ? [row] : [])));
        expect(count.repeated).toEqual(places.flatMap((many, row) => (many > 1 ? [row] : [])));
      }),
      { numRuns: 500 },
    );
  });

  it("that part all cards share a booster among them", () => {
    fc.assert(
      fc.property(anyCards, (some) => {
        const rows = rowsOf(some);
        const present = [...new Set(some.map(({ rarity }) => rarity))];
        const booster = { column: "rarity", cards: present.map((value, at) => ({ value, count: 3 + at })) };
        const slots = [...slotsOfColumns([{ column: "type" }, { column: "cost" }], rows, 500)];
        const count = countSkeleton({ ...skeleton(), slots, booster }, rows);
        const sum = count.slots.reduce((all, { asFan }) => all + (asFan ?? 0), 0);
        expect(sum).toBeCloseTo(booster.cards.reduce((all, each) => all + each.count, 0));
        expect([count.unplaced, count.repeated]).toEqual([[], []]);
        expect(count.slots.every(({ missing, over }) => missing === 0 && over === 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe("new slots", () => {
  it("are the combinations of columns, an array's elements one by one", () => {
    const made = slotsOfColumns([{ column: "type" }, { column: "tags" }], rowsOf(cards), 500);
    expect(made.map(({ name, target }) => [name, target])).toEqual([
      ["Unit · a", 1],
      ["Unit · b", 1],
      ["Unit · (empty)", 1],
      ["Spell · b", 1],
      ["Spell · (empty)", 1],
    ]);
    expect(slotsOfColumns([{ column: "type" }], rowsOf(cards), 1)).toHaveLength(1);
  });

  it("stand together by the values of the first column, numbers counting up", () => {
    const mixed: readonly Card[] = [
      { type: "Unit", cost: 3 },
      { type: "Spell", cost: 2 },
      { type: "Unit", cost: 1 },
      { type: "Spell", cost: 10 },
      { type: "Spell", cost: 1 },
    ];
    const made = slotsOfColumns([{ column: "type" }, { column: "cost" }], rowsOf(mixed), 500);
    expect(made.map(({ name }) => name)).toEqual(["Unit · 1", "Unit · 3", "Spell · 1", "Spell · 2", "Spell · 10"]);
  });

  it("are made of filters that slots can ask", () => {
    const of = { column: "cost" };
    const made = (test: Parameters<typeof conditionOfFilter>[0]["test"], not?: boolean) =>
      conditionOfFilter({ column: "cost", test, not }, of);
    expect(made({ kind: "values", values: ["a"] })).toEqual({ column: "cost", is: "a" });
    expect(made({ kind: "values", values: [1, null, true] })).toEqual({ column: "cost", is: [1, "", true] });
    expect(made({ kind: "range", min: 2 })).toEqual({ column: "cost", min: 2 });
    expect(made({ kind: "boolean", value: false })).toEqual({ column: "cost", is: false });
    expect(made({ kind: "empty" })).toEqual({ column: "cost", is: "" });
    expect(made({ kind: "values", values: [] })).toBeUndefined();
    expect(made({ kind: "range" })).toBeUndefined();
    expect(made({ kind: "contains", text: "a" })).toBeUndefined();
    expect(made({ kind: "empty" }, true)).toBeUndefined();
  });

  it("are called by their conditions", () => {
    expect(conditionText({ column: "a", is: ["x", ""] }, "A")).toBe("A x or (empty)");
    expect(conditionText({ column: "a", min: 1, max: 2 }, "A")).toBe("A 1 to 2");
    expect(conditionText({ column: "a", min: 1 }, "A")).toBe("A at least 1");
    expect(conditionText({ column: "a", max: 2 }, "A")).toBe("A at most 2");
    expect(conditionText({ meaning: "Draw" }, "")).toBe("Draw");
  });
});

it("a skeleton as a table compares with what was there", () => {
  const plan = { ...skeleton([3, { column: "type", is: "Unit" }]), booster: { column: "rarity", cards: [] } };
  const [now, before] = [countSkeleton(plan, rowsOf(cards)), countSkeleton(plan, rowsOf(cards.slice(1)))];
  const words = { heads: ["S", "W", "T", "C", "M", "O"], asFan: "F", before: "B", change: "±" };
  expect(skeletonLines(now, before, words, () => "units")).toEqual([
    ["S", "W", "T", "C", "M", "O", "F", "B", "±"],
    ["Slot 1", "units", "3", "2", "1", "0", "0", "1", "1"],
  ]);
});
