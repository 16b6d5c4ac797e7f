import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applyChanges } from "../../../../shared/base/index.js";
import { card, cardsFile, cardsSheet, Desk, until } from "./desk.js";

const before = card("a", 1) + card("b", 2);
let desk: Desk;

beforeEach(async () => {
  desk = new Desk({ [cardsFile]: before });
  await desk.open();
});
afterEach(() => desk.clear());

const known = async (): Promise<{ version: string; text: string }> => {
  const now = await desk.call("text/since", { file: cardsFile, version: null });
  if (now.kind !== "whole") throw new Error("The whole text was expected");
  return now;
};
const typed = (seen: string, find: string, insert: string) => {
  const from = before.indexOf(find);
  return desk.call("text/type", { file: cardsFile, seen, changes: [{ from, to: from + find.length, insert }] });
};

const onDisk = (text: string) =>
  until(
    () => readFileSync(desk.path(cardsFile), "utf8"),
    (found) => found === text,
  );

describe("the text of a file beside its sheet", () => {
  it("follows an edit of a cell by its bytes", async () => {
    const { version, text } = await known();
    expect(text).toBe(before);
    const [row] = await desk.rows();
    const input = { kind: "text", text: "17" } as const;
    await desk.call("cells/edit", {
      edits: [{ sheet: cardsSheet, rowKey: row?.key ?? "", column: { path: ["cost"] }, input, seen: 1, revision: 0 }],
    });
    const news = await desk.call("text/since", { file: cardsFile, version });
    expect(news).toMatchObject({ kind: "changes", changes: [{ insert: "7" }] });
    if (news.kind === "changes") expect(applyChanges(text, news.changes)).toBe(before.replace("cost = 1", "cost = 17"));
  });

  it("is written to disk as it is typed, and is no news to who typed it", async () => {
    const { version } = await known();
    const answer = await typed(version, "# who", "# whose");
    expect(await desk.call("text/since", { file: cardsFile, version: answer.version })).toEqual({
      kind: "changes",
      version: answer.version,
      changes: [],
    });
    await onDisk(before.replace("# who", "# whose"));
  });

  it("leads to the cell at a place, and from a cell to its place", async () => {
    const { version, text } = await known();
    const rows = await desk.rows();
    const rowKey = rows[1]?.key ?? "";
    const at = text.indexOf("cost = 2");
    const cell = { sheet: cardsSheet, rowKey, column: "cost" };
    expect(await desk.call("text/cell-at", { file: cardsFile, version, at: at + 3 })).toEqual({ cell });
    expect(await desk.call("text/span-of", cell)).toEqual({ span: { version, from: at, to: at + 8 } });
    const header = text.lastIndexOf("[[cards]]");
    expect(await desk.call("text/cell-at", { file: cardsFile, version, at: header })).toEqual({
      cell: { ...cell, column: null },
    });
    expect(await desk.call("text/span-of", { ...cell, column: null })).toEqual({
      span: { version, from: header, to: header + 9 },
    });
    expect(await desk.call("text/cell-at", { file: cardsFile, version: "another", at })).toEqual({ cell: null });
  });

  it("is compared with the opening, the disk, and what it was before each step", async () => {
    const { version } = await known();
    const first = await typed(version, "# who", "# whose");
    await typed(first.version, "[[", "# A\n[[");
    const { steps } = await desk.call("history/steps", {});
    const now = `# A\n${before.replace("# who", "# whose")}`;
    const compared = (request: { kind: "opening" | "commit" | "disk" } | { kind: "step"; step: number }) =>
      desk.ask("text/compare", { file: cardsFile, with: request });
    expect(await compared({ kind: "opening" })).toMatchObject({ value: { before, now } });
    const texts = await Promise.all(steps.map(({ id }) => compared({ kind: "step", step: id })));
    expect(texts).toMatchObject([{ value: { before } }, { value: { before: before.replace("# who", "# whose") } }]);
    await onDisk(now);
    await desk.call("workspace/flush", {});
    expect(await compared({ kind: "disk" })).toMatchObject({ value: { before: now, now } });
    expect(await compared({ kind: "commit" })).toMatchObject({ ok: false });
    expect(await compared({ kind: "step", step: 77 })).toMatchObject({ error: { code: "history/no-such-step" } });
  });

  it("is compared with the last commit", async () => {
    const git = (...args: string[]): Buffer =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: desk.folder });
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "One");
    const { version } = await known();
    await typed(version, "# who", "# whose");
    expect(await desk.call("text/compare", { file: cardsFile, with: { kind: "commit" } })).toEqual({
      before,
      now: before.replace("# who", "# whose"),
    });
  });
});
