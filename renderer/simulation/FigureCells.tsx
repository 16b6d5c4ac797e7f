import type { ReactNode } from "react";
import { significanceOf, significanceOfChange } from "../../shared/simulation/index.js";
import type { Change, Estimate, Figure, Significance } from "../../shared/simulation/index.js";
import { changeText, changeTitle, intervalText, percent, shareTitle } from "./format.js";

interface ShareProps {
  readonly share: Estimate | null;
  /** What the share is measured by, from 0 to 1; null: by nothing, so it has no mark. */
  readonly baseline: number | null;
}

/** A share with its interval, as a cell of a table. Its interval alone decides whether it stands out. */
export function ShareCell({ share, baseline }: ShareProps): ReactNode {
  if (!share) return <NoFigure />;
  const significance = baseline === null ? significanceOf(share, share.value) : significanceOf(share, baseline);
  return (
    <td className={cellClass(significance)} title={shareTitle(share, baseline, significance)}>
      {percent(share.value)} <span className="simulation-soft">{intervalText(share)}</span>
      <Mark significance={significance} />
    </td>
  );
}

/** A change in points, marked where its whole interval is a gain or a loss. */
export function ChangeCell({ change }: { readonly change: Change | null }): ReactNode {
  if (!change) return <NoFigure />;
  const significance = significanceOfChange(change);
  return (
    <td className={cellClass(significance)} title={changeTitle(change, significance)}>
      {changeText(change)}
      <Mark significance={significance} />
    </td>
  );
}

interface FigureProps {
  readonly figure: Figure;
  readonly isCompared: boolean;
  readonly baseline: number | null;
}

/** A share now and, where that is compared, what an edit did to it. */
export function FigureCells({ figure, isCompared, baseline }: FigureProps): ReactNode {
  return (
    <>
      <ShareCell share={figure.now} baseline={baseline} />
      {isCompared && <ChangeCell change={figure.change} />}
    </>
  );
}

const NoFigure = (): ReactNode => <td className="is-number simulation-soft">–</td>;

const classes: Readonly<Record<Significance, string>> = {
  above: "is-number is-up",
  below: "is-number is-down",
  undecided: "is-number",
  "too-few": "is-number is-too-few",
};

const cellClass = (significance: Significance): string => classes[significance];

/** A star for what is surely better, a sign of its own for what is surely worse; room for it in every cell, so that figures align. */
function Mark({ significance }: { readonly significance: Significance }): ReactNode {
  const sign = significance === "above" ? "★" : significance === "below" ? "▼" : "";
  return <span className="simulation-mark">{sign}</span>;
}
