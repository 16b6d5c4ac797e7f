import { join } from "node:path";
import type { CardDefinition } from "../../../shared/games/ptg/cards/definition.js";
import { ptgRuleset } from "../../../shared/games/ptg/play/ruleset.js";
import type { PtgState } from "../../../shared/games/ptg/play/types.js";
import { pay, type Pool } from "../../../shared/games/ptg/play/values/mana.js";
import type { PlayMaterial } from "../../../shared/games/play.js";
import { randomFrom, type MatchSetup } from "../../../shared/match/index.js";
import { materialOf } from "./folder.js";
import { leakOf, unanswerable } from "./invariants.js";

/** Where the scenarios of the rules are, with cards for each effect, target and event. */
export const trialFolder = join(import.meta.dirname, "../../unit/shared/games/ptg/scenarios");

/** The cards that scenarios of the rules are played with. */
export const trialMaterial = (): PlayMaterial => materialOf("ptg", trialFolder);

/** The sample set and its decks. */
export const sampleMaterial = (): PlayMaterial => materialOf("ptg", join(import.meta.dirname, "../../../tabula/ptg"));

/** Two decks of any cards, a third of them mana. */
export function anySetup({ definitions }: PlayMaterial, seed: number): MatchSetup {
  const random = randomFrom(seed);
  const kinds = definitions.map((definition) => (definition as CardDefinition).type);
  const mana = kinds.flatMap((kind, at) => (kind === "mana" ? [at] : []));
  const others = kinds.flatMap((kind, at) => (kind === "mana" ? [] : [at]));
  const anyOf = (cards: readonly number[]): number => cards[random.below(cards.length)] ?? 0;
  const deck = (name: string) => ({
    name,
    cards: Array.from({ length: 30 }, (_, at) => anyOf(at % 3 === 0 ? mana : others)),
  });
  return { definitions, decks: [deck("One"), deck("Other")], options: {}, seed };
}

/** What must be so at every position of a match; each answers with what is wrong, or null. */
const laws: Readonly<Record<string, (state: PtgState) => string | null>> = {
  "every card is in one place": ({ cards, zones }) => {
    const placed = Object.values(zones).flat(2);
    if (placed.length !== cards.length || new Set(placed).size !== cards.length) return `${placed.length} places`;
    for (const [zone, lists] of Object.entries(zones)) {
      for (const [at, list] of lists.entries()) {
        const stray = list.find((id) => cards[id]?.zone !== zone || Math.max(0, cards[id].side) !== at);
        if (stray !== undefined) return `card ${stray} is not in ${zone} of ${at}`;
      }
    }
    return null;
  },
  "no mana is below nothing": ({ counters }) => {
    const wrong = counters
      .flatMap((each) => Object.entries(each))
      .find(([name, value]) => name !== "health" && !(value >= 0));
    return wrong === undefined ? null : wrong.join(" ");
  },
  "what is not in play has no damage and no changes": ({ cards }) => {
    const wrong = cards.find(
      ({ zone, damage, changes, attacked, blocked }) =>
        zone !== "battlefield" && (damage !== 0 || changes.length > 0 || attacked || blocked),
    );
    return wrong === undefined ? null : `card ${wrong.id} in ${wrong.zone}`;
  },
  "tokens are in play or gone": ({ cards }) => {
    const stray = cards.find(({ token, zone }) => token && zone !== "battlefield" && zone !== "ceased");
    return stray === undefined ? null : `token ${stray.id} in ${stray.zone}`;
  },
  "a spell resolves only while somebody chooses": ({ zones, table }) =>
    zones.resolving.flat().length > 0 && table.jobs.length === 0 ? "left over" : null,
  "who has no health has lost": ({ counters, outcome, table }) =>
    outcome === null && table.jobs.length === 0 && counters.some(({ health }) => health <= 0) ? "goes on" : null,
  "spells are never on the battlefield": ({ cards, constants }) => {
    const stray = cards.find(
      ({ zone, definition }) => zone === "battlefield" && constants.blueprints[definition]?.definition.type === "spell",
    );
    return stray === undefined ? null : `card ${stray.id}`;
  },
  "triggers are counted again each time": ({ table: { jobs, queue, triggered } }) =>
    jobs.length + queue.length === 0 && triggered !== 0 ? `${triggered} are counted` : null,
  "what is offered can be paid": (state) => {
    const decision = ptgRuleset.decision(state);
    if (decision.kind === "over") return null;
    const unpayable = decision.actions.find(({ verb, card }) => {
      if (verb !== "play") return false;
      const definition = state.constants.blueprints[state.cards[card]?.definition ?? 0]?.definition;
      const pool: Pool | undefined = state.counters[decision.seat];
      return (
        pool === undefined ||
        definition === undefined ||
        (definition.type !== "mana" && pay(pool, definition.mana) === null)
      );
    });
    return unpayable === undefined ? null : `card ${unpayable.card}`;
  },
};

/** What is wrong with a position, in a line; null when nothing is. */
export function ptgFaultOf(state: PtgState): string | null {
  for (const [law, test] of Object.entries(laws)) {
    const wrong = test(state);
    if (wrong !== null) return `${law}: ${wrong}`;
  }
  return null;
}

/** Positions with more cards, where tokens double each turn, are looked at as rarely as leaks. */
const manyCards = 500;

/** Throws where a position is wrong; looks for leaks only at every nth step, as that takes longest. */
export const checkedPtg =
  (every: number) =>
  (state: PtgState, _events: unknown, step: number): void => {
    const whole = step % every === 0;
    if (!whole && state.cards.length > manyCards) return;
    const leak = whole ? leakOf(ptgRuleset, state, step) : null;
    const fault = ptgFaultOf(state) ?? unanswerable(ptgRuleset, state) ?? leak;
    if (fault !== null) throw new Error(`step ${step}: ${fault}`);
  };
