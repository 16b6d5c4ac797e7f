import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { tableText } from "../../../../electron/cli/table-text.js";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const recordSchema = z.object({
  figure: z.string(),
  contestant: z.string().nullable(),
  card: z.string().nullable(),
  turn: z.number().nullable(),
  of: z.number().nullable(),
  value: z.number().nullable(),
  change: z.number().nullable(),
});

const outcomeSchema = z.object({
  game: z.enum(["dreamtides", "ptg"]),
  rules: z.string(),
  seed: z.number(),
  matches: z.number(),
  ended: z.literal("finished"),
  played: z.number(),
  contestants: z.array(z.object({ deck: z.string(), bot: z.string() })),
  figures: z.array(recordSchema),
  failures: z.array(z.unknown()),
});

const simulated = async (...args: string[]) => {
  const { code, out, err } = await cli(["simulate", "--json", ...args]);
  expect([code, err.split("\n").filter((line) => /fail|cardwright:/.test(line))]).toEqual([0, []]);
  return outcomeSchema.parse(JSON.parse(out));
};

const sample = join(import.meta.dirname, "../../../../tabula/dreamtides");

const ptgSample = join(import.meta.dirname, "../../../../tabula/ptg");

describe("simulate", () => {
  test("plays the game that the folder has cards of, with options of its rules", async () => {
    const args = ["--matches", "4", "--seed", "3", "--decks", "Kiln Row,Canal Wharf"];
    const usual = await simulated(ptgSample, ...args);
    expect([usual.game, usual.rules, usual.played]).toEqual(["ptg", "ptg", 4]);
    const brief = await simulated(ptgSample, ...args, "--option", "turnLimit=3");
    const longest = ({ figures }: typeof usual) =>
      Math.max(...figures.flatMap(({ figure, turn }) => (figure === "matches of this length" ? Number(turn) : [])));
    expect(longest(brief)).toBeLessThanOrEqual(3);
    expect(longest(usual)).toBeGreaterThan(3);
  });

  test("names the folder without cards to play with, what was looked for and what is there", async () => {
    const named = await cli(["simulate", ptgSample, "--game", "dreamtides"]);
    expect([named.code, named.err]).toEqual([
      2,
      `cardwright: ${ptgSample}: The folder has no cards to play with: none of Dreamtides. It has cards in cards.toml (Cards of PTG), ` +
        "decks in decks.toml (Decks of PTG). Try: cardwright games, which lists the sheets of each game.\n",
    ]);
    write("things.toml", Array.from({ length: 7 }, (_, at) => `[[thing${at}]]\nname = "x"\n`).join(""));
    const { err } = await cli(["match", "--cards", "."]);
    expect(err).toContain("none of Dreamtides or True Trading Card Game or PTG or ");
    expect(err).toContain("It has thing0 in things.toml (of no known game), ");
    expect(err).toContain("thing4 in things.toml (of no known game) and 2 others.");
    // The cards as they were are looked at likewise, not only missed deck by deck.
    const before = await cli(["simulate", ptgSample, "--compare", "."]);
    expect(before).toMatchObject({
      code: 2,
      err: expect.stringContaining("cardwright: .: The folder has no") as string,
    });
  });

  test("refuses a place for its results before it plays", async () => {
    for (const [place, why] of [
      [".", "This is not a regular file"],
      ["cards.toml", "A .toml file holds cards"],
    ] as const) {
      const { code, err } = await cli(["simulate", ptgSample, "--matches", "2", "--out", place, "--force"]);
      expect([code, err]).toEqual([2, expect.stringContaining(`cardwright: ${place}: ${why}`)]);
    }
  });

  test("asks which game is meant where a folder has cards of several", async () => {
    cpSync(join(sample, "cards.toml"), pathOf("both/cards.toml"));
    for (const name of ["cards", "decks"]) cpSync(join(ptgSample, `${name}.toml`), pathOf(`both/ptg-${name}.toml`));
    const { code, err } = await cli(["simulate", "both", "--matches", "1"]);
    expect(code).toBe(2);
    expect(err).toContain("The folder has cards of Dreamtides and PTG. Name one.");
    expect(err).toContain("--game dreamtides or --game ptg");
    expect(await simulated("both", "--matches", "1", "--game", "ptg", "--decks", "Kiln Row")).toMatchObject({
      game: "ptg",
    });
  });

  test("counts the same for the same seed, whatever the number of threads", async () => {
    const args = ["--matches", "12", "--seed", "3", "--decks", "Proof Vanilla,Wax and Feathers"];
    const [one, two] = [await simulated(...args, "--workers", "1"), await simulated(...args, "--workers", "2")];
    expect(two).toEqual(one);
    expect(one.played).toBe(12);
    const wins = one.figures.filter(({ figure }) => figure === "wins");
    expect(wins.map(({ contestant, of }) => [contestant, of])).toEqual([
      ["Proof Vanilla", 12],
      ["Wax and Feathers", 12],
    ]);
    expect(wins.every(({ change }) => change === null)).toBe(true);
  });

  test("compares with a folder of cards as they were, and sees what an edit did", async () => {
    mkdirSync(pathOf("after"));
    cpSync(sample, pathOf("after"), { recursive: true });
    write("after/cards.toml", read("after/cards.toml").replaceAll(/^spark = \d+/gm, "spark = 0"));
    const { figures } = await simulated(
      "after",
      "--compare",
      sample,
      ...["--decks", "Wax and Feathers,Moths and Ashes", "--matches", "24", "--seed", "1", "--workers", "1"],
    );
    expect(figures.filter(({ figure, change }) => figure === "wins" && change !== null)).toHaveLength(2);
    expect(figures.some(({ change }) => (change ?? 0) !== 0)).toBe(true);
  });

  test("stops once the rates are known as closely as was asked, at the same match again", async () => {
    const args = [sample, "--seed", "1", "--decks", "Proof Vanilla", "--players", "random", "--workers", "1"];
    const early = await cli(["simulate", ...args, "--within", "14", "--matches", "400"]);
    expect(early.code).toBe(0);
    const [, played] = /^(\d+) of 400 matches/mu.exec(early.err) ?? [];
    expect(Number(played)).toBeLessThan(400);
    expect(early.err).toMatch(/^Proof Vanilla: .* after \d+ matches, at any time\.$/mu);
    const late = await cli(["simulate", ...args, "--within", "0.5", "--matches", "4"]);
    expect(late.err).toContain("Not known to ±0.5 points yet");
    const shard = await cli(["simulate", ...args, "--within", "2", "--shard", "1/2", "--out", "x.json"]);
    expect([shard.code, shard.err]).toEqual([2, expect.stringContaining("leave out --shard") as string]);
  });

  test("prints tables for people, and CSV with a line for each figure", async () => {
    const args = ["simulate", "--matches", "4", "--seed", "2", "--decks", "Proof Vanilla", "--workers", "1"];
    const text = await cli(args);
    expect(text.code).toBe(0);
    expect(text.out).toMatch(/^Decks, played by random\n/);
    expect(text.out).toMatch(/\nEnergy in own turn\n/);
    expect(text.out).toMatch(/\n {2}Player 1 +\d+\.\d % \(\d+\.\d–\d+\.\d\)\n/);
    expect(text.err).toMatch(/4 of 4 matches.*Seed 2\./);
    expect(text.err).toContain("“Plays anything” chooses by chance");
    const csv = await cli([...args, "--csv"]);
    expect(csv.out.split("\n")[0]).toMatch(/^figure,metric,contestant,bot,/);
    expect(csv.out).toMatch(/^wins drawn,GIH WR,Proof Vanilla,random,/m);
  });

  test("checks each deck against itself, and counts pairs of cards, where that is asked for", async () => {
    const decks = ["--decks", "Proof Vanilla,Wax and Feathers", "--mirrors", "--pairs"];
    const args = ["simulate", "--matches", "40", "--seed", "2", "--workers", "1", ...decks];
    const text = await cli(args);
    expect(text.code).toBe(0);
    expect(text.err).toMatch(/120 of 120 matches \(40 of each of 3 pairs\)/);
    expect(text.out).toMatch(/\nEach deck against itself: must be 50 %\n.*\n {2}Proof Vanilla +\d+\.\d % /);
    expect(text.out).toMatch(/\nPairs of cards, played by random: 0 of 0 found, \d+ of too few matches\n/);
    const csv = await cli([...args, "--csv"]);
    expect(csv.out).toMatch(/^wins against itself,,Proof Vanilla,random,Proof Vanilla,/m);
  });

  test("plays shards that add up to the very figures of one run, and refuses what does not belong to them", async () => {
    const args = [
      sample,
      "--matches",
      "5",
      "--seed",
      "3",
      "--decks",
      "Proof Vanilla,Wax and Feathers",
      "--workers",
      "1",
    ];
    const asWhole = await simulated(...args);
    for (const number of [1, 2]) {
      const shard = await cli(["simulate", ...args, "--shard", `${number}/2`, "--out", `${number}.json`]);
      expect([shard.code, shard.out]).toEqual([0, ""]);
      expect(shard.err).toMatch(/^[23] of 5 matches/m);
    }
    expect(await simulated("--merge", "2.json", "1.json")).toEqual(asWhole);

    const partial = await cli(["simulate", "--merge", "2.json", "2.json", "--out", "half.json"]);
    expect(partial.code).toBe(1);
    expect(partial.err).toContain("1 file repeated results of others; each shard counts once.");
    expect(partial.err).toContain("Missing: 1 of 2 shards (1).");
    expect(await simulated("--merge", "half.json", "1.json")).toEqual(asWhole);

    const merge = (...more: string[]) => cli(["simulate", "--merge", "1.json", ...more]);
    write("other.json", read("2.json").replaceAll('"seed":3', '"seed":4'));
    expect(await merge("other.json", "--out", "all.json")).toEqual({
      code: 2,
      out: "",
      err: "cardwright: other.json: These results are of another simulation than the first: another seed.\n",
    });
    expect(existsSync(pathOf("all.json"))).toBe(false);
    write("broken.json", read("1.json").slice(0, 100));
    expect(await merge("broken.json")).toMatchObject({ code: 2, out: "" });
    const again = await merge("2.json", "--out", "half.json");
    expect([again.code, again.err]).toEqual([
      2,
      "cardwright: half.json: The file is there already. Try: --force to replace it.\n",
    ]);
    expect(await merge("2.json", "--out", "half.json", "--force")).toMatchObject({ code: 0 });
    expect(await simulated("--merge", "half.json")).toEqual(asWhole);
  });

  test.each([
    [["--shard", "3/2", "--seed", "1", "--out", "a"], /“3\/2” is no shard/],
    [["--shard", "1/2", "--out", "a"], /Without the same --seed/],
    [["--shard", "1/2", "--seed", "1"], /--shard needs --out/],
    [["--merge", "a", "--shard", "1/2"], /plays nothing/],
    [["--merge", "a", "--cards", "b"], /plays nothing/],
    [["--merge", "nowhere.json"], /nowhere\.json: File not found/],
    [["--decks", "Nothing"], /There is no deck “Nothing”\. Expected: /],
    [["--players", "clever"], /There is no bot "clever"/],
    [["--profile", "chess"], /Expected: dreamtides or dreamtides-lanes/],
    [["--decks", "Proof Vanilla,All cards", "--bots", "first,first,first"], /2 decks and 3 players/],
    [["--matches", "0"], /matches/],
    [["--json", "--csv"], /either --json or --csv/],
    [["here", "--cards", "there"], /given twice/],
    [["nowhere"], /Folder not found/],
  ])("refuses %j", async (args, message) => {
    const { code, out, err } = await cli(["simulate", ...args]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
  });
});

describe("a table", () => {
  test("has straight columns, with letters beyond the basic plane too", () => {
    expect(
      tableText(
        "T",
        ["", "n"],
        [
          ["🎴é", "1"],
          ["ab", "10"],
        ],
      ),
    ).toBe("T\n       n\n  🎴é   1\n  ab  10\n");
    expect(tableText("T", ["a"], [])).toBe("");
  });
});
