import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { activeGrid } from "../grid/index.js";
import { closeOverlay } from "../state/index.js";

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
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The browser would take the first button; React keeps its autoFocus to itself.
    dialog?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    return () => {
      dialog?.close();
      activeGrid()?.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        closeOverlay();
      }}
      onMouseDown={({ target }) => {
        if (target === element.current) closeOverlay();
      }}
    >
      <div className="dialog-frame">
        <header className={isTitleHidden ? "visually-hidden" : "dialog-head"}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="tool" aria-label="Close" onClick={closeOverlay}>
            <X />
          </button>
        </header>
        <div className="dialog-body" tabIndex={isScrolling ? 0 : undefined}>
          {children}
        </div>
        {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}
