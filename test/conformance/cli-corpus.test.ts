import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main } from "../../electron/cli/main.js";
import { must, ok } from "../../shared/base/index.js";
import { listTables } from "../../shared/sheet/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import { corpusPath } from "../support/corpus.js";

const corpus = corpusPath("dreamtides") ?? "";
const sheets = (corpus === "" ? [] : readdirSync(corpus)).filter(
  (name) =>
    name.endsWith(".toml") &&
    listTables(must(parseDocument(readFileSync(join(corpus, name), "utf8"))), name).length > 0,
);

describe.skipIf(corpus === "")("the command line on copies of the Dreamtides files", () => {
  let folder = "";
  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "cardwright-corpus-")));
    process.env.CARDWRIGHT_DATA = join(folder, ".data");
    for (const name of sheets) writeFileSync(join(folder, name), readFileSync(join(corpus, name)));
  });
  afterAll(() => {
    delete process.env.CARDWRIGHT_DATA;
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(...args: string[]): Promise<string> {
    let out = "";
    const print = (text: string) => void (out += text);
    const output = { print, say: print, remark: (line: string) => void (out += line) };
    const code = await main(args, {
      output,
      readInput: () => Promise.resolve(ok("")),
      ask: () => Promise.resolve(null),
    });
    expect(code, out).toBe(0);
    return out;
  }

  test.each(sheets)("%s: a cell set and set back, a row added and deleted: the first bytes again", async (name) => {
    const path = join(folder, name);
    const bytes = readFileSync(path);
    const row = JSON.parse(await run("get", path, "3", "--json")) as { value: Record<string, unknown> };
    const [key = "", value] = Object.entries(row.value).find(([, each]) => typeof each === "string") ?? [];
    await run("set", path, "3", key, "--string", "Something else");
    expect(readFileSync(path).equals(bytes)).toBe(false);
    expect(await run("get", path, "3", key)).toBe("Something else\n");
    await run("set", path, "3", key, "--string", String(value));
    expect(readFileSync(path).equals(bytes)).toBe(true);
    const added = JSON.parse(await run("add-row", path, "--json")) as { row: number };
    await run("add-row", path, "--at", "2");
    await run("delete-row", path, "2", String(added.row + 1));
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });

  test.each(sheets)("%s: a row moved to the front and back holds what it held", async (name) => {
    const path = join(folder, name);
    const before = await run("get", path, "4");
    await run("move-row", path, "4", "0");
    expect(await run("get", path, "0")).toBe(before);
    await run("move-row", path, "0", "4");
    expect(await run("get", path, "4")).toBe(before);
    expect(readFileSync(path).equals(readFileSync(join(corpus, name)))).toBe(true);
  });

  test.each(sheets)("%s: out to CSV and brought back changes no byte", async (name) => {
    const path = join(folder, name);
    const csv = path.replace(/\.toml$/, ".csv");
    await run("convert", path, csv);
    expect(await run("convert", csv, path, "--update")).toMatch(
      /: 0 cells changed, 0 rows added, 0 rows not mentioned$/,
    );
    expect(readFileSync(path).equals(readFileSync(join(corpus, name)))).toBe(true);
  });
});
