import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cli, inFolder } from "./runs.js";

const sample = join(import.meta.dirname, "../../../../tabula/ptg");

const answer = z.object({
  deck: z.string(),
  size: z.number(),
  cards: z.array(z.object({ name: z.string(), copies: z.number(), chances: z.array(z.number()) })),
  hands: z.array(z.object({ seed: z.number(), hand: z.array(z.string()), turns: z.array(z.array(z.string())) })),
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

  it("prints a table for people, on the play without the draw of the first turn", async () => {
    const { out } = await cli(["odds", sample, "--turns", "1", "--no-first-draw", "--sample", "1"]);
    const [, heads, first] = out.split("\n");
    expect(heads).toMatch(/copies +in hand +turn 1$/u);
    expect(first).toMatch(/(\d+\.\d) % +\1 %$/u);
    expect(out).toMatch(/Hand of seed 1\n {2}in hand: .+\n {2}turn 1: nothing\n$/u);
  });

  it("names the decks there are", async () => {
    const { code, err } = await cli(["odds", sample, "--deck", "None such"]);
    expect(code).toBe(2);
    expect(err).toMatch(/There is no deck “None such”\. Expected: .+ or /u);
  });
});
