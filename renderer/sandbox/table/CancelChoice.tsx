import type { ReactNode } from "react";
import type { BackOut } from "../../../shared/match/index.js";
import { askTable } from "../match/table-client.js";
import { tableTexts } from "./texts.js";

interface Props {
  readonly backOut: BackOut | null;
}

/** Takes back the choice that led to a question, beside the question. */
export const CancelChoice = ({ backOut }: Props): ReactNode =>
  backOut?.kind === "open" ? (
    <CancelButton label={tableTexts.cancelNamed(backOut.label)} cancel={() => askTable({ kind: "cancel" })} />
  ) : null;

/** Why a question cannot be cancelled. */
export const WhyNoCancel = ({ backOut }: Props): ReactNode =>
  backOut?.kind === "closed" ? <span className="prompt-hint"> {reasons[backOut.reason]}</span> : null;

const reasons: Readonly<Record<Extract<BackOut, { kind: "closed" }>["reason"], string>> = {
  learnt: tableTexts.resultSeen,
  answered: tableTexts.otherAnswered,
  forced: tableTexts.rulesAskForIt,
};

interface CancelProps {
  /** What it takes back. */
  readonly label: string;
  readonly cancel: () => void;
}

export const CancelButton = ({ label, cancel }: CancelProps): ReactNode => (
  <button type="button" className="button prompt-cancel" title={label} onClick={cancel}>
    {tableTexts.cancel} <kbd>{tableTexts.esc}</kbd>
  </button>
);
