import { describe, expect, it } from "vitest";
import { readRequest, whyTextRefused, whyValueRefused, type CallName } from "../../../../shared/bridge/index.js";

const deep = (levels: number, [open, close] = ["[", "]"]): string => open.repeat(levels) + close.repeat(levels);
const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A text that counts how often one of its characters is asked for. */
class CountedText {
  looks = 0;
  constructor(private readonly text: string) {}
  get length(): number {
    return this.text.length;
  }
  charCodeAt(at: number): number {
    this.looks += 1;
    return this.text.charCodeAt(at);
  }
}

describe("a message is refused before it is parsed", () => {
  it.each([
    ["512 levels", deep(512), undefined],
    ["513 levels", deep(513), "bridge/too-deep"],
    ["a million levels that are never closed", "[".repeat(1_000_000), "bridge/too-deep"],
    ["objects in objects", deep(600, ['{"a":', "}"]), "bridge/too-deep"],
    ["many lists side by side", `[${"[],".repeat(10_000)}[]]`, undefined],
    ["brackets in a text", JSON.stringify(["[".repeat(10_000)]), undefined],
    ["brackets after an escaped quote", JSON.stringify([`"${"[".repeat(10_000)}`]), undefined],
    ["brackets after an escaped backslash", `["\\\\",${deep(600)}]`, "bridge/too-deep"],
    ["a text that does not end", `["${"[".repeat(10_000)}`, undefined],
    ["a text that ends in a backslash", '["\\', undefined],
    ["nothing", "", undefined],
    ["8 million lists and more", `[${"[],".repeat(4_200_000)}[]]`, "bridge/too-many-values"],
  ])("of %s", (_name, text, code) => {
    expect(whyTextRefused(text)?.code).toBe(code);
  });

  it.each([1_000, 100_000])("with one or two looks at each of its characters (%i cells)", (cells) => {
    const edit = { text: 'say "hello" \\ [', seen: [1, { a: [] }] };
    const text = new CountedText(JSON.stringify(Array.from({ length: cells }, () => edit)));
    expect(whyTextRefused(text as unknown as string)).toBeUndefined();
    expect(text.looks).toBeLessThanOrEqual(2 * text.length + 2);
  });

  it.each([
    ["512 levels", nested(512), undefined],
    ["513 levels", nested(513), "bridge/too-deep"],
    ["a million levels", nested(1_000_000), "bridge/too-deep"],
    ["a plain text", "x", undefined],
    ["nothing", undefined, undefined],
  ])("where it is objects of %s", (_name, value, code) => {
    expect(whyValueRefused(value)?.code).toBe(code);
  });

  it("where its objects are a circle, or hold each other so often that they never end", () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(whyValueRefused(circle)?.code).toBe("bridge/too-deep");
    let doubled: unknown = 1;
    for (let level = 0; level < 100; level += 1) doubled = [doubled, doubled];
    expect(whyValueRefused(doubled)?.code).toBe("bridge/too-many-values");
  });
});

describe("a request that is wrong", () => {
  const edits = (count: number): unknown => ({ edits: Array.from({ length: count }, () => ({ sheet: 1 })) });
  const long = "k".repeat(100_000);

  it.each<[string, CallName, unknown]>([
    ["in 200,000 edits", "cells/edit", edits(200_000)],
    ["in its one edit with a very long key", "cells/edit", { edits: [{ [long]: 1 }] }],
    [
      "by 100,000 keys that nobody knows",
      "host/info",
      Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [n, n])),
    ],
    [
      "by a list of 200,000 problems",
      "problems/fix-all",
      { fix: "a", problems: Array.from({ length: 200_000 }, () => 1) },
    ],
    [
      "by keys of a view",
      "view/set",
      { view: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [n, Symbol()])) },
    ],
  ])("%s is answered in few words", (_name, call, request) => {
    const read = readRequest(call, request);
    expect(read).toMatchObject({ ok: false, error: { code: "bridge/bad-request" } });
    expect(read.ok ? "" : read.error.message).toMatch(new RegExp(`^${call}: .{10,1100}$`, "su"));
  });

  it("says which edit is wrong, and reads none after it", () => {
    let looked = 0;
    const wrong = new Proxy({}, { ownKeys: () => ((looked += 1), []) });
    const read = readRequest("cells/edit", { edits: [1, wrong, wrong] });
    expect(read.ok ? "" : read.error.message).toContain("→ at edits[0]");
    expect(looked).toBe(0);
  });

  it("is not wrong for a value as deep as TOML may be", () => {
    const sheet = { file: "a.toml", table: ["a"] };
    const edit = {
      sheet,
      rowKey: "r1",
      column: { path: ["a"] },
      input: { kind: "clear" },
      seen: nested(402),
      revision: 1,
    };
    expect(readRequest("cells/edit", { edits: [edit] }).ok).toBe(true);
  });
});
