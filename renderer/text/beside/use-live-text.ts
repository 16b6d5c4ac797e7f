import { useEffect, useMemo, useSyncExternalStore } from "react";
import { failed, visibleName, type Fault } from "../../../shared/base/index.js";
import { ask, getApp, say, setApp, useApp } from "../../state/index.js";
import { hasKeptTexts, keepText, keptText } from "./kept-texts.js";
import { LiveText, type LiveState, type TextCalls } from "./live-text.js";
import { besideTexts } from "./texts.js";

const otherFolder: Fault = { code: "text/other-folder", message: besideTexts.otherFolder };

/** The calls about a file of a folder, which no other folder answers. */
function callsOf(root: string, file: string): TextCalls {
  const isHere = (): boolean => getApp().workspace?.root === root;
  return {
    since: async (version) => (isHere() ? ask("text/since", { file, version }) : failed(otherFolder)),
    type: async (seen, changes) =>
      isHere() ? ask("text/type", { file, seen, changes: [...changes] }) : failed(otherFolder),
  };
}

/** Sends what is typed, or keeps it where that is not possible. */
async function leave(live: LiveText, name: string, file: string): Promise<void> {
  keepText(name, live.unsent);
  const isSent = await live.flush();
  keepText(name, isSent ? undefined : live.unsent);
  setApp({ isWriting: hasKeptTexts() });
  if (!isSent) say("warning", besideTexts.keptAsDraft(visibleName(file)));
}

/** What is still not taken after this pause is kept, in case the tab or the program ends. */
const keepAfterMs = 1_000;

/** The text of a file of the open folder, which follows what changes elsewhere; `revision` is another one when something has. */
export function useLiveText(file: string, revision: number): { readonly live: LiveText; readonly state: LiveState } {
  const root = useApp(({ workspace }) => workspace?.root ?? "");
  const name = JSON.stringify([root, file]);
  const live = useMemo(() => new LiveText(callsOf(root, file), keptText(name)), [root, file, name]);
  useEffect(() => () => void leave(live, name, file), [live, name, file]);
  useEffect(() => void live.follow(), [live, revision]);
  const state = useSyncExternalStore(live.subscribe, () => live.state);
  useEffect(() => setApp({ isWriting: state.isUnsent }), [state.isUnsent]);
  useEffect(() => {
    if (state.isRead && !state.isUnsent) keepText(name, undefined);
  }, [name, state.isRead, state.isUnsent]);
  useEffect(() => {
    if (!state.isUnsent) return undefined;
    const timer = window.setTimeout(() => keepText(name, live.unsent), keepAfterMs);
    return () => window.clearTimeout(timer);
  }, [live, name, state]);
  useEffect(() => {
    const keep = (): void => keepText(name, live.unsent);
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, [live, name]);
  return { live, state };
}
