import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookStep, withLookPart, type SheetLook } from "../../../../renderer/state/look-steps.js";

const plain: SheetLook = {
  arrangement: null,
  rows: { heights: {}, hidden: {} },
  columns: { hidden: {}, widths: {}, counted: {}, inSight: {} },
  readingColumns: { abilities: { isShown: true, widthPx: 112 }, preview: { isShown: true, widthPx: 260 } },
};
const hiding = (...names: string[]): SheetLook => ({
  ...plain,
  rows: { heights: {}, hidden: Object.fromEntries(names.map((name) => [name, true])) },
});

const names = fc.constantFrom("id a", "id b", "row Tide Bell");
const columns = fc.constantFrom("cost", "tides[0]", "derived:rate");
const column = fc.record({ isShown: fc.boolean(), widthPx: fc.integer({ min: 40, max: 2000 }) });
const looks: fc.Arbitrary<SheetLook> = fc.record({
  arrangement: fc.option(
    fc.record({
      sort: fc.array(fc.record({ column: fc.constantFrom("cost", "name"), descending: fc.boolean() }), {
        maxLength: 2,
      }),
      filter: fc.constantFrom(
        { join: "all" as const, filters: [] },
        {
          join: "any" as const,
          filters: [{ column: "kind", test: { kind: "values" as const, values: ["Event", null] } }],
        },
      ),
    }),
  ),
  rows: fc.record({
    heights: fc.dictionary(names, fc.option(fc.integer({ min: 20, max: 400 }))),
    hidden: fc.dictionary(names, fc.boolean()),
  }),
  columns: fc.record({
    hidden: fc.dictionary(columns, fc.boolean()),
    widths: fc.dictionary(columns, fc.integer({ min: 24, max: 4000 })),
    counted: fc.dictionary(columns, fc.boolean()),
    inSight: fc.record({ columns: fc.option(columns), rows: fc.nat(40) }, { requiredKeys: [] }),
  }),
  readingColumns: fc.record({ abilities: column, preview: column }),
});

describe("a step that changes how a sheet is arranged", () => {
  it("leads back to the look before it and forth to the one after it", () =>
    fc.assert(
      fc.property(looks, looks, (before, after) => {
        const step = lookStep(before, after);
        expect(withLookPart(after, step?.before ?? {})).toEqual(before);
        expect(withLookPart(before, step?.after ?? {})).toEqual(after);
      }),
      { seed: 7, numRuns: 300 },
    ));

  it("is none where nothing changes", () => expect(lookStep(hiding("id a"), hiding("id a"))).toBeUndefined());

  it("leaves rows alone that it did not change, whatever they are called by now", () => {
    const step = lookStep(hiding("id a"), hiding("id a", "id b"));
    expect(withLookPart(hiding("id renamed", "id b"), step?.before ?? {})).toEqual(hiding("id renamed"));
  });

  it("leaves columns alone that it did not change", () => {
    const wide = (widths: Record<string, number>): SheetLook => ({ ...plain, columns: { ...plain.columns, widths } });
    const step = lookStep(wide({ cost: 80 }), wide({ cost: 90 }));
    expect(withLookPart(wide({ cost: 90, name: 200 }), step?.before ?? {})).toEqual(wide({ cost: 80, name: 200 }));
  });

  it("changes nothing where its part cannot be read", () =>
    expect(withLookPart(hiding("id a"), { hidden: 3 })).toEqual(hiding("id a")));
});
