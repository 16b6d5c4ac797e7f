import { expect, test } from "vitest";
import {
  cellValue,
  columnKey,
  columnName,
  columnPath,
  columnSource,
  columnTitle,
  insideWhole,
  readColumnName,
  viewWithin,
  type ColumnId,
} from "../../../../shared/sheet/index.js";
import { columnIdSchema } from "../../../../shared/workspace/identity.js";
import { fromWire, parseDocument, toWire, withValueWithin } from "../../../../shared/toml/index.js";
import { must } from "../../../../shared/base/index.js";

const deep: ColumnId = { path: ["abilities"], inner: [0, "alterations", 1, "params", "amount"] };

test.each<[ColumnId, key: string, name: string, title: string]>([
  [
    deep,
    "abilities#0/alterations/1/params/amount",
    "abilities[0].alterations[1].params.amount",
    "Abilities 1 › Alterations 2 › Params › Amount",
  ],
  [{ path: ["abilities"], inner: [2] }, "abilities#2", "abilities[2]", "Abilities 3"],
  [{ path: ["mana"], inner: ["fire"] }, "mana#fire", "mana.fire", "Mana › Fire"],
  [{ path: ["grid"], inner: [0, 1] }, "grid#0/1", "grid[0][1]", "Grid 1 2"],
  [{ path: ["a#b"], inner: ["c/d", 1] }, "a%23b#c%2Fd/1", '"a#b"."c/d"[1]', "A#b › C/d 2"],
  [{ path: ["a"], inner: [0, "1"] }, "a#0/%31", "a[0].1", "A 1 › 1"],
  [{ path: ["a"], inner: [0, "b.c", "d[0]"] }, "a#0/b.c/d%5B0%5D", 'a[0]."b.c"."d[0]"', "A 1 › B.c › D[0]"],
])("%j has the key %j, the name %j and the title %j", (id, key, name, title) => {
  expect(columnKey(id)).toBe(key);
  expect(columnName(id)).toBe(name);
  expect(columnTitle(id)).toBe(title);
  expect(insideWhole(readColumnName(name))).toEqual(id);
  expect(must(parsed(id))).toEqual(id);
});

const parsed = (id: ColumnId) => {
  const read = columnIdSchema.safeParse(id);
  return read.success
    ? { ok: true as const, value: read.data }
    : { ok: false as const, error: { code: "", message: "" } };
};

test("a name with one place at its end is an element of a spread array, with more it is a place inside the value", () => {
  expect(readColumnName("tides[0]")).toEqual({ path: ["tides"], index: 0 });
  expect(readColumnName("stats.tides[0]")).toEqual({ path: ["stats", "tides"], index: 0 });
  expect(readColumnName("tides[0][1]")).toEqual({ path: ["tides"], inner: [0, 1] });
  expect(readColumnName("tides[0].name")).toEqual({ path: ["tides"], inner: [0, "name"] });
  expect(readColumnName("Energy Cost[0]")).toEqual({ path: ["Energy Cost"], index: 0 });
  expect(readColumnName("tides[-1].name")).toEqual({ path: ["tides[-1].name"] });
  expect(columnSource(deep)).toBe("abilities[0].alterations[1].params.amount");
});

test("a column has an index or inner steps, not both, and at most 64 steps", () => {
  expect(parsed({ path: ["a"], index: 0, inner: [1] }).ok).toBe(false);
  expect(parsed({ path: ["a"], inner: [] }).ok).toBe(false);
  expect(parsed({ path: ["a"], inner: [-1] }).ok).toBe(false);
  expect(parsed({ path: ["a"], inner: Array.from({ length: 65 }, () => 0) }).ok).toBe(false);
});

test("values inside a cell are found in documents and in views, and replaced", () => {
  const text = [
    "[[cards]]",
    "  [[cards.abilities]]",
    "    [[cards.abilities.alterations]]",
    "    params = { amount = 3 }",
    "    [[cards.abilities.alterations]]",
    "    params = { amount = 4 }",
    "",
  ].join("\n");
  const document = must(parseDocument(text));
  const whole = cellValue(document, ["cards"], 0, { path: ["abilities"] });
  expect(cellValue(document, ["cards"], 0, deep)).toEqual({ kind: "integer", value: 4n });
  expect(cellValue(document, ["cards"], 0, { path: ["abilities"], inner: [1, "name"] })).toBeUndefined();
  const view = whole ? toWire(whole) : null;
  expect(viewWithin(view, deep.inner)).toBe(4);
  expect(viewWithin(view, [1])).toBeNull();
  expect(viewWithin(view, [0, "toString"])).toBeNull();
  expect(viewWithin(view)).toBe(view);
  const changed = withValueWithin(whole, columnPath(deep).slice(1), must(fromWire(9)));
  expect(changed && viewWithin(toWire(changed), deep.inner)).toBe(9);
  expect(withValueWithin(whole, [0, "alterations", 0], undefined)).toEqual(
    must(fromWire([{ alterations: [{ params: { amount: 4 } }] }])),
  );
});
