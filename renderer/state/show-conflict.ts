import { sayConflict } from "./notices.js";
import { pauseMs } from "./running-typing.js";
import { getApp, openOverlay } from "./store.js";

const modifiers = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);

/**
 * Shows both versions of a cell once the person pauses. Who goes on typing would lose what is typed to a dialog that opens
 * meanwhile: then a notice says it.
 */
export function showConflict(id: string): void {
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener("keydown", onKey, true);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (modifiers.has(key)) return;
    stop();
    sayConflict(id);
  };
  const timer = setTimeout(() => {
    stop();
    if (getApp().overlay) sayConflict(id);
    else openOverlay({ kind: "conflicts", id });
  }, pauseMs);
  addEventListener("keydown", onKey, true);
}
