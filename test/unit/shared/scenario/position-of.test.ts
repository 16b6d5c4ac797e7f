import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { gameOf, scenarioGame } from "../../../../shared/games/index.js";
import { dreamRules } from "../../../../shared/games/dreamtides/rules/ruleset.js";
import type { DreamTypes } from "../../../../shared/games/dreamtides/rules/types.js";
import {
  act,
  createRuleset,
  editMatch,
  presentDecision,
  presentState,
  choose,
  startMatch,
  type Edit,
  type Match,
} from "../../../../shared/match/index.js";
import { playScenario, positionOf, readScenario } from "../../../../shared/scenario/index.js";
import { tablesOfGame } from "../../../support/bound-tables.js";

const play = gameOf("dreamtides")?.play;
if (!play) throw new Error("Dreamtides is played");
const [rules, lanes] = play.rulesets;
if (!rules || !lanes) throw new Error("Dreamtides has two sets of rules");

const card = (name: string, type: string) => ({
  name,
  id: `id-${name}`,
  "card-type": type,
  "rules-text": type === "Event" ? "Draw {cards($c)}." : "",
  variables: "c: 1",
  "energy-cost": 0,
  spark: 2,
});
const source = { cards: [card("Ash", "Character"), card('The "Birch"', "Character"), card("Cedar", "Event")] };
const material = play.material(tablesOfGame("dreamtides", [{ file: "cards.toml", content: source }]));
const { definitions, options } = material;
const game = scenarioGame(play, material);
const deck = { name: "Some", cards: [0, 0, 0, 1, 1, 2, 2, 0, 1, 0] };

const begun = (ruleset = rules): Match =>
  must(startMatch(ruleset, { definitions, decks: [deck, deck], options, seed: 3 }));
const edited = (match: Match, ...edits: readonly Edit[]): Match =>
  edits.reduce((before, edit) => must(editMatch(before, edit)), match);
const written = (match: Match) =>
  must(positionOf(match, game, { title: 'A "table"', game: "dreamtides", cards: null }));

/** All names in all zones of all sides, and the counters. */
function content(match: Match): unknown {
  const view = match.ruleset.view(presentState(match), "all");
  const names = new Map(view.cards.map(({ id, face }) => [id, face.name]));
  return {
    zones: view.zones
      .filter(({ side }) => side >= 0)
      .map(({ zone, side, cards }) => [zone, side, cards.map((id) => names.get(id))]),
    counters: presentState(match).counters,
  };
}

describe("a position as a scenario", () => {
  const table = (ruleset = rules): Match =>
    edited(
      begun(ruleset),
      { kind: "create", definition: 1, owner: 0, zone: "battlefield", side: 0 },
      { kind: "create", definition: 0, owner: 1, zone: "battlefield", side: 1 },
      { kind: "create", definition: 2, owner: 1, zone: "void", side: 1 },
      { kind: "count", seat: 0, counter: "points", value: 7 },
      { kind: "count", seat: 1, counter: "energy", value: 4 },
    );

  it.each([
    ["classic", rules],
    ["lanes", lanes],
  ])("plays to the same zones and counters, and passes (%s)", (_name, ruleset) => {
    const match = table(ruleset);
    const { text, losses } = written(match);
    const scenario = readScenario(text);
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
    const played = playScenario(scenario.value, game);
    expect(played.report).toMatchObject({ verdict: "passed", faults: [], title: 'A "table"' });
    expect(played.report.checks.length).toBeGreaterThan(10);
    if (played.match === null) throw new Error("It was not played");
    expect(content(played.match)).toEqual(content(match));
    expect(losses).toEqual([]);
  });

  /** The opponent may act as the turn ends, and a character has more spark than is printed. */
  function later(ruleset = rules): Match {
    const match = edited(table(ruleset), {
      kind: "game",
      what: "spark",
      seat: 0,
      card: presentState(table()).cards.length - 3,
      value: 9,
    });
    const end = act("end-turn");
    let now = must(choose(match, end));
    while (presentState(now).turn < 2) {
      const decision = presentDecision(now);
      const action = decision.kind === "choice" ? decision.actions[0] : undefined;
      if (!action) throw new Error("Somebody may end the turn");
      now = must(choose(now, action));
    }
    return now;
  }

  it("keeps the turn and what has changed cards, in the words of the game", () => {
    const { text, losses } = written(later());
    expect(losses).toEqual([]);
    expect(text).toContain('[position]\nturn = 2\nactive = "player-2"\nphase = "main"\n');
    expect(text).toMatch(/spark = 9/u);
  });

  it("keeps options of the match that are not those of the folder", () => {
    const { text } = written(
      must(startMatch(rules, { definitions, decks: [deck, deck], options: { ...options, pointsToWin: 30 }, seed: 3 })),
    );
    expect(text).toContain("[options]\npointsToWin = 30\n");
  });

  it("names what rules without words of their own cannot keep: the turn, lasting changes of cards", () => {
    const { setUp, ...others } = dreamRules("classic");
    expect(setUp).toBeDefined();
    const bare = createRuleset<DreamTypes>(others);
    const { losses } = must(
      positionOf(later(bare), { ...game, rulesets: [bare] }, { title: "", game: "dreamtides", cards: null }),
    );
    expect(losses.some((loss) => loss.startsWith("It begins in turn 1"))).toBe(true);
    expect(losses.some((loss) => /has spark 2 instead of 9/u.test(loss))).toBe(true);
  });
});
