import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { nodeDisk, systemClock, type Disk } from "../../../../electron/files/index.js";
import { card, cardsFile, cardsSheet, Desk, pause, until } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const before = card("a", 1) + card("b", 2);
const text = (): string => readFileSync(desk.path(cardsFile), "utf8");

/** The session ends with what is unsaved in its journal, and another one opens the folder. */
async function startAgain() {
  await desk.session.close();
  desk.session = desk.start();
  return desk.open();
}

function journal(): string {
  const workspaces = join(desk.data, "workspaces");
  return join(workspaces, readdirSync(workspaces)[0] ?? "", "journal.jsonl");
}

/** A cell that could not be saved, because the file may not be written for now. */
async function unsaved(cost = "7"): Promise<void> {
  desk = new Desk({ [cardsFile]: before });
  chmodSync(desk.path(cardsFile), 0o444);
  await desk.open();
  await desk.type("a", "cost", cost);
  await desk.call("workspace/flush", {});
}

describe("what was not saved", () => {
  it("is offered to the next session, and saved when it is accepted", async () => {
    await unsaved();
    chmodSync(desk.path(cardsFile), 0o644);
    const { recovery } = await startAgain();
    expect(recovery).toMatchObject([{ file: cardsFile, before: "1", after: "7", clash: null }]);
    expect(text()).toBe(before);
    await desk.call("recovery/decide", { accept: recovery.map(({ id }) => id), discard: [] });
    await desk.call("workspace/flush", {});
    expect(text()).toBe(card("a", 7) + card("b", 2));
    expect((await startAgain()).recovery).toEqual([]);
  });

  it("is not offered again when it was given up", async () => {
    await unsaved();
    const { recovery } = await startAgain();
    await desk.call("recovery/decide", { accept: [], discard: recovery.map(({ id }) => id) });
    expect((await startAgain()).recovery).toEqual([]);
    expect(text()).toBe(before);
  });

  it("is offered until it is decided", async () => {
    await unsaved();
    await startAgain();
    expect((await startAgain()).recovery).toHaveLength(1);
  });

  it("is a conflict when the file holds something else by then", async () => {
    await unsaved();
    chmodSync(desk.path(cardsFile), 0o644);
    await desk.session.close();
    writeFileSync(desk.path(cardsFile), card("a", 55) + card("b", 2));
    desk.session = desk.start();
    expect((await desk.open()).recovery).toMatchObject([{ after: "7", clash: "changed", disk: "55" }]);
  });

  it("is not offered when the file holds it already", async () => {
    await unsaved();
    chmodSync(desk.path(cardsFile), 0o644);
    await desk.session.close();
    writeFileSync(desk.path(cardsFile), card("a", 7) + card("b", 2));
    desk.session = desk.start();
    expect((await desk.open()).recovery).toEqual([]);
  });

  it("of an editor that was open is offered as it was typed last", async () => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    const [row] = await desk.rows();
    for (const draft of ["O", "Oa", "Oak"]) {
      const request = { sheet: cardsSheet, rowKey: row?.key ?? "", column: { path: ["name"] }, text: draft, seen: "A" };
      await desk.call("cells/draft", request);
    }
    const { recovery } = await startAgain();
    expect(recovery.map(({ after }) => after)).toEqual(["Oak"]);
  });

  it("survives a torn line at the end of the journal", async () => {
    await unsaved();
    await desk.session.close();
    appendFileSync(journal(), '{"record":{"id":"x","fi');
    desk.session = desk.start();
    expect((await desk.open()).recovery).toHaveLength(1);
  });
});

describe("app data that does not serve", () => {
  const places: [string, (data: string, journal: string) => string][] = [
    [
      "a file in place of the folder",
      (data) => {
        rmSync(data, { recursive: true });
        writeFileSync(data, "");
        return data;
      },
    ],
    [
      "a folder named journal.jsonl",
      (_data, path) => {
        rmSync(path);
        mkdirSync(path);
        return path;
      },
    ],
    [
      "a file in place of a workspace's folder",
      (_data, path) => {
        rmSync(dirname(path), { recursive: true });
        writeFileSync(dirname(path), "");
        return dirname(path);
      },
    ],
  ];

  it.each(places)("%s: the folder opens, says where, and edits are saved", async (_name, spoil) => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    await desk.session.close();
    const place = spoil(desk.data, journal());
    desk.session = desk.start();
    const view = await desk.open();
    expect(view.readOnly).toBeUndefined();
    expect(view.unprotected).toContain(place);
    expect(await desk.type("a", "cost", "7")).toEqual({ kind: "done" });
    expect(await desk.call("workspace/flush", {})).toMatchObject({ unsaved: 0 });
    expect(text()).toBe(card("a", 7) + card("b", 2));
    await desk.session.close();
    desk.session = desk.start();
    expect((await desk.open()).readOnly).toBeUndefined();
  });

  it("a folder that may not be written: the same", async () => {
    const denied = (path: string): void => {
      if (path.startsWith(desk.data)) throw Object.assign(new Error("EROFS: read-only"), { code: "EROFS" });
    };
    const disk: Disk = {
      ...nodeDisk,
      makeFolder: async (path) => (denied(path), nodeDisk.makeFolder(path)),
      open: async (path, mode, permissions) => {
        if (mode !== "read") denied(path);
        return nodeDisk.open(path, mode, permissions);
      },
    };
    desk = new Desk({ [cardsFile]: before }, {}, { disk, clock: systemClock });
    const view = await desk.open();
    expect(view.unprotected).toContain(desk.data);
    expect(view.unprotected).toContain("the drive is read-only");
    await desk.type("a", "cost", "7");
    expect(await desk.call("workspace/flush", {})).toMatchObject({ unsaved: 0 });
    expect(text()).toBe(card("a", 7) + card("b", 2));
  });

  it("a journal that stops working is reported until it works again", async () => {
    let isFull = false;
    const disk: Disk = {
      ...nodeDisk,
      open: async (path, mode, permissions) => {
        const file = await nodeDisk.open(path, mode, permissions);
        const write: typeof file.write = async (bytes, position) => {
          if (isFull && path.includes("workspaces")) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
          await file.write(bytes, position);
        };
        return { ...file, write };
      },
    };
    desk = new Desk({ [cardsFile]: before }, {}, { disk, clock: systemClock });
    await desk.open();
    const unprotected = () => desk.call("workspace/get", {}).then((view) => view?.unprotected);
    isFull = true;
    await desk.type("a", "cost", "7");
    expect(await until(unprotected, (each) => each !== undefined)).toBe(
      `${journal()} cannot be written: the disk is full.`,
    );
    isFull = false;
    await desk.type("a", "cost", "8");
    expect(await until(unprotected, (each) => each === undefined)).toBeUndefined();
  });
});

it("a damaged journal is kept aside and named, and what is whole in it is offered", async () => {
  await unsaved();
  await desk.session.close();
  const path = journal();
  const found = `junk\n${readFileSync(path, "utf8")}`;
  writeFileSync(path, found);
  desk.session = desk.start();
  expect((await desk.open()).recovery).toMatchObject([{ after: "7" }]);
  const { message = "" } = desk.payloads("notice").at(-1) ?? {};
  const aside = /It is kept as (.*)\.$/u.exec(message)?.[1] ?? "";
  expect(message).toContain("was damaged in 1 place; 1 unsaved edit was found in it.");
  expect(readFileSync(aside, "utf8")).toBe(found);
});

it("a session that saved everything leaves an empty journal and no lock", async () => {
  desk = new Desk({ [cardsFile]: before });
  await desk.open();
  await desk.type("a", "cost", "7");
  await desk.session.close();
  expect(readFileSync(journal(), "utf8")).toBe("");
  const left = readdirSync(dirname(journal()), { withFileTypes: true }).filter((each) => each.isFile());
  expect(left.map(({ name }) => name).sort()).toEqual(["folder.json", "history.jsonl", "journal.jsonl"]);
});

describe("what a crash left in the folder", () => {
  const wanted = card("a", 7) + card("b", 8);

  /** A save that was overwriting the file when the process ended. */
  async function interrupted(): Promise<string> {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    await desk.session.close();
    const folder = join(dirname(journal()), "overwrites");
    const [old, fresh] = [join(folder, "x.old"), join(folder, "x.new")];
    writeFileSync(old, before);
    writeFileSync(fresh, wanted);
    writeFileSync(join(folder, "x.json"), JSON.stringify({ target: desk.path(cardsFile), old, new: fresh }));
    const half = before.indexOf("cost") + 8;
    writeFileSync(desk.path(cardsFile), wanted.slice(0, half) + before.slice(half));
    desk.session = desk.start();
    return folder;
  }

  it("is finished where it was a save, and said", async () => {
    const folder = await interrupted();
    await desk.open();
    expect([text(), readdirSync(folder)]).toEqual([wanted, []]);
    expect(desk.payloads("notice")).toMatchObject([
      { severity: "info", file: cardsFile, message: `A save of ${cardsFile} that a crash interrupted was finished.` },
    ]);
  });

  it("is removed where it was a file of ours that was never put in place", async () => {
    desk = new Desk({ [cardsFile]: before, ".cardwright-999999999-abc.tmp": "half", ".other-1-abc.tmp": "theirs" });
    const old = new Date(Date.now() - 2 * 86_400_000);
    utimesSync(desk.path(".cardwright-999999999-abc.tmp"), old, old);
    await desk.open();
    expect(readdirSync(desk.folder).sort()).toEqual([".other-1-abc.tmp", cardsFile]);
  });
});

it("a folder whose former places cannot be looked for is protected all the same", async () => {
  const list: Disk["list"] = (path) =>
    path.endsWith("workspaces")
      ? Promise.reject(Object.assign(new Error("EIO"), { code: "EIO" }))
      : nodeDisk.list(path);
  desk = new Desk({ [cardsFile]: before }, {}, { disk: { ...nodeDisk, list }, clock: systemClock });
  const view = await desk.open();
  expect([view.unprotected, view.readOnly]).toEqual([undefined, undefined]);
  chmodSync(desk.path(cardsFile), 0o444);
  await desk.type("a", "cost", "7");
  await desk.call("workspace/flush", {});
  expect(readFileSync(journal(), "utf8")).toContain('"after":"7"');
});

it("what another program writes in the moment of a save is kept, and reported with its place", async () => {
  const theirs = card("a", 1) + card("b", 99);
  let meddled = false;
  const disk: Disk = {
    ...nodeDisk,
    rename: async (from, to) => {
      if (to.endsWith(cardsFile) && !meddled) {
        meddled = true;
        writeFileSync(to, theirs);
      }
      await nodeDisk.rename(from, to);
    },
  };
  desk = new Desk({ [cardsFile]: before }, {}, { disk, clock: systemClock });
  await desk.open();
  await desk.type("a", "cost", "7");
  await desk.call("workspace/flush", {});
  const [notice] = desk.payloads("notice");
  expect(notice).toMatchObject({ severity: "warning", file: cardsFile });
  const path = /kept as (.*)\.$/u.exec(notice?.message ?? "")?.[1] ?? "";
  expect(readFileSync(path, "utf8")).toBe(theirs);
  expect(text()).toBe(card("a", 7) + card("b", 2));
});

it.runIf(process.platform === "linux")("a version that could not be kept is at least told of", async () => {
  let meddled = false;
  const disk: Disk = {
    ...nodeDisk,
    rename: async (from, to) => {
      if (to.endsWith(cardsFile) && !meddled) {
        meddled = true;
        writeFileSync(`${to}.theirs`, before);
        renameSync(`${to}.theirs`, to);
      }
      await nodeDisk.rename(from, to);
    },
  };
  desk = new Desk({ [cardsFile]: before }, {}, { disk, clock: systemClock });
  await desk.open();
  await desk.type("a", "cost", "7");
  await until(
    () => desk.payloads("notice"),
    (notices) => notices.some(({ message }) => message.includes("could not be kept")),
  );
  await desk.type("b", "cost", "8");
  await desk.call("workspace/flush", {});
  await pause(100);
  expect(desk.payloads("notice")).toHaveLength(1);
});
