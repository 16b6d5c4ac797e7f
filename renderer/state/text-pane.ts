import { requestFocus } from "./focus-requests.js";
import { whenLeftBehind } from "./late-focus.js";
import { getApp, setApp } from "./store.js";

const hasKeyboard = (): boolean => (document.activeElement?.closest(".text-pane") ?? null) !== null;

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Opens the text beside the sheet. Settles once it has the keyboard, or the wait is over: its code may have to be read first. */
export async function openTextPane(): Promise<void> {
  const { active } = getApp();
  setApp(({ textPane }) => ({ textPane: { ...textPane, isOpen: true } }));
  const forget = requestFocus("text");
  const wanted = new AbortController();
  const stopWatching = whenLeftBehind(() => {
    wanted.abort();
    forget();
  });
  while (!wanted.signal.aborted && !hasKeyboard() && getApp().textPane.isOpen && getApp().active === active)
    await nextFrame();
  stopWatching();
}
