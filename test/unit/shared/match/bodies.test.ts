import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { act, findOffer, writeAction, type MatchState } from "../../../../shared/match/index.js";
import { toySetup } from "./toy/decks.js";
import { toy } from "./toy/rules.js";
import type { Op, ToyDefinition, ToyTypes } from "./toy/types.js";

type State = MatchState<ToyTypes>;

const spell = (name: string, body: readonly Op[], type: ToyDefinition["type"] = "spell"): ToyDefinition => ({
  name,
  cost: 0,
  type,
  body,
  ability: null,
});

/** First turn with a hand of `hand` cards from decks of ten copies of one spell. */
function start(card: ToyDefinition, hand = 3): State {
  const cards = Array.from({ length: 10 }, () => 0);
  const decks = ["Left", "Right"].map((name) => ({ name, cards }));
  return must(toy.setup(toySetup(5, { definitions: [card], decks, options: { opening: hand - 1 } }))).state;
}

const does = (state: State, ...actions: readonly ReturnType<typeof act>[]): State =>
  actions.reduce((at, action) => must(toy.apply(at, action)).state, state);

/** Plays the top card of the hand and passes the response. */
const played = (state: State): State => does(state, act("play", state.zones.hand[0]?.at(-1)), act("pass"));

const messages = (state: State, action: ReturnType<typeof act>): unknown[] =>
  must(toy.apply(state, action))
    .events.filter(({ type }) => type === "refused")
    .map(({ data }) => data.message);

describe("a body", () => {
  it("that asserts in the middle keeps what it did, leaves the rest and says why", () => {
    const body: Op[] = [
      { op: "hit", amount: 2 },
      { op: "assert", atLeast: 9, message: "Too few cards" },
      { op: "hit", amount: 2 },
    ];
    const state = start(spell("Doubt", body));
    const waiting = does(state, act("play", state.zones.hand[0]?.at(-1)));
    expect(messages(waiting, act("pass"))).toEqual(["Too few cards"]);
    expect(does(waiting, act("pass")).counters[1]?.life).toBe(10);
  });

  it("that asks for cards among none goes on without asking", () => {
    const state = start(
      spell("Empty", [
        { op: "discard", min: 2, max: 2 },
        { op: "hit", amount: 1 },
      ]),
      1,
    );
    expect(played(state).counters[1]?.life).toBe(11);
  });

  it("does each part once, in order, over several questions", () => {
    const body: Op[] = [
      {
        op: "ask",
        title: "Strike?",
        then: [
          { op: "discard", min: 1, max: 1 },
          { op: "hit", amount: 3 },
        ],
      },
      {
        op: "choose",
        modes: [
          { label: "A", then: [] },
          { label: "B", then: [{ op: "draw", count: 2 }] },
        ],
      },
      { op: "bid" },
    ];
    const state = start(spell("Ritual", body), 4);
    const asked = played(state);
    const kinds: string[] = [];
    const note = (at: State): State => {
      const decision = toy.decision(at);
      if (decision.kind === "choice") kinds.push(decision.prompt.kind);
      return at;
    };
    const [card] = asked.zones.hand[0] ?? [];
    const end = note(
      does(
        note(does(note(does(note(does(note(asked), act("yes"))), act("pick", card))), act("choose", -1, -1, 1))),
        act("set", -1, -1, 1),
      ),
    );
    expect(kinds).toEqual(["confirm", "cards", "options", "number", "act"]);
    expect(end.counters.map(({ life }) => life)).toEqual([12, 12 - 3 - 1]);
    expect(end.zones.hand[0]).toHaveLength(4 - 1 - 1 + 2);
  });

  it("arranges the top of a deck: the last of the list is on top", () => {
    const state = start(spell("Look", [{ op: "scry", count: 3 }]));
    const asked = played(state);
    const [deepest = -1, middle = -1, top = -1] = asked.zones.deck[0]?.slice(-3) ?? [];
    const arranged = does(asked, act("place", deepest, 0, 2), act("place", middle, 1), act("submit"));
    expect(arranged.zones.deck[0]?.slice(-2)).toEqual([top, deepest]);
    expect(arranged.zones.spent[0]).toContain(middle);
  });

  it("says where each card of an arrangement would go: the last of the list is on top", () => {
    const asked = played(start(spell("Look", [{ op: "scry", count: 3 }])));
    const card = asked.zones.deck[0]?.at(-1) ?? -1;
    const words = (pile: number, place?: number): string => toy.words(asked, act("place", card, pile, place)).label;
    expect([words(0, 0), words(0, 1), words(0, 2), words(0), words(1)]).toEqual([
      "Put Look on the deck, under the first 2 cards",
      "Put Look on the deck, under the first card",
      "Put Look on top of the deck",
      "Put Look on top of the deck",
      "Put Look into the spent cards",
    ]);
  });

  it("waits for responses, the last of which happens first", () => {
    const state = start(spell("Snap", [{ op: "hit", amount: 4 }], "quick"));
    const theirs = state.zones.hand[1]?.at(-1);
    const answered = does(state, act("play", state.zones.hand[0]?.at(-1)), act("play", theirs));
    expect(answered.stack).toHaveLength(2);
    expect(toy.decision(answered)).toMatchObject({ seat: 0, prompt: { purpose: "respond" } });
    const first = does(answered, act("pass"));
    expect(first.counters.map(({ life }) => life)).toEqual([8, 12]);
    expect(does(first, act("pass")).counters.map(({ life }) => life)).toEqual([8, 8]);
  });
});

describe("a requirement", () => {
  it("refuses with its message, is asked twice with one answer, and changes nothing", () => {
    const dear: ToyDefinition = { ...spell("Dear", []), cost: 5 };
    const state = start(dear);
    const text = JSON.stringify(state);
    const offer = must(findOffer(toy.offers(state), "play dear"));
    expect(offer.refusal).toBe("Needs 5 oil, has 1.");
    expect(toy.apply(state, offer.action)).toMatchObject({ ok: false, error: { message: "Needs 5 oil, has 1." } });
    expect(JSON.stringify(state)).toBe(text);
  });
});

describe("an action in words", () => {
  it("is found by its label, by number among equals, and refused with what is possible", () => {
    const state = start(spell("Snap", [{ op: "hit", amount: 4 }]));
    const offers = toy.offers(state);
    const [first = -1, second = -1] = state.zones.hand[0] ?? [];
    expect(writeAction(must(findOffer(offers, " PLAY  snap ")).action)).toBe(`play card=${first}`);
    expect(writeAction(must(findOffer(offers, "Play Snap", 2)).action)).toBe(`play card=${second}`);
    expect(findOffer(offers, "Play Snip")).toEqual({
      ok: false,
      error: {
        code: "match/no-such-action",
        message: '"Play Snip" is not an action here.',
        expected: "End turn, Play Snap",
      },
    });
  });
});
