import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { applyTextChanges, parseAfter, printDocument, replaceBlock, setValue } from "../../../../shared/toml/index.js";
import { documentOf, edited, integer } from "./edited-text.js";

const two = "[[a]]\nn=1\n[[a]]\nn=2\n";

describe("a change of the text that reaches from one row into the next is read as the whole file is", () => {
  const cases = [
    ["the line end between two rows goes", two, 9, 10, "", "toml/bad-number"],
    ["the line end behind a comment goes", "[[a]]\nn=1 # c\n[[a]]\nn=2\n", 13, 14, "", "toml/duplicate-key"],
    ["the line end behind the last header goes", "[[a]]\n[[a]]\n", 5, 6, "", "toml/line-not-ended"],
    ["a byte order mark comes into the file", two, 10, 10, "\uFEFF", "toml/bad-key"],
    ["the next header is indented", two, 10, 10, "  ", "[[a]]\nn=1\n  [[a]]\nn=2\n"],
    ["a comment comes above the next header", two, 10, 10, "# c\n", "[[a]]\nn=1\n# c\n[[a]]\nn=2\n"],
    ["a comment leaves the next header", "[[a]]\n# c\n[[a]]\n", 10, 10, "\n", "[[a]]\n# c\n\n[[a]]\n"],
    ["a comment joins the next header", "[[a]]\n# c\n\n[[a]]\n", 10, 11, "", "[[a]]\n# c\n[[a]]\n"],
    [
      "a comment of more than a page joins it",
      `[[a]]\n#${"c".repeat(9000)}\n\n[[a]]\n`,
      9007,
      9008,
      "",
      `[[a]]\n#${"c".repeat(9000)}\n[[a]]\n`,
    ],
    ["a comment comes between a byte order mark and a header", "\uFEFF[[a]]\n", 1, 1, "# c\n", "\uFEFF# c\n[[a]]\n"],
    ["a row comes between", two, 10, 10, "[[a]]\nn=3\n", "[[a]]\nn=1\n[[a]]\nn=3\n[[a]]\nn=2\n"],
    ["a table comes between", two, 10, 10, "[b]\n", "[[a]]\nn=1\n[b]\n[[a]]\nn=2\n"],
    ["a header becomes another", two, 2, 3, "b", "[[b]]\nn=1\n[[a]]\nn=2\n"],
    ["everything goes", two, 0, two.length, "", ""],
    ["a string swallows the next row", "[[a]]\nn='x'\n[[a]]\nn=''''''\n", 10, 11, "''", "toml/line-not-ended"],
    ["a key comes before the first header", "[[a]]\n", 0, 0, "k=1\n", "k=1\n[[a]]\n"],
    ["a key is given twice", "[a]\nk=1\n", 8, 8, "k=2\n", "toml/duplicate-key"],
    ["a key takes the name of a table", "[a]\nk=1\n[a.b]\n", 8, 8, "b=2\n", "toml/not-a-table"],
  ] as const;
  it.each(cases)("%s", (_, text, from, to, insert, expected) => {
    expect(edited(text, (document) => applyTextChanges(document, [{ from, to, insert }]))).toBe(expected);
  });

  it("a row whose text ends with a line that looks like a comment is still read alone", () => {
    const before = documentOf("[[a]]\nt = '''\n# x'''\n[[a]]\n");
    const { doc } = must(applyTextChanges(before, [{ from: 16, to: 17, insert: "y" }]));
    expect(doc.index).toBe(before.index);
  });
});

it("reads another version of a file and keeps the rows that stayed", () => {
  const before = documentOf("[[a]]\nn=1\n[[a]]\nn=2\n[[a]]\nn=3\n");
  const after = must(parseAfter(before, "[[a]]\nn=1\n[[a]]\nn=20\n[[a]]\nn=3\n"));
  expect(printDocument(after)).toBe("[[a]]\nn=1\n[[a]]\nn=20\n[[a]]\nn=3\n");
  expect([...after.chunks].map((chunk, at) => chunk === before.chunks.at(at))).toEqual([true, true, false, true]);
  expect(parseAfter(before, "[[a]\n").ok).toBe(false);
});

it("a block that comes without a last line end gets one", () => {
  const put = (place: number) => edited(two, (document) => replaceBlock(document, ["a"], place, "[[a]]\nn=9"));
  expect(put(0)).toBe("[[a]]\nn=9\n[[a]]\nn=2\n");
  expect(put(1)).toBe("[[a]]\nn=1\n[[a]]\nn=9\n");
  expect(edited("[[a]]\nn=1", (document) => replaceBlock(document, ["a"], 0, "[[a]]\nn=9"))).toBe("[[a]]\nn=9");
});

it("a sub-table apart from its row does not prevent edits elsewhere", () => {
  const text = "[[a]]\nn=1\n[b]\nk=1\n[a.x]\nz=1\n[[a]]\nn=2\n";
  const set = (...path: (string | number)[]) => edited(text, (document) => setValue(document, path, integer(5)));
  expect(set("b", "k")).toBe(text.replace("k=1", "k=5"));
  expect(set("a", 0, "x", "z")).toBe(text.replace("z=1", "z=5"));
  expect(set("a", 1, "n")).toBe(text.replace("n=2", "n=5"));
});
