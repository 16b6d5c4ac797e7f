import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { nodeDisk, systemClock, type Disk } from "../../../../electron/files/index.js";
import { systemError } from "../files/fake-disk.js";
import { card, cardsFile, cardsSheet, Desk, until } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const before = card("a", 1) + card("b", 2);
const saved = card("a", 7) + card("b", 2);

const text = (name = cardsFile): string => readFileSync(desk.path(name), "utf8");

async function typeAndFlush(cost = "7"): Promise<number> {
  await desk.type("a", "cost", cost);
  return (await desk.call("workspace/flush", {})).unsaved;
}

const condition = async () => (await desk.call("workspace/get", {}))?.files[0]?.condition;

describe("a saved cell", () => {
  it("changes its own bytes alone", async () => {
    const odd = `\uFEFF# Ours\r\n\r\n${before.replaceAll("\n", "\r\n")}# the end, without a line break`;
    desk = new Desk({ [cardsFile]: odd });
    await desk.open();
    expect(await typeAndFlush()).toBe(0);
    expect(text()).toBe(odd.replace("cost = 1", "cost = 7"));
  });

  it("leaves nothing in the folder but the file", async () => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    await typeAndFlush();
    expect(readdirSync(desk.folder)).toEqual([cardsFile]);
  });

  it("keeps the mode", async () => {
    desk = new Desk({ [cardsFile]: before });
    chmodSync(desk.path(cardsFile), 0o640);
    await desk.open();
    await typeAndFlush();
    expect(statSync(desk.path(cardsFile)).mode & 0o777).toBe(0o640);
  });

  it("is written through a symbolic link, which stays one", async () => {
    desk = new Desk({ "real/cards.txt": before });
    symlinkSync(join("real", "cards.txt"), desk.path(cardsFile));
    await desk.open();
    await typeAndFlush();
    expect(lstatSync(desk.path(cardsFile)).isSymbolicLink()).toBe(true);
    expect(text("real/cards.txt")).toBe(saved);
  });

  it("is seen under both names of a file that has two", async () => {
    desk = new Desk({ [cardsFile]: before });
    linkSync(desk.path(cardsFile), desk.path("second"));
    await desk.open();
    await typeAndFlush();
    expect(text("second")).toBe(saved);
    expect(statSync(desk.path("second")).nlink).toBe(2);
  });

  it("in a folder that holds more than the file changes no other", async () => {
    desk = new Desk({ [cardsFile]: before, "other.toml": before, "notes.txt": "n" });
    await desk.open();
    await typeAndFlush();
    expect([text("other.toml"), text("notes.txt")]).toEqual([before, "n"]);
  });
});

describe("opening and closing", () => {
  it("writes nothing into the folder, broken files and all", async () => {
    const files = {
      [cardsFile]: before,
      "broken.toml": "[[cards]\n",
      "sheets.toml": 'order = ["cards"]\n',
      "x.txt": "",
    };
    desk = new Desk(files);
    const stats = () => readdirSync(desk.folder).map((name) => [name, statSync(desk.path(name)).mtimeMs, text(name)]);
    const found = stats();
    await desk.open();
    await desk.call("workspace/flush", {});
    await desk.session.close();
    expect(stats()).toEqual(found);
  });

  it("is not held up by a pipe or a folder under a name of a file", async () => {
    desk = new Desk({ [cardsFile]: before });
    execFileSync("mkfifo", [desk.path("pipe.toml")]);
    mkdirSync(desk.path("folder.toml"));
    const { files } = await desk.open();
    expect(files.flatMap(({ file, condition }) => (condition.kind === "fine" ? [file] : []))).toEqual([cardsFile]);
  });

  it("removes what a crashed session left in the folder long ago", async () => {
    desk = new Desk({ [cardsFile]: before, ".cardwright-99999999-0a.tmp": "x", ".tv_save_1f.tmp": "x" });
    execFileSync("touch", ["-d", "2 hours ago", desk.path(".cardwright-99999999-0a.tmp")]);
    await desk.open();
    expect(readdirSync(desk.folder)).toEqual([".tv_save_1f.tmp", cardsFile]);
  });
});

describe("a file that may not be written", () => {
  it("takes edits as unsaved ones, and is written when it may be", async () => {
    desk = new Desk({ [cardsFile]: before });
    chmodSync(desk.path(cardsFile), 0o444);
    await desk.open();
    expect(await typeAndFlush()).toBe(1);
    expect(text()).toBe(before);
    expect(await condition()).toMatchObject({ kind: "read-only" });
    chmodSync(desk.path(cardsFile), 0o644);
    await desk.call("file/retry", {});
    await until(text, (found) => found === saved);
    expect(await until(condition, (found) => found?.kind === "fine")).toEqual({ kind: "fine" });
  });

  it("because it is a link that leads out of the folder, is left alone", async () => {
    desk = new Desk({ "own.toml": before });
    const outside = join(desk.data, "outside.toml");
    writeFileSync(outside, before);
    symlinkSync(outside, desk.path(cardsFile));
    await desk.open();
    await desk.type("a", "cost", "7");
    expect((await desk.call("workspace/flush", {})).unsaved).toBe(1);
    expect(readFileSync(outside, "utf8")).toBe(before);
  });

  it("in a folder that takes no new files is overwritten", async () => {
    const disk: Disk = {
      ...nodeDisk,
      open: (path, mode, permissions) =>
        mode === "new" && path.includes("desk-")
          ? Promise.reject(systemError("EACCES"))
          : nodeDisk.open(path, mode, permissions),
    };
    desk = new Desk({ [cardsFile]: before }, {}, { disk, clock: systemClock });
    await desk.open();
    expect(await typeAndFlush()).toBe(0);
    expect(text()).toBe(saved);
  });
});

describe("a full disk", () => {
  it("is reported, leaves the file as before, and keeps the edit in the journal until there is room", async () => {
    let full = true;
    const disk: Disk = {
      ...nodeDisk,
      open: async (path, mode, permissions) => {
        const file = await nodeDisk.open(path, mode, permissions);
        const write: typeof file.write = (bytes, position) =>
          full && path.includes("desk-") ? Promise.reject(systemError("ENOSPC")) : file.write(bytes, position);
        return { ...file, write };
      },
    };
    desk = new Desk({ [cardsFile]: before }, {}, { disk, clock: systemClock });
    await desk.open();
    expect(await typeAndFlush()).toBe(1);
    expect(await condition()).toMatchObject({ kind: "failing", fault: { code: "file/disk-full" } });
    expect(text()).toBe(before);
    expect(readdirSync(desk.folder)).toEqual([cardsFile]);
    full = false;
    await desk.call("file/retry", { file: cardsFile });
    expect((await desk.call("workspace/flush", {})).unsaved).toBe(0);
    expect(text()).toBe(saved);
  });

  it("of the journal too is reported while it lasts, and edits are saved all the same", async () => {
    const disk: Disk = {
      ...nodeDisk,
      open: async (path, mode, permissions) => {
        const file = await nodeDisk.open(path, mode, permissions);
        return path.endsWith("journal.jsonl") && mode === "append"
          ? { ...file, write: () => Promise.reject(systemError("ENOSPC")) }
          : file;
      },
    };
    desk = new Desk({ [cardsFile]: before }, {}, { disk, clock: systemClock });
    await desk.open();
    expect(await typeAndFlush()).toBe(0);
    expect(text()).toBe(saved);
    const told = desk.views().map(({ unprotected }) => unprotected);
    expect(told).toContainEqual(expect.stringMatching(/journal\.jsonl cannot be written: the disk is full\.$/u));
  });
});

describe("a file that vanished", () => {
  it("is kept on screen and can be rewritten", async () => {
    desk = new Desk({ [cardsFile]: before, "other.toml": before });
    await desk.open();
    execFileSync("rm", [desk.path(cardsFile)]);
    await until(condition, (found) => found?.kind === "deleted");
    expect(await desk.column("cost")).toEqual([1, 2]);
    await desk.call("file/restore", { file: cardsFile });
    await until(() => existsSync(desk.path(cardsFile)), Boolean);
    expect(text()).toBe(before);
  });
});

describe("many edits", () => {
  it("made while a write is under way are in the next one, and all are on disk in the end", async () => {
    desk = new Desk({ [cardsFile]: Array.from({ length: 50 }, (_, index) => card(`c${index}`, 0)).join("\n") });
    await desk.open();
    const rows = await desk.rows();
    const edits = rows.map(({ key }, index) =>
      desk.call("cells/edit", {
        edits: [
          {
            sheet: cardsSheet,
            rowKey: key,
            column: { path: ["cost"] },
            input: { kind: "text", text: String(index + 100) },
            seen: 0,
            revision: 0,
          },
        ],
      }),
    );
    await Promise.all(edits);
    expect((await desk.call("workspace/flush", {})).unsaved).toBe(0);
    expect(text().match(/cost = \d+/gu)).toEqual(rows.map((_, index) => `cost = ${index + 100}`));
  });
});
