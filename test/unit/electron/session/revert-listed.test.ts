import { readFileSync, rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ChangedRowView, ListedRow, RevertedRowsView } from "../../../../shared/bridge/index.js";
import { shownCell, shownRow } from "../../../../shared/revision/index.js";
import { cardsFile, cardsSheet, Desk } from "./desk.js";

const card = (id: string): string => `# ${id}\n[[cards]]\nid = "${id}"\ncost = 2 # dear\nnote = "one ${id}${id}"\n\n`;
const text = ["a", "b", "c", "d"].map(card).join("");

let desk: Desk;
beforeEach(async () => {
  desk = new Desk({ [cardsFile]: text });
  await desk.open();
});
afterEach(() => desk.clear());

const listed = async (): Promise<readonly ChangedRowView[]> =>
  (await desk.call("revision/changes", { since: null })).tables.flatMap(({ rows }) => rows);
const asShown = (row: ChangedRowView, cell: string | null = null): ListedRow => {
  const { kind, rowKey, row: place, title } = row;
  const found = row.cells.find(({ key }) => key === cell);
  return { kind, rowKey, row: place, title, shown: found ? shownCell(found) : shownRow(row) };
};
const revert = (rows: readonly ListedRow[], cell: string | null = null): Promise<RevertedRowsView> =>
  desk.call("revision/revert", { since: null, sheet: cardsSheet, rows: [...rows], cell });
const keyOf = async (id: string): Promise<string> =>
  (await desk.rows()).find(({ cells }) => cells["id"] === id)?.key ?? "";
const onDisk = async (): Promise<string> => {
  await desk.call("workspace/flush", {});
  return readFileSync(desk.path(cardsFile), "utf8");
};

/** A row that is new, one that is gone, one that moved and changed, and one that changed in two cells. */
async function edit(): Promise<void> {
  await desk.type("b", "cost", "5");
  await desk.type("b", "note", "one three");
  await desk.type("d", "cost", "7");
  await desk.call("rows/move", { sheet: cardsSheet, rowKeys: [await keyOf("d")], before: await keyOf("a") });
  await desk.call("rows/delete", { sheet: cardsSheet, rowKeys: [await keyOf("a")] });
  await desk.call("rows/duplicate", { sheet: cardsSheet, rowKeys: [await keyOf("c")] });
  const copy = (await desk.rows()).at(-1);
  const edits = ["id", "note"].map((column) => ({
    ...{ sheet: cardsSheet, rowKey: copy?.key ?? "", column: { path: [column] }, revision: 0 },
    ...{ input: { kind: "text" as const, text: `${column} of a copy` }, seen: copy?.cells[column] ?? null },
  }));
  await desk.call("cells/edit", { edits });
}

describe("reverting what is listed", () => {
  it("brings a whole sheet back byte for byte, as one step that undo takes back", async () => {
    await edit();
    const changed = await onDisk();
    const rows = await listed();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(["added", "changed", "changed", "removed"]);
    expect(await revert(rows.map((row) => asShown(row)))).toEqual({ reverted: 4, left: [] });
    expect(await onDisk()).toBe(text);
    expect((await desk.call("history/steps", {})).steps.at(-1)?.label).toBe("Revert 4 rows of cards");
    await desk.call("history/undo", {});
    expect(await onDisk()).toBe(changed);
  });

  it("reverts a card of any kind alone, and leaves the others as they are", async () => {
    await edit();
    for (const kind of ["removed", "changed", "added", "changed"] as const) {
      const before = await listed();
      const row = before.find((each) => each.kind === kind);
      if (!row) throw new Error(`No row is ${kind}.`);
      expect(await revert([asShown(row)])).toEqual({ reverted: 1, left: [] });
      expect(await listed()).toHaveLength(before.length - 1);
    }
    expect(await onDisk()).toBe(text);
  });

  it("reverts one cell as it was spelled, and leaves the others of its card", async () => {
    await desk.type("b", "cost", "5");
    await desk.type("b", "note", "one three");
    const [row] = await listed();
    if (!row) throw new Error("Nothing differs.");
    expect(await revert([asShown(row, "cost")], "cost")).toEqual({ reverted: 1, left: [] });
    expect(await onDisk()).toBe(text.replace(card("b"), card("b").replace("one bb", "one three")));
    expect((await desk.call("history/steps", {})).steps.at(-1)?.label).toBe("Revert Cost of b");
    const [rest] = await listed();
    expect(rest && (await revert([asShown(rest, "note")], "note"))).toEqual({ reverted: 1, left: [] });
    expect(await onDisk()).toBe(text);
  });

  it("refuses a cell of several rows, of which it would revert one alone", async () => {
    await desk.type("b", "cost", "5");
    await desk.type("c", "cost", "6");
    const rows = (await listed()).map((row) => asShown(row, "cost"));
    expect(rows).toHaveLength(2);
    const wish = { since: null, sheet: cardsSheet, cell: "cost" };
    expect(await desk.faultOf("revision/revert", { ...wish, rows })).toBe("bridge/bad-request");
    expect(await listed()).toHaveLength(2);
  });

  it("brings back a cell that is gone, and takes out one that is new", async () => {
    const row = (await desk.rows())[1];
    const seen = row?.cells["cost"] ?? null;
    const place = { sheet: cardsSheet, rowKey: row?.key ?? "", revision: 0 };
    const edits = [
      { ...place, column: { path: ["cost"] }, input: { kind: "remove" as const }, seen },
      { ...place, column: { path: ["power"] }, input: { kind: "text" as const, text: "3" }, seen: null },
    ];
    await desk.call("cells/edit", { edits });
    const [changed] = await listed();
    expect(changed?.cells.map(({ key }) => key).toSorted()).toEqual(["cost", "power"]);
    expect(changed && (await revert([asShown(changed, "cost")], "cost"))).toEqual({ reverted: 1, left: [] });
    const noteLine = 'note = "one bb"\n';
    expect(await onDisk()).toBe(text.replace(noteLine, `${noteLine}power = 3\n`));
    const more = [
      { ...place, column: { path: ["note"] }, input: { kind: "text" as const, text: "n" }, seen: "one bb" },
    ];
    await desk.call("cells/edit", { edits: more });
    const [again] = await listed();
    expect(again && (await revert([asShown(again, "power")], "power"))).toEqual({ reverted: 1, left: [] });
    expect(await onDisk()).toBe(text.replace("one bb", "n"));
  });

  it("reverts only what is still as it was listed, and names the rest", async () => {
    await edit();
    const rows = await listed();
    await desk.type("b", "cost", "6");
    const { reverted, left } = await revert(rows.map((row) => asShown(row)));
    expect([reverted, left]).toEqual([3, [{ title: "b", reason: "It changed after it was listed." }]]);
    expect(await onDisk()).toBe(
      text.replace(card("b"), card("b").replace("one bb", "one three").replace("cost = 2", "cost = 6")),
    );
    expect(await revert(rows.slice(0, 1).map((row) => asShown(row)))).toMatchObject({ reverted: 0, left: [{}] });
  });

  it("says why where the file is gone", async () => {
    await desk.call("workspace/flush", {});
    rmSync(desk.path(cardsFile));
    await expect.poll(async () => (await listed()).length).toBe(4);
    const rows = await listed();
    expect(await revert(rows.slice(0, 1).map((row) => asShown(row)))).toEqual({
      reverted: 0,
      left: [{ title: "a", reason: "The sheet of this row is gone." }],
    });
  });
});
