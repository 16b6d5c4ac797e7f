import { useEffect, useRef, useState, type ReactNode } from "react";
import type { StepChangeView, StepsView, StepView } from "../../shared/workspace/index.js";
import { clearStepsOrNot, travelTo } from "../navigation/index.js";
import { call, turns, useApp } from "../state/index.js";
import { Dialog, walkButtons } from "../ui/index.js";
import { CellValues } from "./CellChange.js";
import { texts } from "./texts.js";

/** The steps of undo and redo with what each changed, the newest first. Choosing one goes back or forward to it. */
export function StepsDialog(): ReactNode {
  const found = useStepsOfHistory();
  const steps = found?.steps.toReversed() ?? [];
  const current = steps.find(({ isDone }) => isDone)?.id ?? 0;
  const list = useRef<HTMLOListElement>(null);
  return (
    <Dialog
      title={texts.steps}
      className="changes"
      footer={
        <button type="button" className="button" disabled={steps.length === 0} onClick={clearStepsOrNot}>
          {texts.clearSteps}
        </button>
      }
    >
      <p role="status">{found && (steps.length === 0 ? texts.noSteps : texts.stepsHint)}</p>
      {found && steps.length > 0 && (
        <ol
          ref={list}
          className="steps"
          onKeyDown={(event) => {
            if (walkButtons(list.current, event.key)) event.preventDefault();
          }}
        >
          {steps.map((step) => (
            <Step key={step.id} id={step.id} step={step} title={step.label} isCurrent={step.id === current} />
          ))}
          <Step id={0} title={found.isCut ? texts.olderSteps : texts.beforeFirst} isCurrent={current === 0} />
        </ol>
      )}
    </Dialog>
  );
}

/** The steps as they are now; undefined until they were read for the first time. */
function useStepsOfHistory(): StepsView | undefined {
  const history = useApp(({ workspace }) => workspace?.history);
  const [answer, setAnswer] = useState<StepsView>();
  useEffect(() => {
    let isWanted = true;
    void call("history/steps", {}).then((steps) => {
      if (isWanted && steps) setAnswer(steps);
    });
    return () => {
      isWanted = false;
    };
  }, [history]);
  return answer;
}

/** Goes to a step; the keyboard stays in the list, so that the next key leads on from there. */
async function go(id: number, button: HTMLElement): Promise<void> {
  await travelTo(id);
  button.focus();
}

interface StepProps {
  readonly id: number;
  readonly title: string;
  /** Absent for what was before all steps. */
  readonly step?: StepView;
  readonly isCurrent: boolean;
}

function Step({ id, title, step, isCurrent }: StepProps): ReactNode {
  const isUndone = step?.isDone === false;
  const rest = step ? step.count - step.changes.length : 0;
  return (
    <li className={isUndone ? "is-undone" : ""}>
      <button
        type="button"
        aria-current={isCurrent ? "step" : undefined}
        data-first-focus={isCurrent ? true : undefined}
        onClick={({ currentTarget }) => turns.hold(go(id, currentTarget))}
      >
        <span className="steps-title">{title}</span>
        {isCurrent && <strong>{texts.now}</strong>}
        {isUndone && <small>{texts.undone}</small>}
        {step && step.count > 1 && <small>{texts.changeCount(step.count)}</small>}
      </button>
      {step?.obstacle && <Obstacle obstacle={step.obstacle} />}
      {step && step.changes.length > 0 && (
        <ul className="changes-cells">
          {step.changes.map((change, at) => (
            <li key={at}>
              <Change change={change} />
            </li>
          ))}
          {rest > 0 && <li className="hint">{texts.moreChanges(rest)}</li>}
        </ul>
      )}
    </li>
  );
}

function Obstacle({ obstacle }: { readonly obstacle: NonNullable<StepView["obstacle"]> }): ReactNode {
  return (
    <p className="steps-obstacle">
      <strong>{obstacle.isWhole ? texts.notPossible : texts.partlyPossible}</strong> {obstacle.reasons.join(" ")}
    </p>
  );
}

function Change({ change: { sheetTitle, rowTitle, column, values } }: { readonly change: StepChangeView }): ReactNode {
  return (
    <>
      <span className="changes-column">
        {[rowTitle ?? sheetTitle, ...(column === null ? [] : [column])].join(", ")}
      </span>
      {values && <CellValues before={values.before} after={values.after} />}
    </>
  );
}
