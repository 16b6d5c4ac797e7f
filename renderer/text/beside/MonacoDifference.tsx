import { editor } from "monaco-editor/editor/editor.api.js";
import { useEffect, useRef, type ReactNode } from "react";
import { useIsDark } from "../../theme/index.js";
import { currentTheme, showTheme } from "../monaco.js";
import { registerToml, tomlLanguage } from "../toml-language.js";
import { besideTexts } from "./texts.js";

registerToml();

export interface DifferenceProps {
  readonly before: string;
  readonly now: string;
}

/** Two versions of a text side by side in Monaco, read-only, with what both have in common folded away. */
export function MonacoDifference({ before, now }: DifferenceProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  useEffect(() => {
    if (!host.current) return undefined;
    const models = {
      original: editor.createModel(before, tomlLanguage),
      modified: editor.createModel(now, tomlLanguage),
    };
    const made = editor.createDiffEditor(host.current, {
      theme: currentTheme(),
      automaticLayout: true,
      readOnly: true,
      originalEditable: false,
      originalAriaLabel: besideTexts.before,
      modifiedAriaLabel: besideTexts.now,
      fontSize: 13,
      occurrencesHighlight: "off",
      minimap: { enabled: false },
      hideUnchangedRegions: { enabled: true },
      renderOverviewRuler: false,
      scrollBeyondLastLine: false,
      unicodeHighlight: { ambiguousCharacters: false },
    });
    made.setModel(models);
    return () => {
      made.dispose();
      models.original.dispose();
      models.modified.dispose();
    };
  }, [before, now]);
  useEffect(() => showTheme(isDark), [isDark]);
  return <div ref={host} className="text-difference-host" />;
}
