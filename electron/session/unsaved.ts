import { visibleName } from "../../shared/base/index.js";
import type { CallResponses, Flushed } from "../../shared/bridge/index.js";
import type { FileView } from "../../shared/workspace/index.js";
import type { SessionHandle } from "./handle.js";

/** What of the open folder would not be on disk if the session ended now. */
export interface Unsaved {
  /** For people: each file with its reason, and what becomes of the edits. Empty where all is on disk. */
  readonly lines: readonly string[];
  /** The journal does not keep them: they are gone when the session ends. */
  readonly isLost: boolean;
}

const nothing: Unsaved = { lines: [], isLost: false };

/** Waits for the writes in flight, and says what is unsaved after them. */
export async function unsavedEdits(session: Pick<SessionHandle, "call">): Promise<Unsaved> {
  const flushed = await session.call("workspace/flush", {});
  if (!flushed.ok) return nothing;
  const left = flushed.value as CallResponses["workspace/flush"];
  const whatIfs = left.whatIfs === undefined ? [] : [endOfWhatIfs(left.whatIfs)];
  if (left.unsaved === 0) return { lines: whatIfs, isLost: whatIfs.length > 0 };
  const open = await session.call("workspace/get", {});
  const view = open.ok ? (open.value as CallResponses["workspace/get"]) : null;
  const files = (view?.files ?? []).filter((file) => file.unsaved > 0).map(describe);
  const isLost = left.unprotected !== undefined || whatIfs.length > 0;
  return { lines: [...files, whatBecomesOf(left), ...whatIfs], isLost };
}

/** What-ifs are in memory only. */
export const endOfWhatIfs = (count: number): string =>
  count === 1 ? "1 what-if with edits was not kept, and ends." : `${count} what-ifs with edits were not kept, and end.`;

/** What ending does to edits that are not on disk, as a sentence; null where the disk has not answered in time. */
export const whatBecomesOf = (left: Flushed | null): string =>
  left?.unprotected === undefined
    ? "What is not on disk is kept, and offered again when the folder is opened the next time."
    : `What is not on disk is lost, because the journal cannot be written: ${left.unprotected}`;

function describe({ file, unsaved, condition }: FileView): string {
  const edits = unsaved === 1 ? "1 edit is" : `${unsaved} edits are`;
  return [`${visibleName(file)}: ${edits} not saved.`, ...reasonOf(condition)].join(" ");
}

function reasonOf(condition: FileView["condition"]): readonly string[] {
  switch (condition.kind) {
    case "fine":
      return [];
    case "deleted":
      return ["The file was deleted."];
    case "read-only":
      return [condition.reason];
    default:
      return [condition.fault.message];
  }
}
