import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  changeList,
  deleteRow,
  insertRow,
  moveRow,
  readValue,
  removeKey,
  setSource,
  setValue,
  type Path,
} from "../../../../shared/toml/index.js";
import { edited, integer, string } from "./edited-text.js";

const nine = integer(9);

describe("an element behind the last goes", () => {
  it.each<[where: string, text: string, path: Path, after: string]>([
    ["into an empty list", "a = []\n", ["a", 0], "a = [9]\n"],
    ["into an empty list of blanks", "a = [ ]\n", ["a", 0], "a = [9 ]\n"],
    ["behind a comma and a blank", "a = [1, 2]\n", ["a", 2], "a = [1, 2, 9]\n"],
    ["before the blank at the end", "a = [ 1 ]\n", ["a", 1], "a = [ 1, 9 ]\n"],
    ["before a last comma", "a = [1, 2,]\n", ["a", 2], "a = [1, 2, 9,]\n"],
    ["before a last comma with a blank", "a = [1 ,]\n", ["a", 1], "a = [1 , 9,]\n"],
    ["behind an element on the line of others", "a = [\n 1, 2\n]\n", ["a", 2], "a = [\n 1, 2, 9\n]\n"],
    ["on a line of its own", "a = [\n  1,\n  2,\n]\n", ["a", 2], "a = [\n  1,\n  2,\n  9,\n]\n"],
    ["on a line of its own without a comma", "a = [\n\t1,\n\t2\n]\n", ["a", 2], "a = [\n\t1,\n\t2,\n\t9\n]\n"],
    [
      "on a line behind one with a comment",
      "a = [\n 1, # one\n 2, # two\n]\n",
      ["a", 2],
      "a = [\n 1, # one\n 2, # two\n 9,\n]\n",
    ],
    ["on a line behind a comment without a comma", "a = [\n 1 # one\n]\n", ["a", 1], "a = [\n 1, # one\n 9\n]\n"],
    [
      "on a line behind a comma below a comment",
      "a = [\n 1 # one, two\n ,\n]\n",
      ["a", 1],
      "a = [\n 1 # one, two\n ,\n 9,\n]\n",
    ],
    ["on a line where the list ends on that of the last", "a = [\n  1]\n", ["a", 1], "a = [\n  1,\n  9]\n"],
    ["on a line before blanks and the end", "a = [\n  1  ]\n", ["a", 1], "a = [\n  1,\n  9  ]\n"],
    [
      "behind a list of several lines",
      "a = [\n  [\n    1,\n  ],\n]\n",
      ["a", 1],
      "a = [\n  [\n    1,\n  ],\n  9,\n]\n",
    ],
    ["into a list inside another", "a = [[1], [2]]\n", ["a", 1, 1], "a = [[1], [2, 9]]\n"],
    ["into a list of an inline table", "a = { b = [1] }\n", ["a", "b", 1], "a = { b = [1, 9] }\n"],
    ["with Windows's line ends", "a = [\r\n  1,\r\n]\r\n", ["a", 1], "a = [\r\n  1,\r\n  9,\r\n]\r\n"],
    ["behind a comment with a comma in it", "a = [1 # x, y\n]\n", ["a", 1], "a = [1, 9 # x, y\n]\n"],
    ["into a list that is not there", "b = 1\n", ["a", 0], "b = 1\na = [9]\n"],
    ["into a list within a list that is not there", "b = 1\n", ["a", 0, 0], "b = 1\na = [[9]]\n"],
    ["into the list of a row that has none", "[[r]]\nb = 1\n", ["r", 0, "a", 0], "[[r]]\nb = 1\na = [9]\n"],
    ["behind the end, however far", "a = [1]\n", ["a", 7], "a = [1, 9]\n"],
  ])("%s", (_, text, path, after) => {
    expect(edited(text, (document) => setValue(document, path, nine))).toBe(after);
    expect(edited(text, (document) => setSource(document, path, "9"))).toBe(after);
  });
});

describe("an element is removed", () => {
  it.each<[how: string, text: string, at: number, after: string]>([
    ["with the comma behind it", "a = [1, 2, 3]\n", 0, "a = [2, 3]\n"],
    ["with the comma behind it in the middle", "a = [1, 2,  3]\n", 1, "a = [1, 3]\n"],
    ["with the comma before it at the end", "a = [1, 2 , 3 ]\n", 2, "a = [1, 2  ]\n"],
    ["with the blanks before it where a comma stays", "a = [1, 2, 3, ]\n", 2, "a = [1, 2, ]\n"],
    ["with its line", "a = [\n  1,\n  2,\n  3,\n]\n", 1, "a = [\n  1,\n  3,\n]\n"],
    ["with the comment on its line", "a = [\n  1, # one\n  2, # two\n]\n", 0, "a = [\n  2, # two\n]\n"],
    ["with its line at the end", "a = [\n  1, # one\n  2, # two\n]\n", 1, "a = [\n  1, # one\n]\n"],
    [
      "with the comment on its line, last without a comma",
      "a = [\n 1, # one\n 2 # two\n]\n",
      1,
      "a = [\n 1 # one\n]\n",
    ],
    ["last without a comma, below a comma", "a = [\n 1 # one\n , # c\n 2 # two\n]\n", 1, "a = [\n 1 # one\n  # c\n]\n"],
    ["but not the comment above it", "a = [\n  # one\n  1,\n  2,\n]\n", 0, "a = [\n  # one\n  2,\n]\n"],
    ["at the end of lines without a last comma", "a = [\n  1,\n  2\n]\n", 1, "a = [\n  1\n]\n"],
    ["before the end of the list on its line", "a = [\n  1,\n  2]\n", 1, "a = [\n  1]\n"],
    ["from a line with others", "a = [\n  1, 2,\n  3,\n]\n", 0, "a = [\n  2,\n  3,\n]\n"],
    ["from the end of a line with others", "a = [\n  1, 2,\n  3,\n]\n", 1, "a = [\n  1, 3,\n]\n"],
    ["where the comma stands below a comment", "a = [1 # x, y\n, 2]\n", 0, "a = [2]\n"],
    ["behind a comma below a comment", "a = [1 # x, y\n, 2]\n", 1, "a = [1 # x, y\n]\n"],
    ["with Windows's line end", "a = [\r\n  1,\r\n  2,\r\n]\r\n", 1, "a = [\r\n  1,\r\n]\r\n"],
    ["with all its lines", "a = [\n  [\n    1,\n  ], # x\n  2,\n]\n", 0, "a = [\n  2,\n]\n"],
    ["that is a table", "a = [{b = 1}, {b = 2}]\n", 0, "a = [{b = 2}]\n"],
  ])("%s", (_, text, at, after) => {
    expect(edited(text, (document) => removeKey(document, ["a", at]))).toBe(after);
  });

  it.each<[text: string, after: string]>([
    ["a = [ 1 ]\n", "a = [  ]\n"],
    ["a = [1,]\n", "a = []\n"],
    ["a = [\n  1, # one\n]\n", "a = [\n]\n"],
    ["a = [\n  1 # one\n]\n", "a = [\n]\n"],
    ["a = [1 # one\n]\n", "a = [ # one\n]\n"],
  ])("as the only one of %j, where the list is to stay", (text, after) => {
    expect(edited(text, (document) => removeKey(document, ["a", 0], { keepEmpty: true }))).toBe(after);
    expect(edited(`x = 1\n${text}`, (document) => removeKey(document, ["a", 0]))).toBe("x = 1\n");
  });
});

describe("a list that is set to another", () => {
  it.each<[how: string, text: string, to: string, after: string]>([
    [
      "gets one before an element on its line",
      "a = [\n  1, # one\n  2, # two\n]\n",
      "[1, 9, 2]",
      "a = [\n  1, # one\n  9,\n  2, # two\n]\n",
    ],
    ["gets one before the first of its lines", "a = [\r\n\t1,\r\n]\r\n", "[9, 1]", "a = [\r\n\t9,\r\n\t1,\r\n]\r\n"],
    ["gets several in order", "a = [1, 5]\n", "[0, 1, 2, 3, 5, 6, 7]", "a = [0, 1, 2, 3, 5, 6, 7]\n"],
    ["gets some and loses some", "a = ['a', 'b', 'c', 'd']\n", '["b", "x", "d", "e"]', "a = ['b', 'x', 'd', \"e\"]\n"],
    ["changes a word in its spelling", "a = ['a' ,'b']\n", '["a", "c"]', "a = ['a' ,'c']\n"],
    ["does not make a table of a word", "a = ['a', {b = 1}]\n", '[{b = 1}, "a"]', "a = [{ b = 1 }, 'a']\n"],
    [
      "changes the table of the same name",
      "a = [{n = 'a', x = 1}, {n = 'b', x = 1}]\n",
      '[{n = "b", x = 2}]',
      "a = [{n = 'b', x = 2}]\n",
    ],
    [
      "changes the table that is most alike",
      "a = [{n = 1, x = 1, y = 1}, {n = 2, x = 2, y = 2}]\n",
      "[{n = 3, x = 2, y = 2}]",
      "a = [{n = 3, x = 2, y = 2}]\n",
    ],
    ["has tables of strings of several lines on one", "a = [1]\n", '[1, "x\\ny"]', 'a = [1, "x\\ny"]\n'],
    ["changes lists inside of it", "a = [[1 ,2], [3]]\n", "[[1, 2, 9], [3]]", "a = [[1 ,2, 9], [3]]\n"],
    ["becomes empty", "a = [ 1, # c\n]\n", "[]", "a = []\n"],
    ["is no longer empty", "a = [ ] # c\n", "[1, 2]", "a = [1, 2] # c\n"],
    ["becomes another kind of value", "a = [ 1 ] # c\n", "'x'", 'a = "x" # c\n'],
  ])("%s", (_, text, to, after) => {
    expect(edited(text, (document) => setValue(document, ["a"], must(readValue(to))))).toBe(after);
  });

  it("is rewritten where it would take too many steps", () => {
    const numbers = (from: number, count: number, gap: string): string =>
      Array.from({ length: count }, (_, at) => String(from + at)).join(gap);
    const text = (count: number): string => `a = [ 0 , ${numbers(1, count, " , ")} ]\n`;
    const set = (count: number): string =>
      edited(text(count), (document) =>
        setValue(document, ["a"], must(readValue(`[0, ${numbers(1000, count, ", ")}]`))),
      );
    expect(set(400)).toBe(`a = [ 0 , ${numbers(1000, 400, " , ")} ]\n`);
    expect(set(401)).toBe(`a = [0, ${numbers(1000, 401, ", ")}]\n`);
  });

  it("is rewritten where comparing costs too much", () => {
    const same = (count: number, gap: string): string => new Array<string>(count).fill("1").join(gap);
    const set = (count: number): string =>
      edited(`a = [ ${same(count, " , ")} ]\n`, (document) =>
        setValue(document, ["a"], must(readValue(`[${same(count - 1, ", ")}, 2]`))),
      );
    expect(set(500)).toBe(`a = [ ${same(499, " , ")} , 2 ]\n`);
    expect(set(501)).toBe(`a = [${same(500, ", ")}, 2]\n`);
  });
});

describe("a row of a list of inline tables", () => {
  const row = {
    entries: [
      { key: "n", value: nine },
      { key: "t u", value: string("x\ny") },
    ],
  };
  const spelled = String.raw`{ n = 9, "t u" = "x\ny" }`;

  it.each<[where: string, text: string, place: number, after: string]>([
    ["before the first", "r = [{ n = 1 }]\n", 0, `r = [${spelled}, { n = 1 }]\n`],
    [
      "before another",
      "r = [\n  { n = 1 },\n  { n = 2 },\n]\n",
      1,
      `r = [\n  { n = 1 },\n  ${spelled}, { n = 2 },\n]\n`,
    ],
    ["behind the last", "r = [\n  { n = 1 },\n]\n", 1, `r = [\n  { n = 1 },\n  ${spelled},\n]\n`],
    ["into an empty list", "r = []\n", 0, `r = [${spelled}]\n`],
  ])("is added %s", (_, text, place, after) => {
    expect(edited(text, (document) => insertRow(document, ["r"], place, row))).toBe(after);
    expect(edited(text, (document) => insertRow(document, ["r"], place, { block: spelled }))).toBe(after);
  });

  it("is not added where it is none", () => {
    const add = (block: string, place = 0): string =>
      edited("r = [{ n = 1 }]\n", (document) => insertRow(document, ["r"], place, { block }));
    expect(add("3")).toBe("toml/not-a-row");
    expect(add("{}\nn = 1")).toBe("toml/not-one-value");
    expect(add("x y")).toBe("toml/unquoted-string");
    expect(add("{}", 2)).toBe("toml/row-not-found");
    expect(add("{}", -1)).toBe("toml/row-not-found");
  });

  it("is deleted, and the list stays", () => {
    expect(edited("r = [{ n = 1 }, { n = 2 }]\n", (document) => deleteRow(document, ["r"], 0))).toBe(
      "r = [{ n = 2 }]\n",
    );
    expect(edited("r = [{ n = 1 }]\n", (document) => deleteRow(document, ["r"], 0))).toBe("r = []\n");
    expect(edited("r = [{ n = 1 }]\n", (document) => deleteRow(document, ["r"], 1))).toBe("toml/row-not-found");
  });

  it("is moved", () => {
    expect(edited("r = [{ n = 1 }, {n=2}, { n = 3 }]\n", (document) => moveRow(document, ["r"], 2, 0))).toBe(
      "r = [{ n = 3 }, { n = 1 }, {n=2}]\n",
    );
    expect(edited("r = [{ n = 1 }, {n=2}]\n", (document) => moveRow(document, ["r"], 0, 1))).toBe(
      "r = [{n=2}, { n = 1 }]\n",
    );
  });
});

describe("an item of an inline list is deleted", () => {
  it.each<[how: string, text: string, after: string]>([
    [
      "last without a comma, with the comments on its line and above it",
      "a = [\n  { b = 1 }, # one\n  # of two\n  { b = 2 } # two\n]\n",
      "a = [\n  { b = 1 } # one\n]\n",
    ],
    [
      "last with a comma, with the comments on its line and above it",
      "a = [\n  { b = 1 }, # one\n  # of two\n  { b = 2 }, # two\n]\n",
      "a = [\n  { b = 1 }, # one\n]\n",
    ],
  ])("%s", (_, text, after) => {
    expect(edited(text, (document) => changeList(document, ["a"], { op: "remove", at: 1, count: 1 }))).toBe(after);
  });
});
