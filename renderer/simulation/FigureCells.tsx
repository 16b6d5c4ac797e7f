import type { ReactNode } from "react";
import type { Change, Estimate, Figure } from "../../shared/simulation/index.js";
import { changeText, intervalText, isTelling, percent } from "./format.js";

/** A share with its interval, as a cell of a table. */
export function ShareCell({ share }: { readonly share: Estimate | null }): ReactNode {
  if (!share) return <td className="is-number simulation-soft">–</td>;
  return (
    <td className="is-number" title={`of ${share.of.toLocaleString()}`}>
      {percent(share.value)} <span className="simulation-soft">{intervalText(share)}</span>
    </td>
  );
}

/** A change in points; one that is more than chance stands out, by its sign's colour and a star. */
export function ChangeCell({ change }: { readonly change: Change | null }): ReactNode {
  if (!change) return <td className="is-number simulation-soft">–</td>;
  if (!isTelling(change)) return <td className="is-number simulation-soft">{changeText(change)}</td>;
  return (
    <td className={change.value > 0 ? "is-number is-up" : "is-number is-down"}>
      {changeText(change)}
      <span title="More than chance"> ★</span>
    </td>
  );
}

export function FigureCells({
  figure,
  isCompared,
}: {
  readonly figure: Figure;
  readonly isCompared: boolean;
}): ReactNode {
  return (
    <>
      <ShareCell share={figure.now} />
      {isCompared && <ChangeCell change={figure.change} />}
    </>
  );
}
