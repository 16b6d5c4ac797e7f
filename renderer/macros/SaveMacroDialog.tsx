import { useId, useState, type ReactNode } from "react";
import { ownFileName, placedMessage } from "../../shared/base/index.js";
import { activeSheet, ask, sayHere, setApp, useApp, useCloseOverlay, type Recording } from "../state/index.js";
import { ConfirmFooter, Dialog } from "../ui/index.js";
import { wordsOfAct } from "./repeat.js";
import { texts } from "./texts.js";

/** The steps that were recorded, to be saved under a name. */
export function SaveMacroDialog(): ReactNode {
  const recording = useApp((state) => state.recording);
  return recording ? <Saving recording={recording} /> : null;
}

function Saving({ recording: { steps, leftOut } }: { readonly recording: Recording }): ReactNode {
  const close = useCloseOverlay();
  const sheet = useApp(activeSheet);
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const form = useId();
  const wanted = name.trim();
  const isGood = ownFileName.test(wanted);
  const save = async (): Promise<void> => {
    const saved = await ask("macros/save", { name: wanted, macro: { steps: [...steps] } });
    if (!saved.ok) {
      setFault(placedMessage(saved.error));
      return;
    }
    setApp({ recording: null });
    close();
    sayHere("info", texts.savedAs(saved.value.file));
  };
  const titleOf = (key: string): string => sheet?.columns.find((column) => column.key === key)?.title ?? key;
  return (
    <Dialog
      title={texts.saveTitle}
      className="save-macro"
      footer={
        <ConfirmFooter form={form} title={texts.save} leaveTitle={texts.goOn} isDisabled={!isGood}>
          <button
            type="button"
            className="button"
            onClick={() => {
              setApp({ recording: null });
              close();
            }}
          >
            {texts.discard}
          </button>
        </ConfirmFooter>
      }
    >
      <form
        id={form}
        className="replace-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) void save();
        }}
      >
        <label>
          <span>{texts.name}</span>
          <input
            className="field"
            data-first-focus
            value={name}
            maxLength={80}
            aria-invalid={wanted !== "" && !isGood}
            onChange={({ target }) => {
              setName(target.value);
              setFault(undefined);
            }}
          />
        </label>
      </form>
      <p role="status" className="hint">
        {fault ?? (wanted !== "" && !isGood ? texts.badName : "")}
      </p>
      <ol className="macro-steps" aria-label={texts.steps}>
        {steps.map((step, at) => (
          <li key={at}>{texts.step(titleOf(step.column), wordsOfAct(step))}</li>
        ))}
      </ol>
      {leftOut.length > 0 && <p className="hint">{texts.leftOut(leftOut)}</p>}
    </Dialog>
  );
}
