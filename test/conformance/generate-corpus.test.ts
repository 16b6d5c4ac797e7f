import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { main } from "../../electron/cli/main.js";
import { corpusPath } from "../support/corpus.js";
import { ok } from "../../shared/base/index.js";

const corpus = corpusPath("dreamtides") ?? "";
const published = "parsed_abilities.json";

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = "";
  let err = "";
  const print = (text: string) => void (out += text);
  const output = { print, say: print, remark: (line: string) => void (err += `${line}\n`) };
  const code = await main(args, { output, readInput: () => Promise.resolve(ok("")), ask: () => Promise.resolve(null) });
  return { code, out, err };
}

describe.skipIf(corpus === "")("the command line on a copy of the Dreamtides files", () => {
  let folder = "";
  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "cardwright-generate-")));
    process.env.CARDWRIGHT_DATA = join(folder, ".data");
    cpSync(corpus, folder, { recursive: true });
    rmSync(join(folder, published));
  });
  afterAll(() => {
    delete process.env.CARDWRIGHT_DATA;
    rmSync(folder, { recursive: true, force: true });
  });

  test("generates the published abilities, byte for byte, and finds them up to date then", async () => {
    expect((await run("check", folder)).code).toBe(1);
    expect((await run("generate", folder)).code).toBe(0);
    expect(readFileSync(join(folder, published)).equals(readFileSync(join(corpus, published)))).toBe(true);
    expect((await run("check", folder)).code).toBe(0);
  });

  test("writes a constant for every test card and a list for every name, in each language, and finds them there", async () => {
    const rowsOf = (file: string, key: string): string[] =>
      [...readFileSync(join(folder, file), "utf8").matchAll(new RegExp(`^${key} = "(.*)"$`, "gmu"))].map(
        ([, value = ""]) => value,
      );
    const cards = [...rowsOf("test-cards.toml", "id"), ...rowsOf("test-dreamwell.toml", "id")];
    const copies = [...readFileSync(join(folder, "card-lists.toml"), "utf8").matchAll(/^copies = (\d+)$/gmu)];
    const code = join(folder, "code");
    for (const language of ["rust", "typescript", "json"]) {
      expect((await run("generate", folder, "--all", "--as", language, "--code", code)).code).toBe(0);
      expect((await run("check", folder, "--all", "--as", language, "--code", code)).code).toBe(0);
    }
    expect(readFileSync(join(code, "test_card.rs"), "utf8").match(/uuid!\("(.*?)"\)/gu)).toEqual(
      cards.map((id) => `uuid!("${id}")`),
    );
    const lists = z
      .record(z.string(), z.record(z.string(), z.array(z.string())))
      .parse(JSON.parse(readFileSync(join(code, "card_lists.json"), "utf8")));
    expect(Object.values(lists).flatMap(Object.keys).sort()).toEqual(
      [...new Set(rowsOf("card-lists.toml", "list-name"))].sort(),
    );
    expect(Object.values(lists).flatMap((named) => Object.values(named).flat())).toHaveLength(
      copies.reduce((sum, [, count]) => sum + Number(count), 0),
    );
  });

  test("renders every ability as it was written and as the game shows it, with the same words", async () => {
    const { code, out } = await run("render", folder, "--json");
    const text = z.object({ markup: z.string(), plain: z.string(), runs: z.array(z.object({ text: z.string() })) });
    const rows = z
      .array(z.object({ id: z.string(), abilities: z.array(z.object({ template: text, ast: text })).min(1) }))
      .parse(JSON.parse(out));
    expect(code).toBe(0);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(JSON.parse(readFileSync(join(corpus, published), "utf8")) as object).toSorted(),
    );
    for (const { template, ast } of rows.flatMap(({ abilities }) => abilities)) {
      expect(template.markup).toBe(ast.markup);
      expect(template.runs.map((run) => run.text).join("")).toBe(template.plain);
    }
  });
});
