import { useEffect, useState, type ReactNode } from "react";
import type { FolderFileView } from "../../../shared/bridge/index.js";
import { call } from "../../state/index.js";
import { texts } from "../texts.js";
import { lineDifference, type DifferenceLine } from "./line-difference.js";

interface Props {
  /** The preview that has the file. */
  readonly id: string;
  readonly file: string;
}

const signs: Readonly<Record<DifferenceLine["kind"], string>> = { same: " ", before: "−", after: "+", gap: "⋯" };

/** The lines of a file that change. */
export function FileDifference({ id, file }: Props): ReactNode {
  const [view, setView] = useState<FolderFileView | undefined>();
  useEffect(() => {
    void call("folder-exchange/file", { id, file }).then(setView);
  }, [id, file]);
  if (!view) return null;
  const lines = lineDifference(view.before ?? "", view.after);
  return (
    <pre className="file-difference" tabIndex={0} aria-label={texts.changesOf(file)}>
      {lines.length === 0 && texts.onlyLineEndsDiffer}
      {lines.map(({ kind, text }, at) => (
        <span key={at} className={`is-${kind}`}>
          {`${signs[kind]} ${text}\n`}
        </span>
      ))}
    </pre>
  );
}
