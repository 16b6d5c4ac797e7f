// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, requestsOf, session, type PageFolder } from "../../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "../../../../../shared/base/index.js";
import type { SheetChanges } from "../../../../../shared/bridge/index.js";
import { runCommand } from "../../../../../renderer/commands/index.js";
import { activeGrid } from "../../../../../renderer/grid/index.js";
import { getApp, setApp } from "../../../../../renderer/state/index.js";
import { tellRows } from "../../../../../renderer/state/loader.js";

eachOnNewApp();

const text =
  '[[cards]]\nid = "a"\nname = "Oak"\ncost = 3\ntags = ["x"]\n\n[[cards]]\nid = "b"\nname = "Ash"\ncost = 1\ntags = ["x", "y", "z"]\n';

let folder: PageFolder;
let changes: SheetChanges;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text });
  const { answer } = session;
  session.answer = (name, request) =>
    name === "revision/sheet" ? Promise.resolve(ok(changes)) : answer(name, request);
});

const rowKeys = (): readonly string[] => activeGrid()?.rows.map(({ key }) => key) ?? [];

/** Says what changed, as the session does after an edit. */
function mark(
  cells: readonly (readonly [row: number, column: string, before: unknown])[],
  more: Partial<SheetChanges> = {},
): void {
  const rows = [...new Set(cells.map(([row]) => row))];
  const changed = rows.map((row) => ({
    rowKey: rowKeys()[row] ?? "",
    cells: cells.filter(([at]) => at === row).map(([, column, before]) => ({ column, before })),
  }));
  changes = { since: "commit", isNew: false, added: [], removed: 0, changed, ...more } as SheetChanges;
  window.dispatchEvent(new Event("focus"));
}

const titleOf = (row: number, column: string): string | null =>
  cellAt(row, column).querySelector("[data-changed]")?.getAttribute("title") ?? null;
const onDisk = (): string | undefined => folder.world.text("cards.toml");
const selectAll = (): void =>
  activeGrid()?.range.select({ anchor: { row: 0, column: 0 }, focus: { row: 1, column: 99 } });

describe("cells that changed", () => {
  it("say what they held, also where that was nothing", async () => {
    mark([
      [0, "cost", 2],
      [1, "cost", null],
      [1, "name", ""],
    ]);
    await expect.poll(() => titleOf(0, "cost")).toBe("In the last commit: 2");
    // Each row is drawn by itself.
    await expect.poll(() => titleOf(1, "cost")).toBe("In the last commit: absent");
    await expect.poll(() => titleOf(1, "name")).toBe("In the last commit: empty");
    expect(titleOf(0, "name")).toBeNull();
    mark([], { since: "opening", added: [rowKeys()[1] ?? ""], removed: 2 });
    await expect.poll(() => titleOf(0, "cost")).toBeNull();
    await expect.poll(() => cellAt(1, "#").querySelector("[data-added]")?.getAttribute("title")).toBe("New row");
    const count = await screen.findByRole("button", { name: "1 row new, 2 rows removed" });
    expect(count.title).toContain("Since the folder was opened");
  });

  it("are not struck through any more once they are compared with a commit, though they held the same there", async () => {
    mark([[0, "cost", 2]], { since: "standing" });
    await expect.poll(() => cellAt(0, "cost").querySelector("del")?.textContent).toBe("2");
    mark([[0, "cost", 2]]);
    await expect.poll(() => titleOf(0, "cost")).toBe("In the last commit: 2");
    expect(cellAt(0, "cost").querySelector("del")).toBeNull();
  });

  it("are asked for again after edits, but not for each slice of a long sheet that arrives", async () => {
    mark([]);
    await expect.poll(() => requestsOf("revision/sheet").length).toBeGreaterThan(0);
    const asked = (): number => requestsOf("revision/sheet").length;
    const key = getApp().active ?? "";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const before = asked();
      tellRows(key, { kind: "more", rows: [], isLast: true }, "outside");
      vi.runAllTimers();
      expect(asked()).toBe(before);
      tellRows(key, { kind: "marks", keys: [] }, "edit");
      vi.runAllTimers();
      expect(asked()).toBe(before);
      tellRows(key, { kind: "reset" }, "edit");
      vi.runAllTimers();
      expect(asked()).toBe(before + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("stay marked without being listed again, until an answer says that they are settled", async () => {
    mark([[0, "cost", 2]], { answer: "one" });
    await expect.poll(() => titleOf(0, "cost")).toBe("In the last commit: 2");
    mark([[1, "cost", 5]], { answer: "two", settled: [] });
    await expect.poll(() => titleOf(1, "cost")).toBe("In the last commit: 5");
    expect(titleOf(0, "cost")).toBe("In the last commit: 2");
    mark([[1, "name", "Elm"]], { answer: "three", settled: [rowKeys()[0] ?? ""] });
    await expect.poll(() => titleOf(1, "name")).toBe("In the last commit: Elm");
    expect([titleOf(0, "cost"), titleOf(1, "cost")]).toEqual([null, null]);
    // A row that is changed may become one that is new, as where a commit renames what it was paired with.
    mark([], { answer: "four", settled: [], added: [rowKeys()[1] ?? ""] });
    await expect.poll(() => titleOf(1, "name")).toBeNull();
    await screen.findByRole("button", { name: "1 row new" });
    mark([[1, "cost", 6]], { answer: "five" });
    await expect.poll(() => titleOf(1, "cost")).toBe("In the last commit: 6");
    expect(screen.queryByRole("button", { name: /new/u })).toBeNull();
    const known = requestsOf("revision/sheet").map((request) => (request as { known?: string }).known);
    expect(known.slice(-5)).toEqual([undefined, "one", "two", "three", "four"]);
  });

  it("are not marked where nobody wants it", async () => {
    mark([[0, "cost", 2]]);
    await expect.poll(() => titleOf(0, "cost")).not.toBeNull();
    setApp({ changesSince: null });
    await expect.poll(() => titleOf(0, "cost")).toBeNull();
    expect(screen.queryByRole("button", { name: /cells? changed/u })).toBeNull();
  });
});

describe("reverting the selection", () => {
  it("restores values of cells, and adds and removes what lists had, as one step", async () => {
    mark([
      [0, "cost", 2],
      [0, "tags:1", "y"],
      [1, "cost", null],
      [1, "tags:1", null],
      [1, "tags:2", null],
    ]);
    await expect.poll(() => titleOf(0, "cost")).not.toBeNull();
    selectAll();
    runCommand("revert-cells");
    const reverted = text
      .replace("cost = 3", "cost = 2")
      .replace('["x"]', '["x", "y"]')
      .replace("cost = 1\n", "")
      .replace('["x", "y", "z"]', '["x"]');
    await expect.poll(onDisk).toBe(reverted);
    runCommand("undo");
    await expect.poll(onDisk).toBe(text);
  });

  it("leaves cells alone that are not selected, and says so where none has changed", async () => {
    mark([[1, "cost", 9]]);
    await expect.poll(() => titleOf(1, "cost")).not.toBeNull();
    activeGrid()?.range.goTo({ row: 0, column: 0 });
    runCommand("revert-cells");
    await screen.findByText("No selected cell has changed.");
    expect(onDisk()).toBe(text);
  });
});
