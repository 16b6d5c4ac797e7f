import { elsewhereCode, type CallRequest } from "../../shared/bridge/index.js";
import { ask, sayFault } from "./calls.js";
import { getApp } from "./store.js";

/** Keeps a text with the session while it is typed, or for null forgets it. */
export type KeepDraft = (draft: CallRequest<"cells/draft">) => void;

/**
 * How an editor that is opened now keeps its drafts. Where another folder was opened, they are for no cell any more, and nothing
 * is said for each letter: the text is reported once its editor is left.
 */
export function draftKeeper(): KeepDraft {
  const root = getApp().workspace?.root;
  return (draft) => {
    if (getApp().workspace?.root !== root) return;
    void ask("cells/draft", draft).then((answer) => {
      if (!answer.ok && answer.error.code !== elsewhereCode) sayFault(answer.error);
    });
  };
}
