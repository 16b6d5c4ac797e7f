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

  it("goes there in the first of them", () =>
    expect(new OfferBook([offer("play", "sky"), offer("hide", "sky")]).moving(7, place("sky"))?.label).toBe(
      "play to sky",
    ));
});
