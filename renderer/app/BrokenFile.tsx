import { FileWarning } from "lucide-react";
import type { ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import { call, setApp, useApp } from "../state/index.js";
import { StartSet } from "../start/index.js";
import { lateTexts } from "./late-texts.js";

/** Nothing to show as a grid: an empty folder, or one whose files do not parse. */
export function BrokenFile(): ReactNode {
  const files = useApp(({ workspace }) => workspace?.files ?? []);
  const broken = files.filter(({ condition }) => condition.kind === "broken" || condition.kind === "unreadable");
  if (broken.length === 0) return <StartSet />;
  return (
    <div className="blank">
      <FileWarning aria-hidden="true" />
      <h2>{lateTexts.noSheetCanBeShown}</h2>
      <ul className="blank-list">
        {broken.map(({ file, condition }) => (
          <li key={file}>
            <strong>{visibleName(file)}</strong>{" "}
            {condition.kind === "broken" && (
              <>
                {lateTexts.faultInLine(condition.fault.line ?? "?", condition.fault.message)}
                <button type="button" className="button is-small" onClick={() => setApp({ textFile: file })}>
                  {lateTexts.editAsText}
                </button>
              </>
            )}
            {condition.kind === "unreadable" && (
              <>
                {condition.fault.message}
                <button type="button" className="button is-small" onClick={() => void call("file/retry", { file })}>
                  {lateTexts.tryAgain}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
