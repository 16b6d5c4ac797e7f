import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { readSheet, updateRows, updateSheet, type SheetFacts } from "../../../../shared/sheet/index.js";
import {
  deleteRow,
  insertRow,
  removeKey,
  setSource,
  setValue,
  writeValue,
  type TomlDocument,
} from "../../../../shared/toml/index.js";
import { integer, sheet, string } from "./sheets.js";

const sources = ({ columns }: SheetFacts): string[] => columns.map(({ source }) => source);

/** Facts without what is only remembered: what a new read of the file would return, in no order. */
const counted = ({ keys, rowCount }: SheetFacts) => ({
  rowCount,
  keys: keys
    .filter(({ rows }) => rows > 0)
    .map(({ key, rows, plain, elements, members }) => ({
      key,
      rows,
      plain: plain.counts,
      elements: elements.map(({ counts }) => counts).filter(({ present }) => present > 0),
      members: Object.fromEntries(members.filter(({ counts }) => counts.present > 0).map((m) => [m.name, m.counts])),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1)),
});

const base = '[[cards]]\nid = "a"\ncost = 1\ntags = ["x"]\n\n[[cards]]\nid = "b"\ncost = 2\nstats = { hp = 1 }\n';
const set = (document: TomlDocument, row: number, key: string, source: string): TomlDocument =>
  must(setSource(document, ["cards", row, key], source)).doc;

describe("facts after one row changed", () => {
  test("the columns are the same array while only values change", () => {
    const { document, facts } = sheet(base);
    const after = updateSheet(facts, document, 0, set(document, 0, "cost", '""'), 0);
    expect(after.columns).toBe(facts.columns);
    expect(after.keyOrder).toBe(facts.keyOrder);
    expect(after).not.toBe(facts);
  });

  // An act of many cells would cost all columns for each of them.
  test("what is known of other keys is not touched", () => {
    const { document, facts } = sheet(base);
    const after = updateSheet(facts, document, 0, set(document, 0, "cost", '""'), 0);
    const kept = after.keys.filter((each, at) => each === facts.keys[at]).map(({ key }) => key);
    expect(kept).toEqual(["id", "tags", "stats"]);
  });

  test("values that count alike leave the facts as they are", () => {
    const { document, facts } = sheet(base);
    expect(updateSheet(facts, document, 0, set(document, 0, "cost", "7"), 0)).toBe(facts);
  });

  // Whatever is passed over as counting alike must count alike in a new read, whichever value comes in the place of which.
  test.each(["id", "Id", "text"])("each kind of value in the place of each other counts in %s as it is read", (key) => {
    const long = "x".repeat(81);
    const texts = ["", " ", "*", "a", "A", "b", long, `${long}y`, "two\nlines", `${long}\n`].map(string);
    const others = ["1", "2", "1.5", "true", "1979-05-27", "[]", "[1]", "[{ a = 1 }]", "{}", "{ a = 1 }"];
    const sources = [...texts.map((text) => writeValue(text)), ...others];
    for (const from of sources) {
      const { document, facts } = sheet(`[[cards]]\n${key} = ${from}\n\n[[cards]]\nname = "b"\n`);
      for (const to of sources) {
        const edited = set(document, 0, key, to);
        const now = updateSheet(facts, document, 0, edited, 0);
        const read = readSheet(edited, ["cards"]);
        expect(counted(now), `${from} to ${to}`).toEqual(counted(read));
        const kinds = ({ keys }: SheetFacts) => keys.map((each) => [each.key, each.kinds]);
        expect(kinds(now), `${from} to ${to}`).toEqual(kinds(read));
      }
    }
  });

  // What was forgotten would be asked of the game again, and every row be checked again.
  test("what the game of a sheet says of it stays, also when its last row goes or it is read again", () => {
    const { document, facts: read } = sheet('[[cards]]\nid = "a"\ncost = 1\n');
    const said = { ids: { key: "id", maker: { kind: "uuid" }, kind: "cards" }, hiddenKeys: new Set(["cost"]) } as const;
    const facts = { ...read, ...said };
    const empty = must(deleteRow(document, ["cards"], 0)).doc;
    const all = [
      updateSheet(facts, document, 0, set(document, 0, "cost", "7"), 0),
      updateSheet(facts, document, 0, empty, null),
      readSheet(document, ["cards"], facts),
      readSheet(empty, ["cards"], facts),
    ];
    for (const { ids, hiddenKeys } of all) {
      expect(ids).toBe(said.ids);
      expect(hiddenKeys).toBe(said.hiddenKeys);
    }
  });

  test("a column comes with its first cell, at the end", () => {
    const { document, facts } = sheet(base);
    const after = updateSheet(facts, document, 0, set(document, 0, "art", '"new"'), 0);
    expect(sources(after)).toEqual(["id", "cost", "tags[0]", "stats.hp", "art"]);
  });

  test("a column goes again when the edit that made it is taken back", () => {
    const { document, facts } = sheet(base);
    const edited = set(document, 0, "art", '"new"');
    const after = updateSheet(facts, document, 0, edited, 0);
    const back = updateSheet(after, edited, 0, must(removeKey(edited, ["cards", 0, "art"])).doc, 0);
    expect(back).toEqual(facts);
  });

  test("a column of the file stays in its place when its last cell is cleared", () => {
    const { document, facts } = sheet(base);
    const cleared = must(removeKey(document, ["cards", 0, "tags"])).doc;
    const after = updateSheet(facts, document, 0, cleared, 0);
    expect(sources(after)).toEqual(["id", "cost", "tags[0]", "stats.hp"]);
    const back = updateSheet(after, cleared, 0, document, 0);
    expect(back).toEqual(facts);
  });

  test("a longer array adds a column beside its own", () => {
    const { document, facts } = sheet(base);
    const after = updateSheet(facts, document, 0, set(document, 0, "tags", '["x", "y"]'), 0);
    expect(sources(after)).toEqual(["id", "cost", "tags[0]", "tags[1]", "stats.hp"]);
  });

  test("a new member adds a column beside its table's", () => {
    const { document, facts } = sheet(base);
    const after = updateSheet(facts, document, 1, set(document, 1, "stats", "{ hp = 1, mp = 2 }"), 1);
    expect(sources(after)).toEqual(["id", "cost", "tags[0]", "stats.hp", "stats.mp"]);
  });

  test("a column that changes its kind is a change of columns", () => {
    const { document, facts } = sheet("[[cards]]\nfast = true\n");
    const after = updateSheet(facts, document, 0, set(document, 0, "fast", '"maybe"'), 0);
    expect(after.columns).not.toBe(facts.columns);
    expect(after.columns[0]?.kind).toBe("text");
  });

  test("R9: deleting the last row leaves the columns, and a new row finds them", () => {
    const { document, facts } = sheet('[[cards]]\nid = "a"\ntags = ["x"]\n');
    const emptied = must(deleteRow(document, ["cards"], 0)).doc;
    const empty = updateSheet(facts, document, 0, emptied, null);
    expect(empty.rowCount).toBe(0);
    expect(sources(empty)).toEqual(["id", "tags[0]"]);
    const filled = must(insertRow(emptied, ["cards"], 0, { entries: [{ key: "id", value: string("b") }] })).doc;
    expect(sources(updateSheet(empty, emptied, null, filled, 0))).toEqual(["id", "tags[0]"]);
  });
});

const cell = fc
  .constantFrom('""', '"*"', '"text"', '"two\\nlines"', "1", "-3", "1.5", "true", "1979-05-27", "[]")
  .map(String);
const anyValue = fc.oneof(
  { weight: 4, arbitrary: cell },
  fc.array(cell, { maxLength: 4 }).map((items) => `[${items.join(", ")}]`),
  fc.array(cell, { maxLength: 3 }).map((items) => `{ ${items.map((item, at) => `m${at} = ${item}`).join(", ")} }`),
);
const key = fc.constantFrom("id", "ID", "a", "b", "c", "tags", "stats");

type Step =
  | { readonly kind: "set"; readonly row: number; readonly key: string; readonly source: string }
  | { readonly kind: "remove"; readonly row: number; readonly key: string }
  | { readonly kind: "insert"; readonly row: number }
  | { readonly kind: "delete"; readonly row: number };

const row = fc.nat({ max: 1_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("set" as const), row, key, source: anyValue }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), row, key }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("insert" as const), row }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), row }) },
);

function take(document: TomlDocument, rows: number, each: Step) {
  const at = rows === 0 ? 0 : each.row % rows;
  switch (each.kind) {
    case "insert": {
      const place = each.row % (rows + 1);
      const edited = insertRow(document, ["cards"], place, { entries: [{ key: "a", value: integer(1) }] });
      return { edited, before: null, after: place };
    }
    case "delete":
      return rows === 0 ? undefined : { edited: deleteRow(document, ["cards"], at), before: at, after: null };
    case "set":
      if (rows === 0) return undefined;
      return { edited: setSource(document, ["cards", at, each.key], each.source), before: at, after: at };
    case "remove":
      if (rows === 0) return undefined;
      return { edited: removeKey(document, ["cards", at, each.key]), before: at, after: at };
  }
}

test("facts kept row by row count what reading the whole sheet again counts", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let { document, facts } = sheet(base);
      for (const each of steps) {
        const taken = take(document, facts.rowCount, each);
        if (!taken?.edited.ok) continue;
        const next = taken.edited.value.doc;
        facts = updateSheet(facts, document, taken.before, next, taken.after);
        document = next;
        const fresh = readSheet(document, ["cards"]);
        expect(counted(facts)).toEqual(counted(fresh));
        // Many laws ask for a key by its place in the order.
        expect(facts.keyOrder).toEqual(facts.keys.map((of) => of.key));
        expect(facts.columns).toEqual(facts.keys.flatMap((of) => of.columns));
        for (const { key: name, kind } of fresh.columns) {
          expect(facts.columns.find((column) => column.key === name)?.kind).toBe(kind);
        }
      }
    }),
    { numRuns: 150, seed: 7 },
  );
});

test("many rows at once count as one after the other", () => {
  const { document, facts } = sheet(base);
  const edited = must(setValue(set(document, 0, "cost", '"*"'), ["cards", 1, "art"], string("x"))).doc;
  const rows = [
    { before: 0, after: 0 },
    { before: 1, after: 1 },
  ];
  expect(counted(updateRows(facts, document, edited, rows))).toEqual(counted(readSheet(edited, ["cards"])));
});
