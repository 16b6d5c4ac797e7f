import type { ReactNode } from "react";
import { closeOverlay } from "../state/index.js";

interface SettingsFooterProps {
  /** What is said beside the buttons: what is wrong, or what saving does. */
  readonly note?: string | undefined;
  /** Other things to do than to save or to leave. */
  readonly children?: ReactNode;
  /** What the main button is called. */
  readonly saveTitle?: string;
  readonly isDisabled?: boolean;
  readonly onSave: () => void;
}

/** The foot of a dialog whose settings are stored together or not at all. */
export function SettingsFooter({
  note = "",
  children,
  saveTitle = "Save",
  isDisabled = false,
  onSave,
}: SettingsFooterProps): ReactNode {
  return (
    <>
      {children}
      <span className="dialog-note">{note}</span>
      <button type="button" className="button" onClick={closeOverlay}>
        Cancel
      </button>
      <button type="button" className="button is-main" disabled={isDisabled} onClick={onSave}>
        {saveTitle}
      </button>
    </>
  );
}
