import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  documentValue,
  parseDocument,
  printDocument,
  toTagged,
  toWire,
  type TomlValue,
} from "../../../../shared/toml/index.js";

/** The value of a text, which prints as it was read. */
function valueOf(text: string): TomlValue {
  const document = must(parseDocument(text));
  expect(printDocument(document)).toBe(text);
  return documentValue(document);
}

const memberA = (text: string): TomlValue | undefined => {
  const value = valueOf(text);
  return value.kind === "table" ? value.entries.get("a") : undefined;
};

const S = String.raw;

describe("a bare value", () => {
  it.each<[source: string, value: bigint]>([
    ...(["0", "+0", "-0", "0x0"] as const).map((source): [string, bigint] => [source, 0n]),
    ["7", 7n],
    ["+99", 99n],
    ["-17", -17n],
    ["1_000", 1000n],
    ["12_34_5", 12345n],
    ["123456789012345", 123456789012345n],
    ["9007199254740993", 9007199254740993n],
    ["-9007199254740993", -9007199254740993n],
    ["9_007_199_254_740_993", 9007199254740993n],
    ["9223372036854775807", 2n ** 63n - 1n],
    ["+9223372036854775807", 2n ** 63n - 1n],
    ["-9223372036854775808", -(2n ** 63n)],
    ["0xDEAD_beef", 0xdeadbeefn],
    ["0xffffffffffffff", 0xffffffffffffffn],
    ["0x7fffffffffffffff", 2n ** 63n - 1n],
    ["0o755", 493n],
    ["0o7_5_5", 493n],
    ["0b1", 1n],
    ["0b1101_0110", 214n],
  ])("%s is an integer", (source, value) => expect(memberA(`a = ${source}`)).toEqual({ kind: "integer", value }));

  it.each<[source: string, value: number]>([
    ["0.5", 0.5],
    ["+1.0", 1],
    ["0.0", 0],
    ["-0.0", -0],
    ["3.1415", 3.1415],
    ["1_0.2_5", 10.25],
    ["5e22", 5e22],
    ["1E06", 1e6],
    ["-2e-2", -0.02],
    ["6.626e-34", 6.626e-34],
    ["1e+1_0", 1e10],
    ["0e0", 0],
    ["1_0e1", 100],
    ["inf", Infinity],
    ["+inf", Infinity],
    ["-inf", -Infinity],
    ["nan", NaN],
    ["+nan", NaN],
    ["-nan", NaN],
  ])("%s is a float", (source, value) => expect(memberA(`a = ${source}`)).toEqual({ kind: "float", value }));

  it.each(["true", "false"])("%s is a boolean", (source) =>
    expect(memberA(`a = ${source}`)).toEqual({ kind: "boolean", value: source === "true" }),
  );

  it.each([
    ...["1979-05-27T07:32:00Z", "1979-05-27T07:32:00z", "1979-05-27t00:32:00.999999-07:00"].map((text) => [
      "offset-date-time",
      text,
    ]),
    ["offset-date-time", "1979-05-27 07:32:00+23:59"],
    ["local-date-time", "1979-05-27T07:32:00"],
    ["local-date-time", "1979-05-27 00:32:00.5"],
    ...["01-31", "02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31", "11-30", "12-31"].map(
      (day) => ["local-date", `2023-${day}`],
    ),
    ["local-date", "2000-02-29"],
    ["local-date", "2024-02-29"],
    ["local-date", "2023-01-01"],
    ["local-time", "07:32:00"],
    ["local-time", "00:00:00.999"],
    ["local-time", "23:59:60"],
  ])("as a %s is %s", (dateKind, text) => expect(memberA(`a = ${text}`)).toEqual({ kind: "date", text, dateKind }));

  it("ends where something else begins", () => {
    const date = { $date: "1979-05-27" };
    expect(toWire(valueOf("a = 1979-05-27 # 07:32:00\nb=1#c\nc = 1\t# c\nd = [1979-05-27 ,1]#c"))).toEqual({
      a: date,
      b: 1,
      c: 1,
      d: [date, 1],
    });
  });
});

describe("a string", () => {
  it.each<[source: string, value: string]>([
    ['""', ""],
    ['"x"', "x"],
    [S`"\b\t\n\f\r\"\\"`, '\b\t\n\f\r"\\'],
    [S`"\u00e9\U0001F600\u0000\uD7FF\uE000\U0010FFFF\u00Ff"`, "é😀\0\uD7FF\uE000\u{10FFFF}ÿ"],
    ['"é😀\t~"', "é😀\t~"],
    [S`"x\ty\"z"`, 'x\ty"z'],
    ["''", ""],
    [S`'C:\x "q"'`, S`C:\x "q"`],
    ["'é😀\t'", "é😀\t"],
    ["'\u0080\uFFFF'", "\u0080\uFFFF"],
    ['""""""', ""],
    ['"""\nx\n\ny"""', "x\n\ny"],
    ['"""\r\nx\r\ny"""', "x\ny"],
    ['"""\n\nx"""', "\nx"],
    ['"""a""b"""', 'a""b'],
    ['"""a""""', 'a"'],
    ['"""a"""""', 'a""'],
    ['""""a"""', '"a'],
    [S`"""a\"""b\\"""`, 'a"""b\\'],
    [`"""one \\\n   two \\ \t  \n\t\r\n three\\t"""`, "one two three\t"],
    ['"""x \\\r\n  y"""', "x y"],
    ['"""x\\\n"""', "x"],
    ['"""😀\n~"""', "😀\n~"],
    ["''''''", ""],
    ["'''\nx\\\ny'''", "x\\\ny"],
    ["'''\r\nx\r\ny'''", "x\ny"],
    ["'''it''s'''", "it''s"],
    ["'''x''''", "x'"],
    ["'''x'''''", "x''"],
    [`'''"""'''`, '"""'],
  ])("%j", (source, value) => expect(memberA(`a = ${source} # c\n`)).toEqual({ kind: "string", value }));
});

describe("a document", () => {
  it.each<[text: string, wire: unknown]>([
    ["", {}],
    ["\n", {}],
    ["\r\n\t \n", {}],
    ["# é 😀 \t", {}],
    ["# \u{10FFFF}\uE000\uD7FF~", {}],
    ["\uFEFF", {}],
    ["\uFEFFa = 1", { a: 1 }],
    ["a = 1\r\n\r\nb = 2", { a: 1, b: 2 }],
    ["  \ta = 1 \t", { a: 1 }],
    ["# a\r\n# b\r\n[c]", { c: {} }],
    // Keys
    ["a-b_C9 = 1", { "a-b_C9": 1 }],
    ["Az09 = 1\nzZ = 2\n_ = 3\n- = 4\n1 = 5", { Az09: 1, zZ: 2, _: 3, "-": 4, 1: 5 }],
    [`"" = 1\n"a b" = 2\n'a"b' = 3\n"\\u00e9" = 4\n[x]\n'' = 5`, { "": 1, "a b": 2, 'a"b': 3, é: 4, x: { "": 5 } }],
    [`""= 1\n"x"= 2\n'y'.b = 3`, { "": 1, x: 2, y: { b: 3 } }],
    [`a . "b.c"\t. 'd' = 1`, { a: { "b.c": { d: 1 } } }],
    ["1.2 = 3", { 1: { 2: 3 } }],
    ["a.b = 1\na.c = 2", { a: { b: 1, c: 2 } }],
    ["a.b.c = 1\na.d = 2\na.b.e = 3", { a: { b: { c: 1, e: 3 }, d: 2 } }],
    ["constructor = 1\ntoString.a = 2", { constructor: 1, toString: { a: 2 } }],
    // Arrays and inline tables
    ["a = []\nb = [ ]\nc = [1,]\nd = [\r\n1\r\n]", { a: [], b: [], c: [1], d: [1] }],
    [`a = [1 , "x", [2.5, []] , {b = 1}]`, { a: [1, "x", [2.5, []], { b: 1 }] }],
    ["a = [ # c\n\n  1, # d\r\n 2 # e\n ,\n]", { a: [1, 2] }],
    ["a = {}\nb = { }\nc = {b=1}\nd = {\tb\t=\t1\t}", { a: {}, b: {}, c: { b: 1 }, d: { b: 1 } }],
    [`a = { b = 1, c.d = 2, c.e = 3 , "f" = {g = [1,\n2]}}`, { a: { b: 1, c: { d: 2, e: 3 }, f: { g: [1, 2] } } }],
    ["a = [{b=1},{b=2}]", { a: [{ b: 1 }, { b: 2 }] }],
    // Tables
    ["[a]", { a: {} }],
    ["x = 1\n[a] # c\n\n# d\n\t[b]\t\n", { x: 1, a: {}, b: {} }],
    ["[a]\nb = 1\n[a.c]\nd = 2", { a: { b: 1, c: { d: 2 } } }],
    ["[ a . b ]\nc = 1", { a: { b: { c: 1 } } }],
    ["[a.b.c]\n[a]\nx = 1", { a: { b: { c: {} }, x: 1 } }],
    ["[a.b.c]\n[a.d]\n[a.b]\n[a]", { a: { b: { c: {} }, d: {} } }],
    ["[[a]]\nb = 1\n[[a]]\nb = 2", { a: [{ b: 1 }, { b: 2 }] }],
    [
      "[[a]]\n[a.b]\nc = 1\n[[a.d]]\n[[a.d]]\ne = 1\n[[a]]\n[a.b]\nc = 2",
      { a: [{ b: { c: 1 }, d: [{}, { e: 1 }] }, { b: { c: 2 } }] },
    ],
    ["[[a]]\nx.y = 1\n[[a]]\nx.y = 2", { a: [{ x: { y: 1 } }, { x: { y: 2 } }] }],
    ["[a]\nb.c = 1\nb.d = 2\n[a.e]", { a: { b: { c: 1, d: 2 }, e: {} } }],
    ["[a]\nb.c = 1\n[x]\n[a.b.d]", { a: { b: { c: 1, d: {} } }, x: {} }],
    ["[a.b]\n[[a.c]]", { a: { b: {}, c: [{}] } }],
    [`[[ a . "b" ]]`, { a: { b: [{}] } }],
    ["[[a.b]]\n[a]\nc = 1", { a: { b: [{}], c: 1 } }],
    ["[a]\n[b]\n[a.c]\n[b.c]", { a: { c: {} }, b: { c: {} } }],
  ])("%j", (text, wire) => {
    expect(toWire(valueOf(text))).toEqual(wire);
    expect(toWire(valueOf(`${text}\n`))).toEqual(wire);
  });

  it("may have a key called __proto__", () =>
    expect(Object.entries(toWire(valueOf("__proto__ = 1\nb = {__proto__ = 2}")))).toEqual([
      ["__proto__", 1],
      ["b", Object.fromEntries([["__proto__", 2]])],
    ]));

  it("may have many keys", () => {
    const keys = Array.from({ length: 40 }, (_, at) => `k${at}`);
    const text = `${keys.map((key) => `${key}.a = 1`).join("\n")}\n${keys.map((key) => `${key}.b = 2`).join("\n")}\n`;
    expect(toWire(valueOf(text))).toEqual(Object.fromEntries(keys.map((key) => [key, { a: 1, b: 2 }])));
  });

  it.each([
    ["arrays in each other", `a = ${"[".repeat(400)}${"]".repeat(400)}`],
    ["inline tables in each other", `a = ${"{a=".repeat(399)}{}${"}".repeat(399)}`],
    ["an inline table below dotted keys", `a.a = ${"[".repeat(398)}{}${"]".repeat(398)}`],
    ["inline tables with dotted keys", `a = [[{${"b.".repeat(396)}b = {}}]]`],
    ["parts of a key", `${"a.".repeat(399)}b = 1`],
    ["parts of a header", `[${"a.".repeat(399)}b]`],
  ])("may have 400 levels of %s", (_, text) => expect(parseDocument(text)).toMatchObject({ ok: true }));

  it("may have more different keys than are kept", () => {
    const keys = Array.from({ length: 2_100 }, (_, at) => `many-keys-${at}`);
    const value = valueOf(keys.map((key) => `${key} = 1\n`).join(""));
    expect(value.kind === "table" ? [...value.entries.keys()] : undefined).toEqual(keys);
  });
});

it("each scalar is tagged with its type as the TOML test suite spells it", () => {
  const text = `s = "1"\ni = -1\nf = 1.0\ng = inf\nh = nan\nj = -0.0\nb = true\nodt = 1979-05-27T07:32:00Z
ldt = 1979-05-27T07:32:00\nld = 1979-05-27\nlt = 07:32:00\na = [1, [{t = 2}]]\n`;
  expect(toTagged(valueOf(text))).toEqual({
    s: { type: "string", value: "1" },
    i: { type: "integer", value: "-1" },
    f: { type: "float", value: "1.0" },
    g: { type: "float", value: "inf" },
    h: { type: "float", value: "nan" },
    j: { type: "float", value: "-0.0" },
    b: { type: "bool", value: "true" },
    odt: { type: "datetime", value: "1979-05-27T07:32:00Z" },
    ldt: { type: "datetime-local", value: "1979-05-27T07:32:00" },
    ld: { type: "date-local", value: "1979-05-27" },
    lt: { type: "time-local", value: "07:32:00" },
    a: [{ type: "integer", value: "1" }, [{ t: { type: "integer", value: "2" } }]],
  });
});
