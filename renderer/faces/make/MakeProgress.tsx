import type { ReactNode } from "react";
import type { Making } from "../../../shared/bridge/index.js";
import { useMaking } from "./making.js";
import { makeTexts as texts } from "./texts.js";

const mostRemarks = 20;

/** How far it is, how it ended, and what a person should know about what was made. */
export function MakeProgress(): ReactNode {
  const making = useMaking((state) => state.making);
  if (making === null) return null;
  const { state, drawn, total, remarks } = making;
  const isOver = state === "finished" || state === "failed";
  return (
    <div className="make-progress" role="status" data-state={state}>
      {state === "running" && <progress max={total} value={drawn} aria-label={texts.cards} />}
      <p>{sentence(making)}</p>
      {isOver && remarks.length > 0 && (
        <ul>
          {remarks.slice(0, mostRemarks).map((remark, at) => (
            <li key={`${at} ${remark}`}>{remark}</li>
          ))}
          {remarks.length > mostRemarks && <li>{texts.more(remarks.length - mostRemarks)}</li>}
        </ul>
      )}
    </div>
  );
}

function sentence({ state, drawn, total, file }: Making): string {
  switch (state) {
    case "idle":
    case "running":
      return texts.drawn(drawn.toLocaleString("en"), total.toLocaleString("en"));
    case "cancelled":
      return texts.stopped;
    case "failed":
      return texts.failed;
    case "finished":
      return file === null ? "" : texts.finished(file.name, sizeOf(file.bytes));
  }
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
