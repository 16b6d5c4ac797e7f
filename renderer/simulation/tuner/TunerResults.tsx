import type { ReactNode } from "react";
import { visibleName } from "../../../shared/base/index.js";
import { botTitle } from "../../../shared/bots/index.js";
import type { TunerRequest, TunerStatus } from "../../../shared/bridge/index.js";
import { columnKey } from "../../../shared/sheet/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import type { GridRow } from "../../state/index.js";
import { texts } from "./texts.js";
import { TrialTable } from "./TrialTable.js";
import { TunerProposal } from "./TunerProposal.js";

interface Props {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly status: TunerStatus;
  readonly asked: TunerRequest;
}

/** What the tuner knows so far: what is proposed, how far it is, and each value that was tried. */
export function TunerResults({ sheet, row, status, asked }: Props): ReactNode {
  const { state, trials, trying, candidates, failures, message } = status;
  const titles = asked.numbers.map(
    ({ column }) => sheet.columns.find(({ key }) => key === columnKey(column))?.title ?? columnKey(column),
  );
  const wordsOf = (values: readonly number[]): string =>
    titles.flatMap((title, at) => (values[at] === undefined ? [] : [texts.value(title, values[at])])).join(", ");
  const others = asked.contestants.filter(({ deck }) => deck !== asked.deck).map(({ deck }) => visibleName(deck));
  const [player, theirs] = asked.contestants.slice(0, 2).map(({ bot }) => botTitle(bot));
  return (
    <section className="tuner-results" aria-label={texts.trials}>
      {state === "running" && (
        <div className="tuner-progress">
          <progress aria-label={texts.progress} max={candidates} value={trials.length} />
          <span role="status">{trying && texts.trying(wordsOf(trying.values), trials.length + 1, candidates)}</span>
        </div>
      )}
      {state === "failed" && <p role="alert">{texts.failed(message ?? "")}</p>}
      {state !== "running" && <TunerProposal row={row} sheet={sheet} status={status} asked={asked} wordsOf={wordsOf} />}
      <TrialTable
        titles={titles}
        trials={trials}
        trying={state === "running" ? trying : null}
        target={asked.target}
        caption={texts.caption(visibleName(asked.deck), others.join(", "), player ?? "", theirs ?? "")}
      />
      {state !== "running" && <p className="hint">{endText(status)}</p>}
      {failures > 0 && <p className="hint">{texts.failures(failures)}</p>}
    </section>
  );
}

function endText({ state, trials, elapsedMs }: TunerStatus): string {
  const matches = trials.reduce((sum, { interval }) => sum + interval.of, 0);
  return state === "finished"
    ? texts.finished(trials.length, matches, (elapsedMs / 1000).toFixed(1))
    : texts.stopped(trials.length);
}
