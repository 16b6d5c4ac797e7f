import { describe, expect, it } from "vitest";
import { keyAct } from "../../../../../renderer/sandbox/table/game-keys.js";
import { act, type LayoutKey, type Offer } from "../../../../../shared/match/index.js";

const keys: readonly LayoutKey[] = [
  { key: "t", verbs: ["tackle"], title: "Tackle" },
  { key: "n", verbs: ["next", "end"], title: "Go on" },
];
const offer = (verb: string, cards: readonly number[], refusal: string | null = null): Offer => ({
  ...{ action: act(verb, ...cards), label: verb, cards, refusal },
});
const one = offer("tackle", [1, 7]);
const two = [offer("tackle", [2, 7]), offer("tackle", [2, 8])];
const end = offer("end", []);
const offers = [offer("tackle", [4], "Not now."), one, ...two, offer("feed", [3]), offer("next", [], "No."), end];
const cards = [1, 2, 3, 4];

describe("a key of the game", () => {
  it("makes the choice that belongs to no card", () =>
    expect(keyAct(keys, "N", offers, { cards, at: 3 })).toEqual({ kind: "take", offer: end }));

  it("makes the only choice of the card that has the keyboard, and opens several", () => {
    expect(keyAct(keys, "t", offers, { cards, at: 1 })).toEqual({ kind: "take", offer: one });
    expect(keyAct(keys, "t", offers, { cards, at: 2 })).toEqual({ kind: "open" });
  });

  it("goes to the next card that has such a choice, from the last to the first", () => {
    expect(keyAct(keys, "t", offers, { cards, at: undefined })).toEqual({ kind: "go", card: 1 });
    expect(keyAct(keys, "t", two, { cards, at: 1 })).toEqual({ kind: "go", card: 2 });
    expect(keyAct(keys, "t", offers, { cards, at: 3 })).toEqual({ kind: "go", card: 1 });
  });

  it("is left to others where it means nothing", () => {
    expect(keyAct(keys, "t", [offer("tackle", [4], "Not now.")], { cards, at: 4 })).toBeUndefined();
    expect(keyAct(keys, "x", offers, { cards, at: 1 })).toBeUndefined();
  });
});
