import { GitBranch, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import type { TunerRequest, TunerStatus, TunerTrial } from "../../../shared/bridge/index.js";
import { columnKey, numberIn } from "../../../shared/sheet/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { rowTitleOf, shownWhatIf, useApp, type GridRow } from "../../state/index.js";
import { percent } from "../format.js";
import { texts } from "./texts.js";
import { tryProposal, writeProposal } from "./tuner-acts.js";

interface Props {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly status: TunerStatus;
  readonly asked: TunerRequest;
  readonly wordsOf: (values: readonly number[]) => string;
}

/** What the tuner proposes, with the acts that make an edit of it. */
export function TunerProposal({ sheet, row, status, asked, wordsOf }: Props): ReactNode {
  const whatIf = useApp(shownWhatIf);
  const { proposal, now, trials, state } = status;
  if (!proposal) {
    const closest = closestOf(trials, asked);
    if (state !== "finished" || !closest) return null;
    return (
      <p role="status">
        {texts.noneInside} {texts.closest(wordsOf(closest.values), percent(closest.interval.value))}
      </p>
    );
  }
  if (proposal.every((value, at) => value === now[at])) return <p role="status">{texts.staysAsItIs}</p>;
  // The card as it is called now: it may have been renamed since.
  const card = rowTitleOf(sheet, row.cells);
  const proposed = { asked, card, now, values: proposal, title: wordsOf(proposal) };
  const isStale = asked.numbers.some(({ column }, at) => numberAt(sheet, row, columnKey(column)) !== now[at]);
  return (
    <section className="tuner-proposal" aria-label={texts.proposal}>
      <p role="status">
        {texts.proposal}: <strong>{texts.proposed(wordsOf(proposal), wordsOf(now))}</strong>
      </p>
      {isStale ? (
        <p>{texts.changedSince}</p>
      ) : (
        <span className="what-if-ways">
          {!whatIf && (
            <button type="button" className="button" onClick={() => void tryProposal(proposed)}>
              <GitBranch aria-hidden /> {texts.tryOut}
            </button>
          )}
          <button type="button" className="button is-main" onClick={() => void writeProposal(proposed)}>
            <PencilLine aria-hidden /> {whatIf ? texts.writeWhatIf(whatIf.name) : texts.write}
          </button>
        </span>
      )}
    </section>
  );
}

/** The trial whose win rate is nearest to the middle of the target. */
function closestOf(trials: readonly TunerTrial[], { target }: TunerRequest): TunerTrial | undefined {
  const distanceOf = ({ interval }: TunerTrial): number => Math.abs(interval.value - (target.low + target.high) / 2);
  return [...trials].sort((a, b) => distanceOf(a) - distanceOf(b))[0];
}

function numberAt({ columns }: SheetView, { cells }: GridRow, key: string): number | undefined {
  return numberIn(cells[columns.findIndex((column) => column.key === key)] ?? null);
}
