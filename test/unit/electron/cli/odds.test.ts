import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cli, inFolder, read, write } from "./runs.js";

const sample = join(import.meta.dirname, "../../../../tabula/ptg");

const answer = z.object({
  deck: z.string(),
  size: z.number(),
  cards: z.array(z.object({ name: z.string(), copies: z.number(), chances: z.array(z.number()) })),
  hands: z.array(z.object({ seed: z.number(), hand: z.array(z.string()), turns: z.array(z.array(z.string())) })),
});

const ttcg = join(import.meta.dirname, "../../../../tabula/ttcg");
const dealtAnswer = answer.extend({
  mulligans: z.object({ hands: z.number(), redrawn: z.number(), held: z.number() }),
});

describe("odds", () => {
  inFolder();

  it("says the chances of each card of a deck, and deals hands by seed", async () => {
    const { code, out, err } = await cli(["odds", sample, "--hand", "7", "--turns", "2", "--sample", "2", "--json"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { size, cards, hands } = answer.parse(JSON.parse(out));
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(size);
    for (const { copies, chances } of cards) {
      let missing = 1;
      for (let drawn = 0; drawn < 7; drawn++) missing *= (size - copies - drawn) / (size - drawn);
      expect(chances).toHaveLength(3);
      expect(chances[0]).toBeCloseTo(1 - Math.max(0, missing), 9);
    }
    expect(hands.map(({ seed, hand, turns }) => [seed, hand.length, turns.length])).toEqual([
      [1, 7, 2],
      [2, 7, 2],
    ]);
  });

  it("deals hands by the rules, with the mulligans that they have, and says by which policy", async () => {
    const args = ["odds", ttcg, "--turns", "1", "--by-rules", "--option", "mulligan=on"];
    const { cards, mulligans } = dealtAnswer.parse(JSON.parse((await cli([...args, "--json"])).out));
    expect(mulligans).toEqual({ hands: 500, redrawn: 0, held: 7 });
    const [wanted] = cards;
    if (!wanted) throw new Error("The deck has cards");
    const text = await cli([...args, "--keep", wanted.name]);
    expect(text.out).toMatch(/500 hands dealt by .*, 6\.\d cards on average, before the first turn\./u);
    expect(text.out).toContain(`where the rules ask, hands with ${wanted.name} are kept and others put back.`);
    const kept = dealtAnswer.parse(JSON.parse((await cli([...args, "--keep", wanted.name, "--json"])).out));
    const share = kept.mulligans.redrawn;
    expect(kept.mulligans.held).toBeCloseTo(7 - share, 9);
    // Who puts hands back for a card has it more often.
    const chanceOf = (all: typeof cards) => all.find(({ name }) => name === wanted.name)?.chances[0] ?? 0;
    expect(chanceOf(kept.cards)).toBeGreaterThan(chanceOf(cards));
    const refused = await cli(["odds", sample, "--keep", "x"]);
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("need --by-rules") as string]);
    const unknown = await cli(["odds", sample, "--by-rules", "--keep", "x"]);
    expect(unknown.err).toContain("This deck has no card or group “x” to keep hands for.");
  });

  it.each(["ptg", "summoner", "ttcg"])(
    "deals hands by the rules of %s, up to the last seed and from the first one again",
    async (game) => {
      const folder = join(import.meta.dirname, "../../../../tabula", game);
      const { code, out, err } = await cli([
        "odds",
        folder,
        "--by-rules",
        "--seed",
        "4294967295",
        "--turns",
        "1",
        "--json",
      ]);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(dealtAnswer.parse(JSON.parse(out)).mulligans.hands).toBe(500);
    },
  );

  it("says the chances of as many copies as are asked for", async () => {
    const { out } = await cli(["odds", sample, "--hand", "7", "--turns", "0", "--at-least", "2", "--json"]);
    for (const { copies, chances } of answer.parse(JSON.parse(out)).cards) {
      if (copies < 2) expect(chances).toEqual([0]);
      else expect(chances[0]).toBeGreaterThan(0);
    }
    expect((await cli(["odds", sample, "--at-least", "0"])).code).toBe(2);
  });

  it("counts cards by a column, up to each number, and as many as the turn", async () => {
    const groups = z.object({
      size: z.number(),
      groups: z.array(z.object({ name: z.string(), cards: z.number(), chances: z.array(z.number()) })),
    });
    const by = async (...more: readonly string[]) => cli(["odds", sample, "--turns", "2", "--by", ...more, "--json"]);
    const kinds = groups.parse(JSON.parse((await by("type")).out));
    expect(kinds.groups.map(({ name }) => name)).toContain("creature");
    expect(kinds.groups.reduce((sum, { cards }) => sum + cards, 0)).toBe(kinds.size);
    const strengths = groups.parse(JSON.parse((await by("attack", "--at-most", "--at-least", "turn")).out)).groups;
    expect(strengths.map(({ name }) => name)).toEqual(
      strengths.map(({ name }) => name).filter((name) => /^≤ \d+$/u.test(name)),
    );
    strengths.slice(1).forEach(({ cards }, at) => expect(cards).toBeGreaterThanOrEqual(strengths[at]?.cards ?? 0));
    expect((await cli(["odds", sample, "--by", "type", "--turns", "1"])).out).toMatch(/type +cards +in hand +turn 1/u);
    const unknown = await by("nothing");
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/cannot be counted by “nothing”.*type/su);
    expect(await by("type", "--at-most")).toMatchObject({ code: 2 });
    expect((await cli(["odds", sample, "--at-most"])).err).toContain("--at-most needs --by");
    expect((await cli(["odds", sample, "--at-least", "turns"])).code).toBe(2);
  });

  it("prints a table for people, on the play without the draw of the first turn", async () => {
    const { out } = await cli(["odds", sample, "--turns", "1", "--no-first-draw", "--sample", "1"]);
    const [, heads, first] = out.split("\n");
    expect(heads).toMatch(/copies +in hand +turn 1$/u);
    expect(first).toMatch(/(\d+\.\d) % +\1 %$/u);
    expect(out).toMatch(/Hand of seed 1\n {2}in hand: .+\n {2}turn 1: nothing\n$/u);
  });

  it("finds a deck whatever its letter case, as a match does", async () => {
    const { code, out } = await cli(["odds", sample, "--deck", "kiln row", "--json"]);
    expect([code, answer.parse(JSON.parse(out)).deck]).toEqual([0, "Kiln Row"]);
  });

  it("says which cards of a deck there are none of, instead of leaving them out without a word", async () => {
    for (const name of ["cards.toml", "decks.toml"]) write(name, readFileSync(join(sample, name), "utf8"));
    write("cards.toml", read("cards.toml").replaceAll("ember_hawker_01", "somebody_else"));
    const { code, out, err } = await cli(["odds", ".", "--json"]);
    expect([code, answer.parse(JSON.parse(out)).size]).toEqual([0, 37]);
    expect(err).toMatch(/Kiln Row.*ember_hawker_01/u);
  });

  it("says that a deck has no cards", async () => {
    for (const name of ["cards.toml", "decks.toml"]) write(name, readFileSync(join(sample, name), "utf8"));
    write("more.toml", '[[decks]]\nname = "Empty"\n[decks.cards]\n');
    expect(await cli(["odds", ".", "--deck", "empty"])).toEqual({ code: 0, out: "Empty, 0 cards\n", err: "" });
    const { out } = await cli(["odds", ".", "--deck", "empty", "--sample", "1", "--turns", "0", "--json"]);
    expect(answer.parse(JSON.parse(out))).toEqual({
      deck: "Empty",
      size: 0,
      cards: [],
      hands: [{ seed: 1, hand: [], turns: [] }],
    });
  });

  it.each([
    [["--game", "ptg"], /^cardwright: \.: The folder has no cards to play with: none of PTG\. It has no tables\./u],
    [["--game", "chess"], /chess cannot be played\. Expected: dreamtides or .*tcgone\./u],
    [[], /^cardwright: \.: The folder has no cards to play with: none of Dreamtides or /u],
    [["--hand", "-1"], /--hand/u],
    [["--turns", "31"], /Expected: a whole number from 0 to 30\./u],
    [["--seed", "1e3"], /--seed/u],
  ])("refuses %j in a folder without cards", async (options, reason) => {
    write("notes.toml", "x = 1\n");
    const { code, out, err } = await cli(["odds", ".", ...options]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(reason);
  });

  it("names the decks there are", async () => {
    const { code, err } = await cli(["odds", sample, "--deck", "None such"]);
    expect(code).toBe(2);
    expect(err).toMatch(/There is no deck “None such”\. Expected: .+ or /u);
  });
});
