import { describe, expect, it } from "vitest";
import { must } from "../../../../../shared/base/index.js";
import {
  choose,
  presentState,
  startMatch,
  type Match,
  type MatchState,
  type Viewer,
} from "../../../../../shared/match/index.js";
import { TableLog } from "../../../../../renderer/sandbox/match/table-log.js";
import { veil, veilSetup } from "../../../../support/match/veil/rules.js";
import type { VeilTypes } from "../../../../support/match/veil/types.js";

type VeilMatch = Match<MatchState<VeilTypes>>;

/** A match after choices, each by its words. */
function played(...labels: readonly RegExp[]): VeilMatch {
  let match: VeilMatch = must(startMatch(veil, veilSetup(5)));
  for (const label of labels) {
    const offer = veil.offers(presentState(match)).find((each) => label.test(each.label));
    if (offer === undefined) throw new Error(`No ${String(label)}`);
    match = must(choose(match, offer.action));
  }
  return match;
}

const labels = (match: VeilMatch, viewer: Viewer): readonly (string | null)[] =>
  new TableLog().news(match, viewer).moments.map(({ label }) => label);

describe("the choices that a log names", () => {
  const match = played(/^set .* at Left$/, /^summon .* at Right$/);

  it("are shown to whoever made them, and to whoever sees everything", () => {
    const all = [null, expect.stringMatching(/^set Card<\d+> at Left$/), expect.stringMatching(/^summon Card<\d+>/)];
    expect(labels(match, 0)).toEqual(all);
    expect(labels(match, "all")).toEqual(all);
  });

  it("are hidden from others where they are about a card that those do not know", () => {
    expect(labels(match, 1)).toEqual([null, "A hidden choice", expect.stringMatching(/^summon Card<\d+>/)]);
  });

  it("name no card that lies covered, in no line either", () => {
    const { lines } = new TableLog().news(match, 1);
    const [set] = match.moments[1]?.events.flatMap(({ cards }) => cards) ?? [];
    const name = `Card<${presentState(match).cards[set ?? 0]?.definition ?? -1}>`;
    expect(lines.map(({ text }) => text).join("\n")).not.toContain(name);
    expect(lines.flatMap(({ cards }) => cards)).not.toContain(set);
  });
});
