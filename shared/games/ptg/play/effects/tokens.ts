import { NONE, type Seat } from "../../../../match/index.js";
import type { AlterationOf } from "../../cards/definition.js";
import { mostTokens } from "../../vocabulary.js";
import { enterBattlefield, entered } from "../moves/creatures.js";
import { emit, knownOf } from "../events/emit.js";
import { freshFields } from "../moves/hooks.js";
import type { Job, PtgMachine } from "../types.js";
import { definitionOf } from "../values/stats.js";

/** Makes tokens on a player's battlefield; only creatures can be tokens (PLAY-13). */
export function spawn(m: PtgMachine, { card, ability, alteration }: Job, seat: Seat, count: number): void {
  const definition = m.constants.blueprints[m.card(card).definition]?.tokens[ability]?.[alteration] ?? NONE;
  if (m.constants.blueprints[definition]?.definition.type !== "creature") return;
  for (let made = 0; made < Math.min(count, mostTokens); made++) {
    const token = m.create({ ...freshFields(true), definition, owner: seat, zone: "battlefield" });
    entered(m, token.id);
  }
}

/** Puts the uppermost card with an id onto its player's battlefield; spells stay where they are (PLAY-13). */
export function recruit(m: PtgMachine, { params }: AlterationOf<"recruit">, seat: Seat): void {
  const from = params.from_zone;
  const id = m.zone(from, seat).findLast((each) => definitionOf(m, m.card(each)).card_id === params.card_definition_id);
  if (id === undefined || definitionOf(m, m.card(id)).type === "spell") return;
  if (from === "graveyard") emit(m, "on_card_leave_graveyard", seat, { card: knownOf(m, id) });
  enterBattlefield(m, id, seat);
}
