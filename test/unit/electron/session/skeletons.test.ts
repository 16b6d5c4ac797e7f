import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { readSkeletonFile, type Skeleton } from "../../../../shared/skeleton/index.js";
import { card, cardsFile, cardsSheet, Desk } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const skeleton: Skeleton = {
  file: cardsFile,
  table: ["cards"],
  slots: [{ name: "Cheap", target: 2, where: [{ column: "energy-cost", max: 2 }] }],
};

async function open(): Promise<void> {
  desk = new Desk({ [cardsFile]: card("a", 1) });
  await desk.open();
}

it("a skeleton is a file of the workspace, which is no sheet, and listed with its text", async () => {
  await open();
  expect((await desk.call("skeletons/list", {})).skeletons).toEqual([]);
  const { file, text } = await desk.call("skeletons/save", { name: "Set 1", skeleton, seen: null });
  expect(file).toBe(".cardwright/skeletons/Set 1.toml");
  expect(readFileSync(desk.path(file), "utf8")).toBe(text);
  expect(readSkeletonFile(text)).toEqual({ ok: true, value: skeleton });
  expect((await desk.call("skeletons/list", {})).skeletons).toEqual([{ name: "Set 1", file, text }]);
  expect((await desk.open()).sheets).toHaveLength(1);
});

it("a skeleton is written over only where its file is what was seen of it", async () => {
  await open();
  const { file, text } = await desk.call("skeletons/save", { name: "Set", skeleton, seen: null });
  expect(await desk.ask("skeletons/save", { name: "set", skeleton, seen: null })).toMatchObject({
    error: { code: "skeleton/exists" },
  });
  const changed = { ...skeleton, slots: [] };
  const second = await desk.call("skeletons/save", { name: "Set", skeleton: changed, seen: text });
  expect(readSkeletonFile(readFileSync(desk.path(file), "utf8"))).toEqual({ ok: true, value: changed });
  writeFileSync(desk.path(file), "# mine\n");
  expect(await desk.ask("skeletons/save", { name: "Set", skeleton, seen: second.text })).toMatchObject({
    error: { code: "skeleton/changed" },
  });
  expect(readFileSync(desk.path(file), "utf8")).toBe("# mine\n");
});

it("names that lead elsewhere, and skeletons that no file could hold, are refused", async () => {
  await open();
  for (const name of ["../x", "a/b", ".hidden", "", "x".repeat(90)]) {
    expect(await desk.ask("skeletons/save", { name, skeleton, seen: null })).toMatchObject({ ok: false });
  }
  const wrong = { ...skeleton, slots: [{ name: "A", target: 1, where: [{ column: "a" }] }] };
  expect(await desk.ask("skeletons/save", { name: "A", skeleton: wrong, seen: null })).toMatchObject({ ok: false });
  expect(readdirSync(desk.folder)).toEqual([cardsFile]);
});

it("where the folder is only read, none is saved", async () => {
  await open();
  const second = desk.start();
  await desk.call("workspace/open", { path: desk.folder }, second);
  expect(await desk.ask("skeletons/save", { name: "Other", skeleton, seen: null }, second)).toMatchObject({
    error: { code: "workspace/read-only" },
  });
});

it("the rows of a sheet are read as they were, with the elements of arrays that were longer then", async () => {
  desk = new Desk({ [cardsFile]: '[[cards]]\nid = "a"\ncost = 1\ntags = ["x", "y", "z"]\n' });
  await desk.open();
  const [row] = await desk.rows();
  for (const [index, seen] of [
    [2, "z"],
    [1, "y"],
  ] as const) {
    const cell = { sheet: cardsSheet, rowKey: row?.key ?? "", column: { path: ["tags"], index } };
    await desk.call("cells/edit", { edits: [{ ...cell, input: { kind: "remove" }, seen, revision: 0 }] });
  }
  const { columns } = (await desk.call("sheet/rows", { sheet: cardsSheet, from: 0, count: 1 })).view;
  const then = await desk.call("revision/rows", { sheet: cardsSheet, since: null });
  const all = [...columns.map(({ id }) => id), ...then.more];
  expect(then.rows).toHaveLength(1);
  expect(all.map(({ path, index }, at) => [path[0], index ?? null, then.rows[0]?.cells[at] ?? null])).toEqual(
    expect.arrayContaining([
      ["tags", 0, "x"],
      ["tags", 1, "y"],
      ["tags", 2, "z"],
    ]),
  );
  expect(await desk.ask("revision/rows", { sheet: { ...cardsSheet, file: "none.toml" }, since: null })).toMatchObject({
    error: { code: "revision/no-file" },
  });
});
