import fc from "fast-check";
import { expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  equalValues,
  parseDocument,
  removeKey,
  rowChanges,
  rowEntries,
  rowValue,
  setSource,
  valueAt,
  type TomlDocument,
} from "../../../../shared/toml/index.js";

const keys = ["id", "a", "b", "c", "d", "e.f", "e.g"] as const;
const source = fc.constantFrom('"text"', '"other"', "1", "2.5", "true", "[1, 2]", "{ x = 1 }", "{ x = 1, y = 2 }");
const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom(...keys), source), { selector: ([key]) => key });
const row = fc.record({ pairs, below: fc.boolean() });

const textOf = (rows: readonly { readonly pairs: readonly (readonly [string, string])[]; readonly below: boolean }[]) =>
  rows
    .map(({ pairs: own, below }) => {
      const lines = own.map(([key, value]) => `${key} = ${value}\n`).join("");
      return `[[cards]]\n${lines}${below ? "[cards.table]\nz = 1\n" : ""}`;
    })
    .join("\n");

const read = (text: string): TomlDocument => must(parseDocument(text));
const held = (document: TomlDocument, place: number) =>
  new Map(rowEntries(document, ["cards"], place).map(({ key, value }) => [key, value]));

it("finds each key of any row as the list of all its keys has it, and its values as the whole row has them", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
      const document = read(textOf(rows));
      for (const place of rows.keys()) {
        const entries = held(document, place);
        for (const key of [...keys, "e", "table", "absent"]) {
          // A document of its own: what was found before must not matter.
          expect(rowValue(read(textOf(rows)), ["cards"], place, key)).toEqual(entries.get(key));
          expect(valueAt(read(textOf(rows)), ["cards", place, key])).toEqual(entries.get(key));
        }
        const whole = valueAt(document, ["cards", place]);
        expect(whole?.kind === "table" && whole.entries).toEqual(entries);
      }
    }),
    { numRuns: 150, seed: 16 },
  );
});

it("names just the keys of a row that an edit changed, or says that it must be read whole", () => {
  let known = 0;
  fc.assert(
    fc.property(
      row,
      fc.constantFrom("id", "a", "b", "c", "d"),
      fc.option(source, { nil: undefined }),
      (one, key, value) => {
        const before = read(textOf([one, one]));
        const path = ["cards", 1, key];
        const edited = value === undefined ? removeKey(before, path) : setSource(before, path, value);
        if (!edited.ok) return;
        const changes = rowChanges(before, edited.value.doc, ["cards", 1]);
        const [old, now] = [held(before, 1), held(edited.value.doc, 1)];
        const differing = [...new Set([...old.keys(), ...now.keys()])].filter((each) => {
          const [from, to] = [old.get(each), now.get(each)];
          return from === undefined || to === undefined || !equalValues(from, to);
        });
        if (!changes) return;
        known += 1;
        expect(changes.map((change) => change.key).sort()).toEqual(differing.sort());
        for (const change of changes) {
          expect(change.before).toEqual(old.get(change.key));
          expect(change.after).toEqual(now.get(change.key));
        }
        expect(rowChanges(before, edited.value.doc, ["cards", 0])).toEqual(one.below || hasDots(one) ? undefined : []);
      },
    ),
    { numRuns: 300, seed: 16 },
  );
  expect(known).toBeGreaterThan(20);
});

const hasDots = ({ pairs: own }: { readonly pairs: readonly (readonly [string, string])[] }) =>
  own.some(([key]) => key.includes("."));

it.each([
  ["keys in another order", "a = 1\nb = 2\n", "b = 2\na = 1\n"],
  ["a key in place of another", "a = 1\nb = 2\n", "a = 1\nc = 2\n"],
  ["several more keys", "a = 1\n", "a = 1\nb = 2\nc = 3\n"],
])("says that a row is to be read whole that holds %s", (_, before, after) => {
  const [old, now] = [read(`[[cards]]\n${before}`), read(`[[cards]]\n${after}`)];
  expect(rowChanges(old, now, ["cards", 0])).toBeUndefined();
});

it("finds the keys of a wide row, however often they are asked for", () => {
  const names = Array.from({ length: 500 }, (_, at) => `key-${at}`);
  const document = read(`[[cards]]\n${names.map((name, at) => `${name} = ${at}\n`).join("")}`);
  for (const [at, name] of names.entries()) {
    expect(rowValue(document, ["cards"], 0, name)).toEqual({ kind: "integer", value: BigInt(at) });
  }
  expect(rowValue(document, ["cards"], 0, "key-500")).toBeUndefined();
});
