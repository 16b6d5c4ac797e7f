import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useCloseOverlay } from "../state/index.js";
import { returnKeyboard } from "./return-keyboard.js";
import { IconButton } from "./IconButton.js";
import { texts } from "./texts.js";

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly isTitleHidden?: boolean;
  /** The body holds nothing to focus, so that the keyboard scrolls the body itself. */
  readonly isScrolling?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A modal over the sheet: the browser keeps the keyboard inside it, Escape and a click beside it close it. */
export function Dialog({
  title,
  className = "",
  isTitleHidden = false,
  isScrolling = false,
  children,
  footer,
}: DialogProps): ReactNode {
  const close = useCloseOverlay();
  const element = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const hasFirstFocus = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      returnKeyboard(before);
    };
  }, []);
  // The browser would take the first button; React keeps its autoFocus to itself. What is to be first may come later, and
  // what has the keyboard may be disabled or go: it must not leave the dialog then.
  useEffect(() => {
    const dialog = element.current;
    const now = document.activeElement;
    const isLost = now === null || now === document.body;
    const first = dialog?.querySelector<HTMLElement>("[data-first-focus]:not(:disabled)");
    const isUntouched = !hasFirstFocus.current && (isLost || now === dialog || now === closeButton.current);
    if (first) hasFirstFocus.current = true;
    if (!isLost && !(first && isUntouched)) return;
    const next = first ?? dialog?.querySelector<HTMLElement>(".dialog-foot button:not(:disabled)");
    (next ?? closeButton.current)?.focus({ preventScroll: !isUntouched });
    // What a field proposes is replaced by typing.
    if (next === first && next instanceof HTMLInputElement) next.select();
  });
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        if (event.target !== element.current) return;
        // Else the browser would take the keyboard from where it goes back to, for the text that a drag from here may mark.
        event.preventDefault();
        close();
      }}
    >
      <div className="dialog-frame">
        <header className={isTitleHidden ? "visually-hidden" : "dialog-head"}>
          <h2 id={titleId}>{title}</h2>
          <IconButton title={texts.close} icon={<X />} ref={closeButton} onClick={close} />
        </header>
        <div className="dialog-body" tabIndex={isScrolling ? 0 : undefined}>
          {children}
        </div>
        {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
