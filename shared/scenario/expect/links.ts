import { NOBODY, type Anchor, type MatchView } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { slotTitle } from "../set-up/slot.js";
import { sorted } from "./table.js";

/** Looks at all arrows over the table, in any order: `Goblin Warrior → Bob`. */
export function expectLinks(run: ScenarioRun, { links }: MatchView, expected: readonly string[], path: Path): void {
  const seen = links.map(({ from, to }) => `${anchorName(run, from)} → ${anchorName(run, to)}`);
  const wanted = expected.map((text) =>
    text
      .split(/\s*(?:→|->)\s*/u)
      .map((word) => endName(run, word))
      .join(" → "),
  );
  run.compare(path, "links", sorted(wanted), sorted(seen));
}

/** An end of an expected arrow as it is written: the name of a card or a player. */
function endName(run: ScenarioRun, word: string): string {
  const seat = run.names.seatOf(word);
  return run.spelling(word) ?? (seat === null ? word.trim() : (run.match.ruleset.seats[seat] ?? ""));
}

/** What an arrow begins or ends at, in words. */
function anchorName(run: ScenarioRun, anchor: Anchor): string {
  const { ruleset } = run.match;
  switch (anchor.kind) {
    case "card":
      return run.nameOf(anchor.card);
    case "place": {
      const card = run.state.cards.find(({ object }) => object === anchor.key);
      return card === undefined || card.covered ? "?" : run.nameOf(card.id);
    }
    case "slot":
      return slotTitle(run, anchor.zone, anchor.slot);
    case "zone": {
      const { title = anchor.zone } = ruleset.zones[anchor.zone] ?? {};
      return anchor.side === NOBODY ? title : `${title} of ${ruleset.seats[anchor.side] ?? ""}`;
    }
    case "seat":
      return ruleset.seats[anchor.seat] ?? "";
  }
}
