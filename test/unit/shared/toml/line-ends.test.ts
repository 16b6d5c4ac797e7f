import { describe, expect, it } from "vitest";
import type { Result } from "../../../../shared/base/index.js";
import {
  appendText,
  deleteRow,
  insertRow,
  moveRow,
  removeKey,
  replaceBlock,
  setValue,
  type Edited,
  type TomlDocument,
} from "../../../../shared/toml/index.js";
import { array, edited, integer, string, table } from "./edited-text.js";

type Act = (document: TomlDocument) => Result<Edited>;

const sheet = `# cards

[[cards]]
name = "a"
tags = [
  "x",
]
text = """
one
two"""

[[cards]]
name = "b"

[metadata]
version = 1
`;

const row = { entries: [{ key: "name", value: string("n") }] };

const acts: readonly (readonly [name: string, text: string, act: Act])[] = [
  ["a row goes between rows", sheet, (document) => insertRow(document, ["cards"], 1, row)],
  ["a row goes behind the last", sheet, (document) => insertRow(document, ["cards"], 2, row)],
  ["a row goes behind one without a line end", "# c\n[[a]]\nn = 1", (document) => insertRow(document, ["a"], 1, row)],
  [
    "the first row goes before the metadata",
    "# c\n[metadata]\nv = 1\n",
    (document) => insertRow(document, ["a"], 0, row),
  ],
  ["the first row goes to the end", "title = 1\n", (document) => insertRow(document, ["a"], 0, row)],
  ["a row of a list of several lines", "a = [\n  { n = 1 },\n]\n", (document) => insertRow(document, ["a"], 1, row)],
  ["a row moves", sheet, (document) => moveRow(document, ["cards"], 0, 1)],
  ["a row goes", sheet, (document) => deleteRow(document, ["cards"], 1)],
  ["a row gets another text", sheet, (document) => replaceBlock(document, ["cards"], 1, "[[cards]]")],
  ["a key is added", sheet, (document) => setValue(document, ["cards", 1, "cost"], integer(3))],
  ["a key is added to the root", "a = 1\n", (document) => setValue(document, ["b"], integer(3))],
  ["a key is added behind one without a line end", "a = 1\nb = 2", (document) => setValue(document, ["c"], integer(3))],
  ["a key goes", sheet, (document) => removeKey(document, ["cards", 0, "text"])],
  ["a table is added", sheet, (document) => setValue(document, ["other"], table({ a: integer(1) }))],
  ["a text of several lines is set", sheet, (document) => setValue(document, ["cards", 0, "text"], string("1\n2\n3"))],
  ["an element goes behind the last", sheet, (document) => setValue(document, ["cards", 0, "tags", 1], string("y"))],
  ["an element goes", sheet, (document) => removeKey(document, ["cards", 0, "tags", 0])],
  [
    "a list gets other elements",
    sheet,
    (document) => setValue(document, ["cards", 0, "tags"], array(string("y"), string("x"), string("z"))),
  ],
  ["a text is appended", "a = 1\n", (document) => appendText(document, "[[b]]\nc = 1\n")],
];

describe("new lines end as those of the file", () => {
  it.each(acts)("%s", (_, text, act) => {
    const unix = edited(text, act);
    expect(unix).toContain("\n");
    expect(unix).not.toContain("\r");
    expect(edited(text.replaceAll("\n", "\r\n"), act)).toBe(unix.replaceAll("\n", "\r\n"));
  });

  it.each([
    [
      "as the first line of a mixed file, which is Windows's",
      "# c\r\n[[a]]\nn = 1\n",
      "# c\r\n[[a]]\nn = 1\nk = 2\r\n",
    ],
    ["as the first line of a mixed file, which is Unix's", "# c\n[[a]]\r\nn = 1\r\n", "# c\n[[a]]\r\nn = 1\r\nk = 2\n"],
    ["as the first line of a row where none stands before", "[[a]]\r\nn = 1\r\n", "[[a]]\r\nn = 1\r\nk = 2\r\n"],
    ["in LF where the file has one line alone", "[[a]]", "[[a]]\nk = 2"],
  ])("%s", (_, text, expected) => {
    expect(edited(text, (document) => setValue(document, ["a", 0, "k"], integer(2)))).toBe(expected);
  });
});
