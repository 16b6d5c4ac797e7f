import { must } from "../../../../shared/base/index.js";
import { Kernel } from "../../../../shared/match/kernel.js";
import { Machine } from "../../../../shared/match/machine.js";
import { fork, type Draft } from "../../../../shared/match/state.js";
import type { Cause, LogEntry, Program, Rules } from "../../../../shared/match/index.js";
import { toySetup } from "./toy/decks.js";
import { toy, toyRules } from "./toy/rules.js";
import type { ToyTypes } from "./toy/types.js";

export type ToyMachine = Machine<ToyTypes>;

export interface Lab {
  readonly machine: ToyMachine;
  readonly draft: Draft<ToyTypes>;
  readonly log: LogEntry[];
  /** Does something and lets the rules run until somebody is asked. */
  do(what: (machine: ToyMachine) => void): Lab;
}

export const bySeat = (seat: number): Cause => ({ kind: "test", seat, card: -1, object: -1, ability: -1 });

/** A first turn of the small game, with programs of the test, to try parts of the kernel on. */
export function lab(
  programs: Readonly<Record<string, Program<ToyTypes>>> = {},
  changes: Partial<Rules<ToyTypes>> = {},
): Lab {
  const kernel = new Kernel<ToyTypes>({
    ...toyRules,
    ...changes,
    programs: { ...toyRules.programs, ...programs, ...changes.programs },
  });
  const draft = fork<ToyTypes>(must(toy.setup(toySetup(1))).state);
  const log: LogEntry[] = [];
  const machine = new Machine(kernel, draft, log);
  machine.cause = bySeat(0);
  const result: Lab = {
    machine,
    draft,
    log,
    do(what) {
      machine.cause = bySeat(0);
      what(machine);
      machine.run();
      return result;
    },
  };
  return result;
}

/** A position after which nothing may be written to; a write throws. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
