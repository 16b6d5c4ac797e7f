import { editor } from "monaco-editor/editor/editor.api.js";

const rule = (token: string, foreground: string) => ({ token, foreground });

/** Monaco in the app's own colours. */
export function defineThemes(): void {
  editor.defineTheme("cardwright-light", {
    base: "vs",
    inherit: true,
    rules: [
      rule("comment", "6B6F69"),
      rule("type", "7A3E12"),
      rule("variable", "1F5A4C"),
      rule("string", "3F4A8A"),
      rule("string.escape", "8A2F5C"),
      rule("number", "8A5A00"),
      rule("keyword", "8A5A00"),
    ],
    colors: {
      "editor.background": "#FFFDF8",
      "editor.foreground": "#1E2624",
      "editorWidget.background": "#F7F3E9",
      "editorWidget.border": "#CDC5B2",
      "editorSuggestWidget.selectedBackground": "#D7E6DF",
      "editorSuggestWidget.selectedForeground": "#1E2624",
      "editorSuggestWidget.highlightForeground": "#1F5A4C",
      "editorSuggestWidget.focusHighlightForeground": "#1F5A4C",
      "editorSuggestWidgetStatus.foreground": "#545C57",
      "list.hoverBackground": "#F1EAD9",
    },
  });
  editor.defineTheme("cardwright-dark", {
    base: "vs-dark",
    inherit: true,
    rules: [
      rule("comment", "8B948F"),
      rule("type", "E0B97D"),
      rule("variable", "8FCDB9"),
      rule("string", "B9C2F2"),
      rule("string.escape", "F0A7C6"),
      rule("number", "E6C878"),
      rule("keyword", "E6C878"),
    ],
    colors: {
      "editor.background": "#161B1A",
      "editor.foreground": "#E8E5DB",
      "editorWidget.background": "#1A201E",
      "editorWidget.border": "#38423E",
      "editorSuggestWidget.selectedBackground": "#24413A",
      "editorSuggestWidget.selectedForeground": "#E8E5DB",
      "editorSuggestWidget.highlightForeground": "#7CC3AD",
      "editorSuggestWidget.focusHighlightForeground": "#7CC3AD",
      "editorSuggestWidgetStatus.foreground": "#AEB4AD",
      "list.hoverBackground": "#212826",
    },
  });
}
