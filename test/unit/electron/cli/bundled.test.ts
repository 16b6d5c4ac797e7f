import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { editFile } from "../../../../electron/cli/files.js";
import { ownIdentity } from "../../../../electron/files/holder.js";
import { systemClock, nodeDisk, WriteLocks } from "../../../../electron/files/index.js";
import { ok } from "../../../../shared/base/index.js";
import { setValue, type TomlDocument } from "../../../../shared/toml/index.js";
import { rowsNotSet, rowsText, runEditors } from "../../../support/cli/editors.js";
import { programFile } from "../../../support/programs/index.js";
import { inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const editor = programFile("editor");
const program = programFile("cli");

const litter = (): string[] => readdirSync(pathOf(".")).filter((name) => name.startsWith(".cardwright-"));
const locks = (): string[] => (existsSync(pathOf(".data/locks")) ? readdirSync(pathOf(".data/locks")) : []);

const rename =
  (name: string) =>
  (document: TomlDocument): ReturnType<Parameters<typeof editFile<null>>[2]> => {
    const set = setValue(document, ["cards", 0, "name"], { kind: "string", value: name });
    return set.ok ? ok({ document: set.value.doc, value: null }) : set;
  };

const quiet = { print: () => undefined, say: () => undefined, remark: () => undefined };

describe("several processes edit one file at one time", () => {
  test("each edit that ended with 0 is in the file, and all did", { timeout: 240_000 }, async () => {
    const [processes, edits] = [4, 5];
    write("cards.toml", rowsText(processes * edits));
    const outcomes = await runEditors(editor, pathOf("cards.toml"), { processes, edits });
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);
    expect(outcomes).toHaveLength(processes * edits);
    expect(rowsNotSet(read("cards.toml"), processes * edits)).toEqual([]);
    expect(outcomes.filter(({ said }) => said.includes("another program"))).toEqual([]);
    expect(locks()).toEqual([]);
  });
});

describe("a file that another program of ours is writing", () => {
  const said: string[] = [];
  const output = { ...quiet, remark: (line: string) => void said.push(line) };
  const theirs = (pid?: number) =>
    new WriteLocks({
      disk: nodeDisk,
      clock: systemClock,
      folder: pathOf(".data/locks"),
      identity: { ...ownIdentity("theirs", "the Cardwright app"), ...(pid === undefined ? {} : { pid, start: "1 1" }) },
      patienceMs: 1,
      waiting: () => undefined,
      unavailable: () => undefined,
    });

  test("is waited for, and edited as it is left", async () => {
    write("cards.toml", rowsText(2));
    let edited: Promise<unknown> = Promise.resolve();
    await theirs().hold(pathOf("cards.toml"), async () => {
      edited = editFile("cards.toml", output, rename("ours"));
      for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
      write("cards.toml", rowsText(3));
    });
    expect(await edited).toMatchObject({ ok: true });
    expect(read("cards.toml")).toBe(rowsText(3).replace("row 0", "ours"));
  });

  test("and stays held: nothing is written, and the holder and its time are named", async () => {
    write("cards.toml", rowsText(1));
    await theirs().hold(pathOf("cards.toml"), async () => {
      const edited = await editFile("cards.toml", output, rename("ours"), 1);
      expect(edited).toMatchObject({ ok: false, error: { code: "file/locked", file: "cards.toml" } });
      expect(edited.ok ? "" : edited.error.message).toMatch(
        new RegExp(
          `the Cardwright app \\(process ${process.pid}\\), since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d`,
          "u",
        ),
      );
    });
    expect(read("cards.toml")).toBe(rowsText(1));
  });

  test("whose process has ended is edited at once", async () => {
    write("cards.toml", rowsText(1));
    await theirs(2 ** 30).hold(pathOf("cards.toml"), async () => {
      expect(await editFile("cards.toml", output, rename("ours"), 1)).toMatchObject({ ok: true });
    });
    expect(read("cards.toml")).toContain("ours");
    expect(locks()).toEqual([]);
  });

  test("is edited without a lock, with a notice, where none can be made", async () => {
    write("cards.toml", rowsText(1));
    mkdirSync(pathOf(".data"));
    writeFileSync(pathOf(".data/locks"), "a file in the way");
    said.length = 0;
    expect(await editFile("cards.toml", output, rename("ours"))).toMatchObject({ ok: true });
    expect(said.join("\n")).toMatch(
      /cards\.toml: written without a lock: \S+ cannot be written: something else is in its place\.$/u,
    );
  });
});

describe("a process that is ended in mid-edit", () => {
  const large = `${rowsText(1)}# ${"x".repeat(4_000_000)}\n`;
  /** A process may be done before the signal comes. */
  const mostRounds = 20;

  /** Starts an edit of a large file and ends it by the signal when its temporary file is there; what ended it. */
  async function endInMidEdit(signal: NodeJS.Signals): Promise<NodeJS.Signals | null> {
    write("cards.toml", large);
    const child = spawn(process.execPath, [program, "set", "cards.toml", "0", "name", "--string", "new"], {
      cwd: pathOf("."),
      stdio: "ignore",
    });
    const closed = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
    while (child.exitCode === null && litter().length === 0) await new Promise((next) => setImmediate(next));
    child.kill(signal);
    const [, by] = await closed;
    expect([large, large.replace("row 0", "new")].includes(read("cards.toml"))).toBe(true);
    return by;
  }

  test.each(["SIGINT", "SIGTERM"] as const)(
    "by %s leaves the file whole and nothing else",
    async (signal) => {
      let by: NodeJS.Signals | null = null;
      for (let round = 0; by === null && round < mostRounds; round += 1) {
        by = await endInMidEdit(signal);
        expect(litter()).toEqual([]);
        expect(locks()).toEqual([]);
      }
      expect(by).toBe(signal);
    },
    120_000,
  );

  test("by SIGKILL leaves what the next edit in the folder removes, and nothing else goes", async () => {
    for (let round = 0; litter().length === 0 && round < mostRounds; round += 1) await endInMidEdit("SIGKILL");
    expect(litter()).toHaveLength(1);
    write(".cardwright-1-0a.tmp", "of another machine, and young");
    write("cards.toml", rowsText(1));
    expect(await editFile("cards.toml", quiet, rename("ours"), 1)).toMatchObject({ ok: true });
    expect(litter()).toEqual([".cardwright-1-0a.tmp"]);
    expect(locks()).toEqual([]);
  }, 120_000);
});

describe("results that cannot be written", () => {
  /** Runs the program in a shell; its exit code is the last line. */
  async function shell(line: string): Promise<{ readonly out: string; readonly err: string }> {
    const child = spawn("bash", ["-c", line], { cwd: pathOf("."), env: { ...process.env, CLI: program } });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
    return { out, err };
  }

  test("a reader that has had enough ends the program quietly, with 2", async () => {
    write("many.toml", rowsText(5_000));
    const { out, err } = await shell('node "$CLI" convert many.toml - --as json | head -c 1; echo " ${PIPESTATUS[0]}"');
    expect([out, err]).toEqual(["{ 2\n", ""]);
    expect(await shell('node "$CLI" help set | true; echo "${PIPESTATUS[0]}"')).toMatchObject({ err: "" });
  });

  const isThere = existsSync("/dev/full");
  test
    .skipIf(!isThere)
    .each(["get cards.toml 0", "get cards.toml 0 name --json", "validate . --json", "help", "parse --text 'Copy it.'"])(
    "%s: a full disk is said in a sentence, with 2",
    async (args) => {
      write("cards.toml", rowsText(1));
      const { out, err } = await shell(`node "$CLI" ${args} > /dev/full; echo $?`);
      expect(out).toBe("2\n");
      expect(err).toContain("The results could not be written: the disk is full.\n");
      expect(err).not.toMatch(/^ +at /mu);
    },
  );

  test.skipIf(!isThere)("remarks that cannot be written stop no edit, and end with 2", async () => {
    write("cards.toml", rowsText(1));
    expect((await shell('node "$CLI" get cards.toml 9 2> /dev/full; echo $?')).out).toBe("2\n");
    expect((await shell('node "$CLI" set cards.toml 0 name --string new 2> /dev/full; echo $?')).out).toMatch(
      /\n0\n$/u,
    );
    expect(read("cards.toml")).toContain("new");
  });
});
