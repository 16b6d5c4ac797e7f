import { useCallback, useEffect, useRef, useState } from "react";
import { placedMessage, type Fault, type Result } from "../../../shared/base/index.js";
import type { CallRequest } from "../../../shared/bridge/index.js";
import type { FolderFormat, ToolAnswers } from "../../../shared/games/index.js";
import { ask } from "../../state/index.js";
import { firstAnswers } from "../../ui/index.js";
import { texts } from "../texts.js";
import { folderFormats, usualFormat } from "./formats.js";

/** What a person has chosen to exchange with. */
export interface FolderChoice {
  readonly path: string;
  readonly format: FolderFormat;
  readonly answers: ToolAnswers;
  /** Names of the formats that the folder was recognised as. */
  readonly recognised: readonly string[];
}

export type Look<View> =
  | { readonly kind: "none" }
  | { readonly kind: "reading" }
  | { readonly kind: "fault"; readonly message: string }
  | { readonly kind: "ready"; readonly view: View };

type Asked = CallRequest<"folder-exchange/import-preview">;

interface FolderPreview<View> {
  readonly choice: FolderChoice | null;
  readonly look: Look<View>;
  /** Chooses a folder; null: another is to be chosen. */
  readonly choosePath: (path: string | null) => void;
  readonly chooseFormat: (name: string) => void;
  readonly answer: (answers: ToolAnswers) => void;
  /** Looks once more, and says why. */
  readonly lookAgain: (why: Fault) => void;
  /** Why it was looked at once more. */
  readonly why: string | null;
}

/** The choice of a folder and a format, and what exchanging with it would come to. */
export function usePreview<View>(preview: (asked: Asked) => Promise<Result<View>>): FolderPreview<View> {
  const [choice, setChoice] = useState<FolderChoice | null>(null);
  const [look, setLook] = useState<Look<View>>({ kind: "none" });
  const [why, setWhy] = useState<string | null>(null);
  const [count, setCount] = useState(0);
  /** What was asked last: answers to earlier questions are late. */
  const latest = useRef(0);

  useEffect(() => {
    if (!choice) return;
    const own = (latest.current += 1);
    const { path, format, answers } = choice;
    void preview({ path, format: format.name, answers }).then((result) => {
      if (latest.current !== own) return;
      setLook(
        result.ok ? { kind: "ready", view: result.value } : { kind: "fault", message: placedMessage(result.error) },
      );
    });
  }, [choice, preview, count]);

  const choosePath = useCallback((path: string | null): void => {
    const own = (latest.current += 1);
    setWhy(null);
    setChoice(null);
    setLook({ kind: path === null ? "none" : "reading" });
    if (path === null) return;
    void ask("folder-exchange/look", { path }).then((result) => {
      if (latest.current !== own) return;
      const recognised = result.ok ? result.value.formats : [];
      const format = usualFormat(recognised);
      if (result.ok && format) setChoice({ path, format, answers: firstAnswers(format.options), recognised });
      else setLook({ kind: "fault", message: result.ok ? texts.noFolderFormat : result.error.message });
    });
  }, []);
  const change = (part: Partial<FolderChoice>): void => {
    if (!choice) return;
    setWhy(null);
    setLook({ kind: "reading" });
    setChoice({ ...choice, ...part });
  };
  return {
    choice,
    look,
    choosePath,
    chooseFormat: (name) => {
      const found = folderFormats().find(({ format }) => format.name === name)?.format;
      if (found) change({ format: found, answers: firstAnswers(found.options) });
    },
    answer: (answers) => change({ answers }),
    lookAgain: (reason) => {
      setWhy(placedMessage(reason));
      setLook({ kind: "reading" });
      setCount((before) => before + 1);
    },
    why,
  };
}
