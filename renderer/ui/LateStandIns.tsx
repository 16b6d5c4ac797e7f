import { useEffect, type ReactNode } from "react";
import { useCloseOverlay, whenLeftBehind } from "../state/index.js";
import { Dialog } from "./Dialog.js";
import { useHeldTurns, type StandIn } from "./late.js";
import { texts } from "./texts.js";

/** Stands in for a part of the page that is not here: says so once that takes long, or that it could not be had. */
export const LateNote: StandIn = ({ tryAgain }) =>
  tryAgain ? (
    <p className="late-note is-failed" role="alert">
      {texts.partNotLoaded} <TryAgain onClick={tryAgain} />
    </p>
  ) : (
    <p className="late-note" role="status">
      {texts.loading}
    </p>
  );

/** The same for a part that is to take the keyboard at once: what is typed waits for it. */
export const LateField: StandIn = ({ tryAgain }) => {
  useHeldTurns(tryAgain === undefined);
  return <LateNote tryAgain={tryAgain} />;
};

/** Stands in for a dialog, for which what is typed waits. One that comes so late that the person has gone on stays away. */
export const LateDialog: StandIn = ({ tryAgain }) => {
  const close = useCloseOverlay();
  useEffect(() => whenLeftBehind(close), [close]);
  if (!tryAgain) return <LateField tryAgain={undefined} />;
  return (
    <Dialog title={texts.notLoaded} footer={<TryAgain onClick={tryAgain} />}>
      <p>{texts.partNotLoaded}</p>
    </Dialog>
  );
};

const TryAgain = ({ onClick }: { readonly onClick: () => void }): ReactNode => (
  <button type="button" className="button is-main" data-first-focus onClick={onClick}>
    {texts.tryAgain}
  </button>
);
