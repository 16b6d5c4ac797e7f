import { describe, expect, test } from "vitest";
import { cli, inFolder, write } from "./runs.js";

inFolder();

const lines = async (text: string, ...more: readonly string[]) => {
  write("effects.txt", text);
  return cli(["parse", "--game", "ttcg", "--lines", "effects.txt", ...more]);
};

const records = async (text: string): Promise<readonly unknown[]> => {
  const { out } = await lines(text, "--json");
  return out
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
};

describe("parse --lines", () => {
  test("prints a value for each line", async () => {
    const text = "Draw two cards.\r\nWhen an enemy unit attacks, draw one card and discard one card.";
    expect(await records(text)).toEqual([
      {
        line: 1,
        text: "Draw two cards.",
        ok: true,
        productions: ["draw"],
        printed: "Draw two cards.",
        diagnostics: [],
      },
      {
        line: 2,
        text: "When an enemy unit attacks, draw one card and discard one card.",
        ok: true,
        productions: ["trigger attacks", "action draw", "action discard"],
        printed: "When an enemy unit attacks, draw one card, then discard one card.",
        diagnostics: [expect.objectContaining({ line: 2, column: 1, code: "ttcg/effect-wording", severity: "hint" })],
      },
    ]);
  });

  test("ends with 1 where a line is not read, and says where and what was meant", async () => {
    expect((await lines("Draw two cards.\n", "--json")).code).toBe(0);
    const { code, out } = await lines("Draw two crads.\n", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      productions: [],
      printed: null,
      diagnostics: [{ column: 10, code: "ttcg/effect-parses", suggestion: "Draw two cards." }],
    });
  });

  test("says for people only what is wrong, and how many lines are read", async () => {
    const { code, out, err } = await lines("Draw two cards.\n\nDraw two crads.\n");
    expect([code, out]).toEqual([1, "1 of 3 lines are read.\n"]);
    expect(err).toBe("3:10: warning: Not in the effect language near “crads”. Did you mean “Draw two cards.”?\n");
  });

  test("wants a text or a file, and not both", async () => {
    expect(await cli(["parse", "--game", "ttcg"])).toMatchObject({ code: 2, out: "" });
    expect((await lines("Draw two cards.", "--text", "Draw two cards.")).code).toBe(2);
    expect((await cli(["parse", "--game", "ttcg", "--lines", "nothing.txt"])).code).toBe(2);
  });
});
