import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { must } from "../../../../shared/base/index.js";
import { playMatch, randomBot } from "../../../../shared/bots/index.js";
import { writeRecord } from "../../../../shared/match/index.js";
import { allCards } from "../../../support/match/dreamtides.js";
import { materialOf, playOf } from "../../../support/match/folder.js";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const outcomeSchema = z.object({
  game: z.literal("dreamtides"),
  seed: z.number(),
  players: z.array(z.string()),
  winners: z.array(z.string()),
  reason: z.string(),
  turns: z.number(),
  log: z.array(z.string()),
});

const played = async (...args: string[]) => {
  const { code, out, err } = await cli(["match", "--json", ...args]);
  expect([code, err]).toEqual([0, ""]);
  return outcomeSchema.parse(JSON.parse(out));
};

const character = (id: string, name: string) =>
  `[[cards]]\nid = "${id}"\nname = "${name}"\ncard-type = "Character"\nenergy-cost = 1\nspark = 3\nrules-text = ""\n\n`;

describe("match", () => {
  test("plays the sample to its end, the same for the same seed, another for another", async () => {
    const first = await played("--seed", "7");
    expect(first.log.length).toBeGreaterThan(50);
    expect(first.turns).toBeGreaterThan(2);
    expect(await played("--seed", "7")).toEqual(first);
    expect((await played("--seed", "8")).log).not.toEqual(first.log);
  });

  test("plays by a preset of options, of which single ones can be changed", async () => {
    const logOf = async (...args: string[]): Promise<unknown> => {
      const { out } = await cli(["match", "--json", "--game", "ttcg", "--seed", "3", ...args]);
      return z.object({ log: z.array(z.string()) }).parse(JSON.parse(out)).log;
    };
    const quick = await logOf("--preset", "quick");
    expect(await logOf("--option", "start-points=10", "--option", "untap-step=turn-start")).toEqual(quick);
    expect(await logOf("--preset", "quick", "--option", "start-points=20")).not.toEqual(quick);
    expect(await cli(["match", "--game", "ttcg", "--preset", "long"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("there are: seed, repository, quick") as string,
    });
  });

  test("plays other rules, decks and players", async () => {
    const { players } = await played(
      "--rules",
      "lanes",
      "--players",
      "greedy,first",
      "--seed",
      "1",
      "--decks",
      "Proof Vanilla",
    );
    expect(players).toEqual(["greedy", "first"]);
  });

  test("plays the cards of a folder", async () => {
    mkdirSync(pathOf("deck"));
    write("deck/cards.toml", [1, 2, 3, 4].map((n) => character(`c${n}`, `Only ${n}`).repeat(5)).join(""));
    const { log } = await played("--cards", "deck", "--seed", "2");
    expect(log.some((line) => line.includes("Only 1"))).toBe(true);
  });

  test("plays a saved match again, and says where its choices are not possible", async () => {
    const [ruleset] = playOf("dreamtides").rulesets;
    if (ruleset === undefined) throw new Error("No rules");
    const setup = allCards(materialOf("dreamtides", join(import.meta.dirname, "../../../../tabula/dreamtides")), 7);
    const { record } = must(playMatch(ruleset, setup, [randomBot, randomBot], { seed: 7 }));
    write("saved.json", writeRecord(record));
    expect((await played("--replay", "saved.json")).log).toEqual((await played("--seed", "7")).log);
    write("short.json", writeRecord({ ...record, choices: record.choices.slice(0, 5) }));
    expect((await played("--replay", "short.json")).reason).toBe("not over");
    write("broken.json", writeRecord({ ...record, choices: record.choices.slice(1) }));
    const { code, err } = await cli(["match", "--replay", "broken.json"]);
    expect([code, err]).toEqual([2, expect.stringMatching(/Choice \d+ of \d+ cannot be made/)]);
  });

  test("what --record and --json leave is played again, to the same end", async () => {
    const first = await cli(["match", "--json", "--seed", "7", "--record", "record.json"]);
    write("printed.json", first.out);
    for (const file of ["record.json", "printed.json"]) {
      const again = await cli(["match", "--json", "--replay", file]);
      expect({ ...(JSON.parse(again.out) as object), players: null }).toEqual({
        ...(JSON.parse(first.out) as object),
        players: null,
      });
    }
    expect(await cli(["match", "--replay", "record.json", "--seed", "8"])).toMatchObject({
      code: 2,
      err: "cardwright: --seed and --replay cannot be combined: a record already says that.\n",
    });
    const record = JSON.parse(read("record.json")) as object;
    write("newer.json", JSON.stringify({ ...record, version: 3 }));
    write("rules.json", JSON.stringify({ record: { ...record, ruleset: "chess" } }));
    expect((await cli(["match", "--replay", "newer.json"])).err).toMatch(/another version of Cardwright: in format 3/u);
    expect((await cli(["match", "--replay", "rules.json"])).err).toMatch(
      /rules that this version does not have: chess/u,
    );
  });

  test("plays on from a position, to the end the match would have had", async () => {
    const whole = await cli(["match", "--game", "ptg", "--seed", "5", "--players", "first"]);
    const part = await cli([
      "match",
      "--game",
      "ptg",
      "--seed",
      "5",
      "--players",
      "first",
      "--choices",
      "30",
      "--save-position",
      "at.json",
    ]);
    expect([part.code, part.err]).toEqual([0, expect.stringMatching(/^Nobody wins \(not over\)/u)]);
    expect(part.out.length).toBeLessThan(whole.out.length);
    const rest = await cli(["match", "--position", "at.json", "--players", "first"]);
    expect(rest).toEqual(whole);
  });

  test("writes the position it read as the same data, and says what it does not know", async () => {
    await cli(["match", "--seed", "5", "--choices", "3", "--save-position", "at.json"]);
    const same = await cli(["match", "--position", "at.json", "--choices", "0", "--save-position", "same.json"]);
    expect([same.code, read("same.json")]).toEqual([0, read("at.json")]);
    write("other.json", "{}");
    const record = JSON.parse(read("at.json")) as { choices: unknown[] };
    write("rules.json", JSON.stringify({ ...record, ruleset: "chess" }));
    write("newer.json", JSON.stringify({ ...record, version: 3 }));
    write("broken.json", JSON.stringify({ ...record, choices: record.choices.slice(1) }));
    for (const [args, message] of [
      [["--position", "other.json"], /other\.json: This is not a position .* Expected: .*cardwright-match/u],
      [["--position", "rules.json"], /rules\.json: This match was played by rules that are not known here: chess\./u],
      [["--position", "newer.json"], /newer\.json: .*another version of Cardwright/u],
      [["--position", "broken.json"], /broken\.json: Choice 1 of 2 cannot be made/u],
      [["--position", "at.json", "--game", "ptg"], /at\.json: This match was played by rules/u],
      [["--position", "at.json", "--decks", "All cards"], /--decks and --position cannot be combined/u],
      [["--replay", "at.json", "--save-position", "x"], /--save-position and --replay cannot be combined/u],
      [["--position-format", "chess"], /cardwright-match/u],
      [["--choices", "-1"], /choices/u],
    ] as const) {
      const { code, out, err } = await cli(["match", ...args]);
      expect([code, out]).toEqual([2, ""]);
      expect(err).toMatch(message);
    }
  });

  test.each([
    [["--seed", "abc"], /--seed <n>.*“?abc.*Expected: a whole number from 0 to 4294967295\./u],
    [["--seed", "1e9"], /Expected: a whole number/u],
    [["--seed", ""], /Expected: a whole number/u],
    [["--seed", "１"], /Expected: a whole number/u],
    [["--replay", "."], /folder/u],
    [["--players", "clever"], /There is no bot "clever"/],
    [["--decks", "Nothing"], /There is no deck “Nothing”\. Expected: .*All cards/],
    [["--rules", "chess"], /Expected: dreamtides or dreamtides-lanes/],
    [["--seed", "-1"], /seed/],
    [["--cards", "nowhere"], /Folder not found/],
  ])("refuses %j", async (args, message) => {
    const { code, out, err } = await cli(["match", ...args]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
  });
});
