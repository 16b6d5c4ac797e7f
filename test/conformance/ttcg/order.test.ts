import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandHost } from "../../../electron/cli/command-host.js";
import { main } from "../../../electron/cli/main.js";
import { runCombine } from "../../../shared/games/ttcg/effects/commands/combine.js";
import { paths } from "../../../shared/games/ttcg/effects/commands/paths.js";
import { corpusPath } from "../../support/corpus.js";
import { ok } from "../../../shared/base/index.js";

const corpus = corpusPath("ttcg");

async function run(...args: string[]): Promise<string> {
  let out = "";
  const print = (text: string): void => void (out += text);
  const output = { print, say: print, remark: (line: string) => void (out += line) };
  const code = await main(["effects", ...args], {
    output,
    readInput: () => Promise.resolve(ok("")),
    ask: () => Promise.resolve(null),
  });
  expect(code, out).toBe(0);
  return out;
}

describe.skipIf(!corpus)("the classification of the game", () => {
  let folder = "";
  const before = process.cwd();
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cardwright-order-"));
    mkdirSync(join(folder, "effects"));
    const copy = (from: string, to: string): void =>
      cpSync(join(corpus ?? "", from), join(folder, to), { recursive: true });
    copy("placeholders", "placeholders");
    for (const name of ["all_effect_templates.txt", "effects_classification.json"]) copy(name, `effects/${name}`);
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  });

  test("makes the table that its 47 calls make one after the other", async () => {
    expect(await run("order", "--keep-templates")).toContain("Total combinations: 10930\n");
    const table = readFileSync("effects/effects_with_placeholders.csv", "utf8");
    expect(createHash("sha256").update(table).digest("hex")).toBe(
      "0c555f38d419410980a31cf993fe04d2607fa7d6b55aeee85bfd6b1827f999f8",
    );
    const [header = "", ...rows] = table.trimEnd().split("\r\n");
    const flagged = header
      .split(";")
      .map((_, column) => rows.filter((row) => row.split(";")[column] === "True").length);
    expect(flagged).toEqual([0, 6278, 5708, 6301, 7246, 8063, 4241, 2974]);
  });

  test("leaves 1,061 effects that no card could have", async () => {
    process.chdir("effects");
    const out = await run("malformed");
    process.chdir("..");
    expect(out).toContain("malformed condition(s): 1061\n");
  });

  test("makes the same where hardly a line fits into memory", async () => {
    const output = { print: () => undefined, say: () => undefined, remark: () => undefined };
    const host = commandHost({ name: "combine", output, cancellation: { isCancelled: false } });
    const { placeholders, removals, replacements } = paths;
    const options = {
      ...{ file: true as const, placeholder_dir: placeholders, output_file: "least.txt", test_mode: false },
      ...{ verbose: false, combinations_to_remove: removals, replacements_file: replacements },
      ...{ memory: 8 / 1024, temp: "runs", most: 100_000 },
    };
    mkdirSync("runs");
    expect(await runCombine(options, host)).toBe(0);
    expect(readdirSync("runs")).toEqual([]);
    expect(createHash("sha256").update(readFileSync("least.txt")).digest("hex")).toBe(
      "471ae47a738ff3e5b038e7f6557eaaaa187b26de2546a971bff82b664fae42d3",
    );
  });
});
