import type { Flushed } from "../../shared/bridge/index.js";
import { call, getApp, openOverlay, setApp } from "../state/index.js";
import { texts } from "./texts.js";

/** Lets the person choose a folder: in the window by the dialog of the system, in a browser by one of the page. */
export async function chooseFolder(): Promise<void> {
  if (!getApp().host?.nativeFolderDialog) {
    openOverlay({ kind: "open" });
    return;
  }
  const answer = await call("folders/choose", {});
  if (answer && answer.path !== null) await openFolder(answer.path);
}

/**
 * Opens a folder, and offers the edits that never reached its files. Asks first where edits of the folder that is open would be
 * lost: they are not on disk, and no journal keeps them.
 */
export async function openFolder(path: string): Promise<void> {
  const left = getApp().workspace ? await call("workspace/flush", {}) : undefined;
  const question = left && lossOf(left);
  if (!question) {
    await openNow(path);
    return;
  }
  openOverlay({
    kind: "ask",
    question: {
      ...question,
      safe: texts.stay,
      choices: [{ title: texts.leave, run: () => void openNow(path) }],
    },
  });
}

/** What leaving the folder loses for good; undefined where it loses nothing. */
function lossOf({
  unsaved,
  unprotected,
  whatIfs,
}: Flushed): { readonly title: string; readonly text: string } | undefined {
  if (unprotected !== undefined) {
    return { title: texts.losesEdits(unsaved), text: texts.whyLost(unsaved, unprotected) };
  }
  if (whatIfs === undefined) return undefined;
  return { title: texts.losesWhatIfs(whatIfs), text: texts.whyWhatIfsLost };
}

async function openNow(path: string): Promise<void> {
  const workspace = await call("workspace/open", { path });
  if (workspace) setApp({ overlay: workspace.recoverable > 0 ? { kind: "recovery" } : null });
}
