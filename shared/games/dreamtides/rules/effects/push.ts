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

/** Lets an effect happen next. The frame is written out, as there are many: to add fields to a copy takes longer than the rest of it. */
export function pushRun(m: DreamMachine, { script, cause, memory, choice, item }: Run): void {
  m.pushFrame({
    step: 0,
    cause: cause ?? m.cause,
    prompt: null,
    answer: null,
    returned: null,
    kind: "run",
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
