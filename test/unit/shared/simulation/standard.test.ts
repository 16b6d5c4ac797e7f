import { expect, it } from "vitest";
import { standardMatches } from "../../../../shared/simulation/index.js";

const decks = (count: number, bot: string) => Array.from({ length: count }, (_, at) => ({ deck: `d${at}`, bot }));

it.each([
  { bot: "random", count: 1, matches: 1_000 },
  { bot: "random", count: 4, matches: 400 },
  { bot: "greedy", count: 2, matches: 120 },
  { bot: "greedy", count: 4, matches: 20 },
  { bot: "search", count: 2, matches: 2 },
  { bot: "search:10", count: 2, matches: 60 },
  { bot: "random", count: 100, matches: 2 },
])("$count decks in the hands of $bot play $matches matches each where nobody says", ({ bot, count, matches }) => {
  expect(standardMatches(decks(count, bot), false)).toBe(matches);
});

it("a comparison plays every match twice, so half as many", () => {
  expect(standardMatches(decks(4, "random"), true)).toBe(200);
});

it("a pair of different players costs what both cost together", () => {
  expect(standardMatches([...decks(1, "random"), ...decks(1, "greedy")], false)).toBe(228);
});
