import { provideFile } from "../intents/texts.js";
import type { HistoryEntry, HistoryPart } from "../state.js";
import type { Transition } from "../transition.js";
import { mostSteps } from "./edit.js";
import type { SavedHistory, SavedPart, SavedStep } from "./kept.js";
import { SavedVersions } from "./saved-versions.js";

/**
 * Takes over the history of the last run, once the files were read. A version whose hash a file has is the version on screen, so
 * that steps which led to it are undone to the byte. Others are matched row by row and cell by cell when they are undone.
 */
export function restoreHistory(step: Transition, { done, undone, versions }: SavedHistory): void {
  const known = new SavedVersions(step, versions);
  for (const { parts } of [...done, ...undone]) for (const part of parts) known.learn(part);
  const lost = new Set([...neverWritten(known, done, undone)]);
  const entriesOf = (steps: readonly SavedStep[]): HistoryEntry[] =>
    steps.slice(-mostSteps).flatMap((saved) => entryOf(step, known, saved, lost));
  step.update({ done: entriesOf(done), undone: entriesOf(undone) });
}

/**
 * What a crash kept from its file: the file is still as it was before. The journal offers these edits, and taken back from there
 * they are a step of this run.
 */
function* neverWritten(
  known: SavedVersions,
  done: readonly SavedStep[],
  undone: readonly SavedStep[],
): Generator<SavedPart> {
  const chains = new Map<string, { readonly part: SavedPart; readonly isUndone: boolean }[]>();
  for (const [steps, isUndone] of [[done, false] as const, [undone, true] as const]) {
    for (const { parts } of steps) {
      for (const part of parts) {
        const chain = chains.get(part.file) ?? [];
        chain.push({ part, isUndone });
        chains.set(part.file, chain);
      }
    }
  }
  for (const chain of chains.values()) {
    const newest: SavedPart[] = [];
    for (const { part, isUndone } of chain.toReversed()) {
      const { file, before, after, absent } = part;
      const isWritten = isUndone ? known.isOnDisk(file, after) : known.wasWritten(file, after);
      if (isWritten || absent !== undefined) break;
      if (newest.length > 0 && newest.at(-1)?.before !== after) break;
      newest.push(part);
      if (!known.isOnDisk(file, before)) continue;
      yield* newest;
      break;
    }
  }
}

function entryOf(
  step: Transition,
  known: SavedVersions,
  { id, label, parts, look, isTooLarge }: SavedStep,
  lost: ReadonlySet<SavedPart>,
): HistoryEntry[] {
  const left = parts.filter((part) => !lost.has(part));
  if (left.length === 0 && !look && !isTooLarge) return [];
  return [{ id, label, parts: left.map((part) => partOf(step, known, part)), look, isTooLarge }];
}

function partOf(step: Transition, known: SavedVersions, part: SavedPart): HistoryPart {
  const { file, before, after, absent, operations } = part;
  if (absent === "before" && step.file(file)) step.changeFile(file, { absence: known.idOf(file, before) });
  // Its making was undone: it stays known, so that it can be made again.
  if (absent === "after" && !step.file(file)) provideFile(step, file);
  const absence = absent === "after" ? step.file(file)?.absence : undefined;
  if (absence !== undefined) known.same(file, after, absence);
  return {
    file,
    contentBefore: known.idOf(file, before),
    contentAfter: known.idOf(file, after),
    inverse: operations.map(({ inverse }) => inverse),
    operations: operations.map((operation) => ({ ...operation, kind: "kept" })),
  };
}
