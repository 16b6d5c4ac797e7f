import { describe, expect, test } from "vitest";
import {
  CARD_SUBTYPES,
  FIGMENT_TYPES,
  readVariables,
} from "../../../../../../shared/games/dreamtides/language/index.js";

const read = (text: string): unknown =>
  Object.fromEntries([...readVariables(text).values].map(([name, { value }]) => [name, value]));

describe("a variables cell binds names", () => {
  test.each([
    ["one per line", "c: 1\nd: 2", { c: 1, d: 2 }],
    ["or parted by commas", "c: 1, d: 2,e:3", { c: 1, d: 2, e: 3 }],
    ["empty parts are skipped", ",\n c: 1 ,,\n\n", { c: 1 }],
    ["space around names and values does not matter", " c  :\t1 \r\n", { c: 1 }],
    ["the first colon parts name and value", "c:1:2", {}],
    ["names keep their case", "C: 1", { C: 1 }],
    ["a later value counts", "c: 1, c: 2", { c: 2 }],
    ["a later value that is none leaves nothing", "c: 1, c: x", {}],
    ["a name may be empty", ": 4", { "": 4 }],
    ["nothing binds nothing", " \n ", {}],
    ["leading zeros and a plus are fine", "c: +007", { c: 7 }],
    ["the largest number", "c: 4294967295", { c: 4294967295 }],
    ["larger is none", "c: 4294967296", {}],
    ["negative is none", "c: -1", {}],
    ["fractions are none", "c: 1.5", {}],
    ["underscores are none", "c: 1_000", {}],
    ["a plus alone is none", "c: +", {}],
    ["other digits are none", "c: ٣", {}],
    [
      "the subtype of two words, both ways",
      "t: Spirit Animal, u: SpiritAnimal",
      { t: "SpiritAnimal", u: "SpiritAnimal" },
    ],
    ["subtypes are spelled exactly", "t: mage", {}],
    ["figments in lower case", "g: halcyon", { g: "Halcyon" }],
    ["and only so", "g: Halcyon", {}],
    ["a name of the prototype is a name like any other", "__proto__: 1", { ["__proto__"]: 1 }],
  ])("%s", (_rule, text, values) => expect(read(text)).toEqual(values));

  test("every subtype and every figment is a value", () => {
    for (const subtype of CARD_SUBTYPES) expect(read(`t: ${subtype}`)).toEqual({ t: subtype });
    for (const figment of FIGMENT_TYPES) expect(read(`g: ${figment.toLowerCase()}`)).toEqual({ g: figment });
  });

  test("a part without colon is reported, with the place of everything", () => {
    const text = "c: 1, oops\n d :Mage";
    const { bindings, malformed } = readVariables(text);
    const at = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
    expect(malformed.map(({ span, text: part }) => [at(span), part])).toEqual([["oops", "oops"]]);
    expect(bindings.map(({ span, nameSpan, valueSpan }) => [at(span), at(nameSpan), at(valueSpan)])).toEqual([
      ["c: 1", "c", "1"],
      ["d :Mage", "d", "Mage"],
    ]);
  });
});
