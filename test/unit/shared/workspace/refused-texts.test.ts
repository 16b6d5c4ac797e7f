import { beforeEach, expect, it } from "vitest";
import { workspaceView, type CellEdit } from "../../../../shared/workspace/index.js";
import { cards, deck, file, rowKey } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const card = (id: string): string => `[[cards]]\nid = "${id}"\nmoves = [{ damage = 2 }]\n`;
const moves = { path: ["moves"] };
const damage = { path: ["moves"], inner: [0, "damage"] };

let world: World;
beforeEach(() => {
  world = new World({ [file]: deck(card("a"), card("b")) });
});

function type(id: string, column: CellEdit["column"], text: string, seen: CellEdit["seen"]): void {
  const edit = { sheet: cards, rowKey: rowKey(world, id), column, input: { kind: "text", text }, seen } as const;
  world.do({ kind: "cells/edit", edits: [{ ...edit, revision: 0 }] });
}
const counts = () => workspaceView(world.state).files.map(({ unsaved, refused }) => [unsaved, refused]);
const drop = (id: string, column: CellEdit["column"]): unknown =>
  world.do({ kind: "cells/drop-refused", sheet: cards, cells: [{ rowKey: rowKey(world, id), column }] });

it("are dropped from a value and from places in it, and only there", () => {
  type("a", moves, "[not", [{ damage: 2 }]);
  type("a", damage, "\ud800", 2);
  type("b", moves, "[not", [{ damage: 2 }]);
  expect(counts()).toEqual([[3, 3]]);
  drop("a", moves);
  expect(counts()).toEqual([[1, 1]]);
  drop("b", damage);
  expect(counts()).toEqual([[1, 1]]);
  drop("b", moves);
  expect(counts()).toEqual([[0, 0]]);
  expect(world.text(file)).toBe(deck(card("a"), card("b")));
});

it("go with their row, whoever deletes it", () => {
  type("a", moves, "[not", [{ damage: 2 }]);
  type("b", moves, "[not", [{ damage: 2 }]);
  world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a")] });
  world.settle();
  expect(counts()).toEqual([[1, 1]]);
  world.renameOver(file, "");
  world.settle();
  expect(counts()).toEqual([[0, 0]]);
});
