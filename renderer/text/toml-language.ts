import { languages } from "monaco-editor/editor/editor.api.js";

export const tomlLanguage = "toml";

/** Monaco has no TOML of its own. */
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
