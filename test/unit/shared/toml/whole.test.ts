import { describe, expect, it } from "vitest";
import { must, runToEnd } from "../../../../shared/base/index.js";
import {
  documentContent,
  documentValue,
  parseDocument,
  setValue,
  toWire,
  type TomlDocument,
} from "../../../../shared/toml/index.js";

const read = (text: string): TomlDocument => must(parseDocument(text));
const contentOf = (document: TomlDocument) => runToEnd(documentContent(document));

describe("the content of a file is its whole value as JSON", () => {
  it.each([
    ["nothing", ""],
    ["keys of the root, dotted ones too", "a = 1\\nb.c = 2\\nb.d = 3\\n"],
    ["tables and tables within", "[b.inner]\\nx = 1\\n[a]\\ny = 2\\n[b]\\nz = 3\\n"],
    ["rows with another table between them", "[[r]]\\nx = 1\\n[m]\\ny = 1\\n[[r]]\\nx = 2\\n"],
    ["rows with tables and rows of their own", "[[r]]\\n[r.t]\\nx = 1\\n[[r.s]]\\ny = 1\\n[[r.s]]\\n[[r]]\\n"],
    ["parts of a row behind another header", "[[r]]\\nx = 1\\n[m]\\n[r.t]\\ny = 1\\n[[r.s]]\\nz = 1\\n"],
    ["rows of a table that is never opened", "[[a.b]]\\nx = 1\\n[[a.b]]\\n[a.c]\\ny = 1\\n"],
    ["rows in a list", 'r = [{ x = 1, y.z = "t" }, 2, []]\\n'],
    ["what JSON does not have", "[[r]]\\na = 9007199254740993\\nb = -inf\\nc = 1979-05-27\\n"],
    ["keys of prototypes", '[["__proto__"]]\\n"constructor" = 1\\n"__proto__" = 2\\n'],
    ["keys that look like numbers", "[[10]]\\n2 = 1\\n[[9]]\\n"],
  ])("%s", (_, lines) => {
    const document = read(lines.replaceAll("\\n", "\n"));
    expect(contentOf(document)).toEqual(toWire(documentValue(document)));
  });

  it("and yields to the event loop while there are many rows", () => {
    const work = documentContent(read("[[r]]\nx = 1\n".repeat(1_000)));
    let steps = 0;
    while (!work.next().done) steps += 1;
    expect(steps).toBeGreaterThanOrEqual(3);
  });

  it("and keeps the rows that an edit leaves alone as the same objects", () => {
    const before = read("[[r]]\nx = 1\n[[r]]\nx = 2\n");
    const after = must(setValue(before, ["r", 1, "x"], { kind: "integer", value: 3n })).doc;
    const [rows, edited] = [contentOf(before)["r"], contentOf(after)["r"]] as const;
    if (!Array.isArray(rows) || !Array.isArray(edited)) throw new Error("no rows");
    expect(edited).toEqual([{ x: 1 }, { x: 3 }]);
    expect([edited[0] === rows[0], edited[1] === rows[1]]).toEqual([true, false]);
  });
});
