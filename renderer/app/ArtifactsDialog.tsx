import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import type { ArtifactsDifference, FailedRowView } from "../../shared/bridge/index.js";
import { generateFiles } from "../commands/index.js";
import { goToCell } from "../navigation/index.js";
import { Dialog } from "../ui/index.js";
import { call, useApp, useCloseOverlay } from "../state/index.js";
import { lateTexts } from "./late-texts.js";

/** More would be more than anyone reads. */
const mostLines = 200;

/** The differences between the generated files and the current cards, the cards left out, and one button to regenerate. */
export function ArtifactsDialog(): ReactNode {
  const artifacts = useApp((state) => state.artifacts);
  const [found, setFound] = useState<ArtifactsDifference | undefined>();
  const [isWriting, setWriting] = useState(false);

  const look = useCallback(async (): Promise<void> => {
    const answer = await call("artifacts/difference", {});
    if (answer) setFound(answer);
  }, []);
  // The cards, or the files, may change while this is read.
  useEffect(() => {
    let isWanted = true;
    void call("artifacts/difference", {}).then((answer) => {
      if (isWanted && answer) setFound(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [artifacts]);

  const write = async (): Promise<void> => {
    setWriting(true);
    await generateFiles();
    await look();
    setWriting(false);
  };
  const files = useMemo(() => byFile(found?.differences ?? []), [found]);
  const failed = found?.failed ?? [];
  return (
    <Dialog
      title={lateTexts.generatedFiles}
      className="artifacts"
      footer={
        <button
          type="button"
          className="button is-main"
          data-first-focus
          disabled={isWriting || found?.differences.length === 0}
          onClick={() => void write()}
        >
          {isWriting ? lateTexts.writing : lateTexts.regenerate}
        </button>
      }
    >
      <p role="status">{summaryOf(found)}</p>
      {files.map(([file, lines]) => (
        <section key={file} className="artifacts-file">
          <h3>{file}</h3>
          <ul>
            {lines.slice(0, mostLines).map((text, at) => (
              <li key={`${at} ${text}`}>{text}</li>
            ))}
          </ul>
          {lines.length > mostLines && <p>{lateTexts.andMore(lines.length - mostLines)}</p>}
        </section>
      ))}
      {failed.length > 0 && (
        <section className="artifacts-file">
          <h3>{failed.length === 1 ? lateTexts.oneCardLeftOut : lateTexts.cardsLeftOut(failed.length)}</h3>
          <ul className="artifacts-failed">
            {failed.slice(0, mostLines).map((row, at) => (
              <li key={`${at} ${row.file} ${row.id}`}>
                <FailedRow row={row} />
              </li>
            ))}
          </ul>
          {failed.length > mostLines && <p>{lateTexts.andMore(failed.length - mostLines)}</p>}
        </section>
      )}
    </Dialog>
  );
}

function FailedRow({ row }: { readonly row: FailedRowView }): ReactNode {
  const close = useCloseOverlay();
  const { file, table, rowKey, name, id, column, message } = row;
  const title = name || id;
  return (
    <>
      {rowKey === null ? (
        <strong>{title}</strong>
      ) : (
        <button
          type="button"
          className="duplicates-card"
          onClick={() => {
            close();
            void goToCell({ file, table }, rowKey, column);
          }}
        >
          {title}
        </button>
      )}
      <span>{message}</span>
      <span className="artifacts-place">{file}</span>
    </>
  );
}

function summaryOf(found: ArtifactsDifference | undefined): string {
  if (!found) return lateTexts.comparing;
  const { length } = found.differences;
  return length === 0 ? lateTexts.upToDate : lateTexts.differences(length);
}

function byFile(differences: ArtifactsDifference["differences"]): [string, string[]][] {
  const files = new Map<string, string[]>();
  for (const { file, text } of differences) files.set(file, [...(files.get(file) ?? []), text]);
  return [...files];
}
