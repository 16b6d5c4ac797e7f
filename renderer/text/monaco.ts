import { editor } from "monaco-editor/editor/editor.api.js";
import "monaco-editor/features/register.all.js";
import EditorWorker from "monaco-editor/editor/editor.worker.js?worker";
import { openLink } from "../state/index.js";
import { isDarkNow } from "../theme/index.js";
import { defineThemes } from "./themes.js";

window.MonacoEnvironment = { getWorker: () => new EditorWorker() };
defineThemes();
editor.registerLinkOpener({
  open: (link) => {
    openLink(link.toString(true));
    return true;
  },
});

const themeName = (isDark: boolean): string => (isDark ? "cardwright-dark" : "cardwright-light");

/** The theme a new editor begins with. */
export const currentTheme = (): string => themeName(isDarkNow());

/** All editors of the page share one theme. */
export const showTheme = (isDark: boolean): void => editor.setTheme(themeName(isDark));
