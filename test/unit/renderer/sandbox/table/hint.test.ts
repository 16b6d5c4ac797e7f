import { describe, expect, it } from "vitest";
import { hintOf } from "../../../../../renderer/sandbox/table/hint.js";
import { act, type MatchView, type Offer, type Prompt } from "../../../../../shared/match/index.js";

const turn: Prompt = { kind: "act", seat: 0, title: "Your turn", purpose: "turn" };
const face = { name: "Fern", figures: [], marks: [], text: "" };
const card = { definition: 0, owner: 0, controller: 0, side: 0, face };
const view: Pick<MatchView, "cards" | "stack"> = {
  cards: [
    { ...card, id: 1, zone: "hand" },
    { ...card, id: 2, zone: "bed" },
  ],
  stack: [],
};

const offer = (id: number, more: Partial<Offer> = {}): Offer => ({
  action: act("do", id),
  label: "Do it",
  cards: [id],
  refusal: null,
  ...more,
});
const pass = offer(0, { cards: [] });
const slot = { place: { zone: "bed", side: 0, slot: 1 } };

describe("what a newcomer can do in a turn", () => {
  it.each<[string, readonly Offer[], string]>([
    ["a card that does something, or nothing", [offer(2), pass], "Click a card that glows, or continue."],
    ["a card that must do something", [offer(2)], "Click a card that glows."],
    [
      "a card that does something while one cannot go on",
      [offer(2), { ...pass, refusal: "No." }],
      "Click a card that glows.",
    ],
    ["a card of the hand that is played to a place", [offer(1, slot), pass], "Click a card that glows, or continue."],
    ["a card that goes to another place of its zone", [offer(2, slot)], "Cards can only be moved."],
    ["only what is refused", [offer(1, { refusal: "Not now." })], "Nothing else can be done."],
    ["only what is about no card", [offer(1, { cards: [] })], "Nothing else can be done."],
    ["several things about no card", [offer(1, { cards: [] }), offer(2, { cards: [] })], "Choose one of these."],
  ])("%s", (_case, offers, hint) => {
    expect(hintOf(turn, { offers, view })).toBe(hint);
  });

  it("is said in the words of the game where cards can only be moved", () => {
    expect(hintOf(turn, { offers: [offer(2, slot)], view }, "Plants can be moved.")).toBe("Plants can be moved.");
  });

  it("is nothing while something waits for responses", () => {
    const cause = { kind: "", seat: 0, card: -1, object: -1, ability: -1 };
    const stack = [{ id: 1, card: 2, controller: 0, cause, targets: [] }];
    expect(hintOf(turn, { offers: [offer(2)], view: { ...view, stack } })).toBe("");
  });
});
