import type { MatchSetup, MatchState, Ruleset } from "../match/index.js";

/**
 * How many cards a game deals to its first seat before anybody has decided anything; undefined where a match cannot be set up so,
 * or deals none. Zones that are drawn as hands are hands.
 */
export function openingHandOf<State extends MatchState>(
  ruleset: Ruleset<State>,
  setup: MatchSetup,
): number | undefined {
  const begun = ruleset.setup(setup);
  if (!begun.ok) return undefined;
  const hands = new Set(ruleset.layout.zones.flatMap(({ zone, look }) => (look === "fan" ? [zone] : [])));
  const dealt = ruleset
    .view(begun.value.state, "all")
    .zones.filter(({ zone, side }) => side === 0 && hands.has(zone))
    .reduce((sum, { cards }) => sum + cards.length, 0);
  return dealt === 0 ? undefined : dealt;
}
