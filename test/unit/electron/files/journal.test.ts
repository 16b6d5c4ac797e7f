import { beforeEach, describe, expect, it, vi } from "vitest";
import { JournalReader } from "../../../../electron/files/journal-lines.js";
import { openJournal } from "../../../../electron/files/journal.js";
import type { JournalRecord } from "../../../../shared/workspace/index.js";
import { FakeClock, settled } from "./fake-clock.js";
import { FakeDisk, systemError } from "./fake-disk.js";

const path = "/data/journal.jsonl";

const record = (id: string, after = "2"): JournalRecord => ({
  id,
  file: "cards.toml",
  table: ["cards"],
  row: { id: "ash", index: 3, title: "Ash" },
  change: { kind: "cell", column: { path: ["cost"] }, before: "1", after },
});

const changes: JournalRecord["change"][] = [
  { kind: "cell", column: { path: ["tides"], index: 2 }, before: null, after: "'x'" },
  { kind: "draft", column: { path: ["rules-text"] }, before: '""', text: "Draw {cards($c)}.\n● \u2028" },
  { kind: "insert", block: "[[cards]]\nname = 'new'\n" },
  { kind: "delete", block: "[[cards]]\n" },
  { kind: "move", to: 4 },
  { kind: "text", before: "a = 1", after: "a = 2" },
  { kind: "width", column: { path: ["name"] }, before: null, after: 120 },
  { kind: "order", after: ["cards", "dreamwell"] },
];

let disk: FakeDisk;
let clock: FakeClock;

beforeEach(() => {
  disk = new FakeDisk();
  disk.folder("/data");
  clock = new FakeClock();
});

const open = (from = disk) => openJournal(from, clock, path);
const ids = async (from = disk): Promise<string[]> => (await open(from)).records.map(({ id }) => id);

describe("a journal", () => {
  it("returns to the next run what was not done, in order", async () => {
    const { journal } = await open();
    await journal.append([record("a"), record("b")]);
    await journal.append([record("c")]);
    await journal.done(["b"]);
    expect(await ids()).toEqual(["a", "c"]);
  });

  it.each(changes)("restores a record of the kind $kind as it was", async (change) => {
    const { journal } = await open();
    await journal.append([{ ...record("a"), change }]);
    expect((await open()).records).toEqual([{ ...record("a"), change }]);
  });

  it("keeps the newest of the records under one id", async () => {
    const { journal } = await open();
    await journal.append([record("draft", "D"), record("b")]);
    await journal.append([record("draft", "Dr")]);
    const { records } = await open();
    expect(records).toEqual([record("b"), record("draft", "Dr")]);
  });

  it("is empty after everything was done and it was closed", async () => {
    const { journal } = await open();
    await journal.append([record("a")]);
    await journal.done(["a"]);
    await journal.close();
    expect(disk.text(path)).toBe("");
  });

  it("is there as soon as an append returned, and on the medium a moment later", async () => {
    const { journal } = await open();
    await journal.append([record("a")]);
    expect(await ids(disk)).toEqual(["a"]);
    clock.pass(200);
    await settled();
    await disk.syncFolder("/data");
    expect(await ids(disk.afterPowerLoss("synced"))).toEqual(["a"]);
  });

  it("that another run left unfinished stays until it is done", async () => {
    await (await open()).journal.append([record("old")]);
    const { journal } = await open();
    await journal.append([record("new")]);
    expect(await ids()).toEqual(["old", "new"]);
    await journal.done(["old"]);
    await journal.close();
    expect(await ids()).toEqual(["new"]);
  });
});

describe("a damaged journal", () => {
  const whole = (id: string): string => `${JSON.stringify({ record: record(id) })}\n`;
  const cases: { name: string; text: string; ids: string[]; damaged: number }[] = [
    { name: "nothing", text: "", ids: [], damaged: 0 },
    { name: "a torn last line", text: whole("a") + whole("b").slice(0, 40), ids: ["a"], damaged: 1 },
    { name: "a torn mark", text: `${whole("a")}{"done":["a"`, ids: ["a"], damaged: 1 },
    { name: "empty lines", text: `\n${whole("a")}\n\n${whole("b")}\n`, ids: ["a", "b"], damaged: 0 },
    { name: "rubbish between", text: `${whole("a")}\0\0\0\n${whole("b")}`, ids: ["a", "b"], damaged: 1 },
    {
      name: "a record of an unknown kind",
      text: whole("a").replace('"cell"', '"paint"') + whole("b"),
      ids: ["b"],
      damaged: 1,
    },
    { name: "a prototype as a key", text: `{"__proto__":{"done":["a"]}}\n${whole("a")}`, ids: ["a"], damaged: 1 },
  ];
  it.each(cases)("returns what is whole: $name", async ({ text, ids: expected, damaged }) => {
    disk.put(path, text);
    const opened = await open();
    expect(opened.records.map(({ id }) => id)).toEqual(expected);
    expect(opened.damaged).toBe(damaged);
  });

  it.each(cases)("takes further records: $name", async ({ text, ids: expected }) => {
    disk.put(path, text);
    const { journal } = await open();
    await journal.append([record("later")]);
    expect(await ids()).toEqual([...expected, "later"]);
  });

  it("cut at any byte yields the records before the cut, and never others", async () => {
    const { journal } = await open();
    await journal.append(changes.map((change, index) => ({ ...record(`r${index}`), change })));
    await journal.done(["r0"]);
    const bytes = Buffer.from(disk.text(path));
    for (let length = 0; length <= bytes.length; length += 1) {
      const cut = new FakeDisk();
      cut.put(path, bytes.subarray(0, length));
      const lines = bytes.subarray(0, length).toString("latin1").split("\n").length - 1;
      const expected = changes.map((_, index) => `r${index}`).slice(0, Math.min(lines, changes.length));
      // A line that lacks only its line break is whole.
      const found = await ids(cut);
      expect([expected, expected.slice(1), changes.map((_, index) => `r${index}`).slice(0, lines + 1)]).toContainEqual(
        found,
      );
    }
  });
});

describe("what is not a journal", () => {
  const whole = (id: string): string => `${JSON.stringify({ record: record(id) })}\n`;
  const aside = (): string[] => disk.names("/data").filter((name) => name.includes("damaged"));

  it.each([
    ["a record that a crash cut short", whole("a") + whole("b").slice(0, 40)],
    ["a mark that a crash cut short", `${whole("a")}{"done":["a"`],
    ["the first byte of a line", `${whole("a")}{`],
    ["nothing", ""],
  ])("%s is not kept aside", async (_name, text) => {
    disk.put(path, text);
    expect((await open()).setAside).toBeUndefined();
    expect(aside()).toEqual([]);
  });

  it.each([
    ["zeros at the end, as a loss of power leaves them", `${whole("a")}${"\0".repeat(500)}`],
    ["a line of something else", `${whole("a")}nonsense\n${whole("b")}`],
    ["a record of a newer version", whole("a").replace('"cell"', '"paint"')],
    ["a line that ends in the midst", `${whole("a").slice(0, 30)}\n${whole("b")}`],
  ])("%s is kept under another name, byte for byte, and the journal goes on without it", async (_name, text) => {
    disk.put(path, text);
    const { setAside = "", records, journal } = await open();
    expect(setAside).toMatch(/^\/data\/journal-damaged-[\dTZ-]+\.jsonl$/u);
    expect(disk.text(setAside)).toBe(text);
    expect(aside()).toHaveLength(1);
    const again = await open();
    expect([again.damaged, again.setAside]).toEqual([0, undefined]);
    expect(again.records).toEqual(records);
    await journal.append([record("later")]);
    expect(await ids()).toEqual([...records.map(({ id }) => id), "later"]);
  });

  it.each([
    ["without a line break", "x"],
    ["of short lines", "junk\n"],
    ["of lines that look like records", '{"record":x\n'],
    ["of lines that look like marks", '{"done":["x\n'],
    ["of marks of nothing", '{"done":["x"]}\n'],
    ["of deeply nested lines", `{"record":${"[".repeat(1_000_000)}\n`],
    ["of other lines of JSON", "{}\n"],
    ["of empty lines", "\n"],
    ["of zeros", "\0"],
  ])("20 MB %s are read piece by piece, and what is whole after them is found", async (_name, junk) => {
    const text = `${junk.repeat(Math.ceil((20 * 1024 * 1024) / junk.length))}\n${whole("a")}`;
    disk.put(path, text);
    const parsed = vi.spyOn(JSON, "parse");
    const { records } = await open();
    // After many lines that only look like ours, nothing more is looked at.
    expect(records.map(({ id }) => id)).toEqual(/^\{"(?:done|record)"/u.test(junk) ? [] : ["a"]);
    expect(parsed.mock.calls.reduce((bytes, [text]) => bytes + text.length, 0)).toBeLessThan(1_000_000);
    parsed.mockRestore();
    expect(disk.calls.filter((call) => call.startsWith("read ")).length).toBeGreaterThan(20);
  });

  it("lines that are nothing of ours are one place together, and none is looked at by itself", () => {
    const reader = new JournalReader();
    const junk = Buffer.from('x\n\n{}\n{"\n{"recorder":1}\n'.repeat(1_000));
    const find = vi.spyOn(junk, "indexOf");
    reader.take(junk);
    expect(reader.end()).toBe(true);
    expect(reader.damaged).toBe(1);
    // Only lines that begin as ours do are stopped at.
    expect(find.mock.calls.length).toBeLessThanOrEqual(2_002);
  });

  it.each([
    ["records", { bytes: 1_000_000, records: 2 }],
    ["bytes", { bytes: 3 * whole("a").length, records: 1_000 }],
  ])("of more %s than are kept the first are found, and known ones may still change", (_name, most) => {
    const reader = new JournalReader(most);
    for (const id of ["a", "b", "a"]) reader.take(Buffer.from(whole(id)));
    expect([[...reader.records.keys()], reader.isTooLong]).toEqual([["b", "a"], false]);
    reader.take(Buffer.from(whole("c")));
    expect([[...reader.records.keys()], reader.isTooLong, reader.damaged]).toEqual([["b", "a"], true, 0]);
    expect(reader.end()).toBe(true);
  });

  it.each([1, 2, 3, 7, 10, 11, 64, 1_000])("lines are the same in pieces of %i bytes", (size) => {
    const text = Buffer.from(
      `junk\n\n${whole("a")}{"rec\n${whole("b")}{"done":["a"]}\n\0\0${whole("c")}{"x\n${whole("d")}{"do`,
    );
    const reader = new JournalReader();
    for (let at = 0; at < text.length; at += size) reader.take(text.subarray(at, at + size));
    expect(reader.end()).toBe(true);
    expect([[...reader.records.keys()], reader.damaged, reader.isTorn]).toEqual([["b", "d"], 4, true]);
  });

  it("a folder under its name is refused", async () => {
    disk.folder(path);
    await expect(open()).rejects.toThrow();
  });
});

describe("a journal on a failing disk", () => {
  it.each(["ENOSPC", "EIO"])("says so (%s), and writes everything with the next record", async (code) => {
    const { journal } = await open();
    await journal.append([record("a")]);
    disk.before = (call) => {
      if (call.startsWith("write ")) throw systemError(code);
    };
    await expect(journal.append([record("b")])).rejects.toMatchObject({ code });
    disk.before = () => undefined;
    await journal.append([record("c")]);
    expect(await ids()).toEqual(["a", "b", "c"]);
    expect((await open()).damaged).toBe(0);
  });

  it("loses at no failing call what an earlier append promised", async () => {
    for (let number = 1; number < 30; number += 1) {
      disk = new FakeDisk();
      disk.folder("/data");
      const { journal } = await open();
      const promised: string[] = [];
      disk.before = (_, count) => {
        if (count === number) throw systemError("EIO");
      };
      for (const id of ["a", "b", "c", "d", "e"]) {
        await journal.append([record(id)]).then(
          () => promised.push(id),
          () => undefined,
        );
      }
      disk.before = () => undefined;
      expect(await ids()).toEqual(expect.arrayContaining(promised));
    }
  });

  it("writes again what the medium refused to sync", async () => {
    const { journal } = await open();
    await journal.append([record("a")]);
    disk.before = (call) => {
      if (call.startsWith("sync ")) throw systemError("EIO");
    };
    clock.pass(200);
    await settled();
    disk.before = () => undefined;
    const before = disk.calls.length;
    await journal.append([record("b")]);
    expect(disk.calls.slice(before).some((call) => call.startsWith("rename "))).toBe(true);
    expect(await ids()).toEqual(["a", "b"]);
  });
});

describe("a long journal", () => {
  const long = (id: string): JournalRecord => record(id, "x".repeat(100_000));

  it("stays short when edits are done soon", async () => {
    const { journal } = await open();
    for (let number = 0; number < 100; number += 1) {
      await journal.append([long(`r${number}`)]);
      await journal.done([`r${number}`]);
    }
    expect(disk.text(path).length).toBeLessThan(2_000_000);
  });

  it("is rewritten without what is done, and keeps the rest", async () => {
    const { journal } = await open();
    await journal.append([record("kept")]);
    for (let number = 0; number < 50; number += 1) {
      await journal.append([long("draft")]);
    }
    expect(disk.text(path).length).toBeLessThan(2_000_000);
    expect(await ids()).toEqual(["kept", "draft"]);
  });

  it("is not rewritten again and again while most of it is unfinished", async () => {
    const { journal } = await open();
    for (let number = 0; number < 60; number += 1) await journal.append([long(`r${number}`)]);
    expect(disk.calls.filter((call) => call.startsWith("rename ")).length).toBe(0);
    expect(await ids()).toHaveLength(60);
  });
});
