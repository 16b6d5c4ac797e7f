import { failed, ok, type Fault, type Result } from "../../base/index.js";
import { printDocument, type TomlDocument } from "../../toml/index.js";
import { Edit } from "../history/edit.js";
import { specOf, type Applied, type Operation } from "../operations/index.js";
import type { Content, FileState, WorkspaceState } from "../state.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Transition } from "../transition.js";
import type { Done } from "../intents/spec.js";

/** What keeping a what-if does, in the order in which it was done there. */
export interface KeptEdits {
  /** What the step is called in the history. */
  readonly label: string;
  readonly files: readonly FileEdits[];
}

interface FileEdits {
  readonly file: string;
  readonly operations: readonly Operation[];
  /** What the file says in the what-if. */
  readonly document: TomlDocument;
}

/**
 * The edits of a what-if that follows the standing workspace as it is now. Fails while something of it waits for a decision:
 * what was changed here and there, and texts that their cells refuse or that are still being typed.
 */
export function editsToKeep(whatIf: WorkspaceState, label: string): Result<KeptEdits> {
  if (whatIf.conflicts.size > 0) return failed(inConflict(whatIf.conflicts.size));
  const files = [...whatIf.files.values()];
  if (files.some(({ stuck }) => stuck.size > 0)) return failed(refused);
  if (files.some(({ drafts }) => drafts.size > 0)) return failed(typing);
  const edits = files.flatMap(editsOf);
  return edits.length === 0 ? failed(nothing) : ok({ label, files: edits });
}

function editsOf({ file, content, base, pending }: FileState): readonly FileEdits[] {
  if (!content || content === base?.content) return [];
  const { document } = content;
  if (base && printDocument(document) === printDocument(base.content.document)) return [];
  return [{ file, operations: pending.map(({ operation }) => operation), document }];
}

/** Makes the edits of a what-if in the standing workspace, as one step that can be undone; all of them or none. */
export function keepEdits(step: Transition, { label, files }: KeptEdits): Result<Done> {
  const { readOnly } = step.state;
  if (readOnly !== undefined) return failed({ code: "workspace/read-only", message: readOnly });
  const edit = new Edit(step, "edit");
  for (const edits of files) {
    const file = step.file(edits.file);
    const closed = file?.content ? whyNotEditable(file) : notOpen(edits.file);
    if (closed || !file?.content) return abandoned(step, closed ?? notOpen(edits.file));
    for (const operation of exactly(step, file.content, edits)) {
      const applied = edit.apply(edits.file, operation);
      if (!applied.ok) return abandoned(step, { ...applied.error, file: edits.file });
    }
  }
  edit.commit(label);
  return ok({});
}

/**
 * Operations that make just what the what-if shows, and that one undo takes back to the byte. Where some of its own were typed
 * as text, which may fit several places and makes other rows of old ones, the text is replaced as a whole.
 */
function exactly(step: Transition, before: Content, { file, operations, document }: FileEdits): readonly Operation[] {
  const after = printDocument(document);
  const isTyped = operations.some(({ kind }) => kind === "span" || kind === "text");
  let content: Content | undefined = isTyped ? undefined : before;
  for (const operation of operations) {
    if (!content) break;
    const applied: Result<Applied> = specOf(operation).apply(operation, content, { file, fresh: step.fresh });
    content = applied.ok ? applied.value.content : undefined;
  }
  if (content && printDocument(content.document) === after) return operations;
  return [{ kind: "text", before: printDocument(before.document), after }];
}

function abandoned(step: Transition, fault: Fault): Result<never> {
  step.abandon();
  return failed(fault);
}

const inConflict = (count: number): Fault => ({
  code: "what-if/conflicts",
  message:
    count === 1
      ? "One thing that the what-if changes was changed in the current cards, too. Decide which version to use first."
      : `${count} things that the what-if changes were changed in the current cards, too. Decide which versions to use first.`,
});
const refused: Fault = {
  code: "what-if/refused-texts",
  message: "A cell of the what-if does not take the text that was typed. Correct or drop it first.",
};
const typing: Fault = { code: "what-if/typing", message: "Finish what is being typed in the what-if first." };
const nothing: Fault = { code: "what-if/nothing", message: "The what-if changes nothing. Drop it instead." };
const notOpen = (file: string): Fault => ({ code: "workspace/no-sheet", message: `${file} is not open.` });
