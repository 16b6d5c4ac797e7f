import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { main } from "../../../electron/cli/main.js";
import { corpusPath } from "../../support/corpus.js";
import { ok } from "../../../shared/base/index.js";

const corpus = corpusPath("ttcg");
const named = process.env.CARDWRIGHT_TTCG_ORACLES ?? join(corpus ?? "", "oracles.jsonl");

const whole = z.object({ sha256: z.string(), lines: z.number() });
const oracleSchema = z.object({
  id: z.string(),
  kind: z.enum(["cli", "function"]),
  tool: z.string(),
  args: z.unknown(),
  files: z.record(z.string(), z.string()).default({}),
  data_dirs: z.array(z.string()).default([]),
  exit: z.number().optional(),
  stdout: z.string().optional(),
  stdout_sha256: z.string().optional(),
  stdout_lines: z.number().optional(),
  out_files: z.record(z.string(), z.union([z.string(), z.null(), whole])).default({}),
  stderr_last: z.string().optional(),
  result: z.unknown().optional(),
  raises: z.string().optional(),
  message: z.string().optional(),
});
type Oracle = z.infer<typeof oracleSchema>;

/** The commands that are the game's own tools. */
const commands: Readonly<Record<string, string>> = {
  create_effect_combinations: "combine",
  add_csv_field: "annotate",
  alphabetize_file: "alphabetize",
  generate_and_order_effects: "order",
  generate_random_effects: "random",
  find_malformed_lines: "malformed",
};

const oracles =
  corpus === undefined
    ? []
    : readFileSync(named, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => oracleSchema.parse(JSON.parse(line)));

interface Ran {
  readonly code: number;
  readonly printed: string;
  readonly remarks: readonly string[];
}

async function run(args: readonly string[]): Promise<Ran> {
  let printed = "";
  const remarks: string[] = [];
  const print = (text: string): void => void (printed += text);
  const output = { print, say: print, remark: (line: string) => void remarks.push(...line.split("\n")) };
  const code = await main(["effects", ...args], {
    output,
    readInput: () => Promise.resolve(ok("")),
    ask: () => Promise.resolve(null),
  });
  return { code, printed, remarks };
}

/** Runs in a folder with the files of a case, then looks at what is there. */
async function inFolder(oracle: Oracle, act: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-oracle-"));
  const before = process.cwd();
  const data = oracle.kind === "function" ? ["placeholders", "effect_style_text"] : oracle.data_dirs;
  try {
    for (const name of data) cpSync(join(corpus ?? "", name), join(folder, name), { recursive: true, mode: 0 });
    for (const [name, text] of Object.entries(oracle.files)) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      rmSync(path, { force: true });
      writeFileSync(path, text);
    }
    process.chdir(folder);
    await act(folder);
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  }
}

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");
const linesIn = (text: string): number => text.split("\n").length - 1;

/** Without colours and without the line that repeats the command. */
const shown = (stdout: string): string => stripVTControlCharacters(stdout).replace(/^python3 .*\n/u, "");
/** Without the name of the program. */
const reason = (line: string | undefined): string => (line ?? "").replace(/^(?:\S+\.py|cardwright effects \S+): /u, "");

async function checkCommand(oracle: Oracle): Promise<void> {
  await inFolder(oracle, async (folder) => {
    const args = z.array(z.string()).parse(oracle.args);
    const { code, printed, remarks } = await run([commands[oracle.tool] ?? oracle.tool, ...args]);
    expect(code, remarks.join("\n")).toBe(oracle.exit);
    if (oracle.stdout !== undefined) expect(shown(printed)).toBe(shown(oracle.stdout));
    if (oracle.stderr_last !== undefined)
      expect(reason(remarks.filter((line) => line !== "").at(-1))).toBe(reason(oracle.stderr_last));
    if (oracle.stdout_sha256 !== undefined) {
      const echo = `python3 create_effect_combinations.py${echoOf(args)}\n`;
      expect([sha(echo + printed), linesIn(echo + printed)]).toEqual([oracle.stdout_sha256, oracle.stdout_lines]);
    }
    for (const [name, expected] of Object.entries(oracle.out_files)) {
      const path = join(folder, name);
      const text = existsSync(path) ? readFileSync(path, "utf8") : null;
      if (expected === null || typeof expected === "string") expect(text, name).toBe(expected);
      else expect([sha(text ?? ""), linesIn(text ?? "")], name).toEqual([expected.sha256, expected.lines]);
    }
  });
}

/** The rest of the line in which the tool repeats its arguments, in the order it declares them. */
function echoOf(args: readonly string[]): string {
  const valueOf = (flag: string, name: string, usual: string): string =>
    ` --${name} ${args.includes(flag) ? args[args.indexOf(flag) + 1] : usual}`;
  return [
    args.includes("-s") ? valueOf("-s", "sentence", "") : "",
    valueOf("-p", "placeholder_dir", "placeholders"),
    valueOf("-o", "output_file", "effects/all_effects.txt"),
    args.includes("-t") ? " --test_mode" : "",
    args.includes("-v") ? " --verbose" : "",
    valueOf("-c", "combinations_to_remove", "placeholders/combinations_to_remove.txt"),
    valueOf("-r", "replacements_file", "placeholders/phrase_replacements.txt"),
  ].join("");
}

async function checkFunction(oracle: Oracle): Promise<void> {
  await inFolder(oracle, async () => {
    const { code, printed, remarks } = await run(["call", oracle.tool, JSON.stringify(oracle.args)]);
    if (oracle.raises !== undefined) {
      expect([code, remarks.at(-1)]).toEqual([1, `${oracle.raises}: ${oracle.message ?? ""}`]);
      return;
    }
    const lines = printed.trimEnd().split("\n");
    expect([code, JSON.parse(lines.pop() ?? "")]).toEqual([0, oracle.result]);
    if (oracle.stdout !== undefined) expect(lines.map((line) => `${line}\n`).join("")).toBe(shown(oracle.stdout));
  });
}

describe.skipIf(!corpus)("the effect tools do on the command line what the game's own tools did", () => {
  test("in some cases at least", () => {
    expect(oracles.length).toBeGreaterThan(0);
  });

  test.each(oracles)("$id", (oracle) => (oracle.kind === "cli" ? checkCommand(oracle) : checkFunction(oracle)));
});
