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

  it.each([
    ["the next of their form", ['"C-001"', undefined, '"C-003"'], '"C-002"'],
    ["the next that is free", ['"C-001"', '"C-003"', '"C-004"', undefined, '"C-002"'], '"C-005"'],
    ["a number", ["100", "101", undefined], "102"],
    ["a number behind words, without zeros", ['"fox 9"', undefined, '"x"'], '"fox 10"'],
    ["one in place of a blank text", ['"a1"', '" "', '"a3"'], '"a2"'],
  ])("are suggested where most rows have one: %s", (_, ids, expected) => {
    const rows = ids.map((id) => `[[others]]\nname = "n"\n${id === undefined ? "" : `id = ${id}\n`}`);
    const files = { "a.toml": rows.join("\n") };
    const [problem] = problemsOf(toyGame, files);
    expect(problem).toMatchObject({ code: "metadata/id-missing", fixes: [{ id: "new-id", kind: "guess" }] });
    if (!problem) throw new Error("There is a problem");
    const after = fixed(problem, "new-id", files);
    expect(after["a.toml"]).toContain(`id = ${expected}\n`);
    expect(problemsOf(toyGame, after)).toEqual([]);
  });

  it("are not asked for where most rows have none, and not made up where nothing shows their form", () => {
    const row = (id?: string): string => `[[others]]\nname = "n"\n${id === undefined ? "" : `id = ${id}\n`}\n`;
    expect(problemsOf(toyGame, { "a.toml": row('"a"') + row() + row() })).toEqual([]);
    expect(problemsOf(toyGame, { "a.toml": row('"a"') + row() })).toEqual([]);
    expect(problemsOf(toyGame, { "a.toml": row('"a"') + row('"b"') + row() })).toMatchObject([{ fixes: [] }]);
    const upper = problemsOf(toyGame, { "a.toml": row(`"${uuid.toUpperCase()}"`).repeat(1) + row('"b"') + row() });
    expect(upper).toMatchObject([{ fixes: [{ title: expect.stringMatching(/^Set id to [\dA-F-]{36}$/u) as string }] }]);
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
