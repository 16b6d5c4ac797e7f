import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { main } from "../../../../electron/cli/main.js";

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

let outer = "";
let folder = "";
let before = "";
let dataBefore: string | undefined;

/** Gives each test a folder of its own, which is the working directory while it runs. */
export function inFolder(): void {
  beforeEach(() => {
    outer = realpathSync(mkdtempSync(join(tmpdir(), "cardwright-cli-")));
    // Cards are looked for in the folders above too: those must not be where other programs put files.
    folder = join(outer, "a/b/c");
    mkdirSync(folder, { recursive: true });
    before = process.cwd();
    dataBefore = process.env.CARDWRIGHT_DATA;
    process.env.CARDWRIGHT_DATA = join(folder, ".data");
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(before);
    if (dataBefore === undefined) delete process.env.CARDWRIGHT_DATA;
    else process.env.CARDWRIGHT_DATA = dataBefore;
    rmSync(outer, { recursive: true, force: true });
  });
}

export const pathOf = (name: string): string => join(folder, name);
export const write = (name: string, content: string | Uint8Array): void => writeFileSync(pathOf(name), content);
export const read = (name: string): string => readFileSync(pathOf(name), "utf8");

/** Runs a command line in this process. */
export async function cli(args: readonly string[], input = ""): Promise<Outcome> {
  let out = "";
  let err = "";
  const code = await main(args, {
    output: {
      print: (text) => {
        out += text;
      },
      say: (text) => {
        out += text;
      },
      remark: (line) => {
        err += `${line}\n`;
      },
    },
    readInput: () => Promise.resolve(ok(input)),
    ask: () => Promise.resolve(null),
  });
  return { code, out, err };
}
