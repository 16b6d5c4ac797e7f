import { NONE, type Bundle } from "../../../../match/index.js";
import type { TtcgMachine, TtcgReader } from "../types.js";
import { fieldOf, isActive } from "../values/cards.js";
import { startLasting } from "./lasting/start.js";
import { plansOf } from "./source.js";
import { isLasting } from "./targets.js";

/** A card that has come to its place says what its effects say by themselves there. */
export function beginStanding(m: TtcgMachine, id: number): void {
  const { definition, object, controller, zone } = m.card(id);
  const place = zone === "under" ? "covered" : isActive(m.card(id)) ? "active" : null;
  plansOf(m, id).forEach(({ program, stands }, effect) => {
    if (program === null || stands === null || stands !== place) return;
    const source = { card: id, object, seat: controller, event: null };
    program.ops.forEach((op, at) => {
      if (isLasting(op)) startLasting(m, program, { source, definition, effect, at, cards: null });
    });
  });
}

/** The continuous effects of a card that were used and go on. */
export function continuousOf(reader: TtcgReader, id: number): readonly Bundle[] {
  const { object } = reader.card(id);
  return reader.state.bundles.filter((bundle) => bundle.cause.object === object && isContinuous(reader, bundle));
}

function isContinuous(reader: TtcgReader, { program, cause }: Bundle): boolean {
  if (program !== "lasting") return false;
  const plan = plansOf(reader, cause.card)[cause.ability];
  return plan?.program?.form === "continuous" && plan.stands === null;
}

/** Continuous effects of cards that were untapped end, where the rules say so (MATCH-58). */
export function endContinuous(m: TtcgMachine): void {
  if (m.constants.config["continuous-ends"] === "leaves" || m.state.bundles.length === 0) return;
  for (const side of [0, 1]) {
    for (const id of fieldOf(m, side)) {
      if (m.card(id).tapped) continue;
      for (const bundle of continuousOf(m, id)) m.unregister(bundle.id);
    }
  }
}

/** Whether a bundle is what a card says by lying where it lies, so that it begins whenever the card comes there. */
export function isStanding(reader: TtcgReader, { program, cause, vars }: Bundle): boolean {
  if (program !== "lasting" || cause.card === NONE || reader.card(cause.card).object !== cause.object) return false;
  const stands = plansOf(reader, cause.card)[cause.ability]?.stands ?? null;
  return vars.cards === undefined && stands !== null;
}
