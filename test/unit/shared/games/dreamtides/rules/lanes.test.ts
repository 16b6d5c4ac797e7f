import { describe, expect, test } from "vitest";
import { act } from "../../../../../../shared/match/index.js";
import { Board, boardWith, character, event, type Position } from "./board.js";

const lanes: Position = { options: { profile: "lanes" } };

/** Puts a character of a seat into a place by its own action, at the start of a main phase. */
const move = (board: Board, name: string, place: number, seat = 0): Board =>
  board.do(act("move", board.card(name, seat), undefined, place));

const placeOf = (board: Board, name: string, seat = 0): number | undefined =>
  board.state.cards[board.card(name, seat)]?.place;

describe("the lanes profile", () => {
  test("a character enters the lowest free place in reserve, reserved", () => {
    const board = new Board({ ...lanes, mine: { hand: ["Ally", "Big"] } }).play("Ally").play("Big");
    expect([placeOf(board, "Ally"), placeOf(board, "Big"), board.marks("Ally").includes("Reserved")]).toEqual([
      4,
      5,
      true,
    ]);
  });

  test("a reserved character moves within the reserve only, until its judgment", () => {
    const board = new Board({ ...lanes, mine: { hand: ["Ally"] } }).play("Ally");
    const refusal = board.rules().refusal(board.state, act("move", board.card("Ally"), undefined, 0));
    expect(refusal).toBe("A character that has just come cannot be deployed before your next judgment.");
    expect(placeOf(move(board, "Ally", 8), "Ally")).toBe(8);
    board.end().end();
    expect(placeOf(move(board, "Ally", 2), "Ally")).toBe(2);
  });

  test("moving onto another swaps; a swap must not deploy a reserved character", () => {
    const board = new Board({ ...lanes, mine: { battlefield: ["Ally"], hand: ["Big"] } }).end().end();
    move(board, "Ally", 0).play("Big");
    const refusal = board
      .rules()
      .refusal(board.state, act("move", board.card("Ally"), undefined, placeOf(board, "Big")));
    expect(refusal).toContain("cannot be deployed");
    board.end().end();
    move(board, "Ally", placeOf(board, "Big") ?? -1);
    expect([placeOf(board, "Ally"), placeOf(board, "Big")]).toEqual([4, 0]);
  });

  test("only in one's own main phase", () => {
    const board = new Board({ ...lanes, mine: { battlefield: ["Ally"], hand: ["Quick"] } }).stop().stop();
    expect(board.rules().refusal(board.state, act("move", board.card("Ally"), undefined, 5))).toBe(
      "Characters are moved in your main phase only.",
    );
  });

  /** Both have a character in lane 1 when my judgment comes; theirs came later and has not attacked yet. */
  const meeting = (mine: string, theirs: string | null): Board => {
    const board = new Board({ ...lanes, mine: { battlefield: [mine] } }).end().end();
    move(board, mine, 0).end();
    if (theirs !== null)
      board.edit({ kind: "count", seat: 1, counter: "points", value: 0 }).make(theirs, "battlefield", 1);
    if (theirs !== null) board.edit({ kind: "game", what: "place", seat: 1, card: board.card(theirs, 1), value: 0 });
    return board.end();
  };

  test.each([
    ["the weaker attacker is dissolved", "Ally", "Enemy", [[], ["Enemy"]], 0],
    ["the weaker blocker is dissolved, and nothing is scored", "Big", "Enemy", [["Big"], []], 0],
    ["equals dissolve each other", "Ally", "Ally", [[], []], 0],
    ["nobody blocks: spark becomes points", "Ally", null, [["Ally"], []], 2],
  ] as const)("%s", (_name, mine, theirs, left, points) => {
    const board = meeting(mine, theirs);
    expect([board.in("battlefield"), board.in("battlefield", 1)]).toEqual(left);
    expect([board.points(), board.points(1)]).toEqual([points, 0]);
  });

  test("Judgment abilities come before the fights", () => {
    const grower = character("{Judgment} This character gains +{$s} spark.", "s: 4");
    const board = new Board({ ...lanes, cards: { Grower: grower }, mine: { battlefield: ["Grower"] } }).end().end();
    move(board, "Grower", 0);
    expect(board.end().end().points()).toBe(9);
  });

  test("with a full reserve no character can be played or made", () => {
    const five = Array.from({ length: 5 }, () => "Filler");
    const board = new Board({ ...lanes, mine: { battlefield: five, hand: ["Ally"] } });
    expect(board.refusal("play", "Ally")).toBe("Your reserve is full.");
    const figments = boardWith(event("{Materialize} {n_figments($n, $g)}.", "n: 2\ng: celestial"), {
      ...lanes,
      mine: { battlefield: five.slice(1), hand: ["It"] },
    });
    expect(figments.play("It").size("battlefield")).toBe(5);
  });

  test("points to win are 25, and the table has nine slots", () => {
    const board = new Board({ options: { profile: "lanes", pointsToWin: 25 } });
    const { layout } = board.rules();
    expect(layout.counters.find(({ counter }) => counter === "points")?.goal).toBe(25);
    expect(layout.zones.find(({ zone }) => zone === "battlefield")?.slots).toHaveLength(9);
  });

  test("what each lane comes to at the next judgment is shown, and what a player would score", () => {
    const board = new Board({ ...lanes, mine: { battlefield: ["Ally", "Big"] }, theirs: { battlefield: ["Enemy"] } });
    const put = (name: string, seat: number, value: number): Board =>
      board.edit({ kind: "game", what: "place", seat, card: board.card(name, seat), value });
    put("Big", 0, 0);
    put("Enemy", 1, 0);
    put("Ally", 0, 2);
    const [mine, theirs, alone] = [board.spark("Big"), board.spark("Enemy", 1), board.spark("Ally")];
    const { facts, counters } = board.rules().view(board.state, 0);
    expect(mine).toBeGreaterThan(theirs);
    expect(facts.lanes).toEqual([
      { text: `${mine} beats ${theirs}`, seat: 0 },
      { text: "", seat: -1 },
      { text: `scores ${alone}⍏`, seat: 0 },
      { text: "", seat: -1 },
    ]);
    expect(counters.map(({ scores }) => scores)).toEqual([alone, 0]);
    put("Big", 0, 5);
    expect(
      board
        .rules()
        .view(board.state, 0)
        .counters.map(({ scores }) => scores),
    ).toEqual([alone, theirs]);
  });

  test("judgment is logged lane by lane", () => {
    const board = new Board({ ...lanes, mine: { battlefield: ["Ally"] } });
    board.edit({ kind: "game", what: "place", seat: 0, card: board.card("Ally"), value: 1 }).end();
    const from = board.log.length;
    board.end();
    const words = board.log.slice(from).flatMap((entry) => board.rules().tell(board.state, entry, 0) ?? []);
    expect(words).toEqual(expect.arrayContaining(["Player 1 comes to judgment", `Ally scores ${board.spark("Ally")}`]));
    expect(words.some((each) => each.includes("scores nothing"))).toBe(false);
  });

  test("a move says the place it leads to, which can be pointed at", () => {
    const board = new Board({ ...lanes, mine: { battlefield: ["Ally"] } }).end().end();
    const places = board
      .rules()
      .offers(board.state)
      .flatMap(({ action, place }) => (action.verb === "move" ? [place] : []));
    expect(places).toHaveLength(8);
    expect(places[0]).toEqual({ zone: "battlefield", side: 0, slot: 0 });
  });

  test("bots move each character once a turn, into free places", () => {
    const board = new Board({ ...lanes, mine: { battlefield: ["Ally"] } }).end().end();
    const moves = (): number => {
      const decision = board.rules().decision(board.state, "forward");
      return decision.kind === "over" ? 0 : decision.actions.filter(({ verb }) => verb === "move").length;
    };
    expect(moves()).toBe(8);
    move(board, "Ally", 1);
    expect(moves()).toBe(0);
  });
});
