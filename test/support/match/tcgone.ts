import { join } from "node:path";
import type { PlayMaterial } from "../../../shared/games/play.js";
import { tcgoneRuleset } from "../../../shared/games/tcgone/play/ruleset.js";
import type { TcgState } from "../../../shared/games/tcgone/play/types.js";
import type { MatchSetup } from "../../../shared/match/index.js";
import { materialOf } from "./folder.js";

/** The sample cards and their decks. */
export const sampleMaterial = (): PlayMaterial =>
  materialOf("tcgone", join(import.meta.dirname, "../../../tabula/tcgone"));

/** Two of the sample decks. */
export function anySetup({ definitions, decks }: PlayMaterial, seed: number): MatchSetup {
  const at = (place: number) => decks[place % decks.length] ?? { name: "", cards: [] };
  return { definitions, decks: [at(seed), at(seed + 1)], options: {}, seed };
}

/** What must be so at every position of a match; each answers with what is wrong, or null. */
const laws: Readonly<Record<string, (state: TcgState) => string | null>> = {
  "every card is in one place": ({ cards, zones }) => {
    const placed = Object.values(zones).flat(2);
    if (placed.length !== cards.length || new Set(placed).size !== cards.length) return `${placed.length} places`;
    const stray = cards.find(({ id, zone, side }) => !(zones[zone][Math.max(0, side)] ?? []).includes(id));
    return stray === undefined ? null : `card ${stray.id}`;
  },
  "no player has more or fewer cards": ({ cards }) =>
    [0, 1].every((seat) => cards.filter(({ owner }) => owner === seat).length === 60) ? null : "not 60",
  "damage is never below nothing": ({ cards }) => cards.find(({ damage }) => damage < 0)?.id.toString() ?? null,
  "every card in play belongs to a unit": ({ cards }) => {
    const stray = cards.find(({ zone, unit, side }) => {
      if (zone !== "play") return unit !== -1;
      const bottom = cards[unit];
      return bottom?.zone !== "play" || bottom.unit !== unit || bottom.side !== side;
    });
    return stray === undefined ? null : `card ${stray.id}`;
  },
  "no two units have one place": ({ cards }) => {
    const places = cards.filter(({ zone, unit, id }) => zone === "play" && unit === id);
    const keys = new Set(places.map(({ side, slot }) => `${side} ${slot}`));
    return keys.size === places.length ? null : "a place is taken twice";
  },
  "no ability of a card that is not there": ({ abilities, cards }) => {
    const dead = abilities.find(
      ({ kind, cause }) => kind !== "globalAbility" && cards[cause.card]?.object !== cause.object,
    );
    return dead === undefined ? null : `ability ${dead.id}`;
  },
  "no lasting effect beyond its turn": ({ bundles, turn, outcome }) => {
    const dead = bundles.find(({ expires }) => expires >= 0 && expires <= turn);
    return dead === undefined || outcome !== null ? null : `effect ${dead.id}`;
  },
};

/** Throws where a law does not hold. */
export function checkLaws(state: TcgState): void {
  for (const [law, check] of Object.entries(laws)) {
    const wrong = check(state);
    if (wrong !== null) throw new Error(`${law}: ${wrong}`);
  }
}

export { tcgoneRuleset };
