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

/** Names one side for screen readers: Monaco drops the name whenever other options of the comparison change. */
function keepName(side: editor.ICodeEditor, name: string): void {
  const set = (): void => {
    if (side.getOption(editor.EditorOption.ariaLabel) !== name) side.updateOptions({ ariaLabel: name });
  };
  set();
  side.onDidChangeConfiguration(set);
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
      fontSize: 13,
      occurrencesHighlight: "off",
      minimap: { enabled: false },
      hideUnchangedRegions: { enabled: true },
      renderOverviewRuler: false,
      scrollBeyondLastLine: false,
      unicodeHighlight: { ambiguousCharacters: false },
    });
    keepName(made.getOriginalEditor(), besideTexts.before);
    keepName(made.getModifiedEditor(), besideTexts.now);
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
