import { useState, type ReactNode } from "react";
import type { ProblemView } from "../../shared/validate/index.js";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { call, useCloseOverlay } from "../state/index.js";
import { texts } from "./texts.js";

/** Accepts a problem with a reason, which is stored beside the cards for the next review. */
export function WaiveDialog({ problem }: { readonly problem: ProblemView }): ReactNode {
  const close = useCloseOverlay();
  const [reason, setReason] = useState("");
  const accept = async (): Promise<void> => {
    const answer = await call("problems/waive", { problem: problem.id, reason: reason.trim() });
    if (answer) close();
  };
  return (
    <Dialog
      title={texts.addException}
      footer={
        <ConfirmFooter title={texts.addException} isDisabled={reason.trim() === ""} onConfirm={() => void accept()} />
      }
    >
      <p>
        {problem.rowTitle}: {problem.message}
      </p>
      <label className="waive-reason">
        {texts.reasonForTheException}
        <textarea
          className="field"
          rows={3}
          value={reason}
          data-first-focus
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <p className="hint">{texts.reasonIsShared(problem.sheet.file)}</p>
    </Dialog>
  );
}
