import type { ReactNode } from "react";
import { openOverlay, useApp } from "../state/index.js";
import { statusTexts } from "./texts.js";

/** Tells when files generated from the cards no longer match them, or leave cards out. Opens what is different. */
export function StaleBadge(): ReactNode {
  const artifacts = useApp((state) => state.artifacts);
  if (!artifacts || artifacts.present.length === 0) return null;
  const { stale, failed } = artifacts;
  if (stale.length === 0 && failed === 0) return null;
  const leftOut = failed === 1 ? statusTexts.oneLeftOut : statusTexts.countLeftOut(failed);
  const outOfDate =
    stale.length === 1 ? statusTexts.isOutOfDate(stale[0] ?? "") : statusTexts.areOutOfDate(stale.length);
  return (
    <button
      type="button"
      className={`status-button ${stale.length > 0 ? "is-warn" : ""}`}
      title={[...stale, ...(failed > 0 ? [leftOut] : [])].join("\n")}
      onClick={() => openOverlay({ kind: "artifacts" })}
    >
      <span aria-hidden="true">{stale.length > 0 ? "↻ " : "△ "}</span>
      {stale.length > 0 ? outOfDate : statusTexts.leftOutOfFiles(leftOut)}
    </button>
  );
}
