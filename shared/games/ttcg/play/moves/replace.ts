import type { TtcgFrameOf, TtcgMachine, TtcgReader } from "../types.js";
import { coveredBy, isSame, nameOf } from "../values/cards.js";
import { plansOf } from "../effects/source.js";
import { toDiscard } from "./decks.js";

/** Covered cards of a pile that may go to the discard pile in place of its active card. */
const replacementsFor = (reader: TtcgReader, id: number): readonly number[] =>
  coveredBy(reader, id).filter((each) =>
    plansOf(reader, each).some(
      ({ program }) => program?.form === "dormant" && program.ops.some(({ op }) => op === "replace-destruction"),
    ),
  );

/** Asks about each card that is to be destroyed whether another goes in its place; false while somebody is asked. */
export function askReplacements(m: TtcgMachine, frame: TtcgFrameOf<"destroy">): boolean {
  for (; frame.at < frame.cards.length; frame.at += 1) {
    const doomed = frame.cards[frame.at];
    if (doomed === undefined || !isSame(m, doomed)) continue;
    const [other] = replacementsFor(m, doomed.card);
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
    toDiscard(m, other, "sent");
  }
  return true;
}
