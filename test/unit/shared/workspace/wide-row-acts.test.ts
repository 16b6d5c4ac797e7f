import { afterEach, describe, expect, it, vi } from "vitest";
import { makeChunk } from "../../../../shared/toml/chunk.js";
import type { Chunk } from "../../../../shared/toml/index.js";
import { WideRow, WideSection } from "../../../../shared/toml/wide-row.js";
import { workspaceView, type CellEdit } from "../../../../shared/workspace/index.js";
import { cards, file, rowsOf } from "../../../support/workspace/cards.js";
import { World, type Latencies } from "../../../support/workspace/world.js";

const never: Latencies = { event: 1, read: 1, check: 1_000_000, rename: 1 };

const keyNames = (size: number): string[] => Array.from({ length: size }, (_, at) => `k${at}`);
const line = (key: string): string => `${key} = "old ${key}" # why\n`;
const other = '[[cards]]\nid = "other"\n';

const wideText = (size: number): string => `${other}\n[[cards]]\nid = "wide"\n${keyNames(size).map(line).join("")}`;
const namelessText = (size: number): string =>
  `[[cards]]\nother = 1\n\n[[cards]]\n${keyNames(size).map(line).join("")}`;
const emptyText = `${other}\n[[cards]]\nid = "wide"\n`;

type Input = CellEdit["input"];

/** Edits of each of the cells of the wide row, the first of them first. */
function edits(world: World, keys: readonly string[], inputOf: (key: string) => Input): CellEdit[] {
  const row = rowsOf(world).at(-1);
  return keys.map((key) => ({
    sheet: cards,
    rowKey: row?.key ?? "",
    column: { path: [key] },
    input: inputOf(key),
    seen: row?.cells[key] ?? null,
    revision: 0,
  }));
}

const pasted = (key: string): Input => ({ kind: "text", text: `pasted into ${key}` });
const removed = (): Input => ({ kind: "remove" });

const acts: readonly (readonly [name: string, text: (size: number) => string, input: (key: string) => Input])[] = [
  ["a paste into a row of many keys", wideText, pasted],
  ["a paste into a row of many keys that has no id", namelessText, pasted],
  ["a paste of many new keys into a row", () => emptyText, pasted],
  ["the removal of many keys of a row", wideText, removed],
];

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(acts)("%s", (_, textOf, inputOf) => {
  it("does not look at the whole row for each cell, nor do its undo and its redo", () => {
    const looksOf = (size: number): number => {
      const world = new World({ [file]: textOf(size) });
      const asked = edits(world, keyNames(size), inputOf);
      const whole = [vi.spyOn(WideRow.prototype, "text", "get"), vi.spyOn(WideSection.prototype, "pairs", "get")];
      // Each version of a row that was read whole.
      const read = vi.spyOn(Object.getPrototypeOf(makeChunk("", [])) as Chunk, "flat", "get");
      world.do({ kind: "cells/edit", edits: asked });
      world.do({ kind: "history/undo" });
      world.do({ kind: "history/redo" });
      const looks = whole.reduce((sum, { mock }) => sum + mock.calls.length, new Set(read.mock.contexts).size);
      vi.restoreAllMocks();
      return looks;
    };
    expect(looksOf(800)).toBeLessThanOrEqual(looksOf(400));
  });

  it("is undone to the byte and done again to the byte", () => {
    const world = new World({ [file]: textOf(300) });
    world.do({ kind: "cells/edit", edits: edits(world, keyNames(300), inputOf) });
    world.settle();
    const after = world.text(file);
    expect(after).not.toBe(textOf(300));
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(textOf(300));
    world.do({ kind: "history/redo" });
    world.settle();
    expect(world.text(file)).toBe(after);
  });

  it.each([1, 99, 100, 249])("is recovered from a journal that ends behind its cell %i", (cut) => {
    const dying = new World({ [file]: textOf(250) }, never);
    dying.do({ kind: "cells/edit", edits: edits(dying, keyNames(250), inputOf) });
    const journal = [...dying.journal.values()].slice(0, cut);
    const world = new World({ [file]: textOf(250) }, undefined, { journal, run: "second" });
    const ids = workspaceView(world.state).recovery.map(({ id }) => id);
    expect(ids).toHaveLength(cut);
    world.do({ kind: "recovery/decide", accept: ids, discard: [] });
    world.settle();
    const direct = new World({ [file]: textOf(250) });
    direct.do({ kind: "cells/edit", edits: edits(direct, keyNames(cut), inputOf) });
    direct.settle();
    expect(world.text(file)).toBe(direct.text(file));
  });
});
