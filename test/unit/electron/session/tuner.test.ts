import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CallRequest } from "../../../../shared/bridge/index.js";
import { cardsFile, cardsSheet, Desk, until } from "./desk.js";

const character = (id: string, spark: number): string =>
  `[[cards]]\nid = "${id}"\nname = "Card ${id}"\ncard-type = "Character"\nenergy-cost = 1\nspark = ${spark}\nrules-text = ""\n\n`;

const list = (name: string, id: string): string =>
  `[[card-lists]]\nlist-name = "${name}"\nlist-type = "BaseCardId"\ncard-id = "${id}"\ncopies = 20\n\n`;

const cards = character("a", 1) + character("b", 1);
let desk: Desk;
let row: string;
beforeEach(async () => {
  desk = new Desk({ [cardsFile]: cards, "lists.toml": list("Ember", "a") + list("Tide", "b") });
  await desk.open();
  row = (await desk.rows())[0]?.key ?? "";
});
afterEach(() => desk.clear());

type Request = CallRequest<"tuner/start">;

const request = (change: Partial<Request> = {}): Request => ({
  game: "dreamtides",
  ruleset: "dreamtides",
  contestants: [
    { deck: "Ember", bot: "greedy" },
    { deck: "Tide", bot: "greedy" },
  ],
  matches: 400,
  seed: 3,
  options: {},
  sheet: cardsSheet,
  rowKey: row,
  numbers: [{ column: { path: ["spark"] }, from: 1, to: 9, step: 4 }],
  target: { low: 0.8, high: 1 },
  deck: "Ember",
  ...change,
});

const status = () => desk.payloads("tuner/changed").at(-1);
const ended = () => until(status, (now) => now !== undefined && now.state !== "running");
/** The decks are alike and draw every match with the first value: no number of matches decides whether it is within this. */
const endless = { matches: 1_000_000, target: { low: 0, high: 0.000_001 } };

async function fault(change: Partial<Request>): Promise<string | undefined> {
  const answer = await desk.ask("tuner/start", request(change));
  return answer.ok ? undefined : answer.error.code;
}

describe("the tuner of the open folder", () => {
  it("proposes the smallest change that reaches the target, says what it knows of each, and writes nothing", async () => {
    const started = await desk.call("tuner/start", request());
    expect(started).toMatchObject({ run: 1, state: "running", card: "Card a", now: [1], candidates: 3 });
    // What is tried first is said at once, before anything was counted.
    expect(started.trying).toMatchObject({ values: [1], interval: { of: 0 } });
    await ended();
    const found = await desk.call("tuner/status", {});
    expect(found).toMatchObject({ state: "finished", proposal: [5], trying: null, failures: 0, message: null });
    expect(found.trials.map(({ values, verdict }) => [values, verdict])).toEqual([
      [[1], "outside"],
      [[5], "inside"],
    ]);
    expect(found.trials[1]?.interval.low).toBeGreaterThanOrEqual(0.8);
    expect(readFileSync(join(desk.folder, cardsFile), "utf8")).toBe(cards);
  });

  it("plays the numbers of what-ifs, and of what is being typed", async () => {
    const name = { sheet: cardsSheet, rowKey: row, column: { path: ["name"] }, text: "Typed", seen: "Card a" };
    await desk.call("cells/draft", name);
    await desk.call("what-ifs/start", { name: "Dearer" });
    const edit = { sheet: cardsSheet, rowKey: row, column: { path: ["spark"] }, revision: 0 };
    await desk.call("cells/edit", { edits: [{ ...edit, seen: 1, input: { kind: "value", value: 5 } }] });
    await desk.call("tuner/start", request());
    await ended();
    expect(status()).toMatchObject({ now: [5], proposal: [5] });
  });

  it("is stopped, shares the threads with simulations, and starts again", async () => {
    await desk.call("tuner/start", request(endless));
    expect(await fault({})).toBe("tuner/running");
    const { game, ruleset, contestants, matches, seed, options } = request({ matches: 1_000_000 });
    const simulation = { game, ruleset, contestants, matches, seed, options, baseline: null };
    const refused = await desk.ask("simulation/start", simulation);
    expect(refused.ok ? undefined : refused.error.code).toBe("simulation/tuning");
    await until(status, (now) => (now?.trying?.interval.of ?? 0) > 0);
    expect(await desk.call("tuner/cancel", {})).toMatchObject({ state: "cancelled", trials: [], proposal: null });
    await desk.call("simulation/start", simulation);
    expect(await fault({})).toBe("tuner/simulation-running");
    await desk.call("simulation/cancel", {});
    expect(await desk.call("tuner/start", request())).toMatchObject({ run: 2, state: "running", trials: [] });
    await ended();
  });

  it("fails with a sentence where other numbers cannot be played", async () => {
    await desk.call("tuner/start", request({ ruleset: "none" }));
    await ended();
    expect(status()).toMatchObject({ state: "failed", message: "There are no rules none.", trials: [] });
  });

  describe("while it runs", () => {
    const column = { path: ["spark"] };
    beforeEach(async () => {
      await desk.call("tuner/start", request(endless));
      await until(status, (now) => (now?.trying?.interval.of ?? 0) > 0);
    });

    it("goes on with a card that is called something else, and whose row is moved", async () => {
      await desk.type("a", "name", "Renamed");
      await desk.call("rows/move", { sheet: cardsSheet, rowKeys: [row], before: null });
      const before = status()?.trying?.interval.of ?? 0;
      await until(status, (now) => (now?.trying?.interval.of ?? 0) > before);
      expect(status()).toMatchObject({ state: "running", message: null });
    });

    it("ends with a sentence once the row is deleted", async () => {
      await desk.call("rows/delete", { sheet: cardsSheet, rowKeys: [row] });
      await ended();
      expect(status()).toMatchObject({ state: "failed", proposal: null, trying: null });
      expect(status()?.message).toContain("The row of the card is gone");
    });

    it("ends with a sentence once the number is deleted", async () => {
      await desk.call("cells/edit", {
        edits: [{ sheet: cardsSheet, rowKey: row, column, seen: 1, revision: 0, input: { kind: "remove" } }],
      });
      await ended();
      expect(status()).toMatchObject({ state: "failed", message: "The card has no number in spark." });
    });

    it.each([
      ["deleted", () => rmSync(desk.path(cardsFile))],
      ["renamed", () => renameSync(desk.path(cardsFile), desk.path("others.toml"))],
    ])("ends with a sentence once the file is %s", async (_what, change) => {
      change();
      await ended();
      expect(status()).toMatchObject({ state: "failed", proposal: null });
      expect(status()?.message).toContain("its file was deleted or renamed");
    });

    it("goes on where the row is deleted in a what-if only", async () => {
      await desk.call("what-ifs/start", { name: "Without" });
      await desk.call("rows/delete", { sheet: cardsSheet, rowKeys: [row] });
      const before = status()?.trying?.interval.of ?? 0;
      await until(status, (now) => (now?.trying?.interval.of ?? 0) > before);
      expect(status()).toMatchObject({ state: "running" });
    });

    it("ends with the folder, and the next one begins without what was found in this", async () => {
      const other = join(desk.folder, "other");
      desk.write("other/cards.toml", cards);
      await desk.call("workspace/open", { path: other });
      const states = desk.payloads("tuner/changed").map(({ state }) => state);
      expect(states.slice(-2)).toEqual(["cancelled", "idle"]);
      expect(await desk.call("tuner/status", {})).toMatchObject({ run: 0, state: "idle", asked: null });
    });
  });

  it("of a what-if ends once the card is gone with it", async () => {
    await desk.call("what-ifs/start", { name: "Another" });
    const added = await desk.call("rows/duplicate", { sheet: cardsSheet, rowKeys: [row] });
    const rowKey = added.rowKeys[0] ?? "";
    await desk.call("tuner/start", request({ ...endless, rowKey }));
    await until(status, (now) => (now?.trying?.interval.of ?? 0) > 0);
    await desk.call("what-ifs/show", { id: null });
    const before = status()?.trying?.interval.of ?? 0;
    await until(status, (now) => (now?.trying?.interval.of ?? 0) > before);
    expect(status()?.state).toBe("running");
    await desk.call("what-ifs/drop", { id: 1 });
    await ended();
    expect(status()?.message).toContain("The row of the card is gone");
  });

  it("refuses what it cannot try", async () => {
    const range = { from: 1, to: 2, step: 1 };
    expect(await fault({ rowKey: "gone" })).toBe("row/not-found");
    expect(await fault({ numbers: [{ column: { path: ["name"] }, ...range }] })).toBe("tuner/no-number");
    expect(await fault({ numbers: [{ column: { path: ["spark"] }, ...range, from: 3 }] })).toBe("tuner/range");
    expect(await fault({ numbers: [{ column: { path: ["spark"] }, ...range, to: 900 }] })).toBe(
      "tuner/too-many-candidates",
    );
    expect(await fault({ deck: "None" })).toBe("tuner/no-opponent");
    expect(await fault({ contestants: [{ deck: "Ember", bot: "greedy" }] })).toBe("tuner/no-opponent");
    expect(await fault({ target: { low: 0.6, high: 0.4 } })).toBe("bridge/bad-request");
    expect(await fault({ sheet: { file: "none.toml", table: ["cards"] } })).toBe("row/not-found");
  });
});
