import { describe, expect, it } from "vitest";
import { largestFile } from "../../../../electron/files/read.js";
import { systemError } from "./fake-disk.js";
import { folder, Shelf, stampOf, target } from "./shelf.js";

const text = "name = 'Ash'\n";

describe("reading a file", () => {
  it.each(["", text, "\uFEFFname = 1\r\n", "name = '●✪⍏ 🔥'", "x".repeat(100_000)])(
    "gives its text %#",
    async (content) => {
      const shelf = new Shelf(content);
      expect(await shelf.store.read("a.toml")).toMatchObject({ kind: "content", text: content });
    },
  );

  it("that is not there says so", async () => {
    expect(await new Shelf(null).store.read("a.toml")).toEqual({ kind: "missing" });
  });

  it("in a folder that is gone says so", async () => {
    const shelf = new Shelf(text);
    shelf.disk.remove(folder);
    expect(await shelf.store.read("a.toml")).toEqual({ kind: "missing" });
  });

  const bytes = (...parts: (string | number)[]): Buffer =>
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from([part]))));
  const notText: { name: string; content: Buffer; line: number; column: number; byte: number }[] = [
    { name: "a lone continuation byte", content: bytes("a = 1\nb = ", 0x80), line: 2, column: 5, byte: 10 },
    { name: "a cut character at the end", content: bytes("a = '●", 0xe2, 0x97), line: 1, column: 7, byte: 8 },
    { name: "Latin-1", content: bytes("name = 'M", 0xfc, "ller'\n"), line: 1, column: 10, byte: 9 },
    { name: "an overlong form", content: bytes(0xc0, 0xaf), line: 1, column: 1, byte: 0 },
    { name: "half of a surrogate pair", content: bytes("\n\n", 0xed, 0xa0, 0x80), line: 3, column: 1, byte: 2 },
    {
      name: "a wrong byte far behind others",
      content: bytes("✪ = 1\n".repeat(1000), 0xff, "✪".repeat(1000)),
      line: 1001,
      column: 1,
      byte: 8000,
    },
  ];
  it.each(notText)("that is not UTF-8 names the first wrong byte: $name", async ({ content, line, column, byte }) => {
    const outcome = await new Shelf(content).store.read("a.toml");
    expect(outcome).toMatchObject({ kind: "not-text", fault: { code: "toml/invalid-utf8", line, column } });
    expect(outcome.kind === "not-text" && outcome.fault.message).toContain(`byte ${byte} `);
  });

  const unreadable: { name: string; prepare: (shelf: Shelf) => void; code: string }[] = [
    {
      name: "a folder under its name",
      prepare: ({ disk }) => {
        disk.remove(target);
        disk.folder(target);
      },
      code: "file/not-a-file",
    },
    {
      name: "a link that leads back to itself",
      prepare: ({ disk }) => {
        disk.remove(target);
        disk.symlink(target, "a.toml");
      },
      code: "file/link-loop",
    },
    { name: "no permission", prepare: (shelf) => failOn(shelf, "open", "EACCES"), code: "file/permission-denied" },
    { name: "a lock", prepare: (shelf) => failOn(shelf, "read", "EBUSY"), code: "file/locked" },
    { name: "a bad medium", prepare: (shelf) => failOn(shelf, "read", "EIO"), code: "file/read-failed" },
  ];
  it.each(unreadable)("that cannot be read says why: $name", async ({ prepare, code }) => {
    const shelf = new Shelf(text);
    prepare(shelf);
    expect(await shelf.store.read("a.toml")).toMatchObject({ kind: "unreadable", fault: { code, file: "a.toml" } });
  });

  it("that is too large is refused before its first byte", async () => {
    const shelf = new Shelf(text);
    const { disk } = shelf;
    const open = disk.open.bind(disk);
    disk.open = async (path, mode, permissions) => {
      const file = await open(path, mode, permissions);
      return { ...file, stat: async () => ({ ...(await file.stat()), size: largestFile + 1 }) };
    };
    expect(await shelf.store.read("a.toml")).toMatchObject({ kind: "unreadable", fault: { code: "file/too-large" } });
    expect(disk.calls.filter((call) => call.startsWith("read "))).toEqual([]);
  });

  it("that grows while it is read is returned whole, under a stamp that shows the growth", async () => {
    const shelf = new Shelf(text);
    let grown = false;
    shelf.disk.before = (call) => {
      if (grown || !call.startsWith("read ")) return;
      grown = true;
      shelf.clock.pass(5);
      shelf.disk.overwrite(target, text.repeat(5000));
    };
    const outcome = await shelf.store.read("a.toml");
    expect(outcome).toMatchObject({ kind: "content", text: text.repeat(5000) });
    expect(await shelf.store.readUnless("a.toml", stampOf(outcome))).toMatchObject({ kind: "content" });
  });
});

describe("whether a file may be written", () => {
  const cases: { name: string; prepare: (shelf: Shelf) => void; readOnly: string | undefined }[] = [
    { name: "an ordinary file", prepare: () => undefined, readOnly: undefined },
    { name: "marked read-only", prepare: ({ disk }) => disk.chmod(target, 0o444), readOnly: "marked read-only" },
    {
      name: "a link to a file inside",
      prepare: ({ disk }) => {
        disk.remove(target);
        disk.put(`${folder}/b`, text);
        disk.symlink(target, "b");
      },
      readOnly: undefined,
    },
    {
      name: "a link to a file outside",
      prepare: ({ disk }) => {
        disk.remove(target);
        disk.put("/cards-too/b", text);
        disk.symlink(target, "/cards-too/b");
      },
      readOnly: "outside of this folder",
    },
  ];
  it.each(cases)("is reported with its text: $name", async ({ prepare, readOnly }) => {
    const shelf = new Shelf(text);
    prepare(shelf);
    const outcome = await shelf.store.read("a.toml");
    const found = outcome.kind === "content" ? outcome.readOnly : outcome;
    if (readOnly === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(readOnly);
  });
});

describe("looking again", () => {
  it("returns nothing when nothing changed", async () => {
    const shelf = new Shelf(text);
    const stamp = await shelf.stamp();
    shelf.clock.pass(1000);
    expect(await shelf.store.readUnless("a.toml", stamp)).toBeNull();
  });

  const changes: { name: string; change: (shelf: Shelf) => void; kind: string }[] = [
    { name: "other content", change: ({ disk }) => disk.overwrite(target, "b"), kind: "content" },
    { name: "a touch", change: ({ disk }) => disk.overwrite(target, text), kind: "content" },
    {
      name: "another file with the same content",
      change: ({ disk }) => disk.renameOver(target, text),
      kind: "content",
    },
    { name: "its end", change: ({ disk }) => disk.remove(target), kind: "missing" },
    { name: "permissions", change: ({ disk }) => disk.chmod(target, 0o444), kind: "content" },
  ];
  it.each(changes)("reports $name", async ({ change, kind }) => {
    const shelf = new Shelf(text);
    const stamp = await shelf.stamp();
    shelf.clock.pass(1000);
    change(shelf);
    expect(await shelf.store.readUnless("a.toml", stamp)).toMatchObject({ kind });
  });

  it("reports a change of the same size within one tick of the drive's clock", async () => {
    const shelf = new Shelf(text, { tickMs: 10 });
    shelf.disk.overwrite(target, "name = 'Oak'\n");
    const stamp = await shelf.stamp();
    shelf.disk.overwrite(target, "name = 'Elm'\n");
    shelf.clock.pass(75);
    expect(await shelf.store.readUnless("a.toml", stamp)).toMatchObject({ kind: "content", text: "name = 'Elm'\n" });
  });

  it("reads a file whose time was in doubt once, and not again when it had not changed", async () => {
    const shelf = new Shelf(text, { tickMs: 10 });
    shelf.disk.overwrite(target, text);
    const stamp = await shelf.stamp();
    const reads = (): number => shelf.disk.calls.filter((call) => call.startsWith("read ")).length;
    shelf.clock.pass(75);
    const before = reads();
    expect(await shelf.store.readUnless("a.toml", stamp)).toBeNull();
    const after = reads();
    expect(after).toBeGreaterThan(before);
    expect(await shelf.store.readUnless("a.toml", stamp)).toBeNull();
    expect(reads()).toBe(after);
  });
});

function failOn({ disk }: Shelf, call: string, code: string): void {
  disk.before = (name) => {
    if (name.startsWith(`${call} `)) throw systemError(code);
  };
}
