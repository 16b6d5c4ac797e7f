import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { fromWire, type RowEntry } from "../../../../shared/toml/index.js";
import { ascendingPlaces, changedKeys, overlaps } from "../../../../shared/validate/engine/changes.js";
import { Dependency, dropDependencies, type Task } from "../../../../shared/validate/engine/dependency.js";
import { Group } from "../../../../shared/validate/engine/group.js";
import { ValueLists } from "../../../../shared/validate/engine/value-lists.js";

const entries = (record: Readonly<Record<string, unknown>>): RowEntry[] =>
  Object.entries(record).map(([key, value]) => ({ key, value: must(fromWire(value)) }));

describe("the keys that differ between two versions of a row", () => {
  it.each<[before: Record<string, unknown>, after: Record<string, unknown>, changed: string[]]>([
    [{}, {}, []],
    [{ a: 1, b: 2 }, { a: 1, b: 2 }, []],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, ["b"]],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, []],
    [{ a: 1, b: 2 }, { b: 1, a: 2 }, ["a", "b"]],
    [{ a: 1 }, { a: 1, b: 2 }, ["b"]],
    [{ a: 1 }, { b: 2, a: 1 }, ["b"]],
    [{ a: 1, b: 2 }, { b: 2 }, ["a"]],
    [{ a: 1, b: 2, c: 3 }, { a: 1, c: 3 }, ["b"]],
    [{ a: 1, b: 2 }, {}, ["a", "b"]],
    [{ a: 1 }, { a: "1" }, ["a"]],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, ["a"]],
  ])("%j and %j are %j", (before, after, changed) =>
    expect([...changedKeys(entries(before), entries(after))].sort()).toEqual(changed),
  );

  it("concern what reads one of them", () => {
    expect(overlaps(new Set(["a", "b"]), new Set(["c", "b"]))).toBe(true);
    expect(overlaps(new Set(["a"]), new Set(["c"]))).toBe(false);
    expect(overlaps(new Set(), new Set(["c"]))).toBe(false);
  });
});

describe("the rows that did not move", () => {
  it.each<[sequence: number[], places: number[]]>([
    [[], []],
    [[5], [0]],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    [[2, 1, 0], [2]],
    [
      [1, 2, 0],
      [0, 1],
    ],
    [
      [2, 0, 1],
      [1, 2],
    ],
    [
      [0, 4, 1, 2, 3],
      [0, 2, 3, 4],
    ],
    [
      [3, 0, 4, 1, 5],
      [1, 3, 4],
    ],
  ])("of the old places %j stand at %j", (sequence, places) =>
    expect([...ascendingPlaces(sequence)].sort()).toEqual(places),
  );

  it("are in order, and as many as there can be", () => {
    const most = (rest: readonly number[], above = -1): number =>
      rest.reduce((best, value, at) => (value > above ? Math.max(best, 1 + most(rest.slice(at + 1), value)) : best), 0);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 7 }), (sequence) => {
        const kept = [...ascendingPlaces(sequence)].sort((a, b) => a - b).map((at) => sequence[at] ?? 0);
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        expect(kept).toHaveLength(most(sequence));
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});

/** A task that counts how often it is to be computed again. */
function counting(): Task & { count: number } {
  const task = { dependencies: [], count: 0, invalidate: () => void (task.count += 1) };
  return task;
}

describe("a fact that was read", () => {
  it("notifies each reader once that it changed, until the reader unsubscribes", () => {
    const fact = new Dependency();
    const [one, two, three] = [counting(), counting(), counting()];
    const counts = (): number[] => {
      fact.changed();
      return [one.count, two.count, three.count];
    };
    expect([fact.isRead, fact.readers, counts()]).toEqual([false, [], [0, 0, 0]]);
    fact.addReader(one);
    fact.addReader(one);
    expect([fact.isRead, fact.readers, one.dependencies.length, counts()]).toEqual([true, [one], 1, [1, 0, 0]]);
    fact.addReader(two);
    fact.addReader(two);
    fact.addReader(three);
    expect([fact.readers, two.dependencies.length, counts()]).toEqual([[one, two, three], 1, [2, 1, 1]]);
    dropDependencies(one);
    expect([fact.readers, one.dependencies, counts()]).toEqual([[two, three], [], [2, 2, 2]]);
    dropDependencies(two);
    dropDependencies(three);
    expect([fact.isRead, fact.readers, counts()]).toEqual([false, [], [2, 2, 2]]);
    fact.addReader(one);
    fact.removeReader(two);
    expect(fact.readers).toEqual([one]);
    fact.removeReader(one);
    expect(fact.isRead).toBe(false);
  });
});

describe("the rows under one key", () => {
  const sheets = [{ id: "a" }, { id: "b" }] as const;
  const row = (sheet: 0 | 1, rank: number) => ({ sheet: sheets[sheet], rank });

  it("stand in the order of sheets and ranks, and the first is known", () => {
    const group = new Group<{ readonly sheet: { readonly id: string }; rank: number }>();
    const [a1, a2, b0, b3] = [row(0, 1), row(0, 2), row(1, 0), row(1, 3)];
    expect([group.add(b0), group.add(a2), group.add(b3), group.add(a1)]).toEqual([true, true, false, true]);
    expect(group.rows).toEqual([a1, a2, b0, b3]);
    expect([group.changed(a1), group.changed(a2)]).toEqual([true, false]);
    expect([group.remove(a2), group.remove(a1)]).toEqual([false, true]);
    expect(group.rows).toEqual([b0, b3]);
    expect(() => group.remove(a1)).toThrow("A row is not where its rank says");
    // A sheet that was read again is the same sheet.
    group.add({ sheet: { id: "b" }, rank: 1 });
    expect(group.rows.map(({ rank }) => rank)).toEqual([0, 1, 3]);
  });

  it("notify those who read all of them, the first, or whether there are any", () => {
    const group = new Group<ReturnType<typeof row>>();
    const [all, first, presence] = [counting(), counting(), counting()];
    expect(group.isIdle).toBe(true);
    group.rowsDependency.addReader(all);
    expect(group.isIdle).toBe(false);
    group.firstDependency.addReader(first);
    group.presenceDependency.addReader(presence);
    const told = (act: () => void): number[] => {
      const before = [all.count, first.count, presence.count];
      act();
      return [all.count, first.count, presence.count].map((count, at) => count - (before[at] ?? 0));
    };
    const [one, two] = [row(0, 1), row(0, 2)];
    expect(told(() => group.add(one))).toEqual([1, 1, 1]);
    expect(told(() => group.add(two))).toEqual([1, 0, 0]);
    expect(told(() => group.changed(two))).toEqual([1, 0, 0]);
    expect(told(() => group.changed(one))).toEqual([1, 1, 0]);
    expect(told(() => group.remove(one))).toEqual([1, 1, 0]);
    dropDependencies(all);
    dropDependencies(first);
    expect(told(() => group.remove(two))).toEqual([0, 0, 1]);
    expect(group.isIdle).toBe(false);
    dropDependencies(presence);
    expect(group.isIdle).toBe(true);
    group.add(one);
    expect(group.isIdle).toBe(false);
  });
});

describe("the lists that enums draw from", () => {
  it("are known by file and key, whether their words came before or after", () => {
    const lists = new ValueLists();
    expect([lists.count, lists.listsOf("w.toml")]).toEqual([0, []]);
    lists.setVocabularies("w.toml", [{ key: "b", values: ["y"] }]);
    const [a, b] = [lists.list("w.toml#a"), lists.list("w.toml#b")];
    expect([a.values, [...(b.values ?? [])]]).toEqual([undefined, ["y"]]);
    expect([lists.list("w.toml#a"), lists.list("a#b.toml#k").name, lists.list("nothing").name]).toEqual([
      ...[a, "a#b.toml#k", "nothing"],
    ]);
    expect(lists.count).toBe(4);
    expect(lists.listsOf("w.toml")).toEqual([a, b]);
    expect(lists.listsOf("a#b.toml").map(({ name }) => name)).toEqual(["a#b.toml#k"]);
    expect(lists.listsOf("nothing").map(({ name }) => name)).toEqual(["nothing"]);
  });

  it("notify their readers when their words change", () => {
    const lists = new ValueLists();
    const list = lists.list("w.toml#a");
    const reader = counting();
    list.dependency.addReader(reader);
    const set = (...values: readonly string[]): number => {
      const before = reader.count;
      lists.setVocabularies("w.toml", [{ key: "a", values }]);
      return reader.count - before;
    };
    const none = (file: string): number => {
      const before = reader.count;
      lists.setVocabularies(file, []);
      return reader.count - before;
    };
    expect([none("w.toml"), set("x"), set("x"), set("y"), set("y", "x"), set("x", "y")]).toEqual([0, 1, 0, 1, 1, 0]);
    expect([none("v.toml"), none("w.toml"), none("w.toml")]).toEqual([0, 1, 0]);
    expect(list.values).toBeUndefined();
    expect([set(), set(), set("x")]).toEqual([1, 0, 1]);
  });
});
