import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  blockText,
  deleteRow,
  insertRow,
  moveRow,
  parseDocument,
  readValue,
  removeTable,
  replaceBlock,
  setValue,
} from "../../../../shared/toml/index.js";
import { documentOf, edited, integer, string } from "./edited-text.js";

const r = ["r"];
const row = {
  entries: [
    { key: "n", value: integer(9) },
    { key: "t u", value: string("x\ny") },
  ],
};
const lines = 'n = 9\n"t u" = """\nx\ny"""\n';
const block = `[[r]]\n${lines}`;
const three = "[[r]]\nn = 1\n\n# two\n[[r]]\nn = 2\n\n[[r]]\nn = 3\n";

/** Rows with Windows's line ends are edited as those with Unix's are. */
function both(text: string, act: Parameters<typeof edited>[1], after: string): void {
  expect(edited(text, act)).toBe(after);
  const windows = text.replaceAll("\n", "\r\n");
  if (text.includes("\n")) expect(edited(windows, act)).toBe(after.replaceAll("\n", "\r\n"));
}

/** A heading of a section of the file, which belongs to no row. */
const water = "# ---- Water ----\n";

describe("the block of a row", () => {
  const after = (comments: string): string =>
    blockText(must(parseDocument(`[[r]]\nn = 1\n\n${comments}[[r]]\nn = 2\n`)), r, 1).replace("[[r]]\nn = 2\n", "");

  it.each([
    "# ---- Water ----\n",
    "#### Water\n",
    "# =====\n# Water\n# =====\n",
    "#---\n",
    "# Water ~~~  \n",
    "# ━━━ 水\n",
  ])("has no heading in it: %j", (heading) => {
    expect(after(heading)).toBe("");
    expect(after(`${heading}# own\n`)).toBe("# own\n");
    expect(after(`# of the section\n${heading}`)).toBe("");
  });

  it.each(["# own\n", "# -- cheap\n", "## Water\n", "#\n", "# was --- 3\n", "  # a\n# b\n"])(
    "has other comments in it: %j",
    (own) => {
      expect(after(own)).toBe(own);
    },
  );
});

describe("a row is added", () => {
  it.each<[where: string, text: string, place: number, after: string]>([
    ["before the first", three, 0, `${block}\n${three}`],
    ["before the comment of another", three, 1, three.replace("# two", `${block}\n# two`)],
    ["below the heading of another", `${water}[[r]]\nn = 1\n`, 0, `${water}${block}\n[[r]]\nn = 1\n`],
    ["behind the last", three, 3, `${three}\n${block}`],
    ["behind the last, before what follows", `${three}\n[x]\n`, 3, `${three}\n${block}\n[x]\n`],
    ["behind the last, before its table's comment", `${three}\n# x\n[x]\n`, 3, `${three}\n${block}\n# x\n[x]\n`],
    ["behind the comment below the last", `${three}# end\n\n# x\n`, 3, `${three}# end\n\n${block}\n# x\n`],
    ["behind a row without a line end", "[[r]]\nn = 1", 1, `[[r]]\nn = 1\n\n${block.slice(0, -1)}`],
    ["behind a row of nothing", "[[r]]", 1, `[[r]]\n\n${block.slice(0, -1)}`],
    [
      "behind a row with tables of its own",
      "[[r]]\n[r.s]\nn = 1\n[[r.t]]\n",
      1,
      `[[r]]\n[r.s]\nn = 1\n[[r.t]]\n\n${block}`,
    ],
    ["between rows far from each other", "[[r]]\n[x]\n[[r]]\n", 1, `[[r]]\n[x]\n${block}\n[[r]]\n`],
    ["as the first of an empty file", "", 0, block],
    ["as the first behind other things", "a = 1\n", 0, `a = 1\n\n${block}`],
    [
      "as the first before the metadata",
      "a = 1\n\n# m\n[metadata]\nv = 1\n",
      0,
      `a = 1\n\n${block}\n# m\n[metadata]\nv = 1\n`,
    ],
    ["as the first before tables of the metadata", "[x]\n[[metadata.c]]\n", 0, `[x]\n${block}\n[[metadata.c]]\n`],
  ])("%s", (_, text, place, after) => {
    both(text, (document) => insertRow(document, r, place, row), after);
    expect(edited(text, (document) => insertRow(document, r, place, { block }))).toBe(after);
    expect(edited(text, (document) => insertRow(document, r, place, { block: block.slice(0, -1) }))).toBe(after);
  });

  it("with comments, tables and quotes of its own", () => {
    const own = '# own\n  [["r"]] # c\n  n = 1\n  [r.s]\n  # end\n';
    expect(edited(three, (document) => insertRow(document, r, 1, { block: own }))).toBe(
      three.replace("# two", `${own}\n# two`),
    );
    expect(edited("", (document) => insertRow(document, ["a b", "c"], 0, { entries: [] }))).toBe('[["a b".c]]\n');
  });

  it.each<[why: string, text: string, own: string, code: string]>([
    ["another table's", three, "[[s]]\n", "toml/not-a-row"],
    ["a table within the rows", three, "[[r.s]]\n", "toml/not-a-row"],
    ["a plain table", three, "[r]\n", "toml/not-a-row"],
    ["two rows", three, "[[r]]\n[[r]]\n", "toml/not-a-row"],
    ["a row and another table", three, "[[r]]\n[x]\n", "toml/not-a-row"],
    ["a row behind a key", three, "n = 1\n[[r]]\n", "toml/not-a-row"],
    ["no row at all", three, "# c\n", "toml/not-a-row"],
    ["no TOML", three, "[[r]]\nn = x\n", "toml/unquoted-string"],
  ])("unless it is %s", (_, text, own, code) => {
    for (const place of [0, 3])
      expect(edited(text, (document) => insertRow(document, r, place, { block: own }))).toBe(code);
  });

  it("where there is a place for it alone", () => {
    for (const place of [-1, 4])
      expect(edited(three, (document) => insertRow(document, r, place, row))).toBe("toml/row-not-found");
  });
});

describe("a row is deleted", () => {
  it.each<[what: string, text: string, place: number, after: string]>([
    ["with the blank line below it", three, 0, three.slice(three.indexOf("# two"))],
    ["with the comment above it", three, 1, "[[r]]\nn = 1\n\n[[r]]\nn = 3\n"],
    ["as the last with the blank line above it", three, 2, three.slice(0, -"\n[[r]]\nn = 3\n".length)],
    ["as the last of the file's end", three.slice(0, -1), 2, "[[r]]\nn = 1\n\n# two\n[[r]]\nn = 2"],
    [
      "as the last, and what follows stays apart",
      `${three}\n# x\n[x]\n`,
      2,
      "[[r]]\nn = 1\n\n# two\n[[r]]\nn = 2\n\n# x\n[x]\n",
    ],
    ["with several blank lines", "[[r]]\n\n \t\n\n[[r]]\nn = 2\n", 0, "[[r]]\nn = 2\n"],
    ["with the comment right below it", "[[r]]\nn = 1\n# own\n\n[[r]]\nn = 2\n", 0, "[[r]]\nn = 2\n"],
    ["but not comments that are nobody's", "[[r]]\nn = 1\n\n# free\n\n[[r]]\nn = 2\n", 0, "# free\n\n[[r]]\nn = 2\n"],
    ["but not the heading above it", `[[r]]\nn = 1\n\n${water}[[r]]\nn = 2\n`, 1, `[[r]]\nn = 1\n\n${water}`],
    ["but not the heading right below it", `[[r]]\nn = 1\n${water}[[r]]\nn = 2\n`, 0, `${water}[[r]]\nn = 2\n`],
    ["with its tables", "[[r]]\n[r.s]\nn = 1\n[[r.t]]\n[[r]]\nn = 2\n", 0, "[[r]]\nn = 2\n"],
    ["as the only one behind other things", "a = 1\n\n[[r]]\nn = 1\n", 0, "a = 1\n"],
    ["as the only one of all", "[[r]]\nn = 1\n", 0, ""],
    ["as the only one without a line end", "a = 1\n\n[[r]]\nn = 1", 0, "a = 1"],
    ["as the only one before others", "a = 1\n\n[[r]]\nn = 1\n\n[x]\n", 0, "a = 1\n\n[x]\n"],
    ["far from the others", "[[r]]\nn = 1\n\n[x]\n\n[[r]]\nn = 2\n\n[y]\n", 1, "[[r]]\nn = 1\n\n[x]\n\n[y]\n"],
  ])("%s", (_, text, place, after) => both(text, (document) => deleteRow(document, r, place), after));

  it("where there is one alone", () => {
    for (const place of [-1, 3])
      expect(edited(three, (document) => deleteRow(document, r, place))).toBe("toml/row-not-found");
    expect(edited(three, (document) => deleteRow(document, ["x"], 0))).toBe("toml/row-not-found");
  });

  it("restores the original bytes where it was added", () => {
    for (const text of [three, `${three}\n[x]\n`, three.slice(0, -1), "a = 1\n", `${three}\n\n# x\n[x]\n`]) {
      for (const place of text.includes("[[r]]") ? [0, 1, 2, 3] : [0]) {
        const added = edited(text, (document) => insertRow(document, r, place, row));
        expect(edited(added, (document) => deleteRow(document, r, place))).toBe(text);
      }
    }
  });
});

describe("a row is moved", () => {
  const [one, two, last] = ["[[r]]\nn = 1\n", "# two\n[[r]]\nn = 2\n", "[[r]]\nn = 3\n"];
  it.each<[from: number, to: number, after: string[]]>([
    [0, 1, [two, one, last]],
    [0, 2, [two, last, one]],
    [1, 0, [two, one, last]],
    [2, 0, [last, one, two]],
    [2, 1, [one, last, two]],
    [1, 1, [one, two, last]],
  ])("from %i to %i", (from, to, after) => {
    both(three, (document) => moveRow(document, r, from, to), after.join("\n"));
    expect(edited(`${three}\n[x]\n`, (document) => moveRow(document, r, from, to))).toBe(`${after.join("\n")}\n[x]\n`);
  });

  it("within the rows there are", () => {
    for (const [from, to] of [
      [-1, 0],
      [3, 0],
      [0, -1],
      [0, 3],
    ] as const) {
      expect(edited(three, (document) => moveRow(document, r, from, to))).toBe("toml/row-not-found");
    }
  });
});

describe("rows that tables elsewhere add to", () => {
  const text = "[[r]]\nn = 1\n[x]\n[r.s]\nm = 1\n[[q]]\n[[q]]\n";
  it("stay where they are", () => {
    const far = "toml/scattered-rows";
    expect(edited(text, (document) => insertRow(document, r, 0, row))).toBe(far);
    expect(edited(text, (document) => insertRow(document, r, 1, row))).toBe(far);
    expect(edited(text, (document) => deleteRow(document, r, 0))).toBe(far);
  });

  it("do not hinder the rows of others", () => {
    expect(edited(text, (document) => deleteRow(document, ["q"], 1))).toBe(text.slice(0, -"[[q]]\n".length));
    expect(edited(text, (document) => insertRow(document, ["q"], 0, { entries: [] }))).toBe(
      text.replace("[[q]]\n[[q]]", "[[q]]\n\n[[q]]\n[[q]]"),
    );
  });
});

describe("the text of a row", () => {
  it.each<[text: string, place: number, own: string]>([
    [three, 0, "[[r]]\nn = 1\n"],
    [three, 1, "# two\n[[r]]\nn = 2\n"],
    [three, 3, ""],
    [three, -1, ""],
    ["[[r]]\nn = 1\n# own\n\t# own\n\n# free\n", 0, "[[r]]\nn = 1\n# own\n\t# own\n"],
    ["[[r]]\nn = 1 # own", 0, "[[r]]\nn = 1 # own"],
    ["[[r]]\n# own\n\n# free\n[x]\n", 0, "[[r]]\n# own\n"],
    ["[[r]]\n[r.s]\nn = 1\n\n[x]\n", 0, "[[r]]\n[r.s]\nn = 1\n"],
    ["r = [{ n = 1 },{}]\n", 0, "{ n = 1 }"],
    ["r = [{ n = 1 },{}]\n", 2, ""],
    ["[r]\nn = 1\n[r.s]\n\n[x]\n", 0, "[r]\nn = 1\n[r.s]\n\n"],
    ["[r]\nn = 1\n", 1, ""],
  ])("of %j is that of row %i", (text, place, own) => expect(blockText(documentOf(text), r, place)).toBe(own));

  it("may be another text of the row", () => {
    const other = "# new\n[[r]]\n  n = 7\n  [r.s]\n";
    const set = (text: string, place: number, own: string): string =>
      edited(text, (document) => replaceBlock(document, r, place, own));
    expect(set(three, 1, "[[r]]\n  n = 7\n")).toBe(three.replace("# two\n[[r]]\nn = 2\n", "[[r]]\n  n = 7\n"));
    expect(set(three, 1, "[[r]]\n  n = 7")).toBe(three.replace("# two\n[[r]]\nn = 2\n", "[[r]]\n  n = 7\n"));
    expect(set(three.slice(0, -1), 2, "[[r]]")).toBe(three.replace("[[r]]\nn = 3\n", "[[r]]"));
    expect(set(three, 1, other)).toBe("toml/structure-changed");
    expect(set(three, 1, "[[s]]\n")).toBe("toml/structure-changed");
    expect(set(three, 1, "")).toBe("toml/structure-changed");
    expect(set(three, 1, "n = 1\n[[r]]\n")).toBe("toml/structure-changed");
    expect(set(three, 1, "[[r]]\nn = x\n")).toBe("toml/unquoted-string");
    expect(set(three, 3, "[[r]]\n")).toBe("toml/row-not-found");
    expect(set("r = [{}]\n", 0, "{ n = 1 }")).toBe("toml/row-not-found");
  });
});

describe("a table is removed", () => {
  it.each<[what: string, text: string, path: string[], after: string]>([
    ["with its keys and blank lines", "a = 1\n\n[t]\nb = 1\n\n[u]\n", ["t"], "a = 1\n\n[u]\n"],
    ["with the comment above it", "a = 1\n\n# t\n[t]\nb = 1\n\n# u\n[u]\n", ["t"], "a = 1\n\n# u\n[u]\n"],
    ["but not a comment that is nobody's", "[t]\nb = 1\n\n# free\n\n[u]\n", ["t"], "# free\n\n[u]\n"],
    ["at the end with the blank lines above it", "a = 1\n\n\r\n \t\n[t]\nb = 1\n", ["t"], "a = 1\n"],
    ["at the end without a line end", "a = 1\n\n[t]", ["t"], "a = 1\n"],
    ["as all there is", "\n\n[t]\n", ["t"], ""],
    ["with all its rows", "[[t]]\nb = 1\n\n[[t]]\nb = 2\n\n[u]\n", ["t"], "[u]\n"],
    [
      "with tables inside of it wherever they are",
      "[t]\n[u]\na = 1\n\n[t.v]\n[w]\n[[t.x]]\n",
      ["t"],
      "[u]\na = 1\n\n[w]\n",
    ],
    ["inside another", "[t]\n[t.u]\na = 1\n\n[t.v]\n", ["t", "u"], "[t]\n[t.v]\n"],
    ["but not those beside it", "[t]\n[tt]\n[u.t]\n", ["t"], "[tt]\n[u.t]\n"],
    ["where there is none", "[t]\n", ["u"], "[t]\n"],
  ])("%s", (_, text, path, after) => expect(edited(text, (document) => removeTable(document, path))).toBe(after));

  it.each<[what: string, text: string, path: string[], code: string]>([
    ["a key", "t = 1\n", ["t"], "toml/not-a-table"],
    ["an inline table", "t = { a = 1 }\n", ["t"], "toml/not-a-table"],
    ["a dotted table", "t.a = 1\n", ["t"], "toml/not-a-table"],
    ["a dotted table with a header inside", "t.a = 1\n[t.b]\n", ["t"], "toml/is-a-table"],
    ["a table of a row", "[[r]]\n[r.t]\n", ["r", "t"], "toml/nothing"],
  ])("unless it is %s", (_, text, path, code) => {
    const after = edited(text, (document) => removeTable(document, path));
    expect(after).toBe(code === "toml/nothing" ? text : code);
  });
});

describe("rows within a row", () => {
  const set = (text: string, to: string): string =>
    edited(text, (document) => setValue(document, ["d", 0, "c"], must(readValue(to))));

  it("that are set to what they are stay as they are", () => {
    const text = "[[d]]\n[[d.c]]\nn = 0x1\n[d.c.s]\nm = 1\n";
    expect(set(text, "[{ n = 1, s = { m = 1 } }]")).toBe(text);
  });

  it.each<[what: string, text: string, to: string, after: string]>([
    ["lose a key", "[[d]]\n[[d.c]]\nn = 1\nm = 1\n", "[{ n = 1 }]", "[[d]]\n[[d.c]]\nn = 1\n"],
    ["get a key", "[[d]]\n[[d.c]]\nn = 1\n", "[{ n = 1, m = 2 }]", "[[d]]\n[[d.c]]\nn = 1\nm = 2\n"],
    [
      "lose a row in the middle",
      "[[d]]\n[[d.c]]\nn = 1\n# b\n [[d.c]]\nn = 2\n[d.c.s]\n\n# e\n[[d.c]]\nn = 3\n",
      "[{ n = 1 }, { n = 3 }]",
      "[[d]]\n[[d.c]]\nn = 1\n# e\n[[d.c]]\nn = 3\n",
    ],
    [
      "lose their last",
      "[[d]]\n[[d.c]]\nn = 1\n\n# b\n[[d.c]]\nn = 2\n\n# x\n[x]\n",
      "[{ n = 1 }]",
      "[[d]]\n[[d.c]]\nn = 1\n\n# x\n[x]\n",
    ],
    [
      "lose one before another table of the row",
      "[[d]]\n[[d.c]]\nn = 1\n\n# s\n[d.s]\n",
      "[]",
      "[[d]]\n\n# s\n[d.s]\n",
    ],
    ["lose a table with a header", "[[d]]\n[[d.c]]\nn = 1\n[d.c.s]\n", "[{ n = 1 }]", "[[d]]\n[[d.c]]\nn = 1\n"],
    ["get a row", "[[d]]\n[[d.c]]\nn = 1\n", "[{ n = 1 }, { n = 2 }]", "[[d]]\n[[d.c]]\nn = 1\n[[d.c]]\nn = 2\n"],
    ["go one and all, in any row", "[[d]]\n[[d.c]]\n[[d.cc]]\n[[d.c]]\n", "[]", "[[d]]\n[[d.cc]]\n"],
  ])("%s", (_, text, to, after) => expect(set(text, to)).toBe(after));

  it.each<[why: string, text: string, to: string]>([
    ["would be no rows", "[[d]]\n[[d.c]]\nn = 1\n", "[1]"],
    ["would be no list", "[[d]]\n[[d.c]]\nn = 1\n", "1"],
    ["stand behind another table", "[[d]]\n[x]\n[[d.c]]\nn = 1\n[[d.c]]\nn = 2\n", "[{ n = 1 }]"],
    ["are a table", "[[d]]\n[d.c]\nn = 1\n", "[{ n = 1 }]"],
  ])("are left alone where they %s", (_, text, to) => expect(set(text, to)).toBe("toml/is-a-table"));
});
