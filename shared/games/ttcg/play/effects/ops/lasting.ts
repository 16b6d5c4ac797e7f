import { isEqual } from "../../../../../base/index.js";
import { kindsOf } from "../../../language/index.js";
import type { Op } from "../../../language/program/program.js";
import { capitalised } from "../../../vocabulary.js";
import type { Known, TtcgMachine } from "../../types.js";
import { isSame, isUnit, knownOf } from "../../values/cards.js";
import { isAffected } from "../../values/protection.js";
import { attackOf, defenseOf, rankOf, subtypesOf, typeOf } from "../../values/stats.js";
import { isProtecting } from "../lasting/bundle.js";
import { startLasting, type Lasting } from "../lasting/start.js";
import { firstCards, type Handlers, type Run } from "../run.js";
import { isOpenEnded } from "../targets.js";

type LastingOp =
  | "stat"
  | "grant"
  | "stat-multiply"
  | "rank-delta"
  | "set-rank"
  | "swap-stats"
  | "swap-rank"
  | "change-kind"
  | "attack-limit"
  | "invert-stat-changes"
  | "rank-up-using"
  | "forbid-play"
  | "untap-at-owner-turn-start"
  | "untap-once-for-points"
  | "indestructible-by-rank"
  | "at-turn-end";

/** Begins to hold, of the cards that were chosen or of whatever fits. */
function lasts(m: TtcgMachine, run: Run, op: Op): boolean {
  start(m, run, op, {});
  return true;
}

/** Actions that hold from now on. */
export const lastingOps: Handlers<LastingOp> = {
  stat: lasts,
  grant: lasts,
  "stat-multiply": lasts,
  "rank-delta": lasts,
  "set-rank": lasts,
  "attack-limit": lasts,
  "invert-stat-changes": lasts,
  "rank-up-using": lasts,
  "forbid-play": lasts,
  "untap-at-owner-turn-start": lasts,
  "untap-once-for-points": lasts,
  "indestructible-by-rank": lasts,
  /** The numbers of this moment become those that are printed. */
  "swap-stats"(m, run, op) {
    const cards = firstCards(run).filter((id) => isUnit(m, id));
    start(m, run, op, { numbers: cards.flatMap((id) => [defenseOf(m, id), attackOf(m, id)]) }, cards);
    return true;
  },
  /** This card and the other have each other's rank. */
  "swap-rank"(m, run, op) {
    const [other] = firstCards(run);
    if (other === undefined || !isSame(m, run.source)) return true;
    const cards = [run.source.card, other];
    start(m, run, op, { numbers: [rankOf(m, other), rankOf(m, run.source.card)] }, cards);
    return true;
  },
  "change-kind"(m, run, op) {
    const answer = m.answer("options");
    const kinds = kindsOf(m.constants.blueprints[run.frame.item.definition]?.definition.words);
    const cards = firstCards(run);
    const [changed] = cards;
    if (changed === undefined) return true;
    // "To any other": what the card is already is no choice.
    const words =
      op.axis === "type"
        ? kinds.types.filter((word) => word !== typeOf(m, changed))
        : kinds.subtypes.filter((word) => !isEqual(subtypesOf(m, changed), [word]));
    if (answer === null) {
      m.ask({
        kind: "options",
        seat: run.source.seat,
        purpose: "kind",
        title: `Which ${op.axis}?`,
        options: words.map((word) => ({ label: capitalised(word), refusal: null })),
      });
      return false;
    }
    start(m, run, op, { word: words[answer.index] ?? "" });
    return true;
  },
  "at-turn-end"(m, { frame }) {
    m.draft.table.later = [...m.state.table.later, frame.item];
    return true;
  },
};

/** Registers what holds; an equip card does that when it is attached. */
function start(
  m: TtcgMachine,
  run: Run,
  op: Op,
  more: Pick<Lasting, "numbers" | "word">,
  chosen: readonly number[] = firstCards(run),
): void {
  const { source, program, frame } = run;
  if (program.form === "equip") return;
  const isOpen = isOpenEnded(program, op);
  const cards: readonly Known[] | null = isOpen ? null : chosen.map((id) => knownOf(m, id));
  const affected = cards?.filter(({ card }) => isProtecting(op) || isAffected(m, card, source.card)) ?? null;
  if (affected?.length === 0) return;
  const { definition, effect } = frame.item;
  startLasting(m, program, { source, definition, effect, at: frame.at, cards: affected, ...more });
  m.log({ type: "lasts", seat: source.seat, cards: (affected ?? []).map(({ card }) => card), data: { op: op.op } });
}
