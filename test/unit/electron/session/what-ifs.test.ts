import { readFileSync, rmSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { realEnvironment } from "../../../../electron/session/session.js";
import type { Result } from "../../../../shared/base/index.js";
import { card, cardsFile, cardsSheet, Desk, until } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const two = card("a", 3) + card("b", 5);
const onDisk = (): string => readFileSync(desk.path(cardsFile), "utf8");

async function begin(): Promise<void> {
  desk = new Desk({ [cardsFile]: two });
  await desk.open();
  await desk.call("what-ifs/start", { name: "Cheaper" });
}

it("ends what it notes of its work on a file, so that nobody takes it for stuck", async () => {
  const notes: (string | undefined)[] = [];
  const note = (noted: { readonly path: string } | null) => notes.push(noted?.path);
  desk = new Desk({ [cardsFile]: two }, {}, { ...realEnvironment, note });
  await desk.open();
  await desk.call("what-ifs/start", { name: "Cheaper" });
  notes.length = 0;
  await desk.type("a", "cost", "1");
  await desk.call("what-ifs/compare", { id: 1 });
  await until(
    () => notes.includes(desk.path(cardsFile)) && notes.at(-1),
    (last) => last === undefined,
  );
});

it("a comparison that waits for checks ends with the folder", async () => {
  desk = new Desk({ [cardsFile]: Array.from({ length: 5_000 }, (_, at) => card(`c${at}`, at)).join("") });
  await desk.open();
  await desk.call("what-ifs/start", { name: "Cheaper" });
  const comparison = desk.ask("what-ifs/compare", { id: 1 });
  await desk.session.close();
  expect(await comparison).toMatchObject({ ok: false, error: { code: "what-if/unknown" } });
});

describe("a what-if of the session", () => {
  it("is on screen from its start, and its edits reach no file and no other what-if", async () => {
    await begin();
    await desk.type("a", "cost", "1");
    expect(await desk.call("what-ifs/list", {})).toMatchObject({
      shown: 1,
      list: [{ id: 1, name: "Cheaper", edits: 1, conflicts: 0 }],
    });
    expect(await desk.column("cost")).toEqual([1, 5]);
    await desk.call("what-ifs/start", { name: "Dearer" });
    expect(await desk.column("cost")).toEqual([3, 5]);
    await desk.call("what-ifs/show", { id: null });
    expect(await desk.column("cost")).toEqual([3, 5]);
    await desk.call("what-ifs/show", { id: 1 });
    expect(await desk.column("cost")).toEqual([1, 5]);
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two);
  });

  it("says which one is on screen before the view of it", async () => {
    await begin();
    desk.heard.length = 0;
    await desk.call("what-ifs/show", { id: null });
    expect(desk.heard.map(({ event }) => event)).toEqual(["what-ifs/changed", "workspace/changed"]);
    expect(desk.payloads("what-ifs/changed")).toMatchObject([{ shown: null }]);
  });

  it("compares cell by cell with the current cards, and says which problems come and go", async () => {
    desk = new Desk({
      [cardsFile]: `${two}[metadata]\nschema_version = 1\n[[metadata.validation_rules]]\ncolumn = "cost"\ntype = "range"\nmin = 2\n`,
    });
    await desk.open();
    await desk.call("what-ifs/start", { name: "Cheaper" });
    await desk.type("a", "cost", "1");
    const changes = await desk.call("revision/sheet", { sheet: cardsSheet, since: "standing" });
    expect(changes).toMatchObject({ since: "standing", changed: [{ cells: [{ column: "cost", before: 3 }] }] });
    const compared = await desk.call("what-ifs/compare", { id: 1 });
    expect(compared.changes.count).toBe(1);
    expect(compared.problems).toMatchObject({
      before: 0,
      after: 1,
      addedCount: 1,
      added: [{ rowTitle: "A", column: "cost" }],
      gone: [],
    });
  });

  it("follows what another program writes", async () => {
    await begin();
    await desk.type("a", "cost", "1");
    desk.write(cardsFile, two.replace("cost = 5", "cost = 6"));
    await until(
      () => desk.column("cost"),
      ([, second]) => second === 6,
    );
    expect(await desk.column("cost")).toEqual([1, 6]);
  });

  it("dropped leaves the file and the standing history as they were", async () => {
    await begin();
    await desk.type("a", "cost", "1");
    const view = await desk.call("what-ifs/drop", { id: 1 });
    expect(view).toMatchObject({ shown: null, list: [] });
    expect(await desk.column("cost")).toEqual([3, 5]);
    expect(await desk.call("history/steps", {})).toMatchObject({ steps: [] });
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two);
  });

  it("kept is one step of the standing history, and in the file", async () => {
    await begin();
    await desk.type("a", "cost", "1");
    await desk.type("b", "cost", "2");
    await desk.call("what-ifs/keep", { id: 1 });
    expect(await desk.column("cost")).toEqual([1, 2]);
    expect((await desk.call("history/steps", {})).steps.map(({ label }) => label)).toEqual(["Keep what-if “Cheaper”"]);
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two.replace("cost = 3", "cost = 1").replace("cost = 5", "cost = 2"));
    await desk.call("history/undo", {});
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two);
  });

  it("is not kept over what was changed in the current cards meanwhile", async () => {
    await begin();
    await desk.type("a", "cost", "1");
    await desk.call("what-ifs/show", { id: null });
    await desk.type("a", "cost", "9");
    expect(await desk.ask("what-ifs/keep", { id: 1 })).toMatchObject({ error: { code: "what-if/conflicts" } });
    expect(await desk.call("what-ifs/list", {})).toMatchObject({ list: [{ edits: 1, conflicts: 1 }] });
    expect(await desk.call("workspace/flush", {})).toMatchObject({ whatIfs: 1 });
    await desk.call("what-ifs/show", { id: 1 });
    const { conflicts } = (await desk.call("workspace/get", {})) ?? { conflicts: [] };
    expect(conflicts).toMatchObject([{ mine: "1", disk: "9" }]);
    await desk.call("conflicts/resolve", { id: conflicts[0]?.id ?? "", choice: { kind: "disk" } });
    expect(await desk.ask("what-ifs/keep", { id: 1 })).toMatchObject({ error: { code: "what-if/nothing" } });
    expect(await desk.column("cost")).toEqual([9, 5]);
  });

  it("is counted when the folder is to be left, since it ends with that", async () => {
    await begin();
    expect(await desk.call("workspace/flush", {})).toEqual({ unsaved: 0 });
    await desk.type("a", "cost", "1");
    expect(await desk.call("workspace/flush", {})).toEqual({ unsaved: 0, whatIfs: 1 });
  });

  it("takes no part in what is kept in files of the folder", async () => {
    await begin();
    for (const answer of [
      await desk.ask("reviews/start", { name: "one", since: "HEAD" }),
      await desk.ask("spelling/set", { language: "en" }),
    ]) {
      expect(answer).toMatchObject({ error: { code: "what-if/of-folder" } });
    }
  });

  it("has a name that no other one has", async () => {
    await begin();
    expect(await desk.ask("what-ifs/start", { name: "cheaper" })).toMatchObject({
      error: { code: "what-if/name-taken" },
    });
    await desk.call("what-ifs/rename", { id: 1, name: "Cheaper dragons" });
    expect(await desk.call("what-ifs/list", {})).toMatchObject({ shown: 1, list: [{ name: "Cheaper dragons" }] });
    for (const name of ["what-ifs/keep", "what-ifs/drop", "what-ifs/compare"] as const) {
      expect(await desk.ask(name, { id: 7 })).toMatchObject({ error: { code: "what-if/unknown" } });
    }
  });
});

describe("a what-if that is not on screen", () => {
  async function beginHidden(): Promise<void> {
    await begin();
    await desk.type("a", "cost", "1");
    await desk.call("what-ifs/show", { id: null });
  }

  it("has what the standing cards became meanwhile when it comes on screen", async () => {
    await beginHidden();
    await desk.type("b", "cost", "8");
    await desk.call("what-ifs/show", { id: 1 });
    expect(await desk.column("cost")).toEqual([1, 8]);
  });

  it("is compared with the standing cards as they are now, and shows a page nothing", async () => {
    await beginHidden();
    await desk.type("b", "cost", "8");
    desk.heard.length = 0;
    const { changes } = await desk.call("what-ifs/compare", { id: 1 });
    expect(changes.count).toBe(1);
    expect(desk.heard.map(({ event }) => event).filter((event) => event !== "problems/progress")).toEqual([]);
  });

  it("is listed again only where something of it changed", async () => {
    await beginHidden();
    desk.heard.length = 0;
    await desk.type("b", "cost", "8");
    await desk.type("b", "cost", "9");
    expect(desk.payloads("what-ifs/changed")).toEqual([]);
    await desk.call("what-ifs/drop", { id: 1 });
    expect(desk.payloads("what-ifs/changed")).toMatchObject([{ shown: null, list: [] }]);
  });

  it("stays where it could not be kept", async () => {
    await beginHidden();
    rmSync(desk.path(cardsFile));
    await until(
      () => desk.call("workspace/get", {}),
      (view) => view?.files[0]?.condition.kind === "deleted",
    );
    expect(await desk.ask("what-ifs/keep", { id: 1 })).toMatchObject({ error: { code: "file/deleted" } });
    expect(await desk.call("what-ifs/list", {})).toMatchObject({ list: [{ id: 1, edits: 1 }] });
  });
});

it("there are at most 20 what-ifs at once", async () => {
  await begin();
  for (let at = 2; at <= 20; at += 1) await desk.call("what-ifs/start", { name: `Deck ${at}` });
  expect(await desk.ask("what-ifs/start", { name: "More" })).toMatchObject({ error: { code: "what-if/too-many" } });
  await desk.call("what-ifs/drop", { id: 2 });
  expect(await desk.call("what-ifs/start", { name: "More" })).toMatchObject({ shown: 21, list: { length: 20 } });
});

describe("what a page does while another page changes what is on screen", () => {
  async function meantFor(whatIf: unknown): Promise<unknown> {
    const view = await desk.call("workspace/get", {});
    return { root: view?.root, openedAs: view?.openedAs, whatIf };
  }

  /** Types a cost into the first row, as a page that sees a what-if, or for null the current cards. */
  async function typeFor(whatIf: number | null, text: string): Promise<Result<unknown>> {
    const [row] = await desk.rows();
    const column = { path: ["cost"] };
    const edit = { sheet: cardsSheet, rowKey: row?.key, column, input: { kind: "text", text }, seen: 3, revision: 0 };
    return desk.session.call("cells/edit", { edits: [edit], meantFor: await meantFor(whatIf) });
  }

  it("goes to the what-if that it was meant for, and to no file", async () => {
    await begin();
    await desk.call("what-ifs/show", { id: null });
    expect(await typeFor(1, "1")).toMatchObject({ ok: true, value: { outcomes: [{ kind: "done" }] } });
    expect(await desk.column("cost")).toEqual([3, 5]);
    expect(await desk.call("what-ifs/list", {})).toMatchObject({ list: [{ edits: 1 }] });
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two);
  });

  it("goes to the current cards where they were on screen", async () => {
    await begin();
    expect(await typeFor(null, "1")).toMatchObject({ ok: true });
    expect(await desk.call("what-ifs/list", {})).toMatchObject({ list: [{ edits: 0 }] });
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two.replace("cost = 3", "cost = 1"));
  });

  it("is refused where the what-if was dropped", async () => {
    await begin();
    await desk.call("what-ifs/drop", { id: 1 });
    expect(await typeFor(1, "1")).toMatchObject({ ok: false, error: { code: "what-if/unknown" } });
    expect(await desk.session.call("history/undo", { meantFor: await meantFor(1) })).toMatchObject({ ok: false });
    expect(await desk.session.call("history/undo", { meantFor: await meantFor("1") })).toMatchObject({
      error: { code: "bridge/bad-request" },
    });
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two);
  });

  it("is not lost while the what-if is being kept", async () => {
    await begin();
    await desk.type("b", "cost", "2");
    const keeping = desk.call("what-ifs/keep", { id: 1 });
    const typing = typeFor(1, "1");
    await keeping;
    expect(await typing).toMatchObject({ ok: true, value: { outcomes: [{ kind: "done" }] } });
    await desk.call("workspace/flush", {});
    expect(onDisk()).toBe(two.replace("cost = 3", "cost = 1").replace("cost = 5", "cost = 2"));
  });
});
