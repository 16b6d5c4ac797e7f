import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  decodeBytes,
  emptyDocument,
  equalValues,
  fromWire,
  parseDocument,
  printDocument,
  readValue,
  toWire,
  type TomlValue,
} from "../../../../shared/toml/index.js";
import { array, boolean, float, integer, string, table } from "./edited-text.js";

const date: TomlValue = { kind: "date", text: "2026-01-31", dateKind: "local-date" };

describe("the JSON form of a value", () => {
  it.each<[wire: unknown, value: TomlValue]>([
    ["a", string("a")],
    [false, boolean(false)],
    [3, integer(3)],
    [Number.MAX_SAFE_INTEGER, integer(Number.MAX_SAFE_INTEGER)],
    [{ $int: "9007199254740992" }, integer(2n ** 53n)],
    [{ $int: "-9223372036854775808" }, integer(-(2n ** 63n))],
    [0.5, float(0.5)],
    [-0, float(-0)],
    [{ $float: "inf" }, float(Infinity)],
    [{ $float: "-inf" }, float(-Infinity)],
    [{ $float: "nan" }, float(NaN)],
    [{ $date: "2026-01-31" }, date],
    [[1, []], array(integer(1), array())],
    [{ a: 1, b: {} }, table({ a: integer(1), b: table({}) })],
    [{ $int: 1 }, table({ $int: integer(1) })],
    [{ $int: "1", b: 1 }, table({ $int: string("1"), b: integer(1) })],
    [{ $other: "1" }, table({ $other: string("1") })],
  ])("%j is read and written", (wire, value) => {
    expect(toWire(value)).toEqual(wire);
    expect(fromWire(wire)).toEqual({ ok: true, value });
  });

  it("of an integral number is an integer, of a larger one a float", () => {
    expect(toWire(float(2))).toBe(2);
    expect(fromWire(2)).toEqual({ ok: true, value: integer(2) });
    expect(fromWire(2 ** 53)).toEqual({ ok: true, value: float(2 ** 53) });
  });

  it.each<[wire: unknown, message: string]>([
    [null, "null has no TOML form."],
    [undefined, "undefined has no TOML form."],
    [[1, null], "null has no TOML form."],
    [{ a: [null] }, "null has no TOML form."],
    [() => 1, "function has no TOML form."],
    [{ $int: "1.5" }, "The integer 1.5 has no TOML form."],
    [{ $int: "x1" }, "The integer x1 has no TOML form."],
    [{ $int: "" }, "The integer  has no TOML form."],
    [{ $float: "1" }, "The float 1 has no TOML form."],
    [{ $float: "toString" }, "The float toString has no TOML form."],
    [{ $date: "2026-02-30" }, "The date 2026-02-30 has no TOML form."],
  ])("cannot be %j", (wire, message) =>
    expect(fromWire(wire)).toEqual({ ok: false, error: { code: "toml/not-a-value", message } }),
  );
});

describe("equal values", () => {
  const all = [
    ...[string("1"), string("2"), integer(1), integer(2), float(1), float(NaN), float(0), float(-0), boolean(true)],
    ...[boolean(false), date, { ...date, text: "2026-02-01" }, array(), array(integer(1)), array(integer(2))],
    ...[array(integer(1), integer(2)), table({}), table({ a: integer(1) }), table({ a: integer(2) })],
    ...[table({ b: integer(1) }), table({ a: integer(1), b: integer(1) })],
  ];

  it("are equal to themselves alone", () => {
    for (const [at, one] of all.entries()) {
      for (const [other, another] of all.entries()) {
        expect([one, another, equalValues(one, structuredClone(another))]).toEqual([one, another, at === other]);
      }
    }
  });

  it("may have their keys in another order", () =>
    expect(equalValues(table({ a: integer(1), b: date }), table({ b: date, a: integer(1) }))).toBe(true));
});

describe("the bytes of a file", () => {
  it.each([
    [[]],
    [[0x61, 0x0a]],
    [[0xef, 0xbb, 0xbf, 0x61]],
    [[0xc2, 0x80]],
    [[0xf4, 0x8f, 0xbf, 0xbf, 0xed, 0x9f, 0xbf]],
  ])("%j are text", (bytes) => {
    const text = must(decodeBytes(Uint8Array.from(bytes)));
    expect([...new TextEncoder().encode(text)]).toEqual(bytes);
  });

  it.each<[bytes: number[], at: number, line: number, column: number]>([
    [[0x80], 0, 1, 1],
    [[0xff], 0, 1, 1],
    [[0x61, 0xc1, 0xbf], 1, 1, 2],
    [[0x61, 0x0a, 0x62, 0xc3, 0xa9, 0xfe], 5, 2, 3],
    [[0xc3, 0x28], 0, 1, 1],
    [[0xc3], 0, 1, 1],
    [[0xdf, 0xbf, 0xc2, 0x7f], 2, 1, 2],
    [[0xdf, 0xbf, 0xc2, 0xc0], 2, 1, 2],
    [[0x7f, 0xe0, 0x9f, 0x80], 1, 1, 2],
    [[0xe0, 0xa0, 0x80, 0xe1, 0x80, 0x7f], 3, 1, 2],
    [[0xef, 0xbf, 0xbf, 0xe1, 0x7f, 0x80], 3, 1, 2],
    [[0xee, 0x80, 0x80, 0xed, 0xa0, 0x80], 3, 1, 2],
    [[0xf0, 0x90, 0x80, 0x80, 0xf0, 0x8f, 0x80, 0x80], 4, 1, 3],
    [[0xf3, 0xbf, 0xbf, 0xbf, 0xf4, 0x90, 0x80, 0x80], 4, 1, 3],
    [[0xf1, 0x80, 0x80, 0xc0], 0, 1, 1],
    [[0xf5, 0x80, 0x80, 0x80], 0, 1, 1],
    [[0x61, 0xe2, 0x82], 1, 1, 2],
  ])("%j are none, from byte %i on", (bytes, at, line, column) => {
    const bad = (bytes[at] ?? 0).toString(16);
    expect(decodeBytes(Uint8Array.from(bytes))).toEqual({
      ok: false,
      error: {
        code: "toml/invalid-utf8",
        message: `The file is not UTF-8 text: byte ${at} (0x${bad}) does not fit.`,
        line,
        column,
        expected: "text saved as UTF-8",
      },
    });
  });

  it("of a control character are shown with two digits", () =>
    expect(decodeBytes(Uint8Array.of(0xe1, 0x0a))).toMatchObject({ error: { message: /byte 0 \(0xe1\)/u } }));

  it("are counted without being made", () => {
    const text = "a = 'é\u0080\u07ff\u0800\uffff😀\u{10ffff}' # ~";
    const [chunk] = must(parseDocument(text)).chunks;
    expect(chunk?.byteLength).toBe(new TextEncoder().encode(text).length);
    expect(chunk?.byteLength).toBe(new TextEncoder().encode(text).length);
  });
});

describe("the source of one value", () => {
  it.each(["1", "'a'", "[1,\n2]", "{a = 1}", "2026-01-31 07:30:00"])("may be %j", (source) =>
    expect(readValue(source)).toMatchObject({ ok: true }),
  );

  it.each([
    ["", "value-missing", 1, 1],
    ["01", "leading-zero", 1, 1],
    ["[01]", "leading-zero", 1, 2],
    ["[\n 01]", "leading-zero", 2, 2],
    ["[\n0123456, 01]", "leading-zero", 2, 1],
    ["1 2", "line-not-ended", 1, 3],
  ])("cannot be %j", (source, code, line, column) =>
    expect(readValue(source)).toMatchObject({ ok: false, error: { code: `toml/${code}`, line, column } }),
  );

  it.each(["1\n", "1 ", "1 # c", "1\nb = 2", "1\n[b]", "1\n[[b]]\nvalue = 1"])(
    "cannot be %j, which is more",
    (source) =>
      expect(readValue(source)).toEqual({
        ok: false,
        error: { code: "toml/not-one-value", message: "The text is more than one TOML value." },
      }),
  );
});

it("an empty document has no text and one chunk", () => {
  expect(printDocument(emptyDocument)).toBe("");
  expect(emptyDocument.chunks).toHaveLength(1);
});
