import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boardRows } from "../../../../renderer/sandbox/table/board.js";
import { must } from "../../../../shared/base/index.js";
import {
  boundTables,
  deckSize,
  folderTables,
  games,
  usualDeck,
  type PlayMaterial,
} from "../../../../shared/games/index.js";
import { presentState, startMatch, type MatchSetup } from "../../../../shared/match/index.js";
import { greedyBot, randomBot } from "../../../../shared/bots/index.js";
import { observeMatch } from "../../../../shared/simulation/index.js";
import { noSettings } from "../../../../shared/validate/index.js";
import { harbour, withGame } from "../../../support/harbour/index.js";
import { harbourPlay } from "../../../support/harbour/play/play.js";
import { harbourRuleset } from "../../../support/harbour/play/rules.js";
import { leaksIn } from "../../../support/match/leak-matches.js";
import { numberedNames } from "../../../support/match/leaks.js";
import { chanceAmongEquals, contest } from "../../../support/match/contest.js";
import { playRandomly } from "../../../support/match/random-match.js";
import { materialOf } from "../../../support/match/folder.js";
import { readSample, readSources } from "../../../support/sample.js";
import { expectSamePositions } from "../../../support/scenarios/positions.js";
import { Desk } from "../../electron/session/desk.js";
import { cli, inFolder, pathOf, read, write } from "../../electron/cli/runs.js";

// A whole game that is none of the app's: all that a game may offer works for it, without a word of it outside its folder.
withGame(harbour);
inFolder();

const fixture = join(import.meta.dirname, "../../../fixtures/harbour");
const copied = (): void => cpSync(fixture, pathOf("sea"), { recursive: true });
const material = (): PlayMaterial => materialOf("harbour", fixture);
const run = async (...args: readonly string[]): Promise<readonly [number, string]> => {
  const { code, out, err } = await cli(args);
  return [code, out + err];
};
const changedLines = (before: string, after: string): readonly string[] => {
  const old = before.split("\n");
  return after.split("\n").filter((line, at) => line !== old[at]);
};

describe("the sheets of a game of its own", () => {
  it("have nested values that are read, edited and checked member by member", async () => {
    copied();
    const before = read("sea/ships.toml");
    expect(await run("get", "sea/ships.toml", "id:petrel-1", "holds[1].papers.due")).toEqual([0, "3\n"]);
    await run("set", "sea/ships.toml", "id:petrel-1", "holds[1].papers.due", "4");
    const line = before.split("\n").find((each) => each.startsWith("holds")) ?? "";
    expect(changedLines(before, read("sea/ships.toml"))).toEqual([line.replace("due = 3", "due = 4")]);
    await run("set", "sea/ships.toml", "id:petrel-1", "holds[1].papers.due", "3");
    expect(read("sea/ships.toml")).toBe(before);
    await run("set", "sea/ships.toml", "id:petrel-1", "holds[1].papers.stamp", '"free"');
    expect((await run("validate", "sea"))[1]).toContain('has a key "due" that the game does not know');
  });

  it("make their own ids, each kind of sheet in its own way", async () => {
    copied();
    await run("add-row", "sea/ships.toml", "--table", "ships", 'title="Gull"', 'hull="cog"', "tonnage=1");
    await run("add-row", "sea/ships.toml", "--table", "pilots", 'title="Lamp"', 'advice="Guard 1."');
    expect(read("sea/ships.toml")).toContain('code = "gull-2"');
    expect(read("sea/ships.toml")).toContain('number = "p3"');
  });

  it("are bound beside the tables of every other game", () => {
    const others = games
      .filter(({ id }) => id !== "harbour")
      .flatMap(({ id }) => readSample(id).map(({ file, content }) => ({ file: `${id}-${file}`, content })));
    const tables = folderTables(games, [...others, ...readSources(fixture)], noSettings);
    const bound = tables.flatMap(({ file, binding }) => (binding ? [[file, binding.game.id] as const] : []));
    const foreign = bound.filter(([file, game]) => !file.startsWith(`${game}-`) && game !== "harbour");
    expect(foreign).toEqual([]);
    expect(boundTables(tables, { id: "harbour" }).map(({ kind }) => kind)).toEqual(["ships", "pilots", "fleets"]);
  });

  it("have a language for each kind, with several texts to a row, and problems in them", async () => {
    copied();
    expect(await run("validate", "sea")).toEqual([0, "No problems found.\n"]);
    await run("set", "sea/ships.toml", "id:albatross-1", "on-departure", '"Rade 2."');
    await run("set", "sea/ships.toml", "--table", "pilots", "id:p1", "advice", '"Load 2."');
    const [code, found] = await run("validate", "sea");
    expect(code).toBe(1);
    expect(found).toContain('"rade" stands where load, draw, raid, flip is expected. (Albatross, on-departure)');
    expect(found).toContain('"load" stands where carry, guard is expected. (Old Salt, advice)');
    await run("set", "sea/ships.toml", "id:albatross-1", "on-departure", '"Raid 2."');
    const [, rendered] = await run("render", "sea");
    expect(rendered).toContain(
      "petrel-1\n  Draw 1 ships.\n  Flip a coin; on heads: Take 3 crates.\n  Take 2 crates.\n",
    );
  });

  it("are exported to a folder of another tool and imported from it, as a step that undo takes back", async () => {
    copied();
    const before = read("sea/ships.toml");
    const desk = new Desk({ "ships.toml": before });
    try {
      await desk.open();
      const asked = { path: desk.path("out"), format: "ship-files", answers: {} };
      mkdirSync(desk.path("out"));
      const { id } = await desk.call("folder-exchange/export-preview", asked);
      expect((await desk.call("folder-exchange/export", { id, removes: false })).written).toBe(3);
      desk.write("out/ships/gull-1.ship", "title: Gull\nhull: barge\ntonnage: 3\n");
      const { id: seen, cells } = await desk.call("folder-exchange/import-preview", asked);
      expect(cells).toBe(1);
      await desk.call("folder-exchange/import", { id: seen, deletesUnmatched: false });
      await desk.call("workspace/flush", {});
      const after = readFileSync(desk.path("ships.toml"), "utf8");
      expect(changedLines(before, after)).toEqual(["tonnage = 3"]);
      await desk.call("history/undo", {});
      await desk.call("workspace/flush", {});
      expect(readFileSync(desk.path("ships.toml"), "utf8")).toBe(before);
    } finally {
      await desk.clear();
    }
  });
});

describe("the matches of a game of its own", () => {
  const setup = (seed: number): MatchSetup => {
    const { definitions, options, ...decks } = material();
    const chosen = harbourRuleset.seats.flatMap((_, seat) => usualDeck({ definitions, options, ...decks }, seat) ?? []);
    return { definitions, decks: chosen, options, seed };
  };

  it("play scenarios with slots, covered cards, fields, links, forced chance and questions", async () => {
    copied();
    expect(await run("scenario", "sea")).toEqual([
      0,
      [
        "ok 1 - Orders are carried out one by one (sea/scenarios/flip.scenario.toml)",
        "ok 2 - A pilot keeps crates of the other side, which no ship can (sea/scenarios/raid.scenario.toml)",
        "# 2 scenarios: 2 passed, 0 failed, 0 wrong; 23 expectations",
        "",
      ].join("\n"),
    ]);
  });

  it("show no seat a card that it does not know, covered ones among them", () => {
    const named = numberedNames(material(), harbourPlay);
    const { leaks, looked } = leaksIn({ ruleset: harbourRuleset, material: named }, { first: 1, count: 30, every: 3 });
    expect(leaks).toEqual([]);
    expect(looked.views).toBeGreaterThan(100);
  });

  it("continue from positions that are written as scenarios, and nothing of these is lost", () => {
    const play = harbourPlay;
    const every = { game: "harbour", play, ruleset: harbourRuleset, material: material(), setup, choices: 30 };
    expectSamePositions(every, { first: 1, count: 40 });
  });

  it("have decks with parts, and options that are asked for and checked", async () => {
    copied();
    expect(material().decks.map((deck) => deckSize(deck, harbourPlay.parts ?? []))).toEqual([
      "10 + 1 pilots",
      "10 + 1 pilots",
      "5 + 1 pilots",
    ]);
    const match = (...more: readonly string[]) => run("match", "--cards", "sea", "--seed", "4", "--json", ...more);
    expect(await match("--option", "goal=many")).toEqual([
      2,
      "cardwright: goal must be a whole number from 1 to 100.\n",
    ]);
    expect((await match("--option", "wind=3"))[1]).toContain("There is no option");
    const raids = async (calm: string) => (await match("--option", `calm=${calm}`))[1].split("loses").length - 1;
    expect(await raids("true")).toBe(0);
    expect(await raids("false")).toBeGreaterThan(0);
  });

  it("continue from positions of another tool, and are written as these", async () => {
    copied();
    write("chart.json", '{"crates":[3,4],"quays":[["gull-1"],[]]}');
    const at = [
      "match",
      "--cards",
      "sea",
      "--position",
      "chart.json",
      "--choices",
      "0",
      "--save-position",
      "later.json",
    ];
    expect((await run(...at))[0]).toBe(0);
    expect(JSON.parse(read("later.json"))).toEqual(JSON.parse(read("chart.json")));
    write("chart.json", '{"crates":[3,4],"quays":[["gull-7"],[]]}');
    expect((await run(...at))[1]).toContain("There is no ship gull-7.");
  });

  it("count cards as played and drawn wherever these go, covered ones too", () => {
    let covered = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const observer = observeMatch(harbourRuleset, setup(seed).definitions.length);
      const played = harbourRuleset.seats.map(() => new Set<number>());
      const { state } = playRandomly({
        ruleset: harbourRuleset,
        setup: setup(seed),
        watch(now, events) {
          observer.watch(now, events);
          for (const { type, seat, cards } of events) {
            if (type !== "played") continue;
            for (const id of cards) {
              const card = now.cards[id];
              if (card) played[seat]?.add(card.definition);
              if (card?.covered) covered += 1;
            }
          }
        },
      });
      const { seats } = observer.report(state, state.outcome ?? { winners: [], reason: "" });
      expect(seats.map((each) => each.played)).toEqual(played);
      expect(seats.every(({ drawn }) => drawn.size > 0)).toBe(true);
    }
    expect(covered).toBeGreaterThan(0);
  });

  it("are won by the better player", () => {
    const bots = [greedyBot(), randomBot] as const;
    expect(
      chanceAmongEquals(contest({ ruleset: harbourRuleset, material: material(), bots, matches: 60 })),
    ).toBeLessThan(0.001);
  });

  it("are drawn as the layout says: berths face each other, piles stand beside them", () => {
    const view = harbourRuleset.view(presentState(must(startMatch(harbourRuleset, setup(1)))), 0);
    const rows = boardRows(harbourRuleset.layout, harbourRuleset.zones, view, 0);
    const drawn = rows.map(({ side, zones }) => [side, ...zones.map(({ layout }) => layout.zone)].join(" "));
    expect(drawn).toEqual(["1 roads yard horizon", "1 quay office", "-1", "0 quay office", "0 roads yard horizon"]);
    const berths = rows.flatMap(({ zones }) =>
      zones.flatMap(({ layout, cell }) => (layout.zone === "quay" ? [[cell.column, cell.span]] : [])),
    );
    expect(berths).toEqual([
      [0, 3],
      [0, 3],
    ]);
  });
});
