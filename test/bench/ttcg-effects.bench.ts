/**
 * The effect tools on the templates of the game, beside a plain Cartesian product in Python that makes the same lines, and
 * on more combinations than fit into memory.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { must } from "../../shared/base/index.js";
import { combine } from "../../shared/games/ttcg/effects/combine.js";
import { readValues } from "../../shared/games/ttcg/effects/placeholders.js";
import { readRemovals, readReplacements } from "../../shared/games/ttcg/effects/replacements.js";
import { filledLines } from "../../shared/games/ttcg/effects/text-rules.js";
import { bundle } from "../support/bundle.js";
import { corpusPath } from "../support/corpus.js";
import { bestOf } from "./timing.js";

const rounds = 8;
const root = join(import.meta.dirname, "../..");

function compareWithPython(corpus: string): void {
  const read = (file: string): string => readFileSync(join(corpus, file), "utf8");
  /** From the files to the lines, as the peer does it. */
  const make = (): readonly string[] => {
    const names = readdirSync(join(corpus, "placeholders")).map((file) => file.replace(/\.txt$/u, ""));
    const effects = combine(filledLines(read("all_effect_templates.txt")), {
      placeholders: new Map(names.map((name) => [name, readValues(read(`placeholders/${name}.txt`))])),
      replacements: readReplacements(read("placeholders/phrase_replacements.txt")),
      removals: readRemovals(read("placeholders/combinations_to_remove.txt")),
    });
    return must(effects);
  };
  const ours = bestOf(rounds, 1000, () => void make());
  const lines = make();
  const sha256 = createHash("sha256")
    .update(lines.map((line) => `${line}\n`).join(""))
    .digest("hex");
  const script = join(import.meta.dirname, "ttcg-combinations.py");
  const peer: unknown = JSON.parse(execFileSync("python3", [script, corpus, String(rounds)], { encoding: "utf8" }));
  if (typeof peer !== "object" || peer === null || !("ms" in peer) || !("sha256" in peer))
    throw new Error("no figures");
  if (peer.sha256 !== sha256) throw new Error("the peer makes other lines");
  const ratio = (Number(peer.ms) / ours).toFixed(1);
  const python = `${Number(peer.ms).toFixed(0)} ms`;
  console.log(`combine ${lines.length} lines: ours ${ours.toFixed(0)} ms, Python ${python}, ${ratio} times (goal ≥ 5)`);
}

const childSchema = z.object({ seconds: z.number(), megabytes: z.number() });

/**
 * Reports what a process took when it ends. Its highest memory comes from /proc where there is one: the figure of `getrusage` is at
 * least what this process had when it started the other.
 */
const report = `
import { readFileSync } from "node:fs";
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  let kib = maxRSS;
  try { kib = Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]); } catch {}
  console.error(JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: kib / 1024 }));
});`;

/** Runs the command line in a process of its own; its processor time and the most memory it had. */
function runCli(entry: string, folder: string, ...args: string[]): z.infer<typeof childSchema> {
  const loaded = `data:text/javascript,${encodeURIComponent(report)}`;
  const options = ["--import", loaded, entry, "effects", ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout + stderr);
  return childSchema.parse(JSON.parse(stderr.trim().split("\n").at(-1) ?? ""));
}

function classify(entry: string, corpus: string, folder: string): void {
  cpSync(join(corpus, "placeholders"), join(folder, "placeholders"), { recursive: true });
  mkdirSync(join(folder, "effects"));
  for (const name of ["all_effect_templates.txt", "effects_classification.json"])
    cpSync(join(corpus, name), join(folder, "effects", name));
  runCli(entry, folder, "order", "--keep-templates");
  const { seconds } = runCli(entry, folder, "order", "--keep-templates", "--keep-effects");
  console.log(`47 calls of the classification, with the start of the program: ${seconds.toFixed(2)} s (goal < 2)`);
}

function combineMany(entry: string, folder: string): void {
  mkdirSync(join(folder, "many"));
  const digits = "zero one two three four five six seven eight nine".split(" ");
  writeFileSync(join(folder, "many/digit.txt"), digits.map((digit) => `${digit}\n`).join(""));
  for (const at of digits.slice(0, 7)) writeFileSync(join(folder, `many/${at}.txt`), "<digit>\n");
  const sentence = "Gain <zero> points for <one> cards, then <two> of <three> and <four>, <five>, <six>.";
  const { seconds, megabytes } = runCli(entry, folder, "combine", "-s", sentence, "-p", "many", "-o", "many.txt");
  const size = (statSync(join(folder, "many.txt")).size / 1e6).toFixed(0);
  console.log(`10 million combinations (${size} MB): ${seconds.toFixed(0)} s, ${megabytes.toFixed(0)} MB (goal < 300)`);
}

const corpus = corpusPath("ttcg");
const folder = mkdtempSync(join(tmpdir(), "cardwright-bench-"));
try {
  if (corpus !== undefined) compareWithPython(corpus);
  const entry = await bundle(join(root, "electron/cli/index.ts"));
  if (corpus !== undefined) classify(entry, corpus, folder);
  combineMany(entry, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
