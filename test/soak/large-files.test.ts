import { expect, it } from "vitest";
import { must, Work } from "../../shared/base/index.js";
import { games } from "../../shared/games/index.js";
import { mostColumns } from "../../shared/sheet/index.js";
import { parseDocument, rowEntries, tablesIn, valueAt } from "../../shared/toml/index.js";
import { checkTimer, createWorkspace, step, workspaceView, type WorkspaceState } from "../../shared/workspace/index.js";
import { countedDocument } from "../support/counted-reads.js";
import { fuzzExpressions } from "../support/expression-work.js";
import { brokenLimits } from "../support/pattern-work.js";

const seed = 4_100_000;
const million = 1_000_000;
const many = (size: number, part: (at: number) => string): string =>
  Array.from({ length: size }, (_, at) => part(at)).join("");

/** Opens a file and checks it to the end, piece by piece. */
function opened(text: string): WorkspaceState {
  const stamp = { size: text.length, mtimeNs: "1", inode: "1", hash: "1" };
  const read = { kind: "content", text, stamp } as const;
  let next = step(createWorkspace({ root: "/soak", title: "soak", run: "soak", seed: 1, games }), {
    kind: "opened",
    files: [{ file: "cards.toml", read }],
    journal: [],
  });
  while (next.effects.some((effect) => effect.kind === "timer" && effect.id === checkTimer)) {
    next = step(next.state, { kind: "timer", id: checkTimer });
  }
  return next.state;
}

it("a million keys in one row are read and checked; what has no column stays in the file", () => {
  const from = performance.now();
  const state = opened(`[[cards]]\n${many(million, (at) => `k${at} = ${at}\n`)}`);
  const { heapUsed } = process.memoryUsage();
  console.log(`${million} keys in one row: ${Math.round(performance.now() - from)} ms, heap ${heapUsed >> 20} MB`);
  const [sheet] = workspaceView(state).sheets;
  expect(sheet?.columns).toHaveLength(mostColumns);
  const document = state.files.get("cards.toml")?.content?.document;
  expect(document && rowEntries(document, ["cards"], 0)).toHaveLength(million);
});

it("a million top-level keys are each found by as few looks", () => {
  const work = new Work();
  const document = countedDocument(must(parseDocument(many(million, (at) => `k${at} = ${at}\n`))), work);
  for (const { path } of tablesIn(document)) expect(valueAt(document, path)).toBeDefined();
  console.log(`${million} top-level keys: ${work.steps} looks at chunks, sections and pairs`);
  // Each pair is listed once and sorted by its key once; the value of each key costs four looks on the way to its pair.
  expect(work.steps).toBeLessThanOrEqual(6 * million + 10);
});

it("a million top-level keys are opened as a file without sheets", () => {
  const state = opened(many(million, (at) => `k${at} = ${at}\n`));
  const { heapUsed, rss } = process.memoryUsage();
  console.log(`${million} top-level keys opened: heap ${heapUsed >> 20} MB, resident ${rss >> 20} MB`);
  expect(state.files.get("cards.toml")?.condition).toEqual({ kind: "fine" });
  expect(workspaceView(state).sheets).toEqual([]);
});

it("100000 patterns and 20000 expressions made at random keep to their steps", () => {
  expect(brokenLimits({ seed, runs: 100_000 })).toEqual([]);
  const { broken, evaluated, stopped } = fuzzExpressions({ seed, runs: 20_000 });
  console.log(`seed ${seed}: ${evaluated} expressions, ${stopped} of them stopped`);
  expect(broken).toEqual([]);
});
