import { describe, expect, it } from "vitest";
import { appendText, parseDocument, removeKey, setSource, setValue, type Path } from "../../../../shared/toml/index.js";
import { must } from "../../../../shared/base/index.js";
import { array, boolean, edited, integer, string, table } from "./edited-text.js";

const nine = integer(9);

describe("a new key goes", () => {
  it.each<[where: string, text: string, path: Path, after: string]>([
    ["into an empty file", "", ["a"], "a = 9\n"],
    ["behind a byte order mark", "\uFEFF", ["a"], "\uFEFFa = 9\n"],
    ["behind the last of the file's own", "a = 1\n# c\n\n[t]\n", ["b"], "a = 1\nb = 9\n# c\n\n[t]\n"],
    ["before the first header", "# c\n\n[t]\n", ["b"], "b = 9\n# c\n\n[t]\n"],
    ["before the first header, behind a mark", "\uFEFF# c\n[t]\n", ["b"], "\uFEFFb = 9\n# c\n[t]\n"],
    ["behind the last of its table", "[t]\na = 1 # c\n\n[u]\n", ["t", "b"], "[t]\na = 1 # c\nb = 9\n\n[u]\n"],
    ["below the header of an empty table", "[t] # c\n\n[u]\n", ["t", "b"], "[t] # c\nb = 9\n\n[u]\n"],
    ["behind a header without a line end", "[t]", ["t", "b"], "[t]\nb = 9"],
    ["behind a key without a line end", "[t]\na = 1", ["t", "b"], "[t]\na = 1\nb = 9"],
    ["behind a text of several lines", '[t]\na = """\nx\n"""\n', ["t", "b"], '[t]\na = """\nx\n"""\nb = 9\n'],
    [
      "before the tables inside of its own",
      "[t]\na = 1\n[t.u]\nc = 1\n",
      ["t", "b"],
      "[t]\na = 1\nb = 9\n[t.u]\nc = 1\n",
    ],
    [
      "into a table inside of a row",
      "[[r]]\na = 1\n[r.s]\nc = 1\n",
      ["r", 0, "s", "d"],
      "[[r]]\na = 1\n[r.s]\nc = 1\nd = 9\n",
    ],
    [
      "into the row that is meant",
      "[[r]]\na = 1\n\n[[r]]\na = 2\n",
      ["r", 1, "b"],
      "[[r]]\na = 1\n\n[[r]]\na = 2\nb = 9\n",
    ],
    ["into a row of nothing", "[[r]]\n[[r]]\n", ["r", 0, "b"], "[[r]]\nb = 9\n[[r]]\n"],
    [
      "into a table within a row's list",
      "[[r]]\n[[r.s]]\na = 1\n[[r.s]]\na = 2\n",
      ["r", 0, "s", 0, "b"],
      "[[r]]\n[[r.s]]\na = 1\nb = 9\n[[r.s]]\na = 2\n",
    ],
    [
      "as a dotted key beside those that make its table",
      "x = 1\na.b = 1\na.c = 2\ny = 1\n",
      ["a", "d"],
      "x = 1\na.b = 1\na.c = 2\na.d = 9\ny = 1\n",
    ],
    [
      "as a dotted key of several parts",
      "[t]\na.b.c = 1\nx = 1\n",
      ["t", "a", "b", "d"],
      "[t]\na.b.c = 1\na.b.d = 9\nx = 1\n",
    ],
    ["as a dotted key within a row", "[[r]]\na.b = 1\nx = 1\n", ["r", 0, "a", "c"], "[[r]]\na.b = 1\na.c = 9\nx = 1\n"],
    [
      "to the header before the dotted keys",
      "a.b.c = 1\n[a.d]\n[x]\n",
      ["a", "d", "e"],
      "a.b.c = 1\n[a.d]\ne = 9\n[x]\n",
    ],
    ["as a dotted key into what is missing in a table", "[t]\na = 1\n", ["t", "u", "v"], "[t]\na = 1\nu.v = 9\n"],
    [
      "as a dotted key into what is missing in a row",
      "[[r]]\na = 1\n",
      ["r", 0, "u v", "w"],
      '[[r]]\na = 1\n"u v".w = 9\n',
    ],
    ["into a new table at the end", "a = 1\n", ["t", "b"], "a = 1\n\n[t]\nb = 9\n"],
    ["into a new table of a file without a line end", "a = 1", ["t", "b"], "a = 1\n\n[t]\nb = 9"],
    ["into a new table behind a blank line", "a = 1\n \t\n", ["t", "b"], "a = 1\n \t\n[t]\nb = 9\n"],
    ["into a new table of an empty file", "", ["t", "b c"], '[t]\n"b c" = 9\n'],
    ["into a new table of several parts", "\uFEFF", ["t", "u v", "b"], '\uFEFF[t."u v"]\nb = 9\n'],
    ["into a new table of a Windows file", "a = 1\r\n", ["t", "b"], "a = 1\r\n\r\n[t]\r\nb = 9\r\n"],
    ["into an inline table", "a = { b = 1 } # c\n", ["a", "c"], "a = { b = 1, c = 9 } # c\n"],
    ["into an empty inline table", "a = {} # c\n", ["a", "c d"], 'a = { "c d" = 9 } # c\n'],
    ["into an empty inline table of blanks", "a = [{  }]\n", ["a", 0, "c"], "a = [{ c = 9 }]\n"],
    ["into an inline table inside another", "a = {b={c=1}}\n", ["a", "b", "d"], "a = {b={c=1, d = 9}}\n"],
    ["where a row that is not a table ends", "r = [{ a = 1 }]\n", ["r", 0, "b"], "r = [{ a = 1, b = 9 }]\n"],
  ])("%s", (_, text, path, after) => {
    expect(edited(text, (document) => setValue(document, path, nine))).toBe(after);
    expect(edited(text, (document) => setSource(document, path, "9"))).toBe(after);
  });

  it.each<[where: string, text: string, path: Path, order: string[], after: string]>([
    [
      "behind the nearest before it",
      "[[r]]\na = 1\nc = 1\nd = 1\n",
      ["r", 0, "b"],
      ["a", "b", "c", "d"],
      "[[r]]\na = 1\nb = 9\nc = 1\nd = 1\n",
    ],
    [
      "behind one further before it",
      "[[r]]\na = 1\nd = 1\n",
      ["r", 0, "c"],
      ["a", "b", "c", "d"],
      "[[r]]\na = 1\nc = 9\nd = 1\n",
    ],
    [
      "behind the nearest, wherever that is",
      "[[r]]\nb = 1\na = 1\nd = 1\n",
      ["r", 0, "c"],
      ["a", "b", "c", "d"],
      "[[r]]\nb = 1\nc = 9\na = 1\nd = 1\n",
    ],
    [
      "behind the second of two dotted ones",
      "[[r]]\na.x = 1\na.y = 1\nd = 1\n",
      ["r", 0, "b"],
      ["a", "b"],
      "[[r]]\na.x = 1\na.y = 1\nb = 9\nd = 1\n",
    ],
    ["first, where all come behind it", "[[r]]\n  b = 1\n", ["r", 0, "a"], ["a", "b"], "[[r]]\n  a = 9\n  b = 1\n"],
    ["first in the file", "\uFEFFb = 1\n", ["a"], ["a", "b"], "\uFEFFa = 9\nb = 1\n"],
    [
      "last, where the order does not know it",
      "[[r]]\na = 1\nc = 1\n",
      ["r", 0, "x"],
      ["a", "c"],
      "[[r]]\na = 1\nc = 1\nx = 9\n",
    ],
    [
      "before those the order does not know",
      "[[r]]\na = 1\nx = 1\n",
      ["r", 0, "b"],
      ["a", "b"],
      "[[r]]\na = 1\nb = 9\nx = 1\n",
    ],
    ["first, where only unknown ones are there", "[[r]]\nx = 1\n", ["r", 0, "b"], ["a", "b"], "[[r]]\nb = 9\nx = 1\n"],
    ["last, where no order is known", "[[r]]\nx = 1\n", ["r", 0, "b"], [], "[[r]]\nx = 1\nb = 9\n"],
    [
      "to its dotted fellows, whatever the order",
      "[[r]]\na.x = 1\nb = 1\n",
      ["r", 0, "a", "y"],
      ["b", "a"],
      "[[r]]\na.x = 1\na.y = 9\nb = 1\n",
    ],
  ])("by an order %s", (_, text, path, order, after) => {
    expect(edited(text, (document) => setValue(document, path, nine, { order }))).toBe(after);
    expect(edited(text, (document) => setSource(document, path, "9", { order }))).toBe(after);
  });

  it.each<[style: string, text: string, after: string]>([
    ["with its indent", "[t]\n\t a = 1\n", "[t]\n\t a = 1\n\t bcd = 9\n"],
    ["with its blanks around =", "[t]\na\t=1\n", "[t]\na\t=1\nbcd\t=9\n"],
    ["without blanks", "[t]\na=1\n", "[t]\na=1\nbcd=9\n"],
    ["with the indent of the header", "  [t]\n", "  [t]\n  bcd = 9\n"],
    ["aligned", "[t]\na    = 1\nbb   = 2\nc    = 3\n", "[t]\na    = 1\nbb   = 2\nc    = 3\nbcd  = 9\n"],
    ["aligned with an indent", "[t]\n a  = 1\n bb = 2\n c  = 3\n", "[t]\n a  = 1\n bb = 2\n c  = 3\n bcd = 9\n"],
    [
      "aligned with room for its key",
      "[t]\n a    = 1\n bb   = 2\n c    =  3\n",
      "[t]\n a    = 1\n bb   = 2\n c    =  3\n bcd  =  9\n",
    ],
    ["as the last of two, which do not make a column", "[t]\na   = 1\nbb  = 2\n", "[t]\na   = 1\nbb  = 2\nbcd  = 9\n"],
    [
      "as the last where not all are aligned",
      "[t]\na   = 1\nbb  = 2\nc = 3\n",
      "[t]\na   = 1\nbb  = 2\nc = 3\nbcd = 9\n",
    ],
    ["as the last where no blanks align", "[t]\na = 1\nb = 2\nc = 3\n", "[t]\na = 1\nb = 2\nc = 3\nbcd = 9\n"],
    ["as a quoted key with = in it", '[t]\n"a=b"  = 1\n', '[t]\n"a=b"  = 1\nbcd  = 9\n'],
  ])("%s as the line above", (_, text, after) => {
    expect(edited(text, (document) => setValue(document, ["t", "bcd"], nine))).toBe(after);
  });

  it("aligned with the first of a file behind a byte order mark", () => {
    const text = "\uFEFFa    = 1\nbb   = 2\nc    = 3\n";
    expect(edited(text, (document) => setValue(document, ["d"], nine))).toBe(`${text}d    = 9\n`);
  });

  it.each<[why: string, text: string, path: Path, code: string]>([
    ["a document has no value", "a = 1\n", [], "toml/no-path"],
    ["a table has headers", "[t]\na = 1\n", ["t"], "toml/is-a-table"],
    ["rows have headers", "[[t]]\na = 1\n", ["t"], "toml/is-a-table"],
    ["a table is spelled by dotted keys", "a.b = 1\n", ["a"], "toml/is-a-table"],
    ["a number holds nothing", "a = 1\n", ["a", "b"], "toml/not-a-table"],
    ["a number has no elements", "a = 1\n", ["a", 0], "toml/not-an-array"],
    ["an inline table has no elements", "a = {}\n", ["a", 0], "toml/not-an-array"],
    ["a table has no elements", "[a]\n[a.b]\n", ["a", 1], "toml/not-an-array"],
    ["rows are not added by value", "[[a]]\n", ["a", 1], "toml/not-an-array"],
    ["a row is not there", "[[a]]\n", ["a", 1, "b"], "toml/no-table"],
  ])("nowhere where %s", (_, text, path, code) => {
    expect(edited(text, (document) => setValue(document, path, nine))).toBe(code);
  });

  it("on one line in an inline table, on several elsewhere", () => {
    const lines = string("x\ny");
    expect(edited("a = {}\n", (document) => setValue(document, ["a", "b"], lines))).toBe('a = { b = "x\\ny" }\n');
    expect(edited("a = {}\n", (document) => setSource(document, ["a", "b"], "'''x\ny'''"))).toBe(
      'a = { b = "x\\ny" }\n',
    );
    expect(edited("a = 1\n", (document) => setValue(document, ["b"], lines))).toBe('a = 1\nb = """\nx\ny"""\n');
    expect(edited("a = 1\r\n", (document) => setValue(document, ["b"], lines))).toBe(
      'a = 1\r\nb = """\r\nx\r\ny"""\r\n',
    );
    expect(edited("a = 1\n", (document) => setSource(document, ["b"], "'''x\ny'''"))).toBe("a = 1\nb = '''x\ny'''\n");
  });
});

describe("a value that is there", () => {
  it.each<[text: string, path: Path, source: string, after: string]>([
    ["a = 1 # c\n", ["a"], "0x09", "a = 0x09 # c\n"],
    ["a = [1, 2]\n", ["a", 1], "'x'", "a = [1, 'x']\n"],
    ["a = { b = 1 }\n", ["a", "b"], "[1,\n2]", "a = { b = [1, 2] }\n"],
    ["a = { b = 1 }\n", ["a", "b"], "[1,2]", "a = { b = [1,2] }\n"],
    ["a = [\n1 ]\n", ["a", 0], "'''x\ny'''", "a = [\n'''x\ny''' ]\n"],
    ["[[r]]\nb.c = 1\n[[r]]\nb.c = 2\n", ["r", 1, "b", "c"], "3", "[[r]]\nb.c = 1\n[[r]]\nb.c = 3\n"],
    ["a = 0x09\n", ["a"], "9", "a = 9\n"],
    ["a = 1", ["a"], "2", "a = 2"],
  ])("of %j at %j is set to the source %s", (text, path, source, after) => {
    expect(edited(text, (document) => setSource(document, path, source))).toBe(after);
  });

  it.each<[why: string, source: string, code: string]>([
    ["is not TOML", "x y", "toml/unquoted-string"],
    ["is more than a value", "1\nb = 2", "toml/not-one-value"],
    ["is more than a value by a comment", "1 # c", "toml/not-one-value"],
  ])("is not set to a source that %s", (_, source, code) => {
    expect(edited("a = 1\n", (document) => setSource(document, ["a"], source))).toBe(code);
    expect(edited("a = 1\n", (document) => setSource(document, ["b"], source))).toBe(code);
  });

  it.each<[text: string, path: Path]>([
    ["a = 0x09\n", ["a"]],
    ["a = [ 9 ]\n", ["a", 0]],
    ["[[r]]\n a = +9 # c\n", ["r", 0, "a"]],
  ])("of %j is left alone where it is the same", (text, path) => {
    const document = must(parseDocument(text));
    const { doc, changes, inverse } = must(setValue(document, path, nine));
    expect([doc === document, changes, inverse]).toEqual([true, [], []]);
    const same = must(setSource(document, path, text.trim().includes("0x") ? "0x09" : text.includes("+") ? "+9" : "9"));
    expect([same.doc === document, same.changes]).toEqual([true, []]);
  });

  it("keeps its spelling where that can hold the new one", () => {
    const text = "a = 0x0A\nb = 'x'\nc = { d = '''x''' }\ne = \"\"\"\r\nx\"\"\"\r\n";
    const at = (path: Path, value: string): string =>
      edited(text, (document) => setValue(document, path, path[0] === "a" ? integer(255) : string(value)));
    expect(at(["a"], "")).toBe(text.replace("0x0A", "0xFF"));
    expect(at(["b"], "y")).toBe(text.replace("'x'", "'y'"));
    expect(at(["b"], "y\nz")).toBe(text.replace("'x'", '"""\ny\nz"""'));
    expect(at(["c", "d"], "y'''")).toBe(text.replace("'''x'''", "\"y'''\""));
    expect(at(["c", "d"], "y\nz'")).toBe(text.replace("'''x'''", '"y\\nz\'"'));
  });
});

describe("a key is removed", () => {
  it.each<[what: string, text: string, path: Path, after: string]>([
    ["with its line", "a = 1\nb = 2\nc = 3\n", ["b"], "a = 1\nc = 3\n"],
    ["with the comment behind it", "a = 1\n  b = 2 # c\n", ["b"], "a = 1\n"],
    ["with all its lines", 'a = 1\nb = """\nx\n""" # c\nc = [\n1,\n]\n', ["b"], "a = 1\nc = [\n1,\n]\n"],
    ["with all lines of a list", "a = 1\nc = [\n1,\n] # c\nd = 1\n", ["c"], "a = 1\nd = 1\n"],
    ["but not the comment above it", "a = 1\n# b\nb = 2\n", ["b"], "a = 1\n# b\n"],
    ["but not the byte order mark", "\uFEFFa = 1\nb = 2\n", ["a"], "\uFEFFb = 2\n"],
    ["at the open end of the file", "a = 1\nb = 2", ["b"], "a = 1"],
    ["at the open end of a Windows file", "a = 1\r\nb = 2", ["b"], "a = 1"],
    ["alone in a file without a line end", "a = 1", ["a"], ""],
    ["at the end before a header", "a = 1\n\n[t]\nb = 1\n", ["t", "b"], "a = 1\n\n[t]\n"],
    ["with one line of a dotted table", "a.b = 1\na.c = 2\n", ["a", "c"], "a.b = 1\n"],
    ["from a row", "[[r]]\na = 1\nb = 2\n[[r]]\na = 3\n", ["r", 1, "a"], "[[r]]\na = 1\nb = 2\n[[r]]\n"],
    ["from the front of an inline table", "a = { b = 1,  c = 2 }\n", ["a", "b"], "a = { c = 2 }\n"],
    ["from the middle of an inline table", "a = {b=1, c=2 , d=3}\n", ["a", "c"], "a = {b=1, d=3}\n"],
    ["from the end of an inline table", "a = { b = 1, c = 2 }\n", ["a", "c"], "a = { b = 1 }\n"],
    ["as the last of an inline table", "a = { b = 1 } # c\n", ["a", "b"], ""],
    ["as the only element with its list", "a = 1\nb = [ 2 ]\n", ["b", 0], "a = 1\n"],
    ["as the only element within lists", "a = 1\nb = [[ 2 ]]\n", ["b", 0, 0], "a = 1\n"],
    ["where there is none", "a = 1\n", ["b"], "a = 1\n"],
    ["where its table is not", "a = 1\n", ["b", "c"], "a = 1\n"],
    ["where a number holds nothing", "a = 1\n", ["a", "c"], "a = 1\n"],
  ])("%s", (_, text, path, after) => {
    expect(edited(text, (document) => removeKey(document, path))).toBe(after);
  });

  it("but not a table with a header", () => {
    for (const text of ["[t]\na = 1\n", "[[t]]\n", "t.a = 1\n", "[t.u]\n"]) {
      expect(edited(text, (document) => removeKey(document, ["t"]))).toBe("toml/is-a-table");
    }
  });
});

describe("a table that is set", () => {
  it("keeps the members that stay, loses others and gets new ones", () => {
    const to = table({ b: integer(1), c: boolean(true), e: array() });
    const after = "a = { b = 0x1, c = true, e = [] } # c\n";
    expect(edited("a = { x = 1, b = 0x1, c = false } # c\n", (document) => setValue(document, ["a"], to))).toBe(after);
  });

  it("is rewritten where nothing stays", () => {
    const to = table({ b: integer(1) });
    expect(edited("a = { x = 1 } # c\n", (document) => setValue(document, ["a"], to))).toBe("a = { b = 1 } # c\n");
    expect(edited("a = {} # c\n", (document) => setValue(document, ["a"], to))).toBe("a = { b = 1 } # c\n");
    expect(edited("a = { x = 1 } # c\n", (document) => setValue(document, ["a"], table({})))).toBe("a = {} # c\n");
    expect(edited("a = [1] # c\n", (document) => setValue(document, ["a"], to))).toBe("a = { b = 1 } # c\n");
  });
});

describe("appended lines follow one blank line after the present ones", () => {
  it.each<[text: string, after: string]>([
    ["", "[x]\n"],
    ["\uFEFF", "\uFEFF[x]\n"],
    ["a = 1", "a = 1\n\n[x]"],
    ["a = 1\n", "a = 1\n\n[x]\n"],
    ["a = 1\n\n", "a = 1\n\n[x]\n"],
    ["a = 1\n \t\n", "a = 1\n \t\n[x]\n"],
    ["a = 1\r\n", "a = 1\r\n\r\n[x]\r\n"],
    ["a = 1\r\n \r\n", "a = 1\r\n \r\n[x]\r\n"],
    ["# c\n", "# c\n\n[x]\n"],
    ["[t]\n# c", "[t]\n# c\n\n[x]"],
    ["a = 1\r\nb = 2", "a = 1\r\nb = 2\r\n\r\n[x]"],
  ])("%j", (text, after) => expect(edited(text, (document) => appendText(document, "[x]\n"))).toBe(after));
});
