import type { ReactNode } from "react";
import type { ReviewItemView } from "../../shared/bridge/index.js";
import type { ReviewVerdict } from "../../shared/revision/index.js";
import { texts } from "./texts.js";

interface Props {
  readonly item: Pick<ReviewItemView, "isStale" | "former" | "note">;
  readonly differs: boolean;
}

/** What became of a decision since it was made, and what was noted. */
export const Said = ({ item: { isStale, former, note }, differs }: Props): ReactNode => (
  <>
    {isStale && (
      <p className="review-stale">
        {differs ? [texts.changedSince, ...(former === null ? [] : [texts.former[former]])].join(" ") : texts.noLonger}
      </p>
    )}
    {note !== "" && <blockquote>{note}</blockquote>}
  </>
);

/** What is decided, as a mark beside the name. */
export const VerdictMark = ({ verdict }: { readonly verdict: ReviewVerdict | null }): ReactNode => (
  <span className={`review-verdict is-${verdict ?? "open"}`}>
    {verdict === null ? texts.open : texts.decided[verdict]}
  </span>
);
