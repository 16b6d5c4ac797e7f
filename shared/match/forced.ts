import { MatchFault } from "./kernel.js";
import type { Reader } from "./reader.js";
import type { Draft, ForcedOutcome, MatchTypes } from "./state.js";

/** What a draw of chance is about, so that a scenario can say its outcome in words. */
export interface ChanceDraw {
  /** In a few words: "a coin". */
  readonly purpose: string;
  /** A word for each number: `["heads", "tails"]`. */
  readonly words?: readonly string[];
  /** A card for each number: one of them is drawn. */
  readonly cards?: readonly number[];
}

/** The outcome of a shuffle that leaves the order as it is. */
export const asItLies = "as it lies";

const plain = (text: string): string => text.trim().toLowerCase();

/** Takes "as it lies" from the forced outcomes when it comes next. A shuffle takes no other one. */
export function isKeptInOrder<T extends MatchTypes>(draft: Pick<Draft<T>, "forced">): boolean {
  const [next] = draft.forced;
  if (typeof next !== "string" || plain(next) !== asItLies) return false;
  draft.forced = draft.forced.slice(1);
  return true;
}

/** The number of the next forced outcome, which must be one of this draw. */
export function drawForced<T extends MatchTypes>(
  reader: Reader<T> & { readonly draft: Pick<Draft<T>, "forced"> },
  bound: number,
  of?: ChanceDraw,
): number {
  const { draft } = reader;
  const [next] = draft.forced;
  const names = of?.cards === undefined ? (of?.words ?? []) : of.cards.map((card) => nameOf(reader, card));
  const value = next === undefined ? -1 : numberOf(next, names);
  if (!Number.isInteger(value) || value < 0 || value >= bound) throw noOutcome(next, bound, of, names);
  draft.forced = draft.forced.slice(1);
  return value;
}

const numberOf = (outcome: ForcedOutcome, names: readonly string[]): number =>
  typeof outcome === "number" ? outcome : names.findIndex((name) => plain(name) === plain(outcome));

function nameOf<T extends MatchTypes>(reader: Reader<T>, id: number): string {
  return reader.kernel.rules.face(reader, reader.card(id), "all").name;
}

function noOutcome(
  outcome: ForcedOutcome | undefined,
  bound: number,
  of: ChanceDraw | undefined,
  names: readonly string[],
): MatchFault {
  const can = names.length > 0 ? [...new Set(names)].join(", ") : bound <= 1 ? "0" : `0 to ${bound - 1}`;
  const message = `The next draw of chance is ${of?.purpose ?? "a number"} (${can}); ${JSON.stringify(outcome)} is not an outcome of it.`;
  return new MatchFault({ code: forcedChance, message });
}

/** The code of the fault when a forced outcome does not fit what is drawn. */
export const forcedChance = "scenario/forced-chance";
