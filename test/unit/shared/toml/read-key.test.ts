import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readKey, writeKey } from "../../../../shared/toml/index.js";

describe("a key", () => {
  it.each([
    ["cost", ["cost"]],
    ["stats . power", ["stats", "power"]],
    ["\"a.b\".'c d'", ["a.b", "c d"]],
    ["1.5", ["1", "5"]],
  ])("has parts: %s", (text, parts) => expect(readKey(text)).toEqual(parts));

  it.each(["", "a b", "a..b", '"a', "a = 1\nb", "[a]", "a = 1 #"])("is not read from %j", (text) =>
    expect(readKey(text)).toBeUndefined(),
  );

  it("is read as it was written, whatever its characters", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 5 }), (parts) => {
        expect(readKey(parts.map(writeKey).join("."))).toEqual(parts);
      }),
    );
  });
});
