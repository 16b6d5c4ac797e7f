import type { ReactNode } from "react";
import type { MergeConflictsView } from "../../shared/bridge/index.js";
import { wholeFileCommands, wholeFileLine } from "../../shared/merge/index.js";
import { texts } from "./texts.js";

/** Files that are in conflict as a whole, each with what decides it: the index of git is left to the person. */
export function WholeFiles({ files }: { readonly files: MergeConflictsView["wholeFiles"] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <section className="whole-files" aria-label={texts.wholeFiles}>
      <h3>{texts.wholeFiles}</h3>
      <p className="hint">{texts.wholeFilesHint}</p>
      <ul>
        {files.map(({ file, kind }) => (
          <li key={file}>
            <strong>{file}</strong> <span>{wholeFileLine(kind)}</span>
            <dl>
              {wholeFileCommands(kind, file).map(([end, way]) => (
                <div key={way}>
                  <dt>
                    <code>{way}</code>
                  </dt>
                  <dd>{end}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
