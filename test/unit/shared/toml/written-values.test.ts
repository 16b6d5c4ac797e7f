import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  equalValues,
  readValue,
  writeKey,
  writeValue,
  type TomlValue,
  type WriteOptions,
} from "../../../../shared/toml/index.js";
import { array, boolean, float, integer, string, table } from "./edited-text.js";

const S = String.raw;

/** The source of a value, which means that value. */
function written(value: TomlValue, options?: WriteOptions): string {
  const source = writeValue(value, options);
  const read = must(readValue(source));
  if (!equalValues(read, value)) expect(read).toEqual(value);
  return source;
}

describe("a value without an old spelling", () => {
  it.each<[source: string, value: TomlValue]>([
    ["0", integer(0)],
    ["-12345678", integer(-12345678)],
    ["1.0", float(1)],
    ["-0.0", float(-0)],
    ["0.1", float(0.1)],
    ["1e+21", float(1e21)],
    ["1.5e-9", float(1.5e-9)],
    ["nan", float(NaN)],
    ["inf", float(Infinity)],
    ["-inf", float(-Infinity)],
    ["true", boolean(true)],
    ["false", boolean(false)],
    ["2026-01-31", { kind: "date", text: "2026-01-31", dateKind: "local-date" }],
    ['""', string("")],
    [S`"a\"b'\\"`, string(`a"b'\\`)],
    [S`"\b\t\f\r\u0000\u001F\u007F~ é😀"`.replace(S`\t`, "\t"), string("\b\t\f\r\0\u001f\u007f~ é😀")],
    ['"""\none\ntwo"""', string("one\ntwo")],
    ['"""\n\none"""', string("\none")],
    [`"""\none\n\\\\ \t\\r\\u0000\\u000B\\u001F\\u007F"""`, string("one\n\\ \t\r\0\v\u001f\u007f")],
    [`"""\na""b""\\"c\n"""`, string('a""b"""c\n')],
    ['"""\n\n\\""""', string('\n"')],
    ['"""\n\n"\\""""', string('\n""')],
    ['"""\n\n""\\""""', string('\n"""')],
    ['"""\n\n""\\"\\""""', string('\n""""')],
    ["[]", array()],
    [S`[1, "a\nb", [true]]`, array(integer(1), string("a\nb"), array(boolean(true)))],
    ["{}", table({})],
    [S`{ a = 1, "b c" = "x\ny", d = {} }`, table({ a: integer(1), "b c": string("x\ny"), d: table({}) })],
  ])("is %s", (source, value) => expect(written(value)).toBe(source));

  it("of halves of surrogate pairs gets replacement characters", () => {
    expect(writeValue(string("a\ud800b"))).toBe('"a\uFFFDb"');
    expect(writeValue(string("a\n\udc00"))).toBe('"""\na\n\uFFFD"""');
  });
});

describe("a value is spelled as the one it replaces where it can be", () => {
  it.each<[like: string, source: string, value: TomlValue]>([
    // Strings
    ["'a'", "'x'", string("x")],
    ["'a'", "'x\ty'", string("x\ty")],
    ["'a'", `"it's"`, string("it's")],
    ["'a'", S`"x\u0001"`, string("x\u0001")],
    ["'a'", S`"x\u001F"`, string("x\u001f")],
    ["'a'", S`"x\u007F"`, string("x\u007f")],
    ["'a'", "' ~'", string(" ~")],
    ['"a"', '"x"', string("x")],
    ["''", "'x'", string("x")],
    ['"a"', '"""\nx\ny"""', string("x\ny")],
    ["'a'", '"""\nx\ny"""', string("x\ny")],
    ['"""a"""', '"""x"""', string("x")],
    ['"""\na"""', '"""\nx"""', string("x")],
    ['"""\r\na"""', '"""\nx"""', string("x")],
    ['"""a"""', '"""x\ny"""', string("x\ny")],
    ['"""a"""', '"""\n\nx"""', string("\nx")],
    ["'''a'''", "'''x\ny'''", string("x\ny")],
    ["'''\na'''", "'''\nx'''", string("x")],
    ["'''a'''", "'''\\'''", string("\\")],
    ["'''a'''", "'''it's'''", string("it's")],
    ["'''a'''", `"x'''"`, string("x'''")],
    ["'''a'''", `"x'''y"`, string("x'''y")],
    ["'''a'''", `"x'"`, string("x'")],
    ["'''a'''", `"""\nx\ny'"""`, string("x\ny'")],
    ["'''a'''", `"""\nx\ny\\u0000"""`, string("x\ny\0")],
    ["3", '"x"', string("x")],
    // Integers
    ["0x0a", "0xff", integer(255)],
    ["0xAB", "0xFF", integer(255)],
    ["0xdead_beef", "0xdead_beef", integer(0xdeadbeefn)],
    ["0xDEAD_beef", "0x1_DEAD_BEEF", integer(0x1deadbeefn)],
    ["0xa_b", "0xab", integer(0xabn)],
    ["0o17", "0o10", integer(8)],
    ["0b1", "0b101", integer(5)],
    ["0b1_0", "0b11_0101", integer(0b110101)],
    ["0x1", "0x0", integer(0)],
    ["0x0a", "-1", integer(-1)],
    ["0x0_a", "-1234", integer(-1234)],
    ["+3", "+5", integer(5)],
    ["+3", "-5", integer(-5)],
    ["+3", "+0", integer(0)],
    ["1_000", "1_234_567", integer(1234567)],
    ["+1_0", "-1_234_567", integer(-1234567)],
    ["1_000", "123", integer(123)],
    ["-1_000", "1_234", integer(1234)],
    ["1000", "1234", integer(1234)],
    ['"1_000"', "1234", integer(1234)],
    ["1_000.5", "1234", integer(1234)],
    ["true", "1234", integer(1234)],
    // Floats
    ["1e3", "1.5e3", float(1500)],
    ["1E3", "1.5E3", float(1500)],
    ["1e+3", "1.5e+3", float(1500)],
    ["1E+3", "1.5E+3", float(1500)],
    ["1e+3", "2.5e-1", float(0.25)],
    ["1.5", "1500.0", float(1500)],
    ["inf", "1500.0", float(1500)],
    ["1e3", "nan", float(NaN)],
    ["1e3", "-inf", float(-Infinity)],
  ])("like %s is %s", (like, source, value) => expect(written(value, { like })).toBe(source));

  it("with the line ends of the file", () => {
    expect(written(string("x\ny"), { newline: "\r\n" })).toBe('"""\r\nx\r\ny"""');
    expect(written(string("x\ny"), { newline: "\r\n", like: "'''a'''" })).toBe("'''x\r\ny'''");
    expect(written(string("x\ny"), { newline: "\n", like: '"""\r\na"""' })).toBe('"""\nx\ny"""');
  });

  it("on one line where it must be", () => {
    expect(written(string("x\ny"), { oneLine: true })).toBe(S`"x\ny"`);
    expect(written(string("x\ny"), { oneLine: true, like: "'a'" })).toBe(S`"x\ny"`);
  });
});

it.each([
  ["a", "a"],
  ["Az_-09", "Az_-09"],
  ["", '""'],
  ["a b", '"a b"'],
  ["a.b", '"a.b"'],
  ["é", '"é"'],
  ["a\n", S`"a\n"`],
  ['"', S`"\""`],
])("the key %j is written %s", (key, source) => expect(writeKey(key)).toBe(source));

const anyText = fc.string({
  unit: fc.constantFrom("a", "'", '"', "\\", "\n", "\t", "\r", "\0", "😀", " "),
  maxLength: 8,
});
const anyValue = fc.oneof(
  anyText.map(string),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(integer),
  fc.integer({ min: -20, max: 70_000 }).map(integer),
  fc.double().map(float),
  fc.array(anyText.map(string), { maxLength: 3 }).map((items) => array(...items)),
  fc.dictionary(anyText, fc.boolean().map(boolean), { maxKeys: 3, noNullPrototype: true }).map(table),
);

it("a value means the same however it is spelled", () => {
  fc.assert(
    fc.property(anyValue, anyValue, fc.boolean(), fc.constantFrom("\n", "\r\n"), (value, old, oneLine, newline) => {
      const source = written(value, { like: writeValue(old), oneLine, newline });
      expect(written(value, { like: source, oneLine, newline })).toBe(source);
    }),
    { seed: 3, numRuns: 500 },
  );
});
