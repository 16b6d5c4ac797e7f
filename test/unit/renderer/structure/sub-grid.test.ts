import { describe, expect, test } from "vitest";
import { gridColumns } from "../../../../renderer/structure/model/sub-grid.js";
import { must } from "../../../../shared/base/index.js";
import type { ColumnSchema, RowType } from "../../../../shared/sheet/index.js";
import { fromWire, type WireValue } from "../../../../shared/toml/index.js";

const column = (key: string, type: ColumnSchema["type"]): ColumnSchema => ({ key, type, about: "" });
const rows = (...members: ColumnSchema[]): RowType => ({ title: "Part", name: [], spelling: "inline", members });
const parts = rows(column("card", { kind: "text" }), column("copies", { kind: "integer" }));
const withKeys = (count: number): WireValue =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));

const titles = (type: RowType | undefined, ...items: WireValue[]): readonly string[] | undefined =>
  gridColumns(
    type,
    items.map((item) => must(fromWire(item))),
  )?.map(({ key }) => key);

describe("the columns of a sub-grid", () => {
  test.each<[name: string, RowType | undefined, items: WireValue[], keys: readonly string[] | undefined]>([
    ["are the members of the type, also where no item has them", parts, [{ copies: 1 }], ["card", "copies"]],
    [
      "are followed by keys that the type does not know",
      parts,
      [{ z: 1 }, { a: 2, z: 3 }],
      ["card", "copies", "z", "a"],
    ],
    ["are the keys of the items where there is no type", undefined, [{ b: 1 }, { a: 2 }], ["b", "a"]],
    ["are up to eight", undefined, [withKeys(8)], Object.keys(withKeys(8) as object)],
    ["are no more than eight", undefined, [withKeys(9)], undefined],
    ["are none without keys", undefined, [{}], undefined],
    ["are none where an item is not a table", parts, [{ card: "a" }, 1], undefined],
    ["are none where an item holds a list", parts, [{ card: "a" }, { card: ["a"] }], undefined],
    ["are none where an item holds a table", parts, [{ card: { a: 1 } }], undefined],
    ["are none where members may be lists", rows(column("tags", { kind: "texts" })), [{}], undefined],
    [
      "are none where members depend on others",
      { ...parts, cases: { key: "card", up: 0, of: { a: [] } } },
      [{ card: "a" }],
      undefined,
    ],
  ])("%s", (_, type, items, keys) => expect(titles(type, ...items)).toEqual(keys));
});
