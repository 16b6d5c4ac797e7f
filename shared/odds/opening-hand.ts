import type { MatchSetup, MatchState, Ruleset } from "../match/index.js";

/**
 * How many cards a game deals to each seat; undefined where a match cannot be set up so, or deals none. Zones that are drawn as
 * hands are hands. The smallest of them counts: where nothing is decided before the first turn, its draw has been made too.
 */
export function openingHandOf<State extends MatchState>(
  ruleset: Ruleset<State>,
  setup: MatchSetup,
): number | undefined {
  const begun = ruleset.setup(setup);
  if (!begun.ok) return undefined;
  const hands = new Set(ruleset.layout.zones.flatMap(({ zone, look }) => (look === "fan" ? [zone] : [])));
  const dealt = new Map<number, number>();
  for (const { zone, side, cards } of ruleset.view(begun.value.state, "all").zones) {
    if (hands.has(zone)) dealt.set(side, (dealt.get(side) ?? 0) + cards.length);
  }
  const least = Math.min(...dealt.values());
  return Number.isFinite(least) && least > 0 ? least : undefined;
}
