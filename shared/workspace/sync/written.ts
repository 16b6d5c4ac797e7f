import { neverHappens } from "../../base/index.js";
import { versionOf } from "../content/content.js";
import { receive } from "./disk.js";
import { endConflicts } from "./ended-conflicts.js";
import type { RemoveOutcome, WriteOutcome } from "../protocol.js";
import { readOnlyPollMs, retryTimer, save } from "./saving.js";
import type { Condition } from "../state.js";
import type { Transition } from "../transition.js";

/** Waits before another try after a full disk and the like (MERGE-12), in ms; the last one repeats. */
const laterMs = [2_000, 5_000, 15_000, 60_000] as const;
/** Waits while another program holds the file, in ms; after them the file counts as read-only. */
const soonMs = [50, 100, 200, 400, 800] as const;

/** Takes the answer to a write, or to a removal. */
export function wrote(step: Transition, name: string, ticket: number, outcome: WriteOutcome | RemoveOutcome): void {
  const file = step.file(name);
  if (file?.flight?.ticket !== ticket) return;
  const { flight, lookAgain } = file;
  switch (outcome.kind) {
    case "written":
    case "removed": {
      const stamp = outcome.kind === "written" ? outcome.stamp : null;
      const saved = file.pending.slice(0, flight.count);
      step.changeFile(name, {
        base: { content: flight.content, stamp },
        seen: stamp ?? undefined,
        pending: file.pending.slice(flight.count),
        flight: undefined,
        lookAgain: false,
        condition: { kind: "fine" },
      });
      step.journalDone(saved.map(({ id }) => id));
      if (stamp) {
        const version = versionOf(step.state, flight.content);
        step.keepHistory({ kind: "wrote", version: { file: name, version, hash: stamp.hash } });
      }
      if (file.condition.kind === "failing") step.effects.push({ kind: "timer", id: retryTimer(name), ms: null });
      if (lookAgain) step.effects.push({ kind: "read", file: name, unless: stamp ?? undefined });
      endConflicts(step, file);
      save(step, name);
      return;
    }
    case "stale":
      step.changeFile(name, { flight: undefined, lookAgain: false });
      receive(step, name, outcome.found);
      save(step, name);
      return;
    case "failed": {
      const condition = conditionAfter(file.condition, outcome);
      step.changeFile(name, { flight: undefined, lookAgain: false, condition });
      const ms = condition.kind === "failing" ? condition.retryInMs : readOnlyPollMs;
      step.effects.push({ kind: "timer", id: retryTimer(name), ms });
      if (lookAgain) step.effects.push({ kind: "read", file: name });
      return;
    }
    default:
      neverHappens(outcome);
  }
}

function conditionAfter(condition: Condition, { fault, retry }: Extract<WriteOutcome, { kind: "failed" }>): Condition {
  const retries = condition.kind === "failing" ? condition.retries : 0;
  if (retry === "when-writable") return { kind: "read-only", reason: fault.message };
  if (retry === "later") {
    const retryInMs = laterMs[Math.min(retries, laterMs.length - 1)] ?? laterMs[0];
    return { kind: "failing", fault, retries: retries + 1, retryInMs };
  }
  const retryInMs = soonMs[retries];
  if (retryInMs === undefined) return { kind: "read-only", reason: fault.message };
  return { kind: "failing", fault, retries: retries + 1, retryInMs };
}
