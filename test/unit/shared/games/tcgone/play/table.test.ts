import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { tcgonePlay } from "../../../../../../shared/games/tcgone/play/play.js";
import { tcgoneRuleset } from "../../../../../../shared/games/tcgone/play/ruleset.js";
import { preview, type MatchView } from "../../../../../../shared/match/index.js";
import { playScenario, readScenario } from "../../../../../../shared/scenario/index.js";
import { TableLog } from "../../../../../../renderer/sandbox/match/table-log.js";
import { materialOf } from "../../../../../support/match/folder.js";
import { playRandomly } from "../../../../../support/match/random-match.js";
import { anySetup, sampleMaterial } from "../../../../../support/match/tcgone.js";
import { scenarioIn } from "../../../../../support/scenarios/folder.js";
import { scenarioGame } from "../../../../../support/scenarios/passes.js";

const game = scenarioGame(tcgonePlay, sampleMaterial());
const folder = join(import.meta.dirname, "../../../../../../tabula/tcgone/scenarios");

const match = (name: string) => {
  const { match: played } = playScenario(scenarioIn(folder, name), game);
  if (played === null) throw new Error(`No match of ${name}`);
  return played;
};
/** All positions of a scenario as everybody sees them. */
const views = (name: string): readonly MatchView[] =>
  match(name).moments.map(({ state }) => tcgoneRuleset.view(state as never, "all"));

describe("effects that last", () => {
  const all = views("02-iron-wings").flatMap(({ effects }) => effects);

  it("say what they do, where they come from and how long they go on", () => {
    const wings = all.find(({ title }) => title === "Steel Corvid: Iron Wings");
    expect(wings).toMatchObject({ canEnd: true, variables: [] });
    expect(wings?.text).toMatch(/reduced by 100/u);
    expect(wings?.until).toMatch(/^ends when turn \d+ begins, or until Steel Corvid changes its stage/u);
  });

  it("name what they remember", () => {
    const [windUp] = views("03-wind-up").flatMap(({ effects }) =>
      effects.filter(({ title }) => title === "Coil Badger: Wind Up"),
    );
    expect(windUp?.variables).toEqual([{ name: "born", value: expect.stringMatching(/^\d+$/u) as string }]);
  });

  it("are abilities too, while they are in play, and those cannot be ended by hand", () => {
    const lasting = views("12-deep-mud")[0]?.effects.find(({ title }) => title === "Bog Warden: Deep Mud");
    expect(lasting).toMatchObject({ until: "while in play", canEnd: false });
  });

  it("end when a person ends them", () => {
    const { moments } = match("02-iron-wings");
    const state = moments
      .map((each) => each.state)
      .find(({ bundles }) => bundles.some((each) => each.program === "effect"));
    const effect = tcgoneRuleset.view(state as never, "all").effects.find(({ canEnd }) => canEnd);
    const value = effect?.id ?? -1;
    const next = must(
      tcgoneRuleset.edit(state as never, { kind: "game", what: "end-effect", seat: 0, card: -1, value }),
    );
    expect(tcgoneRuleset.view(next.state, "all").effects.some(({ id }) => id === value)).toBe(false);
  });

  it("do not tell players of cards that they do not know", () => {
    const { state } = must(
      tcgoneRuleset.setup({
        definitions: game.definitions,
        decks: sampleMaterial().decks.slice(0, 2),
        options: {},
        seed: 4,
      }),
    );
    for (const viewer of [0, 1] as const) {
      for (const { card } of tcgoneRuleset.view(state, viewer).effects) {
        expect(tcgoneRuleset.view(state, viewer).cards.some(({ id }) => id === card)).toBe(true);
      }
    }
  });
});

describe("the log that a player reads", () => {
  const openly = new Set(["turned-over", "benched", "evolved", "attached", "played", "discarded"]);

  it("names cards that lie open when they come from a hand or a deck that the player does not see", () => {
    const told = new Map<string, string[]>();
    playRandomly({
      ruleset: tcgoneRuleset,
      setup: anySetup(sampleMaterial(), 3),
      watch: (state, events) => {
        for (const entry of events.filter(({ type, seat }) => openly.has(type) && seat === 1)) {
          const text = tcgoneRuleset.tell(state, entry, 0) ?? "";
          told.set(entry.type, [...(told.get(entry.type) ?? []), text]);
        }
      },
    });
    expect([...told.keys()].sort()).toEqual([...openly].sort());
    expect([...told.values()].flat().filter((text) => /\ba card\b/u.test(text))).toEqual([]);
    expect(told.get("turned-over")).toEqual([expect.stringMatching(/^Bob turns over [A-Z]/u)]);
  });
});

describe("numbers that effects change", () => {
  it("say what they are made of", () => {
    const figures = views("20-air-buoy").flatMap(({ cards }) => cards.flatMap(({ face }) => face.figures));
    const changed = figures.find(({ title, steps }) => title === "Retreat" && (steps?.length ?? 0) > 0);
    expect(changed?.steps?.[0]).toEqual({ change: expect.stringMatching(/^− \d$/u) as string, by: "Air Buoy" });
    const limited = figures.find(({ title, value, base }) => title === "Retreat" && value === 0 && base === 1);
    expect(limited?.steps).toEqual([
      { change: "− 2", by: "Air Buoy" },
      { change: "at least 0", by: "the rules" },
    ]);
    const damaged = figures.filter(({ title, steps }) => title === "HP" && (steps?.length ?? 0) > 0);
    for (const { value, base, steps = [] } of damaged) {
      const sum = steps.reduce(
        (hp, { change }) => hp + Number(change.replace("− ", "-").replace("+ ", "")),
        Number(base),
      );
      expect(sum).toBe(value);
    }
  });
});

describe("what moves cost and energies provide", () => {
  it("is a figure where an effect changes it", () => {
    const path = join(import.meta.dirname, "../scenarios");
    const more = materialOf("tcgone", path).definitions;
    const both = { ...game, definitions: [...game.definitions, ...more] };
    const figuresOf = (name: string) => {
      const { match: played } = playScenario(scenarioIn(join(path, "getters"), name), both);
      const [first] = played?.moments ?? [];
      return tcgoneRuleset.view(first?.state as never, "all").cards.flatMap(({ face }) => face.figures);
    };
    const [cost] = figuresOf("get-move-cost").filter(({ title }) => title === "Cost of Tap");
    expect(cost).toMatchObject({ value: "W", steps: [{ change: "then W", by: "Sets GET_MOVE_COST: Change" }] });
    const energies = figuresOf("get-energy-types").filter(({ title, base }) => title === "Provides" && base === "W");
    expect(energies).toContainEqual({
      title: "Provides",
      value: "C C",
      base: "W",
      steps: [{ change: "then C C", by: "Sets GET_ENERGY_TYPES: Change" }],
    });
  });
});

describe("what the damage of an attack is made of", () => {
  const told = (name: string): readonly string[] =>
    match(name).moments.flatMap(({ state, events }) =>
      events.flatMap((entry) => tcgoneRuleset.tell(state as never, entry, "all") ?? []),
    );

  it("is said with what changed it, in the order in which it counts", () => {
    expect(told("03-wind-up")).toContain("Lull Jelly takes 100 damage: 60 (Slam) + 40 (Coil Badger: Wind Up)");
    expect(told("02-iron-wings")).toContain(
      "Steel Corvid takes 60 damage: 80 (Slag) × 2 (weakness) − 100 (Steel Corvid: Iron Wings)",
    );
  });

  it("is not said where the move alone says it", () => {
    expect(told("03b-wind-up-lost")).toContain("Forge Bear takes 60 damage");
  });

  it("is said before the attack is chosen", () => {
    const { moments } = match("03-wind-up");
    const explained = moments.flatMap(({ state }) => {
      const attack = tcgoneRuleset.offers(state as never).find(({ label }) => label.startsWith("Attack with Slam"));
      if (attack === undefined) return [];
      return preview(tcgoneRuleset, state as never, state.active, attack.action).explained;
    });
    expect(explained).toContain("Lull Jelly takes 100 damage: 60 (Slam) + 40 (Coil Badger: Wind Up)");
  });

  it("has a part for each damage of the move", () => {
    const parts = "20 (Skipping Stones) + 20 (Skipping Stones) − 20 (resistance)";
    expect(told("24-skipping-stones")).toContain(`Bog Warden takes 20 damage: ${parts}`);
  });

  it("is said where nothing is left of it", () => {
    const text = readFileSync(join(folder, "24-skipping-stones.scenario.toml"), "utf8");
    const oneHeads = text.replace('"heads", "heads"', '"heads"').replaceAll(/^expect.*$/gmu, "");
    const read = readScenario(oneHeads);
    if (!read.ok) throw new Error("It is no scenario");
    const { match: played } = playScenario(read.value, game);
    const lines = played?.moments.flatMap(({ state, events }) =>
      events.map((entry) => tcgoneRuleset.tell(state as never, entry, "all")),
    );
    expect(lines).toContain("Bog Warden takes no damage: 20 (Skipping Stones) − 20 (resistance)");
  });
});

describe("places for units", () => {
  it("are not taken by cards that are to be attached", () => {
    const text = readFileSync(join(folder, "20-air-buoy.scenario.toml"), "utf8");
    const read = readScenario(text.replace(/\[\[steps\]\][^]*$/u, ""));
    if (!read.ok) throw new Error("It is no scenario");
    const state = playScenario(read.value, game).match?.moments[0]?.state;
    const { zones = [], cards = [] } = (state && tcgoneRuleset.view(state as never, "all")) || {};
    const play = zones.find(({ zone, side }) => zone === "play" && side === 0);
    const slots = play?.cards.map((id, at) => [cards.find((card) => card.id === id)?.face.name, play.places[at]?.slot]);
    expect(slots).toEqual([
      ["Ember Fox", 0],
      ["Air Buoy", 0],
      ["Coil Badger", 1],
      ["Forge Bear", 2],
      ["Air Buoy", 2],
    ]);
  });

  const places = (view: MatchView | undefined) =>
    view?.zones.flatMap(({ zone, side, slots }) => (zone === "play" ? [[side, slots]] : []));

  it("are as many as the rules allow now", () => {
    const all = views("27-night-court");
    // The Queen widens the bench of her player until another type is on it.
    expect(places(all[0])).toEqual([
      [0, 9],
      [1, 6],
    ]);
    expect(places(all.at(-1))).toEqual([
      [0, 6],
      [1, 6],
    ]);
  });
});

describe("the tree of events of a duel", () => {
  const treeOf = (name: string) => new TableLog().news(match(name), "all").tree;

  it("says who prevented what", () => {
    const prevented = treeOf("10-lustre").filter(({ preventedBy }) => preventedBy !== null);
    expect(prevented.map(({ text, preventedBy }) => [text, preventedBy])).toContainEqual([
      "DIRECT_DAMAGE: Pearl Stag",
      "Pearl Stag",
    ]);
  });

  it("shows what listeners made of a number, within what caused it", () => {
    const healed = treeOf("28-recovery").find(({ changes }) => changes.length > 0);
    expect(healed?.text).toMatch(/^REMOVE_DAMAGE_COUNTER/u);
    expect(healed?.changes[0]).toMatch(/^amount (\d+) → (\d+)$/u);
  });

  it("begins and ends events in pairs, whatever is asked in between", () => {
    for (const name of ["14-lifeboat", "23-shakedown", "01-friendly-call"]) {
      const open: string[] = [];
      for (const { events } of match(name).moments) {
        for (const { type, from } of events) {
          if (type === "event") open.push(from);
          if (type === "event-end") expect(open.pop()).toBe(from);
        }
      }
    }
  });
});
