import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { programFile } from "../../../support/programs/index.js";
import { card, cardsFile, Desk } from "./desk.js";

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP conflicts of merges: git cannot be run.");

const base = card("a", 2) + card("b", 3);
let desk: Desk;
beforeEach(() => {
  desk = new Desk({ [cardsFile]: base });
});
afterEach(() => desk.clear());

const git = (...args: readonly string[]): string => {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null", GIT_EDITOR: "true" };
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"];
  const { stdout } = spawnSync("git", [...who, ...args], { cwd: desk.path("."), env });
  return stdout.toString();
};
const commit = (text: string, message: string): void => {
  writeFileSync(desk.path(cardsFile), text);
  git("add", cardsFile);
  git("commit", "-q", "-m", message);
};

/** A repository in which a merge by our driver, as `git install` sets it up, was in conflict. */
function conflicting(ours: string, theirs: string): void {
  git("init", "-q");
  const program = `'${process.execPath}' '${programFile("cli")}'`;
  execFileSync(process.execPath, [programFile("cli"), "git", "install", "--program", program], { cwd: desk.path(".") });
  commit(base, "base");
  git("checkout", "-q", "-b", "theirs");
  commit(theirs, "theirs");
  git("checkout", "-q", "main");
  commit(ours, "ours");
  git("merge", "theirs");
}

const list = () => desk.call("merge-conflicts/list", {});
const onDisk = async (): Promise<string> => {
  await desk.call("workspace/flush", {});
  return readFileSync(desk.path(cardsFile), "utf8");
};

describe.skipIf(!hasGit)("what a merge left in conflict", () => {
  const [ours, theirs] = [base.replace("cost = 2", "cost = 5"), base.replace("cost = 2", "cost = 6")];

  it("is listed on the command line with what was decided of it", async () => {
    conflicting(ours, theirs);
    await desk.open();
    const listed = (...options: readonly string[]): string =>
      spawnSync(process.execPath, [programFile("cli"), "git", "conflicts", ...options], {
        cwd: desk.path("."),
      }).stdout.toString();
    const line = `${cardsFile}\n  cards[0]: cost: was 2, ours 5, theirs 6;`;
    expect(listed()).toBe(`${line} ours stands.\n`);
    await desk.call("merge-conflicts/decide", { file: cardsFile, at: 0, choice: { kind: "theirs" } });
    await onDisk();
    expect(listed()).toBe(`${line} decided: theirs.\n`);
    expect(JSON.parse(listed("--json"))).toMatchObject([{ conflicts: [{ kind: "cell", decided: "theirs" }] }]);
    await desk.call("history/undo", {});
    await onDisk();
    expect(listed()).toBe(`${line} ours stands.\n`);
    expect(JSON.parse(listed("--json"))).toMatchObject([{ conflicts: [{ kind: "cell", decided: null }] }]);
  });

  it("is shown with all three versions, and decided cell by cell without touching the index", async () => {
    conflicting(ours, theirs.replace('"B"', '"Bee"'));
    await desk.open();
    const [file] = (await list()).files;
    expect(file).toMatchObject({
      file: cardsFile,
      conflicts: [
        {
          ...{ at: 0, kind: "cell", title: "A", column: "Cost", base: "2", ours: "5", theirs: "6", now: "5" },
          ...{ isWritable: true, decided: null, rowKey: (await desk.rows())[0]?.key },
        },
      ],
    });
    const decide = (choice: { kind: "theirs" } | { kind: "other"; text: string }) =>
      desk.call("merge-conflicts/decide", { file: cardsFile, at: 0, choice });
    expect((await decide({ kind: "theirs" })).files[0]?.conflicts).toMatchObject([{ now: "6", decided: "theirs" }]);
    expect(await onDisk()).toBe(theirs.replace('"B"', '"Bee"'));
    expect((await decide({ kind: "other", text: "9" })).files[0]?.conflicts).toMatchObject([
      { now: "9", decided: "other" },
    ]);
    await desk.call("history/undo", {});
    await desk.call("history/undo", {});
    expect(await onDisk()).toBe(ours.replace('"B"', '"Bee"'));
    expect(git("status", "--porcelain", cardsFile)).toBe(`UU ${cardsFile}\n`);
    git("add", cardsFile);
    expect((await list()).files).toEqual([]);
  });

  it("is open again where an undo takes back what was decided, and decided by what is typed instead", async () => {
    conflicting(ours, theirs);
    await desk.open();
    const decided = async () => (await list()).files[0]?.conflicts[0]?.decided;
    const decide = (choice: { kind: "theirs" } | { kind: "other"; text: string }) =>
      desk.call("merge-conflicts/decide", { file: cardsFile, at: 0, choice });
    await decide({ kind: "theirs" });
    await desk.call("history/undo", {});
    expect(await decided()).toBeNull();
    await desk.call("history/redo", {});
    expect(await decided()).toBe("theirs");
    await desk.type("a", "cost", "8");
    expect(await decided()).toBe("other");
    // Ours, typed into the dialog, is chosen; nothing is left to ask.
    await decide({ kind: "other", text: "5" });
    expect(await decided()).toBe("ours");
  });

  it("is open again where an undo brings a row back, and where one is gone again", async () => {
    conflicting(card("b", 3), theirs);
    await desk.open();
    const decided = async () => (await list()).files[0]?.conflicts[0]?.decided;
    for (const kind of ["theirs", "ours"] as const) {
      await desk.call("merge-conflicts/decide", { file: cardsFile, at: 0, choice: { kind } });
      expect(await decided()).toBe(kind);
    }
    await desk.call("history/undo", {});
    expect(await decided()).toBe("theirs");
    await desk.call("history/redo", {});
    expect(await decided()).toBe("ours");
  });

  it("follows its row to another place, and says where it is gone", async () => {
    conflicting(ours, theirs);
    await desk.open();
    const [first] = await desk.rows();
    const sheet = { file: cardsFile, table: ["cards"] };
    await desk.call("rows/move", { sheet, rowKeys: [first?.key ?? ""], before: null });
    await desk.call("merge-conflicts/decide", { file: cardsFile, at: 0, choice: { kind: "theirs" } });
    expect(await onDisk()).toBe(`${card("b", 3)}\n${card("a", 6)}`);
    await desk.call("rows/delete", { sheet, rowKeys: [(await desk.rows())[1]?.key ?? ""] });
    expect((await list()).files[0]?.conflicts).toMatchObject([{ rowKey: null, now: null, title: "A" }]);
    const gone = await desk.session.call("merge-conflicts/decide", {
      file: cardsFile,
      at: 0,
      choice: { kind: "ours" },
    });
    expect(gone).toMatchObject({ ok: false, error: { code: "merge/row-gone" } });
    const none = await desk.session.call("merge-conflicts/decide", {
      file: cardsFile,
      at: 7,
      choice: { kind: "ours" },
    });
    expect(none).toMatchObject({ ok: false, error: { code: "merge/no-conflict" } });
  });

  it("takes a row out that one side removed", async () => {
    conflicting(card("b", 3), theirs);
    await desk.open();
    expect((await list()).files[0]?.conflicts).toMatchObject([{ kind: "removed", ours: null, column: null }]);
    await desk.call("merge-conflicts/decide", { file: cardsFile, at: 0, choice: { kind: "ours" } });
    expect(await onDisk()).toBe(card("b", 3));
    expect((await list()).files[0]?.conflicts).toMatchObject([{ decided: "ours", rowKey: null }]);
  });
});

describe.skipIf(!hasGit)("a file that one side deleted", () => {
  it("is in conflict as a whole until a git command resolves it", async () => {
    git("init", "-q");
    commit(base, "base");
    git("checkout", "-q", "-b", "gone");
    git("rm", "-q", cardsFile);
    git("commit", "-q", "-m", "gone");
    git("checkout", "-q", "main");
    commit(base.replace("cost = 2", "cost = 7"), "dearer");
    git("merge", "gone");
    await desk.open();
    expect(await list()).toEqual({ files: [], wholeFiles: [{ file: cardsFile, kind: "deleted-by-them" }] });
    expect(await desk.column("cost")).toEqual([7, 3]);
    git("add", cardsFile);
    expect(await list()).toEqual({ files: [], wholeFiles: [] });
  });
});

describe("outside of a repository", () => {
  it("nothing can be asked", async () => {
    await desk.open();
    expect(await desk.session.call("merge-conflicts/list", {})).toMatchObject({ ok: false });
  });
});
