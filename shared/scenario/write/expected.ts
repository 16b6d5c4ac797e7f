import { NOBODY, NONE, type Decision, type MatchView, type Ruleset } from "../../match/index.js";
import { keyOf, sharedKey } from "../names.js";
import { keyLine, shortened } from "./lines.js";

/** What a scenario expects of a position, as lines of a step: who is asked, the counters, and what every zone holds. */
export function expectationOf(ruleset: Ruleset, view: MatchView, decision: Decision): readonly string[] {
  const lines = [
    keyLine(["expect", "turn"], view.turn),
    keyLine(["expect", "asked"], decision.kind === "over" ? "nobody" : keyOf(ruleset.seats[decision.seat] ?? "")),
  ];
  if (decision.kind === "over") {
    lines.push(
      keyLine(
        ["expect", "winners"],
        decision.outcome.winners.map((seat) => keyOf(ruleset.seats[seat] ?? "")),
      ),
    );
  } else lines.push(keyLine(["expect", "prompt"], decision.prompt.purpose));
  lines.push(keyLine(["expect", "stack"], view.stack.length));
  ruleset.seats.forEach((title, seat) => {
    lines.push(keyLine(["expect", keyOf(title)], { ...view.counters[seat], ...zonesOf(ruleset, view, seat) }));
  });
  lines.push(keyLine(["expect", sharedKey], zonesOf(ruleset, view, NOBODY)));
  return lines;
}

/** The zones of a side: open ones with the names of their cards, hidden ones with how many they hold. */
function zonesOf(ruleset: Ruleset, view: MatchView, side: number): Record<string, number | readonly string[]> {
  const names = new Map(view.cards.map(({ id, face }) => [id, face.name]));
  const zones: Record<string, number | readonly string[]> = {};
  for (const { zone, side: owner, cards } of view.zones) {
    if (owner !== side) continue;
    const isHidden = ruleset.zones[zone]?.seen === "nobody" || cards.includes(NONE);
    zones[zone] = isHidden ? cards.length : shortened(cards.map((id) => names.get(id) ?? ""));
  }
  return zones;
}
