import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSkeletonFile, writeSkeletonFile, type Skeleton } from "../../../../shared/skeleton/index.js";

const head = 'file = "cards.toml"\ntable = ["cards"]\n';
const slot = (where: string): string => `${head}[[slots]]\nname = "A"\ntarget = 1\nwhere = [${where}]\n`;

const any: fc.Arbitrary<Skeleton> = fc.record(
  {
    file: fc.string({ minLength: 1 }),
    table: fc.array(fc.string(), { minLength: 1, maxLength: 2 }),
    booster: fc.record({
      column: fc.string({ minLength: 1, maxLength: 50 }),
      cards: fc.array(fc.record({ value: fc.oneof(fc.string(), fc.boolean()), count: fc.nat(20) }), { maxLength: 3 }),
    }),
    slots: fc.array(
      fc.record({
        name: fc.string({ minLength: 1, maxLength: 50 }),
        target: fc.nat(1_000),
        where: fc.array(
          fc.oneof(
            fc.record({
              column: fc.string({ minLength: 1, maxLength: 50 }),
              is: fc.array(fc.string(), { minLength: 1 }),
            }),
            fc.record({ computed: fc.string({ minLength: 1, maxLength: 50 }), is: fc.integer() }),
            fc.record({ column: fc.constant("cost"), min: fc.constant(-1.5), max: fc.nat() }),
            fc.record({ meaning: fc.string({ minLength: 1 }) }),
          ),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ["file", "table", "slots"] },
);

describe("the file of a design skeleton", () => {
  it("is readable", () => {
    const skeleton: Skeleton = {
      file: "cards.toml",
      table: ["cards"],
      booster: { column: "rarity", cards: [{ value: "Common", count: 10 }] },
      slots: [
        {
          name: "Cheap",
          target: 6,
          where: [
            { column: "type", is: "Unit" },
            { column: "cost", min: 1, max: 2 },
          ],
        },
        { name: "Draw", target: 2, where: [{ meaning: "DrawCards" }] },
      ],
    };
    const text = writeSkeletonFile(skeleton);
    expect(text).toContain(
      '[[slots]]\nname = "Cheap"\ntarget = 6\nwhere = [\n  { column = "type", is = "Unit" },\n  { column = "cost", min = 1, max = 2 },\n]\n',
    );
    expect(text).toContain('cards = [\n  { value = "Common", count = 10 },\n]\n');
    expect(readSkeletonFile(text)).toEqual({ ok: true, value: skeleton });
  });

  it("reads as it was written", () => {
    fc.assert(
      fc.property(any, (skeleton) => {
        expect(readSkeletonFile(writeSkeletonFile(skeleton))).toEqual({ ok: true, value: skeleton });
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["no sheet", "slots = []\n", undefined, undefined],
    ["an unknown key", `${head}slots = []\nbooste = 1\n`, 4, "Did you mean “booster”?"],
    ["a misspelled condition", slot('{ colum = "type", is = "Unit" }'), 6, "Did you mean “column”?"],
    ["no condition", slot(""), 6, undefined],
    ["a condition on nothing", slot('{ is = "Unit" }'), 6, undefined],
    ["a column and a computed one", slot('{ column = "a", computed = "b", is = 1 }'), 6, undefined],
    ["a column without a question", slot('{ column = "a" }'), 6, undefined],
    ["a value and a range", slot('{ column = "a", is = 1, min = 1 }'), 6, undefined],
    ["a range that holds nothing", slot('{ column = "a", min = 2, max = 1 }'), 6, undefined],
    ["a meaning of a column", slot('{ meaning = "a", column = "b" }'), 6, undefined],
    ["a target that is no whole number", slot('{ column = "a", is = 1 }').replace("= 1\n", "= 1.5\n"), 5, undefined],
    ["a target below nothing", slot('{ column = "a", is = 1 }').replace("= 1\n", "= -1\n"), 5, undefined],
    ["broken TOML", `${head}[[slots]\n`, 3, undefined],
    ["more characters than any has", `${head}slots = []\n#${" ".repeat(2_000_000)}\n`, undefined, undefined],
    [
      "too many slots",
      head + '[[slots]]\nname = "A"\ntarget = 1\nwhere = [{ column = "a", is = 1 }]\n'.repeat(501),
      undefined,
      undefined,
    ],
  ])("with %s is refused, with line and column", (_, text, line, suggestion) => {
    const read = readSkeletonFile(text);
    const faults = read.ok ? [] : read.error;
    expect(faults.length).toBeGreaterThan(0);
    expect(faults).toContainEqual(
      expect.objectContaining({
        ...(line === undefined ? {} : { line }),
        ...(suggestion === undefined ? {} : { suggestion }),
      }),
    );
  });
});
