import { editor, KeyCode, MarkerSeverity } from "monaco-editor/editor/editor.api.js";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import type { CallResponses } from "../../shared/bridge/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import { useEscape } from "../ui/index.js";
import { addNotice, ask, getApp, openOverlay, say, setApp } from "../state/index.js";
import { useIsDark } from "../theme/index.js";
import { currentTheme, showTheme } from "./monaco.js";
import { editorTexts } from "./texts.js";
import { registerToml, tomlLanguage } from "./toml-language.js";

registerToml();

interface Props {
  readonly file: string;
  readonly loaded: CallResponses["file/text"];
  readonly isBroken: boolean;
}

interface Verdict {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

function check(model: editor.ITextModel): Verdict | undefined {
  const parsed = parseDocument(model.getValue(undefined, true));
  if (parsed.ok) {
    editor.setModelMarkers(model, tomlLanguage, []);
    return undefined;
  }
  const { line = 1, column = 1, message, expected, suggestion } = parsed.error;
  const hints = [expected && editorTexts.expected(expected), suggestion && editorTexts.suggestion(suggestion)].filter(
    Boolean,
  );
  const full = [message, ...hints].join("\n");
  editor.setModelMarkers(model, tomlLanguage, [
    {
      severity: MarkerSeverity.Error,
      message: full,
      startLineNumber: line,
      startColumn: column,
      endLineNumber: line,
      endColumn: Math.max(column + 1, model.getLineMaxColumn(Math.min(line, model.getLineCount()))),
    },
  ]);
  return { line, column, message };
}

/** Keeps the text at hand that was written in one folder when another came in its place. */
const keepInSight = (name: string, text: string): void =>
  addNotice({
    id: `lost-text-of ${name}`,
    severity: "error",
    message: editorTexts.lostInOtherFolder(name),
    typed: text,
  });

const leave = (): void => setApp({ textFile: null });

/** Asks what becomes of changes that are not saved. */
function askToLeave(name: string, { isValid, save }: { readonly isValid: boolean; readonly save: () => void }): void {
  const text = isValid ? editorTexts.changesNotSaved : editorTexts.changesNotValid;
  openOverlay({
    kind: "ask",
    question: {
      title: editorTexts.leaveTheTextOf(name),
      text,
      safe: editorTexts.keepEditing,
      choices: [
        { title: editorTexts.leaveWithoutSaving, run: leave },
        ...(isValid ? [{ title: editorTexts.saveAndLeave, isFirst: true as const, run: save }] : []),
      ],
    },
  });
}

/** Monaco over one file's text, with its errors at their places. It is saved only when it parses. */
export function TextEditor({ file, loaded, isBroken }: Props): ReactNode {
  const name = visibleName(file);
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<editor.IStandaloneCodeEditor | undefined>(undefined);
  /** The text that saving compares with the file's, so that nobody's change is overwritten. */
  const seen = useRef(loaded.text);
  const [verdict, setVerdict] = useState<Verdict | undefined>();
  const [isChanged, setChanged] = useState(false);
  const isDark = useIsDark();

  /** Returns whether the text is in the file. */
  const save = async (): Promise<boolean> => {
    const model = shown.current?.getModel();
    if (!model) return false;
    const text = model.getValue(undefined, true);
    const answer = await ask("file/write-text", { file, text, seen: seen.current });
    if (!answer.ok) {
      const { line, message, suggestion } = answer.error;
      const place = line === undefined ? "" : editorTexts.lineNumber(line);
      say("warning", `${place}${message}${suggestion === undefined ? "" : ` ${suggestion}`}`);
      return false;
    }
    seen.current = text;
    setChanged(false);
    say("info", `${name} saved.`);
    if (isBroken) leave();
    return true;
  };
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const section = useRef<HTMLElement>(null);
  useEscape(section, () => {
    if (!isChanged) leave();
    else
      askToLeave(name, {
        isValid: verdict === undefined,
        save: () => void save().then((isSaved) => isSaved && leave()),
      });
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const model = editor.createModel(loaded.text, tomlLanguage);
    const made = editor.create(element, {
      model,
      theme: currentTheme(),
      automaticLayout: true,
      fontSize: 13,
      minimap: { enabled: false },
      renderWhitespace: "selection",
      renderFinalNewline: "on",
      scrollBeyondLastLine: false,
      ariaLabel: editorTexts.textOf(name),
      padding: { top: 10 },
    });
    shown.current = made;
    const showVerdict = (): void => setVerdict(check(model));
    const listening = model.onDidChangeContent(() => {
      setChanged(model.getValue(undefined, true) !== seen.current);
      showVerdict();
    });
    const onKey = made.onKeyDown((event) => {
      if ((event.ctrlKey || event.metaKey) && event.browserEvent.key.toLowerCase() === "s") {
        event.preventDefault();
        event.stopPropagation();
        void latestSave.current();
      }
      // There are no fixes here, which Monaco would say in its own words.
      if ((event.ctrlKey || event.metaKey) && event.keyCode === KeyCode.Period) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
    showVerdict();
    const first = check(model);
    if (first) {
      made.setPosition({ lineNumber: first.line, column: first.column });
      made.revealLineInCenter(first.line);
    }
    made.focus();
    const { workspace } = getApp();
    return () => {
      const text = model.getValue(undefined, true);
      if (text !== seen.current && getApp().workspace?.root !== workspace?.root) keepInSight(name, text);
      listening.dispose();
      onKey.dispose();
      made.dispose();
      model.dispose();
    };
  }, [name, loaded.text]);

  useEffect(() => {
    showTheme(isDark);
  }, [isDark]);

  return (
    <section ref={section} className="text-mode" aria-label={editorTexts.textOf(name)} data-keeps-keyboard>
      <header className="text-head">
        <strong>{name}</strong>
        {verdict ? (
          <span className="text-verdict is-bad">
            {editorTexts.faultAt(verdict.line, verdict.column, verdict.message)}
          </span>
        ) : (
          <span className="text-verdict">{isChanged ? editorTexts.unsavedChanges : editorTexts.valid}</span>
        )}
        <button type="button" className="button is-small" onClick={leave}>
          {isChanged ? editorTexts.closeWithoutSaving : editorTexts.backToTheSheet}
        </button>
        <button
          type="button"
          className="button is-main is-small"
          disabled={verdict !== undefined || !isChanged}
          onClick={() => void save()}
        >
          {editorTexts.save}
        </button>
      </header>
      <div ref={host} className="text-host" />
    </section>
  );
}
