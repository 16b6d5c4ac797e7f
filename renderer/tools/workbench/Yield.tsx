import type { ReactNode } from "react";
import type { Bench } from "../../../shared/games/index.js";
import { ReportView } from "../ReportView.js";
import { texts } from "../texts.js";
import type { Survey } from "./survey.js";
import { yieldReport } from "./yield-report.js";

interface Props {
  readonly bench: Bench;
  /** Undefined until it is counted. */
  readonly survey: Survey | undefined;
}

/** How many sentences each template makes, and how many are kept. */
export function Yield({ bench, survey }: Props): ReactNode {
  return (
    <div className="workbench-yield">
      <p className="workbench-note" role="status">
        {survey === undefined ? texts.counting : survey.skipped > 0 && texts.notCounted(survey.skipped)}
      </p>
      {survey && <ReportView report={yieldReport(bench, survey)} name="template-yield" />}
    </div>
  );
}
