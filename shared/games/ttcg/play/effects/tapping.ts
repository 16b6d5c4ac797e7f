import type { EffectPlan } from "../cards/blueprint.js";
import type { Known, TtcgReader } from "../types.js";
import { isActive, isSame } from "../values/cards.js";
import { asTapped, type Source } from "./source.js";

/** Whether using an effect taps its card, as the style says (MATCH-25, MATCH-26). */
export function tapsBy(reader: TtcgReader, user: Known, { program, timing }: EffectPlan): boolean {
  if (!isSame(reader, user) || !isActive(reader.card(user.card))) return false;
  if (program?.once === true || program?.form === "from-hand" || program?.while === "tapped") return false;
  if (timing.window === "trigger" || program?.form === "triggered") {
    if (reader.constants.config["latent-taps"] === "off" && timing.anyChange !== true) return false;
  }
  return timing.taps === "yes" || (timing.taps === "second" && reader.card(user.card).echoes > 0);
}

/** The source as it is when costs are paid: tapped already where the rules tap it before. */
export const whenPaying = (reader: TtcgReader, source: Source, plan: EffectPlan): Source =>
  reader.constants.config["tap-order"] === "before-cost" && tapsBy(reader, source, plan) ? asTapped(source) : source;

/** Whether a card is tapped when costs are paid. */
export const isTappedToPay = (reader: TtcgReader, source: Source, id: number): boolean =>
  reader.card(id).tapped || (source.isTapped === true && id === source.card);
