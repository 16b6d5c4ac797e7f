import { NONE, type Cause } from "../../../../match/index.js";
import type { Choice, DreamMachine, Memory } from "../types.js";
import { EMPTY_MEMORY } from "../values/scope.js";

interface Run {
  /** Code of the script. */
  readonly script: number;
  readonly cause?: Cause;
  readonly memory?: Memory;
  readonly choice?: Choice | null;
  readonly item?: number;
}

/** Lets an effect happen next. */
export function pushRun(m: DreamMachine, { script, cause, memory, choice, item }: Run): void {
  m.push({
    kind: "run",
    cause: cause ?? m.cause,
    script,
    stage: "begin",
    part: 0,
    aimed: 0,
    choice: choice ?? null,
    targets: [],
    memory: memory ?? EMPTY_MEMORY,
    held: [],
    item: item ?? NONE,
  });
}
