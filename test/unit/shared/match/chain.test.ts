import { describe, expect, it } from "vitest";
import { chainOf } from "../../../../shared/match/chain.js";
import { byRules, type Cause } from "../../../../shared/match/index.js";
import type { Reader } from "../../../../shared/match/reader.js";
import type { MatchTypes } from "../../../../shared/match/state.js";

const names = ["Fox", "Owl", "🦉".repeat(50_000)];
const reader = {
  state: { cards: names.map((_, id) => ({ id })) },
  kernel: { rules: { face: (_: unknown, card: { id: number }) => ({ name: names[card.id] }) } },
} as unknown as Reader<MatchTypes>;

const body = { kind: "body", cause: byRules };
const event = (type: string, card = -1) => {
  const cause: Cause = { ...byRules, card };
  return { kind: "event", event: { type }, cause };
};
const chain = (...frames: readonly object[]): string => chainOf(reader, frames as never);
const times = (count: number, ...frames: readonly object[]): object[] =>
  Array.from({ length: count }, () => frames).flat();

describe("the chain of effects in a fault", () => {
  it("names events and the cards that they are by, without the frames between them", () => {
    expect(chain(event("attack"), body, event("hit", 0), body, event("heal", 1))).toBe(
      "attack > hit by Fox > heal by Owl",
    );
    expect(chain(event("hit", 7))).toBe("hit");
  });

  it.each([
    ["one event", times(1_000, event("hit", 0), body), "hit by Fox > …"],
    ["two cards that answer each other", times(3, event("hit", 0), event("heal", 1)), "hit by Fox > heal by Owl > …"],
    ["a round after what led to it", [event("attack"), ...times(3, event("hit"))], "hit > …"],
    [
      "too few rounds to say so",
      times(2, event("hit", 0), event("heal", 1)),
      "hit by Fox > heal by Owl > hit by Fox > heal by Owl",
    ],
  ])("says what goes round once: %s", (_, frames, said) => expect(chain(...frames)).toBe(said));

  it("says the last of a long chain that does not repeat", () => {
    const long = Array.from({ length: 100 }, (_, at) => event(`e${at}`));
    expect(chain(...long)).toBe("e94 > e95 > e96 > e97 > e98 > e99");
  });

  it("cuts off names that are too long to read, between characters", () => {
    expect(chain(event("hit", 2))).toBe(`hit by ${"🦉".repeat(39)}…`);
  });

  it("names frames where no event is under way", () => {
    expect(chain(body, { kind: "turn", cause: byRules })).toBe("body > turn");
    expect(chain(...times(9, body))).toBe("body > …");
  });
});
