import fc from "fast-check";
import { expect, test } from "vitest";
import type { Run, RunStore } from "../../../../../../shared/games/index.js";
import { HeldLines } from "../../../../../../shared/games/ttcg/effects/held-lines.js";
import { LineSorter } from "../../../../../../shared/games/ttcg/effects/line-sorter.js";
import { compareCodePoints } from "../../../../../../shared/games/ttcg/effects/text-rules.js";

/** Keeps runs in memory, and counts those that are not freed. */
function memoryStore(): RunStore & { readonly held: () => number } {
  let held = 0;
  return {
    held: () => held,
    keep: async (batches): Promise<Run> => {
      held += 1;
      const kept: (readonly string[])[] = [];
      for await (const batch of batches) kept.push(batch);
      return {
        batches: async function* () {
          // A store may hand over nothing now and then.
          for (const batch of kept) {
            yield await Promise.resolve([]);
            yield batch;
          }
          held -= 1;
        },
        remove: () => {
          held -= 1;
          return Promise.resolve();
        },
      };
    },
  };
}

async function sorted(lines: readonly string[], bytes: number, distinct: boolean): Promise<readonly string[]> {
  const store = memoryStore();
  const sorter = new LineSorter(store, { bytes, distinct });
  for (let at = 0; at < lines.length; at += 3) await sorter.add(lines.slice(at, at + 3));
  const out: string[] = [];
  for await (const batch of sorter.sorted()) out.push(...batch);
  await sorter.dispose();
  expect(store.held()).toBe(0);
  return out;
}

test("lines come out sorted by code points, whether or not they fit into memory", async () => {
  const line = fc.string({ unit: fc.constantFrom("a", "b", "\ufffd", "\u{1f600}"), maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 60 }), fc.boolean(), fc.nat(9_000), async (lines, distinct, bytes) => {
      const expected = (distinct ? [...new Set(lines)] : [...lines]).sort(compareCodePoints);
      expect(await sorted(lines, 1e6, distinct)).toEqual(expected);
      expect(await sorted(lines, 200, distinct)).toEqual(expected);
      expect(await sorted(lines, bytes, distinct)).toEqual(expected);
    }),
  );
});

test("more runs than are merged at once are merged in passes", async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => String((at * 7919) % 1000).padStart(4, "0"));
  expect(await sorted(lines, 1, true)).toEqual(lines.toSorted());
});

test("more lines than a batch are all there, from memory and from runs", async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => String((at * 7919) % 10_000).padStart(5, "0"));
  for (const bytes of [1e9, 1e6])
    expect((await sorted(lines, bytes, false)).join() === lines.toSorted().join()).toBe(true);
});

test("runs that nobody asks for are removed", async () => {
  const store = memoryStore();
  const sorter = new LineSorter(store, { bytes: 1, distinct: false });
  await sorter.add(["b", "a"]);
  expect(store.held()).toBe(1);
  await sorter.dispose();
  expect(store.held()).toBe(0);
});

test("lines in memory count for more than their characters, and for nothing once they are taken", () => {
  const held = new HeldLines(true);
  held.add(["b", "a\nc", "a", "b"]);
  expect(held.bytes).toBeGreaterThan(400);
  expect([held.takeSorted(), held.bytes, held.takeSorted()]).toEqual([["a", "a\nc", "b"], 0, []]);
});

test("as many runs as lines are kept where the memory holds one, and lines that it holds are in none", async () => {
  const runsOf = async (bytes: number): Promise<number> => {
    const store = memoryStore();
    const sorter = new LineSorter(store, { bytes, distinct: false });
    for (const line of ["c", "a", "b"]) await sorter.add([line]);
    const runs = store.held();
    await sorter.dispose();
    return runs;
  };
  const one = new HeldLines(false);
  one.add(["a"]);
  expect([await runsOf(one.bytes - 1), await runsOf(one.bytes), await runsOf(3 * one.bytes)]).toEqual([3, 1, 0]);
});
