import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { act, backOut, choose, jump, presentState, startMatch, type Match } from "../../../../shared/match/index.js";
import { toySetup } from "./toy/decks.js";
import { toy } from "./toy/rules.js";
import type { Op, ToyDefinition } from "./toy/types.js";
import type { ToyState } from "./walk.js";

type ToyMatch = Match<ToyState>;

/** A match in which every card does this. */
function matchOf(body: Op[], type: ToyDefinition["type"] = "spell", ability: string | null = null): ToyMatch {
  const deck = Array.from({ length: 12 }, () => 0);
  const definitions: ToyDefinition[] = [{ name: "Deed", cost: 0, type, body, ability }];
  return must(
    startMatch(
      toy,
      toySetup(3, {
        definitions,
        decks: [
          { name: "A", cards: deck },
          { name: "B", cards: deck },
        ],
      }),
    ),
  );
}

const handTop = (match: ToyMatch, seat = 0): number => presentState(match).zones.hand[seat]?.at(-1) ?? -1;
const playTop = (match: ToyMatch): ToyMatch => must(choose(match, act("play", handTop(match))));
const discard: Op = { op: "discard", min: 2, max: 2 };

describe("backing out of a question", () => {
  it("is nothing where a seat is free to act", () => expect(backOut(matchOf([discard]))).toBeNull());

  it("leads to before the choice that led to it, however much of the question is answered", () => {
    const start = matchOf([discard]);
    const asked = playTop(start);
    expect(backOut(asked)).toMatchObject({ kind: "open", at: 0 });
    const picked = must(choose(asked, act("pick", handTop(asked))));
    const way = backOut(picked);
    expect(way).toMatchObject({ kind: "open", at: 0 });
    if (way?.kind === "open") expect(presentState(jump(picked, way.at))).toBe(presentState(start));
  });

  it.each<[string, Op[]]>([
    ["chance was used", [{ op: "gamble" }, discard]],
    ["cards were drawn", [{ op: "draw", count: 1 }, discard]],
    ["cards of the deck are seen", [{ op: "peek" }, discard]],
  ])("is over when %s", (_what, body) => {
    expect(backOut(playTop(matchOf(body)))).toEqual({ kind: "closed", reason: "learnt" });
  });

  it("is over when the other seat has decided since", () => {
    const asked = playTop(matchOf([discard], "quick"));
    expect(presentState(asked).frames.at(-1)?.prompt).toMatchObject({ purpose: "respond", seat: 1 });
    const passed = must(choose(asked, act("pass")));
    expect(backOut(passed)).toEqual({ kind: "closed", reason: "answered" });
  });
});
