import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  act,
  choose,
  editMatch,
  jump,
  linesOf,
  logOf,
  presentDecision,
  presentState,
  preview,
  readRecord,
  recordOf,
  redo,
  replay,
  startMatch,
  undo,
  writeRecord,
  type Match,
} from "../../../../shared/match/index.js";
import { definitions, toySetup } from "./toy/decks.js";
import { toy } from "./toy/rules.js";
import type { ToyDefinition } from "./toy/types.js";
import type { ToyState } from "./walk.js";

type ToyMatch = Match<ToyState>;

const flare: ToyDefinition = { name: "Flare", cost: 0, type: "spell", body: [{ op: "hit", amount: 3 }], ability: null };
const coin: ToyDefinition = {
  name: "Coin",
  cost: 0,
  type: "spell",
  body: [{ op: "gamble" }, { op: "draw", count: 1 }],
  ability: null,
};
const pick: ToyDefinition = {
  name: "Pick",
  cost: 0,
  type: "spell",
  body: [{ op: "discard", min: 2, max: 2 }],
  ability: null,
};

/** A match in which every card is this one. */
function matchOf(card: ToyDefinition, seed = 3): ToyMatch {
  const cards = Array.from({ length: 12 }, () => 0);
  return must(
    startMatch(
      toy,
      toySetup(seed, {
        definitions: [card],
        decks: [
          { name: "A", cards },
          { name: "B", cards },
        ],
      }),
    ),
  );
}

const handTop = (match: ToyMatch, seat = 0): number => presentState(match).zones.hand[seat]?.at(-1) ?? -1;
const playTop = (match: ToyMatch, seat = 0): ToyMatch => must(choose(match, act("play", handTop(match, seat))));
const life = (match: ToyMatch): number[] => presentState(match).counters.map((counters) => counters.life);
const endTurn = (match: ToyMatch): ToyMatch => must(choose(match, act("end-turn")));

describe("the driver", () => {
  it("answers what need not be asked for", () => {
    const match = playTop(matchOf(flare));
    expect(life(match)).toEqual([12, 9]);
    expect(match.moments.map(({ choice }) => choice?.by ?? "start")).toEqual(["start", "person", "driver"]);
  });

  it("refuses an illegal choice and keeps the match", () => {
    const match = matchOf(flare);
    expect(choose(match, act("play", 99))).toMatchObject({ ok: false, error: { code: "match/refused" } });
  });

  it("undoes the last choice of a seat with all that followed, and redoes it the same", () => {
    const start = matchOf(coin);
    const first = playTop(start);
    const second = playTop(first);
    const back = undo(second, 0);
    expect(back && presentState(back)).toBe(presentState(first));
    const again = back && redo(back);
    expect(again && presentState(again)).toBe(presentState(second));
    expect(again && redo(again)).toBeNull();
    expect(undo(start, "all")).toBeNull();
  });

  it("undoes past the choices of the other seat", () => {
    const mine = playTop(matchOf(flare));
    const theirs = playTop(endTurn(mine), 1);
    expect(life(theirs)).toEqual([9, 9]);
    const back = undo(theirs, 0);
    expect(back?.at).toBe(mine.at);
    const all = undo(theirs, "all");
    expect(all && life(all)).toEqual([12, 9]);
  });

  it("does not undo what bots chose, nor the steps within one answer", () => {
    const bot = must(choose(matchOf(flare), act("play", handTop(matchOf(flare))), "bot"));
    expect(undo(bot, "all")).toBeNull();

    const asked = playTop(matchOf(pick));
    const [one = -1, two = -1] = presentState(asked).zones.hand[0] ?? [];
    const picked = must(choose(must(choose(asked, act("pick", one))), act("pick", two)));
    const back = undo(picked, 0);
    expect(back?.at).toBe(0);
    const done = must(choose(picked, act("submit")));
    expect(undo(done, 0)?.at).toBe(picked.at);
  });

  it("jumps to any moment, and a new choice there drops what lay behind", () => {
    const long = playTop(playTop(matchOf(flare)));
    const early = jump(long, 0);
    expect(presentState(early)).toBe(long.moments[0]?.state);
    expect(jump(long, 999).at).toBe(long.at);
    const other = endTurn(early);
    expect(other.moments.length).toBeLessThan(long.moments.length);
    expect(logOf(early).length).toBeLessThan(logOf(long).length);
  });

  it("writes the log in words without what a viewer may not know", () => {
    const match = playTop(matchOf(flare));
    const texts = linesOf(match, 1).map(({ text }) => text);
    expect(texts).toContain("a card: deck to hand");
    expect(texts).toContain("Flare: hand to stack");
    expect(texts).toContain("hit 3");
    expect(linesOf(match, "all").map(({ text }) => text)).not.toContain("a card: deck to hand");
  });

  it("names the card that caused it in every entry of an effect", () => {
    const match = matchOf(flare);
    const card = handTop(match);
    const hit = logOf(playTop(match)).find(({ type }) => type === "hit");
    expect(hit?.cause).toMatchObject({ kind: "card", seat: 0, card, ability: 0 });
  });
});

describe("a record", () => {
  it("holds the match up to the present and plays it again", () => {
    const match = endTurn(playTop(matchOf(coin)));
    const record = must(readRecord(writeRecord(recordOf(match))));
    for (const driver of ["recorded", "again"] as const) {
      const again = must(replay(toy, record, driver));
      expect(again.stopped).toBeNull();
      expect(again.match.moments.map(({ state }) => state)).toEqual(match.moments.map(({ state }) => state));
    }
  });

  it("stops at the first choice an edited card makes illegal, and says which", () => {
    const match = playTop(playTop(matchOf(flare)));
    const record = recordOf(match);
    const dearer = { ...record, setup: { ...record.setup, definitions: [{ ...flare, cost: 1 }] } };
    const { match: shorter, stopped } = must(replay(toy, dearer, "again"));
    expect(life(shorter)).toEqual([12, 9]);
    expect(stopped).toMatchObject({ index: 2, fault: { code: "match/refused", message: "Needs 1 oil, has 0." } });
  });

  it.each([
    ["no JSON", "{"],
    ["another format", '{"format":"x"}'],
    [
      "a choice that is none",
      writeRecord(recordOf(matchOf(flare))).replace('"choices": []', '"choices": [{"by":"bot","action":"Play!"}]'),
    ],
    ["a foreign key", writeRecord(recordOf(matchOf(flare))).replace('"choices"', '"__proto__": {"x": 1}, "choices"')],
  ])("that is %s is refused in words", (_name, text) => {
    expect(readRecord(text)).toMatchObject({ ok: false });
  });
});

it.each([0, 1, 3])("a record of version %i is refused as of another version", (version) => {
  const text = writeRecord(recordOf(matchOf(flare))).replace('"version": 2', `"version": ${version}`);
  for (const each of [text, `{"record": ${text}}`]) {
    expect(readRecord(each)).toMatchObject({ ok: false, error: { code: "match/record-version" } });
  }
});

describe("a change by hand", () => {
  const base = matchOf(flare);

  it.each([
    [
      "moves a card",
      { kind: "move", card: handTop(base), zone: "play", side: 1 },
      (state: ToyState) => state.zones.play[1]?.length,
      1,
    ],
    [
      "creates a card",
      { kind: "create", definition: 0, owner: 1, zone: "hand", side: 1 },
      (state: ToyState) => state.zones.hand[1]?.length,
      4,
    ],
    [
      "sets a counter",
      { kind: "count", seat: 1, counter: "life", value: 3 },
      (state: ToyState) => state.counters[1]?.life,
      3,
    ],
    [
      "does what the game knows",
      { kind: "game", what: "refill", seat: 0, card: -1, value: 6 },
      (state: ToyState) => state.counters[0]?.oil,
      6,
    ],
  ] as const)("%s, and is recorded and undone", (_name, edit, read, value) => {
    const edited = must(editMatch(base, edit));
    expect(read(presentState(edited))).toBe(value);
    expect(presentDecision(edited)).toMatchObject({ kind: "choice", seat: 0, prompt: { purpose: "turn" } });
    const again = must(replay(toy, must(readRecord(writeRecord(recordOf(edited))))));
    expect(presentState(again.match)).toEqual(presentState(edited));
    expect(undo(edited, 0)?.at).toBe(base.at);
  });

  it("swaps the cards for edited ones at once", () => {
    const stronger = { ...flare, body: [{ op: "hit", amount: 5 }] };
    const match = playTop(must(editMatch(base, { kind: "redefine", definitions: [stronger] })));
    expect(life(match)).toEqual([12, 7]);
    expect(editMatch(base, { kind: "redefine", definitions: [{}] })).toMatchObject({
      ok: false,
      error: { code: "toy/definitions" },
    });
  });

  it.each([
    { kind: "move", card: 999, zone: "play", side: 0 },
    { kind: "move", card: 0, zone: "nowhere", side: 0 },
    { kind: "move", card: 0, zone: "constructor", side: 0 },
    { kind: "move", card: 0, zone: "play", side: 7 },
    { kind: "create", definition: 9, owner: 0, zone: "play", side: 0 },
    { kind: "create", definition: 0, owner: 4, zone: "play", side: 0 },
    { kind: "count", seat: 0, counter: "luck", value: 1 },
    { kind: "count", seat: 0, counter: "__proto__", value: 1 },
    { kind: "count", seat: 0, counter: "life", value: 0.5 },
    { kind: "count", seat: 2, counter: "life", value: 1 },
  ] as const)("that names what is not there is refused: %j", (edit) => {
    expect(editMatch(base, edit)).toMatchObject({ ok: false, error: { code: "match/edit" } });
  });
});

describe("a preview", () => {
  it("shows what is certain", () => {
    const match = matchOf(flare);
    const seen = preview(toy, presentState(match), 0, act("play", handTop(match)));
    expect(seen.counters).toEqual([
      { seat: 0, counter: "cards", from: 4, to: 3 },
      { seat: 1, counter: "life", from: 12, to: 9 },
    ]);
    expect(seen.cards).toEqual([{ card: handTop(match), from: "hand", to: "spent" }]);
  });

  it("returns who wins", () => {
    const near = must(editMatch(matchOf(flare), { kind: "count", seat: 1, counter: "life", value: 2 }));
    expect(preview(toy, presentState(near), 0, act("play", handTop(near))).outcome).toBe("won");
  });

  it("keeps what chance decides to itself", () => {
    let tried = 0;
    // Heads and tails by turns.
    const divided: typeof toy = {
      ...toy,
      determinize: (state, seat, random) => ({ ...toy.determinize(state, seat, random), forced: [tried++ % 2] }),
    };
    const match = matchOf(coin);
    const seen = preview(divided, presentState(match), 0, act("play", handTop(match)));
    expect(tried).toBeGreaterThan(1);
    expect(seen.counters.filter(({ counter }) => counter === "life")).toEqual([]);
    expect(seen.cards).toContainEqual({ card: handTop(match), from: "hand", to: "spent" });
    expect(seen.notes.length).toBeGreaterThan(0);
    const near = [0, 1].reduce(
      (before, seat) => must(editMatch(before, { kind: "count", seat, counter: "life", value: 1 })),
      match,
    );
    expect(preview(divided, presentState(near), 0, act("play", handTop(near))).outcome).toBeNull();
  });

  it("is the same whatever lies hidden, and leaves the position alone", () => {
    const match = must(startMatch(toy, toySetup(8)));
    const state = presentState(match);
    const text = JSON.stringify(state);
    const decision = presentDecision(match);
    for (const action of decision.kind === "choice" ? decision.actions : []) {
      const told = JSON.stringify(preview(toy, state, 0, action).cards);
      const hidden = state.zones.deck[0]?.filter((card) => told.includes(`"card":${card},`));
      expect(hidden).toEqual([]);
    }
    expect(JSON.stringify(state)).toBe(text);
    expect(definitions.length).toBeGreaterThan(0);
  });
});
