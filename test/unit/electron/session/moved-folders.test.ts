import { chmodSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { nodeDisk, systemClock, type Disk } from "../../../../electron/files/index.js";
import { card, cardsFile, Desk } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const before = card("a", 1) + card("b", 2);

describe("what was not saved in a folder that was moved since", () => {
  /** A folder `from` with an unsaved edit, whose session has ended. */
  async function unsavedIn(from: string): Promise<void> {
    desk = new Desk({ [`${from}/${cardsFile}`]: before });
    chmodSync(desk.path(`${from}/${cardsFile}`), 0o444);
    await desk.open(desk.path(from));
    await desk.type("a", "cost", "7");
    await desk.session.close();
    chmodSync(desk.path(`${from}/${cardsFile}`), 0o644);
    desk.session = desk.start();
  }

  it("is offered at its new place, and at no other", async () => {
    await unsavedIn("one");
    desk.write(`other/${cardsFile}`, before);
    renameSync(desk.path("one"), desk.path("two"));
    expect((await desk.open(desk.path("other"))).recovery).toEqual([]);
    const { recovery } = await desk.open(desk.path("two"));
    expect(recovery).toMatchObject([{ file: cardsFile, after: "7", clash: null }]);
    await desk.session.close();
    desk.session = desk.start();
    expect((await desk.open(desk.path("two"))).recovery).toHaveLength(1);
    await desk.call("recovery/decide", { accept: recovery.map(({ id }) => id), discard: [] });
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path(`two/${cardsFile}`), "utf8")).toBe(card("a", 7) + card("b", 2));
    await desk.session.close();
    desk.session = desk.start();
    expect((await desk.open(desk.path("two"))).recovery).toEqual([]);
    expect(desk.payloads("notice")).toEqual([]);
  });

  it("is offered at its new place, also where another folder is at the old one now", async () => {
    await unsavedIn("one");
    renameSync(desk.path("one"), desk.path("two"));
    desk.write(`one/${cardsFile}`, before);
    expect((await desk.open(desk.path("two"))).recovery).toMatchObject([{ file: cardsFile, after: "7" }]);
    expect(desk.payloads("notice")).toEqual([]);
  });

  it("is not offered again once it was given up at its new place, nor where the folder is put back", async () => {
    await unsavedIn("one");
    renameSync(desk.path("one"), desk.path("two"));
    const { recovery } = await desk.open(desk.path("two"));
    await desk.call("recovery/decide", { accept: [], discard: recovery.map(({ id }) => id) });
    await desk.session.close();
    desk.session = desk.start();
    expect((await desk.open(desk.path("two"))).recovery).toEqual([]);
    await desk.session.close();
    renameSync(desk.path("two"), desk.path("one"));
    desk.session = desk.start();
    expect((await desk.open(desk.path("one"))).recovery).toEqual([]);
  });

  it("leaves the former place to be opened", async () => {
    await unsavedIn("one");
    renameSync(desk.path("one"), desk.path("two"));
    await desk.open(desk.path("two"));
    desk.write(`one/${cardsFile}`, before);
    const other = desk.start();
    const view = await desk.call("workspace/open", { path: desk.path("one") }, other);
    expect([view.readOnly, view.recovery]).toEqual([undefined, []]);
  });

  it("stays with a session that has the folder open at its former place", async () => {
    desk = new Desk({ [`one/${cardsFile}`]: before });
    chmodSync(desk.path(`one/${cardsFile}`), 0o444);
    await desk.open(desk.path("one"));
    await desk.type("a", "cost", "7");
    await desk.call("workspace/flush", {});
    renameSync(desk.path("one"), desk.path("two"));
    const view = await desk.call("workspace/open", { path: desk.path("two") }, desk.start());
    expect(view.recovery).toEqual([]);
    const workspaces = join(desk.data, "workspaces");
    const journals = readdirSync(workspaces).map((name) =>
      readFileSync(join(workspaces, name, "journal.jsonl"), "utf8"),
    );
    expect(journals.map((text) => text.includes('"record"')).toSorted()).toEqual([false, true]);
  });

  it.each<[what: string, other: Partial<Awaited<ReturnType<Disk["stat"]>>>, offered: number]>([
    ["its inode number on its disk and was made when it was", {}, 1],
    ["its inode number on another disk", { device: 77n }, 0],
    ["its inode number, which was reused", { bornNs: 77n }, 0],
    ["another inode number", { inode: 77n }, 0],
  ])("is looked for in a folder that has %s", async (_, other, offered) => {
    await unsavedIn("one");
    const { device, inode, bornNs } = await nodeDisk.stat(desk.path("one"));
    rmSync(desk.path("one"), { recursive: true });
    desk.write(`two/${cardsFile}`, before);
    const stat: Disk["stat"] = async (path) => {
      const found = await nodeDisk.stat(path);
      return path === desk.path("two") ? { ...found, device, inode, bornNs, ...other } : found;
    };
    desk.session = desk.start({}, { disk: { ...nodeDisk, stat }, clock: systemClock });
    expect((await desk.open(desk.path("two"))).recovery).toHaveLength(offered);
  });

  it("is nothing to report of a folder that had saved everything, or has another name", async () => {
    await unsavedIn("other");
    rmSync(desk.path("other"), { recursive: true });
    desk.write(`one/${cardsFile}`, before);
    await desk.open(desk.path("one"));
    await desk.type("a", "cost", "9");
    await desk.call("workspace/flush", {});
    await desk.session.close();
    rmSync(desk.path("one"), { recursive: true });
    desk.write(`two/one/${cardsFile}`, before);
    desk.session = desk.start();
    await desk.open(desk.path("two/one"));
    expect(desk.payloads("notice")).toEqual([]);
  });

  it("stays with its folder where a copy of that is opened", async () => {
    await unsavedIn("one");
    desk.write(`two/one/${cardsFile}`, before);
    expect((await desk.open(desk.path("two/one"))).recovery).toEqual([]);
    expect(desk.payloads("notice")).toEqual([]);
    expect((await desk.open(desk.path("one"))).recovery).toHaveLength(1);
  });

  it("is reported with both paths when a folder of the same name is opened", async () => {
    await unsavedIn("one");
    desk.write(`two/one/${cardsFile}`, before);
    rmSync(desk.path("one"), { recursive: true });
    expect((await desk.open(desk.path("two/one"))).recovery).toEqual([]);
    const { message = "" } = desk.payloads("notice").at(-1) ?? {};
    expect(message).toContain(desk.path("one"));
    const kept = /They are kept in (.*?\.jsonl)\./u.exec(message)?.[1] ?? "";
    expect(readFileSync(kept, "utf8")).toContain('"after":"7"');
  });
});

describe("the undo history of a folder that was moved since", () => {
  async function editedIn(from: string): Promise<void> {
    desk = new Desk({ [`${from}/${cardsFile}`]: before });
    await desk.open(desk.path(from));
    await desk.type("a", "cost", "7");
    await desk.session.close();
    desk.session = desk.start();
  }

  it("is there at its new place, and at no other", async () => {
    await editedIn("one");
    desk.write(`other/${cardsFile}`, before);
    renameSync(desk.path("one"), desk.path("two"));
    await desk.open(desk.path("other"));
    expect((await desk.call("history/steps", {})).steps).toEqual([]);
    await desk.open(desk.path("two"));
    expect((await desk.call("history/steps", {})).steps).toHaveLength(1);
    await desk.call("history/undo", {});
    await desk.call("workspace/flush", {});
    expect(readFileSync(desk.path(`two/${cardsFile}`), "utf8")).toBe(before);
    expect(desk.payloads("notice")).toEqual([]);
  });

  it("stays with the folder that is at the old place, and does not replace one of the new place", async () => {
    await editedIn("one");
    await desk.open(desk.path("one"));
    desk.write(`copy/${cardsFile}`, before);
    await desk.open(desk.path("copy"));
    await desk.type("b", "cost", "9");
    await desk.type("b", "cost", "8");
    expect((await desk.call("history/steps", {})).steps).toHaveLength(2);
    await desk.open(desk.path("one"));
    expect((await desk.call("history/steps", {})).steps).toHaveLength(1);
  });
});
