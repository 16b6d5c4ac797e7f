import { editor } from "monaco-editor/editor/editor.api.js";
import { currentTheme } from "./monaco.js";

export const lineHeightPx = 20;
export const paddingPx = 8;

/** How Monaco looks and behaves over the text of a cell. */
export const options = (
  model: editor.ITextModel,
  title: string,
  isReadOnly: boolean,
): editor.IStandaloneEditorConstructionOptions => ({
  model,
  theme: currentTheme(),
  readOnly: isReadOnly,
  ariaLabel: title,
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontSize: 13,
  lineHeight: lineHeightPx,
  padding: { top: paddingPx, bottom: paddingPx },
  lineNumbers: "off",
  glyphMargin: false,
  folding: false,
  lineDecorationsWidth: 8,
  lineNumbersMinChars: 0,
  minimap: { enabled: false },
  wordWrap: "on",
  wrappingIndent: "none",
  scrollBeyondLastLine: false,
  overviewRulerLanes: 0,
  hideCursorInOverviewRuler: true,
  renderLineHighlight: "none",
  scrollbar: { vertical: "auto", horizontal: "hidden", alwaysConsumeMouseWheel: false },
  quickSuggestions: { other: true, comments: true, strings: true },
  // What a space or a brace brings up is not taken by Enter, which begins a new line there, until a letter is typed or an arrow is pressed.
  suggest: { showIcons: true, preview: true, showStatusBar: true, selectionMode: "whenQuickSuggestion" },
  lightbulb: { enabled: editor.ShowLightbulbIconMode.Off },
  wordBasedSuggestions: "off",
  // What is typed over a selection replaces it; a brace put around old words only leaves its partner behind.
  autoSurround: "never",
  acceptSuggestionOnEnter: "smart",
  tabFocusMode: true,
  occurrencesHighlight: "off",
  selectionHighlight: false,
  unicodeHighlight: { ambiguousCharacters: false },
  links: false,
  contextmenu: false,
});
