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
  if (left?.unprotected === undefined) {
    await openNow(path);
    return;
  }
  openOverlay({
    kind: "ask",
    question: {
      title: texts.losesEdits(left.unsaved),
      text: texts.whyLost(left.unsaved, left.unprotected),
      safe: texts.stay,
      choices: [{ title: texts.leave, run: () => void openNow(path) }],
    },
  });
}

async function openNow(path: string): Promise<void> {
  const workspace = await call("workspace/open", { path });
  if (workspace) setApp({ overlay: workspace.recoverable > 0 ? { kind: "recovery" } : null });
}
