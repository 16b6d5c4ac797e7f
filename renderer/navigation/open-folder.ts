import { call, getApp, openOverlay, setApp } from "../state/index.js";

/** Lets the person choose a folder: in the window by the dialog of the system, in a browser by one of the page. */
export async function chooseFolder(): Promise<void> {
  if (!getApp().host?.nativeFolderDialog) {
    openOverlay({ kind: "open" });
    return;
  }
  const answer = await call("folders/choose", {});
  if (answer && answer.path !== null) await openFolder(answer.path);
}

/** Opens a folder, and offers the edits that never reached its files. Returns whether it could be opened. */
export async function openFolder(path: string): Promise<boolean> {
  const workspace = await call("workspace/open", { path });
  if (workspace) setApp({ overlay: workspace.recoverable > 0 ? { kind: "recovery" } : null });
  return workspace !== undefined;
}
