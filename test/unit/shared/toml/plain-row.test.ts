import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  blockText,
  deleteRow,
  insertRow,
  moveRow,
  parseDocument,
  printDocument,
  removeKey,
  rowCount,
  rowEntries,
  setSource,
  setValue,
  sourceAt,
} from "../../../../shared/toml/index.js";

const text = `# Cards first
[[cards]]
id = 1

[print-run] # ours
policy = "flat"
size = 10 # a pack

[print-run.shares]
common = 1
`;
const document = must(parseDocument(text));
const run = ["print-run"];

describe("a plain table counts as an array of one row", () => {
  it("that is read", () => {
    expect(rowCount(document, run)).toBe(1);
    expect(rowEntries(document, run, 0).map(({ key }) => key)).toEqual(["policy", "size", "shares"]);
    expect(rowEntries(document, run, 1)).toEqual([]);
    expect(sourceAt(document, ["print-run", 0, "size"])).toBe("10");
    expect(sourceAt(document, ["print-run", 0, "shares", "common"])).toBe("1");
    expect(blockText(document, run, 0)).toBe(text.slice(text.indexOf("[print-run]")));
  });

  it.each([
    [
      "a value is set",
      () => setValue(document, ["print-run", 0, "size"], { kind: "integer", value: 12n }),
      text.replace("size = 10", "size = 12"),
    ],
    [
      "a source is set",
      () => setSource(document, ["print-run", 0, "size"], "+10"),
      text.replace("size = 10", "size = +10"),
    ],
    [
      "a member is set",
      () => setSource(document, ["print-run", 0, "shares", "common"], "2"),
      text.replace("common = 1", "common = 2"),
    ],
    [
      "a key is added",
      () => setSource(document, ["print-run", 0, "lore"], "1"),
      text.replace("# a pack\n", "# a pack\nlore = 1\n"),
    ],
    ["a key is removed", () => removeKey(document, ["print-run", 0, "size"]), text.replace("size = 10 # a pack\n", "")],
  ])("in which %s", (_, edit, after) => expect(printDocument(must(edit()).doc)).toBe(after));

  it.each([
    ["no row is added", () => insertRow(document, run, 1, { entries: [] })],
    ["no row is added before it", () => insertRow(document, run, 0, { entries: [] })],
    ["the row is not deleted", () => deleteRow(document, run, 0)],
  ])("to which %s", (_, edit) => expect(edit()).toMatchObject({ ok: false, error: { code: "toml/one-row" } }));

  it("that cannot be moved anywhere", () => expect(must(moveRow(document, run, 0, 0)).changes).toEqual([]));

  it("while paths that lead elsewhere lead where they led", () => {
    expect(sourceAt(document, ["cards", 0, "id"])).toBe("1");
    expect(sourceAt(document, ["print-run", "size"])).toBe("10");
    expect(sourceAt(document, ["print-run", 1, "size"])).toBeUndefined();
  });
});
