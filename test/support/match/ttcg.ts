import { join } from "node:path";
import { ttcgRuleset } from "../../../shared/games/ttcg/play/ruleset.js";
import type { TtcgState } from "../../../shared/games/ttcg/play/types.js";
import type { PlayMaterial } from "../../../shared/games/play.js";
import { randomFrom, type MatchSetup } from "../../../shared/match/index.js";
import { materialOf } from "./folder.js";
import { leakOf, unanswerable } from "./invariants.js";

/** Where the scenarios of the rules are, with cards for each rule, effect and option. */
export const trialFolder = join(import.meta.dirname, "../../unit/shared/games/ttcg/scenarios");

/** The cards that scenarios of the rules are played with. */
export const trialMaterial = (): PlayMaterial => materialOf("ttcg", trialFolder);

/** The sample set and its decks. */
export const sampleMaterial = (): PlayMaterial => materialOf("ttcg", join(import.meta.dirname, "../../../tabula/ttcg"));

/** Two decks of any cards, two thirds of them of rank 1. */
export function anySetup({ definitions }: PlayMaterial, seed: number): MatchSetup {
  const random = randomFrom(seed);
  const ranks = definitions.map((definition) => (definition as { level: number }).level);
  const first = ranks.flatMap((rank, at) => (rank === 1 ? [at] : []));
  const all = ranks.map((_, at) => at);
  const anyOf = (cards: readonly number[]): number => cards[random.below(cards.length)] ?? 0;
  const deck = (name: string) => ({
    name,
    cards: Array.from({ length: 50 }, (_, at) => anyOf(at % 3 === 0 ? all : first)),
  });
  return { definitions, decks: [deck("One"), deck("Other")], options: { "deck-rules": "sandbox" }, seed };
}

type Law = (state: TtcgState) => string | null;

/** What must be so at every position of a match; each answers with what is wrong, or null. */
const laws: Readonly<Record<string, Law>> = {
  "every card is in one place": ({ cards, zones }) => {
    const placed = Object.values(zones).flat(2);
    if (placed.length !== cards.length || new Set(placed).size !== cards.length) return `${placed.length} places`;
    const stray = cards.find(({ id, zone, side }) => !(zones[zone][Math.max(0, side)] ?? []).includes(id));
    return stray === undefined ? null : `card ${stray.id}`;
  },
  "every slot holds one active card": ({ zones, cards }) => {
    for (const zone of ["units", "spells"] as const) {
      for (const list of zones[zone]) {
        const slots = list.map((id) => cards[id]?.slot ?? -1);
        if (new Set(slots).size !== slots.length || slots.some((slot) => slot < 0))
          return `${zone}: ${slots.join(" ")}`;
      }
    }
    return null;
  },
  "piles have no gaps and an active card on top": ({ zones, cards }) => {
    for (const [side, list] of zones.under.entries()) {
      const piles = new Map<string, number[]>();
      for (const id of list) {
        const card = cards[id];
        if (card === undefined || card.row === null) return `card ${id} lies nowhere`;
        const key = `${card.row} ${card.slot}`;
        piles.set(key, [...(piles.get(key) ?? []), card.depth]);
      }
      for (const [key, depths] of piles) {
        const [row = "", slot = ""] = key.split(" ");
        const tops = zones[row === "unit" ? "units" : "spells"][side] ?? [];
        if (!tops.some((id) => cards[id]?.slot === Number(slot))) return `nothing is on top of ${key}`;
        if (depths.toSorted((a, b) => a - b).some((depth, at) => depth !== at + 1))
          return `${key}: ${depths.join(" ")}`;
      }
    }
    return null;
  },
  "only active cards are tapped or equipped": ({ cards }) => {
    const wrong = cards.find(
      ({ zone, tapped, host }) => zone !== "units" && zone !== "spells" && (tapped || host !== -1),
    );
    return wrong === undefined ? null : `card ${wrong.id} in ${wrong.zone}`;
  },
  "what is off the field is in no row": ({ cards }) => {
    const wrong = cards.find(
      ({ zone, row }) => (row !== null) !== (zone === "units" || zone === "spells" || zone === "under"),
    );
    return wrong === undefined ? null : `card ${wrong.id} in ${wrong.zone}`;
  },
};

/** What is wrong with a position, in a line; null when nothing is. */
export function ttcgFaultOf(state: TtcgState): string | null {
  for (const [law, test] of Object.entries(laws)) {
    const wrong = test(state);
    if (wrong !== null) return `${law}: ${wrong}`;
  }
  return null;
}

/** Throws where a position is wrong; looks for leaks only at every nth step, as that takes longest. */
export const checkedTtcg =
  (every: number) =>
  (state: TtcgState, _events: unknown, step: number): void => {
    const leak = step % every === 0 ? leakOf(ttcgRuleset, state, step) : null;
    const fault = ttcgFaultOf(state) ?? unanswerable(ttcgRuleset, state) ?? leak;
    if (fault !== null) throw new Error(`step ${step}: ${fault}`);
  };
