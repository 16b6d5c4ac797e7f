import type { Seat } from "../../../../match/index.js";
import type { EffectProgram, Op } from "../../language/program/program.js";
import type { TtcgMachine } from "../types.js";
import type { ResolveFrame } from "../frames.js";
import type { Source } from "./source.js";

/** A player who acts, with the cards of each target of the action. */
export interface Acting {
  readonly seat: Seat;
  readonly cards: readonly (readonly number[])[];
}

/** An action that is carried out. `frame.stage` and `frame.memory` are the action's own, for what it asks. */
export interface Run {
  readonly frame: ResolveFrame;
  readonly source: Source;
  readonly program: EffectProgram;
  readonly acting: readonly Acting[];
}

type OpOf<Name extends Op["op"]> = Extract<Op, { op: Name }>;

/** Carries an action out; false while somebody is asked or something else must happen first, and then it is called again. */
export type Handler<Name extends Op["op"]> = (m: TtcgMachine, run: Run, op: OpOf<Name>) => boolean;

/** The handlers of some actions. */
export type Handlers<Name extends Op["op"]> = { readonly [Each in Name]: Handler<Each> };

/** All cards of the first target, whoever chose them. */
export const firstCards = ({ acting }: Run): readonly number[] => acting.flatMap(({ cards }) => cards[0] ?? []);

/** All cards of the second target. */
export const secondCards = ({ acting }: Run): readonly number[] => acting.flatMap(({ cards }) => cards[1] ?? []);
