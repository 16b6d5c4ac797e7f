import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeBetween, RowFeed, sliceRows, type RowSink } from "../../../../../renderer/grid/rows/row-feed.js";

/** A grid that holds what it is told, with the sizes of what it had to take in at once. */
class Sink implements RowSink<number> {
  rows: number[] = [];
  readonly taken: number[] = [];

  replace(rows: readonly number[]): void {
    this.rows = [...rows];
    this.taken.push(rows.length);
  }

  change({ remove, add, at }: Parameters<RowSink<number>["change"]>[0]): void {
    const gone = new Set(remove);
    this.rows = this.rows.filter((row) => !gone.has(row)).toSpliced(at, 0, ...add);
    this.taken.push(add.length);
  }
}

/** A feed whose pauses end when told. */
function fed() {
  const waiting = new Set<() => void>();
  const sink = new Sink();
  const feed = new RowFeed<number>(sink, (run) => {
    waiting.add(run);
    return () => waiting.delete(run);
  });
  const pass = (): boolean => {
    const [run] = waiting;
    if (!run) return false;
    waiting.delete(run);
    run();
    return true;
  };
  return { sink, feed, pass };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe("rows given to a grid", () => {
  it("come in slices where they are many, and all in the end", () => {
    const { sink, feed, pass } = fed();
    feed.give(upTo(30));
    feed.give(upTo(3 * sliceRows));
    while (pass());
    expect(sink.rows).toEqual(upTo(3 * sliceRows));
    expect(Math.max(...sink.taken)).toBeLessThanOrEqual(sliceRows);
  });

  it("are there at once up to a place that is asked for", () => {
    const { sink, feed, pass } = fed();
    feed.give(upTo(3 * sliceRows));
    feed.ensure(sliceRows - 1);
    expect(sink.rows).toHaveLength(sliceRows);
    feed.ensure(2 * sliceRows);
    expect(sink.rows).toEqual(upTo(3 * sliceRows));
    expect(pass()).toBe(false);
  });

  it("cost what came and went, however many there are", () => {
    const { sink, feed, pass } = fed();
    const rows = upTo(3 * sliceRows);
    feed.give(rows);
    while (pass());
    sink.taken.length = 0;
    feed.give(rows.toSpliced(500, 2, -1));
    expect(sink.taken).toEqual([1]);
    feed.give(rows.toSpliced(500, 2, -1));
    expect(sink.taken).toEqual([1]);
  });

  it("stop coming when the grid is put away", () => {
    const { feed, pass } = fed();
    feed.give(upTo(2 * sliceRows));
    feed.stop();
    expect(pass()).toBe(false);
  });

  it("are those given last, in their order, whatever was given before and whenever", () => {
    const list = fc
      .uniqueArray(fc.nat(40), { maxLength: 30 })
      .map((rows) => rows.flatMap((row) => many.get(row) ?? []));
    fc.assert(
      fc.property(fc.array(fc.tuple(list, fc.nat(3)), { maxLength: 6 }), (lists) => {
        const { sink, feed, pass } = fed();
        for (const [rows, passes] of lists) {
          feed.give(rows);
          for (let at = 0; at < passes; at += 1) pass();
        }
        while (pass());
        expect(sink.rows).toEqual(lists.at(-1)?.[0] ?? []);
      }),
      { numRuns: 200 },
    );
  });
});

/** Some numbers stand for one row, some for more than a slice. */
const many = new Map(
  upTo(41).map((key) => [key, key < 38 ? [key] : upTo(sliceRows + 7).map((at) => 1_000_000 * key + at)]),
);

describe("the change between two lists", () => {
  it("makes the one the other", () => {
    const list = fc.uniqueArray(fc.nat(9));
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { remove, add, at } = changeBetween(before, after);
        expect(before.filter((row) => !remove.includes(row)).toSpliced(at, 0, ...add)).toEqual(after);
      }),
    );
  });
});
