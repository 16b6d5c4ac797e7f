import { NONE, type Answer } from "../../../../match/index.js";
import type { TtcgMachine } from "../types.js";
import type { ActivationFrame } from "../frames.js";
import { knownOf, nameOf } from "../values/cards.js";
import { counterable } from "./counters.js";
import { legalFor, limitsOf, ofSeat } from "./quantity.js";
import { planAt, type Source } from "./source.js";
import type { Aim } from "./targets.js";

/** Whose effect it is, with what was taken for its costs and other targets. */
export const sourceOf = ({ card, object, seat, event, paid, aims }: ActivationFrame): Source => ({
  card,
  object,
  seat,
  event,
  taken: [...paid, ...aims.flat()].map((each) => each.card),
});

/** Asks for the next target; false where all are chosen. */
export function aimNext(m: TtcgMachine, frame: ActivationFrame, aims: readonly Aim[]): boolean {
  const answer: Extract<Answer, { kind: "cards" }> | null = m.answer("cards");
  if (answer !== null) {
    const chosen = answer.cards.map((id) => knownOf(m, id));
    frame.aims =
      frame.at % 2 === 0
        ? [...frame.aims, chosen]
        : [...frame.aims.slice(0, -1), [...(frame.aims.at(-1) ?? []), ...chosen]];
    frame.at += isSplit(aims[frame.at >> 1]) ? 1 : 2;
  }
  const aim = aims[frame.at >> 1];
  if (aim === undefined) return false;
  const source = sourceOf(frame);
  const side = frame.at % 2 === 0 ? frame.seat : m.opponent(frame.seat);
  const all = legalFor(m, source, aim);
  const legal = isSplit(aim) ? ofSeat(m, all, side) : all;
  const limits = limitsOf(m, source, aim.target.q, legal.length) ?? { min: 0, max: 0 };
  const chooser = isSplit(aim) && m.constants.config["each-player-chooser"] === "each" ? side : frame.seat;
  m.select({ seat: chooser, title: titleOf(m, frame, limits.max), purpose: "target", cards: legal, ...limits });
  return true;
}

/** Asks which effect on the chain the next counter is aimed at, where there are several; false where all are chosen. */
export function counterNext(m: TtcgMachine, frame: ActivationFrame, counters: readonly AimedCounter[]): boolean {
  const op = counters[frame.against.length];
  if (op === undefined) return false;
  const items = counterable(m, sourceOf(frame), op);
  const answer = m.answer("options");
  if (answer === null && items.length > 1) {
    m.ask({
      kind: "options",
      seat: frame.seat,
      purpose: "effect",
      title: "Counter which effect?",
      options: items.map((item) => ({ label: nameOf(m, item.cause.card), refusal: null })),
    });
    return true;
  }
  frame.against = [...frame.against, items[answer?.index ?? 0]?.id ?? NONE];
  return true;
}

type AimedCounter = Parameters<typeof counterable>[2];

/** Whether a target is chosen on each side by itself: an even step for the player's own, an odd one for the other. */
const isSplit = (aim: Aim | undefined): boolean => aim?.target.sel.controller === "each";

function titleOf(m: TtcgMachine, { definition, effect, card }: ActivationFrame, most: number): string {
  const { text } = planAt(m, definition, effect);
  return `${nameOf(m, card)}: choose ${most === 1 ? "a target" : "targets"}. ${text}`;
}
