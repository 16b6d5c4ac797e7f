import type { ReactNode } from "react";
import type { BackOut } from "../../../shared/match/index.js";
import { askTable } from "../match/table-client.js";

interface Props {
  readonly backOut: BackOut | null;
}

/** Takes back the choice that led to a question, beside the question. */
export const CancelChoice = ({ backOut }: Props): ReactNode =>
  backOut?.kind === "open" ? (
    <CancelButton label={`Cancel: ${backOut.label}`} cancel={() => askTable({ kind: "cancel" })} />
  ) : null;

/** Why a question cannot be cancelled. */
export const WhyNoCancel = ({ backOut }: Props): ReactNode =>
  backOut?.kind === "closed" ? <span className="prompt-hint"> {reasons[backOut.reason]}</span> : null;

const reasons: Readonly<Record<Extract<BackOut, { kind: "closed" }>["reason"], string>> = {
  learnt: "Cannot be cancelled: you have already seen the result. Undo still takes it back.",
  answered: "Cannot be cancelled: the other player has already answered. Undo still takes it back.",
  forced: "Cannot be cancelled: the rules ask for it.",
};

interface CancelProps {
  /** What it takes back. */
  readonly label: string;
  readonly cancel: () => void;
}

export const CancelButton = ({ label, cancel }: CancelProps): ReactNode => (
  <button type="button" className="button prompt-cancel" title={label} onClick={cancel}>
    Cancel <kbd>Esc</kbd>
  </button>
);
