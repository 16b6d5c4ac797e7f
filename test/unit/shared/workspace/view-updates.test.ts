import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withUpdate, workspaceView, type WorkspaceView } from "../../../../shared/workspace/index.js";
import { hasSamePlaces } from "../../../../shared/workspace/views/update.js";
import { card, deck, rowKey } from "../../../support/workspace/cards.js";
import { Bustle, workspaceActs } from "../../../support/workspace/random-problems.js";
import { shownViews } from "../../../support/workspace/shown-views.js";
import { World } from "../../../support/workspace/world.js";

/** A page knows nothing else of the view than what it received. */
const received = (world: World): WorkspaceView | undefined =>
  shownViews(JSON.parse(JSON.stringify(world.events)) as typeof world.events).at(-1);

it("whatever happens to a workspace, a page that followed the events shows what a page that asks now is answered", () => {
  fc.assert(
    fc.property(workspaceActs(20), (acts) => {
      const bustle = new Bustle();
      for (const act of acts) bustle.do(act);
      bustle.world.settle();
      expect(received(bustle.world)).toEqual(JSON.parse(JSON.stringify(workspaceView(bustle.world.state))));
    }),
    { seed: 27, numRuns: 150 },
  );
});

describe("in a folder of many files", () => {
  const files = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`f${at}.toml`, deck(card(`c${at}`, { cost: at }))]),
  );
  const opened = (): World => {
    const world = new World(files);
    world.settle();
    world.events.length = 0;
    return world;
  };

  it("an edit and its save publish its own file and sheet, and nothing of the others", () => {
    const world = opened();
    const sheet = { file: "f7.toml", table: ["cards"] };
    const input = { kind: "text" as const, text: "12" };
    const edit = { sheet, rowKey: rowKey(world, "c7", sheet), column: { path: ["cost"] }, input, seen: 7, revision: 0 };
    world.do({ kind: "cells/edit", edits: [edit] });
    world.settle();
    const updates = world.events.flatMap(({ name, payload }) => (name === "workspace/updated" ? [payload] : []));
    expect(world.events.filter(({ name }) => name === "workspace/changed")).toEqual([]);
    expect(updates.length).toBeGreaterThan(0);
    for (const update of updates) {
      expect(new Set([...update.files.map(({ file }) => file), "f7.toml"])).toEqual(new Set(["f7.toml"]));
      expect(new Set([...update.sheets.map(({ ref }) => ref.file), "f7.toml"])).toEqual(new Set(["f7.toml"]));
    }
  });

  it("a file that comes is published with all of them", () => {
    const world = opened();
    world.renameOver("g.toml", deck(card("new", { cost: 1 })));
    world.settle();
    const views = world.events.flatMap(({ name, payload }) =>
      name === "workspace/changed" ? [payload.workspace] : [],
    );
    expect(views.at(-1)?.files).toHaveLength(51);
  });
});

it("an update of another edition than the next makes no view", () => {
  const view = workspaceView(new World({ "cards.toml": deck(card("a", { cost: 1 })) }).state);
  expect(withUpdate(view, { ...view, edition: view.edition + 2 })).toBeUndefined();
  expect(withUpdate(view, view)).toBeUndefined();
  expect(withUpdate(view, { ...view, edition: view.edition + 1, files: [], sheets: [] })?.files).toEqual(view.files);
});

it.each<[what: string, later: (view: WorkspaceView) => Partial<WorkspaceView>, isSame: boolean]>([
  ["as they are", () => ({}), true],
  ["copied", ({ files, sheets }) => structuredClone({ files, sheets }), true],
  ["with a file less", ({ files }) => ({ files: files.slice(1) }), false],
  ["with a file more", ({ files }) => ({ files: [...files, ...files.slice(1)] }), false],
  ["with files in another order", ({ files }) => ({ files: files.toReversed() }), false],
  ["with a sheet less", ({ sheets }) => ({ sheets: sheets.slice(0, -1) }), false],
  ["with a sheet more", ({ sheets }) => ({ sheets: [...sheets, ...sheets.slice(1)] }), false],
  [
    "with the sheets of a file in another order",
    ({ sheets }) => ({ sheets: [...sheets.slice(0, 2).reverse(), ...sheets.slice(2)] }),
    false,
  ],
])("files and sheets %s: the places are the same or not", (_, later, isSame) => {
  const files = { "a.toml": "[[a]]\nid = 1\n\n[[b]]\nid = 2\n", "c.toml": "[[c]]\nid = 3\n" };
  const view = workspaceView(new World(files).state);
  expect(view.sheets).toHaveLength(3);
  expect(hasSamePlaces(view, { ...view, ...later(view) })).toBe(isSame);
});
