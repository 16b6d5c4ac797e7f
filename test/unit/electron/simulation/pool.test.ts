import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { gameOf } from "../../../../shared/games/index.js";
import {
  addOutcome,
  emptyOutcome,
  pairingsOf,
  plannedMatch,
  runBatch,
  type Batch,
} from "../../../../shared/simulation/index.js";
import {
  describeFailure,
  prepareSimulation,
  startSimulation,
  type SimulationRequest,
  type SimulationThread,
  type StartThread,
} from "../../../../electron/simulation/index.js";
import { readSample } from "../../../support/sample.js";
import { tablesOfGame } from "../../../support/bound-tables.js";

const sources = tablesOfGame("dreamtides", readSample("dreamtides"));

const request: SimulationRequest = {
  game: "dreamtides",
  ruleset: "dreamtides",
  contestants: [
    { deck: "Wax and Feathers", bot: "random" },
    { deck: "Proof Vanilla", bot: "random" },
  ],
  matches: 30,
  seed: 11,
};

const prepared = (more: Partial<SimulationRequest> = {}) =>
  must(prepareSimulation({ ...request, ...more }, sources, null));

const { simulation } = prepared();
const ruleset = gameOf("dreamtides")?.play?.rulesets[0];
if (!ruleset) throw new Error("Dreamtides is played");

const inThisThread = (of = simulation) =>
  pairingsOf(of.plan)
    .map((_, pairing) => runBatch(of.plan, ruleset, { pairing, from: 0, to: of.plan.matches }))
    .reduce(addOutcome, emptyOutcome());

/** Threads of the test's own: each batch is answered by `play`, after the caller had a turn; null lets the thread die. */
function threads(play: (batch: Batch, started: (index: number) => void) => ReturnType<typeof emptyOutcome> | null) {
  const ended: boolean[] = [];
  const start: StartThread = ({ current }) => {
    const number = ended.push(false) - 1;
    let tell: Parameters<SimulationThread["onMessage"]>[0] = () => undefined;
    let exit: Parameters<SimulationThread["onExit"]>[0] = () => undefined;
    return {
      post: ({ batch }) =>
        void setTimeout(() => {
          if (ended[number] === true) return;
          const outcome = play(batch, (index) => Atomics.store(new Int32Array(current), 0, index));
          if (outcome) tell({ outcome, tookMs: 100 });
          else exit("out of memory");
        }),
      onMessage: (listener) => {
        tell = listener;
      },
      onExit: (listener) => {
        exit = listener;
      },
      end: () => {
        ended[number] = true;
        return Promise.resolve();
      },
    };
  };
  return { start, ended };
}

const played = (batch: Batch) => runBatch(simulation.plan, ruleset, batch);

describe("a pool", () => {
  test("of one thread and of two counts what this thread counts, and reports its progress", async () => {
    const expected = inThisThread();
    for (const workers of [1, 2]) {
      const told: number[] = [];
      const run = startSimulation(simulation, { workers, progressed: (progress) => told.push(progress.played) });
      const end = await run.end;
      expect(end).toEqual({ kind: "finished", outcome: expected });
      expect(told).toEqual([...told].sort((a, b) => a - b));
      expect(told.length).toBeGreaterThan(1);
      expect(told.at(-1)).toBe(30);
    }
    // From the sources a thread takes seconds to load.
  }, 60_000);

  test("that is cancelled ends its threads and keeps what was counted", async () => {
    const { start, ended } = threads(played);
    const run = startSimulation(simulation, {
      workers: 2,
      start,
      progressed: (progress) => progress.played >= 4 && run.cancel(),
    });
    const end = await run.end;
    expect(end.kind).toBe("cancelled");
    expect(end.outcome.sums.after.matches).toBeGreaterThanOrEqual(4);
    expect(end.outcome.sums.after.matches).toBeLessThan(30);
    expect(ended).toEqual([true, true]);
  });

  test("of real threads is cancelled at once, whatever they do", async () => {
    const slow = prepared({ contestants: [{ deck: "Wax and Feathers", bot: "search:1000000" }], matches: 2 });
    const run = startSimulation(slow.simulation, { workers: 1 });
    setTimeout(() => run.cancel(), 300);
    expect(await run.end).toMatchObject({ kind: "cancelled", outcome: { failures: [] } });
  });

  test("names the one match in which a thread died, and plays all others", async () => {
    const deadly = 5;
    const { start } = threads((batch, started) => {
      for (let index = batch.from; index < batch.to; index++) {
        started(index);
        if (index === deadly) return null;
      }
      return played(batch);
    });
    const { kind, outcome } = await startSimulation(simulation, { workers: 2, start }).end;
    expect(kind).toBe("finished");
    expect(outcome.sums.after.matches).toBe(29);
    expect(outcome.failures).toMatchObject([
      { index: deadly, seed: plannedMatch(simulation.plan, 0, deadly).seed, cards: null },
    ]);
    expect(outcome.failures[0]?.fault.message).toContain("out of memory");
  });

  test("gives up where threads die before they play, or in every match", async () => {
    const never = await startSimulation(simulation, { workers: 2, start: threads(() => null).start }).end;
    expect(never).toMatchObject({ kind: "failed", fault: { code: "simulation/no-thread" } });
    const always = threads(({ from }, started) => {
      started(from);
      return null;
    });
    const end = await startSimulation(simulation, { workers: 2, start: always.start }).end;
    expect(end).toMatchObject({ kind: "failed" });
    expect(end.outcome.failures.length).toBe(20);
  });

  test("of a shard plays its share only, and says how large that is", async () => {
    const shard = { number: 2, of: 4 };
    const run = startSimulation(simulation, { workers: 2, shard, start: threads(played).start });
    expect(run.progress.total).toBe(8);
    const { outcome } = await run.end;
    expect(outcome).toEqual(played({ pairing: 0, from: 7, to: 15 }));
  });

  test("of no matches is finished at once", async () => {
    const none = prepared({ matches: 0 });
    expect(await startSimulation(none.simulation, { workers: 2 }).end).toEqual({
      kind: "finished",
      outcome: emptyOutcome(),
    });
  });
});

describe("a failed match", () => {
  const failure = {
    pairing: 0,
    index: 1,
    seed: plannedMatch(simulation.plan, 0, 1).seed,
    cards: "after",
    fault: { code: "match/endless", message: "The match is not over after 20000 choices." },
  } as const;

  test("is reported with its seed and the command that plays it again, seats as they were", () => {
    const line = describeFailure(simulation, { after: "my cards", before: null }, failure);
    expect(line).toBe(
      `Proof Vanilla against Wax and Feathers, seed ${failure.seed}: The match is not over after 20000 choices. ` +
        "Again: cardwright match --game dreamtides --rules dreamtides --cards 'my cards' " +
        `--decks 'Proof Vanilla,Wax and Feathers' --players random,random --seed ${failure.seed}`,
    );
  });

  test("with other options than the folder's is played again with them", () => {
    const line = describeFailure(
      { ...simulation, options: { limit: 3, open: true } },
      { after: "my", before: null },
      failure,
    );
    expect(line).toContain(` --seed ${failure.seed} --option limit=3 --option open=true`);
  });

  test("with cards that are on no disk has no command", () => {
    const line = describeFailure(simulation, { after: "cards", before: null }, { ...failure, cards: "before" });
    expect(line).toContain("with the cards as they were");
    expect(line).not.toContain("cardwright");
  });
});

describe("what a simulation is made of", () => {
  test("knows each card by its id, before and after, and where its row is", () => {
    const renamed = structuredClone(sources);
    const { cards, simulation: joint } = must(prepareSimulation(request, renamed, sources));
    expect(joint.plan.before?.cards).toEqual(joint.plan.cards.cards);
    expect(cards[0]).toMatchObject({ name: "Wax-Pot Urchin", isThere: true, origin: { table: "cards", index: 0 } });
    expect(new Set(joint.plan.cards.cards).size).toBe(joint.plan.cards.definitions.length);
  });

  test.each([
    [{ ruleset: "chess" }, /no rules chess/],
    [{ contestants: [{ deck: "Nobody", bot: "random" }] }, /no deck “Nobody”/],
    [{ contestants: [{ deck: "All cards", bot: "clever" }] }, /no bot "clever"/],
    [{ contestants: [] }, /No deck is chosen/],
  ])("refuses %j", (wrong, message) => {
    const outcome = prepareSimulation({ ...request, ...wrong }, sources, null);
    expect(outcome.ok ? "" : outcome.error.message).toMatch(message);
  });
});

describe("a simulation that stops by what it counted", () => {
  /** Each match is counted and nothing else, after a while that differs from batch to batch. */
  const counted = threads(({ pairing, from, to }) => {
    const outcome = emptyOutcome();
    outcome.sums.after.matches += to - from;
    outcome.sums.after.pairings[pairing] = { matches: to - from, wins: 0 };
    return outcome;
  });
  const played = async (workers: number, matches: number, enough: number): Promise<number[]> => {
    const looks: number[] = [];
    const run = startSimulation(prepared({ matches }).simulation, {
      workers,
      start: counted.start,
      isEnough: ({ sums }) => looks.push(sums.after.matches) > 0 && sums.after.matches >= enough,
    });
    const { kind, outcome } = await run.end;
    expect(kind).toBe("finished");
    expect(run.progress).toEqual({ played: outcome.sums.after.matches, total: outcome.sums.after.matches });
    return [...looks, outcome.sums.after.matches];
  };

  test("ends after the first round that is enough, whatever the threads", async () => {
    const alone = await played(1, 10_000, 300);
    expect(alone).toEqual([50, 100, 150, 200, 250, 300, 300]);
    expect(await played(3, 10_000, 300)).toEqual(alone);
  });

  test("plays all matches where they are never enough", async () => {
    expect((await played(2, 130, 1_000)).at(-1)).toBe(130);
  });
});
