import { useSyncExternalStore } from "react";
import { getApp, useApp } from "../state/index.js";

const systemDark = window.matchMedia("(prefers-color-scheme: dark)");

export const isDarkNow = (): boolean => {
  const { theme } = getApp();
  return theme === "dark" || (theme === "system" && systemDark.matches);
};

/** Puts the chosen theme on the page and keeps it there; calls back on every change. */
export function followTheme(changed: () => void): void {
  const show = (): void => {
    document.documentElement.dataset["theme"] = isDarkNow() ? "dark" : "light";
    changed();
  };
  useApp.subscribe((now, before) => {
    if (now.theme !== before.theme) show();
  });
  systemDark.addEventListener("change", show);
  show();
}

function onThemeChange(changed: () => void): () => void {
  const stop = useApp.subscribe(changed);
  systemDark.addEventListener("change", changed);
  return () => {
    stop();
    systemDark.removeEventListener("change", changed);
  };
}

/** Whether the page is dark now, by choice or by the system's. */
export const useIsDark = (): boolean => useSyncExternalStore(onThemeChange, isDarkNow);
