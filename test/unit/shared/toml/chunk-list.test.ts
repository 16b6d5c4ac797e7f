import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Work } from "../../../../shared/base/index.js";
import { makeChunk } from "../../../../shared/toml/chunk.js";
import { ChunkList, type Chunk } from "../../../../shared/toml/index.js";
import { growth } from "../../../support/counted-reads.js";

const chunk = (text: string): Chunk => makeChunk(text, []);
const texts = (list: Iterable<Chunk>): string[] => Array.from(list, ({ text }) => text);
const chunks = (size: number): Chunk[] => Array.from({ length: size }, (_, at) => chunk("x".repeat(at % 3)));

describe("a list of chunks", () => {
  it.each([0, 1, 31, 32, 33, 1_023, 1_024, 1_025, 40_000])("of %i is what it was made of", (size) => {
    const all = chunks(size);
    const list = ChunkList.of(all);
    expect([...list]).toEqual(all);
    expect(list).toHaveLength(size);
    expect(list.text).toBe(texts(all).join(""));
    for (const at of [-1, 0, 31, 32, 1_023, 1_024, size - 1, size]) expect(list.at(at)).toBe(all[at]);
    for (const at of [0, 31, 32, 33, 1_024, size].filter((each) => each <= size)) {
      expect(list.offsetOf(at)).toBe(texts(all.slice(0, at)).join("").length);
    }
  });

  it("does as an array does, and the lists before stay as they are", () => {
    const size = fc.integer({ min: 1, max: 2_000 });
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), fc.string({ maxLength: 4 }), (count, place, unit, text) => {
        const all = chunks(count);
        const list = ChunkList.of(all);
        const at = place % count;
        const changed = all.with(at, chunk(text));
        expect(texts(list.with(at, chunk(text)))).toEqual(texts(changed));
        expect(texts(list.toSpliced(at, 2, [chunk(text), chunk("y")]))).toEqual(
          texts(all.toSpliced(at, 2, chunk(text), chunk("y"))),
        );
        expect(texts(list.slice(at, at + 40))).toEqual(texts(all.slice(at, at + 40)));
        expect([...list]).toEqual(all);

        const { length } = list.text;
        const wanted = unit % (length + 1);
        const found = list.placeAt(wanted);
        const from = list.offsetOf(found);
        expect(from + (list.at(found)?.text.length ?? 0)).toBeGreaterThanOrEqual(wanted);
        expect(found === 0 || from < wanted).toBe(true);
        expect(list.placeAt(length + 1)).toBe(count - 1);
      }),
      { numRuns: 200 },
    );
  });

  it("refuses another chunk in a place that has none", () => {
    const list = ChunkList.of(chunks(3));
    expect(() => list.with(3, chunk("x"))).toThrow(RangeError);
    expect(() => list.with(-1, chunk("x"))).toThrow(RangeError);
  });

  const countedIn = (work: Work) => (): Chunk => ({
    sections: [],
    byteLength: 1,
    flat: undefined,
    text: "x",
    slice: () => "x",
    get length() {
      work.spend(1);
      return 1;
    },
  });

  it("grows at its end, one after the other, without going through all for each", () => {
    const work = new Work();
    const counted = countedIn(work);
    const looks = (size: number): number => {
      let list = ChunkList.of([counted()]);
      const before = work.steps;
      for (let at = 1; at < size; at += 1) list = list.toSpliced(at - 1, 1, [counted(), counted()]);
      return work.steps - before;
    };
    expect(growth(looks, 1_024)).toBeLessThan(2.2);
  });

  it("is edited in each of its places, one after the other, without going through all for each", () => {
    const work = new Work();
    const counted = countedIn(work);
    const looks = (size: number): number => {
      let list = ChunkList.of(Array.from({ length: size }, counted));
      const before = work.steps;
      for (let at = 0; at < size; at += 1) {
        list = list.with(list.placeAt(list.offsetOf(at)), counted());
      }
      return work.steps - before;
    };
    expect(growth(looks, 4_096)).toBeLessThan(2.2);
  });
});
