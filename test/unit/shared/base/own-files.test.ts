import { describe, expect, it } from "vitest";
import { ownFileName, ownFilePath } from "../../../../shared/base/index.js";

describe("the name of what has a file of its own", () => {
  it.each(["Set 2", "_draft", "v1.2-final", "été", "日本語", "Console", "Nullify", "com", "COM10", "Confluence.old"])(
    "is taken: %s",
    (name) => {
      expect(ownFileName.test(name)).toBe(true);
      expect(ownFilePath("macros", name)).toBe(`macros/${name}.toml`);
    },
  );

  it.each(["", ".", "..", "a/b", "a\\b", "../x", ".hidden", " lead", "-rf", "a:b", "tab\tx", "x".repeat(81)])(
    "is refused where it is no name of one file: %j",
    (name) => expect(ownFileName.test(name)).toBe(false),
  );

  it.each(["CON", "con", "Nul", "aux.", "NUL.txt", "LPT9.foo", "con .x", "com1", "COM¹", "prn "])(
    "is refused where Windows has a device of that name: %j",
    (name) => expect(ownFileName.test(name)).toBe(false),
  );
});
