import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();
beforeEach(() => {
  for (const folder of ["effects", "placeholders", "temp"]) mkdirSync(pathOf(folder));
});

const effects = (...args: string[]) => cli(["effects", ...args]);
const thousand = Array.from({ length: 1000 }, (_, at) => `v${at}`).join("\n");

describe("the options of effects", () => {
  test.each([
    ["combine", "-s", "a", "--memory", "abc"],
    ["combine", "-s", "a", "--memory", "0"],
    ["combine", "-s", "a", "--memory=Infinity"],
    ["combine", "-s", "a", "--most", "0"],
    ["alphabetize", "--memory=-1"],
    ["order", "--memory", "x"],
    ["random", "-c", "A", "--seed", "-1"],
  ])("are refused where they do not fit: %s %s %s %s %s", async (command, ...args) => {
    const { code, err } = await effects(command, ...args);
    expect(code).toBe(2);
    expect(err).toMatch(
      new RegExp(`^cardwright effects ${command}: error: argument --(memory|most|seed): .+\\n$`, "u"),
    );
  });

  test.each(["__proto__", "constructor", "toString"])("name no function %s", async (name) => {
    expect(await effects("call", name, '["a"]')).toMatchObject({
      code: 2,
      err: `cardwright effects call: error: There is no function ${name}.\n`,
    });
  });
});

describe("what stands for too much", () => {
  test("is refused before anything is made", async () => {
    write("placeholders/a.txt", thousand);
    write("placeholders/b.txt", thousand);
    write("placeholders/c.txt", thousand);
    const combined = await effects("combine", "-s", "<a> <b> <c>");
    const why = "The templates make 1,000,000,000 combinations, more than the 100,000,000 that --most allows.";
    expect(combined).toMatchObject({ code: 1, out: `Error: ${why}\n` });
    expect(readdirSync(pathOf("effects"))).toEqual([]);
    expect((await effects("combine", "-s", "<a> <a> <a>", "-t", "--most", "1000")).out).toContain(
      "combinations: 1000\n",
    );
    write("e.txt", "a\n");
    const flagged = await effects("annotate", "-i", "e.txt", "-o", "o.csv", "-c", "A", "-t", "<a> <b> <c>");
    expect(flagged.code).toBe(1);
    expect(flagged.out).toContain("Patterns stand for more than 1,000,000 texts: <a> <b> <c>");
    const found = await effects("call", "text_in_placeholder_string", JSON.stringify(["<a><b><c>", "x"]));
    expect([found.code, found.err.startsWith("ValueError: Patterns stand for more")]).toEqual([1, true]);
  });

  test("is refused where replacements make a line grow without end", async () => {
    const rules = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x4e00 + at));
    write("r.txt", rules.map((each, at) => `${each}: ${(rules[at + 1] ?? "x").repeat(2)}\n`).join(""));
    write("effects/all_effect_templates.txt", `${rules[0] ?? ""}\n`);
    for (const args of [["combine", "-f"], ["count"], ["provenance", "x"]]) {
      const { code, out } = await effects(...args, "-r", "r.txt");
      expect([code, out.includes("The replacements make a line longer than any effect: ")]).toEqual([1, true]);
    }
    expect(readdirSync(pathOf("effects"))).toEqual(["all_effect_templates.txt"]);
  });
});

describe("files without ends", () => {
  test("are read as lines in one pass", async () => {
    const long = "a".repeat(8 << 20);
    write("l.txt", `${long}\r\nb\rb`);
    expect((await effects("alphabetize", "-i", "l.txt", "-o", "o.txt")).code).toBe(0);
    expect(read("o.txt") === `${long}\nb\nb\n`).toBe(true);
    expect((await effects("combine", "-d", "l.txt")).code).toBe(0);
    expect(read("l.txt") === `${long}\nb\nb`).toBe(true);
  });

  test("are read as a table in one pass where a quote is never closed", async () => {
    const open = "a;\n".repeat(200_000);
    write("e.csv", `EFFECTNAME;A\n"b ""c""";True\nb;True\n"${open}`);
    const { out } = await effects("random", "-i", "e.csv", "-c", "A", "--show", "-p", "1", "--seed", "1");
    expect(out.trimEnd().split("\n").at(-1)?.split(";").sort()).toEqual(["b", 'b "c"']);
    await effects("annotate", "-i", "e.csv", "-o", "o.csv", "-c", "B", "-e", "no");
    await effects("annotate", "-i", "e.csv", "-o", "o.csv", "-c", "A", "-e", "no");
    expect(read("o.csv") === `EFFECTNAME;A\r\n"b ""c""";True\r\nb;True\r\n"${open.slice(0, -1)}";\r\n`).toBe(true);
  });
});

test("temporary files of a run that was killed are removed by the next that needs some", async () => {
  const digits = Array.from({ length: 10 }, (_, at) => `${at} and a longer text so that lines take their room`);
  write("placeholders/d.txt", digits.join("\n"));
  // No process has an id that high.
  const [left, own] = [".cardwright-4194304999-0-abc.tmp", "mine.tmp"];
  for (const name of [left, own]) writeFileSync(pathOf(`temp/${name}`), "");
  utimesSync(pathOf(`temp/${left}`), 1, 1);
  await effects("combine", "-s", "<d> <d+1> <d+2> <d+3> <d+4>", "-o", "b.txt", "--memory", "8", "--temp", "temp");
  expect(readdirSync(pathOf("temp"))).toEqual([own]);
});
