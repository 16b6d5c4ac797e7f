import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { diff3Merge } from "node-diff3";
import { expect, it } from "vitest";
import { mergeByLines as mergeByGit } from "../../../electron/git/by-lines.js";
import { must } from "../../../shared/base/index.js";
import { mergeFiles, type Merge, type MergeConflict } from "../../../shared/merge/index.js";
import { parseDocument } from "../../../shared/toml/index.js";
import { cardsOf, edit, edits, files, type Cards } from "./random-files.js";

const merge = (base: string, ours: string, theirs: string): Merge =>
  must(mergeFiles({ base, ours, theirs }, { policy: "cell", matchOptionsOf: () => ({}) }));

const versionsBy = (own: typeof edits) =>
  fc.tuple(files, own, own).map(([base, mine, other]) => ({
    base,
    ours: edit(base, mine, "o"),
    theirs: edit(base, other, "t"),
  }));

const versions = versionsBy(edits);

/** Versions that have what stayed in the order of the base: lines that moved are new lines to a merge by lines. */
const versionsInOrder = versionsBy(edits.map((all) => all.filter(({ act }) => act !== "remove" && act !== "move")));

/** What a merge is to hold, decided cell by cell on plain maps. */
interface Expected {
  readonly cards: Cards;
  /** `b1.cost`, or `b1` for a card that one removed. */
  readonly conflicts: readonly string[];
}

function expected(base: Cards, ours: Cards, theirs: Cards): Expected {
  const cards = new Map<string, ReadonlyMap<string, string>>();
  const conflicts: string[] = [];
  for (const id of new Set([...ours.keys(), ...theirs.keys()])) {
    const [old, mine, other] = [base.get(id), ours.get(id), theirs.get(id)];
    if (mine && other) {
      const cells = new Map<string, string>();
      for (const key of new Set([...mine.keys(), ...other.keys()])) {
        const [before, own, their] = [old?.get(key), mine.get(key), other.get(key)];
        if (own !== their && before !== own && before !== their) conflicts.push(`${id}.${key}`);
        const value = before === own ? their : own;
        if (value !== undefined) cells.set(key, value);
      }
      cards.set(id, cells);
    } else if (!old) cards.set(id, mine ?? other ?? new Map());
  }
  return { cards, conflicts };
}

const textOf = (cards: Cards): readonly string[] =>
  [...cards].map(([id, cells]) => `${id}: ${[...cells].sort().join("; ")}`).sort();

/** The laws of merging, as tests on files that random edits made. */
export function mergeLaws(numRuns: number): void {
  it("is theirs where ours changed nothing, and ours where theirs did, byte for byte", () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        expect(merge(base, base, theirs)).toEqual({ text: theirs, conflicts: [] });
        expect(merge(base, ours, base)).toEqual({ text: ours, conflicts: [] });
        expect(merge(base, ours, ours)).toEqual({ text: ours, conflicts: [] });
      }),
      { numRuns },
    );
  });

  it("holds each cell that one side changed, and names those that both did", () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const merged = merge(base, ours, theirs);
        const all = cardsOf(merged.text);
        const wanted = expected(cardsOf(base), cardsOf(ours), cardsOf(theirs));
        const kept = new Map([...all].filter(([id]) => !removedIds(merged, all).has(id)));
        expect(textOf(kept)).toEqual(textOf(wanted.cards));
        const ids = [...all.keys()];
        const cells = merged.conflicts.flatMap((each) =>
          each.kind === "cell" ? [`${ids[each.row ?? -1]}.${each.path.join()}`] : [],
        );
        expect(cells.sort()).toEqual([...wanted.conflicts].sort());
      }),
      { numRuns },
    );
  });

  it("keeps a card that one side removed just where the other changed it", () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const merged = merge(base, ours, theirs);
        const all = cardsOf(merged.text);
        for (const id of removedIds(merged, all)) {
          expect(cardsOf(ours).has(id) !== cardsOf(theirs).has(id)).toBe(true);
          expect(cardsOf(base).has(id)).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it("loses no comment of either side without a record of it", () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        const merged = merge(base, ours, theirs);
        const all = merged.text + merged.conflicts.map(recordOf).join("");
        for (const comment of [...`${ours}${theirs}`.matchAll(/# [ot]\d+/gu)]) expect(all).toContain(comment[0]);
      }),
      { numRuns },
    );
  });

  it("holds the same cards whichever side it is done from, but for conflicts", () => {
    fc.assert(
      fc.property(versions, ({ base, ours, theirs }) => {
        // A comment finds its place from one side more easily than from the other.
        const decided = (merged: Merge): Merge => ({
          ...merged,
          conflicts: merged.conflicts.filter(({ kind }) => kind !== "comment"),
        });
        const [one, other] = [decided(merge(base, ours, theirs)), decided(merge(base, theirs, ours))];
        const without = ({ text, conflicts }: Merge): readonly string[] => {
          const cards = cardsOf(text);
          const ids = [...cards.keys()];
          const disputed = new Set(conflicts.map(({ row }) => ids[row ?? -1]));
          return textOf(new Map([...cards].filter(([id]) => !disputed.has(id))));
        };
        expect(without(other)).toEqual(without(one));
        expect(other.conflicts.length).toBe(one.conflicts.length);
      }),
      { numRuns },
    );
  });

  it("agrees with a merge by lines wherever that finds no conflict and nothing left its order", () => {
    fc.assert(
      fc.property(versionsInOrder, ({ base, ours, theirs }) => {
        const lines = mergeByLines(base, ours, theirs);
        if (lines === undefined) return;
        const merged = merge(base, ours, theirs);
        expect(merged.conflicts.filter(({ kind }) => kind === "cell" || kind === "row")).toEqual([]);
        if (merged.conflicts.length === 0) expect(textOf(cardsOf(merged.text))).toEqual(textOf(lines));
      }),
      { numRuns },
    );
  });

  it("agrees with git merge-file wherever that finds no conflict and nothing left its order", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cardwright-merge-"));
    let [clean, astray] = [0, 0];
    try {
      for (const { base, ours, theirs } of fc.sample(versionsInOrder, { numRuns: Math.ceil(numRuns / 4), seed: 17 })) {
        const names = { base: join(folder, "base"), ours: join(folder, "ours"), theirs: join(folder, "theirs") };
        await Promise.all([writeFile(names.base, base), writeFile(names.ours, ours), writeFile(names.theirs, theirs)]);
        const lines = must(await mergeByGit(names, 7));
        if (lines.conflicts > 0 || !parseDocument(lines.text).ok) continue;
        const byGit = textOf(cardsOf(lines.text));
        if (byGit.join() !== textOf(expected(cardsOf(base), cardsOf(ours), cardsOf(theirs)).cards).join()) {
          // Equal lines that both sides added to different cards are one to git, which loses a cell then.
          astray += 1;
          continue;
        }
        clean += 1;
        const merged = merge(base, ours, theirs);
        expect(merged.conflicts.filter(({ kind }) => kind === "cell" || kind === "row")).toEqual([]);
        if (merged.conflicts.length === 0) expect(textOf(cardsOf(merged.text))).toEqual(byGit);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(clean).toBeGreaterThan(numRuns / 100);
    expect(astray).toBeLessThanOrEqual(numRuns / 400);
  });
}

/** The cards of a merge by lines; undefined where that leaves a conflict or no valid file. */
function mergeByLines(base: string, ours: string, theirs: string): Cards | undefined {
  const [mine, old, other] = [ours, base, theirs].map((text) => text.split("\n"));
  const merged = diff3Merge(mine ?? [], old ?? [], other ?? []);
  const lines = merged.flatMap((part) => part.ok ?? []);
  const text = lines.join("\n");
  return merged.every(({ conflict }) => conflict === undefined) && parseDocument(text).ok ? cardsOf(text) : undefined;
}

function removedIds({ conflicts }: Merge, cards: Cards): ReadonlySet<string> {
  const ids = [...cards.keys()];
  return new Set(conflicts.flatMap(({ kind, row }) => (kind === "removed" ? [ids[row ?? -1] ?? ""] : [])));
}

function recordOf(conflict: MergeConflict): string {
  switch (conflict.kind) {
    case "comment":
      return conflict.theirs;
    case "row":
      return conflict.theirs;
    case "removed":
      return conflict.changed;
    case "cell":
    case "order":
      return "";
  }
}
