import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RowKey } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, rowsOf } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const idsOf = (world: World): unknown[] => rowsOf(world).map(({ cells }) => cells.id);

const rowsNamed = (...ids: readonly string[]): string => deck(...ids.map((id) => card(id, { name: id.toUpperCase() })));

function keysOf(world: World, ids: readonly string[]): RowKey[] {
  const keys = new Map(rowsOf(world).map(({ key, cells }) => [cells.id, key]));
  return ids.flatMap((id) => keys.get(id) ?? []);
}

const apply = (world: World, ...ids: readonly string[]) =>
  world.do({ kind: "rows/order", sheet: cards, rowKeys: keysOf(world, ids) });

describe("applying an order to the file", () => {
  it("moves as few rows as can be, as one step", () => {
    const world = new World({ [file]: rowsNamed("a", "b", "c", "d") });
    expect(apply(world, "b", "c", "d", "a")).toEqual({ ok: true, value: { count: 1 } });
    world.settle();
    expect(world.text(file)).toBe(rowsNamed("b", "c", "d", "a"));
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(rowsNamed("a", "b", "c", "d"));
  });

  it("drops the sort of the page with the same step", () => {
    const world = new World({ [file]: rowsNamed("a", "b") });
    const look = { sheet: cards, before: "sorted", after: "unsorted" };
    world.do({ kind: "rows/order", sheet: cards, rowKeys: keysOf(world, ["b", "a"]), look });
    expect(idsOf(world)).toEqual(["b", "a"]);
    expect(world.state.done).toHaveLength(1);
    const undone = world.do({ kind: "history/undo" });
    expect(undone).toMatchObject({ ok: true, value: { looks: [{ sheet: cards, value: "sorted" }] } });
    expect(idsOf(world)).toEqual(["a", "b"]);
  });

  it("leaves rows where they are that are not named", () => {
    const world = new World({ [file]: rowsNamed("a", "b", "c", "d") });
    expect(apply(world, "d", "a")).toEqual({ ok: true, value: { count: 2 } });
    expect(idsOf(world)).toEqual(["d", "b", "c", "a"]);
  });

  it("writes nothing where the file has the order already", () => {
    const world = new World({ [file]: rowsNamed("a", "b") });
    expect(apply(world, "a", "b")).toEqual({ ok: true, value: { count: 0 } });
    expect(world.windows).toEqual([]);
    expect(world.state.done).toEqual([]);
  });

  it("writes many rows as one text, each with its own comments, bytes and key", () => {
    const ids = Array.from({ length: 300 }, (_, at) => `c${at}`);
    const commented = (id: string): string => `# About ${id}.\n${card(id, { name: id })}`;
    const text = `# The set.\n\n${deck(...ids.map(commented))}`.trimEnd();
    const world = new World({ [file]: text });
    const keys = new Map(rowsOf(world).map(({ key, cells }) => [cells.id, key]));
    const turned = ids.toReversed();
    expect(apply(world, ...turned)).toMatchObject({ ok: true, value: { count: 299 } });
    world.settle();
    expect(world.text(file)).toBe(`# The set.\n\n${deck(...turned.map(commented))}`.trimEnd());
    expect(new Map(rowsOf(world).map(({ key, cells }) => [cells.id, key]))).toEqual(keys);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(text);
    expect(world.state.done).toEqual([]);
  });

  it("leads to any order, with every row's own bytes and key, and back", () => {
    const ids = ["a", "b", "c", "d", "e", "f", "g"];
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 1 }), (named) => {
        const world = new World({ [file]: rowsNamed(...ids) });
        const keys = new Map(rowsOf(world).map(({ key, cells }) => [cells.id, key]));
        expect(apply(world, ...named)).toMatchObject({ ok: true });
        const rest = [...named];
        const wanted = ids.map((id) => (named.includes(id) ? rest.shift() : id) ?? id);
        expect(idsOf(world)).toEqual(wanted);
        expect(new Map(rowsOf(world).map(({ key, cells }) => [cells.id, key]))).toEqual(keys);
        world.settle();
        expect(world.text(file)).toBe(rowsNamed(...wanted));
        world.do({ kind: "history/undo" });
        world.settle();
        expect(world.text(file)).toBe(rowsNamed(...ids));
      }),
    );
  });
});
