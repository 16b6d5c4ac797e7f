import { NONE } from "../../../../match/index.js";
import type { EffectProgram } from "../../language/program/program.js";
import type { ChainItem, TtcgReader } from "../types.js";
import { isActive, isSame, isUnit } from "../values/cards.js";
import { legalFor } from "./quantity.js";
import { programOf, type Source } from "./source.js";
import { aimsOf } from "./targets.js";

/** Whether an effect turns an attack or another effect to its card, which its player is asked about as that happens. */
export const isRedirect = ({ ops: [{ op }] }: EffectProgram): boolean =>
  op === "redirect-attack" || op === "redirect-effect";

/** Whether the card of an effect can take the place of what is attacked or aimed at. */
export const canRedirect = (reader: TtcgReader, source: Source, op: "redirect-attack" | "redirect-effect"): boolean =>
  isSame(reader, source) && (op === "redirect-attack" ? canBeAttacked(reader, source) : canBeAimedAt(reader, source));

function canBeAttacked(reader: TtcgReader, { card }: Source): boolean {
  const { attack } = reader.state.table;
  return attack !== null && attack.target?.card !== card && isActive(reader.card(card)) && isUnit(reader, card);
}

/** Only a legal target can be aimed at in place of another. */
function canBeAimedAt(reader: TtcgReader, { card, event }: Source): boolean {
  const item = reader.state.stack.find(({ id }) => id === event?.item);
  const program = item === undefined ? null : programOf(reader, item);
  if (item === undefined || program === null) return false;
  return aimsOf(program).some((aim, at) => {
    const chosen = (item.aims[at] ?? []).map((each) => each.card);
    return (
      chosen.includes(event?.target ?? NONE) &&
      !chosen.includes(card) &&
      legalFor(reader, sourceOf(item), aim).includes(card)
    );
  });
}

const sourceOf = ({ cause, object, controller, event, paid }: ChainItem): Source => ({
  card: cause.card,
  object,
  seat: controller,
  event,
  taken: paid.map((each) => each.card),
});
