import { printDocument } from "../../toml/index.js";
import type { Conflict, Content, FileState } from "../state.js";
import type { Transition } from "../transition.js";
import { doOurText, type TextConflict } from "./our-side.js";

/**
 * Ends conflicts about the whole text of a file that leave nothing to decide (MERGE-8): the disk holds ours to the byte, or again
 * what ours was made from. `before` is the file as it was, with what the disk held then.
 */
export function endTextConflicts(step: Transition, before: FileState): void {
  const conflicts = [...step.state.conflicts.values()].filter((each) => isAboutText(each, before.file));
  const file = step.file(before.file);
  if (conflicts.length === 0 || !file?.base) return;
  const disk = textIn(file.base.content);
  const then = before.base && textIn(before.base.content);
  // What is typed meanwhile is another version of the text, which a person has to decide about, too.
  const isUntouched = before.content !== undefined && textIn(before.content) === then;
  for (const conflict of conflicts) {
    const isSeen = isUntouched && then === conflict.disk;
    if (disk === conflict.mine || (isSeen && disk === conflict.before && isDone(step, conflict))) {
      step.removeConflict(conflict.id);
      step.journalDone(conflict.journalIds);
    } else if (isSeen && disk !== conflict.disk) step.addConflict({ ...conflict, disk });
  }
}

const isAboutText = (conflict: Conflict, file: string): conflict is TextConflict =>
  conflict.kind === "text" && conflict.file === file;

const textIn = ({ document }: Content): string => printDocument(document);

/** Does ours, but not over what another conflict that ended with this change has put there. */
function isDone(step: Transition, conflict: TextConflict): boolean {
  const content = step.file(conflict.file)?.content;
  return content !== undefined && textIn(content) === conflict.before && doOurText(step, conflict);
}
