import type { CollectionExpression, Handlers, StandardEffect } from "../../language/ast.js";
import type { Part } from "../cards/definition.js";
import { limitsOf } from "../cards/aims.js";
import { leaveStack } from "../flow/leave-stack.js";
import type { DreamMachine, RunFrame, Subject } from "../types.js";
import { scopeOf, type Scope } from "../values/scope.js";

/**
 * How an effect went on. `done`: the next part may follow. `pause`: it is done when what it pushed has run. `again`: it has asked, or
 * waits for what it pushed; it is called again, with `frame.step` as it left it.
 */
export type Progress = "done" | "pause" | "again";

export interface Running {
  readonly m: DreamMachine;
  readonly frame: RunFrame;
  readonly part: Part;
  /** The cards aimed at that are still what they were. */
  readonly targets: readonly Subject[];
}

export type Effects = Handlers<StandardEffect, Progress, [Running]>;

/** The names of effects a family handles. */
export type Family<Name extends keyof Effects> = Pick<Effects, Name>;

export const scopeIn = ({ m, frame }: Running): Scope => scopeOf(m, frame.cause, frame.memory);

/** What "it" and "them" mean from now on. */
export function remember({ frame }: Pick<Running, "frame">, it: readonly Subject[]): void {
  frame.memory = { ...frame.memory, it };
}

export const idsOf = (subjects: readonly Subject[]): number[] => subjects.map(({ card }) => card);

interface Question {
  readonly seat?: number;
  readonly purpose: string;
  readonly min: number;
  readonly max: number;
  readonly direct?: boolean;
  readonly ordered?: boolean;
  readonly title?: string;
}

/** Asks for cards, and returns the answer when called again; `null` while it waits. With nothing to choose from there is no question. */
export function chooseCards(running: Running, cards: readonly number[], question: Question): readonly number[] | null {
  const { m, frame, part } = running;
  const answer = m.answer("cards");
  if (answer !== null) return answer.cards;
  const max = Math.min(question.max, cards.length);
  const min = Math.min(question.min, max);
  if (max === 0) return [];
  leaveStack(m, frame.item);
  m.ask({
    kind: "cards",
    seat: question.seat ?? frame.cause.seat,
    title: question.title ?? part.title,
    purpose: question.purpose,
    cards,
    min,
    max,
    direct: question.direct ?? false,
    blind: false,
    ordered: question.ordered ?? false,
    picked: [],
  });
  return null;
}

/** The characters a counted effect hits, of all that match: chosen where counting leaves a choice; `null` while it waits. */
export function chooseCounted(
  running: Running,
  cards: readonly number[],
  count: CollectionExpression,
): readonly number[] | null {
  if (count === "All") return cards;
  if (count === "EachOther") return cards.filter((id) => id !== running.frame.cause.card);
  if (count === "AllButOne") {
    const others = Math.max(0, cards.length - 1);
    return chooseCards(running, cards, { purpose: "characters", min: others, max: others });
  }
  const { min, max } = limitsOf(count) ?? { min: 0, max: 0 };
  return cards.length <= min ? cards : chooseCards(running, cards, { purpose: "characters", min, max });
}
