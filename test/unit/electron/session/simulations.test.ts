import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WorkspaceSimulations } from "../../../../electron/session/simulations.js";
import type { CallRequest } from "../../../../shared/bridge/index.js";
import { contestantFigures, curveOf, lengthFigures } from "../../../../shared/simulation/index.js";
import { World } from "../../../support/workspace/world.js";
import { FakeClock } from "../files/fake-clock.js";
import { cardsFile, cardsSheet, Desk, until } from "./desk.js";

const character = (id: string, spark: number): string =>
  `[[cards]]\nid = "${id}"\nname = "Card ${id}"\ncard-type = "Character"\nenergy-cost = 1\nspark = ${spark}\nrules-text = ""\n\n`;

const list = (name: string, id: string): string =>
  `[[card-lists]]\nlist-name = "${name}"\nlist-type = "BaseCardId"\ncard-id = "${id}"\ncopies = 20\n\n`;

const ptgCards = `
[[cards]]
card_id = "goblin_01"
name = "Goblin"
type = "creature"
mana = { fire = 1 }
attack = 2
defense = 2

[[cards]]
card_id = "fire_01"
name = "Fire"
type = "mana"
mana = { fire = 1 }

[[decks]]
name = "Two goblins"
cards = { goblin_01 = 10, fire_01 = 10 }
`;

let desk: Desk;
beforeEach(() => {
  desk = new Desk({
    [cardsFile]: character("a", 1) + character("b", 1),
    "lists.toml": list("Ember", "a") + list("Tide", "b"),
  });
});
afterEach(() => desk.clear());

const request: CallRequest<"simulation/start"> = {
  game: "dreamtides",
  ruleset: "dreamtides",
  contestants: [
    { deck: "Ember", bot: "greedy" },
    { deck: "Tide", bot: "greedy" },
  ],
  matches: 6,
  seed: 3,
  baseline: null,
  options: {},
};

const status = () => desk.payloads("simulation/changed").at(-1);

async function ended() {
  await until(status, (now) => now !== undefined && now.state !== "running");
  const result = await desk.call("simulation/result", {});
  if (!result) throw new Error("A simulation was started");
  return result;
}

describe("a simulation of the open folder", () => {
  it("offers the rules and decks of the folder, and says what is left out", async () => {
    await desk.open();
    const choices = await desk.call("simulation/choices", {});
    expect(choices.games.map(({ id }) => id)).toEqual(["dreamtides"]);
    expect(choices.games[0]?.decks).toEqual([
      { name: "Ember", size: "20", isEverything: false },
      { name: "Tide", size: "20", isEverything: false },
      { name: "All cards", size: "2", isEverything: true },
    ]);
    expect(choices.keptAtMs).toBeNull();
  });

  it("offers each game of the folder with its own decks and options, and plays the one that is named", async () => {
    desk.write("ptg.toml", ptgCards);
    await desk.open();
    const { games } = await desk.call("simulation/choices", {});
    expect(games.map(({ id, decks }) => [id, decks.map(({ name }) => name)])).toEqual([
      ["dreamtides", ["Ember", "Tide", "All cards"]],
      ["ptg", ["Two goblins", "All cards"]],
    ]);
    expect(games[1]?.options).toMatchObject({ initialHealth: 20, stops: "useful" });
    const ptg = { ...request, game: "ptg", ruleset: "ptg", contestants: [{ deck: "Two goblins", bot: "greedy" }] };
    await desk.call("simulation/start", { ...ptg, options: { initialHealth: 7, turnLimit: 3 } });
    const { cards, sums, rules } = await ended();
    expect([rules, cards.map(({ name }) => name)]).toEqual([games[1]?.title, ["Goblin", "Fire"]]);
    expect(sums.after.matches).toBe(6);
    expect(lengthFigures(sums).now?.longest).toBeLessThanOrEqual(3);
    expect(curveOf(sums.after, 0, "health")[0]?.start?.value).toBeLessThanOrEqual(7);
  });

  it("reports its progress, and counts each card at its row", async () => {
    await desk.open();
    const [first] = await desk.rows();
    expect(await desk.call("simulation/start", request)).toMatchObject({ state: "running", run: 1, total: 6 });
    const result = await ended();
    expect(result.status).toMatchObject({ state: "finished", played: 6, total: 6, failures: 0 });
    expect(result.cards[0]).toEqual({ name: "Card a", row: { sheet: cardsSheet, rowKey: first?.key } });
    expect(result.sums.after.matches).toBe(6);
    expect(result.failures).toEqual([]);
  });

  it("refuses what is no address of a queue without repeating it, and plays nothing", async () => {
    await desk.open();
    for (const queue of ["https://user:secret@example.org", "secret", "", "env:CW_NO_SUCH_VARIABLE"]) {
      const refusal = await desk.ask("simulation/start", { ...request, queue });
      expect(refusal).toMatchObject({ ok: false, error: { code: "queue/address" } });
      expect(JSON.stringify(refusal)).not.toContain("secret");
    }
    expect(await desk.call("simulation/status", {})).toMatchObject({ state: "idle", run: 0 });
  });

  it("says which cards were edited since, as far as matches read them", async () => {
    await desk.open();
    const [, second] = await desk.rows();
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [], decks: [] });
    await desk.call("simulation/start", { ...request, mirrors: true, pairs: true });
    const { sums, frame } = await ended();
    expect([sums.after.matches, frame.mirrors]).toEqual([18, true]);
    expect(sums.pairs.facing[0]?.all.matches).toBe(6);
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [], decks: [] });
    const at = { sheet: cardsSheet, rowKey: second?.key ?? "" };
    const draft = { ...at, column: { path: ["spark"] }, text: "7", seen: 1 };
    await desk.call("cells/draft", draft);
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [1], decks: [] });
    await desk.call("cells/draft", { ...draft, text: "1" });
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [], decks: [] });
  });

  it("says which decks have other cards since, whatever the order of their lists, and not for an edited card", async () => {
    await desk.open();
    await desk.call("simulation/start", request);
    await ended();
    const lists = { file: "lists.toml", table: ["card-lists"] };
    const [ember, tide] = await desk.rows(lists);
    const at = { sheet: lists, rowKey: tide?.key ?? "" };
    await desk.call("cells/draft", { ...at, column: { path: ["copies"] }, text: "19", seen: 20 });
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [], decks: [1] });
    await desk.call("cells/draft", { ...at, column: { path: ["copies"] }, text: "20", seen: 20 });
    await desk.call("rows/move", { sheet: lists, rowKeys: [ember?.key ?? ""], before: null });
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [], decks: [] });
    await desk.type("b", "spark", "7");
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [1], decks: [] });
    await desk.call("rows/delete", { sheet: lists, rowKeys: [tide?.key ?? ""] });
    expect(await desk.call("simulation/edited", {})).toEqual({ cards: [1], decks: [1] });
  });

  it("begins none whose cards were still being read when the folder was closed", async () => {
    const lists = list("Ember", "a") + list("Tide", "b");
    const { state } = new World({ [cardsFile]: character("a", 1) + character("b", 1), "lists.toml": lists });
    const changed = vi.fn();
    const simulations = new WorkspaceSimulations(
      { state, standing: state, root: "/cards" },
      { clock: new FakeClock(), changed, isBusy: () => false },
    );
    const starting = simulations.start({ ...request, matches: 1_000_000 });
    await simulations.close();
    const answer = await starting;
    expect(answer.ok ? "begun" : answer.error.code).toBe("simulation/closed");
    expect([simulations.isRunning, changed.mock.calls]).toEqual([false, []]);
  });

  it("compares the cards as they stand, what is being typed too, with those of the folder as it was opened", async () => {
    await desk.open();
    const [first] = await desk.rows();
    const draft = { sheet: cardsSheet, rowKey: first?.key ?? "", column: { path: ["spark"] }, text: "9", seen: 1 };
    await desk.call("cells/draft", draft);
    await desk.call("simulation/start", { ...request, baseline: "opened" });
    const { frame, sums, baseline } = await ended();
    expect(baseline).toBe("opened");
    const { change } = contestantFigures(frame, sums, 0).wins;
    expect(change?.after.value).toBe(1);
    expect(change?.before.value).toBeLessThan(1);
  });

  it("compares with cards that were kept, which there must be", async () => {
    await desk.open();
    const refused = await desk.ask("simulation/start", { ...request, baseline: "kept" });
    expect(refused).toMatchObject({ ok: false, error: { code: "simulation/nothing-kept" } });
    await desk.type("a", "spark", "9");
    const { keptAtMs } = await desk.call("simulation/keep", {});
    expect((await desk.call("simulation/choices", {})).keptAtMs).toBe(keptAtMs);
    await desk.call("simulation/start", { ...request, matches: 2, baseline: "kept" });
    const { sums } = await ended();
    expect(sums.before).toEqual(sums.after);
  });

  it("compares a what-if with the current cards, on the same seeds", async () => {
    await desk.open();
    await desk.call("what-ifs/start", { name: "Brighter" });
    await desk.type("a", "spark", "9");
    await desk.call("simulation/start", { ...request, baseline: "standing" });
    const compared = await ended();
    const { change } = contestantFigures(compared.frame, compared.sums, 0).wins;
    expect(compared.baseline).toBe("standing");
    expect(change?.after.value).toBe(1);
    expect(change?.before.value).toBeLessThan(1);
    await desk.call("what-ifs/show", { id: null });
    await desk.call("simulation/start", request);
    expect((await ended()).sums.after).toEqual(compared.sums.before);
  });

  it("is one at a time, and is cancelled with what it counted", async () => {
    await desk.open();
    const long = { ...request, contestants: [{ deck: "Ember", bot: "search:100000" }], matches: 100 };
    await desk.call("simulation/start", long);
    expect(await desk.ask("simulation/start", request)).toMatchObject({ error: { code: "simulation/running" } });
    expect(await desk.call("simulation/cancel", {})).toMatchObject({ state: "cancelled", run: 1 });
    expect((await ended()).status.played).toBeLessThan(100);
    expect(await desk.call("simulation/start", { ...request, matches: 1 })).toMatchObject({ run: 2 });
  });

  it("is refused for decks that are not there", async () => {
    await desk.open();
    const answer = await desk.ask("simulation/start", { ...request, contestants: [{ deck: "No", bot: "random" }] });
    expect(answer).toMatchObject({ ok: false, error: { code: "simulation/unknown-deck" } });
    expect(await desk.call("simulation/result", {})).toBeNull();
  });
});

describe("the cards on screen", () => {
  it("are the tables of one game with what is being typed, and the keys of their rows", async () => {
    desk.write("other.toml", '[[things]]\nname = "Ash"\n');
    await desk.open();
    const rows = await desk.rows();
    const rowKey = rows[0]?.key ?? "";
    const at = { sheet: cardsSheet, rowKey, seen: 1 };
    await desk.call("cells/draft", { ...at, column: { path: ["spark"] }, text: "9" });
    const typed = [{ sheet: cardsSheet, rowKey, column: { path: ["energy-cost"] }, text: "4" }];
    const { tables } = await desk.call("cards/on-screen", { game: "dreamtides", typed });
    expect(tables.map(({ sheet: { file }, kind }) => [file, kind])).toEqual([
      [cardsFile, "cards"],
      ["lists.toml", "card-lists"],
    ]);
    expect(tables[0]).toMatchObject({
      sheet: cardsSheet,
      rowKeys: rows.map(({ key }) => key),
      rows: [{ spark: 9, "energy-cost": 4 }, { spark: 1 }],
    });
    expect(await desk.call("cards/on-screen", { game: "ttcg", typed: [] })).toEqual({ tables: [] });
  });
});
