import { neverHappens, type Fault } from "../../base/index.js";
import type { FileState } from "../state.js";
import type { Transition } from "../transition.js";

/** How often a read-only file is looked at, in ms. */
export const readOnlyPollMs = 2_000;

export const retryTimer = (file: string): string => `retry ${file}`;

/** Whether edits may be made now; when not, why. Read-only and failing files take edits as unsaved ones. */
export function whyNotEditable(file: FileState): Fault | undefined {
  const { condition } = file;
  switch (condition.kind) {
    case "fine":
    case "read-only":
    case "failing":
      return undefined;
    case "broken":
    case "unreadable":
      return condition.fault;
    case "deleted":
      return {
        code: "file/deleted",
        message: "The file was deleted.",
        file: file.file,
        suggestion: "Restore or close it first.",
      };
    default:
      return neverHappens(condition);
  }
}

/** Whether the version on screen is that before the file was made, so that the disk is to hold no such file. */
export const isAbsent = ({ content, absence }: FileState): boolean => content !== undefined && content.id === absence;

/** Notes that a file is not on disk, as it should be: nothing of it is unsaved. */
export function takeAbsence(step: Transition, name: string): void {
  const file = step.file(name);
  if (!file?.content) return;
  step.journalDone(file.pending.map(({ id }) => id));
  step.changeFile(name, {
    base: { content: file.content, stamp: null },
    seen: undefined,
    pending: [],
    condition: { kind: "fine" },
    settling: undefined,
  });
}

/**
 * Starts a write when something is unsaved, nothing is in flight, and the disk's state is known. `again` also tries where
 * the last try failed, and writes a deleted file again. A file whose making was taken back is removed.
 */
export function save(step: Transition, name: string, options: { again?: boolean } = {}): void {
  if (step.state.isWhatIf === true) return;
  const file = step.file(name);
  if (!file?.content || !file.base || file.flight || file.settling) return;
  const { kind } = file.condition;
  const asked = options.again === true;
  if (file.pending.length === 0 && !(asked && kind === "deleted")) return;
  const isGone = kind === "deleted" || file.base.stamp === null;
  if (isAbsent(file) && isGone) {
    takeAbsence(step, name);
    return;
  }
  if (kind !== "fine" && !(asked && (kind === "failing" || kind === "deleted"))) return;
  const ticket = step.fresh();
  step.changeFile(name, { flight: { ticket, content: file.content, count: file.pending.length } });
  const expected = kind === "deleted" ? null : file.base.stamp;
  const { document } = file.content;
  if (isAbsent(file) && expected) step.effects.push({ kind: "remove", file: name, ticket, expected });
  else step.effects.push({ kind: "write", file: name, ticket, document, expected });
}

/** Tries again now: after the timer of a failure, or because a person asked. */
export function retry(step: Transition, name: string): void {
  const file = step.file(name);
  if (!file || file.flight) return;
  if (file.condition.kind === "read-only" || file.condition.kind === "unreadable") {
    step.effects.push({ kind: "read", file: name });
    return;
  }
  if (file.condition.kind === "failing") save(step, name, { again: true });
  else step.effects.push({ kind: "read", file: name, unless: file.seen });
}
