import { describe, expect, it } from "vitest";
import { rooms } from "../../../.eslint/tables.js";
import { cyclesOf, readGraph } from "../../support/imports/graph.js";

/** Folders with rules of their own, or with nothing to import. */
const withoutRow: Readonly<Record<string, readonly string[]>> = {
  shared: ["games"],
  electron: [],
  renderer: [],
};

describe.each(Object.entries(rooms))("the rooms of %s/", (area, rows: Readonly<Record<string, readonly string[]>>) => {
  it("have a row each, and no row stands for a folder that is gone", () => {
    const paths = [...readGraph([area]).keys()].map((file) => file.split("/"));
    const folders = new Set(paths.flatMap(([, folder = "", file]) => (file === undefined ? [] : [folder])));
    for (const name of withoutRow[area] ?? []) folders.delete(name);
    expect(Object.keys(rows).sort()).toEqual([...folders].sort());
  });

  it("are imported in one direction only", () => {
    expect(cyclesOf(new Map(Object.entries(rows)))).toEqual([]);
  });

  it("name only rooms that have a row", () => {
    const named = new Set(Object.values(rows).flat());
    expect([...named].filter((name) => !(name in rows))).toEqual([]);
  });
});
