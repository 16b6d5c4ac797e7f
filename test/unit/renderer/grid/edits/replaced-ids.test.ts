// @vitest-environment happy-dom
import "../../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import type { CellChange } from "../../../../../renderer/grid/edits/changes.js";
import { replacedIds, replacingQuestion } from "../../../../../renderer/grid/edits/replaced-ids.js";
import type { ColumnView, WireCell } from "../../../../../shared/workspace/index.js";

const columnOf = (key: string): ColumnView => ({ key, id: { path: [key] } }) as unknown as ColumnView;
const name = columnOf("name");
const id = columnOf("ID");
const columns = [name, id];

const change = (column: ColumnView, before: WireCell, text: string): CellChange => ({
  row: { key: "r", cells: [column === name ? before : "Bell", column === id ? before : "id-1"] },
  column,
  input: { kind: "text", text },
});

describe("an id that is replaced", () => {
  it.each<[what: string, change: CellChange, isReplaced: boolean]>([
    ["another one", change(id, "id-1", "id-2"), true],
    ["a number", change(id, 7, "8"), true],
    ["the same one", change(id, "id-1", "id-1"), false],
    ["the same number", change(id, 7, "7"), false],
    ["a first one", change(id, null, "id-2"), false],
    ["a blank", change(id, "id-1", " "), false],
    ["another column", change(name, "Bell", "Gong"), false],
  ])("%s", (_, each, isReplaced) => {
    expect(replacedIds({ columns }, [each])).toEqual(isReplaced ? [each] : []);
  });

  it("is one of a list in no column that only sounds like it", () => {
    const list = { key: "id[0]", id: { path: ["id"], index: 0 } } as unknown as ColumnView;
    expect(replacedIds({ columns: [list] }, [change(list, "a", "b")])).toEqual([]);
  });
});

describe("what is asked about replaced ids", () => {
  const none = { named: 0, by: "" };
  const two = { named: 1, by: "2 rows of decks" };
  const one = change(id, "id-1", "id-2");
  const run = (): void => undefined;
  const ask = (changes: readonly CellChange[], replaced: readonly CellChange[], used: typeof none) =>
    replacingQuestion("cards", { verb: "Paste", changes, run }, replaced, used);

  it("lists the rows that use them, and keeps them by default", () => {
    const { title, text, safe, choices } = ask([one], [one], two);
    expect([title, text, safe]).toEqual([
      "Replace an id of cards?",
      "This id is used by 2 rows of decks. With another id those rows refer to nothing.",
      "Keep id",
    ]);
    expect(choices.map((choice) => [choice.title, choice.isFirst])).toEqual([["Replace it", undefined]]);
  });

  it("offers to do the rest without them", () => {
    const done: (readonly CellChange[])[] = [];
    const other = change(id, "id-3", "id-4");
    const changes = [one, change(name, "Bell", "Gong"), other];
    const act = { verb: "Paste", changes, run: (some: readonly CellChange[]) => void done.push(some) };
    const { title, text, choices } = replacingQuestion("cards", act, [one, other], two);
    expect([title, text]).toEqual([
      "Replace 2 ids of cards?",
      "1 of these 2 ids is used by 2 rows of decks. With other ids those rows refer to nothing.",
    ]);
    expect(choices.map((choice) => [choice.title, choice.isFirst])).toEqual([
      ["Replace them", undefined],
      ["Paste the rest", true],
    ]);
    for (const choice of choices) choice.run();
    expect(done).toEqual([changes, [changes[1]]]);
  });

  it("says so where nothing in the folder uses them", () => {
    expect(ask([one], [one], none).text).toContain("nothing in this folder uses this one");
  });
});
