import type { JsonValue } from "../../../../../match/index.js";
import type { Duration } from "../../../language/ast/clauses.js";
import { happensOnce, type EffectProgram } from "../../../language/program/program.js";
import type { Known, TtcgMachine } from "../../types.js";
import type { Source } from "../source.js";

/** What an action that lasts is made for. */
export interface Lasting {
  readonly source: Source;
  readonly definition: number;
  readonly effect: number;
  readonly at: number;
  /** Null for whatever fits at the time. */
  readonly cards: readonly Known[] | null;
  readonly numbers?: readonly number[];
  readonly word?: string;
}

/** Lets an action last as its effect says. Without a duration it ends with what it was made for, or with the card that says it. */
export function startLasting(m: TtcgMachine, program: EffectProgram, made: Lasting): void {
  const { source, definition, effect, at, cards, numbers, word } = made;
  const vars: Record<string, JsonValue> = { definition, at };
  if (cards !== null) vars.cards = cards.map(({ card, object }) => ({ card, object }));
  if (numbers !== undefined) vars.numbers = numbers;
  if (word !== undefined) vars.word = word;
  const { card, object, seat } = source;
  m.register({
    program: "lasting",
    cause: { kind: "effect", seat, card, object, ability: effect },
    vars,
    ...spanOf(m, program, made),
  });
}

/** How long it lasts, in the terms of the kernel. */
function spanOf(
  m: TtcgMachine,
  { duration, form, while: state }: EffectProgram,
  { source, cards }: Lasting,
): { readonly turns?: number; readonly bound?: number } {
  if (duration !== null) return { turns: turnsOf(m, source.seat, duration) };
  if (!happensOnce({ form })) return { bound: source.object };
  if (state !== undefined) return { bound: source.object };
  const [only, ...others] = cards ?? [];
  return only !== undefined && others.length === 0 ? { bound: only.object } : {};
}

/** The number of turns, this one included. */
function turnsOf(m: TtcgMachine, seat: number, duration: Duration): number {
  if (typeof duration === "object") return duration.turns + 1;
  switch (duration) {
    case "this-turn":
      return 1;
    case "until-your-next-turn":
      return m.state.active === seat ? 2 : 1;
    case "opponent-next-turn":
      return m.state.active === seat ? 2 : 3;
  }
}
