// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ok, type Result } from "../../../../shared/base/index.js";
import type { ChangedRowView, ChangesView } from "../../../../shared/bridge/index.js";
import { ChangesDialog } from "../../../../renderer/changes/index.js";
import { setApp } from "../../../../renderer/state/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";
import { keptChanges } from "../../../../renderer/changes/kept-changes.js";

const row = (title: string, place: number): ChangedRowView => ({
  ...{ kind: "changed", row: place, rowKey: `k${title}`, title, isMoved: false, abilities: [] },
  cells: [
    { column: "Cost", key: "cost", before: "2", after: "3" },
    { column: "Name", key: "name", before: "a", after: "b" },
  ],
});
const gone: ChangedRowView = {
  ...{ kind: "removed", row: 9, rowKey: null, title: "Gone", isMoved: false, cells: [], abilities: [] },
};
const viewOf = (rows: readonly ChangedRowView[]): ChangesView => ({
  commit: "c0ffee",
  tables: [
    {
      ...{ file: "cards.toml", fileBefore: "cards.toml", table: "cards", path: ["cards"], title: "Cards" },
      ...{ isRemoved: false, columns: [], rows },
    },
  ],
  count: rows.length,
  unread: [],
});

const moved = (): void =>
  act(() =>
    session.publish("sheet/patch", {
      ...{ sheet: { file: "cards.toml", table: ["cards"] }, revision: 2, origin: "edit" },
      change: { kind: "reset" },
    }),
  );
const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const asked = (): unknown[] => requestsOf("revision/changes").map((request) => (request as { since: unknown }).since);

let rows: readonly ChangedRowView[];
beforeEach(() => {
  rows = [row("Ash", 1), row("Birch", 2), gone];
  answerCalls({
    "revision/names": () => ({ names: [] }),
    "revision/changes": () => viewOf(rows),
    "history/undo": () => ({ skipped: [], focus: null, looks: [] }),
    "revision/revert": () => ({ reverted: 1, left: [{ title: "Gone", reason: "It changed after it was listed." }] }),
  });
});

describe("reverting from the list of changes", () => {
  eachOnNewPage();

  it("asks for the cell, the row or the sheet as it is shown", async () => {
    render(<ChangesDialog />);
    await screen.findByRole("heading", { name: "Cards cards.toml" });
    const asked = { since: "HEAD", sheet: { file: "cards.toml", table: ["cards"] }, cell: null };
    const ash = {
      kind: "changed",
      rowKey: "kAsh",
      row: 1,
      title: "Ash",
      shown: "~ Ash\n    cost: 2 → 3\n    name: a → b",
    };
    await person().click(button("Revert Cost of Ash"));
    await person().click(button("Revert Ash"));
    await person().click(button("Revert Gone"));
    await person().click(button("Revert 3 rows of Cards"));
    expect(requestsOf("revision/revert")).toEqual([
      { ...asked, rows: [{ ...ash, shown: "cost: 2 → 3" }], cell: "cost" },
      { ...asked, rows: [ash] },
      { ...asked, rows: [{ kind: "removed", rowKey: null, row: 9, title: "Gone", shown: "- Gone" }] },
      {
        ...asked,
        rows: [ash, expect.objectContaining({ title: "Birch" }), expect.objectContaining({ title: "Gone" })],
      },
    ]);
    expect(await screen.findByText("Reverted. Gone was not reverted: It changed after it was listed.")).toBeDefined();
  });

  it("reverts only the rows that the filter lists", async () => {
    render(<ChangesDialog />);
    await person().selectOptions(await screen.findByLabelText("How much"), "New and removed rows");
    await person().click(button("Revert 1 row of Cards"));
    expect(requestsOf("revision/revert")).toMatchObject([{ rows: [{ title: "Gone" }] }]);
  });

  it("undoes by its keys, but not from a text field", async () => {
    render(<ChangesDialog />);
    await person().selectOptions(screen.getByLabelText("Compare with"), "Another commit");
    await person().type(screen.getByLabelText("Commit, branch or tag"), "{Control>}z{/Control}");
    expect(requestsOf("history/undo")).toEqual([]);
    screen.getByLabelText("Compare with").focus();
    await person().keyboard("{Control>}z{/Control}");
    expect(requestsOf("history/undo")).toHaveLength(1);
  });
});

describe("the list of changes while cards are edited", () => {
  eachOnNewPage();

  it("follows, and keeps the keyboard where it was, or at the next where that is gone", async () => {
    render(<ChangesDialog />);
    (await screen.findByRole("button", { name: "Revert Birch" })).focus();
    rows = [row("Ash", 1), row("Alder", 2), row("Birch", 3)];
    moved();
    await screen.findByRole("button", { name: "Revert Alder" });
    expect(document.activeElement).toBe(button("Revert Birch"));
    button("Revert Ash").focus();
    rows = rows.slice(1);
    moved();
    await expect.poll(() => screen.queryByRole("button", { name: "Revert Ash" })).toBeNull();
    expect(document.activeElement).toBe(button("Revert Alder"));
    rows = [];
    moved();
    await screen.findByText("No card has changed.");
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Compare with"));
  });

  it("keeps the filter, and drops its column while no row differs there", async () => {
    render(<ChangesDialog />);
    await person().selectOptions(await screen.findByLabelText("Column"), "Cost");
    rows = [...rows, row("Cedar", 4)];
    moved();
    expect(await screen.findByRole("button", { name: "Revert Cedar" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Revert Gone" })).toBeNull();
    rows = [gone, { ...gone, row: 10, title: "Lost" }];
    moved();
    expect(await screen.findByRole("button", { name: "Revert Lost" })).toBeDefined();
  });

  it("compares once for many edits, once more after those that came meanwhile, and by name once it is quiet", async () => {
    const answers: ((result: Result<unknown>) => void)[] = [];
    session.answer = (name) =>
      name === "revision/changes" ? new Promise((resolve) => answers.push(resolve)) : Promise.resolve(ok({}));
    render(<ChangesDialog />);
    for (let edit = 0; edit < 20; edit += 1) moved();
    expect(asked()).toEqual(["HEAD"]);
    act(() => answers[0]?.(ok(viewOf(rows))));
    await expect.poll(asked).toEqual(["HEAD", "c0ffee"]);
    act(() => answers[1]?.(ok(viewOf(rows))));
    await screen.findByRole("button", { name: "Revert Ash" });
    expect(asked()).toEqual(["HEAD", "c0ffee"]);
    moved();
    expect(asked()).toEqual(["HEAD", "c0ffee", "c0ffee"]);
    act(() => answers[2]?.(ok(viewOf(rows))));
    await expect.poll(asked).toEqual(["HEAD", "c0ffee", "c0ffee", "HEAD"]);
  });

  it("is not offered where nothing can be changed", async () => {
    const workspace = workspaceView(new World({ "cards.toml": "" }).state);
    setApp({ workspace: { ...workspace, readOnly: "Another Cardwright has this folder open." } });
    render(<ChangesDialog />);
    await screen.findByRole("heading", { name: "Cards cards.toml" });
    expect(screen.queryByRole("button", { name: /^Revert/u })).toBeNull();
  });
});

describe("the rows of a list that follows", () => {
  it("stay the same objects where they say the same, wherever they stand", () => {
    const before = viewOf([row("Ash", 1), row("Birch", 2), gone]);
    const after = keptChanges(
      before,
      viewOf([row("New", 1), { ...row("Ash", 2), row: 1 }, { ...row("Birch", 2), isMoved: true }, { ...gone }]),
    );
    const [old, fresh] = [before.tables[0]?.rows ?? [], after.tables[0]?.rows ?? []];
    expect(fresh.map(({ title, isMoved }) => [title, isMoved])).toEqual([
      ["New", false],
      ["Ash", false],
      ["Birch", true],
      ["Gone", false],
    ]);
    expect(fresh.map((each) => old.indexOf(each))).toEqual([-1, 0, -1, 2]);
    expect(after.tables[0]?.path).toBe(before.tables[0]?.path);
    expect(keptChanges(undefined, before)).toEqual(before);
  });
});
