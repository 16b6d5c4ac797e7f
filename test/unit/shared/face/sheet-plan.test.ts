import { describe, expect, test } from "vitest";
import { backPlan, cutLines, sheetPlan, type SheetWish } from "../../../../shared/face/index.js";
import { must } from "../../../../shared/base/index.js";

const poker = { width: 63, height: 88 };
const noBleed = { x: 0, y: 0 };
const wish = (more: Partial<SheetWish> = {}): SheetWish => ({ size: "a4", bleed: noBleed, gap: 0, ...more });
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const cornersOf = (places: readonly { readonly x: number; readonly y: number }[]) =>
  places.map(({ x, y }) => [rounded(x), rounded(y)]);

describe("cards on a sheet", () => {
  test.each<[what: string, card: typeof poker, wish: SheetWish, page: readonly number[], places: number]>([
    ["upright where as many fit across", { width: 70, height: 70 }, wish(), [210, 297], 8],
    ["across where more fit", poker, wish({ bleed: { x: 2, y: 2 } }), [297, 210], 8],
    ["one at least", { width: 190, height: 280 }, wish(), [210, 297], 1],
    ["one that fits across only", { width: 250, height: 190 }, wish(), [297, 210], 1],
    ["a page for each", poker, wish({ size: "card", bleed: { x: 1, y: 3 } }), [65, 94], 1],
  ])("%s", (_, card, wanted, page, count) => {
    const plan = must(sheetPlan(card, wanted));
    expect([plan.page.width, plan.page.height, plan.places.length]).toEqual([...page, count]);
  });

  test("lie within their bleeds, which are wider to one side than to the other", () => {
    const plan = must(sheetPlan(poker, wish({ bleed: { x: 1, y: 4 }, gap: 2 })));
    // Four columns of 65 and two lines of 96 with 2 between them, on A4 across.
    expect(cornersOf(plan.places).slice(0, 5)).toEqual([
      [16.5, 12],
      [83.5, 12],
      [150.5, 12],
      [217.5, 12],
      [16.5, 110],
    ]);
    const page = must(sheetPlan(poker, wish({ size: "card", bleed: { x: 1, y: 4 } })));
    expect(cornersOf(page.places)).toEqual([[1, 4]]);
  });

  test("are refused where not one fits, with the size that they need", () =>
    expect(sheetPlan(poker, wish({ bleed: { x: 120, y: 1 } }))).toMatchObject({
      error: { code: "print/too-large", message: "A card of 303 × 90 mm does not fit on A4." },
    }));
});

describe("the back of a sheet", () => {
  const upright = {
    page: { width: 200, height: 300 },
    card: { width: 60, height: 90 },
    bleed: noBleed,
    places: [
      { x: 10, y: 20 },
      { x: 80, y: 20 },
    ],
  };
  const across = { ...upright, page: { width: 300, height: 200 } };
  const square = { ...upright, page: { width: 300, height: 300 } };
  test.each([
    ["upright", "long", upright, [130, 20], [60, 20], false],
    ["upright", "short", upright, [10, 190], [80, 190], true],
    ["across", "long", across, [10, 90], [80, 90], true],
    ["across", "short", across, [230, 20], [160, 20], false],
    ["square", "long", square, [230, 20], [160, 20], false],
  ] as const)(
    "%s, turned around its %s edge, has each card behind its front",
    (_, turn, plan, first, second, turned) => {
      const { places, isUpsideDown } = backPlan(plan, turn);
      expect(cornersOf(places)).toEqual([first, second]);
      expect(isUpsideDown).toBe(turned);
    },
  );
});

describe("lines to cut along", () => {
  const plan = {
    page: { width: 100, height: 200 },
    card: { width: 30, height: 40 },
    bleed: { x: 1, y: 2 },
    places: [
      { x: 10, y: 50 },
      { x: 40, y: 50 },
    ],
  };
  const listed = (lines: ReturnType<typeof cutLines>) =>
    lines.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2].map(rounded));

  test("in the margins begin beside the bleed and meet each edge once", () =>
    expect(listed(cutLines(plan, "margin"))).toEqual([
      ...[10, 40, 70].flatMap((x) => [
        [x, 44.2, x, 47.2],
        [x, 92.8, x, 95.8],
      ]),
      ...[50, 90].flatMap((y) => [
        [5.2, y, 8.2, y],
        [71.8, y, 74.8, y],
      ]),
    ]));

  test("of the full page go from edge to edge of the paper", () =>
    expect(listed(cutLines(plan, "full"))).toEqual([
      ...[10, 40, 70].map((x) => [x, 0, x, 200]),
      ...[50, 90].map((y) => [0, y, 100, y]),
    ]));

  test("are exact to the hundredth of a millimetre, and one where two cards meet but for a rounding", () => {
    const places = [
      { x: 10.12, y: 50 },
      { x: 40.12 + 1e-9, y: 50 },
    ];
    expect(listed(cutLines({ ...plan, places }, "full")).map(([x]) => x)).toEqual([10.12, 40.12, 70.12, 0, 0]);
  });

  test("are none where none are wanted, or no card is there", () => {
    expect(cutLines(plan, "none")).toEqual([]);
    expect(cutLines({ ...plan, places: [] }, "margin")).toEqual([]);
  });
});
