import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  editMetadata,
  listChanges,
  listIn,
  oppositesOf,
  rawMetadata,
  type RawMetadata,
  type WantedEntry,
} from "../../../../shared/metadata/index.js";
import { parseDocument, printDocument, valueAt, type TomlDocument } from "../../../../shared/toml/index.js";

const head = '[[cards]]\nname = "A"\n\n[metadata]\nschema_version = 1\n';
const entry = (name: string): string => `\n[[metadata.statistics]] # ${name}\ncolumn = "${name}"\nlabel = "${name}"\n`;
const rawOf = (document: TomlDocument): RawMetadata => rawMetadata(valueAt(document, ["metadata"]));
const names = (raw: RawMetadata): string[] =>
  listIn(raw, "statistics").map((item) => (item as { column: string }).column);

/** The list after the change, given the places that are managed and what is wanted: a place, or the name of a new one. */
function changed(text: string, managed: readonly number[], wanted: readonly (number | string)[]): string[] {
  const document = must(parseDocument(text));
  const raw = rawOf(document);
  const items = listIn(raw, "statistics");
  const changes = listChanges(
    raw,
    "statistics",
    managed,
    wanted.map((each): WantedEntry =>
      typeof each === "string"
        ? { at: null, entry: { column: each, label: each } }
        : { at: each, entry: items[each] as WantedEntry["entry"] },
    ),
  );
  const { doc } = must(editMetadata(document, changes));
  const back = must(editMetadata(doc, oppositesOf(changes))).doc;
  expect(names(rawOf(back))).toEqual(names(raw));
  if (changes.length === 0) expect(printDocument(doc)).toBe(text);
  return names(rawOf(doc));
}

describe("a list", () => {
  const four = head + ["a", "b", "c", "d"].map(entry).join("");
  it("is put in another order", () => expect(changed(four, [0, 1, 2, 3], [3, 0, 2, 1])).toEqual(["d", "a", "c", "b"]));
  it("loses an entry and gets another between the rest", () =>
    expect(changed(four, [0, 1, 2, 3], [0, "x", 3])).toEqual(["a", "x", "d"]));
  it("keeps the entries that are not managed", () =>
    expect(changed(four, [1, 2], [2, "x"])).toEqual(["a", "c", "d", "x"]));
  it("is emptied, and begun", () => {
    expect(changed(four, [0, 1, 2, 3], [])).toEqual([]);
    expect(changed(head, [], ["x", "y"])).toEqual(["x", "y"]);
  });
  it("that is as wanted is not changed", () => expect(changed(four, [0, 1, 2, 3], [0, 1, 2, 3])).toHaveLength(4));

  it("whatever is wanted of it stands there", () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray([0, 1, 2, 3]),
        fc.array(fc.constantFrom("x", "y", "z"), { maxLength: 3 }),
        fc.nat(4),
        (places, fresh, at) => {
          const wanted = [...places.slice(0, at), ...fresh, ...places.slice(at)];
          const expected = wanted.map((each) => (typeof each === "string" ? each : "abcd".charAt(each)));
          expect(changed(four, [0, 1, 2, 3], wanted)).toEqual(expected);
        },
      ),
      { seed: 4, numRuns: 150 },
    ));
});
