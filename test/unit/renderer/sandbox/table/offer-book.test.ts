// @vitest-environment happy-dom
import "../../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { OfferBook } from "../../../../../renderer/sandbox/table/offer-book.js";
import { act, type Offer, type SlotPlace } from "../../../../../shared/match/index.js";

const place = (zone: string): SlotPlace => ({ zone, side: 0, slot: 0 });
const offer = (verb: string, zone: string, refusal: string | null = null): Offer => ({
  action: act(verb, 7),
  label: `${verb} to ${zone}`,
  cards: [7],
  place: place(zone),
  refusal,
});

describe("a card that can go to places", () => {
  it("has other ways where one place can be taken in two", () => {
    expect(new OfferBook([offer("play", "sky"), offer("hide", "sky")]).hasOtherWays(7)).toBe(true);
    expect(new OfferBook([offer("play", "sky"), offer("hide", "help")]).hasOtherWays(7)).toBe(false);
    expect(new OfferBook([offer("hide", "sky"), offer("play", "sky", "No.")]).hasOtherWays(7)).toBe(false);
  });

  it("is played where the place is in another zone than its own, unless that is refused", () => {
    const book = new OfferBook([offer("play", "sky"), offer("play", "help", "No.")]);
    expect([book.isPlayable(7, "hand"), book.isPlayable(7, "sky"), book.isPlayable(8, "hand")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(new OfferBook([offer("play", "help", "No.")]).isPlayable(7, "hand")).toBe(false);
  });

  it("goes there in the first of them", () =>
    expect(new OfferBook([offer("play", "sky"), offer("hide", "sky")]).moving(7, place("sky"))?.label).toBe(
      "play to sky",
    ));
});

it("says what is refused and why with one sign between them, also where an offer quotes a sentence", () => {
  const label = "Use effect 1 of Bell: Draw one card.";
  const quoting: Offer = { action: act("use", 7), label, cards: [7], refusal: "It is tapped." };
  expect(new OfferBook([quoting]).whyRefused(7)).toBe("Use effect 1 of Bell: Draw one card: It is tapped.");
});
