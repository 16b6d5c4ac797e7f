import { spawn } from "node:child_process";
import { appendFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editFile } from "../../../../electron/cli/files.js";
import { ok } from "../../../../shared/base/index.js";
import { setValue } from "../../../../shared/toml/index.js";
import { programFile } from "../../../support/programs/index.js";
import { inFolder, pathOf, read, write, type Outcome } from "./runs.js";

inFolder();

const entry = programFile("cli");

/** Runs the program as a process of its own in the test's folder. */
function program(args: readonly string[], input: string | Uint8Array = ""): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [entry, ...args], { cwd: pathOf("."), env: process.env });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    child.on("error", fail);
    child.on("close", (code) => done({ code: code ?? -1, out, err }));
    child.stdin.end(input);
  });
}

const cards = '[[cards]]\nname = "A"\n\n[[cards]]\nname = "B" # b\n';

describe("cardwright as a program", () => {
  test("G3: results on the standard output, exit 0", async () => {
    write("cards.toml", cards);
    expect(await program(["get", "cards.toml", "1", "name"])).toEqual({ code: 0, out: "B\n", err: "" });
    expect(await program(["set", "cards.toml", "1", "name", "--string", "C"])).toMatchObject({ code: 0, err: "" });
    expect(read("cards.toml")).toBe(cards.replace('"B"', '"C"'));
  });

  test("G3: remarks on the standard error output, exit 1 and 2", async () => {
    write("cards.toml", cards);
    expect(await program(["get", "cards.toml", "1", "cost", "--json"])).toEqual({
      code: 1,
      out: '{"file":"cards.toml","table":["cards"],"row":1,"key":"cost","value":null}\n',
      err: "cards.toml: row 1 has no cost\n",
    });
    expect(await program(["get", "cards.toml", "7", "name", "--json"])).toMatchObject({ code: 2, out: "" });
    expect(await program(["gte"])).toEqual({
      code: 2,
      out: "",
      err: "error: unknown command 'gte'\n(Did you mean get?)\n",
    });
  });

  test("an input that is no UTF-8 is refused with its place, as a file is", async () => {
    const input = Buffer.from("Draw one card.\nDraw \xff card.\n", "latin1");
    expect(await program(["parse", "--game", "ttcg", "--lines", "-", "--json"], input)).toEqual({
      code: 2,
      out: "",
      err: expect.stringMatching(
        /^cardwright: -:2:6: The file is not UTF-8 text: byte 20 \(0xff\) does not fit\./u,
      ) as string,
    });
  });

  test("help leaves the lines of a sample file as they are, however long", async () => {
    const help = await program(["scenario", "--help"]);
    expect(help.out).toMatch(/^ {2}seed = 7 {2,}# the same seed, the same chance; 1 where it is not said$/mu);
    const lines = help.out.split("\n").filter((line) => !line.startsWith(" "));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  test("help with examples, exit 0; without a command, exit 2", async () => {
    const help = await program(["help", "set"]);
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toMatch(/Usage: cardwright set/);
    expect(help.out).toMatch(/Examples:\n {2}cardwright set cards\.toml/);
    const bare = await program([]);
    expect(bare).toMatchObject({ code: 2, out: "" });
    expect(bare.err).toMatch(/Exit codes: 0 success/);
  });

  test("text of any script and size comes through the pipes whole", async () => {
    const json = JSON.stringify([{ name: "日本語 🎴", text: "x".repeat(300_000) }]);
    const { code, out } = await program(["convert", "-", "-", "--from", "json", "--as", "json", "--table", "t"], json);
    expect(code).toBe(0);
    expect(out).toBe(json);
  });
});

describe("cardwright watch", () => {
  const text = (rules: string) => `[[cards]]\nid = "a"\nname = "A"\nrules-text = "${rules}"\ncard-type = "Event"\n`;

  test("generates at once and at every change, survives what is broken, and ends at Ctrl+C", async () => {
    write("cards.toml", text("Copy it."));
    const child = spawn(process.execPath, [entry, "watch", "."], {
      cwd: pathOf("."),
      env: process.env,
    });
    let err = "";
    child.stderr.setEncoding("utf8").on("data", (said: string) => (err += said));
    const says = (what: RegExp) => expect.poll(() => err).toMatch(what);
    await says(/Wrote parsed_abilities\.json\n.*Watching \./su);
    err = "";
    write("cards.toml", text("Drwa."));
    await says(/cards\.toml:4:15: A \(a\): Unexpected word 'Drwa'.*Wrote parsed_abilities\.json/su);
    err = "";
    write("cards.toml", `${text("Drwa.")}# the same fails\n`);
    await says(/Nothing to write; 1 row left out\n/u);
    expect(err).not.toContain("Unexpected word");
    write("cards.toml", "[[cards");
    await says(/cards\.toml:1:8: /u);
    err = "";
    write("cards.toml", text("Copy it."));
    await says(/Wrote parsed_abilities\.json/u);
    expect(Object.keys(JSON.parse(read("parsed_abilities.json")) as object)).toEqual(["a"]);
    child.kill("SIGINT");
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
    expect(err).toMatch(/Stopped\./u);
  });
});

describe("cardwright simulate", () => {
  const interruptedSchema = z.object({
    ended: z.literal("cancelled"),
    played: z.number(),
    figures: z.array(z.object({ figure: z.string(), of: z.number().nullable() })),
    failures: z.array(z.unknown()).length(0),
  });

  test("at Ctrl+C prints what was played until then, and exits with 130", async () => {
    const wished = 5_000_000;
    const args = [
      "simulate",
      "--decks",
      "Proof Vanilla,Wax and Feathers",
      "--matches",
      `${wished}`,
      "--workers",
      "1",
      "--json",
    ];
    const child = spawn(process.execPath, [entry, ...args], {
      cwd: pathOf("."),
      env: process.env,
    });
    let [out, err] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
    const closed = new Promise((resolve) => child.on("close", resolve));
    await expect.poll(() => err).toMatch(new RegExp(`^[1-9]\\d* of ${wished} matches$`, "mu"));
    child.kill("SIGINT");
    expect(await closed).toBe(130);
    const { played, figures } = interruptedSchema.parse(JSON.parse(out));
    expect(played).toBeGreaterThan(0);
    expect(played).toBeLessThan(wished);
    expect(figures.find(({ figure }) => figure === "wins")?.of).toBe(played);
    expect(err).toContain(`${played} of ${wished} matches`);
  });
});

describe("another program changes the file while it is edited", () => {
  const quiet = { print: () => undefined, say: () => undefined, remark: () => undefined };

  test("the edit is made on what that program left", async () => {
    write("cards.toml", cards);
    let tries = 0;
    const edited = await editFile("cards.toml", quiet, (document) => {
      tries += 1;
      if (tries === 1) writeFileSync(pathOf("cards.toml"), cards.replace('"A"', '"theirs"'));
      const set = setValue(document, ["cards", 1, "name"], { kind: "string", value: "ours" });
      return set.ok ? ok({ document: set.value.doc, value: null }) : set;
    });
    expect(edited.ok).toBe(true);
    expect(tries).toBe(2);
    expect(read("cards.toml")).toBe(cards.replace('"A"', '"theirs"').replace('"B"', '"ours"'));
  });

  test("a file that never comes to rest is given up, with nothing written", async () => {
    write("cards.toml", cards);
    const edited = await editFile("cards.toml", quiet, (document) => {
      appendFileSync(pathOf("cards.toml"), "# more\n");
      const set = setValue(document, ["cards", 1, "name"], { kind: "string", value: "ours" });
      return set.ok ? ok({ document: set.value.doc, value: null }) : set;
    });
    expect(edited).toMatchObject({ ok: false, error: { code: "file/busy" } });
    expect(read("cards.toml")).toBe(cards + "# more\n".repeat(5));
  });
});
