import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { RowChange } from "../../../../../renderer/grid/rows/row-changes.js";
import { RowFeed, sliceRows, type RowSink } from "../../../../../renderer/grid/rows/row-feed.js";

/** A grid that holds what it is told, with the sizes of what it had to take in at once. */
class Sink implements RowSink<number> {
  rows: number[] = [];
  readonly taken: number[] = [];

  keyOf(row: number): number {
    return row;
  }

  update(): never {
    throw new Error("A number has no cells");
  }

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

  it.each<[what: string, before: number[], after: number[], taken: number[]]>([
    ["none at first", [], [], []],
    ["few at first as a whole", [], upTo(5), [5]],
    ["a hundred more at once", upTo(5), upTo(105), [100]],
    ["more than a hundred more after a pause", upTo(5), upTo(106), [101]],
    ["a slice of changes at once", [...upTo(9), -1], [...upTo(sliceRows + 8), -1], [sliceRows - 1]],
    ["more than a slice of changes as a whole", [...upTo(9), -1], [...upTo(sliceRows + 10), -1], [sliceRows, 11]],
    ["all other rows as a whole", upTo(3), upTo(sliceRows + 5).map((at) => -1 - at), [sliceRows, 5]],
    ["fewer than there were", upTo(2 * sliceRows), upTo(3), [3]],
    ["some less at the end", upTo(9), upTo(7), [0]],
    ["none any more", upTo(9), [], [0]],
    ["one row twice", [7, 7], [7], [0]],
    ["one row thrice", [7], [7, 7, 7], [2]],
  ])("come with as little as that takes: %s", (_, before, after, taken) => {
    const { sink, feed, pass } = fed();
    feed.give(before);
    while (pass());
    sink.taken.length = 0;
    feed.give(after);
    while (pass());
    expect(sink.taken).toEqual(taken);
  });

  it("are as many at once as there were", () => {
    const { sink, feed, pass } = fed();
    feed.give(upTo(3 * sliceRows));
    while (pass());
    sink.taken.length = 0;
    feed.give(upTo(5 * sliceRows).map((at) => -1 - at));
    expect(sink.taken).toEqual([3 * sliceRows]);
    while (pass());
    expect(sink.taken).toEqual([3 * sliceRows, sliceRows, sliceRows]);
  });

  it("that are asked for while others wait come once", () => {
    const { sink, feed, pass } = fed();
    feed.give(upTo(3 * sliceRows));
    feed.ensure(sliceRows);
    expect(sink.taken).toEqual([sliceRows, 2 * sliceRows]);
    feed.ensure(3 * sliceRows);
    expect(pass()).toBe(false);
    expect(sink.taken).toEqual([sliceRows, 2 * sliceRows]);
    feed.stop();
  });

  it("rest a moment between slices, and not once the grid is put away", () => {
    const timers: (() => void)[] = [];
    const stopped: number[] = [];
    vi.stubGlobal("window", {
      setTimeout: (run: () => void) => timers.push(run),
      clearTimeout: (id: number) => stopped.push(id),
    });
    const sink = new Sink();
    const feed = new RowFeed<number>(sink);
    feed.stop();
    feed.give(upTo(3 * sliceRows));
    expect([sink.taken, timers.length]).toEqual([[sliceRows], 1]);
    timers[0]?.();
    expect([sink.taken, timers.length]).toEqual([[sliceRows, sliceRows], 2]);
    feed.stop();
    expect(stopped).toEqual([2]);
    vi.unstubAllGlobals();
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

interface Celled {
  readonly key: number;
  readonly cells: string;
}

/** A grid of rows with cells. */
class CelledSink implements RowSink<Celled> {
  rows: Celled[] = [];
  readonly updated: Celled[] = [];

  keyOf({ key }: Celled): number {
    return key;
  }

  replace(rows: readonly Celled[]): void {
    this.rows = [...rows];
  }

  update(rows: readonly Celled[]): void {
    this.updated.push(...rows);
    const now = new Map(rows.map((row) => [row.key, row]));
    this.rows = this.rows.map((row) => now.get(row.key) ?? row);
  }

  change({ remove, add, at }: RowChange<Celled>): void {
    const gone = new Set(remove.map(({ key }) => key));
    this.rows = this.rows.filter(({ key }) => !gone.has(key)).toSpliced(at, 0, ...add);
  }
}

describe("rows that stay", () => {
  const moved = (rows: readonly number[], from: number, to: number): number[] =>
    rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));

  it.each<[what: string, count: number, after: (before: number[]) => number[]]>([
    ["one came before them and one went behind", 9, (rows) => [-1, ...rows.toSpliced(5, 1)]],
    ["one moved up past them", 9, (rows) => moved(rows, 7, 1)],
    ["one moved down past them", 9, (rows) => moved(rows, 1, 7)],
    ["some came, some went, among many", 3 * sliceRows, (rows) => rows.toSpliced(900, 1).toSpliced(300, 0, -1, -2)],
    ["they were turned around", 9, (rows) => rows.toReversed()],
  ])("are not taken out of the grid where %s", (_what, count, change) => {
    const { sink, feed, pass } = fed();
    const before = upTo(count);
    feed.give(before);
    while (pass());
    const after = change(before);
    const removed: number[] = [];
    const take = sink.change.bind(sink);
    sink.change = (each) => {
      removed.push(...each.remove);
      take(each);
    };
    feed.give(after);
    expect(sink.rows).toEqual(after);
    const there = new Set(after);
    expect(removed.filter((row) => there.has(row)).length).toBeLessThanOrEqual(1);
  });

  it("are few where a large sheet changes in many places: it is redrawn", () => {
    const { sink, feed, pass } = fed();
    const rows = upTo(3 * sliceRows);
    feed.give(rows);
    while (pass());
    sink.taken.length = 0;
    feed.give(rows.map((row) => (row < 100 && row % 10 === 0 ? -1 - row : row)));
    expect(sink.taken).toEqual([91]);
  });
});

describe("rows with other cells", () => {
  const celled = (...keys: number[]): Celled[] => keys.map((key) => ({ key, cells: "a" }));
  const b = (key: number): Celled => ({ key, cells: "b" });

  it.each<[what: string, after: (before: readonly Celled[]) => Celled[], updated: number[]]>([
    ["one of them", (before) => before.with(1, b(2)), [2]],
    ["none", (before) => [...before], []],
    ["one above a row that went", (before) => before.with(0, b(1)).toSpliced(2, 1), [1]],
    ["one below a row that came", (before) => before.with(3, b(4)).toSpliced(1, 0, b(9)), [4]],
    ["one that moved, which the grid takes out and puts in", (before) => [b(4), ...before.slice(0, 3)], []],
  ])("reach a grid that has them: %s", (_what, change, updated) => {
    const sink = new CelledSink();
    const feed = new RowFeed<Celled>(sink);
    const before = celled(1, 2, 3, 4);
    feed.give(before);
    const after = change(before);
    feed.give(after);
    expect(sink.rows).toEqual(after);
    expect(sink.updated.map(({ key }) => key)).toEqual(updated);
  });

  it("reach a large grid that keeps them, between a row that came and one that went", () => {
    const sink = new CelledSink();
    const feed = new RowFeed<Celled>(sink, () => () => undefined);
    const before = celled(...upTo(sliceRows + 50));
    feed.give(before);
    feed.ensure(sliceRows);
    const after = before.with(600, b(600)).toSpliced(900, 1).toSpliced(300, 0, b(-1));
    feed.give(after);
    expect(sink.updated).toEqual([b(600)]);
    expect(sink.rows).toEqual(after);
  });

  it("that the grid does not have yet come with the others", () => {
    const run: (() => void)[] = [];
    const sink = new CelledSink();
    const feed = new RowFeed<Celled>(sink, (next) => {
      run.push(next);
      return () => undefined;
    });
    const before = celled(...upTo(sliceRows + 5));
    feed.give(before);
    const after = before.with(3, b(3)).with(sliceRows + 2, b(sliceRows + 2));
    feed.give(after);
    run.at(-1)?.();
    expect(sink.updated).toEqual([b(3)]);
    expect(sink.rows).toEqual(after);
  });
});
