import { editor, languages } from "monaco-editor/editor/editor.api.js";

export const tomlLanguage = "toml";

/** Monaco has no TOML of its own (stack 2.4). */
export function registerToml(): void {
  languages.register({ id: tomlLanguage });
  languages.setLanguageConfiguration(tomlLanguage, {
    comments: { lineComment: "#" },
    brackets: [
      ["[", "]"],
      ["{", "}"],
    ],
    autoClosingPairs: [
      { open: "[", close: "]" },
      { open: "{", close: "}" },
      { open: '"', close: '"', notIn: ["string"] },
    ],
  });
  languages.setMonarchTokensProvider(tomlLanguage, {
    tokenizer: {
      root: [
        [/#.*$/u, "comment"],
        [/^\s*\[\[[^\]]*\]\]/u, "type"],
        [/^\s*\[[^\]]*\]/u, "type"],
        [/[A-Za-z0-9_.-]+(?=\s*=)/u, "variable"],
        [/"[^"]*"(?=\s*=)/u, "variable"],
        { include: "values" },
      ],
      values: [
        [/"""/u, "string", "multiLine"],
        [/'''/u, "string", "multiLineLiteral"],
        [/"(?:[^"\\]|\\.)*"/u, "string"],
        [/'[^']*'/u, "string"],
        [/\d{4}-\d{2}-\d{2}(?:[Tt ][\d:.]+(?:[Zz]|[+-]\d{2}:\d{2})?)?/u, "number"],
        [/[+-]?(?:0x[\da-fA-F_]+|0o[0-7_]+|0b[01_]+|\d[\d_]*(?:\.[\d_]+)?(?:[eE][+-]?\d+)?|inf|nan)/u, "number"],
        [/\b(?:true|false)\b/u, "keyword"],
        [/#.*$/u, "comment"],
      ],
      multiLine: [
        [/\{[^}]*\}/u, "string.escape"],
        [/\\./u, "string.escape"],
        [/"""/u, "string", "@pop"],
        [/./u, "string"],
      ],
      multiLineLiteral: [
        [/'''/u, "string", "@pop"],
        [/./u, "string"],
      ],
    },
  });
}

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
    colors: { "editor.background": "#FFFDF8", "editor.foreground": "#1E2624" },
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
    colors: { "editor.background": "#161B1A", "editor.foreground": "#E8E5DB" },
  });
}
