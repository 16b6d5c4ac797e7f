import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { act, randomFrom, replay, type Action, type MatchSetup } from "../../../../shared/match/index.js";
import {
  botNamed,
  botNames,
  botCaveats,
  botTitle,
  firstBot,
  greedyBot,
  playMatch,
  playOut,
  randomBot,
  searchBot,
  type Bot,
  type BotContext,
} from "../../../../shared/bots/index.js";
import { toySetup } from "../match/toy/decks.js";
import { toy } from "../match/toy/rules.js";
import { withoutPeeking } from "./without-peeking.js";
import type { ToyDefinition } from "../match/toy/types.js";

const context = (seed = 1): BotContext => ({ random: randomFrom(seed), shouldStop: () => false });

/** Wins of the first bot in matches with alternating seats; draws count half. */
function winsOf(bot: Bot, against: Bot, matches: number, life = 12): number {
  let wins = 0;
  for (let match = 0; match < matches; match++) {
    const seat = match % 2;
    const bots = seat === 0 ? [bot, against] : [against, bot];
    const { winners } = must(
      playMatch(toy, toySetup(match >> 1, { options: { life } }), bots, { seed: match }),
    ).outcome;
    wins += winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  }
  return wins;
}

describe("bots by strength", () => {
  it.each([
    ["random beats one that always passes", randomBot, firstBot, 40, 12, 36],
    ["greedy beats random", greedyBot(), randomBot, 100, 12, 65],
    ["search beats random", searchBot({ iterations: 60 }), randomBot, 20, 6, 14],
    ["search beats greedy", searchBot({ iterations: 240 }), greedyBot(), 16, 6, 11],
  ])("%s", (_name, bot, against, matches, life, atLeast) => {
    expect(winsOf(bot, against, matches, life)).toBeGreaterThanOrEqual(atLeast);
  });

  it("equal ones win about as often", () => {
    const wins = winsOf(randomBot, randomBot, 400);
    expect(wins).toBeGreaterThan(160);
    expect(wins).toBeLessThan(240);
  });
});

describe.each([firstBot, randomBot, greedyBot(), searchBot({ iterations: 12 })])("the bot $name", (bot) => {
  it("plays a match to its end with legal choices, the same again from the same seed", () => {
    const played = must(playMatch(toy, toySetup(3), [bot, randomBot], { seed: 5 }));
    expect(must(playMatch(toy, toySetup(3), [bot, randomBot], { seed: 5 })).record).toEqual(played.record);
    const again = must(replay(toy, played.record));
    expect(again.stopped).toBeNull();
    expect(again.match.moments.at(-1)?.state).toEqual(played.state);
  });

  it("chooses the same however its thinking is cut into slices", () => {
    const { state } = must(toy.setup(toySetup(3)));
    const through = (slice: number): Action => {
      const thinking = bot.think(toy, state, randomFrom(7));
      for (let rounds = 0; !thinking.step(slice); rounds++) {
        expect(toy.refusal(state, thinking.best)).toBeNull();
        expect(rounds).toBeLessThan(10_000);
      }
      expect(thinking.isReady).toBe(true);
      return thinking.best;
    };
    const whole = bot.choose(toy, state, context(7));
    expect([through(1), through(3), through(1_000)]).toEqual([whole, whole, whole]);
  });

  it("leaves the position as it was, and is not asked when it is over", () => {
    const { state } = must(toy.setup(toySetup(3)));
    const text = JSON.stringify(state);
    bot.choose(toy, state, context());
    expect(JSON.stringify(state)).toBe(text);
    const { state: end } = must(playMatch(toy, toySetup(3), [randomBot, randomBot], { seed: 5 }));
    expect(() => bot.choose(toy, end, context())).toThrow(/over/);
  });

  it.each([0, 1])("looks ahead only from samples of what its seat does not know: seat %d", (seat) => {
    const position = positionOf(seat);
    const { ruleset, samples } = withoutPeeking(toy, position);
    expect(toy.refusal(position, bot.choose(ruleset, position, context()))).toBeNull();
    const looksAhead = bot.name === "greedy" || bot.name.startsWith("search");
    expect([...new Set(samples)]).toEqual(looksAhead ? [seat] : []);
  });
});

/** A position of a random match in which the seat has something to choose from. */
function positionOf(seat: number): ReturnType<typeof toy.fork> {
  const { random } = context(9);
  let { state } = must(toy.setup(toySetup(12)));
  for (;;) {
    const decision = toy.decision(state, "forward");
    if (decision.kind === "over") throw new Error(`Seat ${seat} never had a choice`);
    if (decision.seat === seat && state.turn > 2 && decision.actions.length > 2) return state;
    const action = decision.actions[random.below(decision.actions.length)];
    if (action === undefined) throw new Error("Nothing can be chosen");
    ({ state } = must(toy.apply(state, action)));
  }
}

it("a bot that peeks is found out", () => {
  const position = positionOf(0);
  const { ruleset } = withoutPeeking(toy, position);
  expect(() => ruleset.fork(position)).toThrow(/cannot know/);
  expect(() => ruleset.evaluate(position, 0)).toThrow(/cannot know/);
  expect(() => ruleset.view(position, 0)).toThrow(/asks for view/);
});

describe("a bot that looks ahead", () => {
  const flare = (amount: number): ToyDefinition => ({
    name: `Flare ${amount}`,
    cost: 0,
    type: "spell",
    body: [{ op: "hit", amount }],
    ability: null,
  });

  /** A first turn with both cards in hand and an opponent with one life left to take. */
  const oneToWin: MatchSetup = toySetup(2, {
    definitions: [{ ...flare(0), body: [{ op: "heal", amount: 0 }] }, flare(12)],
    decks: [0, 1].map((seat) => ({ name: `${seat}`, cards: [0, 0, 0, 1, 0, 0] })),
    options: { opening: 6 },
  });

  it.each([greedyBot(), searchBot({ iterations: 100 })])("takes the win that is there: $name", (bot) => {
    const { state } = must(toy.setup(oneToWin));
    expect(bot.choose(toy, state, context())).toEqual(act("play", 3));
  });

  it("stops on request, with a legal choice", () => {
    const { state } = must(toy.setup(toySetup(3)));
    let asked = 0;
    const stopping: BotContext = { random: randomFrom(1), shouldStop: () => ++asked > 5 };
    const action = searchBot({ iterations: 1_000_000 }).choose(toy, state, stopping);
    expect(asked).toBe(6);
    expect(toy.refusal(state, action)).toBeNull();
  });

  it("plays out in place to the end, or to its limit", () => {
    const { state } = must(toy.setup(toySetup(3)));
    const draft = toy.fork(state);
    playOut(toy, draft, 10_000, randomFrom(1));
    expect(draft.outcome).not.toBeNull();
    const short = toy.fork(state);
    playOut(toy, short, 1, randomFrom(1));
    expect(short.outcome).toBeNull();
  });
});

describe("a bot by name", () => {
  it.each(["first", "random", "greedy", "search:300", "search:7"])("%s", (name) => {
    expect(must(botNamed(name)).name).toBe(name);
  });

  it.each(["", "smart", "search:", "search:0", "search:x", "random:3", "search:1:2", "constructor"])(
    "%j is none",
    (name) => {
      expect(botNamed(name)).toMatchObject({ ok: false, error: { code: "bots/unknown" } });
    },
  );
});

describe("a match between bots", () => {
  it("that does not end is a fault", () => {
    expect(playMatch(toy, toySetup(1), [firstBot, firstBot], { seed: 1, limit: 5 })).toMatchObject({
      ok: false,
      error: { code: "match/endless" },
    });
  });

  it("is watched position by position", () => {
    const steps: number[] = [];
    const played = must(
      playMatch(toy, toySetup(1), [randomBot, randomBot], { seed: 1, watch: ({ step }) => void steps.push(step) }),
    );
    expect(steps).toHaveLength(played.record.choices.length + 1);
  });
});

describe("what bots are called", () => {
  it("is one name for each, with its setting where it has one", () => {
    expect(new Set(botNames.map(botTitle)).size).toBe(botNames.length);
    expect(botNames.some((name) => botTitle(name) === name)).toBe(false);
    expect(botTitle("search:1000")).toBe("Thinks ahead, 1,000");
  });

  it("is what their caveats call them, each said once; those that think ahead need none", () => {
    expect(botCaveats(["search:50", "search"])).toEqual([]);
    expect(botCaveats(["random", "search:50", "random"])).toHaveLength(1);
    for (const name of ["first", "random", "greedy"]) expect(botCaveats([name]).join()).toContain(botTitle(name));
  });
});
