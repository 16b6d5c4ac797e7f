import type { ReactNode } from "react";
import type { ValuesProgress } from "../derived/index.js";
import { texts } from "./texts.js";

interface Props {
  /** Names of the columns whose values are waited for. */
  readonly names: readonly string[];
  readonly progress: ValuesProgress;
}

/** Says that values are being computed, and how far it is. */
export function WorkingOut({ names, progress: { done, all } }: Props): ReactNode {
  const per = Math.max(1, names.length);
  return (
    <span className="working-out" role="status">
      <span className="spinner" aria-hidden="true" />
      {texts.computing(
        names.join(", "),
        Math.floor(done / per).toLocaleString("en"),
        Math.floor(all / per).toLocaleString("en"),
      )}
    </span>
  );
}
