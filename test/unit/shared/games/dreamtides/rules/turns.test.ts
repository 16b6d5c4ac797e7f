import { describe, expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { BLANK_SOURCE, dreamtidesRuleset } from "../../../../../../shared/games/dreamtides/rules/index.js";
import { Board, boardWith, character, event } from "./board.js";

const filler = { ...BLANK_SOURCE, id: "filler", name: "Filler", cardType: "Character" as const, spark: 1 };

describe("setting up", () => {
  const deck = { name: "Deck", cards: Array.from({ length: 12 }, () => 0) };
  const start = (options = {}) =>
    must(dreamtidesRuleset.setup({ definitions: [filler], decks: [deck, deck], options, seed: 3 })).state;

  test("both have five cards, the first player no more in turn 1, two energy from the dreamwell", () => {
    const state = start();
    expect(state.zones.hand.map((hand) => hand.length)).toEqual([5, 5]);
    expect([state.active, state.counters[0]?.energy, state.counters[0]?.produced, state.counters[1]?.energy]).toEqual([
      0, 2, 2, 0,
    ]);
  });

  test.each([
    ["options that are none", { decks: [deck, deck], options: { handLimit: -1 } }, "dreamtides/options"],
    ["the other profile", { decks: [deck, deck], options: { profile: "lanes" } }, "dreamtides/options"],
    ["one deck", { decks: [deck], options: {} }, "dreamtides/decks"],
    ["a card that is not there", { decks: [deck, { name: "x", cards: [7] }], options: {} }, "dreamtides/decks"],
    ["a well in a deck", { decks: [deck, { name: "x", cards: [1] }], options: {} }, "dreamtides/decks"],
    ["a card in the dreamwell", { decks: [deck, deck], options: { dreamwell: [0] } }, "dreamtides/decks"],
    [
      "definitions that are none",
      { definitions: [{ name: 3 }], decks: [deck, deck], options: {} },
      "dreamtides/definitions",
    ],
  ])("refuses %s", (_name, wrong, code) => {
    const well = { ...filler, kind: "dreamwell" as const };
    const result = dreamtidesRuleset.setup({ definitions: [filler, well], seed: 1, ...wrong });
    expect(result.ok ? "ok" : result.error.code).toBe(code);
  });

  test("options change the numbers", () => {
    const state = start({ openingHand: 2, firstPlayer: 1, skipFirstDraw: false });
    expect([state.zones.hand.map((hand) => hand.length), state.active]).toEqual([[2, 3], 1]);
  });

  test("a text that does not parse leaves the card without abilities, and marked", () => {
    const broken = { ...filler, rulesText: "Do what I mean." };
    const state = must(
      dreamtidesRuleset.setup({ definitions: [broken], decks: [deck, deck], options: {}, seed: 1 }),
    ).state;
    expect(dreamtidesRuleset.view(state, "all").cards[0]?.face.marks).toContain("Text not understood");
  });
});

describe("turns", () => {
  test("the active player scores the difference, after it the Judgment abilities", () => {
    const board = new Board({ mine: { battlefield: ["Big"] }, theirs: { battlefield: ["Enemy"] } });
    expect([board.end().points(1), board.end().points()]).toEqual([0, 3]);
  });

  test("energy becomes what is produced, and is kept through the opponent's turn", () => {
    const board = new Board({ mine: { energy: 9, produced: 4 } });
    expect(board.end().energy()).toBe(9);
    expect(board.end().energy()).toBe(5);
  });

  test("the hand limit gives energy instead of a card", () => {
    const hand = Array.from({ length: 9 }, () => "Spell");
    const board = boardWith(event("Draw {cards($c)}.", "c: 3"), { mine: { hand: ["It", ...hand] } }).play("It");
    expect([board.size("hand"), board.energy()]).toEqual([10, 21]);
  });

  test("an empty deck is made of the void; with nothing there nothing is drawn", () => {
    const it = event("Draw {cards($c)}.", "c: 3");
    const board = boardWith(it, { fillers: 0, mine: { hand: ["It"], void: ["Ally", "Big"] } }).play("It");
    expect([board.in("hand"), board.in("void")]).toEqual([["Ally", "Big"], ["It"]]);
  });

  test("the turn limit makes a draw", () => {
    const board = new Board({ options: { turnLimit: 3 } }).end().end();
    expect(board.stop().winners).toEqual([]);
  });

  test("the opponent may act when a turn ends, and only with what is fast", () => {
    const board = new Board({ theirs: { hand: ["Quick", "Spell"] } }).stop();
    expect([board.asks, board.can("play", "Quick"), board.refusal("play", "Spell", 1)]).toEqual([
      "1 ending",
      true,
      "Only fast cards can be played now.",
    ]);
    expect(board.play("Quick").asks).toBe("1 main");
  });

  test("the dreamwell: phase 0 only in the first cycle, effects when drawn", () => {
    const well = (name: string, energyProduced: number, phase: number, rulesText = "", variables = "") => ({
      ...BLANK_SOURCE,
      kind: "dreamwell" as const,
      id: name,
      name,
      energyProduced,
      phase,
      rulesText,
      variables,
    });
    const definitions = [filler, well("Deep", 2, 0), well("Gift", 1, 1, "Gain {points($p)}.", "p: 1")];
    const deck = { name: "Deck", cards: Array.from({ length: 30 }, () => 0) };
    const setup = { definitions, decks: [deck, deck], options: { dreamwell: [1, 2, 2], openingHand: 0 }, seed: 5 };
    let state = must(dreamtidesRuleset.setup(setup)).state;
    const produced: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      produced.push(state.counters[state.active]?.produced ?? 0);
      for (let now = state; now.turn === turn + 1; state = now) {
        const decision = dreamtidesRuleset.decision(now);
        const first = decision.kind === "choice" ? decision.actions[0] : undefined;
        if (first === undefined) throw new Error("Nobody can go on");
        now = must(dreamtidesRuleset.apply(now, first)).state;
      }
    }
    // Deep, Gift, Gift, and from then on Gift alone, for both players in turn.
    expect(produced).toEqual([2, 1, 3, 2, 4, 3, 5, 4]);
    expect(state.counters.map(({ points }) => points).every((points) => points > 0)).toBe(true);
  });
});

describe("priority", () => {
  const holding = { mine: { hand: ["Ally", "Quick", "Stop"] }, theirs: { hand: ["Quick", "Stop"] } };

  test("who plays gives priority; one pass resolves the top; then its controller has it", () => {
    const board = new Board(holding).play("Ally");
    expect(board.asks).toBe("1 respond");
    board.play("Quick");
    expect(board.asks).toBe("0 respond");
    board.pass();
    expect([board.asks, board.in("stack")]).toEqual(["1 respond", ["Ally"]]);
    board.pass();
    expect([board.asks, board.in("battlefield")]).toEqual(["0 main", ["Ally"]]);
  });

  test("a countered counterspell: the last one wins", () => {
    const board = new Board(holding).play("Ally").play("Stop").play("Stop").pass().pass();
    expect([board.in("battlefield"), board.in("void"), board.in("void", 1)]).toEqual([["Ally"], ["Stop"], ["Stop"]]);
  });

  test("without a stack the other player has no say in a main phase", () => {
    expect(new Board(holding).asks).toBe("0 main");
  });

  test("actions are listed primary first, then by zone and id", () => {
    const worker = character("{energy($e)}: Draw {cards($c)}.", "e: 1\nc: 1");
    const board = new Board({
      cards: { Worker: worker, Old: event("Draw {cards($c)}.\n\n{Reclaim_For_Cost($r)}", "c: 1\nr: 0") },
      mine: { void: ["Old"], battlefield: ["Worker"], hand: ["Spell", "Ally"] },
    });
    expect(board.actions.map(({ verb, card }) => `${verb} ${board.nameOf(card)}`)).toEqual([
      "end-turn ?",
      "play Spell",
      "play Ally",
      "play Old",
      "activate Worker",
    ]);
  });
});

describe("activated abilities", () => {
  const once = character("{energy($e)}, once per turn: Draw {cards($c)}.", "e: 1\nc: 1");
  const often = character("{energy($e)}: Draw {cards($c)}.", "e: 1\nc: 1");
  const fastOnce = character("{Fast} -- {energy($e)}, once per turn: Draw {cards($c)}.", "e: 1\nc: 1");
  const cards = { Once: once, Often: often, FastOnce: fastOnce };

  test("as often as it can be paid, or once a turn", () => {
    const board = new Board({ cards, mine: { battlefield: ["Once", "Often"] } });
    board.activate("Often").activate("Often").activate("Once");
    expect([board.size("hand"), board.energy(), board.refusal("activate", "Once")]).toEqual([
      3,
      17,
      "It was used this turn already.",
    ]);
  });

  test("once per turn lasts until one's own turn ends", () => {
    const board = new Board({ cards, mine: { battlefield: ["FastOnce"] } }).activate("FastOnce").stop();
    expect(board.can("activate", "FastOnce")).toBe(false);
    const next = new Board({ cards, mine: { battlefield: ["FastOnce"] } }).stop();
    expect(next.asks).toBe("1 main");
    next.stop();
    expect(next.asks).toBe("0 ending");
    next.activate("FastOnce");
    expect([next.asks, next.can("activate", "FastOnce")]).toEqual(["0 main", false]);
    expect(next.stop().stop().can("activate", "FastOnce")).toBe(true);
  });

  test("not while it waits on the stack; it resolves although its source is gone", () => {
    const board = new Board({ cards, mine: { battlefield: ["Often"] }, theirs: { hand: ["Zap", "Quick"] } });
    board.activate("Often");
    expect([board.asks, board.state.stack.length, board.size("hand")]).toEqual(["1 respond", 1, 0]);
    board.play("Zap").pass();
    expect([board.in("void"), board.size("hand")]).toEqual([["Often"], 1]);
  });

  test("a card with several asks which; each is tested by itself", () => {
    const two = character("{energy($e)}: Draw {cards($c)}.\n\n{energy($x)}: {Kindle($k)}.", "e: 1\nc: 1\nx: 2\nk: 1");
    const board = new Board({ cards: { Two: two }, mine: { battlefield: ["Two"] } }).activate("Two");
    expect(board.asks).toBe("0 ability");
    expect(board.choose(1).spark("Two")).toBe(2);
    const poor = new Board({ cards: { Two: two }, mine: { battlefield: ["Two"], energy: 1 } }).activate("Two");
    expect([poor.asks, poor.size("hand")]).toEqual(["0 main", 1]);
  });

  test("from the void where it brings its card back", () => {
    const riser = character(
      "{Fast} -- Abandon {count_allies($a)}, {energy($e)}: {Reclaim} this character.",
      "a: 2\ne: 1",
    );
    const board = new Board({
      cards: { Riser: riser },
      mine: { void: ["Riser"], battlefield: ["Ally", "Ally"] },
    }).activate("Riser");
    expect([board.in("battlefield"), board.in("void")]).toEqual([["Riser"], ["Ally", "Ally"]]);
    const inPlay = new Board({ cards: { Riser: riser }, mine: { battlefield: ["Riser", "Ally", "Ally"] } });
    expect(inPlay.refusal("activate", "Riser")).toBe("Abilities of this card cannot be used from here.");
  });

  test("modal: each mode for its price, what cannot be chosen is refused with a reason", () => {
    const it = event(
      "{choose_one}\n{bullet} {energy($e1)}: Gain {points($p)}.\n{bullet} {energy($e2)}: {Dissolve} an enemy.",
      "e1: 1\np: 2\ne2: 2",
      { energyCost: null },
    );
    const board = boardWith(it, { mine: { hand: ["It"], energy: 5 } }).play("It");
    const prompt = board.prompt;
    expect(prompt.kind === "options" ? prompt.options.map(({ refusal }) => refusal) : []).toEqual([
      null,
      "Nothing to aim at.",
    ]);
    expect(
      board
        .rules()
        .offers(board.state)
        .map(({ label }) => label),
    ).toEqual(["1●: Gain 2⍏.", "2●: Dissolve an enemy."]);
    board.choose(0);
    expect([board.points(), board.energy()]).toEqual([2, 4]);
    const words = board.log.flatMap((entry) => board.rules().tell(board.state, entry, 0) ?? []);
    expect(words.filter((each) => each.includes("chooses"))).toEqual([expect.stringMatching(/” and pays 1●$/u)]);
    expect(boardWith(it, { mine: { hand: ["It"], energy: 0 } }).refusal("play", "It")).toBe("Needs 1 energy, has 0.");
  });
});
