import type { JsonValue, MatchPosition, SetUp } from "../../../../match/index.js";
import { other } from "../../core/board.js";
import { blueprintOfCard, isFieldZone } from "../board-of.js";
import { showSummoner } from "../flow/moves.js";
import { phases, type SummonerMachine, type SummonerReader, type SummonerTypes } from "../types.js";

/** What scenarios can say of a card, and of the moment at which they begin. */
export const setUp: SetUp<SummonerTypes> = {
  fields: { value: { kind: "integer" } },
  apply(m, id, _field, value) {
    const card = m.card(id);
    if (!isFieldZone(card.zone)) return `${blueprintOfCard(m, card).name} is on no field.`;
    m.edit(id).value = Number(value);
    return null;
  },
  position,
  describe,
  unsaid,
};

/** The turn counts halves from 1: 1 is turn 0 of the reference, 2 is its turn 0.5. */
function position(m: SummonerMachine, to: MatchPosition): string | null {
  if (m.draft.frames.length > 1 || m.state.table.jobs.length > 0) return "Something is being carried out.";
  const phase = phases.find((each) => each === (to.phase ?? m.state.table.phase));
  if (phase === undefined || phase === "sp") return "A match cannot begin in this phase.";
  const turn = Math.max(phase === "main" ? 1 : 0, to.turn ?? m.state.turn);
  const before = Math.max(0, m.state.table.first);
  const active = to.active ?? (m.state.active < 0 && phase === "main" ? before : m.state.active);
  // Whoever is active in a whole turn is the first player.
  const first = to.active === undefined ? before : turn % 2 === 1 ? to.active : other(to.active);
  Object.assign(m.draft, { turn, active });
  if (phase === "main" && m.state.table.phase !== "main") {
    Object.assign(m.draft.table, { hasField: [true, true] });
    for (const seat of [0, 1]) {
      m.count(seat).ready = 1;
      showSummoner(m, seat);
    }
  }
  Object.assign(m.draft.table, { phase, first });
  return null;
}

/** By our rules values follow from the cards; those of the reference are its own. */
function describe(reader: SummonerReader, id: number): Readonly<Record<string, JsonValue>> {
  const { zone, value, covered } = reader.card(id);
  if (!isFieldZone(zone) || value === null || covered || reader.constants.profile === "ruled") return {};
  return { value };
}

/** Summoners that are still to come lie face down wherever a match begins, also those that were once on the field. */
function unsaid(reader: SummonerReader): readonly string[] {
  const isShown = [0, 1].some((seat) => {
    const { summonerIndex } = reader.counters(seat);
    return reader.zone("summoners", seat).some((id, at) => at > summonerIndex && !reader.card(id).covered);
  });
  return isShown ? ["Summoners to come that lie face up are turned down."] : [];
}
