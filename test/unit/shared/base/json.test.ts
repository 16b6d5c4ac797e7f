import { describe, expect, it } from "vitest";
import { parseJson } from "../../../../shared/base/index.js";
import { endOfJson } from "../../../../shared/base/json-end.js";

const place = (text: string): string => {
  const read = parseJson(text);
  return read.ok ? "fine" : `${read.error.line ?? ""}:${read.error.column ?? ""} ${read.error.message}`;
};
const stops = "it is not JSON from here on";
const short = "it is not JSON: it ends too soon";

describe("JSON that others wrote", () => {
  it.each([
    ["", `1:1 ${short}`],
    ["{", `1:2 ${short}`],
    ['{"a": 1,\n}', `2:1 ${stops}`],
    ['{"a": 1\n "b": 2}', `2:2 ${stops}`],
    ['{"a" 1}', `1:6 ${stops}`],
    ["{a: 1}", `1:2 ${stops}`],
    ["[1, 2", `1:6 ${short}`],
    ["[1, 2}", `1:6 ${stops}`],
    ["[1,, 2]", `1:4 ${stops}`],
    ['["a\nb"]', `1:4 ${stops}`],
    ['["a\\x"]', `1:4 ${stops}`],
    ['["abc', `1:6 ${short}`],
    ["[tru]", `1:2 ${stops}`],
    ["01", `1:2 ${stops}`],
    ["1.", `1:2 ${stops}`],
    ["[] []", `1:4 ${stops}`],
    ['{"a": {"__proto__": 1}}', `: There is no key "__proto__" here at a`],
    ["[".repeat(201), ": it is nested more than 200 deep"],
    ['\uFEFF[1, "a", {"b": [true, null, -1.5e3]}]', "fine"],
  ])("is refused where it stops being JSON: %s", (text, expected) => {
    expect(place(text)).toBe(expected);
  });

  it("stops at its end when cut off anywhere, and nowhere else", () => {
    const whole = JSON.stringify({ a: [1, "b\\\n\u0001", { c: null, d: {} }, []], e: true });
    for (let length = 0; length < whole.length; length += 1) {
      const cut = whole.slice(0, length);
      const word = /(?:[a-z]+|\\[u\d]*)$/u.exec(cut)?.[0].length ?? 0;
      expect([length, length - word]).toContain(endOfJson(cut));
      expect(endOfJson(`${cut}!`)).toBeGreaterThanOrEqual(length - word);
    }
    expect(endOfJson(`${whole}!`)).toBe(whole.length);
  });

  it("is looked through in one go, however deep and long", () => {
    expect(endOfJson("[".repeat(1e6))).toBe(1e6);
    expect(endOfJson(`["${"a\\n".repeat(1e6)}`)).toBe(3e6 + 2);
  });
});
