import { describe, expect, it } from "vitest";
import { fixed, problemsOf } from "../../../support/validate/problems.js";
import { toyGame } from "../../../support/validate/toy-game.js";

const others = (...ids: readonly string[]): string => ids.map((id) => `[[others]]\nid = ${id}\n`).join("\n");

const uuid = "6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b90";

describe("ids of tables of no game", () => {
  it.each([
    ["a text", others('"fox"', '"fox"', '"fox"'), others('"fox"', '"fox-2"', '"fox-3"')],
    ["a number", others("7", "7", "9", "7"), others("7", "10", "9", "11")],
  ])("get a suggested id where two rows share one: %s", (_, before, after) => {
    let files: Readonly<Record<string, string>> = { "a.toml": before };
    for (;;) {
      const [problem] = problemsOf(toyGame, files);
      if (!problem) break;
      expect(problem).toMatchObject({ code: "metadata/id-unique", fixes: [{ kind: "guess" }] });
      files = fixed(problem, "new-id", files);
    }
    expect(files["a.toml"]).toBe(after);
  });

  it("get a new UUID where they are UUIDs", () => {
    const files = { "a.toml": others(`"${uuid}"`, `"${uuid}"`) };
    const [problem] = problemsOf(toyGame, files);
    if (!problem) throw new Error("There is a problem");
    const after = fixed(problem, "new-id", files)["a.toml"] ?? "";
    expect(after).toMatch(
      new RegExp(`^\\[\\[others\\]\\]\nid = "${uuid}"\n\n\\[\\[others\\]\\]\nid = "[\\da-f-]{36}"\n$`, "u"),
    );
    expect(problemsOf(toyGame, { "a.toml": after })).toEqual([]);
  });

  it("have no fix where no id is free nearby", () => {
    const ids = ["7", "7", ...Array.from({ length: 1_001 }, (_, at) => String(at + 8))];
    expect(problemsOf(toyGame, { "a.toml": others(...ids) })).toMatchObject([{ fixes: [] }]);
    const texts = ['"a"', '"a"', '"a-2"'];
    expect(problemsOf(toyGame, { "a.toml": others(...texts) })).toMatchObject([{ fixes: [] }]);
  });
});
