import { applyChanges, failed, ok, type Result } from "../../base/index.js";
import { printDocument } from "../../toml/index.js";
import type { WorkspaceState } from "../state.js";

/** The text of a file before a step of the history, by what takes that step and the later ones back. */
export function textBeforeStep({ files, done }: WorkspaceState, name: string, step: number): Result<string> {
  const content = files.get(name)?.content;
  if (!content) return failed({ code: "file/no-text", message: `${name} cannot be shown as text.` });
  let text = printDocument(content.document);
  let version = content.id;
  for (const { id, parts } of done.toReversed()) {
    for (const { file, contentBefore, contentAfter, inverse } of parts) {
      if (file !== name) continue;
      if (contentAfter !== version) {
        return failed({
          code: "history/changed-since",
          message: `Another program changed ${name} after this step, so the text before it is not kept.`,
        });
      }
      for (const changes of inverse.toReversed()) text = applyChanges(text, changes);
      version = contentBefore;
    }
    if (id === step) return ok(text);
  }
  return failed({ code: "history/no-such-step", message: "This step is no longer in the undo history." });
}
