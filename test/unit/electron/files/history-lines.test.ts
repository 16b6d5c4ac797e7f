import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeLine, headLine, KeptHistory, readHistory } from "../../../../electron/files/history-lines.js";
import type { HistoryChange, SavedStep } from "../../../../shared/workspace/index.js";

const limits = { steps: 5, bytes: 2_000, versions: 3 };

const stepOf = (id: number, length = 1): SavedStep => ({ id, label: "x".repeat(length), parts: [] });
const ids = (steps: readonly { readonly value: SavedStep }[]): number[] => steps.map(({ value }) => value.id);

/** A history after changes, each as long as its line. */
function after(changes: readonly HistoryChange[]): KeptHistory {
  const kept = new KeptHistory(limits);
  for (const change of changes) kept.take(change, changeLine(change).length + 1);
  return kept;
}

const did = (id: number, length?: number): HistoryChange => ({ kind: "did", step: stepOf(id, length) });

describe("a kept history", () => {
  it("loses its oldest steps where it grows too large, and keeps those to be redone", () => {
    expect(ids(after([1, 2, 3, 4, 5, 6, 7].map((id) => did(id))).done)).toEqual([3, 4, 5, 6, 7]);
    expect(ids(after([did(1), did(2, 900), did(3, 900), did(4, 100)]).done)).toEqual([3, 4]);
    const undone = after([did(1), did(2, 900), did(3, 950), { kind: "undid", step: stepOf(3, 950) }]);
    expect([ids(undone.done), ids(undone.undone)]).toEqual([[2], [3]]);
  });

  const wrote = (at: number): HistoryChange => ({
    kind: "wrote",
    version: { file: "a.toml", version: `run ${at}`, hash: "h" },
  });

  it.each<[what: string, changes: readonly HistoryChange[], done: number[], undone: number[]]>([
    ["a new step ends what could be done again", [did(1), { kind: "undid", step: stepOf(1) }, did(2)], [2], []],
    [
      "a step done again is undone no longer",
      [did(1), { kind: "undid", step: stepOf(1) }, { kind: "redid", step: stepOf(1) }],
      [1],
      [],
    ],
    ["a step of which nothing was undone is gone", [did(1), did(2), { kind: "undid", step: null }], [1], []],
    [
      "a step of which nothing was done again is gone",
      [did(1), { kind: "undid", step: stepOf(1) }, { kind: "redid", step: null }],
      [],
      [],
    ],
    [
      "the newest undone step is done again first",
      [did(1), did(2), { kind: "undid", step: stepOf(2) }, { kind: "undid", step: stepOf(1) }],
      [],
      [2, 1],
    ],
    ["cleared is empty", [did(1), did(2), { kind: "undid", step: stepOf(2) }, wrote(1), { kind: "cleared" }], [], []],
  ])("follows the steps: %s", (_, changes, done, undone) => {
    const kept = after(changes);
    expect([ids(kept.done), ids(kept.undone), kept.versions]).toEqual([done, undone, []]);
  });

  it("keeps the last versions of files alone", () => {
    const kept = after(Array.from({ length: 50 }, (_, at) => wrote(at)));
    const versions = kept.versions.map(({ value }) => value.version);
    expect(versions.length).toBeGreaterThanOrEqual(limits.versions);
    expect(versions.length).toBeLessThanOrEqual(2 * limits.versions);
    expect(versions).toEqual(versions.map((_, at) => `run ${50 - versions.length + at}`));
  });

  it("is, read from its lines or from all of it at once, what it was", () => {
    const change = fc.oneof(
      fc.nat(50).map((id): HistoryChange => did(id + 1)),
      fc.constantFrom<HistoryChange>(
        { kind: "undid", step: stepOf(7) },
        { kind: "redid", step: stepOf(8) },
        { kind: "undid", step: null },
        { kind: "wrote", version: { file: "a.toml", version: "run 1", hash: "h" } },
      ),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const kept = after(changes);
        const lines = readHistory(headLine + changes.map((each) => `${changeLine(each)}\n`).join(""), limits);
        const whole = readHistory(kept.text, limits);
        for (const read of [lines, whole]) {
          expect(ids(read?.done ?? [])).toEqual(ids(kept.done));
          expect(ids(read?.undone ?? [])).toEqual(ids(kept.undone));
        }
      }),
      { numRuns: 100 },
    );
  });

  it("cut short anywhere is what came before, and anything else is none", () => {
    const text = headLine + [did(1), did(2), did(3)].map((each) => `${changeLine(each)}\n`).join("");
    for (let end = 0; end <= text.length; end += 1) {
      const lines = text.slice(0, end).split("\n").length - 1;
      expect(readHistory(text.slice(0, end), limits)?.done.length).toBe(Math.max(0, lines - 1));
    }
    for (const other of [` ${text}`, text.replace("did", "dud"), `${text}\n`, `${text}{}\n`]) {
      expect(readHistory(other, limits)).toBeUndefined();
    }
  });
});
