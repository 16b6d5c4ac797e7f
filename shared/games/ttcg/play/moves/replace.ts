import { NONE, withCause } from "../../../../match/index.js";
import type { TtcgFrameOf, TtcgMachine, TtcgReader } from "../types.js";
import { coveredBy, isSame, nameOf } from "../values/cards.js";
import { isDestructible } from "../values/protection.js";
import { plansOf } from "../effects/source.js";
import { toDiscard } from "./decks.js";

/** The effect of a card that sends it to the discard pile in place of the card above it; −1 for none. */
const replacingEffect = (reader: TtcgReader, id: number): number =>
  plansOf(reader, id).findIndex(
    ({ program }) => program?.form === "dormant" && program.ops.some(({ op }) => op === "replace-destruction"),
  );

/** Asks about each card that is to be destroyed whether another goes in its place; false while somebody is asked. */
export function askReplacements(m: TtcgMachine, frame: TtcgFrameOf<"destroy">): boolean {
  for (; frame.at < frame.cards.length; frame.at += 1) {
    const doomed = frame.cards[frame.at];
    if (doomed === undefined || !isSame(m, doomed)) continue;
    if (!isDestructible(m, doomed.card, frame.by, frame.byCards[frame.at] ?? NONE)) continue;
    const other = coveredBy(m, doomed.card).find((each) => replacingEffect(m, each) >= 0);
    if (other === undefined) continue;
    const answer = m.answer("confirm");
    if (answer === null) {
      m.ask({
        kind: "confirm",
        seat: m.card(doomed.card).controller,
        purpose: "may",
        title: `${nameOf(m, doomed.card)} would be destroyed: send ${nameOf(m, other)} from under it instead?`,
        yes: `Send ${nameOf(m, other)}`,
        no: "Let it be destroyed",
        refusal: null,
      });
      return false;
    }
    frame.answer = null;
    if (!answer.yes) continue;
    frame.spared = [...frame.spared, doomed.card];
    const { controller: seat, object } = m.card(other);
    const cause = { kind: "effect", seat, card: other, object, ability: replacingEffect(m, other) };
    withCause(m, cause, () => toDiscard(m, other, "sent"));
  }
  return true;
}
