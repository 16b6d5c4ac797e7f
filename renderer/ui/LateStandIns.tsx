import { useEffect, type ReactNode } from "react";
import { isFocusAwaited, useCloseOverlay, whenLeftBehind, type FocusTarget } from "../state/index.js";
import { Dialog } from "./Dialog.js";
import type { StandIn } from "./part-guard.js";
import { useHeldTurns } from "./late.js";
import { texts } from "./texts.js";

/** Says that a part of the page is being loaded, once that takes long, or that it could not be. */
const noteOf =
  (className: string): StandIn =>
  ({ tryAgain, hasFailed = false }) =>
    tryAgain ? (
      <p className={`${className} is-failed`} role="alert">
        {hasFailed ? texts.partFailed : texts.partNotLoaded} <TryAgain onClick={tryAgain} />
      </p>
    ) : (
      <p className={className} role="status">
        {texts.loading}
      </p>
    );

/** Stands in for a part of the page that takes most of it: a note over the middle of the window. */
export const LateNote = noteOf("late-note");

/** Stands in for a part of a panel or a dialog, at its place. */
export const LateInPlace = noteOf("late-in-place");

/** The same for a part that is to take the keyboard at once: what is typed waits for it. */
export const LateField: StandIn = (props) => {
  useHeldTurns(props.tryAgain === undefined);
  return <LateNote {...props} />;
};

/** The same for a part of the page that takes the keyboard only where it was asked to. */
export const lateFor =
  (target: FocusTarget): StandIn =>
  (props) => {
    useHeldTurns(props.tryAgain === undefined && isFocusAwaited(target));
    return <LateNote {...props} />;
  };

/** Stands in for a dialog, for which what is typed waits. One that comes so late that the person has gone on stays away. */
export const LateDialog: StandIn = ({ tryAgain, hasFailed = false }) => {
  const close = useCloseOverlay();
  useEffect(() => whenLeftBehind(close), [close]);
  if (!tryAgain) return <LateField tryAgain={undefined} />;
  return (
    <Dialog title={hasFailed ? texts.failed : texts.notLoaded} footer={<TryAgain onClick={tryAgain} />}>
      <p>{hasFailed ? texts.partFailed : texts.partNotLoaded}</p>
    </Dialog>
  );
};

const TryAgain = ({ onClick }: { readonly onClick: () => void }): ReactNode => (
  <button type="button" className="button is-main" data-first-focus onClick={onClick}>
    {texts.tryAgain}
  </button>
);
