import type { ReactNode } from "react";
import { useCloseOverlay } from "../state/index.js";
import { texts } from "./texts.js";

/** What the main button does: something of its own, or it submits the form of this id. */
type Confirming = { readonly onConfirm: () => void } | { readonly form: string };

interface ConfirmFooterBase {
  /** The text beside the buttons: what is wrong, or what the main button does. */
  readonly note?: string | undefined;
  /** Other things to do than to confirm or to leave. */
  readonly children?: ReactNode;
  /** What the main button is called. */
  readonly title?: string;
  /** What the button that leaves is called, where there is nothing left to cancel. */
  readonly leaveTitle?: string | undefined;
  readonly isDisabled?: boolean;
  /** Which button has the keyboard when the dialog opens, where that is none of its fields. */
  readonly firstFocus?: "main" | "cancel";
}

/** The foot of a dialog that does one thing or nothing: leave it by Cancel, or confirm it by the main button. */
export function ConfirmFooter({
  note = "",
  children,
  title = texts.save,
  leaveTitle = texts.cancel,
  isDisabled = false,
  firstFocus,
  ...confirming
}: ConfirmFooterBase & Confirming): ReactNode {
  const close = useCloseOverlay();
  const isFirst = (button: typeof firstFocus): true | undefined => firstFocus === button || undefined;
  return (
    <>
      {children}
      <span className="dialog-note">{note}</span>
      <button type="button" className="button" data-first-focus={isFirst("cancel")} onClick={close}>
        {leaveTitle}
      </button>
      <button
        {...("form" in confirming
          ? { type: "submit", form: confirming.form }
          : { type: "button", onClick: confirming.onConfirm })}
        className="button is-main"
        data-first-focus={isFirst("main")}
        disabled={isDisabled}
      >
        {title}
      </button>
    </>
  );
}
