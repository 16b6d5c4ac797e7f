import { mkdirSync, readFileSync } from "node:fs";
import { beforeEach, afterEach, expect, it } from "vitest";
import type { WorkspaceView } from "../../../../shared/workspace/index.js";
import { card, cardsFile, cardsSheet, Desk, pause } from "./desk.js";

const text = card("a", 3);

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
  for (const name of ["one", "two"]) {
    mkdirSync(desk.path(name));
    desk.write(`${name}/${cardsFile}`, text);
  }
});
afterEach(() => desk.clear());

const open = (name: string): Promise<WorkspaceView> => desk.open(desk.path(name));
const onDisk = (name: string): string => readFileSync(desk.path(`${name}/${cardsFile}`), "utf8");

/** An edit of the first row that fits each of the folders, as a page sends it that shows this one. */
async function edit({ root, openedAs }: WorkspaceView): Promise<Record<string, unknown>> {
  const [row] = await desk.rows();
  const input = { kind: "text", text: "4" };
  const place = { sheet: cardsSheet, rowKey: row?.key, column: { path: ["cost"] } };
  return { edits: [{ ...place, input, seen: 3, revision: 0 }], meantFor: { root, openedAs } };
}

it("an edit of a page goes to the folder that it was meant for", async () => {
  const one = await open("one");
  expect(await desk.faultOf("cells/edit", await edit(one))).toBeUndefined();
  await desk.call("workspace/flush", {});
  expect(onDisk("one")).toBe(text.replace("cost = 3", "cost = 4"));
});

it("an edit for another folder than the open one is refused by a message that names both, and written nowhere", async () => {
  const one = await open("one");
  const two = await open("two");
  const answer = await desk.session.call("cells/edit", await edit(one));
  expect(answer).toMatchObject({ ok: false, error: { code: "workspace/elsewhere" } });
  const message = answer.ok ? "" : answer.error.message;
  expect(message).toContain(one.root);
  expect(message).toContain(two.root);
  await desk.call("workspace/flush", {});
  expect([onDisk("one"), onDisk("two")]).toEqual([text, text]);
});

it("an edit for an earlier opening of the same folder is refused", async () => {
  const before = await open("one");
  await open("two");
  const again = await open("one");
  expect(again.openedAs).not.toBe(before.openedAs);
  expect(await desk.session.call("cells/edit", await edit(before))).toMatchObject({
    error: {
      code: "workspace/elsewhere",
      message: `Nothing was done: ${before.root} has been opened again since. Do it again.`,
    },
  });
  expect(onDisk("one")).toBe(text);
});

it("what a what-if shows is of the same opening", async () => {
  const { openedAs } = await open("one");
  await desk.call("what-ifs/start", { name: "Cheaper" });
  expect((await desk.call("workspace/get", {}))?.openedAs).toBe(openedAs);
});

it("calls about the open folder and its view are refused, those of the host are not", async () => {
  const { root, openedAs } = await open("one");
  await open("two");
  const meantFor = { root, openedAs };
  const file = { sheet: cardsSheet, from: 0, count: 1 };
  expect(await desk.faultOf("sheet/rows", { ...file, meantFor })).toBe("workspace/elsewhere");
  expect(await desk.faultOf("view/set", { view: { theme: "dark" }, meantFor })).toBe("workspace/elsewhere");
  expect(await desk.faultOf("history/undo", { meantFor: { root } })).toBe("bridge/bad-request");
  expect(await desk.faultOf("workspace/get", {})).toBeUndefined();
});

it("nothing is acknowledged that comes while its folder is being closed", async () => {
  const one = await open("one");
  const late = await edit(one);
  const opening = open("two");
  const answers: unknown[] = [];
  while (desk.payloads("workspace/changed").length < 2) {
    answers.push(await desk.session.call("cells/edit", late));
    await pause(0);
  }
  await opening;
  const isDone = (answer: unknown): boolean => JSON.stringify(answer).includes('"done"');
  const written = answers.some(isDone) ? text.replace("cost = 3", "cost = 4") : text;
  expect([onDisk("one"), onDisk("two")]).toEqual([written, text]);
});
