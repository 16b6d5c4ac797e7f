import { symlinkSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { card, Desk } from "./desk.js";

let desk: Desk;
beforeEach(() => {
  desk = new Desk({
    "set/cards.toml": card("a", 1),
    "set/.cardwright/faces/b.toml": "tables = ['b']\n",
    "set/.cardwright/faces/a.toml": "tables = ['a']\n",
    "set/.cardwright/faces/notes.txt": "not a face",
    "set/.cardwright/faces/more/c.toml": "not looked for",
    "outside.toml": "secret",
  });
});
afterEach(() => desk.clear());

it("lists the faces of the workspace with their texts, in the order of their names", async () => {
  symlinkSync(desk.path("outside.toml"), desk.path("set/.cardwright/faces/link.toml"));
  await desk.open(desk.path("set"));
  expect((await desk.call("faces/list", {})).files).toEqual([
    { file: ".cardwright/faces/a.toml", text: "tables = ['a']\n" },
    { file: ".cardwright/faces/b.toml", text: "tables = ['b']\n" },
  ]);
});

it("lists none where there is no such folder", async () => {
  desk.write("bare/cards.toml", card("a", 1));
  await desk.open(desk.path("bare"));
  expect((await desk.call("faces/list", {})).files).toEqual([]);
});
