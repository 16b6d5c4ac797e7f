import { symlinkSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { card, cardsSheet, Desk } from "./desk.js";

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

it("has texts that are cut off among its problems, by the faces as they were read last", async () => {
  const face = (height: number): string =>
    `tables = ["cards"]\nwidth = 63\nheight = 88\n[[parts]]\nkind = "text"\nx = 1\ny = 1\nwidth = 20\nheight = ${height}\ntext = "{name}"\nsize = 4\nleastSize = 2\ncolor = "#000000"\n`;
  desk.write("own/cards.toml", card("a", 1, "Ember of the Nine Unending Bonfires"));
  desk.write("own/.cardwright/faces/a.toml", face(3));
  const view = await desk.open(desk.path("own"));
  const codes = async () =>
    (await desk.call("problems/list", { sheet: cardsSheet, from: 0, count: 100 })).problems.map(({ code }) => code);
  expect(view.sheets).toHaveLength(1);
  expect(await codes()).toEqual(["face/cut-off"]);
  desk.write("own/.cardwright/faces/a.toml", face(9));
  await desk.call("faces/list", {});
  expect(await codes()).toEqual([]);
});
