import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { cli, inFolder, pathOf, read } from "./runs.js";

inFolder();

const sample = join(import.meta.dirname, "../../../../tabula/dreamtides");
const tunedSchema = z.object({
  proposal: z.record(z.string(), z.number()).nullable(),
  trials: z.array(z.object({ values: z.record(z.string(), z.number()), verdict: z.string(), of: z.number() })),
  seed: z.number(),
});

/** Tunes the first card of a copy of the sample, which costs 1 and has a spark of 2. */
const tune = (...args: readonly string[]) => {
  cpSync(join(sample, "cards.toml"), pathOf("set/cards.toml"));
  cpSync(join(sample, "card-lists.toml"), pathOf("set/card-lists.toml"));
  const decks = ["--decks", "Wax and Feathers,Moths and Ashes", "--workers", "1", "--seed", "3"];
  return cli(["tune", "set", "--file", "cards.toml", "--row", "0", ...decks, ...args]);
};

describe("tune", () => {
  test("proposes the smallest change that is surely within the target, and writes nothing", async () => {
    const { code, out, err } = await tune("--vary", "spark=1..4", "--target", "0..100", "--matches", "60", "--json");
    expect([code, err.includes("Trying spark 2…")]).toEqual([0, true]);
    const { proposal, trials, seed } = tunedSchema.parse(JSON.parse(out));
    expect([proposal, trials.map(({ values, verdict }) => [values, verdict]), seed]).toEqual([
      { spark: 2 },
      [[{ spark: 2 }, "inside"]],
      3,
    ]);
    expect(read("set/cards.toml")).toContain("spark = 2 # nothing but spark");
  });

  test("varies two numbers, says how many matches that took, and which players it is of", async () => {
    const vary = ["--vary", "spark=3..4", "--vary", "energy-cost=1..2:0.5"];
    const { code, out, err } = await tune(...vary, "--target", "0..100", "--matches", "60");
    expect(code).toBe(0);
    expect(out).toMatch(/^Target 0\.\.100 %\n.*spark +energy-cost +verdict +wins +interval +matches/u);
    expect(err).toMatch(/Proposed: cardwright set set\/cards\.toml 0 spark 3$/mu);
    expect(err).toContain("energy-cost stays 1.");
    expect(err).toMatch(/^\d+ matches of the deck in all\. Seed 3\.$/mu);
    expect(err).toContain("chooses by chance");
  });

  test("says what is open where nothing is surely within the target", async () => {
    const { code, out, err } = await tune("--vary", "spark=2..2", "--target", "50..50.1", "--matches", "4");
    expect([code, err.includes("No value is surely within the target.")]).toEqual([1, true]);
    expect(out).toMatch(/open/u);
  });

  test.each([
    [["--vary", "spark", "--target", "1..2"], "“spark” is no range"],
    [["--vary", "spark=4..1", "--target", "1..2"], "“spark=4..1” is no range"],
    [["--vary", "spark=1..9000", "--target", "1..2"], "at most 200 in all"],
    [["--vary", "name=1..2", "--target", "1..2"], "The card has no number in name"],
    [["--vary", "spark=1..2", "--target", "60..40"], "“60..40” is no target"],
    [["--vary", "spark=1..2", "--target", "40..60", "--deck", "None"], "must play against another one"],
    [["--vary", "spark=1..2", "--target", "40..60", "--file", "none.toml"], "no file none.toml"],
  ])("refuses %j", async (args, message) => {
    const { code, err } = await tune(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message) as string]);
  });
});
