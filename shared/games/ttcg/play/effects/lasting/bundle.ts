import { NONE, targetSeat, type Bundle } from "../../../../../match/index.js";
import type { Target } from "../../../language/ast/selectors.js";
import { happensOnce, type EffectProgram, type Op } from "../../../language/program/program.js";
import type { Known, TtcgReader } from "../../types.js";
import { isActive, isSame } from "../../values/cards.js";
import { isAffected } from "../../values/protection.js";
import { isReference, referred } from "../refs.js";
import { fits } from "../selectors.js";
import { planAt, type Source } from "../source.js";
import { holds, isWhile } from "../states.js";

/** Whose effect a bundle is. */
export const sourceOf = ({ cause }: Pick<Bundle, "cause">): Source => ({
  card: cause.card,
  object: cause.object,
  seat: cause.seat,
  event: null,
});

/** The cards that a bundle was made for; null where it means whatever fits at the time. */
export function cardsOf({ vars }: Pick<Bundle, "vars">): readonly Known[] | null {
  const cards: unknown = vars.cards;
  return Array.isArray(cards) ? (cards as readonly Known[]) : null;
}

export function numbersOf({ vars }: Pick<Bundle, "vars">): readonly number[] {
  const numbers: unknown = vars.numbers;
  return Array.isArray(numbers) ? (numbers as readonly number[]) : [];
}

export const wordOf = ({ vars }: Pick<Bundle, "vars">): string => (typeof vars.word === "string" ? vars.word : "");

/** The program of a bundle, and the action of it that lasts. */
export function actionOf(
  { cause, vars }: Pick<Bundle, "cause" | "vars">,
  constants: TtcgReader["constants"],
): { readonly program: EffectProgram; readonly op: Op } {
  const { program } = planAt({ constants }, Number(vars.definition), cause.ability);
  const op = program?.ops[Number(vars.at)];
  if (program === null || op === undefined) throw new RangeError(`No action ${Number(vars.at)}`);
  return { program, op };
}

/** Whether a bundle says something of a card now. */
export function affects(reader: TtcgReader, target: number, bundle: Bundle): boolean {
  if (target === NONE || targetSeat(target) >= 0) return false;
  const cards = cardsOf(bundle);
  // Most are about a card or two, and asked about all.
  if (cards !== null && !cards.some((each) => each.card === target && isSame(reader, each))) return false;
  const { program, op } = actionOf(bundle, reader.constants);
  const source = sourceOf(bundle);
  if (program.while !== undefined && !isWhile(reader, source, program.while)) return false;
  if (!happensOnce(program) && program.test !== undefined && !holds(reader, source, program.test)) return false;
  const isMeant = cards !== null || isMeantBy(reader, source, targetOf(op), target);
  return isMeant && (isProtecting(op) || isAffected(reader, target, source.card));
}

/** Whether an action grants what protection is read from, so that protection is not asked about it. */
export const isProtecting = (op: Op): boolean =>
  op.op === "indestructible-by-rank" ||
  (op.op === "grant" && op.keyword !== "cannot-attack" && op.keyword !== "attack-twice");

/** The cards that an action which lasts is about. */
export function targetOf(op: Op): Target | null {
  switch (op.op) {
    case "rank-up-using":
      return op.host;
    case "stat":
    case "grant":
    case "stat-multiply":
    case "rank-delta":
    case "set-rank":
    case "swap-rank":
    case "swap-stats":
    case "change-kind":
    case "untap-at-owner-turn-start":
    case "untap-once-for-points":
    case "indestructible-by-rank":
      return op.target;
    default:
      return null;
  }
}

function isMeantBy(reader: TtcgReader, source: Source, target: Target | null, id: number): boolean {
  if (target === null) return false;
  if (isReference(target)) return referred(reader, source, target.ref) === id;
  return isActive(reader.card(id)) && fits(reader, source, target.sel, id);
}
